<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>AppealChange</name>
    <message numerus="yes">
        <source>Changes for %n team(s)</source>
        <translation>
            <numerusform>Changes for %n team</numerusform>
            <numerusform>Changes for %n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MediaNote</name>
    <message numerus="yes">
        <source>All %n picture(s), sound(s) and video(s) can be shown.</source>
        <translation>
            <numerusform>%n picture, sound or video can be shown.</numerusform>
            <numerusform>All %n pictures, sounds and videos can be shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking at %n picture(s), sound(s) and video(s)…</source>
        <translation>
            <numerusform>Looking at %n picture, sound or video…</numerusform>
            <numerusform>Looking at %n pictures, sounds and videos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteBox</name>
    <message numerus="yes">
        <source>Add %n team(s)</source>
        <translation>
            <numerusform>Add %n team</numerusform>
            <numerusform>Add %n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamsPage</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
</TS>
