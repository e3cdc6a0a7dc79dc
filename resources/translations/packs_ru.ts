<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
<context>
    <name>EditorSide</name>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>As the audience will see it</source>
        <translation>Так это увидят зрители</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Next doubt</source>
        <translation>Следующее</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Улажено</translation>
    </message>
    <message>
        <source>What is doubtful here</source>
        <translation>Что здесь сомнительно</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>страница %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>doubtful: %n question(s)</source>
        <translation>
            <numerusform>сомнителен %n вопрос</numerusform>
            <numerusform>сомнительны %n вопроса</numerusform>
            <numerusform>сомнительны %n вопросов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>The changes are not saved</source>
        <translation>Изменения не сохранены</translation>
    </message>
    <message>
        <source>Put by, they come back when this pack is edited again.</source>
        <translation>Отложенные изменения вернутся, когда этот пакет снова откроют для правки.</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Выбросить</translation>
    </message>
    <message>
        <source>Put by</source>
        <translation>Отложить</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Вернуться к правке</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>Enter edits a pack. Files and folders can be dropped on the list.</source>
        <translation>Enter — править пакет. Файлы и папки можно перетащить на список.</translation>
    </message>
    <message>
        <source>Question packs</source>
        <translation>Пакеты вопросов</translation>
    </message>
    <message>
        <source>Remove media that nothing needs</source>
        <translation>Удалить ненужные картинки и звуки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) removed.</source>
        <translation>
            <numerusform>Удалён %n файл.</numerusform>
            <numerusform>Удалено %n файла.</numerusform>
            <numerusform>Удалено %n файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was removed, since not everything can be read: </source>
        <translation>Ничего не удалено, потому что не всё удаётся прочитать: </translation>
    </message>
</context>
<context>
    <name>MappingSheet</name>
    <message>
        <source>Columns of “%1”</source>
        <translation>Столбцы файла «%1»</translation>
    </message>
    <message>
        <source>Look whether each column is what stands above it; Enter takes them so.</source>
        <translation>Проверьте, то ли в каждом столбце, что написано над ним; Enter — принять.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Cells are divided by</source>
        <translation>Разделитель</translation>
    </message>
    <message>
        <source>Row of headings</source>
        <translation>Строка заголовков</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>found by itself</source>
        <translation>найти самой программе</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>запятая</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>точка с запятой</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>табуляция</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>вертикальная черта</translation>
    </message>
    <message>
        <source>all sheets with headings</source>
        <translation>все листы с заголовками</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Первые строки</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) in the first rows</source>
        <translation>
            <numerusform>в первых строках %n вопрос</numerusform>
            <numerusform>в первых строках %n вопроса</numerusform>
            <numerusform>в первых строках %n вопросов</numerusform>
        </translation>
    </message>
    <message>
        <source>The first: “%1” — “%2”</source>
        <translation>Первый: «%1» — «%2»</translation>
    </message>
</context>
<context>
    <name>MediaBox</name>
    <message>
        <source>Media of the question</source>
        <translation>Картинки, звук и видео к вопросу</translation>
    </message>
    <message>
        <source>Media of the answer</source>
        <translation>Картинки, звук и видео к ответу</translation>
    </message>
    <message>
        <source>Files can be dropped here.</source>
        <translation>Сюда можно перетащить файлы.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Включить</translation>
    </message>
    <message>
        <source>Attach…</source>
        <translation>Прикрепить…</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>Первым</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>This sound or video cannot be played here.</source>
        <translation>Этот звук или видео здесь не воспроизводится.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Reading “%1”…</source>
        <translation>Читается «%1»…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
</context>
<context>
    <name>PackEditor</name>
    <message>
        <source>New stage</source>
        <translation>Новый этап</translation>
    </message>
    <message>
        <source>Saved in the library.</source>
        <translation>Сохранено в библиотеке.</translation>
    </message>
    <message>
        <source>The draft could not be kept: </source>
        <translation>Черновик не сохранился: </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>Alt+↑ and Alt+↓ move a question.</source>
        <translation>Alt+↑ и Alt+↓ переставляют вопрос.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Pack and partners</source>
        <translation>Пакет и партнёры</translation>
    </message>
    <message>
        <source>Question or pack</source>
        <translation>Вопрос или пакет</translation>
    </message>
    <message>
        <source>Changes of last time that were not saved are back; Ctrl+Z undoes them.</source>
        <translation>Возвращены изменения, не сохранённые в прошлый раз; Ctrl+Z отменит их.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Begin a stage here</source>
        <translation>Начать здесь новый этап</translation>
    </message>
    <message>
        <source>Join to the stage before</source>
        <translation>Слить с предыдущим этапом</translation>
    </message>
    <message>
        <source>Number anew</source>
        <translation>Перенумеровать</translation>
    </message>
    <message>
        <source>A pack without a title</source>
        <translation>Пакет без названия</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранено</translation>
    </message>
    <message>
        <source>not in the library yet</source>
        <translation>ещё не в библиотеке</translation>
    </message>
    <message>
        <source>not saved, a draft is kept</source>
        <translation>не сохранено, черновик цел</translation>
    </message>
</context>
<context>
    <name>PackExport</name>
    <message>
        <source>King of the Hill pack, with its media</source>
        <translation>Пакет «Царя Горы» с картинками и звуком</translation>
    </message>
    <message>
        <source>The club&apos;s text</source>
        <translation>Текст 4s</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Excel table</source>
        <translation>Таблица Excel</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <translation>Экспорт пакета</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>пакет</translation>
    </message>
    <message>
        <source>“%1” is already there; it was not replaced.</source>
        <translation>«%1» уже есть; файл не заменён.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n medium(s) could not go with it.</source>
        <translation>
            <numerusform>%n файл (картинка, звук или видео) в него не вошёл.</numerusform>
            <numerusform>%n файла (картинки, звук, видео) в него не вошли.</numerusform>
            <numerusform>%n файлов (картинки, звук, видео) в него не вошли.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackForm</name>
    <message>
        <source>a partner without a name</source>
        <translation>партнёр без имени</translation>
    </message>
    <message>
        <source>Add a partner</source>
        <translation>Добавить партнёра</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Logo…</source>
        <translation>Логотип…</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>Без логотипа</translation>
    </message>
    <message>
        <source>Title of the pack</source>
        <translation>Название пакета</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Editors, one a line</source>
        <translation>Редакторы, по одному в строке</translation>
    </message>
    <message>
        <source>Notes for the host, one a line</source>
        <translation>Заметки для ведущего, по одной в строке</translation>
    </message>
    <message>
        <source>Partners (2.2.6)</source>
        <translation>Партнёры (2.2.6)</translation>
    </message>
    <message>
        <source>Name of the partner</source>
        <translation>Имя партнёра</translation>
    </message>
    <message>
        <source>Text for the audience</source>
        <translation>Текст для зрителей</translation>
    </message>
</context>
<context>
    <name>PackWords</name>
    <message>
        <source>number</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>этап</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>text for the screen</source>
        <translation>текст для экрана</translation>
    </message>
    <message>
        <source>handout</source>
        <translation>раздатка</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>вариант ответа</translation>
    </message>
    <message>
        <source>wrong choice</source>
        <translation>неверный вариант</translation>
    </message>
    <message>
        <source>right choice</source>
        <translation>верный вариант</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>also accepted</source>
        <translation>зачёт</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>незачёт</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>комментарий</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>author</source>
        <translation>автор</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>reserve: yes or no</source>
        <translation>резерв: да или нет</translation>
    </message>
    <message>
        <source>warm-up: yes or no</source>
        <translation>разминка: да или нет</translation>
    </message>
    <message>
        <source>time in seconds</source>
        <translation>время в секундах</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>картинка</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>звук</translation>
    </message>
    <message>
        <source>video</source>
        <translation>видео</translation>
    </message>
    <message>
        <source>picture of the answer</source>
        <translation>картинка к ответу</translation>
    </message>
    <message>
        <source>sound of the answer</source>
        <translation>звук к ответу</translation>
    </message>
    <message>
        <source>video of the answer</source>
        <translation>видео к ответу</translation>
    </message>
    <message>
        <source>into the comment</source>
        <translation>в комментарий</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>не нужен</translation>
    </message>
    <message>
        <source>the pack does not bring it</source>
        <translation>в пакете файла нет</translation>
    </message>
    <message numerus="yes">
        <source>and %n more team(s)</source>
        <translation>
            <numerusform>и ещё %n команда</numerusform>
            <numerusform>и ещё %n команды</numerusform>
            <numerusform>и ещё %n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Already heard this season:</source>
        <translation>Уже звучало в этом сезоне:</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n вопрос</numerusform>
            <numerusform>%n вопроса</numerusform>
            <numerusform>%n вопросов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4</source>
        <translation>%1: %2 (%3), %4</translation>
    </message>
</context>
<context>
    <name>QuestionForm</name>
    <message>
        <source>main</source>
        <translation>основной</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резервный</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>разминка</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>обычное</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>с</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>a partner without a name</source>
        <translation>партнёр без имени</translation>
    </message>
    <message>
        <source>The audience reads the same</source>
        <translation>Зрители читают то же самое</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Partner&apos;s question</source>
        <translation>Вопрос партнёра</translation>
    </message>
    <message>
        <source>Question, as the host reads it</source>
        <translation>Вопрос, как его читает ведущий</translation>
    </message>
    <message>
        <source>Question, as the audience reads it</source>
        <translation>Вопрос, как его видят зрители</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Раздатка</translation>
    </message>
    <message>
        <source>Choices, one a line</source>
        <translation>Варианты ответа, по одному в строке</translation>
    </message>
    <message>
        <source>Media of the question</source>
        <translation>Картинки, звук и видео к вопросу</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Also accepted, one a line</source>
        <translation>Зачёт, по одному в строке</translation>
    </message>
    <message>
        <source>Not accepted, one a line</source>
        <translation>Незачёт, по одному в строке</translation>
    </message>
    <message>
        <source>Media of the answer</source>
        <translation>Картинки, звук и видео к ответу</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Sources, one a line</source>
        <translation>Источники, по одному в строке</translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation>Авторы, по одному в строке</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>no text yet</source>
        <translation>текста ещё нет</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>разминка</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резервный</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>stage without a title</source>
        <translation>этап без названия</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>What is doubtful in the file</source>
        <translation>Что сомнительно в файле</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Что сделано</translation>
    </message>
    <message>
        <source>The host reads every question from paper.</source>
        <translation>Ведущий читает все вопросы с листа.</translation>
    </message>
    <message>
        <source>The program counts turns, times and marks all the same.</source>
        <translation>Программа всё равно считает ходы, время и отметки.</translation>
    </message>
    <message>
        <source>A pack without a title</source>
        <translation>Пакет без названия</translation>
    </message>
    <message>
        <source>Nothing doubtful was found.</source>
        <translation>Ничего сомнительного не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful place(s)</source>
        <translation>
            <numerusform>%n сомнительное место</numerusform>
            <numerusform>%n сомнительных места</numerusform>
            <numerusform>%n сомнительных мест</numerusform>
        </translation>
    </message>
    <message>
        <source>stages: %1</source>
        <translation>этапы: %1</translation>
    </message>
    <message>
        <source>editors: %1</source>
        <translation>редакторы: %1</translation>
    </message>
</context>
</TS>
