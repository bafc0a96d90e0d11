"""Why a player wins a prize, in one or two sentences."""

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import RULES, Award
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.messages import enumerated, text
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.words import (
    category_name,
    money,
    place_words,
    pool_words,
    prize_name,
)

MOST_ADDED = 6
"""Prizes of a pool that a reason lists; of more it says the sum."""


def code_of(award: Award) -> str:
    """The code of the reason: how the amount came about, or how another prize was won."""
    if award.money:
        return f"prize_why_{award.how}"
    return "prize_why_other" if len(award.among) == 1 else "prize_why_other_tied"


def rule_of(award: Award) -> str:
    """The clause that the award follows from; empty for a prize that is no money."""
    return RULES[award.how] if award.money else ""


def won(event: Event, award: Award) -> str:
    """What the player wins: an amount, or what else the prizes are."""
    if award.money:
        return money(award.paid, event.prizes)
    return enumerated([prize.text for prize in award.pool])


def why_award(event: Event, award: Award) -> str:
    """Why the player wins this."""
    offered, key = event.prizes, event.format
    pool = pool_words(award.pool, offered)
    if len(award.pool) > MOST_ADDED:
        total = money(sum(prize.amount for prize in award.pool), offered)
        pool = text("prize-pool", count=len(award.pool), total=total)
    prize = enumerated([prize_name(one, key) for one in award.pool], "prize-plus")
    if not award.money:
        pool = enumerated([one.text for one in award.pool])
    return text(
        code_of(award),
        key,
        prize=prize,
        pool=pool,
        amount=money(award.paid, offered),
        places=place_words(award.first, award.last),
        points=_points(event, award.player),
        count=len(award.among),
        category=category_name(award.pool[0].category, key),
    )


def _points(event: Event, player: int) -> str:
    row = next(row for row in standings_of(event) if row.player == player)
    return text(f"winners-{format_of(event).points}", figure=row.points)


def left_over(event: Event) -> tuple[str, ...]:
    """What is paid, and what is left and why, each in a sentence; or why nothing is known yet."""
    offered, found = event.prizes, event_awards(event)
    if not offered:
        return (text("prize-none-offered"),)
    if not found.awards and found.unawarded == offered.prizes:
        return (text("prize-open-items" if event.open_items else "prize-not-yet"),)
    lines = []
    if offered.total:
        paid, total = money(found.paid, offered), money(offered.total, offered)
        over = format_of(event).outlook(event).status == "finished"
        code = "prize-paid" if over else "prize-paid-now"
        lines.append(text(code, paid=paid, total=total))
    if found.rounding:
        lines.append(text("prize-left-rounding", amount=money(found.rounding, offered)))
    if found.unawarded:
        names = enumerated(
            [prize_name(prize, event.format) for prize in found.unawarded], "list-clauses"
        )
        lines.append(text("prize-left-unawarded", prizes=names))
    return tuple(lines)
