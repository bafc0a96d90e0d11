"""A setting chosen on cards: a card for each value, with what it would mean for the players."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the event, such as a round: its groups of players from the top, each with a figure.

    Those joined by ``meets`` (indexes of groups, from 0) play each other.
    """

    heading: str
    groups: tuple[tuple[str, str], ...]
    meets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Examples:
    """Lines such as the first boards, each with its number and a figure, under two headings."""

    heading: str
    figure_heading: str
    lines: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a value means for the players. ``figures`` are figures with what they are."""

    stages: tuple[Stage, ...]
    examples: Examples | None = None
    figures: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SettingCards:
    """What to consider: a sentence, how it was worked out, a preview of each value in the order of
    the setting's values, and which of them is recommended (from 0).
    """

    sentence: str
    details: str
    previews: tuple[Preview, ...]
    recommended: int
