"""What a format is: one value of settings and functions over frozen data.

Everything that differs between formats is here; a contract test runs all of them through the
same promises.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tourneydesk.core.decisions import Decision
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, SettingValue, Table
from tourneydesk.core.results import Result
from tourneydesk.core.sayings import Advice, Problem, Reason
from tourneydesk.core.settings import Setting
from tourneydesk.core.standings import Account, Mark, Standing

PLAYER_FACTS = ("rating", "age")
"""What of a player rounds and places may depend on; an age group counts as ``age``."""

Seating = tuple[tuple[int, ...], ...]
"""Player ids by table, in table order; where colours matter the first has White."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What now.

    ``setup``: no round yet and none can be made with these players; ``ready``: the next round can
    be asked for (if it cannot be made as things stand, an advice says so); ``waiting``: the tables
    in ``needs`` are still to report; ``finished``: ``winners`` holds who won (several may share).
    ``next_kind`` is the kind of the round that ``propose`` would make, None when finished.
    """

    status: Literal["setup", "ready", "waiting", "finished"]
    needs: tuple[int, ...] = ()
    next_kind: str | None = None
    rounds_planned: int | None = None
    advice: tuple[Advice, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Leaving:
    """Where a player's event ended by the rules: the round, and ``eliminated`` or ``withdrawn``."""

    round: int
    why: Literal["eliminated", "withdrawn"]


@dataclass(frozen=True, slots=True)
class Arranged:
    """Tables as an organizer seated them by hand, and what the rules would say against it."""

    tables: tuple[Table, ...]
    warnings: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Criterion:
    """One figure by which a format weighs a round; less is better."""

    code: str
    value: int


@dataclass(frozen=True, slots=True)
class PaperCode:
    """How the codes of digits on cards, slips and covers write a format. All of it is part of the
    code: it stays as it is when the format changes, and what is new comes last.

    - ``number``: 1 to 9, no other format's.
    - ``kinds``: the kinds of round in the order of the code.
    - ``settings``: in the order of the code, with what a code that does not name one means: what
      events without that setting had. ``first_settings``: what a code of the first version means
      where that is something else.
    - ``roles``: of the seats at a table of two, empty where they have none.
    - ``ring(round)``: how many of its tables made the ring, where ``follow`` calls more.
    """

    number: int
    kinds: tuple[str, ...]
    settings: Mapping[str, SettingValue]
    first_settings: Mapping[str, SettingValue] = field(default_factory=dict)
    roles: tuple[str, ...] = ()
    ring: Callable[[Round], int] | None = None


def nothing_about_players(event: Event) -> Mapping[str, bool]:
    """The ``about_players`` of formats where only results count."""
    return {}


@dataclass(frozen=True, slots=True)
class Format:
    """One tournament format.

    - ``code``: how papers write it in digits.
    - ``engine``: names the pairing rules' version, stored with every round.
    - ``result``: the type of result its tables report; ``points``: what standings count
      (``points``, ``strikes`` or ``wins``).
    - ``kinds``: the kinds of round that it makes. Of these, ``ring_kinds`` are one ring instead of
      rounds: everyone plays two games at once, and new games are called as others end; and
      ``extra_kinds`` are for a few players, such as a final: the others have not missed it.
    - ``table_sizes``: the fewest and the most players at a table.
    - ``problems(event, decision)``: what the format's rules say against a decision; the checks
      common to all formats (does the table exist, is the round posted, …) come before.
    - ``read_result(event, round, table, raw)``: a result from its JSON shape; raises Refused.
    - ``propose(event, draw)``: the next round; raises Refused when it cannot be made.
    - ``follow(before, event, decision, draw)``: what happens at once because of a decision just
      taken (Dual Ring calls new tables); ``draw`` is labelled for that moment.
    - ``correct(event, table, result)``: where ``follow`` calls tables, how the round goes on from
      another result (None: still played) at a table that has one: every table that then stands
      otherwise, that one too, and new ones. Raises Refused.
    - ``arrange(event, round, seating)``: a posted round seated by hand, every player of the round
      at some table; raises Refused for the impossible.
    - ``standings(event, through)``: after round ``through`` (None = all), best first.
    - ``outlook(event)``: what now.
    - ``leavings(event)``: who is out by the rules; players dropped by the organizer are not here.
    - ``why_not(event, round, one, other)``: why two players did not meet in that round; the event
      as it was before the round was made. Where ``follow`` calls tables, it has the round as it is
      now, with what happened in it. Raises Refused.
    - ``why_absent(event, round, player)``: why the rules gave a player who was in no place in that
      round, such as a seat in the final; None where they do not say. The event as before the round.
    - ``evaluate(event, round)``: what a round costs, in the format's own counts: always the same
      codes in the same order, the first outranking the second. The round may be posted or not; only
      the rounds before it are looked at.
    - ``pair_remaining(event, draw, kept)``: the next round with the tables and byes of ``kept`` as
      they are, numbers included, and everybody else paired by the rules; raises Refused when that
      cannot be. With nothing kept it is what ``propose`` gives. ``kept`` may be part of
      a posted round: that round and those after it are then not looked at.
    - ``accounts(event, rows)``: gives, for each player of these standings asked of it, what his
      figures are made of.
    - ``marks(event, rows)``: by what each player of these standings is ranked, in the order in
      which it is looked at; None = by points, then tiebreaks.
    - ``stray_game(event)``: where ``follow`` calls tables, a running one that it would have
      stopped: of somebody who is out, or after the end; None where there is none.
    - ``about_players(event)``: which of a player's facts the rounds to come or the places depend on
      (`rating`, `age`), each with whether the places of all do.
    - ``groups(event, through)``: where there are prizes by age group, the standings within each,
      the youngest group first.
    - ``earlier_settings``: what settings that are newer than an event were when it was opened.
    - ``odd_sits_out``: of an odd number one sits out with a bye, which the organizer may give to
      another. ``house_players``: an entry may be marked to play only where the number is odd.
      ``knocks_out``: who has lost too much is out.
    - ``stakes(event)``: how far players are from being out, or from the cut to the final; only
      those of whom there is something to say. Each code has a second one, ``…_short``.
    """

    key: str
    code: PaperCode
    engine: str
    settings: tuple[Setting, ...]
    result: type[Result]
    points: Literal["points", "strikes", "wins"]
    problems: Callable[[Event, Decision], tuple[Problem, ...]]
    read_result: Callable[[Event, Round, Table, Mapping[str, object]], Result]
    propose: Callable[[Event, Draw], Round]
    follow: Callable[[Event, Event, Decision, Draw], tuple[Decision, ...]]
    arrange: Callable[[Event, Round, Seating], Arranged]
    standings: Callable[[Event, int | None], Sequence[Standing]]
    outlook: Callable[[Event], Outlook]
    leavings: Callable[[Event], Mapping[int, Leaving]]
    why_not: Callable[[Event, Round, int, int], tuple[Reason, ...]]
    evaluate: Callable[[Event, Round], tuple[Criterion, ...]]
    pair_remaining: Callable[[Event, Draw, Round], Round]
    accounts: Callable[[Event, Sequence[Standing]], Callable[[int], tuple[Account, ...]]]
    marks: Callable[[Event, Sequence[Standing]], Mapping[int, tuple[Mark, ...]]] | None = None
    stakes: Callable[[Event], Mapping[int, Reason]] | None = None
    why_absent: Callable[[Event, Round, int], Reason | None] | None = None
    correct: Callable[[Event, int, Result | None], tuple[Table, ...]] | None = None
    stray_game: Callable[[Event], Table | None] | None = None
    about_players: Callable[[Event], Mapping[str, bool]] = nothing_about_players
    groups: Callable[[Event, int | None], Mapping[str, Sequence[Standing]]] | None = None
    earlier_settings: Mapping[str, SettingValue] = field(default_factory=dict)
    odd_sits_out: bool = False
    house_players: bool = False
    knocks_out: bool = False
    kinds: tuple[str, ...] = ("swiss",)
    ring_kinds: tuple[str, ...] = ()
    extra_kinds: tuple[str, ...] = ()
    table_sizes: tuple[int, int] = (2, 2)


def nothing_follows(
    before: Event,
    event: Event,
    decision: Decision,
    draw: Draw,
) -> tuple[Decision, ...]:
    """The ``follow`` of formats where nothing happens by itself."""
    return ()
