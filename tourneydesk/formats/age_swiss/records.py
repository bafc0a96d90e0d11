"""Match records: a player's results so far, the record card, the reports they come from.

Age-Modified Swiss, Score Recording & Pairing 6: a win is 3 points, a draw 1, a loss 0, unless the
organizer set others. Only Swiss rounds count; the matches of a top cut bring no points.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from tourneydesk.core.cache import once, remembered
from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.core.reports import match_result
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.core.seating import kept_players
from tourneydesk.formats.age_swiss.settings import Rules, rules

PLAYOFF = "playoff"
"""The kind of the rounds of a top cut."""


@dataclass(slots=True)
class Tally:
    """A player's match record.

    A bye is a win, whatever its points. A round missed by entering late or during an absence is a
    loss. A forfeited match counts for the record, but nobody met in it. ``last_loss`` is the round
    of the last loss, 0 without one, ``last_seen`` that of the last table or bye, also in a top cut;
    ``opponents`` are listed as often as they were played.
    """

    wins: int = 0
    losses: int = 0
    draws: int = 0
    last_loss: int = 0
    last_seen: int = 0
    byes: int = 0
    points: int = 0
    opponents: list[int] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return self.wins + self.losses + self.draws

    @property
    def text(self) -> str:
        """As players say it: ``2–1``, with draws ``2–1–1`` (wins, losses, draws)."""
        draws = f"–{self.draws}" if self.draws else ""
        return f"{self.wins}–{self.losses}{draws}"

    def lost(self, round_number: int) -> None:
        self.losses += 1
        self.last_loss = max(self.last_loss, round_number)


@once
@remembered
def tallies(event: Event, through: int | None = None) -> Mapping[int, Tally]:
    """Every player's record after round ``through`` (None = all that is reported)."""
    worth = rules(event.settings)
    sums = {player.id: Tally() for player in event.players}
    seen: dict[int, list[int]] = {player.id: [] for player in event.players}
    posted_rounds = [posted for posted in event.rounds[:through] if posted.kind != PLAYOFF]
    for posted in posted_rounds:
        for bye in posted.byes:
            seen[bye.player].append(posted.number)
            sums[bye.player].wins += 1
            sums[bye.player].byes += 1
            sums[bye.player].points += worth.bye
        for table in posted.tables:
            for player in table.players:
                seen[player].append(posted.number)
            if isinstance(table.result, MatchResult):
                first, second = table.players
                _score(sums, posted.number, (first, second), table.result, worth)
    for entered in event.players:
        tally, rounds = sums[entered.id], seen[entered.id]
        tally.last_seen = max(rounds, default=0)
        for round_number in _missed(entered, rounds, len(posted_rounds)):
            tally.lost(round_number)
    for posted in event.rounds[len(posted_rounds) : through]:
        for player in kept_players(posted):
            sums[player].last_seen = posted.number
    return sums


def record_named(group: Iterable[Tally]) -> str:
    """The match record of players who count as equal: ``2–1``, or their points where their records
    differ.
    """
    records = list(group)
    texts = {tally.text for tally in records}
    return records[0].text if len(texts) == 1 else _points(records[0].points)


def _points(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"


def meetings(sums: Mapping[int, Tally]) -> dict[int, dict[int, int]]:
    """For each player, how often they have played each opponent."""
    met: dict[int, dict[int, int]] = {player: {} for player in sums}
    for player, tally in sums.items():
        for other in tally.opponents:
            met[player][other] = met[player].get(other, 0) + 1
    return met


def _score(
    sums: Mapping[int, Tally],
    round_number: int,
    pair: tuple[int, int],
    result: MatchResult,
    worth: Rules,
) -> None:
    first, second = pair
    if not result.forfeited:
        sums[first].opponents.append(second)
        sums[second].opponents.append(first)
    for player in pair:
        if result.drawn:
            sums[player].draws += 1
            sums[player].points += worth.draw
        elif player == result.winner or (result.forfeited and player not in result.forfeited):
            sums[player].wins += 1
            sums[player].points += worth.win
        else:
            sums[player].lost(round_number)


def _missed(player: Player, seen: Sequence[int], rounds: int) -> list[int]:
    """Rounds without table or bye; none count after a final withdrawal."""
    last = max(seen, default=0) if player.dropped else rounds
    if len(seen) == last:
        return []
    return sorted(set(range(1, last + 1)).difference(seen))


# A player's match record card: round by round, with running match points.

Outcome = Literal["win", "draw", "loss", "bye", "missed", "open"]


@dataclass(frozen=True, slots=True)
class CardLine:
    """One round on a card.

    ``points`` is the running total of match points. ``games`` are games won, lost and drawn where
    they were reported. A round of a top cut (``playoff``) brings no points; whoever is not in it
    has no line for it. ``missed``: a round before the player entered or during an absence, a loss;
    ``open``: the table has not reported.
    """

    round: int
    opponent: int | None
    outcome: Outcome
    points: int
    games: tuple[int, int, int] | None = None
    forfeit: bool = False
    playoff: bool = False


def card(event: Event, player: int) -> tuple[CardLine, ...]:
    """A player's current card; it has no lines after a final withdrawal."""
    return cards(event, (player,))[player]


def cards(event: Event, players: Iterable[int]) -> dict[int, tuple[CardLine, ...]]:
    """The cards of many players, reading each round once."""
    worth = rules(event.settings)
    value = {"win": worth.win, "bye": worth.bye, "draw": worth.draw}
    rounds = [
        (
            posted,
            {player: table for table in posted.tables for player in table.players},
            {bye.player for bye in posted.byes},
        )
        for posted in event.rounds
    ]
    cards_by_player: dict[int, tuple[CardLine, ...]] = {}
    for player in players:
        lines: list[CardLine] = []
        points = 0
        for posted, tables, byes in rounds:
            playoff = posted.kind == PLAYOFF
            if playoff and player not in tables and player not in byes:
                continue
            line = _line(posted.number, player, tables.get(player), player in byes)
            points += 0 if playoff else value.get(line.outcome, 0)
            lines.append(replace(line, points=points, playoff=playoff))
        while lines and lines[-1].outcome == "missed" and event.player(player).dropped:
            lines.pop()
        cards_by_player[player] = tuple(lines)
    return cards_by_player


def _line(round_number: int, player: int, table: Table | None, bye: bool) -> CardLine:
    if bye:
        return CardLine(round_number, None, "bye", 0)
    if table is None:
        return CardLine(round_number, None, "missed", 0)
    (opponent,) = (other for other in table.players if other != player)
    result = table.result
    if not isinstance(result, MatchResult):
        return CardLine(round_number, opponent, "open", 0)
    games = None
    if result.won or result.drawn_games:
        games = (result.won.get(player, 0), result.won.get(opponent, 0), result.drawn_games)
    absent = bool(result.forfeited)
    won = result.winner == player or (absent and player not in result.forfeited)
    outcome: Outcome = "draw" if result.drawn else "win" if won else "loss"
    return CardLine(round_number, opponent, outcome, 0, games, absent)


# Reads the report of a table and refuses impossible ones.

CARD = 5
"""The number of games of a match that fit on the player's card (Age-Modified Swiss, sample
card).
"""


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}``, ``{"draw": true}`` or ``{"forfeit": [ids who did not play]}``, optionally
    with the games of a played match; raises Refused.
    """
    result = match_result(raw, table)
    problems = report_problems(event, posted, table, result)
    if problems:
        raise Refused(*problems)
    return result


def report_problems(
    event: Event, posted: Round, table: Table, result: Result
) -> tuple[Problem, ...]:
    """What is impossible: a winner from another table, games that do not add up to this result, or
    a draw in a top cut.
    """
    if not isinstance(result, MatchResult):
        return (Problem("match_result_unclear", table.players),)
    outcomes = (result.winner is not None) + result.drawn + bool(result.forfeited)
    named = {*result.forfeited, *result.won, *({result.winner} - {None})}
    if outcomes != 1 or not named <= set(table.players):
        return (Problem("match_result_unclear", table.players),)
    chosen, playoff = rules(event.settings), posted.kind == PLAYOFF
    if result.drawn and playoff:
        return (Problem("cut_needs_winner", table.players, {"table": table.number}),)
    return _games(chosen.top_cut_games if playoff else chosen.games, table, result)


def _games(most: int, table: Table, result: MatchResult) -> tuple[Problem, ...]:
    """Best of 3 ends at 2 wins, best of 5 at 3. Whoever leads when time is up has won (our
    reading), so fewer are possible; drawn games may be replayed, as far as the card has room.
    """
    first, second = table.players
    won, lost, drawn = result.won.get(first, 0), result.won.get(second, 0), result.drawn_games
    if not won + lost + drawn:
        return ()
    facts: dict[str, Fact] = {"table": table.number, "won": won, "lost": lost, "drawn": drawn}
    need = (most + 1) // 2
    room = 1 if most == 1 else CARD
    if max(won, lost) > need or won + lost + drawn > room or min(won, lost) == need:
        code = "one_game_a_match" if most == 1 else "too_many_games"
        return (Problem(code, table.players, {**facts, "games": most, "wins": need}),)
    leader = first if won > lost else second if lost > won else None
    if result.forfeited or leader != result.winner:
        return (Problem("games_do_not_fit", table.players, facts),)
    return ()
