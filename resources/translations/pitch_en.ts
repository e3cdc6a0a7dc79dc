<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>PitchDesk</name>
    <message numerus="yes">
        <source>%n order(s) missing</source>
        <translation>
            <numerusform>%n order missing</numerusform>
            <numerusform>%n orders missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) refused</source>
        <translation>
            <numerusform>%n order refused</numerusform>
            <numerusform>%n orders refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow card(s)</source>
        <translation>
            <numerusform>%n yellow card</numerusform>
            <numerusform>%n yellow cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <translation>
            <numerusform>%n round left</numerusform>
            <numerusform>%n rounds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) off</source>
        <translation>
            <numerusform>off for %n round</numerusform>
            <numerusform>off for %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) wait</source>
        <translation>
            <numerusform>%n proposal waits</numerusform>
            <numerusform>%n proposals wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PitchWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a player is off</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
