"""The history: its table, and everything about one step in lines of text."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.event import Table as event_Table
from tourneydesk.core.journal.dates import DATES
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.names import ORDER_DETAIL
from tourneydesk.core.prizes import NO_PRIZES, PrizeList
from tourneydesk.core.ratings import as_typed
from tourneydesk.core.results import Result
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of, say_recorded, text
from tourneydesk.present.prizes.words import category_name, line_words, prize_lines
from tourneydesk.present.results import result_text
from tourneydesk.present.settings import value_words
from tourneydesk.present.table import Column, Field, Table, field, table_of

LEAST_LETTERS = 30
"""The least characters shown of a change, however little room there is."""


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """A step: its number from 1, its time and description in words, whether it counts, and the desk
    that took it.
    """

    number: int
    at: str
    what: str
    counts: bool
    desk: str = ""


def history_table(steps: Iterable[HistoryStep]) -> Table[int]:
    """One row per step. The columns are ``step``, ``time``, ``desk``, which is there only if steps
    were taken at desks with names, ``change``, and ``undone``, which marks a step that does not
    count.
    """
    steps = tuple(steps)
    wide = Column(text("head-change"), wide=True, least=LEAST_LETTERS, id="change")
    fields: list[Field[HistoryStep]] = [
        field("step", "number", lambda step: str(step.number)),
        field("time", "text", lambda step: step.at),
        field("desk", "text", lambda step: step.desk),
        (wide, lambda step: step.what),
        (Column("", id="undone"), lambda one: "" if one.counts else text("cell-undone")),
    ]
    if not any(step.desk for step in steps):
        fields = [one for one in fields if one[0].id != "desk"]
    return table_of(fields, steps, lambda step: step.number)


# Everything about one step of a journal, in lines of text.

MOST_NAMED = 12
MOST_TABLES = 12
FIELDS = (
    *("name", "family", "rating", "age", "member_id", "club", "note", "age_group", "house"),
    *("rating2", "state", "expires", "team", "household", "grade", "birth", "email"),
)


def step_text(event: Event, steps: Sequence[d.Step], step_number: int) -> tuple[str, ...]:
    """What step ``step_number`` decided, and what it replaced; its name is not repeated.

    ``event`` provides the players' names.
    """
    earlier = _EarlierState(steps, step_number)
    return tuple(
        line for decision in steps[step_number - 1] for line in _lines(event, decision, earlier)
    )


def branch_name(name: str, step: int, longest: int) -> str:
    """The name of a file that branches off at a step: the event's name, shortened if necessary."""
    name_of_file = messages.plain("branch-name", name=name, step=step)
    if len(name_of_file) <= longest:
        return name_of_file
    return messages.plain(
        "branch-name", name=f"{name[: len(name) - len(name_of_file) + longest - 1]}…", step=step
    )


class _EarlierState:
    """The state before a step: looked up in the steps that counted then, latest first."""

    def __init__(self, steps: Sequence[d.Step], step_number: int) -> None:
        active = active_steps(steps[: step_number - 1]).steps if step_number > 1 else ()
        self._decisions = [
            decision for step in reversed(active) for decision in reversed(steps[step - 1])
        ]

    def result(self, round_number: int, table_number: int) -> Result | None:
        for decision in self._decisions:
            match decision:
                case d.ResultRecorded(round=in_round, table=at_table, result=result) if (
                    in_round == round_number and at_table == table_number
                ):
                    return result
                case d.ResultCleared(round=in_round, table=at_table) if (
                    in_round == round_number and at_table == table_number
                ):
                    return None
                case d.ResultCorrected(round=in_round, tables=tables) if in_round == round_number:
                    for corrected in tables:
                        if corrected.number == table_number:
                            return corrected.result
                case _:
                    pass
        return None

    def tables(self, round_number: int) -> dict[int, event_Table]:
        called: dict[int, event_Table] = {}
        for decision in self._decisions:
            match decision:
                case (
                    d.TablesCalled(round=in_round, tables=tables)
                    | d.ResultCorrected(round=in_round, tables=tables)
                ) if in_round == round_number:
                    called = {**{table.number: table for table in tables}, **called}
                case d.PairingsChanged(round=in_round, tables=tables) if in_round == round_number:
                    return {**{table.number: table for table in tables}, **called}
                case d.RoundPosted(round=posted) if posted.number == round_number:
                    return {**{table.number: table for table in posted.tables}, **called}
                case _:
                    pass
        return called

    def stopped(self, round_number: int) -> set[int]:
        """The tables of a round that counted for nobody."""
        is_void: dict[int, bool] = {}
        for decision in self._decisions:
            match decision:
                case d.TablesCalled(round=in_round, stopped=stopped) if in_round == round_number:
                    is_void = {**dict.fromkeys(stopped, True), **is_void}
                case d.ResultCorrected(round=in_round, tables=tables) if in_round == round_number:
                    is_void = {**{table.number: table.void for table in tables}, **is_void}
                case _:
                    pass
        return {table for table, void in is_void.items() if void}

    def prizes(self) -> PrizeList:
        lists = (one.prizes for one in self._decisions if isinstance(one, d.PrizesChanged))
        return next(lists, NO_PRIZES)

    def player(self, player_id: int) -> Player | None:
        for decision in self._decisions:
            match decision:
                case d.PlayerChanged(player=player) if player.id == player_id:
                    return player
                case d.PlayersAdded(players=players):
                    for player in players:
                        if player.id == player_id:
                            return player
                case _:
                    pass
        return None

    def setting(self, key: str) -> SettingValue:
        chosen = (
            decision.settings
            for decision in self._decisions
            if isinstance(decision, d.SettingsChosen | d.EventOpened)
        )
        return next((settings[key] for settings in chosen if key in settings), None)

    def detail(self, key: str) -> str:
        for decision in self._decisions:
            match decision:
                case d.DetailsChanged(details=details) if key in details:
                    return details[key]
                case d.EventOpened(name=name) if key == "name":
                    return name
                case _:
                    pass
        return ""


def _lines(event: Event, decision: d.Decision, earlier: _EarlierState) -> Iterator[str]:  # noqa: C901
    match decision:
        case d.EventOpened():
            yield messages.text(
                "was-format",
                format=messages.text("format-name", decision.format),
                seed=decision.seed,
            )
        case d.DetailsChanged(details=details):
            for key, text in details.items():
                new, old = (_detail_text(key, one) for one in (text, earlier.detail(key)))
                yield _set(messages.text(f"detail-{key}", event.format), new, old)
        case d.SettingsChosen(settings=settings):
            for key, value in settings.items():
                new_value, old_value = (
                    setting_text(event, key, either) for either in (value, earlier.setting(key))
                )
                yield _set(messages.text(f"setting-{key}", event.format), new_value, old_value)
        case d.PlayersAdded(players=players):
            yield _names("was_entered", [_as_entered(event, player) for player in players])
        case d.PlayerChanged(player=player):
            yield from _changed(player, earlier.player(player.id))
        case d.PlayersCheckedIn(players=numbers) | d.AbsentDropped(players=numbers):
            yield _names("was_players", [name_of(event, number) for number in numbers])
        case d.ByeRequested(request=request):
            yield messages.text(
                "was-bye", name=name_of(event, request.player), points=request.points
            )
        case d.PrizesChanged(prizes=prizes):
            yield from _prize_lines(event, prizes, earlier.prizes())
        case _:
            yield from _table_lines(event, decision, earlier)


def _prize_lines(event: Event, prizes: PrizeList, before: PrizeList) -> Iterator[str]:
    """Each category whose prizes have changed."""
    new, old = (
        {category: line_words(places, listed) for category, places in prize_lines(listed)}
        for listed in (prizes, before)
    )
    for category in dict.fromkeys((*new, *old)):
        if new.get(category) != old.get(category):
            name = category_name(category, event.format)
            yield _set(name, new.get(category, ""), old.get(category, ""))


def _table_lines(event: Event, decision: d.Decision, earlier: _EarlierState) -> Iterator[str]:  # noqa: C901
    match decision:
        case d.RoundPosted(round=posted):
            tables, byes = len(posted.tables), len(posted.byes)
            yield messages.text(
                "was-round", event.format, tables=tables, byes=byes, seed=posted.seed
            )
            for bye in posted.byes:
                yield messages.text("bye-line", name=name_of(event, bye.player), points=bye.points)
        case d.PairingsChanged(round=round_number, tables=seated, repair=repair):
            for reason in repair.why if repair is not None else ():
                yield say_recorded(reason, event)
            yield from _changed_seats(event, earlier.tables(round_number), seated)
        case d.TablesCalled(tables=called, stopped=stopped):
            for table in called:
                yield messages.text(
                    "was-called", table=table.number, seats=seats_text(event, table)
                )
            if stopped:
                yield messages.text("was-stopped", tables=stopped)
        case d.ResultRecorded(round=round_number, table=table_number, result=result):
            yield from _at_table(event, earlier, round_number, table_number)
            new_result, old_result = (
                result_text(event, result),
                earlier.result(round_number, table_number),
            )
            if old_result is None:
                yield messages.text("was-result", result=new_result)
            else:
                yield messages.text(
                    "was-result-before", result=new_result, before=result_text(event, old_result)
                )
        case d.ResultCorrected(round=round_number, table=table_number, tables=tables):
            yield from _corrected_result(event, earlier, round_number, table_number, tables)
        case d.ResultCleared(round=round_number, table=table_number):
            yield from _at_table(event, earlier, round_number, table_number)
            cleared = earlier.result(round_number, table_number)
            if cleared is not None:
                yield messages.text("was-cleared", before=result_text(event, cleared))
        case _:
            return


def seats_text(event: Event, table: event_Table) -> str:
    """The players at a table, in seat order."""
    return listed([name_of(event, player) for player in table.players])


def setting_text(event: Event, key: str, value: SettingValue) -> str:
    """A setting's value as people read it."""
    if not isinstance(value, tuple):
        return value_words(key, value, event.format)
    if key == "tiebreaks":
        return listed([messages.text(f"tiebreak-{one}", event.format) for one in value])
    return listed(value)


def _detail_text(key: str, value: str) -> str:
    """A detail of the event as people say it."""
    if not value:
        return ""
    if key == "starts":
        return messages.clock_time(value)
    if key in ("date", *DATES):
        return messages.dates_in(value)
    return messages.text(f"names-{value}") if key == ORDER_DETAIL else value


def _set(label: str, new: str, old: str) -> str:
    if not old:
        return messages.text("was-set", what=label, now=new)
    return messages.text(
        "was-set-before", what=label, now=new or messages.text("nothing-before"), before=old
    )


def _as_entered(event: Event, player: Player) -> str:
    """The name under which a player was entered; told apart as long as it is still the same."""
    known = player.id <= len(event.players) and event.player(player.id).name == player.name
    return name_of(event, player.id) if known else player.name


def _names(code: str, names: Sequence[str]) -> str:
    all_names = listed(names[:MOST_NAMED])
    if len(names) <= MOST_NAMED:
        return messages.text(code, names=all_names)
    named = messages.enumerated(names[:MOST_NAMED])
    return messages.text(f"{code}-more", names=named, count=len(names) - MOST_NAMED)


def _changed(player: Player, old_player: Player | None) -> Iterator[str]:
    for key in FIELDS:
        value = as_typed(player, key)
        old_value = None if old_player is None else as_typed(old_player, key)
        if value != old_value and (value or key != "house" or old_value):
            yield _set(
                messages.text(f"field-{key}"),
                _field(value),
                "" if old_value is None else _field(old_value),
            )


def _field(value: object) -> str:
    """A field's value as people read it."""
    match value:
        case None:
            return messages.text("nothing-before")
        case bool():
            return messages.text("field-yes" if value else "field-no")
        case _:
            return str(value)


def _at_table(
    event: Event, earlier: _EarlierState, round_number: int, table_number: int
) -> Iterator[str]:
    table = earlier.tables(round_number).get(table_number)
    if table is not None:
        yield messages.text(
            "was-table", event.format, table=table_number, seats=seats_text(event, table)
        )


def _corrected_result(
    event: Event,
    earlier: _EarlierState,
    round_number: int,
    table_number: int,
    tables: Sequence[event_Table],
) -> Iterator[str]:
    """The corrected result, and what became of the games that had followed from the old one."""
    yield from _at_table(event, earlier, round_number, table_number)
    old_tables = earlier.tables(round_number)
    for table in tables:
        old_result = earlier.result(round_number, table.number)
        if table.number not in old_tables:
            yield messages.text("was-called", table=table.number, seats=seats_text(event, table))
        elif table.number != table_number and old_result is not None:
            cleared = messages.text("was-cleared", before=result_text(event, old_result))
            yield messages.text("was-at-table", event.format, table=table.number, said=cleared)
        elif table.number == table_number and old_result is not None:
            if table.result is None:
                yield messages.text("was-cleared", before=result_text(event, old_result))
            else:
                new_result = result_text(event, table.result)
                yield messages.text(
                    "was-result-before", result=new_result, before=result_text(event, old_result)
                )
    stopped = earlier.stopped(round_number)
    for code, numbers in (
        (
            "was_stopped",
            [table.number for table in tables if table.void and table.number not in stopped],
        ),
        (
            "was_again",
            [table.number for table in tables if table.running and table.number in stopped],
        ),
    ):
        if numbers:
            yield messages.text(code, tables=tuple(numbers))


def _changed_seats(
    event: Event, old_tables: dict[int, event_Table], tables: Sequence[event_Table]
) -> Iterator[str]:
    differ = [
        table
        for table in tables
        if table.number not in old_tables or old_tables[table.number].players != table.players
    ]
    for table in differ[:MOST_TABLES]:
        seats, old_table = seats_text(event, table), old_tables.get(table.number)
        if old_table is None:
            yield messages.text("was-table", event.format, table=table.number, seats=seats)
        else:
            old_seats = seats_text(event, old_table)
            yield messages.text(
                "was-table-before", event.format, table=table.number, seats=seats, before=old_seats
            )
    if len(differ) > MOST_TABLES:
        yield messages.text("was-tables-more", event.format, count=len(differ) - MOST_TABLES)
