<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>BehindSheet</name>
    <message>
        <source>The nights behind the figure</source>
        <translation>Вечера, из которых сложилась сумма</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>A night of the past</source>
        <translation>Прошедший вечер</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Rosters, a file (may stay empty)</source>
        <translation>Файл составов (можно не указывать)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Name the night.</source>
        <translation>Назовите вечер.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
</context>
<context>
    <name>PlaceRows</name>
    <message>
        <source>From place</source>
        <translation>С места</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>По место</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Баллы</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Баллы за места</translation>
    </message>
    <message>
        <source>Another row</source>
        <translation>Ещё строка</translation>
    </message>
    <message>
        <source>Drop the row</source>
        <translation>Убрать строку</translation>
    </message>
    <message>
        <source>Row %1: points are a whole number.</source>
        <translation>Строка %1: баллы — целое число.</translation>
    </message>
    <message>
        <source>Row %1 ends with place %2 or a later one.</source>
        <translation>Строка %1 кончается местом %2 или более низким.</translation>
    </message>
    <message>
        <source>and below</source>
        <translation>и ниже</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>By the table “%1”, version %2</source>
        <translation>По таблице «%1», версия %2</translation>
    </message>
    <message>
        <source>Players&apos; rating points</source>
        <translation>Рейтинговые баллы игроков</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Баллы</translation>
    </message>
    <message>
        <source>The team&apos;s points again</source>
        <translation>Снова баллы команды</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Участников пока нет.</translation>
    </message>
</context>
<context>
    <name>RatingTableSheet</name>
    <message>
        <source>A game keeps the table it was scored with; this one counts from now on.</source>
        <translation>Сыгранная игра остаётся при своей таблице; эта действует с этого дня.</translation>
    </message>
    <message>
        <source>Rating table</source>
        <translation>Таблица рейтинга</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Shared places (R1)</source>
        <translation>Делёж мест (R1)</translation>
    </message>
    <message>
        <source>jumps for “all jumps”, at least</source>
        <translation>прыжков для «всех прыжков», не меньше</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>the worst</source>
        <translation>худшее</translation>
    </message>
    <message>
        <source>The table of the program</source>
        <translation>Таблица из программы</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Name the version.</source>
        <translation>Назовите версию.</translation>
    </message>
    <message>
        <source>Change the version too: version %1 has other figures.</source>
        <translation>Смените и версию: у версии %1 другие числа.</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
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
        <translation>ID клуба</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
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
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>капитан</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлено</translation>
    </message>
    <message>
        <source>not counted: no club id (2.6)</source>
        <translation>не в зачёте: нет ID клуба (2.6)</translation>
    </message>
    <message>
        <source>not counted: entered late (2.6)</source>
        <translation>не в зачёте: внесён после начала (2.6)</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>correct answers</source>
        <translation>верные ответы</translation>
    </message>
    <message>
        <source>early answers</source>
        <translation>досрочные ответы</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>прыжки</translation>
    </message>
    <message>
        <source>partners&apos; questions</source>
        <translation>партнёрские вопросы</translation>
    </message>
    <message>
        <source>ledges</source>
        <translation>уступы</translation>
    </message>
    <message>
        <source>trios</source>
        <translation>трио</translation>
    </message>
    <message>
        <source>all partners&apos; questions</source>
        <translation>все партнёрские</translation>
    </message>
    <message>
        <source>all jumps</source>
        <translation>все прыжки</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Making: %1</source>
        <translation>Готовится: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Ours is right</source>
        <translation>Верен наш</translation>
    </message>
    <message>
        <source>The archive&apos;s</source>
        <translation>Верен в архиве</translation>
    </message>
    <message>
        <source>Rating site, %1</source>
        <translation>Сайт рейтинга, %1</translation>
    </message>
    <message>
        <source>Match protocol</source>
        <translation>Протокол матча</translation>
    </message>
    <message>
        <source>Picture of the pitch</source>
        <translation>Картинка поля</translation>
    </message>
    <message>
        <source>Record of the match</source>
        <translation>Запись матча</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Picture of the hill</source>
        <translation>Картинка горы</translation>
    </message>
    <message>
        <source>The evening as a film</source>
        <translation>Вечер в движении</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Открытая запись</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>by tours</source>
        <translation>по турам</translation>
    </message>
    <message>
        <source>rosters</source>
        <translation>составы</translation>
    </message>
    <message>
        <source>results</source>
        <translation>результаты</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written: %1</source>
        <translation>
            <numerusform>Записан %n файл: %1</numerusform>
            <numerusform>Записано %n файла: %1</numerusform>
            <numerusform>Записано %n файлов: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation marks in names: %1. Where the registered name differs, the site drops the whole file without a word.</source>
        <translation>Кавычки в названиях: %1. Если на сайте команда записана иначе, он молча отбросит весь файл.</translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) wait</source>
        <translation>
            <numerusform>ждёт %n вечер</numerusform>
            <numerusform>ждут %n вечера</numerusform>
            <numerusform>ждут %n вечеров</numerusform>
        </translation>
    </message>
    <message>
        <source>The archive: sending…</source>
        <translation>Архив: отправляется…</translation>
    </message>
    <message>
        <source>In the club&apos;s archive (%1)</source>
        <translation>В архиве клуба (%1)</translation>
    </message>
    <message>
        <source>Waiting for the archive: %1, sent by itself. %2</source>
        <translation>Архив недоступен: %2; %1, программа отправит сама.</translation>
    </message>
    <message>
        <source>it cannot be reached now</source>
        <translation>сейчас нет связи</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>он не ответил вовремя</translation>
    </message>
    <message>
        <source>the server does not let us in: look at the password</source>
        <translation>сервер не впускает: проверьте пароль</translation>
    </message>
    <message>
        <source>the server is older than PostgreSQL 15</source>
        <translation>сервер старше PostgreSQL 15</translation>
    </message>
    <message>
        <source>a newer program has upgraded it; update this one</source>
        <translation>его обновила более новая программа; обновите и эту</translation>
    </message>
    <message>
        <source>this is no archive of nights</source>
        <translation>это не архив вечеров</translation>
    </message>
    <message>
        <source>its address in the settings is not one</source>
        <translation>в настройках указан неверный адрес</translation>
    </message>
    <message>
        <source>The archive has another version of this night: say which one is right.</source>
        <translation>В архиве другая версия этого вечера: скажите, какая верна.</translation>
    </message>
    <message>
        <source>The archive: %1</source>
        <translation>Архив: %1</translation>
    </message>
    <message>
        <source>No question was played on the hill: nothing for the archive</source>
        <translation>Вопросов на горе не было: в архив отправлять нечего</translation>
    </message>
    <message>
        <source>Goes to the club&apos;s archive by itself when the evening ends</source>
        <translation>Уйдёт в архив клуба сам, когда вечер закончится</translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message>
        <source>A rehearsal: every file says so, and none goes to rating or archive.</source>
        <translation>Репетиция: это сказано в каждом файле; в рейтинг и архив она не идёт.</translation>
    </message>
    <message>
        <source>The evening has not been ended (Ctrl+E): the files show it as it stands now.</source>
        <translation>Вечер ещё не завершён (Ctrl+E): в файлах он таков, каков сейчас.</translation>
    </message>
    <message>
        <source>After the evening</source>
        <translation>После вечера</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Другая папка…</translation>
    </message>
    <message>
        <source>Players&apos; points…</source>
        <translation>Баллы игроков…</translation>
    </message>
    <message>
        <source>Rating table…</source>
        <translation>Таблица рейтинга…</translation>
    </message>
    <message>
        <source>Folder of the files</source>
        <translation>Папка для файлов</translation>
    </message>
    <message>
        <source>Everything into the folder</source>
        <translation>Всё в папку</translation>
    </message>
    <message>
        <source>The club&apos;s rating table cannot be used: %1</source>
        <translation>Таблица рейтинга клуба не годится: %1</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Остановлено: ничего не записано.</translation>
    </message>
</context>
<context>
    <name>SeasonChoice</name>
    <message>
        <source>All nights</source>
        <translation>Все вечера</translation>
    </message>
    <message>
        <source>From – to</source>
        <translation>С – по</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Сезон</translation>
    </message>
    <message>
        <source>from</source>
        <translation>с</translation>
    </message>
    <message>
        <source>to</source>
        <translation>по</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Последний день</translation>
    </message>
    <message>
        <source>Only the best games of each:</source>
        <translation>Только лучшие игры каждого:</translation>
    </message>
    <message>
        <source>How many games count</source>
        <translation>Сколько игр в зачёте</translation>
    </message>
</context>
<context>
    <name>SeasonSheet</name>
    <message>
        <source>The club&apos;s season</source>
        <translation>Сезон клуба</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Кто есть кто</translation>
    </message>
    <message>
        <source>Import nights…</source>
        <translation>Загрузить вечера…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Выгрузить…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>%1: it is in the archive now.</source>
        <translation>%1: теперь в архиве.</translation>
    </message>
    <message>
        <source>%1: it replaces an older version.</source>
        <translation>%1: заменил прежнюю версию.</translation>
    </message>
    <message>
        <source>%1: it is in the archive already.</source>
        <translation>%1: уже в архиве.</translation>
    </message>
    <message>
        <source>%1: the archive has a newer version, which stays.</source>
        <translation>%1: в архиве версия новее, она остаётся.</translation>
    </message>
    <message>
        <source>%1: the archive has another version, which stays.</source>
        <translation>%1: в архиве другая версия, она остаётся.</translation>
    </message>
    <message>
        <source>Asking the archive…</source>
        <translation>Архив отвечает…</translation>
    </message>
    <message>
        <source>Not imported. %1</source>
        <translation>Не загружено. %1</translation>
    </message>
    <message>
        <source>Records and tables</source>
        <translation>Записи и таблицы</translation>
    </message>
    <message>
        <source>Season.pdf</source>
        <translation>Сезон.pdf</translation>
    </message>
</context>
<context>
    <name>WhoPage</name>
    <message>
        <source>The same name on several nights: is it one and the same?</source>
        <translation>Одно имя в разные вечера: это одни и те же?</translation>
    </message>
    <message>
        <source>Nobody is in doubt.</source>
        <translation>Вопросов нет.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя, название</translation>
    </message>
    <message>
        <source>Club id</source>
        <translation>ID клуба</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игр</translation>
    </message>
    <message>
        <source>Seen at</source>
        <translation>Где встречались</translation>
    </message>
    <message>
        <source>One and the same</source>
        <translation>Одни и те же</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>Все разные</translation>
    </message>
    <message>
        <source>As grouped</source>
        <translation>По группам</translation>
    </message>
    <message>
        <source>Names in doubt</source>
        <translation>Имена под вопросом</translation>
    </message>
    <message>
        <source>Who bears the name</source>
        <translation>Кто носит это имя</translation>
    </message>
</context>
</TS>
