"""What the papers of one event that came so far say together, and what is missing or at odds."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tourneydesk.core.event import Player
from tourneydesk.core.sayings import Advice, Fact
from tourneydesk.present.paper_codes import Head
from tourneydesk.present.paper_cover import Cover
from tourneydesk.present.paper_entries import Entry, Paper
from tourneydesk.present.paper_mistyping import suspects
from tourneydesk.present.paper_records import Record, Seating
from tourneydesk.present.words import word

MOST_PLAYERS = 9_999


@dataclass(frozen=True, slots=True)
class Gathered:
    """The papers of one event: the best card of each player, slips by round and table.

    ``players`` is how many there are as far as the papers know, ``rounds`` how many are posted.
    ``people`` are the players by id, by number alone where no card says a name.
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

    @property
    def missing(self) -> tuple[int, ...]:
        """The players whose card has not come."""
        return tuple(one for one in range(1, self.players + 1) if one not in self.records)

    @property
    def nameless(self) -> tuple[int, ...]:
        """Whose card has come without a name."""
        return tuple(one for one in sorted(self.records) if one not in self.people)

    def person(self, number: int) -> Player:
        """The player of that number, named by it where nobody knows better."""
        return self.people.get(number) or Player(number, word("paper_player", number=number))


def gathered(entries: Sequence[Entry]) -> Gathered:
    """All entries together; of several events the one with most papers counts."""
    readable = [(entry, entry.said) for entry in entries if entry.said is not None]
    notes = [*_unreadable(entries)]
    if not readable:
        return Gathered(notes=tuple(notes))
    counts = Counter((said.head.event, said.head.format) for _, said in readable)
    number, key = max(counts, key=lambda one: (counts[one], _has_cover(readable, one)))
    records: dict[int, Record] = {}
    people: dict[int, Player] = {}
    slips: dict[tuple[int, int], Seating] = {}
    cover: Cover | None = None
    for entry, said in readable:
        if (said.head.event, said.head.format) != (number, key):
            notes.append(Advice("paper_other_event", facts={"line": entry.line, **_named(entry)}))
            continue
        match said:
            case Record():
                if not 1 <= said.head.number <= MOST_PLAYERS:
                    notes.append(Advice("paper_no_player", facts={"line": entry.line}))
                    continue
                if entry.player is not None:
                    people[said.head.number] = entry.player
                notes += _double(records.get(said.head.number), said)
                records[said.head.number] = _better(records.get(said.head.number), said)
            case Seating():
                slips[said.head.round, said.head.number] = said
            case Cover():
                if cover is None or cover.head.round <= said.head.round:
                    cover = said
    seated = (one for slip in slips.values() for one in slip.players if one <= MOST_PLAYERS)
    told = (line.round for record in records.values() for line in record.lines)
    return Gathered(
        key,
        number,
        max((*records, *seated, cover.head.number if cover is not None else 0), default=0),
        max(
            (
                *told,
                *(one.head.round for one in records.values()),
                *(round for round, _ in slips),
                cover.head.round if cover is not None else 0,
            ),
            default=0,
        ),
        records,
        people,
        slips,
        cover,
        tuple(notes),
    )


def _has_cover(readable: Sequence[tuple[Entry, Paper]], one: tuple[int, str]) -> bool:
    return any(
        isinstance(said, Cover) and (said.head.event, said.head.format) == one
        for _, said in readable
    )


def _unreadable(entries: Sequence[Entry]) -> list[Advice]:
    """What is wrong with each code that could not be read, and in which group where that shows."""
    good = [entry.said.head for entry in entries if entry.said is not None]
    return [mistyped(entry, good) for entry in entries if entry.problem is not None]


def mistyped(entry: Entry, known: Sequence[Head], *, here: bool = False) -> Advice:
    """What is wrong with a code that could not be read; ``known`` are the papers it goes with.

    Names its line, unless it is the one just typed ``here``.
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
    name = entry.player.name if entry.player is not None else word("paper_player", number=number)
    return {"name": name}


def _double(before: Record | None, now: Record) -> list[Advice]:
    """That two cards of one player tell differently; equal ones are one."""
    if before is None or before == now:
        return []
    player = (now.head.number,)
    if before.head.round != now.head.round:
        facts: dict[str, Fact] = {"round": max(before.head.round, now.head.round)}
        return [Advice("paper_older_card", player, facts)]
    # A card printed when more was reported says the same and more.
    older, newer = sorted((before, now), key=_told)
    more = len(older.lines) <= len(newer.lines) and all(
        one.outcome == "open" or one == other
        for one, other in zip(older.lines, newer.lines, strict=False)
    )
    return [] if more else [Advice("paper_two_cards", player, {"round": now.head.round})]


def _better(before: Record | None, now: Record) -> Record:
    if before is None:
        return now
    return now if (now.head.round, _told(now)) >= (before.head.round, _told(before)) else before


def _told(record: Record) -> tuple[int, int]:
    return len(record.lines), sum(line.outcome != "open" for line in record.lines)
