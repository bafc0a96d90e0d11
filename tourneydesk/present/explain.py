"""Collects the reasons recorded with a round, for a table or for a player, in two levels.

What is only about the people of a table comes first, in at most `MOST` sentences; the rest is
details. What is true of the whole round is said once on the round.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Reason, Refused
from tourneydesk.core.table_numbers import BY_ORGANIZER, no_such_table
from tourneydesk.present.messages import has, name_of, say_recorded
from tourneydesk.present.shows import show_of

MOST = 3
"""The most sentences of an explanation before its details."""

BEFORE_CHANGES = "said_before_changes_by_hand"
"""The code of the reason that the others were recorded before changes by hand."""

_RULE = re.compile(r"\b\d+[A-Z]\w*$")
"""The number of a rule at the end of a clause."""
_END = re.compile(r"[.!?](?=\s|$)")


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a table or a player is placed so, in sentences: what is about these people, and the rest
    with what applies to the whole round. ``rules`` are the numbers of the rules that were followed
    for these people, of formats whose rules have numbers.
    """

    said: tuple[str, ...]
    details: tuple[str, ...]
    rules: tuple[str, ...] = ()


def explain_table(event: Event, posted: Round, number: int) -> Explanation:
    """Explains a table of the round; Refused if there is no such table."""
    return _in_levels(event, posted, reasons_for_table(posted, number))


def explain_player(event: Event, posted: Round, player: int) -> Explanation:
    """Explains where a player of the round sits, or their bye."""
    return _in_levels(event, posted, reasons_for_player(posted, player))


def round_texts(event: Event, posted: Round) -> Sequence[str]:
    """What is true of the whole round, each sentence once.

    A reason of a table may have a text for the round besides its own: the message of its code with
    ``-round``.
    """
    show = show_of(event)
    reasons = [reason for reason in posted.reasons if not reason.players]
    of_tables = [reason for table in posted.tables for reason in table.reasons]
    reasons += [reason for reason in of_tables if reason.code in show.round_reasons]
    reasons = [reason for reason in reasons if reason.code not in show.detail_reasons]
    reasons += _with(event, {reason.code: reason for reason in of_tables}.values(), "round")
    return tuple(dict.fromkeys(say_recorded(reason, event) for reason in reasons))


def _in_levels(event: Event, posted: Round, reasons: Sequence[Reason]) -> Explanation:
    show = show_of(event)
    of_all = [reason for reason in posted.reasons if not reason.players]
    own = [
        reason
        for reason in reasons
        if reason not in of_all and reason.code != BEFORE_CHANGES
        if reason.code not in show.round_reasons | show.detail_reasons
    ]
    said: list[str] = []
    left = MOST
    for reason in own:
        text = say_recorded(reason, event)
        left -= _sentences(event, reason, text)
        if left < 0 and said:
            break
        said.append(text)
    rest = [*own[len(said) :], *_with(event, own, "details")]
    rest += [reason for reason in reasons if reason not in own]
    texts = list(dict.fromkeys(say_recorded(reason, event) for reason in rest))
    at_once = len(said)
    if not said:
        # What is only true of the whole round is then all there is to say.
        said, texts = texts[:1], texts[1:]
    numbers = (_RULE.search(reason.rule) for reason in own[:at_once])
    return Explanation(
        tuple(said), tuple(texts), tuple(dict.fromkeys(found[0] for found in numbers if found))
    )


def _with(event: Event, reasons: Iterable[Reason], more: str) -> Iterator[Reason]:
    """These reasons as they are said in a second message, those that have one."""
    for reason in reasons:
        if has(f"{reason.code}_{more}", event.format):
            yield replace(reason, code=f"{reason.code}_{more}")


def _sentences(event: Event, reason: Reason, text: str) -> int:
    """How many sentences a text has; periods in names do not count."""
    for player in reason.players:
        text = text.replace(name_of(event, player), "")
    return len(_END.findall(text))


def reasons_for_table(posted: Round, table_number: int) -> Sequence[Reason]:
    """Why this table was paired, then what applies to the whole round; Refused if there is no such
    table.
    """
    table = posted.table(table_number)
    if table is None:
        raise Refused(no_such_table(posted, table_number))
    return _once((*table.reasons, *_of_round(posted, table.players)))


def is_in(posted: Round, player: int) -> bool:
    """Whether a player has a table or a bye in the round."""
    return posted.table_of(player) is not None or any(bye.player == player for bye in posted.byes)


def reasons_for_player(posted: Round, player: int) -> Sequence[Reason]:
    """Why a player of the round sits at their table or has a bye."""
    reasons = [
        reason for table in posted.tables if player in table.players for reason in table.reasons
    ]
    reasons += [reason for bye in posted.byes if bye.player == player for reason in bye.reasons]
    return _once((*reasons, *_of_round(posted, (player,))))


def _once(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Each reason once, at its first position: some are recorded with both table and round."""
    return tuple(reason for at, reason in enumerate(reasons) if reason not in reasons[:at])


def _of_round(posted: Round, players: Collection[int]) -> Iterator[Reason]:
    """The reasons that apply to the whole round, and to any group that one of these players is in.

    They were given when the rules made the round; after changes by hand, the reason for those comes
    first. The reason for a repair applies to the tables it changed; these also have that reason.
    """
    of_round = [
        reason
        for reason in posted.reasons
        if not reason.code.startswith("repaired_")
        and (not reason.players or not set(reason.players).isdisjoint(players))
    ]
    by_hand = sum(
        any(reason.code == "seated_by_hand" for reason in table.reasons) for table in posted.tables
    )
    if by_hand and of_round:
        yield Reason(BEFORE_CHANGES, BY_ORGANIZER, (), {"count": by_hand})
    yield from of_round
