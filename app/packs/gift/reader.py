"""From the blocks of a GIFT file to a pack."""

import re

from app.packs.beside import bring_media
from app.packs.choices import mixed
from app.packs.gather import Gathering, missing_medium
from app.packs.gift.answers import Answers, read_answers
from app.packs.gift.blocks import Block, blocks, restored
from app.packs.html_text import has_tags, plain
from app.packs.kinds import DoubtKind, FlawKind
from app.packs.media import MediaIntake
from app.packs.model import Medium, PackQuestion
from app.packs.report import PackError, PackFormat, Report, Tally, TallyKind
from app.packs.source import Head, Source

BLANK = "_____"
MAX_SIGNS = 200_000
_SIGNS = "=~{}<"
_TITLE = re.compile(r"\s*::(.*?)::\s*", re.DOTALL)
_FORMAT = re.compile(r"\s*\[(html|plain|moodle|markdown)\]", re.IGNORECASE)
_SENTENCE_END = re.compile(r"[.?!:…][\"'»”)\]]*\s*$")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_LOOKS = re.compile(
    r"^[ \t]*+(?:::[^\n]{1,500}?::|\$CATEGORY:)"
    r"|(?<!\\)\{\s*(?:[=~#]|T(?:RUE)?\b|F(?:ALSE)?\b|\})",
    re.MULTILINE | re.IGNORECASE,
)
_OTHER = re.compile(r"^(?:\?|!|№|###?|Вопрос \d+:|Чемпионат:)[ \n]", re.MULTILINE)


def looks_like(head: Head) -> bool:
    """Whether there are braces with answers in the text, or it is called `.gift`."""
    if head.suffix == ".gift":
        return True
    start = head.start
    if start.lstrip()[:1] in ("{", "["):
        return False
    return _LOOKS.search(start) is not None and _OTHER.search(start) is None


def read(source: Source, media: MediaIntake) -> Report:
    """Read a GIFT file and what lies beside it of its media; raises PackError."""
    report = parse(source.text, source.name, source.stem).with_doubts(source.doubts)
    return bring_media(report, source.path, media)


def parse(text: str, name: str, title: str) -> Report:
    """Read GIFT text with `\\n` line ends; raises PackError when no question is in it."""
    if sum(map(text.count, _SIGNS)) > MAX_SIGNS:
        raise PackError(name, FlawKind.TOO_TANGLED, f"{MAX_SIGNS:,}")
    pack = Gathering(name, title)
    categories = 0
    for block in blocks(text, pack.doubt):
        if block.is_category:
            pack.stage(restored(block.text), line=block.line)
            categories += 1
        else:
            _Question(block, pack).read()
    return pack.report(PackFormat.GIFT, Tally(TallyKind.CATEGORIES, categories))


class _Question:
    """One block that is no category."""

    def __init__(self, block: Block, pack: Gathering) -> None:
        self.pack, self.line = pack, block.line
        title = _TITLE.match(block.text)
        self.title = restored(title[1]) if title else ""
        text = block.text[title.end() :] if title else block.text
        style = _FORMAT.match(text)
        self.text = text[style.end() :] if style else text
        self.is_html = style is not None and style[1].lower() == "html"
        self.shown: list[Medium] = []
        self.found: list[Medium] = []

    def tell(self, kind: DoubtKind, detail: str) -> None:
        self.pack.doubt(kind, self.line, detail or self.title or restored(self.text))

    def plainly(self, text: str) -> str:
        """A text of the file as people read it; the media in it are named."""
        text = restored(text)
        style = _FORMAT.match(text)
        text = text[style.end() :] if style else text
        if not (self.is_html or has_tags(text)):
            return text
        words, names = plain(text)
        self.found += [missing_medium(name) for name in names]
        return words

    def read(self) -> None:
        before, body, after = self._split()
        if body is None:
            note = "\n".join(filter(None, (self.title, self.plainly(before))))
            self.pack.notes.append(note)
            self.tell(DoubtKind.DESCRIPTION, note)
            return
        text = self._filled(self.plainly(before), self.plainly(after))
        shown, self.found = self.found, []
        words = ("Верно", "Неверно") if _CYRILLIC.search(text) else ("True", "False")
        answers = read_answers(body, words, self.plainly, self.tell)
        self.pack.add(self._question(text, answers, tuple(shown)))

    def _split(self) -> tuple[str, str | None, str]:
        before, brace, rest = self.text.partition("{")
        if not brace:
            return before, None, ""
        body, end, after = rest.partition("}")
        if not end:
            self.tell(DoubtKind.OPEN_BRACE, restored(rest))
        if "{" in body or "{" in after:
            self.tell(DoubtKind.MORE_BRACES, restored(body if "{" in body else after))
        elif "}" in after or "}" in before:
            self.tell(DoubtKind.STRAY_BRACE, restored(after))
        return before, body, after

    def _filled(self, before: str, after: str) -> str:
        """The text with a blank where the answer belongs, unless its sentence ends before it."""
        if not after:
            return before
        if before and _SENTENCE_END.search(before):
            return before if after in (".", "?", "!") else f"{before} {after}"
        space = "" if re.match(r"[.,;:!?…)»]", after) else " "
        return f"{before} {BLANK}{space}{after}".strip()

    def _question(self, text: str, answers: Answers, shown: tuple[Medium, ...]) -> PackQuestion:
        text = "\n".join(filter(None, (text, _sides(answers.pairs))))
        host = f"{self.title}\n{text}" if self.title and not text else text
        remarks = [f"«{self.title}»" if _CYRILLIC.search(self.title) else f"“{self.title}”"]
        comment = (remarks if self.title and text else []) + answers.remarks
        return PackQuestion(
            number=self.pack.next_number,
            stage=0,
            host_text=host.strip(),
            screen_text=host.strip(),
            answer=answers.answer,
            line=self.line,
            also_accepted=answers.also,
            not_accepted=answers.wrong,
            comment="\n".join(comment),
            media=tuple(medium.name for medium in (*shown, *self.found)),
            choices=answers.choices,
            shown=shown,
            answer_shown=tuple(self.found),
        )


def _sides(pairs: tuple[tuple[str, str], ...]) -> str:
    """Both sides of what is to be matched, the right one mixed the same way every time."""
    if not pairs:
        return ""
    left = "; ".join(side for side, _ in pairs if side)
    right = mixed(left, (side for _, side in pairs if side))
    return f"{left}\n{'; '.join(right)}"
