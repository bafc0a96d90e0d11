"""Every message says what Fluent's own runtime makes of it, whatever is put in."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from tests.message_files import LOCALE, messages, nodes, resource, variables
from tourneydesk.present.messages.fluent import Figure, Scope, Several, Value
from tourneydesk.present.messages.languages import language_keys
from tourneydesk.present.messages.wording import Wording, wording

NAMES = ("Ann", "Inés", "Hilario", "Łucja | Zoë", "{ $x }", "", "אבי")
FIGURES = (0, 1, 2, 3, 5, 12, 22, 1000, Fraction(1, 2), Fraction(3, 2), Fraction(50, 3))
LISTS: tuple[tuple[object, ...], ...] = ((3,), (3, 9), ("Ann", "Inés"), (3, 9, 11))


class Shown(FluentType, float):
    """A number or list as the runtime takes them: it chooses as a number, and shows as it is."""

    text: str
    own: Value

    def format(self, locale: object) -> str:
        return self.text


def of_runtime(value: Value) -> object:
    if isinstance(value, str):
        return value
    shown = Shown(len(value.items) if isinstance(value, Several) else float(value.value))
    shown.text = value.text
    shown.own = value
    return shown


def bundle(spoken: Wording) -> FluentBundle:
    """The messages of a language in the runtime, with our functions, which are not Fluent's."""

    def lent(name: str) -> Callable[..., Any]:
        def function(*positional: object, **named: object) -> object:
            own = [getattr(one, "own", None) or _plain(one) for one in positional]
            texts = {key: str(one) for key, one in named.items()}
            return of_runtime(spoken.functions[name](Scope({}), *own, **texts))

        return function

    made = FluentBundle(
        [spoken.language.key], {name: lent(name) for name in spoken.functions}, use_isolating=False
    )
    for path in sorted((LOCALE / spoken.language.key).glob("*.ftl")):
        made.add_resource(resource(spoken.language.key, path.stem))
    return made


def _plain(value: object) -> Value:
    if isinstance(value, int | float):
        return Figure(Fraction(int(value)), str(int(value)))
    return str(value)


@pytest.mark.parametrize("key", language_keys())
def test_every_message_is_as_the_runtime_says_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # It would make numbers of its own type of ours, which are written already.
    monkeypatch.setattr("fluent.runtime.bundle.native_to_fluent", lambda value: value)
    draw = Random(key)
    spoken = wording(key)
    theirs = bundle(spoken)
    compared = 0
    for one, message in messages(key).items():
        wanted, lists = variables(message), _lists(message)
        for _ in range(4 if wanted else 1):
            args: dict[str, Any] = {
                name: draw.choice((NAMES, FIGURES, LISTS)[draw.randrange(3)]) for name in wanted
            }
            if one in ("list-and", "list-two", "list-more", "list-end"):
                args = dict.fromkeys(("first", "last"), draw.choice(NAMES))
            # Where one item of a list is wanted, a list is given.
            if not all(isinstance(args[name], tuple) and len(args[name]) > 1 for name in lists):
                continue
            values = {name: of_runtime(spoken.value(given)) for name, given in args.items()}
            pattern = theirs.get_message(one).value
            assert pattern is not None
            text, faults = theirs.format_pattern(pattern, values)
            assert not faults, one
            assert spoken.say(one, "", args, isolate=True) == text, one
            compared += 1
    assert compared > 5000


def _lists(message: ast.Message) -> set[str]:
    """The arguments of which a message takes one item."""
    return {
        one.id.name
        for call in nodes(message, ast.FunctionReference)
        if isinstance(call, ast.FunctionReference) and call.id.name == "ITEM"
        for one in call.arguments.positional[:1]
        if isinstance(one, ast.VariableReference)
    }
