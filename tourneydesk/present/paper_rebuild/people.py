"""A player's identity, in words beside the digits of a square code."""

from tourneydesk.core.event import Player
from tourneydesk.core.journal.bounds import LONGEST_NAME as LONGEST_TEXT
from tourneydesk.core.journal.bounds import MOST_AGE, MOST_RATING
from tourneydesk.core.reasons import Problem, Refused

LONGEST_NAME, LONGEST_FACT = 60, 40
"""Characters of a name, and of anything else about a player, in a card's square code."""


def person(player: Player, longest_name: int = LONGEST_NAME, longest: int = LONGEST_FACT) -> str:
    """A player's identity for the square code, one line each: name, rating, age, age group,
    membership number, club; empty lines for what is unknown. Text that is too long ends in "…":
    ``longest`` limits membership number and club.
    """
    facts = (player.name, player.rating, player.age, player.age_group, player.member_id)
    most = (longest_name, *[LONGEST_FACT] * 3, longest, longest)
    return "\n".join(
        "" if fact is None else cut(" ".join(str(fact).split()), letters)
        for fact, letters in zip((*facts, player.club), most, strict=True)
    )


def is_shortened(player: Player) -> bool:
    """Whether something about a player did not fit on the paper that says it."""
    texts = (player.name, player.age_group, player.member_id, player.club)
    return any(text is not None and text.endswith("…") for text in texts)


def cut(text: str, most: int) -> str:
    """A text of at most ``most`` characters; if shortened, it ends in "…"."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def player_of(player_id: int, description: str) -> Player:
    """The player that `person` describes, with this id; raises Refused for anything else. Cards of
    the first version have no sixth line.
    """
    lines = description.split("\n")
    if len(lines) not in (5, 6) or not all(figure == "" or _whole(figure) for figure in lines[1:3]):
        raise Refused(Problem("paper_code_unknown"))
    name, rating, age, group, member, club = (*lines, "")[:6]
    within = int(rating or 0) in range(MOST_RATING + 1) and int(age or 0) in range(MOST_AGE + 1)
    if not within or max(map(len, lines)) > LONGEST_TEXT:
        raise Refused(Problem("paper_code_unknown"))
    return Player(
        player_id,
        name,
        rating=int(rating) if rating else None,
        age=int(age) if age else None,
        age_group=group or None,
        member_id=member or None,
        club=club or None,
    )


def _whole(figure: str) -> bool:
    return figure.isascii() and figure.removeprefix("-").isdecimal() and len(figure) < 10
