"""What is wrong with a table, a record or a past night, in Russian, by its English sentence.

`{}` stands for a value, in the same order in both languages: the name of a field, a number, the
words of the file, or a thing that has words here too. The sentences of records are the codes of
`RecordError`; those of the other errors are found by their shape.
"""

PLACES = {
    "turn": "ход",
    "team": "команда",
    "player": "игрок",
    "answer": "ответ",
    "change": "изменение",
    "decision": "решение",
    "ignored turn": "ход за концом игры",
    "turn in progress": "незаконченный ход",
    "round": "раунд",
    "tact": "такт",
    "referee entry": "запись судьи",
    "cancels": "отмена",
    "substitute": "запасной",
    "teams": "команды",
    "draw": "жребий",
    "start": "начало",
    "counts": "счётчики",
    "comments": "комментарии",
    "stalling": "затяжка",
    "held": "удержание",
    "keepers": "вратари",
    "left": "левая",
    "right": "правая",
    "quaffle": "квоффл",
    "flight": "полёт",
    "bludger": "бладжер",
    "course": "путь",
    "snitch": "снитч",
    "score": "счёт",
    "cards": "карточки",
    "zone": "зона",
    "pending": "ожидает",
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
    "this is not JSON ({} is no JSON number)": "это не JSON ({} — не число JSON)",
    "this is not {} (format must be {})": "это не {} (нужно поле format: {})",
    "version must be a whole number from 1": "version — целое число от 1",
    "version {} was written by a newer program; this one reads version {}": (
        "версию {} записала более новая программа; эта читает версию {}"
    ),
    "teams must be a list of at least one team": "teams — список хотя бы из одной команды",
    "turns must be a list": "turns — это список",
    "the type of a change must be join, withdraw or adjust": (
        "тип изменения (type) — join, withdraw или adjust"
    ),
    "partner must be a name, true or null": "partner — имя, true или null",
    "a declaration must be 'jump' or 'revolution'": "заявка — 'jump' или 'revolution'",
    "parts must be a list of whole numbers": "parts — список целых чисел",
    "the team id {} is used twice": "номер команды {} стоит дважды",
    "the player id {} is used twice": "номер игрока {} стоит дважды",
    "{} must be a JSON object": "{} — это объект JSON",
    "{} must be text": "{} — это текст",
    "{} must be a non-empty text": "{} — это непустой текст",
    "{} must be true or false": "{} — это true или false",
    "{} must be a whole number": "{} — это целое число",
    "{} must be a whole number from {} to {} ({})": "{} — целое число от {} до {} ({})",
    "{} must be {} or {}": "{} — {} или {}",
    "{} must be a list": "{} — это список",
    "{} is nested deeper than {} levels": "{}: больше {} уровней вложенности",
    "rules of edition {} are not known here (known: {})": (
        "правила издания {} здесь неизвестны (известны: {})"
    ),
    "main_questions and reserve_questions leave no question to ask (2.5.2)": (
        "main_questions и reserve_questions не оставляют ни одного вопроса (2.5.2)"
    ),
    "parts must be rising question numbers from 1 (2.3)": (
        "parts — номера вопросов по возрастанию, от 1 (2.3)"
    ),
    # records of a match
    "{} must be a cell and height, as 12(2)": "{} — клетка и высота, например 12(2)",
    "{} is {}; cells are 1 to 125, heights 1 to 3 (1.1)": (
        "{}: {}; клетки — от 1 до 125, высоты — от 1 до 3 (1.1)"
    ),
    "a side has {} {}, not {} (Q2)": "у стороны {} {}, а не {} (Q2)",
    "no player may have the id 'chosen', which is a draw's address": (
        "номер 'chosen' не может быть у игрока: это адрес жребия"
    ),
    "a player needs a role": "игроку нужна роль (role)",
    "{} must be 64 hex digits": "{} — 64 шестнадцатеричные цифры",
    "seed_hash is not the hash of the seed: it was another seed's": (
        "seed_hash не от этого seed, а от другого"
    ),
    "u must be a number from 0 to less than 1": "u — число от 0, меньше 1",
    "a round has 3 tacts, a penalty may have 4 (1.2, 1.6)": (
        "в раунде 3 такта, в пенальти может быть 4 (1.2, 1.6)"
    ),
    "there is no player {}": "нет игрока {}",
    "an entry needs a type": "записи нужен тип (type)",
    "a round and the number of its entry are needed": "нужны раунд и номер записи в нём",
    "{} is a ring cell, where only its keeper may be (1.1, Q1)": (
        "{} — клетка кольца, там бывает только его вратарь (1.1, Q1)"
    ),
    "a player off the pitch has back_in_round, or out": (
        "у игрока вне поля есть back_in_round или out"
    ),
    "the quaffle has a holder, or a place at which it is": (
        "у квоффла есть либо держащий (holder), либо место (at)"
    ),
    "{} is no chaser or keeper of the match": "{} — не охотник и не вратарь этой игры",
    "a flight has from, to and by, a player of the match": (
        "у полёта есть from, to и by — игрок этой игры"
    ),
    "the quaffle is thrown to a cell of the field 1 to 3 away (1.2)": (
        "квоффл бросают на клетку поля за 1–3 клетки (1.2)"
    ),
    "there are two bludgers (Q2)": "бладжеров два (Q2)",
    "a course has from, to and tacts_left": "у пути есть from, to и tacts_left",
    "a bludger flies to a cell of the field at most 3 away (1.4)": (
        "бладжер летит на клетку поля не дальше 3 клеток (1.4)"
    ),
    "toward must be a cell of the field beside the snitch": (
        "toward — клетка поля рядом со снитчем"
    ),
    "at must be a cell from 4 to 122 (Q1)": "at — клетка от 4 до 122 (Q1)",
    "a penalty or keeper_reset has a side, and a chaser of the match": (
        "у penalty и keeper_reset есть сторона (side) и охотник (chaser) этой игры"
    ),
    "pending must say whose penalty is played": "pending говорит, чьё пенальти играется",
    "a penalty is between the guilty side's keeper and one chaser (1.6)": (
        "в пенальти играют вратарь виновной стороны и один охотник (1.6)"
    ),
    "the holder of the quaffle is off the pitch": "тот, у кого квоффл, вне поля",
    "the draw {} is missing: the record has no seed, and no hand entered it": (
        "нет жребия {}: в записи нет seed, и рукой его не вводили"
    ),
    # players' corrections
    "a correction is for player {} of {}, who is none": (
        "исправлен игрок {} команды {}, а такого нет"
    ),
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

THINGS = {
    "a King of the Hill record": "запись «Царя Горы»",
    "a Quidditch record": "запись квиддича",
    "a record": "запись",
    "rules": "rules",
    "teams": "teams",
    "a team": "команда",
    "a player": "игрок",
    "a turn": "ход",
    "each item of before": "каждое изменение в before",
    "the question": "вопрос (question)",
    "a declaration": "заявка",
    "an answer": "ответ",
    "the decision": "решение (decision)",
    "a draw": "жребий",
    "a round": "раунд",
    "a tact": "такт",
    "an order": "приказ",
    "a referee's entry": "запись судьи",
    "a keeper": "вратарь",
    "a position": "позиция",
    "a player's place": "место игрока",
    "the quaffle": "квоффл",
    "a flight": "полёт",
    "a bludger": "бладжер",
    "a course": "путь",
    "the snitch": "снитч",
    "each item of pending": "каждая запись в pending",
    "a correction": "поправка",
    "keeper": "вратарь",
    "seeker": "ловец",
    "chaser": "охотник",
    "chasers": "охотников",
    "beater": "загонщик",
    "beaters": "загонщиков",
    "1 to 2": "от 1 до 2",
    "1 to 3": "от 1 до 3",
    "1 to 4": "от 1 до 4",
}
"""What a record consists of, as it is named in the sentences above."""
