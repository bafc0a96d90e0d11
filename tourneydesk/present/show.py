"""What a format defines about its own display: everything specific to its cards, papers and pages.

Each format exports one value, `SHOW`, from its folder's ``show``; `present.shows.show_of` finds it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, Protocol

from tourneydesk.core.event import Event, Round, SettingValue, Table
from tourneydesk.core.format import Outlook
from tourneydesk.core.reasons import Advice
from tourneydesk.present.cards.card import Layout
from tourneydesk.present.drawings import BarsChart, BracketDrawing, RingDrawing
from tourneydesk.present.hand_round import HandRound, pairs
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.event_builder import EventBuilder
from tourneydesk.present.paper_rebuild.evidence import Evidence
from tourneydesk.present.papers.rules import Rule
from tourneydesk.present.papers.sheet import Block, Sheet
from tourneydesk.present.preview import Consequence, Sketch
from tourneydesk.present.settings import SettingCards, SettingGroup
from tourneydesk.present.sheets import SlipLayout, Stamp
from tourneydesk.present.table import Column, Tone

When = Literal["entered", "posted", "reported", "finished"]
"""When a paper first has content: as soon as there is an event, once the first round is posted,
once a table has reported, once the event is over.
"""

Asks = Literal["round", "tables", "players"]
"""What can be chosen for a paper: a round other than the last, or some tables or players only."""

Purpose = Literal["event", "pairing", "round", "results", "end", "safety"]
"""What a paper is for: before the event; before a round, during it, after it; at the end; in case
the computer fails. Papers are listed in this order.
"""

Content = Literal["players", "results", "written"]
"""What in a paper goes out of date: the entries of the players, the results of the rounds so far,
or, where people write in those to come, only the results that it has.
"""
Finished = tuple[Mapping[int, int], Mapping[int, tuple[int | Fraction, ...]]]
"""The places at a table, and the figures, by player."""
Scoring = tuple[Fraction | int, Fraction | int, Fraction | int]
"""Points for a win, a draw and a loss."""


class Work(Protocol):
    """The input of a paper: the event, the round, which tables (None = all), and the stamps."""

    @property
    def event(self) -> Event: ...
    @property
    def at_round(self) -> Round: ...
    @property
    def tables(self) -> tuple[int, ...] | None: ...
    @property
    def whole(self) -> Stamp: ...
    @property
    def of_round(self) -> Stamp: ...


def of_event(make: Callable[[Event, Stamp], Sheet]) -> Callable[[Work], Sheet]:
    """A paper that only needs the event."""
    return lambda work: make(work.event, work.whole)


@dataclass(frozen=True, slots=True)
class SeatFact:
    """A column about each player at a table: its cell and tone for a table and one of its players.
    One that says what ``follows`` from the result is not shown before the round is posted.

    Its id does not end in a digit: a table of two appends the seat's number.
    """

    column: Column
    cell: Callable[[Table, int], str]
    tone: Callable[[Table, int], Tone] = lambda _table, _player: ""
    follows: bool = False


def float_of(points: Callable[[int], int]) -> SeatFact:
    """Whether a player meets somebody with fewer or with more points, at tables of two."""

    def cell(table: Table, player: int) -> str:
        others = [points(one) for one in table.players if one != player]
        if not others or others[0] == points(player):
            return ""
        return text("cell-float-down" if others[0] < points(player) else "cell-float-up")

    return SeatFact(Column(text("head-float"), "mark", id="float"), cell)


@dataclass(frozen=True, slots=True)
class OwnPaper:
    """A paper that only this format has. ``after``: the common paper that it follows in lists.
    ``asks``: what can be chosen for it. ``purpose`` and ``content`` are None if they are as usual
    for papers available then.
    """

    key: str
    when: When
    after: str
    sheet: Callable[[Work], Sheet]
    asks: tuple[Asks, ...] = ()
    purpose: Purpose | None = None
    content: tuple[Content, ...] | None = None


@dataclass(frozen=True, slots=True)
class OfMany:
    """Tables of more than two on paper, with all headings given by their codes.

    - ``boxes``: what is written beside a seat of the pairing sheet.
    - ``figures``: the columns of the final report after the names, and ``finished(event, table)``
      the places with these figures.
    - ``typed``: the columns of the round page whose figures are typed, in the order of typing.
    - ``crossed(event, table)``: each player's figure in the cell of a chart, the least being the
      best, and ``key`` its meaning; ``places`` says that the figure is a place.
    - ``size``: how many tables of one size, in the steps by hand.
    """

    boxes: tuple[str, ...]
    figures: tuple[str, ...]
    finished: Callable[[Event, Table], Finished]
    crossed: Callable[[Event, Table], Mapping[int, Fraction]]
    key: str
    size: str = "hand_table_of"
    typed: tuple[str, ...] = ()
    places: bool = False


@dataclass(frozen=True, slots=True)
class ByHand:
    """How staff make the next round without the program: ``round`` is the round, None if none
    follows; ``steps`` are the steps for it, and ``charts`` help with them.
    """

    steps: Callable[[Event, HandRound], Iterator[str]]
    round: Callable[[Event], HandRound | None] = pairs
    charts: Callable[[Event], Iterable[Block]] = lambda _: ()


@dataclass(frozen=True, slots=True)
class RingShow:
    """One ring instead of rounds: ``drawing`` is its current state, None before it is set, given
    the games already announced; ``rebuild`` sets it from its papers and replays what happened in
    it.
    """

    drawing: Callable[[Event, Collection[int]], RingDrawing | None]
    rebuild: Callable[[EventBuilder, Evidence], tuple[Advice, ...]]


@dataclass(frozen=True, slots=True)
class Show:
    """How one format is displayed.

    - ``card``: its record card; ``slip``: what is written on a table's slip.
    - ``sketch``: its small picture; ``consequence``: what settings lead to, given an event that was
      never saved, its outlook, and the advice in it as sentences.
    - ``setting_groups``: its settings under their headings, in the order in which they are asked
      for; those in no group come first. ``setting_cards``: the settings chosen on cards, by key,
      each with the function that makes its cards for an event that was never saved.
    - ``sample``: the player list of its event in the demo; ``crowd``: how many players the pictures
      of its screens have.
    - ``by_hand``: how staff would make the next round.
    - ``of_many``: if tables seat more than two; ``ring``: if there is one ring instead of rounds.
    - ``seat_facts``: its own columns of a round, posted or drafted, given the event as it was when
      the round was paired. ``round_columns`` are the ids of the columns that are usual on the round
      page, ``draft_columns`` on the draft; where there is no room, the last of them are left out.
    - ``papers``: those that no other format has. ``rules``: its rules as they apply to an event.
    - ``bars``: if what a player collects puts them out, everyone's bars towards that line.
    - ``bracket``: if some play on in a bracket, its current state, None in an event without one.
    - ``decisive``: a column of the standings for what decides besides points and tiebreaks: its
      heading is the format's ``head-decisive``, its cells are by player, and without any there is
      no column.
    - ``record``: each player's wins, losses and draws after a round (None = now), as text.
    - ``opponents_wins``: the opponents' match-win percentage of each player after a round, as text,
      whether or not it breaks ties.
    - ``decided``: what decided the win, if no reason of the standings says it.
    - ``more_state`` and ``more_lines``: the format's additions to the state and to the text.
    - ``round_reasons``: codes recorded with a table that are true of the whole round, and said once
      there; ``detail_reasons``: codes that are behind Details. All others are said at the table.
    - ``icon``: the name of its icon; ``round_icon``: of the round being played, if another.
    - ``minutes``: what the round clock is set to unless the user chooses otherwise.
    - ``exports``: the kinds of export that only formats of this sort have (`exchange.kinds`);
      ``scoring`` is what a win, a draw and a loss are worth there, ``own_scoring`` in an event that
      may have set it, ``scoring_settings(win, draw)`` the settings of such an event, None if it
      cannot count like that.
    - ``rated``: ratings appear beside names. ``has_colors``: the seats of a table are colors.
      ``in_points``: a result is written in points. ``moves``: players write down their moves.
    - ``requested_byes``: what a bye may be worth that a player asks for, the usual first; none
      where there are no byes on request.
    - ``recipe``: the file of its sample event, if it has one, and ``guide``: that of the guided
      first event, if it is played in this format (`desk.practice.samples`).
    """

    card: Callable[[Event], Layout]
    slip: SlipLayout
    sketch: Sketch
    consequence: Callable[[Event, Outlook, tuple[str, ...]], Consequence]
    sample: str
    crowd: int
    by_hand: ByHand
    setting_groups: tuple[SettingGroup, ...] = ()
    setting_cards: Mapping[str, Callable[[Event], SettingCards]] = field(default_factory=dict)
    of_many: OfMany | None = None
    ring: RingShow | None = None
    seat_facts: Callable[[Event, Round], Sequence[SeatFact]] | None = None
    round_columns: tuple[str, ...] = ()
    draft_columns: tuple[str, ...] = ()
    papers: tuple[OwnPaper, ...] = ()
    rules: Callable[[Event], Iterable[Rule]] = lambda _: ()
    bars: Callable[[Event], BarsChart] | None = None
    bracket: Callable[[Event], BracketDrawing | None] | None = None
    decisive: Callable[[Event], Mapping[int, str]] | None = None
    record: Callable[[Event, int | None], Mapping[int, str]] | None = None
    opponents_wins: Callable[[Event, int | None], Mapping[int, str]] | None = None
    decided: Callable[[Event], str] | None = None
    more_state: Callable[[Event], Mapping[str, object]] | None = None
    more_lines: Callable[[Event], Iterator[str]] | None = None
    round_reasons: frozenset[str] = frozenset()
    detail_reasons: frozenset[str] = frozenset()
    icon: str = "swords"
    round_icon: str = ""
    minutes: int = 50
    exports: tuple[str, ...] = ()
    scoring: Scoring = (1, Fraction(1, 2), 0)
    own_scoring: Callable[[Event], Scoring] | None = None
    scoring_settings: Callable[[Fraction, Fraction], Mapping[str, SettingValue] | None] = (
        lambda _win, _draw: None
    )
    rated: bool = False
    has_colors: bool = False
    in_points: bool = False
    moves: bool = False
    requested_byes: tuple[Fraction, ...] = ()
    recipe: str = ""
    guide: str = ""
