"""The papers of one event, as typed or scanned: which can be used, which are mistyped."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Advice, Fact, Problem, Refused
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.codes import (
    CARD,
    COVER,
    VERSION,
    Head,
    Printed,
    decode,
    fits,
    is_shortened,
    player_of,
)
from tourneydesk.present.paper_rebuild.cover import Cover, cover_of
from tourneydesk.present.paper_rebuild.records import Record, SlipRecord, record_of, slip_record_of

# Codes as typed or scanned, line by line, each either read or refused with a reason.
#
# A line begins with the digits of a card, slip or cover. A card's digits are followed, on the
# same line or the next ones, by the player's identity: the lines of a square code (`people`), or
# just the name. A slip's digits are followed by the lines of every player at the table, one after
# another.

Paper = Record | SlipRecord | Cover
"""The papers that a code can belong to."""

_LINES, _OLD_LINES = 6, 5
"""Lines about a player, in the current version and on cards of the first version."""
_LEAST_DIGITS = 16
_BETWEEN = " -–\u00a0\t"


@dataclass(frozen=True, slots=True)
class Entry:
    """A code starting at that line, counted from 1: its contents, or the problem with it;
    ``player`` identifies the player of a card, if that was entered, ``people`` the players at the
    table of a slip.
    """

    line: int
    digits: str
    paper: Paper | None
    problem: Problem | None = None
    player: Player | None = None
    people: tuple[Player, ...] = ()


def entries(lines: Sequence[str]) -> tuple[Entry, ...]:
    """Every code, in line order; lines that begin with # are comments."""
    return tuple(_entry(*one) for one in _codes(lines))


def _codes(lines: Sequence[str]) -> Iterator[tuple[int, str, list[str]]]:
    """The line number, the digits, and the lines about the player that came with them."""
    open_one: tuple[int, str, list[str]] | None = None
    for number, raw in enumerate(lines, start=1):
        line = raw.strip("\r\n\ufeff")
        digits, rest = _parted(line)
        if digits:
            if open_one is not None:
                yield open_one
            open_one = (number, digits, [rest] if rest else [])
        elif open_one is not None and len(open_one[2]) < _lines_about(open_one[1]):
            open_one[2].append(line.strip())
        elif line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip(), []
    if open_one is not None:
        yield open_one


def _parted(line: str) -> tuple[str, str]:
    """The digits at the beginning of a line and the rest; no digits if there are too few."""
    end = next(
        (
            at
            for at, sign in enumerate(line)
            if not (sign.isascii() and sign.isdigit()) and sign not in _BETWEEN
        ),
        len(line),
    )
    digits = line[:end].strip(_BETWEEN)
    if sum(sign.isdigit() for sign in digits) < _LEAST_DIGITS:
        return "", ""
    return digits, line[end:].strip()


def _lines_about(digits: str) -> int:
    """How many lines about players may follow a code."""
    match paper_of(digits):
        case Record() as record:
            return _LINES if record.head.version >= VERSION else _OLD_LINES
        case SlipRecord() as slip if slip.head.version >= VERSION:
            return _LINES * len(slip.players)
        case Cover() | SlipRecord():
            return 0
        case _:
            return _LINES


def _entry(number: int, digits: str, about: list[str]) -> Entry:
    match paper_of(digits):
        case Problem() as problem:
            return Entry(number, digits, None, problem)
        case Record() as record:
            return Entry(number, digits, record, None, _player(record.head.number, about))
        case SlipRecord() as slip:
            people = tuple(
                player
                for at, seated in enumerate(slip.players)
                if (player := _player(seated, about[at * _LINES : (at + 1) * _LINES])) is not None
            )
            return Entry(number, digits, slip, people=people)
        case cover:
            return Entry(number, digits, cover)


# All codes are read again after each new one; those read before are cached.
@lru_cache(maxsize=8192)
def paper_of(digits: str) -> Paper | Problem:
    """The contents of a code's digits, or why they cannot be read."""
    try:
        kind = decode(digits)[0].kind
        if kind == CARD:
            return record_of(digits)
        return cover_of(digits) if kind == COVER else slip_record_of(digits)
    except Refused as refused:
        return refused.problems[0]


def _player(number: int, about: Sequence[str]) -> Player | None:
    """The player described by the lines that came with a card; None if they give no name."""
    description = [line for line in about if not line.startswith("#")]
    if not description or not description[0]:
        return None
    try:
        player = player_of(number, "\n".join([*description, *[""] * (_LINES - len(description))]))
    except Refused:
        return Player(number, description[0][:60])
    return replace(player, name=player.name[:60])


# Locates a typing error: the groups of a code in which one change would make it valid.

MOST_SUSPECTS = 3
_LONGEST = 400
"""Longer codes are not searched: every digit would have to be tried."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of a code by its position from 1, its digits as typed, and how many there are."""

    number: int
    digits: str

    @property
    def length(self) -> int:
        return len(self.digits)


def suspects(text: str, known: Sequence[Head]) -> tuple[Group, ...]:
    """The groups that may be wrong; empty if nothing can be determined, or too many may be wrong.

    A group that does not have five digits comes first. Otherwise each digit is tried, and each two
    neighbors swapped: a change that gives a paper of the same event as the others (``known``) may
    be what was meant.
    """
    typed = text.replace("-", " ").split()
    if len(typed) > 1:
        wrong_length = [
            Group(at, group_digits)
            for at, group_digits in enumerate(typed, start=1)
            if len(group_digits) != 5 and (at < len(typed) or len(group_digits) > 5)
        ]
        if wrong_length:
            return tuple(wrong_length[:1]) if len(wrong_length) == 1 else ()
    digits = "".join(typed)
    if len(digits) > _LONGEST:
        return ()
    events = {(head.event, head.format) for head in known}
    suspect_groups: dict[int, None] = {}
    for at, changed in _changes(digits):
        if fits(changed) and _is_paper(changed, events):
            suspect_groups[at // 5] = None
    if not 1 <= len(suspect_groups) <= MOST_SUSPECTS:
        return ()
    return tuple(Group(at + 1, digits[at * 5 : at * 5 + 5]) for at in sorted(suspect_groups))


def _changes(digits: str) -> Iterator[tuple[int, str]]:
    for at, digit in enumerate(digits):
        for other in "0123456789":
            if other != digit:
                yield at, f"{digits[:at]}{other}{digits[at + 1 :]}"
        if digits[at + 1 : at + 2] not in ("", digit):
            yield at, f"{digits[:at]}{digits[at + 1]}{digit}{digits[at + 2 :]}"


def _is_paper(digits: str, events: set[tuple[int, str]]) -> bool:
    try:
        head = decode(digits)[0]
        if events and (head.event, head.format) not in events:
            return False
        if head.kind == CARD:
            record = record_of(digits)
            return all(line.round <= head.round for line in record.lines) and head.number > 0
        return bool(cover_of(digits) if head.kind == COVER else slip_record_of(digits))
    except Refused:
        return False


MOST_PLAYERS, MOST_ROUNDS = 5_000, 200
"""The most that an event can have; a paper that states more is not one of TourneyDesk's."""


@dataclass(frozen=True, slots=True)
class CollectedPapers:
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
    slips: Mapping[tuple[int, int], SlipRecord] = field(default_factory=dict)
    cover: Cover | None = None
    notes: tuple[Advice, ...] = ()
    contradictions: tuple[Advice, ...] = ()
    counted: bool = False

    @property
    def all_here(self) -> bool:
        """Whether every player's card is present and covers the last round."""
        return self.counted and all(
            player_id in self.records and self.records[player_id].head.round >= self.rounds
            for player_id in self._all_but(())
        )

    def may_be_in(self, player: int, round_number: int) -> bool:
        """Whether a player may have arrived when a round was posted, as far as any paper shows."""
        if self.cover is not None and player in self.cover.deleted and player in self.deleted:
            return False
        record = self.records.get(player)
        if record is not None:
            return record.joined < round_number
        stays = self.cover.stays if self.cover is not None else None
        if stays is None or (player not in stays and player > self.cover_players):
            return True
        return player not in stays or stays[player].joined < round_number

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
        cards_and_slips: tuple[Record | SlipRecord, ...] = (
            *self.records.values(),
            *self.slips.values(),
        )
        newer = any(_age(one) > _age(cover) for one in cards_and_slips)
        return frozenset() if newer else frozenset(cover.deleted)

    @property
    def missing(self) -> tuple[int, ...]:
        """The players whose card is missing."""
        return self._all_but(self.records)

    @property
    def nameless(self) -> tuple[int, ...]:
        """The players whose name no paper gives."""
        return self._all_but(self.people)

    def person(self, player_id: int) -> Player:
        """The player with that number, named by the number if no name is known."""
        player = self.people.get(player_id) or Player(
            player_id, text("paper-unknown-player", number=player_id)
        )
        record = self._newer(player_id)
        if record is not None:
            return replace(player, house=record.house)
        return replace(player, house=self.cover is not None and player_id in self.cover.house)

    def _newer(self, player_id: int) -> Record | None:
        """A player's card, if it is newer than the cover."""
        record = self.records.get(player_id)
        old = record is None or (self.cover is not None and _age(record) <= _age(self.cover))
        return None if old else record

    def _all_but(self, these: Collection[int]) -> tuple[int, ...]:
        deleted = self.deleted
        return tuple(
            player_id
            for player_id in range(1, self.players + 1)
            if player_id not in these and player_id not in deleted
        )


def collect_papers(entries: Sequence[Entry]) -> CollectedPapers:
    """All entries combined; if there are several events, the one with the most papers counts."""
    readable = [(entry, entry.paper) for entry in entries if entry.paper is not None]
    notes = [*_unreadable(entries)]
    if not readable:
        return CollectedPapers(notes=tuple(notes))
    counts = Counter((paper.head.event, paper.head.format) for _, paper in readable)
    event_number, key = max(counts, key=lambda one: (counts[one], _has_cover(readable, one)))
    forked = _forked(
        [
            paper
            for _, paper in readable
            if (paper.head.event, paper.head.format) == (event_number, key)
        ]
    )
    collector = _Collector()
    for entry, paper in readable:
        if (paper.head.event, paper.head.format) != (event_number, key):
            notes.append(Advice("paper_other_event", facts={"line": entry.line, **_named(entry)}))
        elif paper.printed in forked:
            facts: dict[str, Fact] = {"line": entry.line, "revision": paper.printed.revision}
            collector.contradictions.append(Advice("paper_other_history", facts={**facts}))
        elif not _within_bounds(paper):
            notes.append(Advice("paper_no_player", facts={"line": entry.line}))
        else:
            collector.add(entry, paper)
    collector.drop_doubtful()
    cards_and_slips: tuple[Record | SlipRecord, ...] = (
        *collector.records.values(),
        *collector.slips.values(),
    )
    players_on_slips = (one for slip in collector.slips.values() for one in slip.players)
    rounds_on_cards = (line.round for record in collector.records.values() for line in record.lines)
    cover = collector.cover
    cover_counts = () if cover is None else (cover.head.number,)
    stated_counts = (*(_count(one) for one in cards_and_slips), *cover_counts)
    return CollectedPapers(
        key,
        event_number,
        max((*collector.records, *players_on_slips, *stated_counts), default=0),
        max(
            (
                *rounds_on_cards,
                *(one.head.round for one in cards_and_slips),
                0 if cover is None else cover.head.round,
            ),
            default=0,
        ),
        collector.records,
        collector.people,
        collector.slips,
        cover,
        (*notes, *collector.notes),
        tuple(collector.contradictions),
        any(stated_counts),
    )


@dataclass(slots=True)
class _Collector:
    """The papers of one event while they are being read."""

    records: dict[int, Record] = field(default_factory=dict)
    people: dict[int, Player] = field(default_factory=dict)
    slips: dict[tuple[int, int], SlipRecord] = field(default_factory=dict)
    cover: Cover | None = None
    notes: list[Advice] = field(default_factory=list)
    contradictions: list[Advice] = field(default_factory=list)
    doubtful_cards: set[int] = field(default_factory=set)
    doubtful_slips: set[tuple[int, int]] = field(default_factory=set)

    def add(self, entry: Entry, paper: Paper) -> None:
        match paper:
            case Record():
                if entry.player is not None:
                    self.people[paper.head.number] = entry.player
                self._add_card(paper)
            case SlipRecord():
                for player in entry.people:
                    known = self.people.get(player.id)
                    if known is None or (is_shortened(known) and not is_shortened(player)):
                        self.people[player.id] = player
                self._add_slip(paper)
            case Cover():
                if self.cover is None or _age(self.cover) <= _age(paper):
                    self.cover = paper

    def _add_card(self, card: Record) -> None:
        player_id = card.head.number
        known = self.records.get(player_id)
        if known is None or known == card:
            self.records[player_id] = card
            return
        players = (player_id,)
        if _age(known) != _age(card):
            facts: dict[str, Fact] = {"round": max(known.head.round, card.head.round)}
            self.notes.append(Advice("paper_older_card", players, facts))
        elif card.printed.revision or not _says_more(known, card):
            self.contradictions.append(
                Advice("paper_two_cards", players, {"round": card.head.round})
            )
            self.doubtful_cards.add(player_id)
        self.records[player_id] = _better(known, card)

    def _add_slip(self, slip: SlipRecord) -> None:
        table_key = slip.head.round, slip.head.number
        known = self.slips.get(table_key)
        older = known is not None and slip.printed.revision < known.printed.revision
        if known is not None and known != slip and known.printed == slip.printed:
            reported = _slip_reported(known), _slip_reported(slip)
            if known.players != slip.players or slip.printed.revision or all(reported):
                facts: dict[str, Fact] = {"round": table_key[0], "table": table_key[1]}
                self.contradictions.append(Advice("paper_two_slips", slip.players, facts))
                self.doubtful_slips.add(table_key)
            older = reported[0]
        if not older:
            self.slips[table_key] = slip

    def drop_doubtful(self) -> None:
        """Removes papers of which two differ: there is no way to know which is right."""
        for player_id in self.doubtful_cards:
            del self.records[player_id]
        for table_key in self.doubtful_slips:
            del self.slips[table_key]


def _age(paper: Paper) -> tuple[int, int]:
    return paper.printed.revision, paper.head.round


def _count(paper: Record | SlipRecord) -> int:
    return paper.players if isinstance(paper, Record) else paper.count


def _within_bounds(paper: Paper) -> bool:
    """Whether a paper stays within the limits of an event."""
    if isinstance(paper, Record):
        numbers: tuple[int, ...] = (paper.head.number, max(paper.players, 1))
    elif isinstance(paper, SlipRecord):
        numbers = (max(paper.count, 1), *paper.players)
    else:
        numbers = (max(paper.head.number, 1),)
    return paper.head.round <= MOST_ROUNDS and all(1 <= one <= MOST_PLAYERS for one in numbers)


def _slip_reported(slip: SlipRecord) -> bool:
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


def _has_cover(readable: Sequence[tuple[Entry, Paper]], event_and_format: tuple[int, str]) -> bool:
    return any(
        isinstance(paper, Cover) and (paper.head.event, paper.head.format) == event_and_format
        for _, paper in readable
    )


def _unreadable(entries: Sequence[Entry]) -> list[Advice]:
    """What is wrong with each unreadable code, and in which group if that can be determined."""
    good = [entry.paper.head for entry in entries if entry.paper is not None]
    return [mistyped(entry, good) for entry in entries if entry.problem is not None]


def mistyped(entry: Entry, known: Sequence[Head], *, being_typed: bool = False) -> Advice:
    """What is wrong with an unreadable code; ``known`` are the papers it belongs with.

    Names its line, unless that line is ``being_typed``.
    """
    code = entry.problem.code if entry.problem is not None else "paper_code_unknown"
    groups = suspects(entry.digits, known) if code == "paper_code_mistyped" else ()
    facts: dict[str, Fact] = {} if being_typed else {"line": entry.line}
    where = "here" if being_typed else "line"
    if not groups:
        return Advice(code if being_typed else f"{code}_line", facts=facts)
    if len(groups) > 1:
        facts["groups"] = tuple(one.number for one in groups)
        return Advice(f"paper_{where}_groups", facts=facts)
    (group,) = groups
    facts |= {"group": group.number, "digits": group.digits}
    if group.length != 5:
        return Advice(f"paper_{where}_group_length", facts={**facts, "length": group.length})
    return Advice(f"paper_{where}_group", facts=facts)


def _named(entry: Entry) -> dict[str, Fact]:
    paper = entry.paper
    number_on_paper = paper.head.number if paper is not None else 0
    name = (
        entry.player.name
        if entry.player is not None
        else text("paper-player", number=number_on_paper)
    )
    return {"name": name}


def _says_more(first: Record, second: Record) -> bool:
    """Whether one of two cards has everything the other has, and more: as after another result."""
    older, newer = sorted((first, second), key=_reported_lines)
    return len(older.lines) <= len(newer.lines) and all(
        one.outcome == "open" or one == other
        for one, other in zip(older.lines, newer.lines, strict=False)
    )


def _better(known: Record | None, card: Record) -> Record:
    if known is None:
        return card
    return (
        card
        if (*_age(card), _reported_lines(card)) >= (*_age(known), _reported_lines(known))
        else known
    )


def _reported_lines(record: Record) -> tuple[int, int]:
    return len(record.lines), sum(line.outcome != "open" for line in record.lines)
