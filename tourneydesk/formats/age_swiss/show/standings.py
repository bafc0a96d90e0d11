"""Who is undefeated, which decides prizes whatever breaks ties, and everybody's record."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.records import tallies
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.standings import opponents_wins
from tourneydesk.present.figures import figure_text
from tourneydesk.present.messages import text


def undefeated(event: Event) -> Mapping[int, str]:
    """Each player's last loss, or that they have none; nothing where the tiebreak says it, and
    before the first result. A player who withdrew without a loss is not undefeated.
    """
    sums = tallies(event)
    if rules(event.settings).ties == "latest_loss" or not any(one.rounds for one in sums.values()):
        return {}
    return {
        player: text("decisive-lost", event.format, round=one.last_loss)
        if one.last_loss
        else text("decisive-never", event.format)
        for player, one in sums.items()
        if one.rounds and (one.last_loss or not event.player(player).dropped)
    }


def wins_losses_draws(event: Event, through: int | None) -> Mapping[int, str]:
    """Everybody's record after a round (None = now). A bye is a win."""
    return {
        player: f"{one.wins}–{one.losses}–{one.draws}"
        for player, one in tallies(event, through).items()
    }


def opponents_percentages(event: Event, through: int | None) -> Mapping[int, str]:
    """Everybody's opponents' match-win percentage after a round (None = now), once they have met
    somebody.
    """
    sums, win = tallies(event, through), rules(event.settings).win
    return {
        player: figure_text("opponents", opponents_wins(sums, player, win))
        for player, one in sums.items()
        if one.opponents
    }
