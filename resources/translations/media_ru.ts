<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>Media</name>
    <message>
        <source>missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>cannot be played</source>
        <translation>не открывается</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>загружается</translation>
    </message>
    <message>
        <source>with the answer</source>
        <translation>к ответу</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>играет</translation>
    </message>
    <message>
        <source>There is no sound device: nothing will be heard</source>
        <translation>Звукового устройства нет: ничего не будет слышно</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Missing: %1. The hall will not get it</source>
        <translation>Отсутствует: %1. Зал этого не получит</translation>
    </message>
    <message>
        <source>Not to be shown or played: %1. The hall will not get it</source>
        <translation>Не показать и не сыграть: %1. Зал этого не получит</translation>
    </message>
</context>
</TS>
