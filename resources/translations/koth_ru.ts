<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>DemoBar</name>
    <message>
        <source>Rehearsal, pace %1</source>
        <translation>Репетиция, темп %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Репетиция</translation>
    </message>
</context>
<context>
    <name>EveningWindows</name>
    <message>
        <source>Not everything is saved: once more leaves, and loses the rest</source>
        <translation>Сохранено не всё: ещё раз — и несохранённое пропадёт</translation>
    </message>
    <message>
        <source>The hall would see no picture: once more leaves, nothing is lost</source>
        <translation>Зал останется без картинки: ещё раз — выход, ничего не пропадёт</translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>Rehearsal</source>
        <translation>Репетиция</translation>
    </message>
</context>
<context>
    <name>PreviewWidget</name>
    <message>
        <source>What the audience sees</source>
        <translation>Что видит зал</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>REHEARSAL</source>
        <translation>РЕПЕТИЦИЯ</translation>
    </message>
    <message>
        <source>not a real game</source>
        <translation>это не игра</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Царь Горы</translation>
    </message>
    <message>
        <source>Reserve question %1</source>
        <translation>Резервный вопрос %1</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Вопрос %1</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Вопрос %1 из %2</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation>этап %1 из %2</translation>
    </message>
    <message>
        <source>+1 · partner&apos;s question</source>
        <translation>+1 · вопрос партнёра</translation>
    </message>
    <message>
        <source>+1 · partner: %1</source>
        <translation>+1 · партнёр: %1</translation>
    </message>
    <message>
        <source>answered: %1</source>
        <translation>ответили: %1</translation>
    </message>
    <message>
        <source>answered: %1 of %2</source>
        <translation>ответили %1 из %2</translation>
    </message>
    <message>
        <source>Declare jumps and revolutions</source>
        <translation>Объявляйте прыжки и революции</translation>
    </message>
    <message>
        <source>Listen to the question</source>
        <translation>Слушайте вопрос</translation>
    </message>
    <message>
        <source>Send your answers</source>
        <translation>Сдавайте ответы</translation>
    </message>
    <message>
        <source>Answers are closed</source>
        <translation>Приём ответов окончен</translation>
    </message>
    <message>
        <source>The host decides the dispute</source>
        <translation>Спор решает ведущий</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>Partner of the game</source>
        <translation>Партнёр игры</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Раздатка</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>the format of a date</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>On the Summit and near it</source>
        <translation>На Вершине и рядом</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ступень</translation>
    </message>
    <message>
        <source>points</source>
        <translation>баллы</translation>
    </message>
    <message>
        <source>King · %1 of %2</source>
        <comment>hold survived of hold needed</comment>
        <translation>Царь · %1 из %2</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>revolution</source>
        <translation>революция</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>выбыла</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Время!</translation>
    </message>
    <message>
        <source>Answers are no longer accepted</source>
        <translation>Ответы больше не принимаются</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>The host reads the answer aloud</source>
        <translation>Ответ читает ведущий</translation>
    </message>
    <message>
        <source>No team had it</source>
        <translation>Никто не взял</translation>
    </message>
    <message>
        <source>Every team had it</source>
        <translation>Взяли все команды</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of %1 had it</source>
        <translation>
            <numerusform>Взяла %n команда из %1</numerusform>
            <numerusform>Взяли %n команды из %1</numerusform>
            <numerusform>Взяли %n команд из %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>takes the Summit</source>
        <translation>берёт Вершину</translation>
    </message>
    <message>
        <source>falls from the Summit</source>
        <translation>теряет Вершину</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>slides down</source>
        <translation>откат</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) one step up</source>
        <translation>
            <numerusform>%n команда на ступень выше</numerusform>
            <numerusform>%n команды на ступень выше</numerusform>
            <numerusform>%n команд на ступень выше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) stay</source>
        <translation>
            <numerusform>%n команда остаётся на месте</numerusform>
            <numerusform>%n команды остаются на месте</numerusform>
            <numerusform>%n команд остаются на месте</numerusform>
        </translation>
    </message>
    <message>
        <source>The Summit is empty</source>
        <translation>Вершина свободна</translation>
    </message>
    <message>
        <source>Nobody moves</source>
        <translation>Никто не сдвинулся</translation>
    </message>
    <message>
        <source>holds the Summit: %1 of %2</source>
        <translation>удержание: %1 из %2</translation>
    </message>
    <message>
        <source>Dispute for the lead</source>
        <translation>Спор лидеров</translation>
    </message>
    <message>
        <source>The host decides</source>
        <translation>решает ведущий</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>по баллам</translation>
    </message>
    <message>
        <source>by the earliest answer</source>
        <translation>по времени ответа</translation>
    </message>
    <message>
        <source>by the host&apos;s decision</source>
        <translation>решением ведущего</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Перерыв</translation>
    </message>
    <message>
        <source>We go on in</source>
        <translation>Продолжим через</translation>
    </message>
    <message>
        <source>We go on soon</source>
        <translation>Скоро продолжим</translation>
    </message>
    <message>
        <source>Back to your seats, please</source>
        <translation>Займите места, пожалуйста</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Итоговая таблица</translation>
    </message>
    <message>
        <source>Standings before the game</source>
        <translation>Таблица перед игрой</translation>
    </message>
    <message>
        <source>Standings after question %1</source>
        <translation>Таблица после вопроса %1</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) in the game</source>
        <translation>
            <numerusform>В игре %n команда</numerusform>
            <numerusform>В игре %n команды</numerusform>
            <numerusform>В игре %n команд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) of %1 on their phones</source>
        <translation>
            <numerusform>%n команда из %1 с телефоном</numerusform>
            <numerusform>%n команды из %1 с телефоном</numerusform>
            <numerusform>%n команд из %1 с телефоном</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan it with a phone, or type:</source>
        <translation>Наведите камеру или наберите:</translation>
    </message>
    <message>
        <source>Wi-Fi: %1</source>
        <translation>Wi-Fi: %1</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Добро пожаловать!</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>Held the Summit</source>
        <translation>Вершина удержана</translation>
    </message>
    <message>
        <source>No questions are left</source>
        <translation>Вопросы закончились</translation>
    </message>
    <message>
        <source>Nobody can depose the king any more</source>
        <translation>Царя уже никто не свергнет</translation>
    </message>
    <message>
        <source>The host has ended the game</source>
        <translation>Ведущий завершил игру</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>ScreenWindow</name>
    <message>
        <source>King of the Hill: screen</source>
        <translation>Царь Горы: экран</translation>
    </message>
</context>
</TS>
