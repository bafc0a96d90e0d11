"""A player's results so far: wins, draws and losses, and opponents.

Age-Modified Swiss, Score Recording & Pairing 6: a win is 3 points, a draw 1, a loss 0, unless the
organizer set others. Only Swiss rounds count; the matches of a top cut bring no points.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tourneydesk.core.cache import once, remembered
from tourneydesk.core.event import Event, Player
from tourneydesk.core.results import MatchResult
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
