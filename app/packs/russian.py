"""Russian for every sentence on packs, by the English template."""

RUSSIAN: dict[str, str] = {
    "the file is not in UTF-8": "файл не в UTF-8",
    "read as {detail}": "прочитан как {detail}",
    "the file is not in UTF-8 and its encoding is not certain": (
        "файл не в UTF-8, и кодировка определена неуверенно"
    ),
    "read as {detail}; check the texts": "прочитан как {detail}; проверьте тексты",
    "the text was saved in a wrong encoding": "текст был сохранён в неверной кодировке",
    "turned back from {detail}": "восстановлен из {detail}",
    "bytes that are not text": "байты, которые не текст",
    "shown as � in: {detail}": "показаны знаком � в строке: {detail}",
    "control characters": "управляющие символы",
    "removed; the line now reads: {detail}": "удалены; строка теперь такая: {detail}",
    "no space after the marker “{detail}”": "нет пробела после метки «{detail}»",
    "read as the marker": "прочитано как метка",
    "“?” where “№” must have stood: {detail}": "«?» там, где должен быть «№»: {detail}",
    "read as a question's number": "прочитано как номер вопроса",
    "“№№” without a number: {detail}": "«№№» без числа: {detail}",
    "left out, the numbers run on": "пропущено, номера идут дальше",
    "a number with no question after it: {detail}": "номер, после которого нет вопроса: {detail}",
    "left out": "пропущено",
    "a blank line inside a question": "пустая строка внутри вопроса",
    "{detail} kept as part of the question": "{detail} — оставлено частью вопроса",
    "text without a marker after a blank line: {detail}": (
        "текст без метки после пустой строки: {detail}"
    ),
    "kept in the comment": "оставлено в комментарии",
    "text that belongs to no question: {detail}": "текст вне вопросов: {detail}",
    "kept in the notes": "оставлено в заметках",
    "a field that belongs to no question: {detail}": "поле вне вопросов: {detail}",
    "a question without “?”: {detail}": "вопрос без «?»: {detail}",
    "read as a question of its own": "прочитано как отдельный вопрос",
    "no blank line before the question: {detail}": "нет пустой строки перед вопросом: {detail}",
    "question {detail} has no answer": "у вопроса {detail} нет ответа",
    "kept without one": "оставлен так",
    "question {detail} has no text": "у вопроса {detail} нет текста",
    "the answer has a word instead of “!”: {detail}": "у ответа слово вместо «!»: {detail}",
    "read as the answer": "прочитано как ответ",
    "a field stands twice in one question: {detail}": "поле стоит в вопросе дважды: {detail}",
    "both kept": "оставлены оба",
    "number {detail} stands twice in one stage": "номер {detail} стоит в этапе дважды",
    "both questions kept": "оставлены оба вопроса",
    "“[” that is never closed: {detail}": "незакрытая «[»: {detail}",
    "hidden from the screen to the line's end": "скрыто от экрана до конца строки",
    "“(screen …)” without “|”: {detail}": "«(screen …)» без «|»: {detail}",
    "the same shown to host and audience": "ведущему и залу показано одно и то же",
    "“(screen …)” with more than one “|”: {detail}": "«(screen …)» с несколькими «|»: {detail}",
    "the first for the host, the second for the audience, the rest left out": (
        "первое — ведущему, второе — залу, остальное пропущено"
    ),
    "“{detail}” that is never closed": "незакрытое «{detail}»",
    "kept as text": "оставлено как текст",
    "text that is crossed out: {detail}": "зачёркнутый текст: {detail}",
    "shown plain": "показан обычным",
    "a second title: {detail}": "второе название: {detail}",
    "a heading without questions: {detail}": "заголовок без вопросов: {detail}",
    "a mark with no question directly after it: {detail}": (
        "пометка, сразу после которой нет вопроса: {detail}"
    ),
    "a time that is not 1 to 3600 seconds: {detail}": "время не от 1 до 3600 секунд: {detail}",
    "a file that is not there: {detail}": "файла нет: {detail}",
    "named to the host, not shown": "назван ведущему, не показывается",
    "a file with nothing in it: {detail}": "пустой файл: {detail}",
    "a file that is no picture, sound or video of a known kind: {detail}": (
        "файл не картинка, не звук и не видео известного вида: {detail}"
    ),
    "a file that is too big: {detail}": "слишком большой файл: {detail}",
    "a file that cannot be read: {detail}": "файл не читается: {detail}",
    "a file outside the folder of the pack: {detail}": "файл вне папки пакета: {detail}",
    "not opened, named to the host": "не открыт, назван ведущему",
    "a file on the internet: {detail}": "файл в интернете: {detail}",
    "not fetched, named to the host": "не загружен, назван ведущему",
    "a file that is not what it is called: {detail}": "файл не то, чем назван: {detail}",
    "taken for what it is": "взят как то, что он есть",
    "a file under a slightly different name: {detail}": "файл под немного другим именем: {detail}",
    "taken": "взят",
    "a file that no question uses: {detail}": "файл, который не нужен ни одному вопросу: {detail}",
    "a name that leads out of the package: {detail}": "имя, ведущее за пределы пакета: {detail}",
    "not opened": "не открыто",
    "a link in place of a file: {detail}": "ссылка вместо файла: {detail}",
    "two files of one name in the package: {detail}": "в пакете два файла с одним именем: {detail}",
    "the first is taken": "взят первый",
    "names in the package that differ only in small and capital letters: {detail}": (
        "имена в пакете различаются только прописными и строчными буквами: {detail}"
    ),
    "both kept apart": "оба файла различаются",
    "a web page as a question: {detail}": "веб-страница вместо вопроса: {detail}",
    "an empty place in a theme: {detail}": "пустое место в теме: {detail}",
    "a number that is none: {detail}": "число, которое не число: {detail}",
    "kept as it stands": "оставлено как есть",
    "an answer that is a point on a picture: {detail}": "ответ — точка на картинке: {detail}",
    "named to the host": "названо ведущему",
    "a part that the program does not know: {detail}": (
        "часть, которой программа не знает: {detail}"
    ),
    "a word that the format does not know: {detail}": "слово, которого нет в формате: {detail}",
    "a value that cannot stand here: {detail}": "значение, которого здесь быть не может: {detail}",
    "a reference to nothing: {detail}": "ссылка в никуда: {detail}",
    "a field of no known name: {detail}": "поле с неизвестным названием: {detail}",
    "a blank line inside a field, before: {detail}": "пустая строка внутри поля, перед: {detail}",
    "kept in the field": "оставлено в поле",
    "no blank line before the field: {detail}": "нет пустой строки перед полем: {detail}",
    "read as a field of its own": "прочитано как отдельное поле",
    "a handout that is never closed: {detail}": "незакрытая раздатка: {detail}",
    "taken to the field's end": "прочитана до конца поля",
    "a field that this program does not use: {detail}": (
        "поле, которое программе не нужно: {detail}"
    ),
    "a value that is no text: {detail}": "значение, которое не текст: {detail}",
    "read as text": "прочитано как текст",
    "a text that was encoded twice: {detail}": "текст закодирован дважды: {detail}",
    "decoded twice": "раскодирован дважды",
    "question {detail} has nothing to choose from": "в вопросе {detail} не из чего выбирать",
    "read as an open question": "прочитан как вопрос без вариантов",
    "a choice stands twice: {detail}": "вариант стоит дважды: {detail}",
    "one kept": "оставлен один",
    "an entry that is no question: {detail}": "запись, которая не вопрос: {detail}",
    "the answer carries the response code {detail}": "в ответе базы код {detail}",
    "its questions are read": "вопросы из него прочитаны",
    "more than one right answer: {detail}": "несколько верных ответов: {detail}",
    "all of them are the answer": "все они — ответ",
    "an answer that is only partly right: {detail}": "ответ, верный лишь отчасти: {detail}",
    "“{{” that is never closed: {detail}": "незакрытая «{{»: {detail}",
    "closed where the question ends": "закрыта в конце вопроса",
    "a second pair of braces in one question: {detail}": (
        "вторая пара скобок в одном вопросе: {detail}"
    ),
    "“}}” without “{{”: {detail}": "«}}» без «{{»: {detail}",
    "a text without answers: {detail}": "текст без ответов: {detail}",
    "a question with empty braces: {detail}": "вопрос с пустыми скобками: {detail}",
    "kept without an answer": "оставлен без ответа",
    "pairs to be matched: {detail}": "пары для сопоставления: {detail}",
    "one question, its answer the pairs": "один вопрос, ответ на него — пары",
    "a blank line inside braces: {detail}": "пустая строка внутри скобок: {detail}",
    "read as one question": "прочитано как один вопрос",
    "a question of more than one line: {detail}": "вопрос длиннее одной строки: {detail}",
    "all lines kept": "все строки оставлены",
    "a letter of a choice that is not a capital: {detail}": "буква варианта не прописная: {detail}",
    "read as one": "прочитана как прописная",
    "no space after the letter of a choice: {detail}": "нет пробела после буквы варианта: {detail}",
    "read as a choice": "прочитано как вариант",
    "letters of choices that do not follow A, B, C: {detail}": (
        "буквы вариантов идут не по порядку A, B, C: {detail}"
    ),
    "kept in order": "порядок оставлен",
    "a choice of more than one line: {detail}": "вариант длиннее одной строки: {detail}",
    "both lines kept": "обе строки оставлены",
    "a right answer that is none of the choices: {detail}": (
        "верного ответа нет среди вариантов: {detail}"
    ),
    "a quotation mark that is never closed: {detail}": "незакрытая кавычка: {detail}",
    "a column that is not used: {detail}": "столбец не используется: {detail}",
    "a sheet without questions: {detail}": "лист без вопросов: {detail}",
    "a row with more than {detail} columns": "в строке больше {detail} столбцов",
    "what stands beyond is left out": "остальное пропущено",
    "a row that is only a heading: {detail}": "строка — только заголовок: {detail}",
    "read as a stage": "прочитано как этап",
    "a row above the header: {detail}": "строка над шапкой таблицы: {detail}",
    "neither yes nor no: {detail}": "ни да, ни нет: {detail}",
    "read as no": "прочитано как «нет»",
    "an apostrophe that guards a cell: {detail}": "апостроф, защищающий ячейку: {detail}",
    "taken off": "снят",
    "a cell that holds a date: {detail}": "в ячейке дата: {detail}",
    "written out like this": "записана так",
    "a cell that shows an error: {detail}": "в ячейке ошибка: {detail}",
    "a formula whose result is not in the file: {detail}": (
        "формула, результата которой в файле нет: {detail}"
    ),
    "left empty": "оставлено пустым",
    "right answers that look like one number: {detail}": (
        "верные ответы похожи на одно число: {detail}"
    ),
    "read one by one": "прочитаны по одному",
    "longer than Kahoot allows: {detail}": "длиннее, чем позволяет Kahoot: {detail}",
    "kept whole": "оставлено целиком",
    "a time that Kahoot does not offer: {detail} s": "время, которого нет в Kahoot: {detail} с",
    "kept": "оставлено",
    "columns that were guessed: {detail}": "столбцы определены по догадке: {detail}",
    "check them": "проверьте их",
    "there is no such file": "такого файла нет",
    "this is not an ordinary file": "это не обычный файл",
    "the file cannot be opened: {detail}": "файл не открывается: {detail}",
    "the file is bigger than {detail}": "файл больше {detail}",
    "the file has more than {detail} lines": "в файле больше {detail} строк",
    "the file has more than {detail} brackets and other signs of markup": (
        "в файле больше {detail} скобок и других знаков разметки"
    ),
    "more than {detail} doubtful places up to here, so this is hardly a pack": (
        "до этого места больше {detail} сомнительных мест: это вряд ли пакет вопросов"
    ),
    "there are more than {detail} questions": "вопросов больше {detail}",
    "the file is empty": "файл пуст",
    "this is not a text file": "это не текстовый файл",
    "this is a {detail}, not a .4s pack": "это {detail}, а не пакет .4s",
    "the file cannot be written: {detail}": "файл не записывается: {detail}",
    "there is no such file, and no pack of this name in the library": (
        "такого файла нет, и в библиотеке нет пакета с таким названием"
    ),
    "several packs of the library are called so; name one of {detail}": (
        "в библиотеке несколько пакетов с таким названием; назовите один из {detail}"
    ),
    "this is none of the formats of question packs that the program reads": (
        "это не один из форматов пакетов, которые программа читает"
    ),
    "the package is broken: {detail}": "архив повреждён: {detail}",
    "there are more than {detail} files in the package": "в архиве больше {detail} файлов",
    "the package is locked with a password": "архив закрыт паролем",
    "there is no {detail} in the package": "в пакете нет {detail}",
    "this is version {detail} of the format, newer than the program knows": (
        "это версия {detail} формата, программа знает только более старые"
    ),
    "the XML of the package is broken: {detail}": "XML пакета повреждён: {detail}",
    "the XML of the package declares entities of its own, which are never read": (
        "XML пакета объявляет собственные сущности, такие пакеты не читаются"
    ),
    "the text of the pack is no TOML: {detail}": "текст пакета — не TOML: {detail}",
    "the table cannot be read: {detail}": "таблица не читается: {detail}",
    "the JSON cannot be read: {detail}": "JSON не читается: {detail}",
    "no question found in this {detail}": "вопросов не найдено, хотя это {detail}",
    "the library cannot keep it: {detail}": "библиотека не может это сохранить: {detail}",
    "no question found (a question begins with “? ”, its answer with “! ”)": (
        "вопросов не найдено (вопрос начинается с «? », ответ — с «! »)"
    ),
    "this JSON holds no questions of Open Trivia DB": "в этом JSON нет вопросов Open Trivia DB",
    "the database had fewer questions than were asked for, so it gave none (code 1)": (
        "в базе меньше вопросов, чем просили, поэтому она не дала ни одного (код 1)"
    ),
    "the database was asked with a wrong parameter, so it gave no questions (code 2)": (
        "у запроса к базе неверный параметр, поэтому вопросов нет (код 2)"
    ),
    "the database did not know the session token, so it gave no questions (code 3)": (
        "база не знает такого сеанса, поэтому вопросов нет (код 3)"
    ),
    "the session token had used up all its questions (code 4)": (
        "вопросы для этого сеанса кончились (код 4)"
    ),
    "the database was asked too often, so it gave no questions (code 5)": (
        "к базе обращались слишком часто, поэтому вопросов нет (код 5)"
    ),
    "the database gave no questions (code {detail})": "база не дала вопросов (код {detail})",
    "the table has more than {detail} rows": "в таблице больше {detail} строк",
    "the table has more than {detail} filled cells": "в таблице больше {detail} заполненных ячеек",
    "no column of this table looks like questions": "ни один столбец таблицы не похож на вопросы",
}
