"""The strikes sheet: players still in, by group, with every round's strikes; then players out."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats.strikes.settings import rules_of
from tourneydesk.formats.strikes.strikes import strikes_at
from tourneydesk.formats.strikes.tally import Tally, tally
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.sheets import Column, Stamp, Written

ACROSS = 10
"""The number of latest rounds shown in columns of their own."""


def strikes_sheet(event: Event, stamp: Stamp) -> Sheet:
    """Everybody's strikes, fewest first, in the groups of the round; players out last."""
    counted, rules = tally(event), rules_of(event.settings)
    latest = counted.rounds[-ACROSS:]
    strikes_of = {
        (posted.number, player): strikes
        for posted in latest
        for table in posted.tables
        for player, strikes in strikes_at(table, rules).items()
    }
    order = sorted(counted.strikes, key=lambda player: (counted.strikes[player], player))
    inside = [player for player in order if player not in counted.out_in]
    groups = event.current.groups if event.current is not None else {}
    blocks = [
        _block(heading, players, event, counted, strikes_of, out=False)
        for heading, players in _parts(inside, groups)
    ]
    out_players = sorted(
        counted.out_in, key=lambda out: (-counted.out_in[out], counted.strikes[out], out)
    )
    if out_players:
        blocks.append(
            _block(text("sheet-are-out"), out_players, event, counted, strikes_of, out=True)
        )
    level = (text("sheet-out-at"), str(rules.level))
    return Sheet(text("paper-name-strikes"), tuple(blocks), stamp, facts=(level,))


def _parts(players: Sequence[int], groups: Mapping[int, str]) -> list[tuple[str, list[int]]]:
    """Players by the group of the round, those without one last; one part where the round has
    none.
    """
    names = sorted({groups[player] for player in players if player in groups})
    if not names:
        return [(text("sheet-are-in"), list(players))]
    parts = [
        (
            text("sheet-group", group=name),
            [player for player in players if groups.get(player) == name],
        )
        for name in names
    ]
    rest = [player for player in players if player not in groups]
    return [*parts, (text("sheet-no-group"), rest)] if rest else parts


def _block(
    heading: str,
    players: Sequence[int],
    event: Event,
    counted: Tally,
    strikes_of: Mapping[tuple[int, int], Fraction],
    *,
    out: bool,
) -> Block:
    latest = counted.rounds[-ACROSS:]
    columns = (
        column("head_number", 34, "right"),
        column("head_name", 160, bold=True),
        *(
            Column(text("sheet-round-short", number=posted.number), 32, blank=Written("", "right"))
            for posted in latest
        ),
        column("head_strikes", 50, "right", bold=True),
        *([column("head_out", 80)] if out else []),
    )
    rows = []
    for player in players:
        figures = []
        for posted in latest:
            strikes = strikes_of.get((posted.number, player))
            missed = posted.number in counted.missed.get(player, ())
            figures.append(
                text("cross-missed") if missed else "" if strikes is None else number(strikes)
            )
        out_cells = [text("cell-round", round=counted.out_in[player])] if out else []
        rows.append(
            row(
                columns,
                str(player),
                name_of(event, player),
                *figures,
                number(counted.strikes[player]),
                *out_cells,
            )
        )
    return Block(heading, columns, singles(rows), notes=() if rows else (text("sheet-no-players"),))
