"""What is wrong with a table, a record or a past night, in Russian, by its English sentence.

`{}` stands for the words of the file, in the same order in both languages.
"""

PLACES = {
    "turn": "ход",
    "team": "команда",
    "player": "игрок",
    "answer": "ответ",
    "change": "изменение",
    "decision": "решение",
    "correction": "поправка",
    "row": "строка",
    "line": "строка",
    "column": "столбец",
    "byte": "байт",
    "places": "места",
    "rules": "правила",
    "rating": "рейтинг",
}
"""The words of which a place is made: `turn 7, team t3`."""

RUSSIAN = {
    # the rating table
    "this is not TOML: {}": "это не TOML: {}",
    "shared_places must be 'mean', 'best' or 'worst' (R1)": (
        "shared_places — это 'mean', 'best' или 'worst' (R1)"
    ),
    "the table must have named fields": "в таблице должны быть поля с именами",
    "deeds must have named fields": "в deeds должны быть поля с именами",
    "{} must have named fields": "{}: нужны поля с именами",
    "{} is not known (known: {})": "поле {} неизвестно (известны: {})",
    '{} must be a text in quotes, such as {} = "1"': '{} — текст в кавычках, например {} = "1"',
    'date must be a day such as "2026-10-01"': 'date — день, например "2026-10-01"',
    "{} must be a whole number from {} to {}": "{} — целое число от {} до {}",
    "places must have at least one row": "в places нужна хотя бы одна строка",
    "it must begin with place {}": "она должна начинаться с места {}",
    "only the last row, and it, has no 'last'": "'last' нет у последней строки и только у неё",
    # tables of rating sites, and past nights
    "the file is bigger than {} MB": "файл больше {} МБ",
    "a header with Team ID must come first": "сначала нужна строка заголовков с Team ID",
    "there is no header with Team ID": "нет строки заголовков с Team ID",
    "id, team, town, tour and marks are needed": "нужны номер, команда, город, тур и отметки",
    "id, team, town, flag, id, surname, name are needed": (
        "нужны номер, команда, город, флаг, номер игрока, фамилия, имя"
    ),
    "{} is no number of a tour or question": "{} — не номер тура или вопроса",
    "this is no table of cells: {}": "это не таблица: {}",
    "the letters of this file cannot be told: it is neither UTF-8 nor windows-1251": (
        "не понять букв этого файла: он не в UTF-8 и не в windows-1251"
    ),
    "unpacked, the workbook is too big for a table": "распакованная книга слишком велика",
    "this workbook cannot be read ({})": "эта книга не читается ({})",
    "there is no team in this table": "в этой таблице нет ни одной команды",
    "this is not UTF-8": "это не UTF-8",
    "{} cannot be the name of a file.": "{} не может быть именем файла.",
    # open records
    "this is not JSON ({})": "это не JSON ({})",
    "a text holds half a character (a lone surrogate)": "в тексте половина знака (суррогат)",
    "this is not JSON that can be read (too long a number, or too deep)": (
        "такой JSON не читается (слишком длинное число или слишком глубоко)"
    ),
    "the field {} stands twice in one object": "поле {} стоит в объекте дважды",
    "the number {} is too large": "число {} слишком велико",
    "this is not a King of the Hill record (format must be {})": (
        "это не запись «Царя Горы» (нужно поле format: {})"
    ),
    "this is not a Quidditch record (format must be {})": (
        "это не запись квиддича (нужно поле format: {})"
    ),
    "version must be a whole number from 1": "version — целое число от 1",
    "version {} was written by a newer program; this one reads version {}": (
        "версию {} записала более новая программа; эта читает версию {}"
    ),
    "teams must be a list of at least one team": "teams — список хотя бы из одной команды",
    "a record must be a JSON object": "запись — это объект JSON",
    "parts must be a list of whole numbers": "parts — список целых чисел",
    "the team id {} is used twice": "номер команды {} стоит дважды",
    "the player id {} is used twice": "номер игрока {} стоит дважды",
    "{} must be a JSON object": "{} — это объект JSON",
    "{} must be text": "{} — это текст",
    "{} must be a non-empty text": "{} — это непустой текст",
    "{} must be true or false": "{} — это true или false",
    "{} must be a whole number": "{} — это целое число",
    "{} must be from {} to {}": "{} — от {} до {}",
    "{} must be a list": "{} — это список",
    "{} is nested deeper than {} levels": "{}: больше {} уровней вложенности",
    "corrections must be a list": "corrections — это список",
    "this player is corrected twice": "этот игрок исправлен дважды",
    "a reason is needed": "нужна причина",
    "it names no player of this game": "такого игрока в этой игре нет",
    "no Quidditch match was played in this game": "в этой игре квиддича не было",
    "it holds no night ({})": "в нём нет вечера ({})",
    # what the system and the JSON reader say
    "No such file or directory": "такого файла нет",
    "Permission denied": "файл нельзя прочитать: нет прав",
    "Is a directory": "это папка",
    "it cannot be read": "файл не читается",
    "Expecting value": "ожидалось значение",
    "Expecting property name enclosed in double quotes": "ожидалось имя поля в кавычках",
    "Expecting ',' delimiter": "ожидалась запятая",
    "Expecting ':' delimiter": "ожидалось двоеточие",
    "Extra data": "лишнее после конца",
}
