"""What a format is: one value of data and pure functions over frozen data.

Everything that differs between formats is here; a contract test holds all formats to the same
promises.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tourneydesk.core.decisions import Decision
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round, SettingValue, Table
from tourneydesk.core.ratings import Rating, first_rating
from tourneydesk.core.reasons import Advice, Problem, Reason
from tourneydesk.core.results import Result
from tourneydesk.core.settings import Setting
from tourneydesk.core.standings import FigureBreakdown, RankingKey, Standing

PLAYER_FACTS = ("rating", "age")
"""The facts about a player that rounds and places may depend on; an age group counts as ``age``."""

Seating = tuple[tuple[int, ...], ...]
"""Player ids by table, in table order; where colors matter the first has White."""

RankingKeys = Mapping[int, tuple[RankingKey, ...]]
"""By player id."""

Breakdown = Callable[[int], tuple[FigureBreakdown, ...]]
"""What the figures of a player are made of; the argument is the player's id."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What happens next.

    ``setup``: no round yet, and none can be made with these players; ``ready``: the next round can
    be requested (if it cannot be made at present, an advice says so); ``waiting``: the tables in
    ``needs`` have not reported; ``finished``: ``winners`` holds the winner, or several who share
    the win. ``next_kind`` is the kind of round that ``propose`` would make, None when finished.
    """

    status: Literal["setup", "ready", "waiting", "finished"]
    needs: tuple[int, ...] = ()
    next_kind: str | None = None
    rounds_planned: int | None = None
    advice: tuple[Advice, ...] = ()
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Leaving:
    """When a player's event ended by the rules: the round, and ``eliminated`` or ``withdrawn``."""

    round: int
    why: Literal["eliminated", "withdrawn"]


@dataclass(frozen=True, slots=True)
class Arranged:
    """Tables seated by hand by the organizer, with warnings where the rules object."""

    tables: tuple[Table, ...]
    warnings: tuple[Problem, ...] = ()


Noun = Literal["table", "board", "group-board", "game"]


@dataclass(frozen=True, slots=True)
class Criterion:
    """One of the figures by which a format evaluates a round.

    Less is better; ``code`` names it in messages.
    """

    code: str
    value: int


@dataclass(frozen=True, slots=True)
class PaperCode:
    """How the digit codes on cards, slips and covers encode a format. All of it is part of the
    code: it never changes, and additions come last.

    - ``number``: 1 to 9, unique to the format.
    - ``kinds``: the kinds of round in the order of the code. ``later_kinds`` came after papers had
      been printed: a code has their rounds as of the first kind, and at its end what they are.
    - ``settings``: in the order of the code, with the meaning of a code that does not name one: the
      value of events without that setting. ``first_settings``: the meaning in a code of the first
      version where that differs.
    - ``roles``: of the seats at a table of two, empty where they have none.
    - ``ring(round)``: how many of its tables made the ring, where ``follow`` calls more.
    """

    number: int
    kinds: tuple[str, ...]
    settings: Mapping[str, SettingValue]
    first_settings: Mapping[str, SettingValue] = field(default_factory=dict)
    roles: tuple[str, ...] = ()
    ring: Callable[[Round], int] | None = None
    later_kinds: tuple[str, ...] = ()


def nothing_about_players(event: Event) -> Mapping[str, bool]:
    """The ``about_players`` of formats where only results count."""
    return {}


def its_first_rating(event: Event, player: Player) -> Rating:
    """The ``rating_of`` of formats that know one rating."""
    return first_rating(player)


def nobody_leaves(event: Event) -> Mapping[int, Leaving]:
    """The ``leavings`` of formats whose rules put nobody out."""
    return {}


def no_bracket(event: Event, round_number: int) -> int:
    """The ``stage`` of formats without a bracket."""
    return 0


def nothing_follows(
    before: Event, event: Event, decision: Decision, draw: Draw
) -> tuple[Decision, ...]:
    """The ``follow`` of formats where nothing happens by itself."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One tournament format: data, and pure functions. A field with a default is stated only by the
    formats that differ.

    About the format:

    - ``code``: how papers write it in digits.
    - ``engine``: the version of the pairing rules, stored with every round.
    - ``kinds``: the kinds of round it makes. Of these, ``ring_kinds`` are one ring instead of
      rounds: everybody plays two games at once, and new games are called as others end;
      ``extra_kinds`` are for a few players, such as a final: the others have not missed it.
    - ``stage(event, number)``: if that round, posted or to come, is of a bracket, how many matches
      this stage of it has (1 is the final, 2 the semifinals …), otherwise 0. A semi-final of two
      boards before a final board counts as 2.
    - ``table_sizes``: the fewest and most players at a table.
    - ``noun``: what texts call one of its tables: ``group-board`` is a board for more than two.
    - ``result``: the type of result its tables report. ``points``: what the standings count
      (``points``, ``strikes`` or ``wins``).
    - ``newer_settings``: settings that events of older versions lack; they were played with the
      value in ``code.settings``.
    - ``odd_sits_out``: with an odd number of players one has a bye, which the organizer may give to
      another player. ``house_players``: entries can be marked to play only when the number is odd.
      ``knocks_out``: players who lose too much are eliminated.

    Rounds:

    - ``propose(event, draw)``: the next round; raises Refused when it cannot be made.
    - ``pair_remaining(event, draw, kept)``: the next round with the tables and byes of ``kept``
      unchanged, numbers included, and everybody else paired by the rules; raises Refused when that
      is impossible. With nothing kept it equals ``propose``. ``kept`` may be part of a posted
      round: that round and later ones are then ignored.
    - ``arrange(event, round, seating)``: a posted round seated by hand, every player of the round
      at some table; raises Refused for an impossible seating.
    - ``evaluate(event, round)``: what a round costs, posted or not, as the format's criteria:
      always the same codes in the same order, the first outranking the second. Only earlier rounds
      count.
    - ``why_not(event, round, first, second)``: why two players did not meet in that round;
      ``event`` is the event before the round was made. Where ``follow`` calls tables, it includes
      the round and what happened in it. Raises Refused.
    - ``why_absent(event, round, player)``: why the rules gave a player no place in that round, such
      as no seat in the final; None where they do not say. ``event`` is the event before the round.

    Results and decisions:

    - ``problems(event, decision)``: the objections of the format's rules to a decision; the checks
      common to all formats (does the table exist, is the round posted, …) come before.
    - ``read_result(event, round, table, raw)``: a result from its JSON shape; raises Refused.
    - ``follow(before, event, decision, draw)``: the decisions that follow at once from one just
      taken (Dual Ring calls new tables); ``draw`` is labeled for that moment.
    - ``correct(event, table, result)``: where ``follow`` calls tables, how the round continues with
      another result (None: still being played) at a table that has one: every table that changes,
      that one included, and new ones. Raises Refused.
    - ``end_now(event)``: where the organizer can end the event before its rules do, the decision
      that ends it now or with the round being played. Raises Refused.
    - ``stray_game(event)``: where ``follow`` calls tables, a running game that it would have
      stopped, because a player is out or the event is over; None where there is none.

    Standings:

    - ``standings(event, through)``: after round ``through`` (None = all), best first.
    - ``ranking_keys(event, rows)``: the keys by which each player of these standings is ranked, in
      order; None = by points, then tiebreaks. Players who differ in tiebreaks only share money.
    - ``tiebreak_breakdown(event, rows)``: a function from a player of these standings to what the
      player's figures are made of.
    - ``clinch_status(event)``: how close players are to being out, or to the cut for the final;
      only players with something to report. Each code has a second one, ``…_short``.
    - ``groups(event, through)``: where there are prizes by age group, the standings within each
      group, the youngest first.

    The event:

    - ``outlook(event)``: what happens next.
    - ``leavings(event)``: the players who are out by the rules; players withdrawn by the organizer
      are not included.
    - ``rating_of(event, player)``: the rating of a player that counts in this event.
    - ``about_players(event)``: the facts about players (`rating`, `age`) that later rounds or the
      places depend on, each with whether everybody's place does.
    """

    key: str
    code: PaperCode
    engine: str
    settings: tuple[Setting, ...]
    kinds: tuple[str, ...] = ("swiss",)
    ring_kinds: tuple[str, ...] = ()
    extra_kinds: tuple[str, ...] = ()
    stage: Callable[[Event, int], int] = no_bracket
    table_sizes: tuple[int, int] = (2, 2)
    noun: Noun = "table"
    result: type[Result]
    points: Literal["points", "strikes", "wins"]
    newer_settings: tuple[str, ...] = ()
    odd_sits_out: bool = False
    house_players: bool = False
    knocks_out: bool = False
    propose: Callable[[Event, Draw], Round]
    pair_remaining: Callable[[Event, Draw, Round], Round]
    arrange: Callable[[Event, Round, Seating], Arranged]
    evaluate: Callable[[Event, Round], tuple[Criterion, ...]]
    why_not: Callable[[Event, Round, int, int], tuple[Reason, ...]]
    why_absent: Callable[[Event, Round, int], Reason | None] | None = None
    problems: Callable[[Event, Decision], tuple[Problem, ...]]
    read_result: Callable[[Event, Round, Table, Mapping[str, object]], Result]
    follow: Callable[[Event, Event, Decision, Draw], tuple[Decision, ...]] = nothing_follows
    correct: Callable[[Event, int, Result | None], tuple[Table, ...]] | None = None
    end_now: Callable[[Event], Decision] | None = None
    stray_game: Callable[[Event], Table | None] | None = None
    standings: Callable[[Event, int | None], Sequence[Standing]]
    ranking_keys: Callable[[Event, Sequence[Standing]], RankingKeys] | None = None
    tiebreak_breakdown: Callable[[Event, Sequence[Standing]], Breakdown]
    clinch_status: Callable[[Event], Mapping[int, Reason]] | None = None
    groups: Callable[[Event, int | None], Mapping[str, Sequence[Standing]]] | None = None
    outlook: Callable[[Event], Outlook]
    leavings: Callable[[Event], Mapping[int, Leaving]] = nobody_leaves
    rating_of: Callable[[Event, Player], Rating] = its_first_rating
    about_players: Callable[[Event], Mapping[str, bool]] = nothing_about_players
