"""The papers of one event: which ones exist, and which of them cannot be used."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tourneydesk.core.event import Player
from tourneydesk.core.sayings import Advice, Fact
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.codes import Head, Printed
from tourneydesk.present.paper_rebuild.cover import Cover
from tourneydesk.present.paper_rebuild.entries import Entry, Paper
from tourneydesk.present.paper_rebuild.mistyping import suspects
from tourneydesk.present.paper_rebuild.records import Record, Seating

MOST_PLAYERS, MOST_ROUNDS = 5_000, 200
"""The most that an event can have; a paper that states more is not one of TourneyDesk's."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """The papers of one event: the best card of each player, and slips by round and table.

    ``players`` is how many there are as far as the papers show, ``rounds`` how many are posted.
    ``people`` are the players by id, as far as names are known. ``counted`` means that a paper
    states the number of players. ``contradictions`` are papers that cannot both be right.
    """

    format: str = ""
    event: int = 0
    players: int = 0
    rounds: int = 0
    records: Mapping[int, Record] = field(default_factory=dict)
    people: Mapping[int, Player] = field(default_factory=dict)
    slips: Mapping[tuple[int, int], Seating] = field(default_factory=dict)
    cover: Cover | None = None
    notes: tuple[Advice, ...] = ()
    contradictions: tuple[Advice, ...] = ()
    counted: bool = False

    @property
    def all_here(self) -> bool:
        """Whether every player's card is present and covers the last round."""
        return self.counted and all(
            number in self.records and self.records[number].head.round >= self.rounds
            for number in self._all_but(())
        )

    def may_be_in(self, player: int, number: int) -> bool:
        """Whether a player may have arrived when a round was posted, as far as any paper shows."""
        if self.cover is not None and player in self.cover.deleted and player in self.deleted:
            return False
        record = self.records.get(player)
        if record is not None:
            return record.joined < number
        stays = self.cover.stays if self.cover is not None else None
        if stays is None or (player not in stays and player > self.cover_players):
            return True
        return player not in stays or stays[player].joined < number

    @property
    def cover_players(self) -> int:
        """How many players the cover lists."""
        return self.cover.head.number if self.cover is not None else 0

    @property
    def deleted(self) -> frozenset[int]:
        """The entries that the cover lists as deleted, unless a paper is newer than the cover."""
        cover = self.cover
        if cover is None or not cover.deleted:
            return frozenset()
        others: tuple[Record | Seating, ...] = (*self.records.values(), *self.slips.values())
        newer = any(_age(one) > _age(cover) for one in others)
        return frozenset() if newer else frozenset(cover.deleted)

    @property
    def missing(self) -> tuple[int, ...]:
        """The players whose card is missing."""
        return self._all_but(self.records)

    @property
    def nameless(self) -> tuple[int, ...]:
        """The players whose name no paper gives."""
        return self._all_but(self.people)

    def person(self, number: int) -> Player:
        """The player with that number, named by the number if no name is known."""
        there = self.people.get(number) or Player(
            number, text("paper-unknown-player", number=number)
        )
        record = self._newer(number)
        if record is not None:
            return replace(there, house=record.house)
        return replace(there, house=self.cover is not None and number in self.cover.house)

    def _newer(self, number: int) -> Record | None:
        """A player's card, if it is newer than the cover."""
        record = self.records.get(number)
        old = record is None or (self.cover is not None and _age(record) <= _age(self.cover))
        return None if old else record

    def _all_but(self, these: Collection[int]) -> tuple[int, ...]:
        deleted = self.deleted
        return tuple(
            one for one in range(1, self.players + 1) if one not in these and one not in deleted
        )


def gathered(entries: Sequence[Entry]) -> Gathered:
    """All entries combined; if there are several events, the one with the most papers counts."""
    readable = [(entry, entry.said) for entry in entries if entry.said is not None]
    notes = [*_unreadable(entries)]
    if not readable:
        return Gathered(notes=tuple(notes))
    counts = Counter((said.head.event, said.head.format) for _, said in readable)
    number, key = max(counts, key=lambda one: (counts[one], _has_cover(readable, one)))
    forked = _forked(
        [said for _, said in readable if (said.head.event, said.head.format) == (number, key)]
    )
    found = _Found()
    for entry, said in readable:
        if (said.head.event, said.head.format) != (number, key):
            notes.append(Advice("paper_other_event", facts={"line": entry.line, **_named(entry)}))
        elif said.printed in forked:
            facts: dict[str, Fact] = {"line": entry.line, "revision": said.printed.revision}
            found.contradictions.append(Advice("paper_other_history", facts={**facts}))
        elif not _within_bounds(said):
            notes.append(Advice("paper_no_player", facts={"line": entry.line}))
        else:
            found.add(entry, said)
    found.drop_doubtful()
    every: tuple[Record | Seating, ...] = (*found.records.values(), *found.slips.values())
    seated = (one for slip in found.slips.values() for one in slip.players)
    told = (line.round for record in found.records.values() for line in record.lines)
    cover = found.cover
    of_cover = () if cover is None else (cover.head.number,)
    said_counts = (*(_count(one) for one in every), *of_cover)
    return Gathered(
        key,
        number,
        max((*found.records, *seated, *said_counts), default=0),
        max(
            (*told, *(one.head.round for one in every), 0 if cover is None else cover.head.round),
            default=0,
        ),
        found.records,
        found.people,
        found.slips,
        cover,
        (*notes, *found.notes),
        tuple(found.contradictions),
        any(said_counts),
    )


@dataclass(slots=True)
class _Found:
    """The papers of one event while they are being read."""

    records: dict[int, Record] = field(default_factory=dict)
    people: dict[int, Player] = field(default_factory=dict)
    slips: dict[tuple[int, int], Seating] = field(default_factory=dict)
    cover: Cover | None = None
    notes: list[Advice] = field(default_factory=list)
    contradictions: list[Advice] = field(default_factory=list)
    doubtful_cards: set[int] = field(default_factory=set)
    doubtful_slips: set[tuple[int, int]] = field(default_factory=set)

    def add(self, entry: Entry, said: Paper) -> None:
        match said:
            case Record():
                if entry.player is not None:
                    self.people[said.head.number] = entry.player
                self._add_card(said)
            case Seating():
                for player in entry.people:
                    self.people.setdefault(player.id, player)
                self._add_slip(said)
            case Cover():
                if self.cover is None or _age(self.cover) <= _age(said):
                    self.cover = said

    def _add_card(self, now: Record) -> None:
        number = now.head.number
        before = self.records.get(number)
        if before is None or before == now:
            self.records[number] = now
            return
        player = (number,)
        if _age(before) != _age(now):
            facts: dict[str, Fact] = {"round": max(before.head.round, now.head.round)}
            self.notes.append(Advice("paper_older_card", player, facts))
        elif now.printed.revision or not _says_more(before, now):
            self.contradictions.append(Advice("paper_two_cards", player, {"round": now.head.round}))
            self.doubtful_cards.add(number)
        self.records[number] = _better(before, now)

    def _add_slip(self, now: Seating) -> None:
        where = now.head.round, now.head.number
        before = self.slips.get(where)
        older = before is not None and now.printed.revision < before.printed.revision
        if before is not None and before != now and before.printed == now.printed:
            reported = _slip_reported(before), _slip_reported(now)
            if before.players != now.players or now.printed.revision or all(reported):
                facts: dict[str, Fact] = {"round": where[0], "table": where[1]}
                self.contradictions.append(Advice("paper_two_slips", now.players, facts))
                self.doubtful_slips.add(where)
            older = reported[0]
        if not older:
            self.slips[where] = now

    def drop_doubtful(self) -> None:
        """Removes papers of which two differ: there is no way to know which is right."""
        for number in self.doubtful_cards:
            del self.records[number]
        for where in self.doubtful_slips:
            del self.slips[where]


def _age(paper: Paper) -> tuple[int, int]:
    return paper.printed.revision, paper.head.round


def _count(paper: Record | Seating) -> int:
    return paper.players if isinstance(paper, Record) else paper.count


def _within_bounds(said: Paper) -> bool:
    """Whether a paper stays within the limits of an event."""
    if isinstance(said, Record):
        numbers: tuple[int, ...] = (said.head.number, max(said.players, 1))
    elif isinstance(said, Seating):
        numbers = (max(said.count, 1), *said.players)
    else:
        numbers = (max(said.head.number, 1),)
    return said.head.round <= MOST_ROUNDS and all(1 <= one <= MOST_PLAYERS for one in numbers)


def _slip_reported(slip: Seating) -> bool:
    return any(line.outcome != "open" for line in slip.lines)


def _forked(papers: Sequence[Paper]) -> set[Printed]:
    """States with another history: of several digests of one revision, all but the most common.

    If none is the most common, none of them counts.
    """
    counts = Counter(one.printed for one in papers if one.printed.digest)
    by_revision: dict[int, list[Printed]] = {}
    for printed in counts:
        by_revision.setdefault(printed.revision, []).append(printed)
    forked: set[Printed] = set()
    for states in by_revision.values():
        most = max(counts[one] for one in states)
        best = [one for one in states if counts[one] == most]
        forked |= set(states) - (set(best) if len(best) == 1 else set())
    return forked


def _has_cover(readable: Sequence[tuple[Entry, Paper]], one: tuple[int, str]) -> bool:
    return any(
        isinstance(said, Cover) and (said.head.event, said.head.format) == one
        for _, said in readable
    )


def _unreadable(entries: Sequence[Entry]) -> list[Advice]:
    """What is wrong with each unreadable code, and in which group if that can be determined."""
    good = [entry.said.head for entry in entries if entry.said is not None]
    return [mistyped(entry, good) for entry in entries if entry.problem is not None]


def mistyped(entry: Entry, known: Sequence[Head], *, here: bool = False) -> Advice:
    """What is wrong with an unreadable code; ``known`` are the papers it belongs with.

    Names its line, unless it is the line ``here`` that was just typed.
    """
    code = entry.problem.code if entry.problem is not None else "paper_code_unknown"
    found = suspects(entry.digits, known) if code == "paper_code_mistyped" else ()
    facts: dict[str, Fact] = {} if here else {"line": entry.line}
    where = "here" if here else "line"
    if not found:
        return Advice(code if here else f"{code}_line", facts=facts)
    if len(found) > 1:
        facts["groups"] = tuple(one.number for one in found)
        return Advice(f"paper_{where}_groups", facts=facts)
    (group,) = found
    facts |= {"group": group.number, "digits": group.digits}
    if group.length != 5:
        return Advice(f"paper_{where}_group_length", facts={**facts, "length": group.length})
    return Advice(f"paper_{where}_group", facts=facts)


def _named(entry: Entry) -> dict[str, Fact]:
    said = entry.said
    number = said.head.number if said is not None else 0
    name = entry.player.name if entry.player is not None else text("paper-player", number=number)
    return {"name": name}


def _says_more(before: Record, now: Record) -> bool:
    """Whether one of two cards has everything the other has, and more: as after another result."""
    older, newer = sorted((before, now), key=_told)
    return len(older.lines) <= len(newer.lines) and all(
        one.outcome == "open" or one == other
        for one, other in zip(older.lines, newer.lines, strict=False)
    )


def _better(before: Record | None, now: Record) -> Record:
    if before is None:
        return now
    return now if (*_age(now), _told(now)) >= (*_age(before), _told(before)) else before


def _told(record: Record) -> tuple[int, int]:
    return len(record.lines), sum(line.outcome != "open" for line in record.lines)
