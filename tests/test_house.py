"""The map of imports and the house rules, as tests. A failure says what to do."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

import pytest

ROOT = Path(__file__).resolve().parents[1]
OURS = ("app", "ui")

# Part of the house -> the parts it may import besides itself; the longest matching name counts.
# `app` and `ui` alone stand for modules directly in those folders (`ui.theme`), not for parts of
# their own. The composition root, which builds the objects, may import everything: ui.main and the
# two ways it starts the program, ui.console and ui.headless, which nobody else may import; so may
# app.cli within app.
MAP: dict[str, set[str]] = {
    "app": set(),
    "app.openrecord": set(),
    "app.hill": {"app.openrecord"},
    "app.quidditch": {"app.openrecord"},
    "app.night": {
        "app.openrecord",
        "app.hill",
        "app.quidditch",
        "app.store",
        "app.packs",
        "app.phones",
        "app.results",
        "app.clean",
        "app.places",
    },
    "app.store": {"app.places"},
    "app.packs": {"app.places", "app.store.disk"},
    "app.phones": {"app.clean", "app.places"},
    "app.results": {"app.hill", "app.quidditch", "app.openrecord", "app.store", "app.places"},
    "app.cli": {"app"},
    "ui": {"app.night", "app.places"},
    "ui.paint": {"ui", "app.night", "app.places"},
    "ui.pitch": {"ui", "ui.paint", "app.night", "app.places"},
    "ui.screen": {"ui", "ui.paint", "ui.pitch", "app.night", "app.places"},
    "ui.desk": {"ui", "ui.paint", "ui.pitch", "ui.screen", "app.night", "app.places"},
    "ui.pitch.desk": {
        *("ui", "ui.paint", "ui.pitch", "ui.screen", "ui.desk"),
        *("app.night", "app.places"),
    },
    "ui.main": {"app", "ui"},
    "ui.console": {"app", "ui"},
    "ui.headless": {"app", "ui"},
}
EVERYTHING_BELOW = {"app.cli", "ui.main", "ui.console", "ui.headless"}
QT = {"PySide6", "shiboken6", "qasync"}
ENGINES = ("app.hill", "app.quidditch")
# Clock, chance, ids, files and waiting arrive in an engine with the command.
NOT_IN_ENGINES = {
    *("asyncio", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil", "socket"),
    *("sqlite3", "subprocess", "tempfile", "threading", "time", "uuid"),
}
ADVICE = (
    "\nAsk a part that is allowed for it, move the code to where the arrow starts, or let ui.main "
    "build the object and hand it over. The table MAP in tests/test_house.py is the map."
)


class Module(NamedTuple):
    """One source file: dotted name, whether it is a package's __init__, place and syntax tree."""

    name: str
    is_package: bool
    path: Path
    text: str
    tree: ast.Module


class Import(NamedTuple):
    """An import anywhere in a file, function bodies and TYPE_CHECKING included."""

    place: str
    source: str
    target: str


def read(folder: str) -> Iterator[Module]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        text = path.read_text(encoding="utf-8")
        name = ".".join(parts[:-1] if is_package else parts)
        yield Module(name, is_package, path, text, ast.parse(text, str(path)))


def where(module: Module, line: int) -> str:
    return f"{module.path.relative_to(ROOT)}:{line}"


MODULES = [module for folder in OURS for module in read(folder)]
NAMES = {module.name for module in MODULES}
ALL_FILES = [*MODULES, *read("packaging"), *read("tests")]


def targets(module: Module, node: ast.Import | ast.ImportFrom) -> list[str]:
    """What an import statement names: modules where it names modules, else the module asked."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = node.module or ""
    if node.level:
        parts = module.name.split(".")
        package = parts[: len(parts) - node.level + module.is_package]
        base = ".".join([*package, *([node.module] if node.module else [])])
    longer = (f"{base}.{alias.name}" for alias in node.names)
    return [name if name in NAMES else base for name in longer]


def imports(module: Module) -> list[Import]:
    found = []
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            place = where(module, node.lineno)
            found += [Import(place, module.name, target) for target in targets(module, node)]
    return found


IMPORTS = [entry for module in MODULES for entry in imports(module)]


def part(name: str) -> str:
    """The entry of the map that a module belongs to."""
    prefixes = (name.rsplit(".", cut)[0] for cut in range(name.count(".") + 1))
    return next(prefix for prefix in prefixes if prefix in MAP)


def is_allowed(source: str, target: str) -> bool:
    here, there = part(source), part(target)
    if here in EVERYTHING_BELOW:
        return target.partition(".")[0] in MAP[here]
    return there == here or there in MAP[here] or target in MAP[here]


def fail_with(rows: list[str], what: str, advice: str = "") -> None:
    if rows:
        pytest.fail(f"{what}:\n" + "\n".join(sorted(set(rows))) + advice, pytrace=False)


def test_imports_follow_the_map() -> None:
    ours = [entry for entry in IMPORTS if entry.target.partition(".")[0] in OURS]
    rows = [
        f"{entry.place}: {entry.source} imports {entry.target}; {part(entry.source)} may import "
        f"{', '.join(sorted(MAP[part(entry.source)])) or 'nothing else of the project'}"
        for entry in ours
        if not is_allowed(entry.source, entry.target)
    ]
    fail_with(rows, "Against the map", ADVICE)


def test_app_has_no_qt() -> None:
    rows = [
        f"{entry.place}: {entry.target}"
        for entry in IMPORTS
        if entry.source.partition(".")[0] == "app" and entry.target.partition(".")[0] in QT
    ]
    fail_with(rows, "Qt in app", "\nMove it to ui, and give app a plain value to work with.")


def test_engines_are_pure() -> None:
    rows = [
        f"{entry.place}: {entry.target}"
        for entry in IMPORTS
        if part(entry.source) in ENGINES and not is_pure(entry.target)
    ]
    advice = "\nAn engine uses pure standard modules only; hand the value over with the command."
    fail_with(rows, "Impure imports in an engine", advice)


def is_pure(target: str) -> bool:
    top = target.partition(".")[0]
    return top in OURS or (top in sys.stdlib_module_names and top not in NOT_IN_ENGINES)


def test_no_import_cycles() -> None:
    graph: dict[str, set[str]] = {name: set() for name in NAMES}
    for entry in IMPORTS:
        if entry.target in NAMES and entry.target != entry.source:
            graph[entry.source].add(entry.target)
    cycle = find_cycle(graph)
    advice = "\nMove what both need into a third module below them."
    fail_with(
        [" -> ".join(cycle)] if cycle else [], "Modules import each other in a circle", advice
    )


def find_cycle(graph: dict[str, set[str]]) -> list[str]:
    """One circle of the graph, its first module repeated at the end; empty if there is none."""
    done: set[str] = set()

    def walk(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return []
        for target in sorted(graph[name]):
            if circle := walk(target, [*path, name]):
                return circle
        done.add(name)
        return []

    return next((circle for name in sorted(graph) if (circle := walk(name, []))), [])


def test_files_and_functions_are_small() -> None:
    rows = []
    for module in ALL_FILES:
        if (lines := module.text.count("\n")) > 400:
            rows.append(f"{where(module, 1)}: {lines} lines, 400 at most")
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > 50:
                    rows.append(f"{where(module, node.lineno)}: {node.name}, {length} lines of 50")
    fail_with(rows, "Too long", "\nSplit it by thought, not by length.")


def test_nothing_is_left_for_later() -> None:
    words = re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX|NotImplemented" r"Error)\b")
    rows = [
        f"{where(module, number)}: {line.strip()}"
        for module in ALL_FILES
        for number, line in enumerate(module.text.splitlines(), 1)
        if words.search(line)
    ]
    fail_with(rows, "Left for later", "\nBuild it now or take it out.")


def test_no_dialog_blocks_a_coroutine() -> None:
    rows = [
        f"{where(module, call.lineno)} in {function.name}"
        for module in MODULES
        for function in ast.walk(module.tree)
        if isinstance(function, ast.AsyncFunctionDef)
        for call in own_calls(function)
        if isinstance(call.func, ast.Attribute) and call.func.attr in {"exec", "exec_"}
    ]
    advice = "\nexec() starves every other task: open() the dialog and await its `finished`."
    fail_with(rows, "exec() inside a coroutine", advice)


def own_calls(function: ast.AsyncFunctionDef) -> Iterator[ast.Call]:
    """The calls a coroutine makes itself; those of plain functions inside it are slots' calls."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Call):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting += ast.iter_child_nodes(node)


def test_public_names_are_documented() -> None:
    rows = [
        f"{where(module, node.lineno)}: {name}"
        for module in MODULES
        for name, node in public(module)
        if not ast.get_docstring(node)
    ]
    rows += [where(module, 1) for module in MODULES if module.text.strip() and not has_doc(module)]
    advice = "\nSay shape, unit, range, errors and the clause; or make the name private."
    fail_with(rows, "Public without a docstring", advice)


def has_doc(module: Module) -> bool:
    return ast.get_docstring(module.tree) is not None


Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def public(module: Module) -> Iterator[tuple[str, Documented]]:
    """Public classes and functions of a module, and the public methods of those classes.

    Not Qt's event handlers, which are named by Qt in camelCase and documented there.
    """
    for node in module.tree.body:
        if not isinstance(node, Documented) or node.name.startswith("_"):
            continue
        yield node.name, node
        for member in node.body if isinstance(node, ast.ClassDef) else []:
            if is_public_method(member):
                yield f"{node.name}.{member.name}", member


def is_public_method(node: ast.stmt) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    is_qt_override = re.fullmatch(r"[a-z]+([A-Z][A-Za-z]*)+", node.name) is not None
    is_second_half = any(
        isinstance(mark, ast.Attribute) and mark.attr in {"setter", "deleter", "overload"}
        for mark in node.decorator_list
    )
    return not (node.name.startswith("_") or is_qt_override or is_second_half)


def test_pins_are_exact_and_name_no_address() -> None:
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pin = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9._+!]+")
    rows = [line for line in lines if not line.startswith("#") and not pin.fullmatch(line)]
    fail_with(rows, "Not `name==version`", "\nWrite the file with packaging/pin.py.")
