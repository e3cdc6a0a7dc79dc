<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n answer(s) not marked yet</source>
        <translation>
            <numerusform>%n answer not marked yet</numerusform>
            <numerusform>%n answers not marked yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) not saved</source>
        <translation>
            <numerusform>%n step not saved</numerusform>
            <numerusform>%n steps not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in memory: do not switch off.</source>
        <translation>
            <numerusform>%n step only in memory: do not switch off.</numerusform>
            <numerusform>%n steps only in memory: do not switch off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message numerus="yes">
        <source>Photo finish (H19): the order of sending of %n team(s) is open</source>
        <translation>
            <numerusform>Photo finish (H19): the order of sending of %n team is open</numerusform>
            <numerusform>Photo finish (H19): the order of sending of %n teams is open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) not marked: counted as failures</source>
        <translation>
            <numerusform>%n answer not marked: counted as a failure</numerusform>
            <numerusform>%n answers not marked: counted as failures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message numerus="yes">
        <source>%1 in %n turn(s)</source>
        <translation>
            <numerusform>%1 in %n turn</numerusform>
            <numerusform>%1 in %n turns</numerusform>
        </translation>
    </message>
</context>
</TS>
