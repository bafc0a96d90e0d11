"""Batch lines: parsed exactly, refused in plain words; the parts that answers share."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import NoReturn

from tourneydesk.core.event import Round
from tourneydesk.core.format import nothing_follows
from tourneydesk.core.reasons import Problem, Refused, in_one_line
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.session import Session
from tourneydesk.present import state
from tourneydesk.present.messages import say

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


# What a batch works on: a file, and the session once the file holds an event.


@dataclass(slots=True)
class BatchFile:
    """A stream of commands on one file; `session` is None until the file holds an event."""

    path: Path
    session: Session | None

    def need_session(self) -> Session:
        if self.session is None:
            raise Refused(Problem("no_event_yet"))
        return self.session

    def posted(self, number: int | None) -> Round:
        """A posted round, the last one if none is named."""
        event = self.need_session().event
        posted = event.current if number is None else event.round(number)
        if posted is None and number is None:
            raise Refused(Problem("no_round_yet"))
        if posted is None:
            facts = {"round": number, "posted": len(event.rounds)}
            raise Refused(Problem("round_unknown", facts=facts))
        return posted


# Parts that several answers share: the problems of a list, the tables that a step called.

Reply = dict[str, object]


def problem_rows(problems: Sequence[RowProblem]) -> list[dict[str, object]]:
    """The problems of a list, each with its row (counted as in the file; 0 = the whole list)."""
    return [
        {
            "row": problem.row,
            "code": problem.problem.code,
            "text": say(problem.problem),
            "serious": problem.serious,
        }
        for problem in problems
    ]


def with_called(session: Session, reply: Reply, called: Sequence[int]) -> Reply:
    """The answer plus the tables with these numbers, which were just called, if the format calls
    tables.
    """
    if session.format.follow is not nothing_follows:
        current = session.event.rounds[-1].tables if called else ()
        reply["called"] = [state.table_shape(table) for table in current if table.number in called]
    return reply


# The fields of each batch command: a command declares its own, and others are refused by name.

Command = Callable[[BatchFile, Request], Reply]

_FIELDS: dict[Command, tuple[str, ...] | None] = {}


def takes(*fields: str) -> Callable[[Command], Command]:
    """Declares which fields a command takes besides ``do``, in the order they are listed in."""

    def said(command: Command) -> Command:
        _FIELDS[command] = fields
        return command

    return said


def checks_its_fields(command: Command) -> Command:
    """Declares that a command refuses unknown fields itself."""
    _FIELDS[command] = None
    return command


def fields_of(command: Command) -> tuple[str, ...] | None:
    """The fields that a command takes, None for one that checks them itself; KeyError for a command
    that has not declared any.
    """
    return _FIELDS[command]


def run(command: Command, batch: BatchFile, request: Request) -> Reply:
    """Runs a command; Refused before it does anything if a field is not one of the command's."""
    fields = _FIELDS.get(command)
    return command(batch, request if fields is None else request.taking(fields))
