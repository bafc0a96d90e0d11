"""Every decision an organizer can take, each named as an organizer would say it.

A *step* is one or more decisions taken together: written, undone and redone as one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tourneydesk.core.event import Bye, ByeRequest, OpenItem, Player, Round, SettingValue, Table
from tourneydesk.core.prizes import PrizeList
from tourneydesk.core.reasons import Reason
from tourneydesk.core.results import Result


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
    """The event's name, venue, date, organizer, sanction number or first table number; only the
    given ones change.
    """

    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SettingsChosen:
    """Settings of the format changed; only those given change."""

    settings: Mapping[str, SettingValue]


@dataclass(frozen=True, slots=True)
class PlayersAdded:
    """Players entered, one or a whole list; ids continue from the last."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlayerChanged:
    """A player's data from now on."""

    player: Player


@dataclass(frozen=True, slots=True)
class PlayerDropped:
    """A player withdraws from the event."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayerReturned:
    """A withdrawn player is reinstated."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayerDeleted:
    """Removes an entry that was in no posted round; the other players keep their numbers."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayersCheckedIn:
    """Players checked in at the door (or, not ``here``, checked in by mistake); changes no
    pairing.
    """

    players: tuple[int, ...]
    here: bool = True


@dataclass(frozen=True, slots=True)
class AbsentDropped:
    """Players who did not arrive are withdrawn together, before the first round."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ByeRequested:
    """A player requests a bye in a later round.

    The request replaces any earlier one for that round.
    """

    request: ByeRequest


@dataclass(frozen=True, slots=True)
class ByeWithdrawn:
    """A player who requested a bye in a later round plays after all."""

    player: int
    round: int


@dataclass(frozen=True, slots=True)
class TableFixed:
    """A player always sits at this table from the next round on.

    None ends it: the player sits where the pairing says.
    """

    player: int
    table: int | None


@dataclass(frozen=True, slots=True)
class PairForbidden:
    """Two players who must not be paired."""

    players: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PairAllowed:
    """Two players who may be paired again."""

    players: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundRedrawn:
    """The next round is drawn again, with the next lot of the same seed; ``why`` is the reason."""

    round: int
    why: str


@dataclass(frozen=True, slots=True)
class RoundPosted:
    """A round with its reasons and its draw; replay never makes it again."""

    round: Round


@dataclass(frozen=True, slots=True)
class Repaired:
    """How the rules paired a posted round again around the tables that stayed.

    ``kept`` are the numbers of those tables, ``kept_byes`` the players whose byes stayed; ``label``
    names the draw (from the round's own seed). ``groups`` are those of the whole round.
    """

    kept: tuple[int, ...]
    kept_byes: tuple[int, ...]
    label: str
    groups: Mapping[int, str] = field(default_factory=dict)
    why: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class PairingsChanged:
    """All tables of a posted round as changed by hand; None = its byes are unchanged.

    With ``repair`` the rules made the change, and the players may differ from before.
    """

    round: int
    tables: tuple[Table, ...]
    byes: tuple[Bye, ...] | None = None
    repair: Repaired | None = None


@dataclass(frozen=True, slots=True)
class TablesCalled:
    """Games that start inside a running round, and games that stop there and no longer count."""

    round: int
    tables: tuple[Table, ...] = ()
    stopped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultRecorded:
    """The result a table reported; replaces an earlier one."""

    round: int
    table: int
    result: Result


@dataclass(frozen=True, slots=True)
class ResultCleared:
    """Takes a result back.

    The table is open again and waits for a new one.
    """

    round: int
    table: int


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """Corrects a wrong result from which other games followed.

    ``tables`` are all tables that change: that one, those that followed from it, and new ones.
    """

    round: int
    table: int
    tables: tuple[Table, ...]

    @property
    def result(self) -> Result | None:
        """The table's corrected result; None = its game is still being played."""
        return next((table.result for table in self.tables if table.number == self.table), None)


@dataclass(frozen=True, slots=True)
class NoteAdded:
    """A remark for the history."""

    text: str


@dataclass(frozen=True, slots=True)
class ItemsLeftOpen:
    """What the papers of a rebuilt event leave unknown."""

    items: tuple[OpenItem, ...]


@dataclass(frozen=True, slots=True)
class ItemsSettled:
    """Settles open items: tables and byes of a posted round, or ``items`` that are right as the
    event has them. A table without a result then waits for one.
    """

    items: tuple[OpenItem, ...] = ()
    round: int = 0
    tables: tuple[Table, ...] = ()
    byes: tuple[Bye, ...] = ()


@dataclass(frozen=True, slots=True)
class PrizesChanged:
    """The whole prize list from now on, with its house rules; without prizes there is none."""

    prizes: PrizeList


@dataclass(frozen=True, slots=True)
class Undone:
    """The step with that number in the journal no longer counts."""

    step: int


@dataclass(frozen=True, slots=True)
class Redone:
    """The undone step with that number counts again."""

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
    | PrizesChanged
    | Undone
    | Redone
)

ResultDecision = ResultRecorded | ResultCleared | ResultCorrected
"""A decision about the result of one table."""

Step = tuple[Decision, ...]
