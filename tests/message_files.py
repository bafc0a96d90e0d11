"""The message files, read whole by Fluent's own parser: what the tests of texts share."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

BESIDES = ("-details", "-round")
"""How the ids of second messages of a code end."""
LOCALE = Path(__file__).parent.parent / "resources" / "locale"


@cache
def resource(key: str, subject: str) -> ast.Resource:
    """One file of a language."""
    source = (LOCALE / key / f"{subject}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(source)


@cache
def messages(key: str, subject: str = "*") -> Mapping[str, ast.Message]:
    """The messages of a language, or of one of its files, by id."""
    return {
        entry.id.name: entry
        for path in sorted((LOCALE / key).glob(f"{subject}.ftl"))
        for entry in resource(key, path.stem).body
        if isinstance(entry, ast.Message)
    }


@cache
def texts(key: str, subject: str = "*") -> Mapping[str, str]:
    """What stands behind the id of each message, as in the file."""
    return {
        one: FluentSerializer().serialize_entry(message).removeprefix(f"{one} =").strip()
        for one, message in messages(key, subject).items()
    }


def nodes(message: ast.BaseNode, kind: type[ast.BaseNode]) -> Iterator[ast.BaseNode]:
    """Every part of a kind in a message, from the first to the last."""
    waiting: list[object] = [message]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += reversed(node)
        elif isinstance(node, ast.BaseNode):
            if isinstance(node, kind):
                yield node
            waiting += reversed(vars(node).values())


def variables(message: ast.BaseNode) -> set[str]:
    """What a message has put in, also by the messages it refers to."""
    own = {
        one.id.name
        for one in nodes(message, ast.VariableReference)
        if isinstance(one, ast.VariableReference)
    }
    for one in nodes(message, ast.MessageReference):
        if isinstance(one, ast.MessageReference) and one.id.name in messages("en"):
            own |= variables(messages("en")[one.id.name])
    return own


@cache
def format_texts(format_key: str, answers: bool = True) -> Mapping[str, str]:
    """What a format's rules say in English, by the codes of its reasons, with hyphens; without what
    a code says besides, behind Details or once on the round, and without the rules sheet.
    """
    begin = f"{format_key}-"
    return {
        one.removeprefix(begin): text
        for path in (LOCALE / "en").glob(f"{format_key}*.ftl")
        if path.stem not in (f"{format_key}-show", f"{format_key}-rules")
        and (answers or not path.stem.endswith("-answers"))
        for one, text in texts("en", path.stem).items()
        if not (one.endswith(BESIDES) and one.rpartition("-")[0] in messages("en"))
    }


def ids(codes: Iterable[str]) -> set[str]:
    """Codes as ids."""
    return {code.replace("_", "-").lower() for code in codes}
