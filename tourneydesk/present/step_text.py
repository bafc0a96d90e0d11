"""Everything about one step of a journal, in lines of text."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player, SettingValue, Table
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.results import Result
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of, number, say_recorded
from tourneydesk.present.results import result_text

MOST_NAMED = 12
MOST_TABLES = 12
FIELDS = ("name", "rating", "age", "member_id", "club", "note", "age_group", "house")


def step_text(event: Event, steps: Sequence[d.Step], number: int) -> tuple[str, ...]:
    """What step ``number`` decided, and what it replaced; its name is not repeated.

    ``event`` provides the players' names.
    """
    before = _Before(steps, number)
    return tuple(line for decision in steps[number - 1] for line in _told(event, decision, before))


def branch_name(name: str, step: int, most: int) -> str:
    """The name of a file that branches off at a step: the event's name, shortened if necessary."""
    made = messages.plain("branch-name", name=name, step=step)
    if len(made) <= most:
        return made
    return messages.plain(
        "branch-name", name=f"{name[: len(name) - len(made) + most - 1]}…", step=step
    )


class _Before:
    """The state before a step: looked up in the steps that counted then, latest first."""

    def __init__(self, steps: Sequence[d.Step], number: int) -> None:
        counted = active_steps(steps[: number - 1]).steps if number > 1 else ()
        self._story = [decision for at in reversed(counted) for decision in reversed(steps[at - 1])]

    def result(self, number: int, table: int) -> Result | None:
        for decision in self._story:
            match decision:
                case d.ResultRecorded(round=where, table=which, result=result) if (
                    where == number and which == table
                ):
                    return result
                case d.ResultCleared(round=where, table=which) if (
                    where == number and which == table
                ):
                    return None
                case d.ResultCorrected(round=where, tables=tables) if where == number:
                    for one in tables:
                        if one.number == table:
                            return one.result
                case _:
                    pass
        return None

    def tables(self, number: int) -> dict[int, Table]:
        called: dict[int, Table] = {}
        for decision in self._story:
            match decision:
                case (
                    d.TablesCalled(round=where, tables=tables)
                    | d.ResultCorrected(round=where, tables=tables)
                ) if where == number:
                    called = {**{table.number: table for table in tables}, **called}
                case d.PairingsChanged(round=where, tables=tables) if where == number:
                    return {**{table.number: table for table in tables}, **called}
                case d.RoundPosted(round=posted) if posted.number == number:
                    return {**{table.number: table for table in posted.tables}, **called}
                case _:
                    pass
        return called

    def stopped(self, number: int) -> set[int]:
        """The tables of a round that counted for nobody."""
        found: dict[int, bool] = {}
        for decision in self._story:
            match decision:
                case d.TablesCalled(round=where, stopped=stopped) if where == number:
                    found = {**dict.fromkeys(stopped, True), **found}
                case d.ResultCorrected(round=where, tables=tables) if where == number:
                    found = {**{table.number: table.void for table in tables}, **found}
                case _:
                    pass
        return {table for table, void in found.items() if void}

    def player(self, number: int) -> Player | None:
        for decision in self._story:
            match decision:
                case d.PlayerChanged(player=player) if player.id == number:
                    return player
                case d.PlayersAdded(players=players):
                    for player in players:
                        if player.id == number:
                            return player
                case _:
                    pass
        return None

    def setting(self, key: str) -> SettingValue:
        chosen = (
            decision.settings
            for decision in self._story
            if isinstance(decision, d.SettingsChosen | d.EventOpened)
        )
        return next((settings[key] for settings in chosen if key in settings), None)

    def detail(self, key: str) -> str:
        for decision in self._story:
            match decision:
                case d.DetailsChanged(details=details) if key in details:
                    return details[key]
                case d.EventOpened(name=name) if key == "name":
                    return name
                case _:
                    pass
        return ""


def _told(event: Event, decision: d.Decision, before: _Before) -> Iterator[str]:
    match decision:
        case d.EventOpened():
            yield messages.text(
                "was-format",
                format=messages.text("format-name", decision.format),
                seed=decision.seed,
            )
        case d.DetailsChanged(details=details):
            for key, text in details.items():
                yield _set(messages.text(f"detail-{key}"), text, before.detail(key))
        case d.SettingsChosen(settings=settings):
            for key, value in settings.items():
                now, was = (setting_text(event, key, one) for one in (value, before.setting(key)))
                yield _set(messages.text(f"setting-{key}", event.format), now, was)
        case d.PlayersAdded(players=players):
            yield _names("was_entered", [player.name for player in players])
        case d.PlayerChanged(player=player):
            yield from _changed(player, before.player(player.id))
        case d.PlayersCheckedIn(players=numbers) | d.AbsentDropped(players=numbers):
            yield _names("was_players", [name_of(event, number) for number in numbers])
        case d.ByeRequested(request=asked):
            yield messages.text("was-bye", name=name_of(event, asked.player), points=asked.points)
        case _:
            yield from _told_of_tables(event, decision, before)


def _told_of_tables(event: Event, decision: d.Decision, before: _Before) -> Iterator[str]:  # noqa: C901
    match decision:
        case d.RoundPosted(round=posted):
            tables, byes = len(posted.tables), len(posted.byes)
            yield messages.text("was-round", tables=tables, byes=byes, seed=posted.seed)
            for bye in posted.byes:
                yield messages.text("bye-line", name=name_of(event, bye.player), points=bye.points)
        case d.PairingsChanged(round=number, tables=seated, repair=repair):
            for why in repair.why if repair is not None else ():
                yield say_recorded(why, event)
            yield from _seated_anew(event, before.tables(number), seated)
        case d.TablesCalled(tables=called, stopped=stopped):
            for table in called:
                yield messages.text(
                    "was-called", table=table.number, seats=seats_text(event, table)
                )
            if stopped:
                yield messages.text("was-stopped", tables=stopped)
        case d.ResultRecorded(round=number, table=at, result=result):
            yield from _at_table(event, before, number, at)
            now, stood = result_text(event, result), before.result(number, at)
            if stood is None:
                yield messages.text("was-result", result=now)
            else:
                yield messages.text(
                    "was-result-before", result=now, before=result_text(event, stood)
                )
        case d.ResultCorrected(round=number, table=at, tables=tables):
            yield from _put_right(event, before, number, at, tables)
        case d.ResultCleared(round=number, table=at):
            yield from _at_table(event, before, number, at)
            cleared = before.result(number, at)
            if cleared is not None:
                yield messages.text("was-cleared", before=result_text(event, cleared))
        case _:
            return


def seats_text(event: Event, table: Table) -> str:
    """The players at a table, in seat order."""
    return listed([name_of(event, player) for player in table.players])


def setting_text(event: Event, key: str, value: SettingValue) -> str:
    """A setting's value as people read it."""
    match value:
        case bool() | None | str():
            return messages.text(f"setting_{key}_{value}".lower(), event.format)
        case int() | Fraction():
            return number(value)
        case _ if key == "tiebreaks":
            return listed([messages.text(f"tiebreak-{one}", event.format) for one in value])
        case _:
            return listed(value)


def _set(what: str, now: str, was: str) -> str:
    if not was:
        return messages.text("was-set", what=what, now=now)
    return messages.text(
        "was-set-before", what=what, now=now or messages.text("nothing-before"), before=was
    )


def _names(code: str, names: Sequence[str]) -> str:
    shown = listed(names[:MOST_NAMED])
    if len(names) <= MOST_NAMED:
        return messages.text(code, names=shown)
    named = messages.enumerated(names[:MOST_NAMED])
    return messages.text(f"{code}-more", names=named, count=len(names) - MOST_NAMED)


def _changed(now: Player, before: Player | None) -> Iterator[str]:
    for key in FIELDS:
        value, was = getattr(now, key), getattr(before, key, None)
        if value != was and (value or key != "house" or was):
            yield _set(
                messages.text(f"field-{key}"), _field(value), "" if was is None else _field(was)
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


def _at_table(event: Event, before: _Before, number: int, at: int) -> Iterator[str]:
    table = before.tables(number).get(at)
    if table is not None:
        yield messages.text("was-table", table=at, seats=seats_text(event, table))


def _put_right(
    event: Event, before: _Before, number: int, at: int, tables: Sequence[Table]
) -> Iterator[str]:
    """The corrected result, and what became of the games that had followed from the old one."""
    yield from _at_table(event, before, number, at)
    was = before.tables(number)
    for table in tables:
        stood = before.result(number, table.number)
        if table.number not in was:
            yield messages.text("was-called", table=table.number, seats=seats_text(event, table))
        elif table.number != at and stood is not None:
            said = messages.text("was-cleared", before=result_text(event, stood))
            yield messages.text("was-at-table", table=table.number, said=said)
        elif table.number == at and stood is not None:
            if table.result is None:
                yield messages.text("was-cleared", before=result_text(event, stood))
            else:
                now = result_text(event, table.result)
                yield messages.text(
                    "was-result-before", result=now, before=result_text(event, stood)
                )
    still = before.stopped(number)
    for code, numbers in (
        ("was_stopped", [one.number for one in tables if one.void and one.number not in still]),
        ("was_again", [one.number for one in tables if one.running and one.number in still]),
    ):
        if numbers:
            yield messages.text(code, tables=tuple(numbers))


def _seated_anew(event: Event, before: dict[int, Table], tables: Sequence[Table]) -> Iterator[str]:
    differ = [
        table
        for table in tables
        if table.number not in before or before[table.number].players != table.players
    ]
    for table in differ[:MOST_TABLES]:
        seats, was = seats_text(event, table), before.get(table.number)
        if was is None:
            yield messages.text("was-table", table=table.number, seats=seats)
        else:
            stood = seats_text(event, was)
            yield messages.text("was-table-before", table=table.number, seats=seats, before=stood)
    if len(differ) > MOST_TABLES:
        yield messages.text("was-tables-more", count=len(differ) - MOST_TABLES)
