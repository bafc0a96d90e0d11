"""What prizes, amounts and categories are called."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.prizes import CENTS, EVERYBODY, Category, Prize, PrizeList
from tourneydesk.present.messages import current_language, enumerated, text, word_of
from tourneydesk.present.ratings.classes import class_key, class_name


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
