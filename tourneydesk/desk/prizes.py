"""The prize list of an event, as it is entered."""

from dataclasses import replace

from tourneydesk.core.decisions import PrizesChanged, Step
from tourneydesk.core.prizes import LONGEST_TEXT, Prize, PrizeList
from tourneydesk.desk.lists.player_fields import clean_line
from tourneydesk.desk.session import Session


def change_prizes(session: Session, offered: PrizeList) -> Step:
    """Sets the whole prize list; Refused with everything that is wrong with it."""
    return session.take(PrizesChanged(clean_prizes(offered)))


def clean_prizes(offered: PrizeList) -> PrizeList:
    """The list with each text on one line, without blanks around it; else Refused."""
    return replace(
        offered,
        currency=clean_line(offered.currency, "currency", LONGEST_TEXT),
        prizes=tuple(map(_clean, offered.prizes)),
    )


def _clean(prize: Prize) -> Prize:
    category = prize.category
    return replace(
        prize,
        text=clean_line(prize.text, "prize", LONGEST_TEXT),
        category=replace(
            category,
            value=clean_line(category.value, "club", LONGEST_TEXT),
            name=clean_line(category.name, "name", LONGEST_TEXT),
        ),
    )
