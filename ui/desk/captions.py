"""What stands on the footer's buttons, and what is said of the team under the cursor."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QPushButton

from app.night.deeds import deed_of
from app.night.desk import DeskRow, DeskView
from app.night.night import Stage
from app.night.refusal import Refused
from app.night.timeline import Step
from ui.desk import look
from ui.desk.catalogue import DeskKeys
from ui.desk.faces import face
from ui.desk.footer import Footer
from ui.desk.host import Host
from ui.desk.ink import label, tip
from ui.desk.line import Asked
from ui.desk.phrases import Desk, translate
from ui.desk.words import refusal_text

LONGEST, LONGEST_NAME = 34, 18


def caption(footer: Footer, view: DeskView, host: Host) -> None:
    """Write the command line's prompt and every button of the footer in the program's language."""
    words, line = Desk(), footer.line
    prompt = {
        Asked.PARTNER: translate("Desk", "partner's name, or nothing; Enter"),
        Asked.BREAK: translate("Desk", "minutes, or nothing; Enter"),
    }.get(line.asked, words.prompt(view))
    line.setPlaceholderText(prompt)
    line.setAccessibleName(translate("Desk", "Command line"))
    timeline = host.live.evening.timeline
    undo = _step(footer.undo, "undo", timeline.to_undo(), host)
    redo = _step(footer.redo, "redo", timeline.to_redo(), host)
    footer.redo.setVisible(timeline.to_redo() is not None)
    seconds = words.put(translate("Desk", "+%1 s"), host.choices.extra_seconds)
    _clock(footer.pause, "pause", words.clock_key(view), host.why_not("pause"))
    _clock(footer.more, "more-time", seconds, host.why_not("more-time"))
    footer.tell_steps(undo, redo)
    keys = DeskKeys()
    for button, name in ((footer.trouble.again, "save-again"), (footer.trouble.unsaved, "unsaved")):
        button.setText(f"{keys.command(name)} ({keys.caps(name)[0]})")
        button.setAccessibleName(button.text())


def name_projector(footer: Footer, name: str, attached: bool) -> None:
    """Write which monitor shows the picture, in red where it is unplugged."""
    words = Desk()
    gone = words.put(translate("Desk", "no projector (%1)"), name or "—")
    text = name if attached else gone
    colour = look.GREEN if attached else look.RED
    short = text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…"
    footer.projector.setText(f'<span style="color:{colour}">▣ {escape(short)}</span>')
    footer.projector.setAccessibleName(words.put(translate("Desk", "Projector: %1"), text))
    footer.projector.setToolTip(tip(text))


def chosen(row: DeskRow, view: DeskView) -> str:
    """The team under the cursor: how it stands, and what it may not declare and why."""
    words = Desk()
    text = words.row(row, view)
    if view.stage not in (Stage.DECLARE, Stage.MOVES) or row.team.withdrawn or row.declared:
        return text
    reasons = (
        f"{words.kind(kind)}: {refusal_text(refused) if refused else words.allowed()}"
        for kind, refused in row.rights
    )
    return " · ".join((text, *reasons))


def _step(button: QPushButton, name: str, step: Step | None, host: Host) -> tuple[str, ...]:
    """Name the button; what is to stand on it, from full to brief."""
    keys = DeskKeys()
    what = f": {Desk().deed(deed_of(step, host.night))}" if step else ""
    full = f"{keys.command(name)}{what} ({keys.caps(name)[0]})"
    brief = f"{keys.caps(name)[0]}  {keys.command(name)}"
    text = f"{brief}{what}"
    short = label(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")
    face(button, button.text(), full, enabled=step is not None, tip=tip(full))
    return short, label(brief), label(keys.caps(name)[0])


def _clock(button: QPushButton, name: str, text: str, refused: Refused | None) -> None:
    keys = DeskKeys()
    cap, why = keys.caps(name)[0], refusal_text(refused) if refused else ""
    full = f"{keys.command(name)} ({cap})"
    face(button, f"{cap}  {text}", full, enabled=refused is None, tip=why, about=why)
