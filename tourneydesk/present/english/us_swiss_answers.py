"""Words of the US Chess Swiss: why two did not meet, and what stands in the way of a decision."""

ANSWERS = {
    # Why two did not meet
    "why_not_oneself": "{0} is one player. Name two.",
    "why_not_they_did": "{0} and {1} did meet in that round, at board {table}.",
    "why_not_bye": "{0} had the bye for the odd player in that round.",
    "why_not_away": "{0} did not play in round {round}.",
    "why_not_met": "{0} and {1} had met in round {round}, and nobody meets twice.",
    "why_not_forbidden": "The organizer has said that {0} and {1} are not to meet.",
    "why_not_same_score": "{0} and {1} both had {points:point|points}.",
    "why_not_other_score": (
        "{0} had {points:point|points}, {1} {others}. Players meet others of the same score where "
        "that can be."
    ),
    "why_not_rest_unpairable": (
        "With {0} against {1}, the others could not all be paired without somebody meeting an "
        "opponent again."
    ),
    "why_not_by_hand": (
        "The round was changed by hand. The answer compares with the pairings as the rules make "
        "them."
    ),
    "why_not_around": (
        "Some boards of this round stayed as they were when it was repaired. The answer compares "
        "with the pairings as the rules make them for everyone."
    ),
    "why_not_by_rules_around": (
        "As the rules make the whole round, {0} and {1} would meet. Boards that stayed when the "
        "round was repaired prevented it."
    ),
    "why_not_other_bye": "With {0} against {1}, the bye would go to {2} instead of {3}.",
    "why_not_more_leave": (
        "With {0} against {1}, {would:player|players} instead of {is} would have to leave a group "
        "to meet somebody of another score."
    ),
    "why_not_other_odd_player": (
        "With {0} against {1}, {2} would have to go down to the next group instead of {3}, who is "
        "the one to go down by rating."
    ),
    "why_not_third": (
        "With {0} against {1}, {would:player|players} instead of {is} would have the same colour a "
        "third time in a row."
    ),
    "why_not_over_equalisation_limit": (
        "With {0} against {1}, {would:switch|switches} instead of {is} would be larger than is "
        "allowed to even out colours."
    ),
    "why_not_equalisation": (
        "With {0} against {1}, {would:player|players} instead of {is} would end with two games "
        "more of one colour than of the other."
    ),
    "why_not_over_alternation_limit": (
        "With {0} against {1}, {would:switch|switches} instead of {is} would be larger than is "
        "allowed to change colours."
    ),
    "why_not_alternation": (
        "With {0} against {1}, {would:player|players} instead of {is} would have the same colour "
        "as last time."
    ),
    "why_not_odd_players": (
        "With {0} against {1}, the player who goes down would be {would:rating point|rating "
        "points} instead of {is} away from the one whose turn it is by rating."
    ),
    "why_not_interchanges": (
        "By rating, the upper half of a group meets the lower half. With {0} against {1}, "
        "{would:pair|pairs} instead of {is} would come from one and the same half."
    ),
    "why_not_changed": (
        "With {0} against {1}, {would:pair|pairs} instead of {is} would differ from the order of "
        "rating, and colours would be no better."
    ),
    "why_not_sizes": (
        "With {0} against {1}, opponents would be switched by {would:rating point|rating points} "
        "in all, instead of {is}."
    ),
    "why_not_distance": (
        "With {0} against {1}, opponents would be further from the order of rating ({would} "
        "instead of {is}: places off, each squared, added up)."
    ),
    "why_not_lower_down": (
        "With {0} against {1}, all would be equal by the rules, but the change would be higher up "
        "the list."
    ),
    "why_not_lot": (
        "With {0} against {1}, all would be equal by the rules. Between such pairings a fixed "
        "number decides, the same on every computer."
    ),
    "why_not_equal": (
        "{0} against {1} would have been just as good by every count; another pairing as good was "
        "taken."
    ),
    # What stands in the way
    "results_missing": (
        "Round {round} still waits for {count:board|boards}: {tables}. Enter what they report, "
        "then pair."
    ),
    "event_finished": (
        "All {rounds:planned round is|planned rounds are} paired. To go on, raise “Rounds”."
    ),
    "cannot_seat": (
        "A round takes 2 or more players, and {players:is|are} in. Enter "
        "{missing:more player|more players}, or take back somebody who left."
    ),
    "all_ask_for_byes": (
        "{players} players are in, and {byes:has|have} asked for a bye in round {round}. A round "
        "needs two who play: undo a request, or take somebody back."
    ),
    "forbidden_in_the_way": (
        "The {players} players cannot all be paired in round {round} as long as {pairs:pair "
        "is|pairs are} not to meet ({0} and {1}, for example). Let some who are kept apart meet "
        "after all."
    ),
    "all_had_the_bye": (
        "The number of players is odd ({players}), and each of them has had a full point without "
        "playing; nobody can have a second one. Enter one more player, or give somebody a bye on "
        "request in round {round}."
    ),
    "no_round_left": (
        "Round {round} cannot be paired: nobody meets twice, and nobody gets a second full-point "
        "bye. {players} players need {needed:board|boards}, and those who have not met yet fill "
        "{pairs} at once (pairs who have not met: {possible}). Enter more players, have somebody "
        "ask for a bye where the number is odd, or end the event here."
    ),
    "too_late_to_enter": (
        "All {rounds:planned round is|planned rounds are} paired, so nobody can join any more. "
        "Raise “Rounds” first to go on."
    ),
    "fewer_rounds_than_posted": (
        "{posted:round is|rounds are} posted already, so “Rounds” cannot be {rounds}. Choose "
        "{posted} or more."
    ),
    "first_colour_given": (
        "Round 1 is posted, and the first colour is given. To change it, undo that round."
    ),
    "acceleration_under_way": (
        "Whether the first two rounds are accelerated is settled with round 1, and how, with "
        "round 2. {posted:round is|rounds are} posted; undo them to change it."
    ),
    "too_many_half_byes": (
        "{0} has {has:half-point bye|half-point byes} already, and {most} is the most a player may "
        "request."
    ),
    "last_round_bye_stands": (
        "A half-point bye asked for in the last round stands (rule 22C), so {0} keeps the one in "
        "round {round}. If your event allows it, say so in the settings: half-point byes, last "
        "round, can be withdrawn."
    ),
    "bye_after_the_end": (
        "{rounds:round is|rounds are} planned, so {0} cannot have a bye in round {round}. Choose "
        "a round up to {rounds}, or raise “Rounds”."
    ),
    # Reports
    "winner_draw_or_forfeit": (
        "Board {table}: say who won, {0} or {1}, or that it was a draw, or who did not play."
    ),
    "no_games_in_forfeit": (
        "Board {table}: a game that was not played has no games to count. Leave “games” out."
    ),
    "games_say_otherwise": (
        "Board {table} plays one game, and the games counted say something else than the result. "
        "Leave “games” out or make them agree."
    ),
    # Boards by hand
    "not_each_once": (
        "Every player of round {round} sits at one board, and nobody else. Look at {everyone}."
    ),
    "board_of_two": "Board {table} has {given:player|players}. Name two, White first.",
    "board_has_reported": (
        "Board {table} ({0} against {1}) has reported and stays as it is. Clear its result first."
    ),
    "rematch": "Board {table}: {0} and {1} have met in round {round}.",
    "forbidden_pair": "Board {table}: {0} and {1} are not to meet.",
    "score_gap": "Board {table}: {0} and {1} have different scores.",
    "third_in_a_row": "Board {table}: {0} has {colour:word} a third time in a row.",
}
