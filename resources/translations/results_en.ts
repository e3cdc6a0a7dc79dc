<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n file(s) written: %1</source>
        <translation>
            <numerusform>%n file written: %1</numerusform>
            <numerusform>%n files written: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) wait</source>
        <translation>
            <numerusform>%n night waits</numerusform>
            <numerusform>%n nights wait</numerusform>
        </translation>
    </message>
</context>
</TS>
