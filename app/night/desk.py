"""The desk's frozen view: all that the host reads, as a pure function of the night."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.hill.ending import can_depose, turns_to_depose
from app.hill.position import Position
from app.hill.turn import Answer, Declaration
from app.night import intents
from app.night.decide import Stamp, decide
from app.night.evolve import evolve
from app.night.forecast import Contender, Forecast, forecast
from app.night.hall.answers import AnswerGroup, answer_groups
from app.night.hall.state import Marks
from app.night.media.views import DeckView, deck_view
from app.night.night import Night, Show, Stage
from app.night.photo import PhotoFinish, photo_finish
from app.night.refusal import Refused
from app.night.scenes import Declared, QuestionView, Shot, TeamView
from app.night.shots import counts, next_shot, question_view
from app.night.steps import next_step
from app.night.teams import team_views

_ANY = Stamp(0, "")
ASKING = (Stage.QUESTION, Stage.ANSWERS)
JUDGING = (Stage.MARKING, Stage.PREVIEW)


@dataclass(frozen=True, slots=True)
class DeskRow:
    """One team as the host sees it.

    `jump` and `revolution` say why the team may not declare it now, None where it may. `late`:
    what it declared came too late and changes nothing. `answered`: its answer is recorded; `at_ms`
    is when, None when unknown; `mark` True correct, False wrong, None unmarked; `text` the answer.
    `mark` is the one that counts: `host_mark`, or `judge_mark` where the host has said nothing.
    """

    team: TeamView
    jump: Refused | None
    revolution: Refused | None
    late: Declared | None = None
    answered: bool = False
    at_ms: int | None = None
    mark: bool | None = None
    text: str | None = None
    host_mark: bool | None = None
    judge_mark: bool | None = None

    @property
    def rights(self) -> tuple[tuple[Declared, Refused | None], ...]:
        """Each kind of declaration, and why it may not be made."""
        return ("jump", self.jump), ("revolution", self.revolution)

    @property
    def declared(self) -> Declared | None:
        """What the team has declared, in time or late."""
        return self.team.declared or self.late


@dataclass(frozen=True, slots=True)
class QuestionPanel:
    """The question as the host reads it; empty texts where it is read from paper."""

    head: QuestionView
    text: str = ""
    answer: str = ""
    accepted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    comment: str = ""
    handout: str = ""


@dataclass(frozen=True, slots=True)
class DeskView:
    """Everything on the desk but the running clock.

    `partner` is the question's, a name or True; None for none. `step` is the intent behind the big
    key, `barred` why it is refused now. `standing`: a countdown is on and does not run. `tied` are
    the teams among which the host must choose; `deposers` those that can still depose the king and
    in how many turns at least.
    `finish` is the reason of the end and `winner` the team, once the game is over. `too_late` are
    the declarations that from now on change nothing (2.2.5, H9). `groups` are equal and alike
    answers, to be marked together; `disagreements` the teams (ids) whose answers host and judge
    mark differently, which the host decides by marking them again. `photo`: the times that decide,
    or decided, the dispute are too near for the paths that the answers came by.
    """

    title: str
    rehearsal: bool
    stage: Stage
    played: int
    rows: tuple[DeskRow, ...]
    summit: int
    hold: int
    hold_turns: int
    question: QuestionPanel
    answered: int
    active: int
    unmarked: int
    correct: int
    void: bool
    partner: str | bool | None
    step: intents.Intent | None
    barred: Refused | None
    show: Show
    standing: bool
    tied: tuple[Contender, ...] = ()
    deposers: tuple[tuple[TeamView, int], ...] = ()
    forecast: Forecast | None = None
    finish: str | None = None
    winner: TeamView | None = None
    too_late: tuple[Declared, ...] = ()
    deck: DeckView | None = None
    groups: tuple[AnswerGroup, ...] = ()
    disagreements: tuple[str, ...] = ()
    photo: PhotoFinish | None = None

    def row(self, number: int) -> DeskRow | None:
        """The team of that number, from 1."""
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else None

    @property
    def king(self) -> TeamView | None:
        """The team on the Summit."""
        return next((row.team for row in self.rows if row.team.king), None)

    @property
    def over(self) -> bool:
        """Whether the game has its end, whatever the screen shows."""
        return self.finish is not None


def desk_view(night: Night) -> DeskView:
    """What the host sees of the night."""
    game = night.game
    rows = _rows(night)
    answers = [row for row in rows if row.answered]
    step = next_step(night)
    answered, active = counts(night)
    end = game.outcome
    teams = {row.team.id: row.team for row in rows}
    return DeskView(
        title=night.title,
        rehearsal=night.rehearsal,
        stage=night.stage,
        played=len(game.turns),
        rows=rows,
        summit=game.rules.summit,
        hold=game.now.hold,
        hold_turns=game.rules.hold_turns,
        question=_question(night),
        answered=answered,
        active=active,
        unmarked=sum(row.mark is None for row in answers),
        correct=sum(row.mark is True for row in answers),
        void=game.turn.void,
        partner=_partner(night),
        step=step,
        barred=None if step is None else why_refused(night, step),
        show=night.show,
        standing=night.countdown is not None and not night.countdown.running,
        tied=tuple(_tied(night, teams[team]) for team in game.tied),
        deposers=tuple((teams[team], turns) for team, turns in _deposers(game.now)),
        forecast=forecast(night) if night.stage in JUDGING else None,
        finish=None if end.reason == "unfinished" else end.reason,
        winner=teams[end.winner] if end.winner else None,
        too_late=_too_late(night),
        groups=answer_groups(night),
        disagreements=night.hall.disagreements,
        photo=photo_finish(night),
        deck=deck_view(night),
    )


def why_refused(night: Night, wish: intents.Intent) -> Refused | None:
    """Why the evening would refuse this wish now; None where it would do it."""
    decision = decide(night, wish, _ANY)
    return None if isinstance(decision, tuple) else decision


def coming_shot(night: Night, now: int) -> Shot | None:
    """The picture that the big key would bring; None where it brings no other.

    What chance makes of a tact is nobody's to see before it is played.
    """
    step = None if night.mode == "pitch" else next_step(night)
    decision = None if step is None else decide(night, step, Stamp(now, ""))
    if not isinstance(decision, tuple):
        return None
    after = night
    for event in decision:
        after = evolve(after, event, now)
    return next_shot(night, after, now)


@dataclass(frozen=True, slots=True)
class Stumble:
    """The first of several wishes that is refused: its index, from 0, and why."""

    index: int
    refused: Refused


def first_refusal(
    night: Night, wishes: Iterable[intents.Intent], stamp: Stamp | None = None
) -> Stumble | None:
    """Which of the wishes, done one after the other, would be refused; nothing is done."""
    moment = stamp or _ANY
    for index, wish in enumerate(wishes):
        decision = decide(night, wish, moment)
        if not isinstance(decision, tuple):
            return Stumble(index, decision)
        for event in decision:
            night = evolve(night, event, moment.at_ms)
    return None


def _rows(night: Night) -> tuple[DeskRow, ...]:
    game = night.game
    turn = game.turn
    views = team_views(game, _shown(night), turn.declarations)
    return tuple(
        _row(night, view, turn.declarations.get(view.id), turn.answers.get(view.id))
        for view in views
    )


def _row(night: Night, view: TeamView, made: Declaration | None, answer: Answer | None) -> DeskRow:
    marks = night.hall.marks.get(view.id, Marks())
    return DeskRow(
        team=view,
        jump=why_refused(night, intents.Declare(view.id, "jump")),
        revolution=why_refused(night, intents.Declare(view.id, "revolution")),
        late=made.kind if made is not None and made.late else None,
        answered=answer is not None,
        at_ms=answer.at_ms if answer else None,
        mark=answer.correct if answer else None,
        text=answer.text if answer else None,
        host_mark=marks.host,
        judge_mark=marks.judge,
    )


def _deposers(now: Position) -> list[tuple[str, int]]:
    return [(team, turns_to_depose(now, team) or 0) for team in can_depose(now)]


def _too_late(night: Night) -> tuple[Declared, ...]:
    if night.stage in ASKING and night.game.rules.revolution_deadline == "answers":
        return ("jump",)
    return ("jump", "revolution") if night.stage in (*ASKING, *JUDGING) else ()


def _tied(night: Night, team: TeamView) -> Contender:
    """A team that the host may choose, with its time in the turn just played."""
    answer = night.game.turns[-1].answers.get(team.id)
    return Contender(team, answer.at_ms if answer else None, level=True)


def _partner(night: Night) -> str | bool | None:
    asked = night.next_question if night.stage is Stage.DECLARE else night.game.turn.question
    return asked.partner if asked.is_partners else None


def _shown(night: Night) -> Position:
    """The latest position: that of the turn in progress, with what came before its question."""
    game = night.game
    return game.last if game.last.finish is not None else game.now


def _question(night: Night) -> QuestionPanel:
    number = night.number if night.game.last.finish is None else len(night.game.turns)
    item = night.asked(number)
    head = question_view(night, number)
    if item is None:
        return QuestionPanel(head)
    return QuestionPanel(
        head=head,
        text=item.host_text,
        answer=item.answer,
        accepted=item.also_accepted,
        refused=item.not_accepted,
        comment=item.comment,
        handout=item.handout,
    )
