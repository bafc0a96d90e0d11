"""Everything an organizer can decide, each named as he would say it.

A *step* is one or more decisions taken together: written, undone and redone as one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tourneydesk.core.event import Bye, ByeRequest, OpenItem, Player, Round, SettingValue, Table
from tourneydesk.core.results import Result
from tourneydesk.core.sayings import Reason


@dataclass(frozen=True, slots=True)
class EventOpened:
    """The event begins: its format, name, seed, and every setting of the format."""

    format: str
    name: str
    seed: str
    settings: Mapping[str, SettingValue]
    program: str = ""


@dataclass(frozen=True, slots=True)
class DetailsChanged:
    """The event's name, venue, date, organizer, sanction number or the number on its first table;
    only those given change.
    """

    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SettingsChosen:
    """Settings of the format changed; only those given change."""

    settings: Mapping[str, SettingValue]


@dataclass(frozen=True, slots=True)
class PlayersAdded:
    """Players entered, one or a whole list; ids go on from the last."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlayerChanged:
    """What is known about a player, as it is from now on."""

    player: Player


@dataclass(frozen=True, slots=True)
class PlayerDropped:
    """A player leaves the event."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayerReturned:
    """A player who had left or been withdrawn is back."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayerDeleted:
    """An entry that was in no posted round is removed; the numbers of the others stay."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayersCheckedIn:
    """Players seen at the door (or, not ``here``, ticked by mistake); it changes no pairing."""

    players: tuple[int, ...]
    here: bool = True


@dataclass(frozen=True, slots=True)
class AbsentDropped:
    """Players who did not come leave together, before the first round."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ByeRequested:
    """A player asks for a bye in a round to come (instead of what he asked for that round)."""

    request: ByeRequest


@dataclass(frozen=True, slots=True)
class ByeWithdrawn:
    """A player who asked for a bye in a round to come plays after all."""

    player: int
    round: int


@dataclass(frozen=True, slots=True)
class TableFixed:
    """A player always sits at this table from the next round on; None ends it."""

    player: int
    table: int | None


@dataclass(frozen=True, slots=True)
class PairForbidden:
    """Two players who are not to meet."""

    players: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PairAllowed:
    """Two players who may meet again after all."""

    players: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundRedrawn:
    """The round to come is drawn once more, by the next lot of the same seed; ``why`` says why."""

    round: int
    why: str


@dataclass(frozen=True, slots=True)
class RoundPosted:
    """A round as it was made, with its reasons and its draw; replay never makes it anew."""

    round: Round


@dataclass(frozen=True, slots=True)
class Repaired:
    """How the rules paired a posted round again around what stayed of it.

    ``kept`` are the numbers of the tables that stayed, ``kept_byes`` the players whose byes did;
    ``label`` names the draw (of the round's own seed). ``groups`` are those of the whole round.
    """

    kept: tuple[int, ...]
    kept_byes: tuple[int, ...]
    label: str
    groups: Mapping[int, str] = field(default_factory=dict)
    why: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class PairingsChanged:
    """All tables of a posted round as changed by hand; None = its byes stay as they were.

    Where ``repair`` is given, the rules made the change, and others than before may play.
    """

    round: int
    tables: tuple[Table, ...]
    byes: tuple[Bye, ...] | None = None
    repair: Repaired | None = None


@dataclass(frozen=True, slots=True)
class TablesCalled:
    """New games that start inside a running round, and games there that stop and count no more."""

    round: int
    tables: tuple[Table, ...] = ()
    stopped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultRecorded:
    """What a table reported; where it had reported before, this corrects it."""

    round: int
    table: int
    result: Result


@dataclass(frozen=True, slots=True)
class ResultCleared:
    """A report taken back; the table is open again."""

    round: int
    table: int


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """A report that was wrong while other games followed from it is corrected.

    ``tables`` are all that then stand otherwise than before: that one, those that had followed
    from it, and new ones.
    """

    round: int
    table: int
    tables: tuple[Table, ...]

    @property
    def result(self) -> Result | None:
        """What the table reports now; None = its game is still played."""
        return next((table.result for table in self.tables if table.number == self.table), None)


@dataclass(frozen=True, slots=True)
class NoteAdded:
    """A remark for the history."""

    text: str


@dataclass(frozen=True, slots=True)
class ItemsLeftOpen:
    """What the papers of a rebuilt event do not say."""

    items: tuple[OpenItem, ...]


@dataclass(frozen=True, slots=True)
class ItemsSettled:
    """The organizer says what was open: tables and byes of a posted round, or that ``items`` are
    as the event has them. A table without a result is open from then on for its result.
    """

    items: tuple[OpenItem, ...] = ()
    round: int = 0
    tables: tuple[Table, ...] = ()
    byes: tuple[Bye, ...] = ()


@dataclass(frozen=True, slots=True)
class Undone:
    """The step of that number in the journal no longer counts."""

    step: int


@dataclass(frozen=True, slots=True)
class Redone:
    """The step of that number, undone before, counts again."""

    step: int


Decision = (
    EventOpened
    | DetailsChanged
    | SettingsChosen
    | PlayersAdded
    | PlayerChanged
    | PlayerDropped
    | PlayerReturned
    | PlayerDeleted
    | PlayersCheckedIn
    | AbsentDropped
    | ByeRequested
    | ByeWithdrawn
    | TableFixed
    | PairForbidden
    | PairAllowed
    | RoundRedrawn
    | RoundPosted
    | PairingsChanged
    | TablesCalled
    | ResultRecorded
    | ResultCleared
    | ResultCorrected
    | NoteAdded
    | ItemsLeftOpen
    | ItemsSettled
    | Undone
    | Redone
)

Step = tuple[Decision, ...]
