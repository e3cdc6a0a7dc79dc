<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>CardsSheet</name>
    <message numerus="yes">
        <source>%n page(s) of A4</source>
        <translation>
            <numerusform>%n page of A4</numerusform>
            <numerusform>%n pages of A4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message numerus="yes">
        <source>no sound device; %n question(s) of the pack have a sound or a video</source>
        <translation>
            <numerusform>no sound device; %n question of the pack has a sound or a video</numerusform>
            <numerusform>no sound device; %n questions of the pack have a sound or a video</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) missing or unreadable</source>
        <translation>
            <numerusform>%n file missing or unreadable</numerusform>
            <numerusform>%n files missing or unreadable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message numerus="yes">
        <source>Host and judge differ on %n answer(s): decide</source>
        <translation>
            <numerusform>Host and judge differ on %n answer: decide</numerusform>
            <numerusform>Host and judge differ on %n answers: decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of answers to judge</source>
        <translation>
            <numerusform>%n group of answers to judge</numerusform>
            <numerusform>%n groups of answers to judge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeSheet</name>
    <message numerus="yes">
        <source>%n tablet(s) connected</source>
        <translation>
            <numerusform>%n tablet connected</numerusform>
            <numerusform>%n tablets connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message numerus="yes">
        <source>Someone is guessing the PIN of team %1 “%2”: %n wrong</source>
        <translation>
            <numerusform>Someone is guessing the PIN of team %1 “%2”: %n wrong</numerusform>
            <numerusform>Someone is guessing the PIN of team %1 “%2”: %n wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Someone guesses the judge&apos;s link: %n wrong</source>
        <translation>
            <numerusform>Someone guesses the judge&apos;s link: %n wrong</numerusform>
            <numerusform>Someone guesses the judge&apos;s link: %n wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) connected</source>
        <translation>
            <numerusform>%n phone connected</numerusform>
            <numerusform>%n phones connected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) away</source>
        <translation>
            <numerusform>%n phone away</numerusform>
            <numerusform>%n phones away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesAtDesk</name>
    <message numerus="yes">
        <source>Phones: %n team(s) connected</source>
        <translation>
            <numerusform>Phones: %n team connected</numerusform>
            <numerusform>Phones: %n teams connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreflightSheet</name>
    <message numerus="yes">
        <source>%n phone(s) tested, round trip:</source>
        <translation>
            <numerusform>%n phone tested, round trip:</numerusform>
            <numerusform>%n phones tested, round trip:</numerusform>
        </translation>
    </message>
</context>
</TS>
