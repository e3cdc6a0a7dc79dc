"""The sorts of doubtful places in packs, and of reasons why a file is none."""

from enum import Enum


class DoubtKind(Enum):
    """A sort of doubtful place: what is odd there, and what was done about it.

    Both texts are English templates; `{detail}` stands for the words of the file. They are
    the keys by which a window translates a report.
    """

    ENCODING = ("the file is not in UTF-8", "read as {detail}")
    ENCODING_UNSURE = (
        "the file is not in UTF-8 and its encoding is not certain",
        "read as {detail}; check the texts",
    )
    MOJIBAKE = ("the text was saved in a wrong encoding", "turned back from {detail}")
    BAD_BYTES = ("bytes that are not text", "shown as � in: {detail}")
    CONTROL = ("control characters", "removed; the line now reads: {detail}")
    NO_SPACE = ("no space after the marker “{detail}”", "read as the marker")
    LOST_NUMBER_SIGN = ("“?” where “№” must have stood: {detail}", "read as a question's number")
    BAD_COUNTER = ("“№№” without a number: {detail}", "left out, the numbers run on")
    NUMBER_UNUSED = ("a number with no question after it: {detail}", "left out")
    BLANK_IN_QUESTION = ("a blank line inside a question", "{detail} kept as part of the question")
    STRAY_TEXT = ("text without a marker after a blank line: {detail}", "kept in the comment")
    STRAY_OUTSIDE = ("text that belongs to no question: {detail}", "kept in the notes")
    STRAY_FIELD = ("a field that belongs to no question: {detail}", "left out")
    NO_QUESTION_MARK = ("a question without “?”: {detail}", "read as a question of its own")
    NO_BLANK_LINE = ("no blank line before the question: {detail}", "read as a question of its own")
    NO_ANSWER = ("question {detail} has no answer", "kept without one")
    NO_TEXT = ("question {detail} has no text", "kept without one")
    WORD_ANSWER = ("the answer has a word instead of “!”: {detail}", "read as the answer")
    FIELD_TWICE = ("a field stands twice in one question: {detail}", "both kept")
    SAME_NUMBER = ("number {detail} stands twice in one stage", "both questions kept")
    NOTE_OPEN = ("“[” that is never closed: {detail}", "hidden from the screen to the line's end")
    SCREEN_ONE = ("“(screen …)” without “|”: {detail}", "the same shown to host and audience")
    SCREEN_MANY = (
        "“(screen …)” with more than one “|”: {detail}",
        "the first for the host, the second for the audience, the rest left out",
    )
    TAG_OPEN = ("“{detail}” that is never closed", "kept as text")
    STRIKE = ("text that is crossed out: {detail}", "shown plain")
    TITLE_TWICE = ("a second title: {detail}", "kept in the notes")
    EMPTY_STAGE = ("a heading without questions: {detail}", "kept in the notes")
    UNUSED_MARK = ("a mark with no question directly after it: {detail}", "left out")
    BAD_TIME = ("a time that is not 1 to 3600 seconds: {detail}", "left out")
    MEDIUM_MISSING = ("a file that is not there: {detail}", "named to the host, not shown")
    MEDIUM_EMPTY = ("a file with nothing in it: {detail}", "named to the host, not shown")
    MEDIUM_UNKNOWN = (
        "a file that is no picture, sound or video of a known kind: {detail}",
        "named to the host, not shown",
    )
    MEDIUM_BIG = ("a file that is too big: {detail}", "named to the host, not shown")
    MEDIUM_BROKEN = ("a file that cannot be read: {detail}", "named to the host, not shown")
    MEDIUM_OUTSIDE = (
        "a file outside the folder of the pack: {detail}",
        "not opened, named to the host",
    )
    MEDIUM_ONLINE = ("a file on the internet: {detail}", "not fetched, named to the host")
    MEDIUM_KIND = ("a file that is not what it is called: {detail}", "taken for what it is")
    MEDIUM_ALIKE = ("a file under a slightly different name: {detail}", "taken")
    MEDIUM_UNUSED = ("a file that no question uses: {detail}", "left out")
    ENTRY_OUTSIDE = ("a name that leads out of the package: {detail}", "not opened")
    ENTRY_LINK = ("a link in place of a file: {detail}", "not opened")
    ENTRY_TWICE = ("two files of one name in the package: {detail}", "the first is taken")
    ENTRY_ALIKE = (
        "names in the package that differ only in small and capital letters: {detail}",
        "both kept apart",
    )
    WEB_PAGE = ("a web page as a question: {detail}", "named to the host, not shown")
    EMPTY_CELL = ("an empty place in a theme: {detail}", "left out")
    BAD_NUMBER = ("a number that is none: {detail}", "kept as it stands")
    POINT_ANSWER = ("an answer that is a point on a picture: {detail}", "named to the host")
    UNKNOWN_PART = ("a part that the program does not know: {detail}", "kept in the comment")
    UNKNOWN_KEY = ("a word that the format does not know: {detail}", "left out")
    BAD_VALUE = ("a value that cannot stand here: {detail}", "left out")
    REF_UNKNOWN = ("a reference to nothing: {detail}", "kept as it stands")
    UNKNOWN_FIELD = ("a field of no known name: {detail}", "kept in the comment")
    BLANK_IN_FIELD = ("a blank line inside a field, before: {detail}", "kept in the field")
    NO_BLANK_BEFORE = ("no blank line before the field: {detail}", "read as a field of its own")
    HANDOUT_OPEN = ("a handout that is never closed: {detail}", "taken to the field's end")
    KEPT_IN_COMMENT = ("a field that this program does not use: {detail}", "kept in the comment")
    NOT_A_TEXT = ("a value that is no text: {detail}", "read as text")
    DOUBLE_ENCODED = ("a text that was encoded twice: {detail}", "decoded twice")
    NO_CHOICES = ("question {detail} has nothing to choose from", "read as an open question")
    SAME_CHOICE = ("a choice stands twice: {detail}", "one kept")
    NO_ENTRY = ("an entry that is no question: {detail}", "left out")
    PART_READ = ("the answer carries the response code {detail}", "its questions are read")
    MANY_RIGHT = ("more than one right answer: {detail}", "all of them are the answer")
    PARTLY_RIGHT = ("an answer that is only partly right: {detail}", "kept in the comment")
    OPEN_BRACE = ("“{{” that is never closed: {detail}", "closed where the question ends")
    MORE_BRACES = ("a second pair of braces in one question: {detail}", "kept as text")
    STRAY_BRACE = ("“}}” without “{{”: {detail}", "kept as text")
    DESCRIPTION = ("a text without answers: {detail}", "kept in the notes")
    ESSAY = ("a question with empty braces: {detail}", "kept without an answer")
    MATCHING = ("pairs to be matched: {detail}", "one question, its answer the pairs")
    BLANK_IN_BRACES = ("a blank line inside braces: {detail}", "read as one question")
    MANY_LINES = ("a question of more than one line: {detail}", "all lines kept")
    LOWER_CASE = ("a letter of a choice that is not a capital: {detail}", "read as one")
    CHOICE_GLUED = ("no space after the letter of a choice: {detail}", "read as a choice")
    LETTER_ORDER = ("letters of choices that do not follow A, B, C: {detail}", "kept in order")
    LONG_CHOICE = ("a choice of more than one line: {detail}", "both lines kept")
    UNKNOWN_CHOICE = ("a right answer that is none of the choices: {detail}", "kept as it stands")
    OPEN_QUOTE = ("a quotation mark that is never closed: {detail}", "kept as text")
    SKIPPED_COLUMN = ("a column that is not used: {detail}", "left out")
    SKIPPED_SHEET = ("a sheet without questions: {detail}", "left out")
    TOO_WIDE = ("a row with more than {detail} columns", "what stands beyond is left out")
    HEADING_ROW = ("a row that is only a heading: {detail}", "read as a stage")
    ABOVE_HEADER = ("a row above the header: {detail}", "kept in the notes")
    BAD_FLAG = ("neither yes nor no: {detail}", "read as no")
    APOSTROPHE = ("an apostrophe that guards a cell: {detail}", "taken off")
    DATE_CELL = ("a cell that holds a date: {detail}", "written out like this")
    CELL_ERROR = ("a cell that shows an error: {detail}", "kept as text")
    NO_SHOWN_VALUE = ("a formula whose result is not in the file: {detail}", "left empty")
    LOOSE_NUMBERS = ("right answers that look like one number: {detail}", "read one by one")
    KAHOOT_LONG = ("longer than Kahoot allows: {detail}", "kept whole")
    KAHOOT_TIME = ("a time that Kahoot does not offer: {detail} s", "kept")
    GUESSED = ("columns that were guessed: {detail}", "check them")


class FlawKind(Enum):
    """Why a file cannot be read at all: an English template for one sentence."""

    MISSING = "there is no such file"
    NOT_A_FILE = "this is not an ordinary file"
    UNREADABLE = "the file cannot be opened: {detail}"
    TOO_BIG = "the file is bigger than {detail}"
    TOO_LONG = "the file has more than {detail} lines"
    TOO_TANGLED = "the file has more than {detail} brackets and other signs of markup"
    TOO_DOUBTFUL = "more than {detail} doubtful places up to here, so this is hardly a pack"
    TOO_MANY = "there are more than {detail} questions"
    EMPTY = "the file is empty"
    NOT_TEXT = "this is not a text file"
    OTHER_FORMAT = "this is a {detail}, not a .4s pack"
    NOT_IN_LIBRARY = "there is no such file, and no pack of this name in the library"
    SEVERAL_IN_LIBRARY = "several packs of the library are called so; name one of {detail}"
    UNWRITTEN = "the file cannot be written: {detail}"
    UNKNOWN = "this is none of the formats of question packs that the program reads"
    BROKEN_ZIP = "the package is broken: {detail}"
    TOO_MANY_FILES = "there are more than {detail} files in the package"
    LOCKED = "the package is locked with a password"
    NO_CONTENT = "there is no {detail} in the package"
    TOO_NEW = "this is version {detail} of the format, newer than the program knows"
    BROKEN_XML = "the XML of the package is broken: {detail}"
    XML_ENTITIES = "the XML of the package declares entities of its own, which are never read"
    BROKEN_TOML = "the text of the pack is no TOML: {detail}"
    BROKEN_TABLE = "the table cannot be read: {detail}"
    BROKEN_JSON = "the JSON cannot be read: {detail}"
    NOTHING = "no question found in this {detail}"
    STORE = "the library cannot keep it: {detail}"
    NO_QUESTIONS = "no question found (a question begins with “? ”, its answer with “! ”)"
    NOT_TRIVIA = "this JSON holds no questions of Open Trivia DB"
    CODE_1 = "the database had fewer questions than were asked for, so it gave none (code 1)"
    CODE_2 = "the database was asked with a wrong parameter, so it gave no questions (code 2)"
    CODE_3 = "the database did not know the session token, so it gave no questions (code 3)"
    CODE_4 = "the session token had used up all its questions (code 4)"
    CODE_5 = "the database was asked too often, so it gave no questions (code 5)"
    CODE = "the database gave no questions (code {detail})"
    TOO_MANY_ROWS = "the table has more than {detail} rows"
    TOO_MANY_CELLS = "the table has more than {detail} filled cells"
    NO_QUESTION_COLUMN = "no column of this table looks like questions"
