"""Reads message files and fills in their places; names are isolated.

The files are Fluent 1.0. A message becomes a function of its arguments; a broken or missing message
or a missing argument raises an exception.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from fluent.syntax import FluentParser, ast

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.name_search import lookalike_key
from tourneydesk.core.names import name_in

_BEGIN = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
ISOLATES = "\u2068\u2069"
"""Unicode's first strong isolate and pop directional isolate."""
_PARSER = FluentParser(with_spans=False)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and its written form: ½ selects a variant by its value, and shows as ½."""

    value: int | Fraction
    text: str


@dataclass(frozen=True, slots=True)
class Several:
    """A list and its written form; its length selects a variant."""

    items: "tuple[Value, ...]"
    text: str


Value = str | Figure | Several


@dataclass(frozen=True, slots=True)
class Scope:
    """What a message is about: its arguments, and the format whose own wording takes precedence."""

    args: Mapping[str, Value]
    format_key: str = ""


Saying = Callable[[Scope], Value]
Function = Callable[..., Value]
"""Called with the scope, then the arguments that the message passes."""


class Catalog:
    """The messages of one language by id."""

    def __init__(
        self,
        sources: Iterable[str],
        plural: Callable[[float], str],
        functions: Mapping[str, Function],
    ) -> None:
        self._plural = plural
        self._functions = functions
        self._sources: dict[str, str] = {}
        self._compiled: dict[str, Saying] = {}
        for source in sources:
            found = [*_BEGIN.finditer(source)]
            ends = [*(one.start() for one in found[1:]), len(source)]
            for one, end in zip(found, ends, strict=True):
                self._sources[one[1]] = source[one.start() : end]

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, scope: Scope) -> str:
        """A message with its arguments filled in.

        Raises KeyError if the message does not exist or lacks an argument, ValueError if it cannot
        be parsed.
        """
        return written(self._message(key)(scope))

    def _message(self, key: str) -> Saying:
        # Two threads may compile the same message at once; both get the same result.
        message = self._compiled.get(key)
        if message is None:
            entry = _PARSER.parse_entry(self._sources[key])
            if not isinstance(entry, ast.Message | ast.Term) or entry.value is None:
                raise ValueError(f"the message {key} cannot be read")
            message = self._compiled[key] = self._pattern(entry.value)
        return message

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts: list[str | Saying] = [
            one.value if isinstance(one, ast.TextElement) else self._expression(one.expression)
            for one in pattern.elements
        ]
        if all(isinstance(one, str) for one in parts):
            whole = "".join(map(str, parts))
            return lambda scope: whole
        return lambda scope: "".join(
            [one if isinstance(one, str) else written(one(scope)) for one in parts]
        )

    def _expression(self, node: Any) -> Saying:
        match node:
            case ast.Placeable(expression=inner):
                return self._expression(inner)
            case ast.StringLiteral():
                text: str = node.parse()["value"]
                return lambda scope: text
            case ast.NumberLiteral(value=digits):
                figure = Figure(Fraction(digits), digits)
                return lambda scope: figure
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda scope: scope.args[name]
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return lambda scope: self._message(name)(scope)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=given):
                own = {key: one(Scope({})) for key, one in self._named(given).items()}
                return lambda scope: self._message(f"-{name}")(Scope(own, scope.format_key))
            case ast.FunctionReference(id=ast.Identifier(name=name), arguments=given):
                function = self._functions[name]
                positional = [self._expression(one) for one in given.positional]
                named = {key: written(one(Scope({}))) for key, one in self._named(given).items()}
                return lambda scope: function(scope, *(one(scope) for one in positional), **named)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self._choice(self._expression(selector), variants)
        raise ValueError(f"{type(node).__name__} cannot be used in a message")

    def _named(self, given: ast.CallArguments | None) -> dict[str, Saying]:
        arguments = given.named if given is not None else ()
        return {one.name.name: self._expression(one.value) for one in arguments}

    def _choice(self, selector: Saying, variants: Iterable[ast.Variant]) -> Saying:
        patterns: dict[str | int | Fraction, Saying] = {}
        for variant in variants:
            pattern = self._pattern(variant.value)
            patterns[_key(variant)] = pattern
            if variant.default:
                default = pattern

        def choose(scope: Scope) -> Value:
            chosen = selector(scope)
            if isinstance(chosen, str):
                # A language written from the right isolates every value, also one to choose by.
                return patterns.get(chosen.strip(ISOLATES), default)(scope)
            number = len(chosen.items) if isinstance(chosen, Several) else chosen.value
            return (patterns.get(number) or patterns.get(self._category(number), default))(scope)

        return choose

    def _category(self, number: int | Fraction) -> str:
        whole = number.denominator == 1
        return self._plural(number.numerator if whole else float(round(Fraction(number), 3)))


def written(value: Value) -> str:
    """A value as written in a sentence."""
    return value if isinstance(value, str) else value.text


def _key(variant: ast.Variant) -> str | Fraction:
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    return Fraction(variant.key.value)


# Which players of an event need more than a name, so that no two of them are called the same.

_NUMBERED = re.compile(r"(.+) \(([0-9]{1,6})\)")


@once
def numbered_players(event: Event, through: int | None = None) -> frozenset[int]:
    """The players whose names need the number behind them, because another player has the same
    name. An entry that was removed gives way: the player who is left of two has the plain name.
    """
    keys = {player.id: lookalike_key(name_in(event, player.id)) for player in event.players}
    ever = Counter(keys.values())
    entered = Counter(keys[player.id] for player in event.entered)
    numbered = {
        player
        for player, key in keys.items()
        if (ever if player in event.deleted else entered)[key] > 1
    }
    # Somebody may really be called “Ann Lee (2)”, or by then “Ann Lee (2) (3)”.
    for player, key in sorted(keys.items(), key=lambda item: len(item[1])):
        parts = _NUMBERED.fullmatch(key)
        if parts is not None:
            other = int(parts[2])
            if other in numbered and keys[other] == parts[1]:
                numbered.add(player)
    return frozenset(numbered)
