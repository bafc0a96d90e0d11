"""Prizes and awards in words: names, amounts, house rules, why a player wins one."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import RULES, Award
from tourneydesk.core.prizes import CENTS, EVERYBODY, Category, Prize, PrizeList
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.messages import current_language, enumerated, text, word_of
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.rating_classes import class_key, class_name


def money(cents: int, offered: PrizeList) -> str:
    """An amount in hundredths with the currency: ``$1,250``, ``$333.33``, ``50 points``."""
    language = current_language()
    whole, rest = divmod(cents, CENTS)
    amount = f"{whole:,}".replace(",", language.thousands)
    if rest:
        amount += f"{language.decimal}{rest:02}"
    if not offered.currency:
        return amount
    named = any(letter.isalnum() for letter in offered.currency)
    code = "prize-money-named" if named else "prize-money"
    return text(code, amount=amount, currency=offered.currency)


def value_of(prize: Prize, offered: PrizeList) -> str:
    """The amount of a prize, or what else it is."""
    return money(prize.amount, offered) if prize.amount else prize.text


def place_words(first: int, last: int | None = None) -> str:
    """``1st``, or ``1st–3rd``."""
    words = text("prize-ordinal", place=first)
    if last is None or last == first:
        return words
    return text("prize-range", first=words, last=text("prize-ordinal", place=last))


def category_name(category: Category, format_key: str = "") -> str:
    """Whom a prize is for, as the organizer calls it, else in words."""
    if category.name:
        return category.name
    words = _category_words(category, format_key)
    if category.kind == "rating" and category.unrated:
        return text("prize-or-unrated", category=words)
    return words


def _category_words(category: Category, format_key: str) -> str:
    match category.kind:
        case "rating" | "age":
            low, high = category.low, category.high
            if low is None:
                return text(f"prize-{category.kind}-under", below=(high or 0) + 1)
            if high is None:
                return text(f"prize-{category.kind}-over", low=low)
            if category.kind == "rating" and (name := _us_class(low, high)):
                return name
            return text(f"prize-{category.kind}-between", low=low, high=high)
        case "unrated":
            return text("prize-unrated")
        case "age_group":
            group = word_of(category.value, "ages", format_key)
            return text("prize-age-group", format_key, group=group)
        case "club" | "team" | "grade":
            return text(f"prize-{category.kind}", name=category.value)
        case "players":
            return text("prize-players")
        case _:
            return text("prize-all-players")


def _us_class(low: int, high: int) -> str:
    """The name of the US Chess class with these bounds, empty if there is none."""
    key = class_key(low)
    if class_key(high) != key or class_key(low - 1) == key or class_key(high + 1) == key:
        return ""
    return class_name(key)


def prize_name(prize: Prize, format_key: str = "") -> str:
    """``1st place``, or ``2nd Under 1800``."""
    place = place_words(prize.place)
    if prize.category == EVERYBODY:
        return text("prize-of-place", place=place)
    category = category_name(prize.category, format_key)
    return text("prize-of-category", place=place, category=category)


def pool_words(pool: Sequence[Prize], offered: PrizeList) -> str:
    """``$500 + $300 + $200``."""
    return enumerated([value_of(prize, offered) for prize in pool], "prize-plus")


def prize_lines(offered: PrizeList) -> Iterator[tuple[Category, list[list[Prize]]]]:
    """Each category in the order of the list, with its prizes by place: money first."""
    for category in dict.fromkeys(prize.category for prize in offered.prizes):
        places: dict[int, list[Prize]] = {}
        for prize in offered.prizes:
            if prize.category == category:
                places.setdefault(prize.place, []).append(prize)
        yield (
            category,
            [sorted(places[at], key=lambda one: not one.amount) for at in sorted(places)],
        )


def line_words(places: Sequence[Sequence[Prize]], offered: PrizeList) -> str:
    """``1st $500 + Cup, 2nd $300``."""
    return enumerated(
        [f"{place_words(prizes[0].place)} {pool_words(prizes, offered)}" for prizes in places]
    )


# How the prizes of a list are awarded, in sentences.


def house_rules(offered: PrizeList) -> Iterator[str]:
    """A sentence for each rule that makes a difference with these prizes."""
    if any(prize.amount for prize in offered.prizes):
        yield text("rules-prize-share" if offered.share else "rules-prize-order")
    yield text("rules-prize-one" if offered.one_each else "rules-prize-all")
    if any(prize.text for prize in offered.prizes):
        yield text("rules-prize-others")
    if not offered.withdrawn:
        yield text("rules-prize-no-withdrawn")
    if offered.share and offered.total:
        yield text("rules-prize-whole" if offered.whole else "rules-prize-cents")


# Why a player wins a prize, in one or two sentences.

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
