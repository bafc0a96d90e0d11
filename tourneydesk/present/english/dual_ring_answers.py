"""Words of the Dual Ring: why two have not met, or how their game ended."""

ANSWERS = {
    "why_not_in_ring": "{0} had left before the ring was set.",
    # They met
    "why_not_playing": "{0} and {1} are playing now, at {tables:table|tables}.",
    "why_not_won": "{0} and {1} did meet, at table {table}: {0} won.",
    "why_not_both_out": "{0} and {1} did meet, at table {table}: a draw, which put both out.",
    "why_not_shared": "{0} and {1} did meet, at table {table}: a draw, so they share first place.",
    "why_not_drew": "{0} and {1} drew at {tables:table|tables} and were to play again.",
    "why_not_stopped_by_loss": (
        "{0} and {1} were playing at {tables:table|tables} when {0} lost to {2} at table {table}. "
        "That stopped their game, and it counts for nobody."
    ),
    "why_not_stopped_by_draw": (
        "{0} and {1} were playing at {tables:table|tables} when {0} and {2} drew at table {table}, "
        "which put both out. That stopped the game with {1}, and it counts for nobody."
    ),
    "why_not_stopped_by_leaving": (
        "{0} left while {0} and {1} were playing at {tables:table|tables}. What was stopped there "
        "counts for nobody."
    ),
    "why_not_last_two": (
        "{0} and {1} were the last two in. That stopped their game at {tables:table|tables}, and "
        "the wins decided: {wins} for {0}, {second_wins} for {1}."
    ),
    # They have not met
    "why_not_yet": (
        "{0} and {1} are not side by side on the ring yet. If both stay in, they play as soon as "
        "everybody between them on one side is out."
    ),
    "why_not_had_lost": (
        "{0} lost to {2} at table {table} and was out before the ring had closed between {0} and "
        "{1}."
    ),
    "why_not_had_drawn": (
        "{0} and {2} drew at table {table} and were both out before the ring had closed between "
        "{0} and {1}."
    ),
    "why_not_had_left": "{0} left before the ring had closed between {0} and {1}.",
    "why_not_between": (
        "Between them on one side: {everyone}. On the other side: {far:player|players}."
    ),
    "why_not_many_between": (
        "Between them: {near:player|players} on one side, {far} on the other."
    ),
    "why_not_stood_between": (
        "Still between them then, on one side: {everyone}. On the other side: {far:player|players}."
    ),
    "why_not_many_stood_between": (
        "Still between them then: {near:player|players} on one side, {far} on the other."
    ),
    # Why they sat where they sat
    "why_not_by_lot": ("The places were drawn by lot: {0} has place {place}, {1} place {others}."),
    "why_not_by_rating": (
        "The places go by rating: {0} has place {place}, {1} place {others}. Side by side, "
        "{would:place|places} would be out of that order, instead of {is}."
    ),
    "why_not_as_entered": (
        "The places go by the order of entry: {0} has place {place}, {1} place {others}. Side by "
        "side, {would:place|places} would be out of that order, instead of {is}."
    ),
    "why_not_equal_ratings": (
        "The places go by rating, equal ratings by lot: {0} has place {place}, {1} place {others}. "
        "Another lot could have put them side by side."
    ),
    "why_not_kept_apart": (
        "The organizer has said that {0} and {1} are not to meet, so the draw kept them apart: {0} "
        "has place {place}, {1} place {others}."
    ),
    "why_not_others_beside": (
        "The draw kept apart those who are not to meet: {0} has place {place}, {1} place {others}. "
        "With these two side by side, the best ring found has {would:pair|pairs} of such players "
        "side by side, instead of {is}."
    ),
    "why_not_ring_by_hand": (
        "The organizer set the order of the ring by hand: {0} has place {place}, {1} place "
        "{others}."
    ),
    "why_not_ring_around": (
        "Part of the ring stayed as it was, and the others were seated around it: {0} has place "
        "{place}, {1} place {others}."
    ),
}
