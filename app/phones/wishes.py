"""From a frame to a letter: checked, cleaned, refused here where no game has to be asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from app.clean import clean_line, clean_lines
from app.phones.attempts import Attempts
from app.phones.common import Common
from app.phones.credentials import same_pin
from app.phones.hall import Hall
from app.phones.port import Guessing
from app.phones.protocol import (
    MAX_ANSWER,
    MAX_ORDERS,
    Answer,
    Code,
    Done,
    Lead,
    Leave,
    Mark,
    Orders,
    Pong,
    Reply,
    Wish,
)
from app.phones.session import Session
from app.phones.strict import BadMessageError, read_message


class Wishes:
    """Takes the frames of every session; only for the server's loop."""

    def __init__(self, common: Common, hall: Hall, attempts: Attempts) -> None:
        self._common, self._hall, self._attempts = common, hall, attempts
        self._leading: set[asyncio.Task[None]] = set()

    def take(self, session: Session, text: str) -> None:
        """One frame of a session."""
        try:
            message = read_message(text)
        except BadMessageError as error:
            session.malformed(error.message_id)
            return
        if isinstance(message, Pong):
            session.trips.echo(message.n, self._common.clock.now_ns())
        elif session.pending >= self._common.limits.pending:
            session.refuse(message.id, Code.TOO_MUCH)
        else:
            self._wish(session, message)

    def _wish(self, session: Session, wish: Wish) -> None:
        is_mark, is_judge = isinstance(wish, Mark), session.seat.team is None
        if is_mark != is_judge:
            session.refuse(wish.id, Code.NOT_JUDGE if is_mark else Code.NOT_ALLOWED)
        elif isinstance(wish, Lead):
            self._lead(session, wish)
        elif isinstance(wish, Answer):
            self._text(session, wish, clean_line(wish.text), MAX_ANSWER)
        elif isinstance(wish, Orders):
            self._text(session, wish, clean_lines(wish.text), MAX_ORDERS)
        else:
            self._post(session, wish)

    def _text(self, session: Session, wish: Answer | Orders, text: str, longest: int) -> None:
        if not text and isinstance(wish, Answer):
            session.refuse(wish.id, Code.EMPTY)
        elif len(text) > longest:
            session.refuse(wish.id, Code.BAD_MESSAGE)
        else:
            self._post(session, wish.model_copy(update={"text": text}))

    def _post(self, session: Session, wish: Wish) -> None:
        def reply(said: Reply) -> None:
            self._common.call(lambda: self._replied(session, wish, said))

        stamp = self._common.inbox.post(session.seat, wish, session.trips.rtt_ms, once(reply))
        if stamp is None:
            session.refuse(wish.id, Code.TOO_MUCH)
        else:
            session.pending += 1
            session.leaving = wish.id if isinstance(wish, Leave) else session.leaving

    def _replied(self, session: Session, wish: Wish, reply: Reply) -> None:
        session.pending -= 1
        if isinstance(wish, Leave) and isinstance(reply, Done):
            self._hall.dismiss(session.digest)
        session.reply(reply)
        session.leaving = None if isinstance(wish, Leave) else session.leaving

    # --- taking the lead ---

    def _lead(self, session: Session, wish: Lead) -> None:
        task = asyncio.ensure_future(self._prove(session, wish))
        session.pending += 1
        self._leading.add(task)
        task.add_done_callback(self._leading.discard)

    async def _prove(self, session: Session, wish: Lead) -> None:
        """Look at the PIN when its turn has come; the night gets the wish without it."""
        team = session.seat.team or ""
        number, _, pin = self._hall.door.teams.get(team, (0, "", ""))
        answer = await self._attempts.judge(
            number,
            session.address,
            lambda: bool(pin) and same_pin(wish.pin, pin),
            Code.WRONG_PIN,
            lambda wrong: Guessing(team, session.address, wrong),
        )
        session.pending -= 1
        if answer.code is not None:
            session.refuse(wish.id, answer.code)
        elif session.seat.team == team and not session.outbox.is_closing:
            self._post(session, wish.model_copy(update={"pin": ""}))


def once(reply: Callable[[Reply], None]) -> Callable[[Reply], None]:
    """The same function, deaf to a second call."""
    left = [reply]

    def first(said: Reply) -> None:
        if left:
            left.pop()(said)

    return first
