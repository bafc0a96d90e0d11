"""What happened at each seated table, by all papers together: only what no paper contradicts."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import OpenItem
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.present.paper_rebuild.claims import Claims, ResultClaim, TableKey
from tourneydesk.present.paper_rebuild.lines import Line, by_places, of_many

MIRROR = {
    "won": "lost",
    "lost": "won",
    "drawn": "drawn",
    "forfeit_won": "forfeit_lost",
    "void": "void",
    "open": "open",
}
"""The opponent's outcome that follows from a player's."""


def certain_lines(
    format_key: str,
    claims: Claims,
    table_key: TableKey,
    kind: str,
    players: Sequence[int],
) -> tuple[dict[int, Line], list[OpenItem], list[Advice]]:
    """The line of each player at a table. If the result is not certain, all lines are open, and an
    open item records it; contradictions are named.
    """
    blank = {
        player: Line(table_key[0], kind, table_key[1], seat, "open", players=tuple(players))
        for seat, player in enumerate(players)
    }
    claimed = [claim for claim in claims.results.get(table_key, ()) if claim.player in blank]
    open_item = [OpenItem("result", *table_key)]
    agreed: dict[int, Line | None] = {}
    differ: list[int] = []
    for player in players:
        statements = _about(format_key, claimed, player, players)
        line, certain = _agreed(statements, claims)
        agreed[player] = line
        if not certain:
            differ.append(player)
    if differ:
        return blank, open_item, [_advice("paper_results_differ", table_key, differ)]
    known = {player: line for player, line in agreed.items() if line is not None}
    reported = [player for player, line in known.items() if line.outcome != "open"]
    if known and not reported:
        return blank, [], []
    if of_many(format_key) and reported and len(known) > len(reported):
        # One current card shows that the table has not reported, another shows its result.
        silent = [player for player in known if player not in reported]
        return blank, open_item, [_advice("paper_results_differ", table_key, (*silent, *reported))]
    if len(known) < len(players):
        return blank, open_item, []
    if not _possible(format_key, known):
        return blank, open_item, [_advice("paper_results_differ", table_key, players)]
    order = max(line.order for line in known.values())
    lines = {
        player: replace(blank[player], outcome=line.outcome, figures=line.figures, order=order)
        for player, line in known.items()
    }
    return lines, [], []


def _about(
    format_key: str, claimed: Sequence[ResultClaim], player: int, players: Sequence[int]
) -> list[tuple[int, Line]]:
    """What papers state about a player's result, with their levels; at tables of two the opponent's
    paper states it as well.
    """
    statements = [(claim.level, claim.line) for claim in claimed if claim.player == player]
    if not of_many(format_key) and len(players) == 2:
        statements += [
            (claim.level, mirrored)
            for claim in claimed
            if claim.player != player and (mirrored := _mirrored(claim.line)) is not None
        ]
    return statements


def _mirrored(line: Line) -> Line | None:
    """The opponent's line; None if it does not follow (an old forfeit may be a double forfeit)."""
    turned = (line.figures[1], line.figures[0], *line.figures[2:]) if line.figures else ()
    if line.outcome == "forfeit_lost":
        if line.both_absent:
            return line
        return replace(line, outcome="forfeit_won") if line.players else None
    return replace(line, outcome=MIRROR[line.outcome], figures=turned)


def _agreed(statements: Sequence[tuple[int, Line]], claims: Claims) -> tuple[Line | None, bool]:
    """The line that the latest papers agree on, and whether they do agree. None = unknown."""
    if not claims.revised and any(line.outcome != "open" for _, line in statements):
        # Of two cards of one round without a revision, the one with a result is later.
        statements = [statement for statement in statements if statement[1].outcome != "open"]
    if not statements:
        return None, True
    top = max(level for level, _ in statements)
    counted = {_essence(line): line for level, line in statements if level == top}
    if len(counted) == 1:
        (line,) = counted.values()
        # An older paper without a result does not mean that there is none now.
        return (line if line.outcome != "open" or top == claims.current else None), True
    return None, False


def _essence(line: Line) -> tuple[object, ...]:
    return line.outcome, line.figures, line.order


def _possible(format_key: str, known: Mapping[int, Line]) -> bool:
    """Whether the lines together make a valid result."""
    outcomes = sorted(line.outcome for line in known.values())
    if by_places(format_key):
        places = sorted(
            int(line.figures[0] or 0) for line in known.values() if line.outcome == "finished"
        )
        return places == list(range(1, len(places) + 1))
    return of_many(format_key) or outcomes in (
        ["lost", "won"],
        ["drawn", "drawn"],
        ["forfeit_lost", "forfeit_won"],
        ["forfeit_lost", "forfeit_lost"],
        ["void", "void"],
    )


def _advice(code: str, table_key: TableKey, players: Sequence[int]) -> Advice:
    facts: dict[str, Fact] = {"round": table_key[0], "table": table_key[1]}
    return Advice(code, tuple(players), facts)
