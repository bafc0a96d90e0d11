"""Keeps the book of a ring by hand and holds the program's games against it."""

from dataclasses import dataclass, field

from tourneydesk.core.event import Event

Game = tuple[int, int]
"""White and Black."""


@dataclass
class RingBook:
    """Who is in the ring, in order of seats; the games being played; the wins so far; who went out
    last, where nobody is in.
    """

    example: bool
    both_out: bool
    seats: list[int]
    standing: list[int] = field(default_factory=list)
    games: set[Game] = field(default_factory=set)
    wins: dict[int, int] = field(default_factory=dict)
    deciding: bool = False
    last_out: set[int] = field(default_factory=set)

    @staticmethod
    def of(event: Event) -> "RingBook":
        """The book of a ring just set: everybody has White against the next, the last the first."""
        tables = event.rounds[0].tables
        book = RingBook(
            event.settings["gap_colours"] == "as_in_example",
            event.settings["drawn_game"] == "both_out",
            [table.players[0] for table in tables],
        )
        book.standing = list(book.seats)
        assert sorted(book.seats) == sorted(
            player.id for player in event.players if not player.dropped
        )
        book.games = set(zip(book.seats, [*book.seats[1:], book.seats[0]], strict=True))
        book.wins = dict.fromkeys(book.seats, 0)
        return book

    def won(self, game: Game, winner: int | None) -> None:
        """A game is reported; no winner: it was drawn."""
        if winner is not None:
            self.games.discard(game)
            if not self.deciding:
                self.wins[winner] += 1
            self.leaves(game[1] if winner == game[0] else game[0])
        elif self.both_out:
            self.leaves(*game)

    def leaves(self, *gone: int) -> None:
        """Out by a loss or a draw, or withdrawn: their games stop and the ring closes."""
        self.games = {game for game in self.games if not set(game) & set(gone)}
        first = (
            next(
                at
                for at, player in enumerate(self.standing)
                if player in gone and self.standing[at - 1] not in gone
            )
            if len(self.standing) > len(gone)
            else 0
        )
        before = self.standing[first - 1]
        after = self.standing[(first + len(gone)) % len(self.standing)]
        self.standing = [player for player in self.standing if player not in gone]
        if len(self.standing) > 2:
            self.games.add(self.gap(before, after))
        elif len(self.standing) == 2:
            one, other = self.standing
            self.deciding = self.wins[one] == self.wins[other]
            self.games = {(one, other), (other, one)} if self.deciding else set()
        else:
            self.games = set()
        if not self.standing:
            self.last_out = set(gone)

    def gap(self, before: int, after: int) -> Game:
        """White and Black of the game that closes a gap."""
        if self.example and self.seats.index(before) < self.seats.index(after):
            return after, before
        return before, after

    def check(self, event: Event) -> None:
        """The program plays the same games; every table ever called has a reason with its rule."""
        posted = event.rounds[0]
        running = [table.players for table in posted.tables if table.running]
        assert sorted(running) == sorted(self.games)
        numbers = [table.number for table in posted.tables]
        assert numbers == list(range(1, len(numbers) + 1)), "no number is used again"
        assert all(table.reasons for table in posted.tables)
        assert all(reason.rule for table in posted.tables for reason in table.reasons)

    @property
    def winners(self) -> set[int]:
        """Once no game is left: the last one, or whoever of the last two won more; where both go
        out at once, they share.
        """
        if not self.standing:
            return self.last_out
        most = max((self.wins[player] for player in self.standing), default=0)
        return {player for player in self.standing if self.wins[player] == most}
