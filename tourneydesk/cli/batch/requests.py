"""Parses a batch line and its fields exactly, and refuses in plain words what does not fit."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from typing import NoReturn

from tourneydesk.core.reasons import Problem, Refused, in_one_line

# The type a field must have. The answers contain these words; the sentence for people looks up a
# message for them (`word-a-whole-number` and so on).
DUE_TEXT = "text"
DUE_WHOLE = "a whole number"
DUE_NUMBER = "a number"
DUE_FLAG = "true or false"
DUE_FIELDS = "fields with values"
DUE_OBJECTS = "a list of fields with values"
DUE_PLAYERS = "a list of player ids"
DUE_TABLES = "a list of tables, each a list of player ids"
LONGEST_NUMBER = 40
MOST_UNKNOWN = 3
"""The most unknown fields that a refusal names."""


@dataclass(frozen=True, slots=True)
class FarNumber:
    """A number beyond any game, such as 1e400: no field accepts it, but a refusal can quote it."""

    text: str

    def __str__(self) -> str:
        return self.text if len(self.text) <= LONGEST_NUMBER else f"{self.text[:12]}…"


@dataclass(frozen=True, slots=True)
class Request:
    """One batch command: its name and its fields, each read as the required type."""

    do: str
    fields: Mapping[str, object]
    takes: frozenset[str] = frozenset()
    """The fields that this command has; see `taking`."""

    def taking(self, takes: Collection[str], within: str = "") -> "Request":
        """The same request, once every field of it is known to be one of these; otherwise Refused.
        ``within`` is the field that contains these fields.
        """
        prefix = f"{within}." if within else ""
        named = set(takes) if within else {"do", *takes}
        unknown = [field for field in self.fields if field not in named]
        if unknown:
            known = ", ".join(prefix + field for field in takes)
            raise Refused(
                *(
                    Problem(
                        "unknown_field",
                        facts={"do": self.do, "field": prefix + in_one_line(field), "known": known},
                    )
                    for field in unknown[:MOST_UNKNOWN]
                ),
                Problem(
                    "known_fields" if takes else "no_fields", facts={"do": self.do, "known": known}
                ),
            )
        return replace(self, takes=frozenset(takes))

    def get(self, field: str) -> object:
        """The field as given, None if it was omitted."""
        if field not in self.takes:
            raise KeyError(f"“{self.do}” reads “{field}”, which it does not take")
        return self.fields.get(field)

    def text(self, field: str) -> str:
        value = self._due(field)
        return value if isinstance(value, str) else self._wrong(field, DUE_TEXT)

    def text_or_none(self, field: str) -> str | None:
        return None if self.get(field) is None else self.text(field)

    def whole(self, field: str) -> int:
        value = self._due(field)
        return value if type(value) is int else self._wrong(field, DUE_WHOLE)

    def whole_or_none(self, field: str) -> int | None:
        return None if self.get(field) is None else self.whole(field)

    def flag(self, field: str) -> bool:
        value = self.get(field)
        if value is None:
            return False
        return value if isinstance(value, bool) else self._wrong(field, DUE_FLAG)

    def number(self, field: str) -> Fraction:
        value = self._due(field)
        if type(value) is int or isinstance(value, Fraction):
            return Fraction(value)
        return self._wrong(field, DUE_NUMBER)

    def mapping(self, field: str) -> Mapping[str, object]:
        value = self._due(field)
        return value if isinstance(value, dict) else self._wrong(field, DUE_FIELDS)

    def mapping_or_empty(self, field: str) -> Mapping[str, object]:
        return {} if self.get(field) is None else self.mapping(field)

    def objects(self, field: str, takes: Collection[str]) -> tuple["Request", ...]:
        """A list of objects, each parsed like a command of its own, with these fields."""
        value = self._due(field)
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            self._wrong(field, DUE_OBJECTS)
        return tuple(Request(self.do, item).taking(takes, field) for item in value)

    def ids(self, field: str) -> tuple[int, ...]:
        return self._ids(field, self._due(field))

    def two_players(self) -> tuple[int, int]:
        """The field ``players`` if it names a pair."""
        players = self.ids("players")
        if len(players) != 2:
            raise Refused(Problem("two_players_needed"))
        return (players[0], players[1])

    def id_lists(self, field: str) -> tuple[tuple[int, ...], ...]:
        value = self._due(field)
        if not isinstance(value, list):
            self._wrong(field, DUE_TABLES)
        return tuple(self._ids(field, table) for table in value)

    def _ids(self, field: str, value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or any(type(one) is not int for one in value):
            self._wrong(field, DUE_PLAYERS)
        return tuple(value)

    def _due(self, field: str) -> object:
        value = self.get(field)
        if value is None:
            raise Refused(Problem("field_missing", facts={"do": self.do, "field": field}))
        return value

    def _wrong(self, field: str, due: str) -> NoReturn:
        facts = {"do": self.do, "field": field, "due": due}
        raise Refused(Problem("field_wrong", facts=facts))


def parse_request(line: bytes) -> Request:
    """One line of a batch; Refused if it is not a JSON object with a ``do``."""
    try:
        value = json.loads(
            line.decode("utf-8-sig"),
            parse_float=_exact,
            parse_int=_whole,
            parse_constant=_no_number,
            object_pairs_hook=_each_once,
        )
    except (ValueError, RecursionError) as wrong:
        raise Refused(Problem("not_json")) from wrong
    if not isinstance(value, dict) or not isinstance(value.get("do"), str):
        raise Refused(Problem("no_command"))
    return Request(value["do"], value)


def _exact(text: str) -> Fraction | FarNumber:
    if len(text) > LONGEST_NUMBER or abs(Decimal(text).adjusted()) > LONGEST_NUMBER:
        return FarNumber(text)
    return Fraction(text)


def _whole(text: str) -> int | FarNumber:
    return int(text) if len(text) <= LONGEST_NUMBER else FarNumber(text)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _each_once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object whose names are all different: of two scores for one player, neither can be
    trusted.
    """
    fields: dict[str, object] = {}
    for name, value in pairs:
        if name in fields:
            raise Refused(Problem("field_twice", facts={"field": in_one_line(name)}))
        fields[name] = value
    return fields
