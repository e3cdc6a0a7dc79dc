"""What the projector shows at a moment: a pure function of the night, and the gate before it.

Nothing passes that is not to be seen yet: an answer or a mark only once the question is closed, the
end only once the game has ended, whatever scene was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.hill.game import Phase
from app.night.events import SceneName
from app.night.match.scene import pitch_scene
from app.night.media.partners import has_partner, partner_scene
from app.night.media.views import answer_media, on_air, question_media, sounding, texts
from app.night.moves import moves_scene
from app.night.night import Night, Stage
from app.night.scenes import (
    AnswerScene,
    BlackScene,
    BoardPhase,
    BoardScene,
    BreakScene,
    CrownScene,
    LogoScene,
    QuestionScene,
    QuestionView,
    Scene,
    Shot,
    StandingsScene,
    TimerView,
    TimeUpScene,
    WelcomeScene,
)
from app.night.teams import hill_view, ranked, team_views

LEADERS = 8
PRIZES = 3
BESIDE_THE_PITCH: tuple[SceneName, ...] = ("welcome", "break", "standings", "crown", "partner")
"""What the host may show in the middle of a match; any other scene is the pitch."""


def shot_of(night: Night, now: int) -> Shot:
    """The picture on the projector at the night time `now`."""
    show = night.show
    if show.black:
        return Shot(BlackScene(), night.rehearsal)
    if show.logo:
        return Shot(LogoScene(night.title), night.rehearsal)
    if show.frozen is not None:
        return show.frozen
    return live_shot(night, now)


def live_shot(night: Night, now: int) -> Shot:
    """The picture behind black, logo and freeze: what the audience sees when they are lifted."""
    return Shot(_scene(night, now, gate(night, night.show.scene)), night.rehearsal)


def next_shot(night: Night, after: Night, now: int) -> Shot | None:
    """The picture that the next step would bring; None where it brings no other."""
    shot = live_shot(after, now)
    return None if shot == live_shot(night, now) else shot


def gate(night: Night, scene: SceneName) -> SceneName:
    """The scene that may be shown in place of the chosen one."""
    phase = night.game.phase
    allowed = {
        "question": phase is Phase.OPEN,
        "timeup": phase is Phase.CLOSED,
        "answer": phase is Phase.CLOSED or (phase is not Phase.OPEN and bool(night.game.turns)),
        "moves": bool(night.game.turns) and phase not in (Phase.OPEN, Phase.CLOSED),
        "break": night.break_at is not None,
        "crown": phase is Phase.OVER and night.game.outcome.winner is not None,
        "partner": has_partner(night),
    }
    return scene if allowed.get(scene, True) else "board"


def _scene(night: Night, now: int, scene: SceneName) -> Scene:
    if night.mode == "pitch" and night.match is not None and scene not in BESIDE_THE_PITCH:
        return pitch_scene(night.match)
    return _SCENES[scene](night, now)


def _welcome(night: Night, _: int) -> WelcomeScene:
    teams = team_views(night.game, night.game.now, {})
    return WelcomeScene(night.title, night.venue, night.date, teams)


def _question(night: Night, now: int) -> QuestionScene:
    return QuestionScene(question_view(night), timer_view(night, now), *counts(night))


def _time_up(night: Night, _: int) -> TimeUpScene:
    return TimeUpScene(question_view(night), *counts(night))


def _board(night: Night, now: int) -> BoardScene:
    game = night.game
    stage = night.stage
    asking = game.phase in (Phase.OPEN, Phase.CLOSED)
    return BoardScene(
        hill=hill_view(game, game.now, game.turn.declarations),
        phase=_BOARD_PHASE.get(stage, "declare"),
        question=question_view(night) if asking or _has_next(night) else None,
        timer=timer_view(night, now) if game.phase is Phase.OPEN else None,
        answered=counts(night)[0] if asking else None,
    )


_BOARD_PHASE: Mapping[Stage, BoardPhase] = {
    Stage.QUESTION: "question",
    Stage.ANSWERS: "answers",
    Stage.MARKING: "closed",
    Stage.PREVIEW: "closed",
    Stage.DECISION: "decision",
    Stage.OVER: "over",
    Stage.ENDED: "over",
}


def _has_next(night: Night) -> bool:
    return night.game.phase is Phase.DECLARING and not night.ended


def question_view(night: Night, number: int | None = None) -> QuestionView:
    """The head of question `number` (the one in progress when None); its text once announced."""
    number = night.number if number is None else number
    rules = night.game.rules
    item = night.asked(number)
    past = number <= len(night.game.turns)
    turn = night.game.turns[number - 1] if past else night.game.turn
    announced = past or night.game.phase in (Phase.OPEN, Phase.CLOSED)
    readable = announced and night.show.text and item is not None
    partner = turn.question.partner if turn.question.is_partners else None
    main = rules.main_questions
    text, handout = texts(item) if readable and item else (None, None)
    media = question_media(night, number)
    return QuestionView(
        number=number,
        total=main,
        reserve=main is not None and number > main,
        part=1 + sum(1 for last in rules.parts if last < number),
        parts=max(len(rules.parts), 1),
        partner=None if partner is None else (partner if isinstance(partner, str) else ""),
        text=text,
        handout=handout,
        choices=item.choices if readable and item else (),
        pictures=media.pictures,
        film=media.film,
        size=night.media.size,
        page=night.media.page,
        sounding=sounding(night) if number == on_air(night) else None,
    )


def timer_view(night: Night, now: int) -> TimerView | None:
    """The countdown at this moment."""
    clock = night.countdown
    return None if clock is None else TimerView(clock.total_ms, clock.left(now), clock.running)


def counts(night: Night) -> tuple[int, int]:
    """How many teams' answers have arrived while they could, and how many teams are in the game.

    An answer that only a mark tells of, handed in on paper, is none of these: marks are secret.
    """
    here = night.game.now.in_game()
    answers = (night.game.turn.answers.get(team) for team in here)
    arrived = [a for a in answers if a is not None and (a.at_ms is not None or a.text is not None)]
    return len(arrived), len(here)


def _answer(night: Night, _: int) -> AnswerScene:
    game = night.game
    past = game.phase is not Phase.CLOSED
    number = len(game.turns) if past else night.number
    turn = game.turns[-1] if past else game.turn
    position = game.last if past else game.now
    item = night.asked(number)
    correct = {team for team, answer in turn.answers.items() if answer.correct}
    teams = tuple(t for t in team_views(game, position, {}) if t.id in correct)
    text = item.answer if item is not None and night.show.text else None
    comment = item.comment if item is not None and night.show.text else None
    active = len(position.in_game())
    media = answer_media(night, number)
    head = question_view(night, number)
    return AnswerScene(head, text, comment or None, teams, active, *media)


def _break(night: Night, now: int) -> BreakScene:
    left = None
    if night.break_at is not None and night.break_ms is not None:
        left = max(night.break_at + night.break_ms - now, 0)
    leaders = tuple(t for t in ranked(night.game, night.game.now) if not t.withdrawn)
    return BreakScene(night.title, left, leaders[:LEADERS])


def _standings(night: Night, _: int) -> StandingsScene:
    game = night.game
    final = night.ended or game.phase is Phase.OVER
    return StandingsScene(ranked(game, game.now), game.rules.summit, len(game.turns), final)


def _crown(night: Night, _: int) -> CrownScene:
    game = night.game
    end = game.outcome
    teams = ranked(game, game.last)
    winner = next(team for team in teams if team.id == end.winner)
    prizes = tuple(team for team in teams if _is_prize(team.place))
    reason = "host" if end.reason == "unfinished" else end.reason
    return CrownScene(winner, end.king is not None, reason, prizes)


def _is_prize(place: str) -> bool:
    """Places 1 to 3 are prizes (2.5.3); a shared place counts by its better end."""
    first = place.split("–")[0]
    return first.isdigit() and int(first) <= PRIZES


_SCENES: Mapping[SceneName, Callable[[Night, int], Scene]] = {
    "welcome": _welcome,
    "board": _board,
    "question": _question,
    "timeup": _time_up,
    "answer": _answer,
    "moves": moves_scene,
    "break": _break,
    "standings": _standings,
    "crown": _crown,
    "partner": partner_scene,
}
