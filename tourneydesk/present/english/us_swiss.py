"""Words of the US Chess Swiss."""

from tourneydesk.present.english.us_swiss_acceleration import ACCELERATION
from tourneydesk.present.english.us_swiss_answers import ANSWERS

US_SWISS = {
    "word_white": "White",
    "word_black": "Black",
    # Who sits out
    "bye_requested": "{0} asked for a bye in this round, worth {points:point|points}.",
    "bye_lowest": (
        "{0} sits out and gets a full point. The number of players is odd, and {0} is the "
        "lowest-rated player of the lowest score who can have the bye ({points:point|points} "
        "before this round). It is not a win over the board."
    ),
    "bye_lowest_worth": (
        "{0} sits out and gets {worth:point|points}. The number of players is odd, and {0} is the "
        "lowest-rated eligible player of the lowest score ({points:point|points} before this "
        "round)."
    ),
    "bye_full_by_director": "The director gave {0} a full-point bye for this round.",
    "bye_not_twice": (
        "{count:player|players} would have come first ({everyone}), but nobody gets a full point "
        "without playing twice."
    ),
    "bye_not_after_half": (
        "{count:player|players} would have come first ({everyone}), but whoever took or asked for "
        "a half-point bye in another round gets this one only when nobody else is left."
    ),
    "bye_not_unrated": (
        "{count:player without a rating|players without a rating} would have come first "
        "({everyone}), but a rated player with the same score gets the bye before."
    ),
    "bye_rest_unpairable": (
        "{count:player|players} would have come first ({everyone}), but then the others could not "
        "all be paired without somebody meeting an opponent again."
    ),
    "house_sat_out": (
        "{0} is a house player and plays only when the number is odd. It was even in round {round}."
    ),
    "house_player": "{0} is a house player and is not ranked.",
    # Why these two meet
    "natural_opponents": (
        "{0} has {points:point|points}, {1} {other_points}. In order of rating, the upper half of "
        "their group meets the lower half, and each of the two stands at place {place} of a half."
    ),
    "same_score_opponents": (
        "Both have {points:point|points}. In order of rating, the upper half of their group meets "
        "the lower half, and {0} and {1} each stand at place {place} of a half."
    ),
    "came_down": (
        "{0}, with {points:point|points}, came down to this group and meets the highest-rated "
        "player there who can be met: {1}, with {other_points}."
    ),
    "would_be_rematch": (
        "By rating {0} would meet {1} here, but they have played each other, and nobody meets "
        "twice."
    ),
    "would_be_forbidden": (
        "By rating {0} would meet {1} here, but the organizer has said that these two are not to "
        "meet."
    ),
    "least_change": (
        "So {0} and {1} meet: the smallest change that helps ({size:rating point|rating points})."
    ),
    "makes_room": (
        "{0} and {1} meet to make room for others of the group who have played each other or are "
        "not to meet. It is the smallest change that helps ({size:rating point|rating points})."
    ),
    "switched_against_third": (
        "By rating {0} would meet {2}, and {1} would meet {3}. Opponents were switched so that "
        "fewer players have the same colour three times in a row: {third_after} instead of "
        "{third_before}. Such a switch may be of any size; here it is {size:rating point|rating "
        "points}."
    ),
    "switched_to_equalise": (
        "By rating {0} would meet {2}, and {1} would meet {3}. Opponents were switched so that "
        "more players have White as often as Black. Players here without the colour they are due: "
        "{after} instead of {before}. The switch is {size:rating point|rating points} here; up to "
        "{limit} are allowed for this."
    ),
    "switched_to_alternate": (
        "By rating {0} would meet {2}, and {1} would meet {3}. Opponents were switched so that "
        "more players change colours from their last game. Players here without the colour they "
        "are due: {after} instead of {before}. The switch is {size:rating point|rating points} "
        "here; up to {limit} are allowed for this."
    ),
    "switched_with_others": (
        "By rating {0} would meet {2}, and {1} would meet {3}. They meet as part of a larger "
        "switch in this group ({size:rating point|rating points} here)."
    ),
    # Who came down
    "went_down": (
        "{0}, with {points:point|points}, ranks lowest in a group with an odd number of players "
        "and goes down to the next group."
    ),
    "went_down_for_others": (
        "{0}, with {points:point|points}, goes down to the next group: the lowest in rank who "
        "leaves everybody else with an opponent. Players without a rating, and those who came down "
        "already, stay as long as somebody else can go."
    ),
    "went_down_with_others": (
        "{count} players of this group go down to the next one, because not everybody could be "
        "paired in it without somebody meeting an opponent again, here or further down. {0}, with "
        "{points:point|points}, is one of them."
    ),
    "went_down_again": (
        "{0}, with {points:point|points}, was paired down already and is paired down again. If "
        "someone else went instead, more players would leave their score groups, or someone would "
        "have no opponent."
    ),
    "went_down_next": (
        "The group is odd. {0}, with {points:point|points}, is its lowest-ranked player who can "
        "leave it, and is paired down."
    ),
    "passed_met": "{0} ranks lower, but has met everyone in the next group.",
    "passed_rest": (
        "{0} ranks lower, but has to stay: without {0}, the rest of the group could not be paired "
        "without a rematch."
    ),
    "passed_field": (
        "{0} ranks lower, but if {0} left the group, not everyone further down could be paired."
    ),
    "passed_more": (
        "{0} ranks lower, but if {0} left the group, more players further down would have to leave "
        "their score groups."
    ),
    "passed_unrated": (
        "Unrated players stay in their group as long as a rated player can leave it."
    ),
    "went_down_instead": (
        "{0} goes down to the next group instead of {1}, {size:rating point|rating points} away, "
        "because then the colours in the group are better or the switches smaller."
    ),
    # Who has White
    "first_colours": (
        "Neither has had a colour yet: {0} has White, {1} has Black, and the boards take turns."
    ),
    "both_get_due_colours": (
        "Both get the colour they are due: {0} White and {1} Black. A player is due the colour had "
        "less often so far; after as many of each, the other one than last time."
    ),
    "one_gets_due_colour": (
        "{0} gets {colour:word}, the colour due; {1} has not had a colour yet and takes the other."
    ),
    "larger_imbalance_first": (
        "Both are due {colour:word}. {0} gets it, because the difference between Whites and Blacks "
        "so far is larger there ({balance} against {other_balance})."
    ),
    "colours_last_differed": (
        "Both are due {colour:word}. Their colours last differed in round {round}; each gets the "
        "other colour than then, so {0} has {colour:word}."
    ),
    "higher_rank_first": (
        "Both are due {colour:word} and have had the same colours all along. {0} ranks higher and"
        " gets {colour:word}."
    ),
    "no_third_in_a_row": (
        "{0} has White and {1} Black, because the other way round somebody would have the same "
        "colour three times in a row."
    ),
    "spares_a_third": (
        "Both are due {colour:word} and are equally out of balance. {0} gets {colour:word}: the "
        "other way round, someone would have the same color three times in a row."
    ),
    "third_colour_needed": (
        "{0} has {other_colour:word} a third time in a row. This is allowed because the colors are "
        "more equal this way than the other way round."
    ),
    "third_colour": (
        "{0} has {other_colour:word} a third time in a row. No pairing of this group has fewer "
        "such cases."
    ),
    "two_apart": (
        "So {0} has {other_colour:word} now, which makes {apart:game|games} more with "
        "{other_colour:word} than with {colour:word}. No switch within the limits leaves fewer "
        "players like that."
    ),
    # The whole round
    "group_weighed": (
        "In the group that begins at {points:point|points} ({players} players, from pairing "
        "number {top_rank}): {changed:pair differs|pairs differ} from the order of rating. Players "
        "who do not get the colour they are due: {after} instead of {before}."
    ),
    "not_proved": (
        "The group that begins at {points:point|points} ({players} players, from pairing number "
        "{top_rank}) is too large to try everything. This is the best pairing found; a slightly "
        "better one may exist."
    ),
    "seated_by_hand": "The organizer seated this board by hand.",
    # Pairing around boards that stay, and what a round costs (heads of columns)
    "paired_around": (
        "{0} and {1} were paired around the boards and byes that stay as they are "
        "({players:player|players})."
    ),
    "around_no_bye": (
        "{players:player is free|players are free}, an odd number, and each of them has had a "
        "full point without playing. Free more boards."
    ),
    "around_only_again": (
        "The {players:player who is|players who are} free cannot be paired with each other in "
        "round {round}: they have met or are not to meet. Free more boards."
    ),
    "weigh_forbidden": "pairs not to meet",
    "weigh_rematches": "pairs who have met",
    "weigh_byes_again": "second full-point byes",
    "weigh_bye_sooner": "players due the bye sooner",
    "weigh_moved": "moves down",
    "weigh_third": "third same colour in a row",
    "weigh_over_equalisation_limit": "switches over the limit for equal colours",
    "weigh_equalisation": "colours two or more apart",
    "weigh_over_alternation_limit": "switches over the limit for changing colours",
    "weigh_alternation": "colours that do not change",
    "weigh_interchanges": "interchanges within a half",
    "weigh_changed": "pairs off the order of rating",
    "weigh_sizes": "rating points switched",
    # What to consider
    "more_rounds_than_opponents": (
        "{players} players can play at most {most:round|rounds} without meeting anybody twice, "
        "and {rounds} are planned. Plan fewer rounds or enter more players."
    ),
    "earlier_round_open": (
        "Round {round} is open again. Still to report there: {tables:board|boards}."
    ),
    **ACCELERATION,
    **ANSWERS,
}
