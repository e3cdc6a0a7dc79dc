<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>EditorSide</name>
    <message numerus="yes">
        <source>doubtful: %n question(s)</source>
        <translation>
            <numerusform>doubtful: %n question</numerusform>
            <numerusform>doubtful: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message numerus="yes">
        <source>%n file(s) removed.</source>
        <translation>
            <numerusform>%n file removed.</numerusform>
            <numerusform>%n files removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MappingSheet</name>
    <message numerus="yes">
        <source>%n question(s) in the first rows</source>
        <translation>
            <numerusform>%n question in the first rows</numerusform>
            <numerusform>%n questions in the first rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackExport</name>
    <message numerus="yes">
        <source>%n medium(s) could not go with it.</source>
        <translation>
            <numerusform>%n picture, sound or video could not go with it.</numerusform>
            <numerusform>%n pictures, sounds and videos could not go with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackWords</name>
    <message numerus="yes">
        <source>and %n more team(s)</source>
        <translation>
            <numerusform>and %n more team</numerusform>
            <numerusform>and %n more teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message numerus="yes">
        <source>%n doubtful place(s)</source>
        <translation>
            <numerusform>%n doubtful place</numerusform>
            <numerusform>%n doubtful places</numerusform>
        </translation>
    </message>
</context>
</TS>
