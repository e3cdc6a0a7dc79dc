"""Real processes for the tests of the store: killed while they write, out of space, without rights.

Run as ``python child.py ROLE ARGUMENT…``; it speaks in lines on standard output.
"""

import json
import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from app.store.backup import back_up
from app.store.errors import StoreError
from app.store.folder import DataFolder
from app.store.journal import Draft, Journal
from app.store.memory import MemoryJournal
from app.store.settings import Settings, SettingsFile

WALL = "2026-10-17T20:15:00+03:00"


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def step_of(number: int) -> list[Draft]:
    """One to five events that say how many they are and which step they belong to."""
    size = number % 5 + 1
    return [Draft("step", json.dumps({"n": number, "i": i, "of": size})) for i in range(size)]


def write_for_ever(path: Path, backing_up: bool) -> None:
    with Journal.open(path) as journal:
        entries = journal.entries()
        first = json.loads(entries[-1].payload)["n"] + 1 if entries else 0
        alive = journal.last_sign_of_life()
        for number in count(first):
            kept = journal.append(step_of(number), actor="host", wall=WALL, at_ms=alive)
            say("kept", kept[-1].seq)
            if number % 4 == 0:
                alive += 250
                journal.sign_of_life(alive)
                say("alive", alive)
            if backing_up:
                say("backup", back_up(journal).name, kept[-1].seq)


def writers() -> None:
    """For every line on standard input, a fork that writes until it is killed."""
    for line in sys.stdin:
        path, backing_up = json.loads(line)
        pid = os.fork()
        if pid == 0:
            write_for_ever(Path(path), backing_up)
        say("pid", pid)
        os.waitpid(pid, 0)
        say("dead")


def outcome(action: Callable[[], object]) -> str:
    """The class of the StoreError that `action` raises, or "done"."""
    try:
        action()
    except StoreError as error:
        return type(error).__name__
    return "done"


def limited(path: Path) -> None:
    """Write under a limit on file sizes until it is reached, lift it, go on, and crash."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    journal = Journal.open(path)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    report = until_full(journal)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    report |= afterwards(journal)
    say(json.dumps(report))
    os._exit(0)


def crowded(path: Path) -> None:
    """Write on a small disk until it is full, then remove the ballast and go on."""
    with Journal.open(path) as journal:
        good = back_up(journal)
        report = until_full(journal)
        report["backup"] = outcome(lambda: back_up(journal))
        report["backup stays"] = good.exists()
        fresh = path.with_name("fresh.koth")
        report["create"] = outcome(lambda: Journal.create(fresh, created=WALL, program="0.1"))
        report["settings"] = outcome(
            lambda: SettingsFile(path.parent / "s.sqlite").save(Settings())
        )
        report["half files"] = sorted(p.name for p in path.parent.glob("*.part*"))
        path.with_name("ballast").unlink()
        report |= afterwards(journal)
    say(json.dumps(report))


def until_full(journal: Journal) -> dict[str, object]:
    """Append until an append fails; then the spare takes one step."""
    numbers = count()
    wide = [Draft("wide", json.dumps("Ц" * 2000))] * 3

    def on() -> None:
        for _ in numbers:
            journal.append(wide, actor="host", wall=WALL, at_ms=next(numbers))

    failed = outcome(on)
    return {"append": failed, "kept": len(journal.entries())}


def afterwards(journal: Journal) -> dict[str, object]:
    """The spare's step is flushed into the journal, and the journal goes on."""
    spare = MemoryJournal(journal.entries())
    spare.append(step_of(2), actor="host", wall=WALL, at_ms=0)
    flushed = outcome(lambda: spare.flush_into(journal))
    kept = journal.append(step_of(3), actor="host", wall=WALL, at_ms=0)
    return {"flush": flushed, "last": kept[-1].seq, "spare": len(spare.entries())}


def without_rights(folder: Path) -> None:
    """What a user without the right to write finds in a data folder."""
    if os.geteuid() == 0:
        os.setuid(65534)
    game = folder / "games" / "night.koth"
    say(
        json.dumps(
            {
                "lock": outcome(DataFolder(folder).lock),
                "open": outcome(lambda: Journal.open(game)),
                "create": outcome(
                    lambda: Journal.create(game.with_name("b.koth"), created=WALL, program="0.1")
                ),
                "settings": outcome(lambda: SettingsFile(folder / "s.sqlite").save(Settings())),
            }
        )
    )


def holding(folder: Path) -> None:
    """Hold the lock of the folder until killed."""
    lock = DataFolder(folder).lock()
    say("held", os.getpid(), lock.path)
    sys.stdin.read()


if __name__ == "__main__":
    role, *arguments = sys.argv[1:]
    match role:
        case "writers":
            writers()
        case "limited":
            limited(Path(arguments[0]))
        case "crowded":
            crowded(Path(arguments[0]))
        case "without-rights":
            without_rights(Path(arguments[0]))
        case "holding":
            holding(Path(arguments[0]))
