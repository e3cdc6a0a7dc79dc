<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Screen</name>
    <message numerus="yes">
        <source>%n team(s) of %1 had it</source>
        <translation>
            <numerusform>%n team of %1 had it</numerusform>
            <numerusform>%n teams of %1 had it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) one step up</source>
        <translation>
            <numerusform>%n team one step up</numerusform>
            <numerusform>%n teams one step up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) stay</source>
        <translation>
            <numerusform>%n team stays</numerusform>
            <numerusform>%n teams stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) in the game</source>
        <translation>
            <numerusform>%n team in the game</numerusform>
            <numerusform>%n teams in the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of %1 on their phones</source>
        <translation>
            <numerusform>%n team of %1 on their phones</numerusform>
            <numerusform>%n teams of %1 on their phones</numerusform>
        </translation>
    </message>
</context>
</TS>
