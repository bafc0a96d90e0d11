"""Words of accumulated strikes: why two players did not sit at one table."""

ANSWERS = {
    # Who had no table
    "why_not_last_game": "Only {0} and {1} played the last game: they had shared the win.",
    "why_not_bye": "{0} had the bye in round {round}.",
    "why_not_yet": "{0} was not entered yet when round {round} was made.",
    "why_not_out": "{0} had been out since round {round}, with {strikes} strikes.",
    "why_not_left": "{0} had left when the tables of round {round} were made.",
    "why_not_taken_out": "{0} has no seat in round {round}: it was changed after it had been made.",
    # As made by the rules
    "why_not_changed": (
        "Round {round} was changed after the rules had made it. The answer is about the tables as "
        "the rules made them."
    ),
    "why_not_but_made_so": "As the rules made round {round}, {0} and {1} shared a table.",
    "why_not_came_later": "{0} was given a seat in round {round} after it had been made.",
    "why_not_forbidden": "The organizer has said that {0} and {1} are not to meet.",
    # The groups
    "why_not_groups": (
        "{0} had {strikes:strike|strikes}, {1} had {more}. Round {round} was split by strikes: {0} "
        "was among the {heads} players with the fewest and went into {upper}, {1} into {lower}."
    ),
    "why_not_line_lot": (
        "{0} and {1} both had {strikes:strike|strikes}. Round {round} was split by strikes, and a "
        "lot put {0} into {upper} and {1} into {lower}."
    ),
    # Nobody had met
    "why_not_strangers": (
        "A lot alone decided: nobody in round {round} had met before, so every seating was as good."
    ),
    "why_not_group_of_strangers": (
        "A lot alone decided: nobody in group {group} had met before, so every seating of it was "
        "as good."
    ),
    # Thirty seatings dealt
    "why_not_never_dealt": (
        "{dealt} seatings were dealt by lot, and the best was taken: {again:pair meets|pairs meet} "
        "again in it. The two shared a table in none of the seatings."
    ),
    "why_not_dealt_dearer": (
        "{dealt} seatings were dealt by lot, and the best was taken: {again:pair meets|pairs meet} "
        "again in it (penalty {is}). The two shared a table in {having} of the seatings; at best "
        "{would_again:pair meets|pairs meet} again in these (penalty {would})."
    ),
    "why_not_dealt_later": (
        "{dealt} seatings were dealt by lot, and the first of the best was taken: {again:pair "
        "meets|pairs meet} again in it. The two shared a table in {having} of the seatings; the "
        "best of these was as good, but dealt later."
    ),
    # The search
    "why_not_nobody_again": "With both at one table, nobody would have had to meet again either.",
    "why_not_as_good": (
        "With both at one table, there could have been just as few repeated opponents (penalty "
        "{would})."
    ),
    "why_not_lot": "Between seatings that are as good a lot decided.",
    "why_not_room": (
        "Of seatings that are as good, the search takes the one that leaves most choice for later "
        "rounds; after that a lot decides."
    ),
    "why_not_dearer": (
        "With both at one table, there would have been more repeated opponents (penalty at least "
        "{would} instead of {is})."
    ),
    "why_not_dearer_found": (
        "With both at one table, even the best seating found has more repeated opponents (penalty "
        "{would} instead of {is})."
    ),
    "why_not_more_forbidden": (
        "With both at one table, the best seating found brings {would:pair|pairs} together who "
        "are not to meet, instead of {is}."
    ),
    "why_not_missed": (
        "A seating with both at one table would even have been better. The search does not try "
        "every seating and did not come upon this one."
    ),
    "why_not_again_they": "{0} and {1} had met before ({times:time|times}).",
    "why_not_again_one": "For example, {0} and {1} would have met again.",
    "why_not_again_two": "For example, {0} and {1} would have met again, and so would {2} and {3}.",
    "why_not_again_many": "In that seating {pairs} pairs of players would have met again.",
}
