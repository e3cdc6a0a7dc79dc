<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>AppealChange</name>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Ступень</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Баллы</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>What the appeal changes</source>
        <translation>Что изменит апелляция</translation>
    </message>
    <message numerus="yes">
        <source>Changes for %n team(s)</source>
        <translation>
            <numerusform>Изменится у %n команды</numerusform>
            <numerusform>Изменится у %n команд</numerusform>
            <numerusform>Изменится у %n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 needs the host&apos;s decision first (H10).</source>
        <translation>Сначала ход %1 требует решения ведущего (H10).</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>King: %1 → %2.</source>
        <translation>Царь: %1 → %2.</translation>
    </message>
    <message>
        <source>Hold: %1 → %2.</source>
        <translation>Удержание: %1 → %2.</translation>
    </message>
    <message>
        <source>End: %1 → %2.</source>
        <translation>Конец игры: %1 → %2.</translation>
    </message>
    <message>
        <source>Turns behind the new end, kept in the journal and ignored (H18): %1.</source>
        <translation>Ходы после нового конца игры останутся в журнале, но не учитываются (H18): %1.</translation>
    </message>
    <message>
        <source>Turns that count again: %1.</source>
        <translation>Снова учитываются ходы: %1.</translation>
    </message>
    <message>
        <source>Then the host decides among: %1 (2.4.7, H10, H14).</source>
        <translation>Затем ведущий выбирает из команд: %1 (2.4.7, H10, H14).</translation>
    </message>
    <message>
        <source>Winner: %1.</source>
        <translation>Победитель: %1.</translation>
    </message>
</context>
<context>
    <name>AppealSheet</name>
    <message>
        <source>Appeal</source>
        <translation>Апелляция</translation>
    </message>
    <message>
        <source>Nothing of the old record is erased (H18).</source>
        <translation>Из прежней записи ничего не стирается (H18).</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Turn under appeal</source>
        <translation>Ход, о котором апелляция</translation>
    </message>
    <message>
        <source>Partner&apos;s question</source>
        <translation>Вопрос от партнёра</translation>
    </message>
    <message>
        <source>partner&apos;s name</source>
        <translation>имя партнёра</translation>
    </message>
    <message>
        <source>Partner&apos;s name</source>
        <translation>Имя партнёра</translation>
    </message>
    <message>
        <source>Taken off</source>
        <translation>Снят</translation>
    </message>
    <message>
        <source>The question is taken off</source>
        <translation>Вопрос снят</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Кто подал</translation>
    </message>
    <message>
        <source>team or judge; may stay empty</source>
        <translation>команда или судья; можно не заполнять</translation>
    </message>
    <message>
        <source>The host&apos;s decision</source>
        <translation>Решение ведущего</translation>
    </message>
    <message>
        <source>Apply the appeal</source>
        <translation>Применить апелляцию</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Написано: %1</translation>
    </message>
    <message>
        <source>%1: %2 correct of %3</source>
        <translation>%1: верных ответов %2 из %3</translation>
    </message>
    <message>
        <source>decided with the appeal</source>
        <translation>решено вместе с апелляцией</translation>
    </message>
    <message>
        <source>“%1” is no time: seconds such as 5.23, up to a day (H19).</source>
        <translation>«%1» — не время: нужны секунды, например 5,23, не больше суток (H19).</translation>
    </message>
    <message>
        <source>Turn %1: who takes the lead?</source>
        <translation>Ход %1: кто становится лидером?</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>выберите…</translation>
    </message>
</context>
<context>
    <name>AppealTurn</name>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Отметка</translation>
    </message>
    <message>
        <source>Time, s</source>
        <translation>Время, с</translation>
    </message>
    <message>
        <source>+ correct, - wrong, ? not marked, Del no answer, Space the next of them</source>
        <translation>+ верно, - неверно, ? не проверено, Del нет ответа, пробел — следующая отметка</translation>
    </message>
    <message>
        <source>Marks of the turn</source>
        <translation>Отметки хода</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
</context>
<context>
    <name>ArchiveChoice</name>
    <message>
        <source>Club&apos;s archive</source>
        <translation>Архив клуба</translation>
    </message>
    <message>
        <source>Its password</source>
        <translation>Пароль архива</translation>
    </message>
    <message>
        <source>a file on this computer</source>
        <translation>файл на этом компьютере</translation>
    </message>
</context>
<context>
    <name>AskFile</name>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Вид:</translation>
    </message>
</context>
<context>
    <name>CorrectSheet</name>
    <message>
        <source>Correction: “%1”</source>
        <translation>Правка: «%1»</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Ступень</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Баллы</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>A team that is not king stays on steps 0 to %1, points at 0 or more (H17).</source>
        <translation>Команда, которая не Царь, остаётся на ступенях от 0 до %1, баллы — от 0 (H17).</translation>
    </message>
    <message>
        <source>step %1 → %2</source>
        <translation>ступень %1 → %2</translation>
    </message>
    <message>
        <source>points %1 → %2</source>
        <translation>баллы %1 → %2</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Пока ничего не изменено.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>stands in the record and on the protocol</source>
        <translation>попадёт в запись игры и в протокол</translation>
    </message>
    <message>
        <source>The log of what was shown is saved: %1</source>
        <translation>Журнал показа сохранён: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n балл</numerusform>
            <numerusform>%n балла</numerusform>
            <numerusform>%n баллов</numerusform>
        </translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Вершина</translation>
    </message>
    <message>
        <source>the king has held the Summit (2.5.1)</source>
        <translation>Царь удержал Вершину (2.5.1)</translation>
    </message>
    <message>
        <source>the questions are used up (2.5.2)</source>
        <translation>вопросы закончились (2.5.2)</translation>
    </message>
    <message>
        <source>nobody can depose the king any more (2.5.2)</source>
        <translation>никто больше не может сместить Царя (2.5.2)</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>игра продолжается</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Царь Горы</translation>
    </message>
    <message>
        <source>where it is played; may stay empty</source>
        <translation>где проходит игра; можно не заполнять</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Репетиция</translation>
    </message>
    <message>
        <source>It is marked on every screen and in the record, and never counts.</source>
        <translation>Помечена на всех экранах и в записи и никогда не идёт в зачёт.</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Последний раз</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Enter goes on with the chosen game</source>
        <translation>Enter продолжает выбранную игру</translation>
    </message>
    <message>
        <source>without a title</source>
        <translation>без названия</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждена</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation>репетиция</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>не закончена</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>The record cannot be opened. %1.</source>
        <translation>Запись не открывается. %1.</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Царь Горы</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Репетиция</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>Quidditch</source>
        <translation>Квиддич</translation>
    </message>
    <message>
        <source>Question packs</source>
        <translation>Пакеты вопросов</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Сезон</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>No games yet. Begin a new one, or try everything in a rehearsal first.</source>
        <translation>Игр пока нет. Начните новую или сначала попробуйте всё на репетиции.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Enter goes on · Ctrl+N new · Ctrl+R rehearsal · Ctrl+O record · Ctrl+L language</source>
        <translation>Enter продолжить · Ctrl+N новая · Ctrl+R репетиция · Ctrl+O запись · Ctrl+L язык</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open the last verified backup</source>
        <translation>Открыть последнюю проверенную копию</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>Отложить файл</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it; nothing is deleted.</source>
        <translation>Повреждённый файл останется рядом, ничего не удаляется.</translation>
    </message>
    <message>
        <source>It has no verified backup. The file can be kept aside.</source>
        <translation>Проверенной копии нет. Файл можно отложить в сторону.</translation>
    </message>
    <message>
        <source>The damaged file is kept as “%1”.</source>
        <translation>Повреждённый файл сохранён как «%1».</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Записи игр</translation>
    </message>
</context>
<context>
    <name>MediaNote</name>
    <message numerus="yes">
        <source>All %n picture(s), sound(s) and video(s) can be shown.</source>
        <translation>
            <numerusform>Картинки, звуки и видео в порядке: %n файл.</numerusform>
            <numerusform>Картинки, звуки и видео в порядке: %n файла.</numerusform>
            <numerusform>Картинки, звуки и видео в порядке: %n файлов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking at %n picture(s), sound(s) and video(s)…</source>
        <translation>
            <numerusform>Проверяется %n файл: картинки, звуки, видео…</numerusform>
            <numerusform>Проверяются %n файла: картинки, звуки, видео…</numerusform>
            <numerusform>Проверяются %n файлов: картинки, звуки, видео…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The hall will not get:</source>
        <translation>Зал не получит:</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation>вопрос %1</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>the pack does not bring it</source>
        <translation>пакет его не содержит</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>файл пропал</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>it cannot be shown or played</source>
        <translation>его не удаётся показать или сыграть</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Старт</translation>
    </message>
    <message>
        <source>Ctrl+PgDn next step · Ctrl+PgUp back · Alt+1…5 any step</source>
        <translation>Ctrl+PgDn дальше · Ctrl+PgUp назад · Alt+1…5 любой шаг</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Start the rehearsal</source>
        <translation>Начать репетицию</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>К списку игр</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
</context>
<context>
    <name>PackPicker</name>
    <message>
        <source>A file…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Папка…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Новый…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Править…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Files can be dropped here.</source>
        <translation>Сюда можно перетащить файлы.</translation>
    </message>
    <message>
        <source>No pack: questions are read aloud</source>
        <translation>Без пакета: вопросы читают вслух</translation>
    </message>
    <message>
        <source>A pack without a title</source>
        <translation>Пакет без названия</translation>
    </message>
    <message>
        <source>%1 (changes not saved)</source>
        <translation>%1 (есть несохранённые изменения)</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>Question packs</source>
        <translation>Пакеты вопросов</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>In use: %1</source>
        <translation>Сейчас: %1</translation>
    </message>
    <message>
        <source>Question pack</source>
        <translation>Пакет вопросов</translation>
    </message>
    <message>
        <source>Now questions are read aloud.</source>
        <translation>Сейчас вопросы читают вслух.</translation>
    </message>
    <message>
        <source>Use these questions</source>
        <translation>Взять эти вопросы</translation>
    </message>
    <message>
        <source>The next question is number %1 of the pack.</source>
        <translation>Следующий вопрос — номер %1 в пакете.</translation>
    </message>
    <message>
        <source>The pack has no question left: they are read aloud from here.</source>
        <translation>В пакете вопросов больше не осталось: дальше их читают вслух.</translation>
    </message>
    <message>
        <source>The rules count %1 main and %2 reserve, the pack has %3 and %4.</source>
        <translation>По правилам игры основных %1, резервных %2, а в пакете — %3 и %4.</translation>
    </message>
</context>
<context>
    <name>PasteBox</name>
    <message>
        <source>Type or paste teams</source>
        <translation>Впишите или вставьте команды</translation>
    </message>
    <message>
        <source>A name a line, or cells of a spreadsheet; Ctrl+Enter adds them</source>
        <translation>По названию в строке или ячейки таблицы; Ctrl+Enter добавляет</translation>
    </message>
    <message>
        <source>A team&apos;s name on each line,
or cells copied from a spreadsheet:
team, surname, name, captain, club id –
a player a row, or a team a row.</source>
        <translation>По названию команды в строке
или ячейки, скопированные из таблицы:
команда, фамилия, имя, капитан, номер профиля —
по игроку в строке или по команде в строке.</translation>
    </message>
    <message>
        <source>Recognise by itself</source>
        <translation>Определить автоматически</translation>
    </message>
    <message>
        <source>A team&apos;s name a line</source>
        <translation>Названия команд по строкам</translation>
    </message>
    <message>
        <source>A player a row</source>
        <translation>По игроку в строке</translation>
    </message>
    <message>
        <source>A team a row</source>
        <translation>По команде в строке</translation>
    </message>
    <message>
        <source>How the text is laid out</source>
        <translation>Как устроен текст</translation>
    </message>
    <message>
        <source>What is odd in the text</source>
        <translation>Что в тексте странно</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>Из файла CSV…</translation>
    </message>
    <message>
        <source>Tables as text</source>
        <translation>Таблицы в виде текста</translation>
    </message>
    <message numerus="yes">
        <source>Add %n team(s)</source>
        <translation>
            <numerusform>Добавить %n команду</numerusform>
            <numerusform>Добавить %n команды</numerusform>
            <numerusform>Добавить %n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>no players</source>
        <translation>без игроков</translation>
    </message>
    <message>
        <source>header: %1</source>
        <translation>заголовок: %1</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Фамилия</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Club id</source>
        <translation>№ профиля</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Type, or paste cells of a spreadsheet; Del removes</source>
        <translation>Впишите или вставьте ячейки таблицы; Del удаляет</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>Time for an answer</source>
        <translation>Время на ответ</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунды</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>Count the pack&apos;s questions in the rules (2.5.2)</source>
        <translation>Учесть число вопросов пакета в правилах (2.5.2)</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>Complete and readable: anyone can check the game with it.</source>
        <translation>Полная и читаемая: по ней любой может проверить игру.</translation>
    </message>
    <message>
        <source>A rehearsal: its record says so, and its name should too.</source>
        <translation>Это репетиция: об этом сказано в записи и пусть будет в имени файла.</translation>
    </message>
    <message>
        <source>Save the open record</source>
        <translation>Сохранить открытую запись</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>File of the record</source>
        <translation>Файл записи</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Другое место…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>“%1” is there already. Press once more to replace it.</source>
        <translation>«%1» уже есть. Нажмите ещё раз, чтобы заменить.</translation>
    </message>
    <message>
        <source>The record is saved: %1</source>
        <translation>Запись сохранена: %1</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>Назовите файл.</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Записи игр</translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message>
        <source>A game needs at least two teams (1.1).</source>
        <translation>Для игры нужно хотя бы две команды (1.1).</translation>
    </message>
    <message>
        <source>%1 teams: the board stays readable to 48 (1.1).</source>
        <translation>Команд: %1; поле хорошо читается до 48 (1.1).</translation>
    </message>
    <message>
        <source>%1 teams: 8 to 24 are recommended (1.1).</source>
        <translation>Команд: %1; рекомендуется от 8 до 24 (1.1).</translation>
    </message>
    <message>
        <source>Teams without a name: %1.</source>
        <translation>Команды без названия: %1.</translation>
    </message>
    <message>
        <source>One name, different teams: %1.</source>
        <translation>Одно название у разных команд: %1.</translation>
    </message>
    <message>
        <source>Teams without named players: %1.</source>
        <translation>Команды без состава: %1.</translation>
    </message>
    <message>
        <source>Teams with fewer than 3 or more than 8 players (1.3): %1.</source>
        <translation>Команды, где игроков меньше 3 или больше 8 (1.3): %1.</translation>
    </message>
    <message>
        <source>Teams without a captain (1.4): %1.</source>
        <translation>Команды без капитана (1.4): %1.</translation>
    </message>
    <message>
        <source>Club id %1 stands with several players.</source>
        <translation>Номер профиля %1 указан у нескольких игроков.</translation>
    </message>
    <message>
        <source>empty rows are passed over: %1</source>
        <translation>пустые строки пропущены: %1</translation>
    </message>
    <message>
        <source>a second team of the name “%1”: it is a team of its own</source>
        <translation>ещё одна команда с названием «%1»: это другая команда</translation>
    </message>
    <message>
        <source>“%1” stands twice in one team: both are kept</source>
        <translation>«%1» стоит в команде дважды: оставлены оба</translation>
    </message>
    <message>
        <source>“%1” stands twice with one club id: kept once</source>
        <translation>«%1» стоит дважды с одним номером профиля: оставлен один раз</translation>
    </message>
    <message>
        <source>no team&apos;s name: “%1” makes a team without a name</source>
        <translation>нет названия команды: «%1» — команда без названия</translation>
    </message>
    <message>
        <source>“%1” belongs to no player: kept with the team</source>
        <translation>«%1» не относится ни к одному игроку: оставлено у команды</translation>
    </message>
    <message>
        <source>the captain “%1” was not among the players: added</source>
        <translation>капитана «%1» не было среди игроков: добавлен</translation>
    </message>
    <message>
        <source>a second captain, “%1”: the first one stays captain</source>
        <translation>второй капитан, «%1»: капитаном остаётся первый</translation>
    </message>
    <message>
        <source>“%1” is no captain&apos;s mark that is known here: kept</source>
        <translation>«%1» — неизвестная пометка капитана: оставлена</translation>
    </message>
    <message>
        <source>columns not used here: %1; kept with the record</source>
        <translation>столбцы здесь не нужны: %1; сохранены в записи</translation>
    </message>
    <message>
        <source>the header stands again and is passed over: %1</source>
        <translation>повторный заголовок пропущен: %1</translation>
    </message>
    <message>
        <source>the text has more than %1 rows: nothing was read</source>
        <translation>в тексте больше %1 строк: ничего не прочитано</translation>
    </message>
    <message>
        <source>the text is longer than %1 characters: nothing was read</source>
        <translation>текст длиннее %1 знаков: ничего не прочитано</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Строка %1: %2.</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>файл не открывается: %1</translation>
    </message>
    <message>
        <source>the file is bigger than %1</source>
        <translation>файл больше %1</translation>
    </message>
    <message>
        <source>this is not a text file; save the sheet as CSV, or copy and paste its cells</source>
        <translation>это не текстовый файл; сохраните таблицу как CSV или скопируйте и вставьте ячейки</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a team has 3 to 8 (1.3). The game goes on all the same.</source>
        <translation>%1: в команде от 3 до 8 (1.3). Игре это не мешает.</translation>
    </message>
    <message>
        <source>No captain is marked (1.4). The game goes on all the same.</source>
        <translation>Капитан не отмечен (1.4). Игре это не мешает.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Number of the Summit</source>
        <translation>Номер Вершины</translation>
    </message>
    <message>
        <source>Turns to hold the Summit</source>
        <translation>Сколько ходов удерживать Вершину</translation>
    </message>
    <message>
        <source>Main questions</source>
        <translation>Основные вопросы</translation>
    </message>
    <message>
        <source>Reserve questions</source>
        <translation>Резервные вопросы</translation>
    </message>
    <message>
        <source>A jump may lead to the Summit</source>
        <translation>Прыжок может привести на Вершину</translation>
    </message>
    <message>
        <source>A revolution is declared</source>
        <translation>Революцию объявляют</translation>
    </message>
    <message>
        <source>Rights given back in one reign</source>
        <translation>Сколько раз за правление возвращается право</translation>
    </message>
    <message>
        <source>The turn of the capture counts for the hold</source>
        <translation>Ход взятия Вершины входит в удержание</translation>
    </message>
    <message>
        <source>Parts of the game</source>
        <translation>Этапы игры</translation>
    </message>
    <message>
        <source>Steps from the start to the Summit; a small hall or a short evening takes fewer.</source>
        <translation>Ступеней от старта до Вершины; для небольшого зала или короткого вечера — меньше.</translation>
    </message>
    <message>
        <source>So many turns survived on the Summit, and the king has won.</source>
        <translation>Столько ходов на Вершине — и Царь Горы определён.</translation>
    </message>
    <message>
        <source>When they and the reserve are used up, the game ends; no number, no limit.</source>
        <translation>Когда они и резерв закончатся, игра завершится; без числа — без ограничения.</translation>
    </message>
    <message>
        <source>Asked after the main ones; they replace void ones.</source>
        <translation>Задаются после основных; ими заменяют снятые.</translation>
    </message>
    <message>
        <source>From two steps below, two steps up; without it no jump is allowed there.</source>
        <translation>Со второй ступени ниже Вершины сразу на неё; иначе прыжок оттуда запрещён.</translation>
    </message>
    <message>
        <source>Before the question like a jump, or during the turn until answers close.</source>
        <translation>До вопроса, как прыжок, или в течение хода, пока принимают ответы.</translation>
    </message>
    <message>
        <source>When nobody could depose the king, teams get their right back so many times.</source>
        <translation>Если сместить Царя некому, команды получают право на революцию снова.</translation>
    </message>
    <message>
        <source>Whether the turn in which the Summit was taken is the first one held.</source>
        <translation>Считается ли ход, в котором взята Вершина, первым ходом удержания.</translation>
    </message>
    <message>
        <source>Breaks between parts change nothing in play; they are shown.</source>
        <translation>Деление на этапы не меняет игры; оно показывается на экране.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>before the question</source>
        <translation>до вопроса</translation>
    </message>
    <message>
        <source>until answers close</source>
        <translation>до конца приёма ответов</translation>
    </message>
    <message>
        <source>one</source>
        <translation>один</translation>
    </message>
    <message>
        <source>last questions: %1</source>
        <translation>последние вопросы: %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 (%3)</source>
        <translation>целое число от %1 до %2 (%3)</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or nothing for no limit (%3)</source>
        <translation>целое число от %1 до %2 или пусто — без ограничения (%3)</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Main and reserve questions leave no question to ask (2.5.2).</source>
        <translation>Ни одного вопроса: и основных, и резервных — ноль (2.5.2).</translation>
    </message>
    <message>
        <source>Parts: rising numbers of last questions, such as 12, 24 (2.3).</source>
        <translation>Этапы: номера последних вопросов по возрастанию, например 12, 24 (2.3).</translation>
    </message>
    <message>
        <source>This rule set cannot be played.</source>
        <translation>По этим правилам играть нельзя.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>Number of parts</source>
        <translation>Сколько этапов</translation>
    </message>
    <message>
        <source>Divides the main questions evenly</source>
        <translation>Делит основные вопросы поровну</translation>
    </message>
    <message>
        <source>Back to the club&apos;s rules 1.3</source>
        <translation>Вернуть правила клуба 1.3</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Edition %1. A rule set is fixed once the game has begun.</source>
        <translation>Редакция %1. После начала игры правила не меняются.</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила этой игры</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Проектор</translation>
    </message>
    <message>
        <source>Time for an answer</source>
        <translation>Время на ответ</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Дополнительное время</translation>
    </message>
    <message>
        <source>The club&apos;s season begins in</source>
        <translation>Сезон клуба начинается в месяце</translation>
    </message>
    <message>
        <source>found by itself</source>
        <translation>определить автоматически</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>Moves are animated on the projector</source>
        <translation>Ходы на проекторе показывать движением</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>SoundChoice</name>
    <message>
        <source>Sounds of the game</source>
        <translation>Звуки игры</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>last ten seconds</source>
        <translation>последние 10 с</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>correct answer</source>
        <translation>верный ответ</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>slide down</source>
        <translation>спуск</translation>
    </message>
    <message>
        <source>the Summit is taken</source>
        <translation>Вершина взята</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>корона</translation>
    </message>
    <message>
        <source>revolution</source>
        <translation>революция</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>King of the Hill</source>
        <translation>Царь Горы</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Summary</source>
        <translation>Сводка</translation>
    </message>
    <message>
        <source>rehearsal: it never counts</source>
        <translation>репетиция: не идёт в зачёт</translation>
    </message>
    <message>
        <source>a real game</source>
        <translation>настоящая игра</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>no players named</source>
        <translation>составы не указаны</translation>
    </message>
    <message>
        <source>%1 s for an answer</source>
        <translation>на ответ %1 с</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>read aloud, without a pack</source>
        <translation>читают вслух, без пакета</translation>
    </message>
    <message>
        <source>main %1, reserve %2</source>
        <translation>основных %1, резервных %2</translation>
    </message>
    <message>
        <source>Club&apos;s rules, edition %1</source>
        <translation>Правила клуба, редакция %1</translation>
    </message>
</context>
<context>
    <name>TeamSheet</name>
    <message>
        <source>A team joins</source>
        <translation>Новая команда</translation>
    </message>
    <message>
        <source>Team and players</source>
        <translation>Команда и состав</translation>
    </message>
    <message>
        <source>It starts on step 0 with no points (H16).</source>
        <translation>Начинает со ступени 0 без баллов (H16).</translation>
    </message>
    <message>
        <source>Team&apos;s name</source>
        <translation>Название команды</translation>
    </message>
    <message>
        <source>Paste players</source>
        <translation>Вставить игроков</translation>
    </message>
    <message>
        <source>Cells copied from a spreadsheet</source>
        <translation>Ячейки, скопированные из таблицы</translation>
    </message>
    <message>
        <source>Remove the chosen one</source>
        <translation>Убрать выбранного</translation>
    </message>
    <message>
        <source>Add the team</source>
        <translation>Добавить команду</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Write the team&apos;s name.</source>
        <translation>Впишите название команды.</translation>
    </message>
</context>
<context>
    <name>TeamTable</name>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Typing renames, Enter shows the players, Del removes, Ctrl+arrow moves, Ctrl+Z undoes</source>
        <translation>Печать переименовывает, Enter — состав, Del убирает, Ctrl+стрелка двигает, Ctrl+Z отменяет</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
</context>
<context>
    <name>TeamsPage</name>
    <message>
        <source>A game needs at least two teams (1.1).</source>
        <translation>Для игры нужно хотя бы две команды (1.1).</translation>
    </message>
    <message>
        <source>A game takes %1 teams at most.</source>
        <translation>В игре может быть не больше %1 команд.</translation>
    </message>
    <message>
        <source>Add a team…</source>
        <translation>Добавить команду…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Состав…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Take the latest change back</source>
        <translation>Отменить последнее изменение</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Команд пока нет</translation>
    </message>
</context>
<context>
    <name>TeamsSheet</name>
    <message>
        <source>Teams and players</source>
        <translation>Команды и составы</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Name and players…</source>
        <translation>Название и состав…</translation>
    </message>
    <message>
        <source>Step and points…</source>
        <translation>Ступень и баллы…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Снять с игры…</translation>
    </message>
    <message>
        <source>A team joins…</source>
        <translation>Новая команда…</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>выбыла</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Царь</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>“%1” was written by a newer version of the program (format %2, this one reads up to %3). It was left untouched; update the program to open it.</source>
        <translation>«%1» записан более новой версией программы (формат %2, эта читает до %3). Файл не тронут; чтобы открыть его, обновите программу.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged.</source>
        <translation>Файл «%1» повреждён.</translation>
    </message>
    <message>
        <source>Another program is using “%1”; close it and try again.</source>
        <translation>Файл «%1» занят другой программой; закройте её и попробуйте снова.</translation>
    </message>
    <message>
        <source>No space is left on the disk for “%1”; free some and try again.</source>
        <translation>На диске нет места для «%1»; освободите его и попробуйте снова.</translation>
    </message>
    <message>
        <source>The disk failed at “%1”; try again, or use another folder.</source>
        <translation>Ошибка диска на «%1»; попробуйте ещё раз или возьмите другую папку.</translation>
    </message>
    <message>
        <source>“%2” may not be written: it is read-only. Change its rights, or start with --data and another folder.</source>
        <translation>«%2» нельзя записывать: только для чтения. Измените права или запустите программу с --data и другой папкой.</translation>
    </message>
    <message>
        <source>“%2” cannot be a folder: a file is in its way.</source>
        <translation>«%2» не может быть папкой: на её месте файл.</translation>
    </message>
    <message>
        <source>No file can have this name: %1</source>
        <translation>Файл не может так называться: %1</translation>
    </message>
    <message>
        <source>“%2” is not there any more.</source>
        <translation>«%2» больше нет.</translation>
    </message>
    <message>
        <source>“%1” is already there; it was not replaced.</source>
        <translation>«%1» уже есть; файл не заменён.</translation>
    </message>
    <message>
        <source>Another copy of the program is using the same data folder. Close it first.</source>
        <translation>С той же папкой данных уже работает другая копия программы. Сначала закройте её.</translation>
    </message>
    <message>
        <source>Another copy of the program (process %1) is using the same data folder. Close it first.</source>
        <translation>С той же папкой данных уже работает другая копия программы (процесс %1). Сначала закройте её.</translation>
    </message>
</context>
<context>
    <name>WithdrawSheet</name>
    <message>
        <source>“%1” leaves the game</source>
        <translation>«%1» выбывает из игры</translation>
    </message>
    <message>
        <source>It was on the Summit: the Summit is empty then. </source>
        <translation>Она на Вершине: Вершина опустеет. </translation>
    </message>
    <message>
        <source>It stays on the board greyed, is skipped in every question, and cannot come back (H16). Undo takes this back.</source>
        <translation>Команда останется на поле серой, пропустит все вопросы и вернуться не сможет (H16). Исправить ошибку можно клавишами Ctrl+Z.</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Снять команду с игры</translation>
    </message>
</context>
</TS>
