"""The state of an event: players, rounds, tables, results. Made only by `replay`."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.prizes import NO_PRIZES, PrizeList
from tourneydesk.core.reasons import Reason
from tourneydesk.core.results import Result, withdrawn_in

SettingValue = None | bool | int | Fraction | str | tuple[int | str, ...]


@dataclass(frozen=True)
class _Numbered:
    # Without slots of its own, so that it can stand before the fields: the id comes first.
    __slots__ = ()
    id: int


@dataclass(frozen=True, slots=True)
class Player(PlayerFields, _Numbered):
    """A player entered in the event.

    ``joined`` is the number of rounds posted at entry (0 = from the start). ``left`` is the moment
    (see Event) of withdrawal, None while the player is in; ``returned`` the number of rounds posted
    at the last reinstatement. ``checked_in`` means seen at the door; it changes no pairing by
    itself.
    """

    joined: int = 0
    left: int | None = None
    returned: int = 0
    checked_in: bool = False

    @property
    def dropped(self) -> bool:
        return self.left is not None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place at a table; ``role`` is ``white``, ``black`` or ``seat``."""

    player: int
    role: str = "seat"


@dataclass(frozen=True, slots=True)
class Table:
    """A table (or board) of a round: who sits there, why, and the result.

    ``ended`` is the moment (see Event) its result was first recorded. ``void`` marks a game that
    was stopped and counts for nobody.
    """

    number: int
    seats: tuple[Seat, ...]
    reasons: tuple[Reason, ...] = ()
    result: Result | None = None
    ended: int | None = None
    void: bool = False

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(
            [seat.player for seat in self.seats]
        )  # half the time: called millions of times

    @property
    def running(self) -> bool:
        return self.result is None and not self.void


@dataclass(frozen=True, slots=True)
class Bye:
    """A player who sits a round out; ``why`` is ``odd``, ``requested`` or ``missed``, as papers
    have no other.
    """

    player: int
    points: Fraction
    why: str
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A posted round, with the draw and the engine that made it.

    ``groups`` names each player's group where the format has them (``A1``, ``G2`` …). ``redraws``
    are the reasons why it was drawn again before posting, one for each time.
    """

    number: int
    kind: str
    tables: tuple[Table, ...]
    byes: tuple[Bye, ...] = ()
    groups: Mapping[int, str] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()
    seed: str = ""
    label: str = ""
    engine: str = ""
    redraws: tuple[str, ...] = ()

    def table(self, table_number: int) -> Table | None:
        """The table with that number, None if the round has none."""
        at = self.place_of(table_number)
        return None if at is None else self.tables[at]

    def place_of(self, table_number: int) -> int | None:
        """Where in `tables` the table with that number is, None if the round has none."""
        # Replay asks for each result. Mostly numbers go on from the first: then one look is enough.
        at = table_number - self.tables[0].number if self.tables else -1
        if 0 <= at < len(self.tables) and self.tables[at].number == table_number:
            return at
        for at, table in enumerate(self.tables):
            if table.number == table_number:
                return at
        return None

    def table_of(self, player: int) -> Table | None:
        """The player's table (the first one, where a format seats a player at several)."""
        return next((table for table in self.tables if player in table.players), None)

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the tables without a result."""
        return tuple(table.number for table in self.tables if table.running)


@dataclass(frozen=True, slots=True)
class ByeRequest:
    """A bye requested in advance.

    ``points`` is what it is worth: 0, 1/2 or 1.
    """

    player: int
    round: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class OpenItem:
    """A fact that no paper gives about an event rebuilt from its papers.

    ``kind`` is one of

    - ``result``: what a table reported (``round``, ``table``);
    - ``seats``: who sat at a table that is known to have existed and so is missing from the round;
    - ``place``: where a player was in a round: at a table, with a bye, or absent;
    - ``total``: a player's total, because the card and the rebuilt results differ (``round``);
    - ``status``: whether a player is still in the event;
    - ``round``: a whole round;
    - ``settings``: the settings of the event;
    - ``rating``, ``age``: a player's rating, or age and age group, where the format uses it.
    """

    kind: str
    round: int = 0
    table: int = 0
    player: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """The current state of one tournament.

    ``moment`` counts the decisions so far: an order of events that needs no clock. ``settings``
    always holds every setting of the format. Player n is ``players[n - 1]``. ``taken_back`` are the
    withdrawals (round, player) that ended with a reinstatement. ``redraws`` are the reasons why the
    next round was drawn again, one for each time. ``fixed_tables`` holds the tables at which
    players always sit, in the order they were fixed. ``open_items`` are the unknowns of an event
    rebuilt from its papers; while there are any, nothing that depends on them is final
    (`core.incomplete`). ``deleted`` are the numbers of deleted entries; they keep their place in
    ``players``. ``prizes`` are what can be won. ``known`` caches what was computed from this very
    event (`cache.once`); a changed event starts with an empty cache.
    """

    format: str
    name: str
    seed: str
    settings: Mapping[str, SettingValue]
    details: Mapping[str, str] = field(default_factory=dict)
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    forbidden: frozenset[tuple[int, int]] = frozenset()
    bye_requests: tuple[ByeRequest, ...] = ()
    notes: tuple[str, ...] = ()
    moment: int = 0
    taken_back: frozenset[tuple[int, int]] = frozenset()
    redraws: tuple[str, ...] = ()
    fixed_tables: Mapping[int, int] = field(default_factory=dict)
    open_items: frozenset[OpenItem] = frozenset()
    deleted: frozenset[int] = frozenset()
    prizes: PrizeList = NO_PRIZES
    known: dict[Hashable, object] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def entered(self) -> tuple[Player, ...]:
        """All players entered, without deleted entries."""
        if not self.deleted:
            return self.players
        return tuple(player for player in self.players if player.id not in self.deleted)

    def player(self, player_id: int) -> Player:
        """The player with that id; KeyError if there is none."""
        if not 1 <= player_id <= len(self.players):
            raise KeyError(player_id)
        return self.players[player_id - 1]

    @property
    def first_table(self) -> int:
        """The number of the first table in the hall."""
        return int(self.details.get("first_table") or 1)

    @property
    def current(self) -> Round | None:
        """The latest posted round, None before the first."""
        return self.rounds[-1] if self.rounds else None

    def round(self, round_number: int) -> Round | None:
        """The posted round with that number, None if it is not posted."""
        return self.rounds[round_number - 1] if 1 <= round_number <= len(self.rounds) else None

    def withdrawn(self, posted: Round) -> tuple[int, ...]:
        """The players who left during a game of that round and were not reinstated since, in table
        order.
        """
        return tuple(
            player
            for table in posted.tables
            for player in withdrawn_in(table.result)
            if (posted.number, player) not in self.taken_back
        )

    def results(self, through: int | None = None) -> Iterator[tuple[Round, Table, Result]]:
        """Every recorded result in order of round and table, up to round ``through``."""
        for posted in self.rounds[:through]:
            for table in posted.tables:
                if table.result is not None:
                    yield posted, table, table.result
