"""Question packs: one model, and a reader for the club's `.4s` files.

`read_pack` takes a file and returns a Report: the pack, and every doubtful place with its line
and what was done about it. A file that is no pack raises one PackError of one sentence.

A `.4s` file is plain text; a marker and a space begin a field, lines without a marker continue
it, and a blank line ends the question:

    ### title    #EDITOR editors    #DATE date    ## tour    #B #R #T battle, round, theme
    # remark     № 7 this question's number       №№ 7 count on from here
    ? question   ! answer   = also accepted   != not accepted   / comment   ^ source   @ author
    > handout    - item of a list

Four things that a night needs have no marker of their own, and are written so:

- reserve questions stand under a heading whose name begins with «Резерв» or "Reserve"
  (`## Резерв`), up to the next heading of that level;
- a partner's question has the line `# Партнёр: name` or `# Partner: name` directly before it;
- its own time is given by `# Время: 90` or `# Time: 90`, in seconds from 1 to 3600;
- the list in a question is what to choose from (A, B, C, …) if `# Варианты:` or `# Choices:`
  stands before it; or that line itself has them: `# Choices: Rome; Paris`. The answer is then
  the words of one, its letter or its number.

`(img file)`, `(aud file)` and `(vid file)` bring a file that lies in the pack's folder: with the
question or handout it is shown to the audience, with answer or comment after the answer, and in
a note to the host never. In `.si4s` questions without a number count 10, 20, … in every theme, in
`.br4s` and `.tr4s` 1, 2, … in every battle and theme.

A question whose own number begins with 0 or «Размин» is a warm-up. `set 4SCOUNTER = 5` makes
the next automatic counter 5.
"""

from app.packs.library import read_pack, read_pack_text, shipped_packs
from app.packs.media import MediaStore
from app.packs.model import Medium, MediumKind, Pack, PackQuestion, Partner, Stage
from app.packs.place import Part, Place, Step
from app.packs.readers import read_any
from app.packs.report import (
    Doubt,
    DoubtKind,
    FlawKind,
    PackError,
    PackFormat,
    Report,
    Tally,
    TallyKind,
)
from app.packs.shelf import PackShelf, ShelfEntry

__all__ = [
    "Doubt",
    "DoubtKind",
    "FlawKind",
    "MediaStore",
    "Medium",
    "MediumKind",
    "Pack",
    "PackError",
    "PackFormat",
    "PackQuestion",
    "PackShelf",
    "Part",
    "Partner",
    "Place",
    "Report",
    "ShelfEntry",
    "Stage",
    "Step",
    "Tally",
    "TallyKind",
    "read_any",
    "read_pack",
    "read_pack_text",
    "shipped_packs",
]
