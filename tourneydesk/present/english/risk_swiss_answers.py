"""Words of the RISK 2210 Swiss: why two were not at one board."""

ANSWERS = {
    # Somebody was not in the round
    "why_not_entered_later": "{0} was entered after round {round} had been made.",
    "why_not_withdrawn": "{0} withdrew in round {left}, and so was at no board in round {round}.",
    "why_not_left": "{0} had left when the tables of round {round} were made.",
    "why_not_absent": "{0} was at no board in round {round}.",
    # Somebody was not in the final
    "why_not_final_points": (
        "The final is for the best {seats} of those still in. {0} was in place {place} with "
        "{own:match point|match points}; {1} took the last seat with {last}."
    ),
    "why_not_final_game_points": (
        "The final is for the best {seats} of those still in. {0}, in place {place}, and {1}, who "
        "took the last seat, both had {points:match point|match points}; {1} had more game points, "
        "{last} against {own}."
    ),
    "why_not_final_energy": (
        "The final is for the best {seats} of those still in. {0}, in place {place}, was level "
        "with {1}, who took the last seat, on match points and game points; {1} had more energy "
        "left, {last} against {own}."
    ),
    "why_not_final_lot": (
        "The final is for the best {seats} of those still in. {0}, in place {place}, was level "
        "with {1} on match points, game points and energy; {1} took the last seat by lot."
    ),
    # Both were in the round
    "why_not_forbidden": "The organizer has said that {0} and {1} are not to meet.",
    "why_not_by_hand": (
        "Boards of this round were changed by hand. What follows is about the boards that the "
        "rules would make."
    ),
    "why_not_around": (
        "Some boards of this round stayed as they were, and the others were seated around them. "
        "What follows is about the round without that."
    ),
    "why_not_groups": (
        "{0} had {points:match point|match points}, {1} {others}. Boards mix different scores as "
        "little as they can: {is:step|steps} from one score to the next, all boards together. With "
        "these two at one board it would be {would}."
    ),
    "why_not_groups_level": (
        "{0} and {1} both had {points:match point|match points}. But boards mix different scores "
        "as little as they can: {is:step|steps} from one score to the next, all boards together. "
        "With these two at one board it would be {would}."
    ),
    "why_not_spread": (
        "{0} had {points:match point|match points}, {1} {others}. The players of a board are as "
        "close in points as can be: {is:match point|match points} between most and fewest, all "
        "boards together. With these two at one board it would be {would}."
    ),
    "why_not_spread_level": (
        "{0} and {1} both had {points:match point|match points}. But the players of a board are as "
        "close in points as can be: {is:match point|match points} between most and fewest, all "
        "boards together. With these two at one board it would be {would}."
    ),
    "why_not_down_the_list": (
        "{0} had {points:match point|match points}, {1} {others}. Boards are filled down the list "
        "of points, passing nobody over. None of the best ways to do so brings these two to one "
        "board."
    ),
    "why_not_others_forbidden": (
        "With {0} and {1} at one board, the best seating found has {would:pair|pairs} together who "
        "are not to meet, instead of {is}."
    ),
    "why_not_met": (
        "{0} and {1} had met in round {round}, and new opponents go first. With these two at one "
        "board again, {would:pair meets|pairs meet} again in the best seating found, instead of "
        "{is}."
    ),
    "why_not_repeats": (
        "New opponents go first. With {0} and {1} at one board, {would:pair meets|pairs meet} "
        "again in the best seating found, instead of {is}."
    ),
    "why_not_first_round": "Round 1 is drawn at random: a lot decided who sits with whom.",
    "why_not_lot": "{0} and {1} could have been at one board just as well. A lot decided.",
}
