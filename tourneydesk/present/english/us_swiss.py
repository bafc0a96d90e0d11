"""Words of the US Chess Swiss."""

US_SWISS = {
    # Who sits out
    "bye_requested": "{0} asked for a bye in this round, worth {points:point|points}.",
    "bye_lowest": (
        "The number of players is odd, so one of them sits out and gets a full point. That is the "
        "lowest-rated player of the lowest score who can have it: {0}, with {points} before this "
        "round. It is a bye, not a win over the board."
    ),
    "bye_not_twice": (
        "{everyone} would have come first, but nobody gets a full point without playing twice."
        " (Players in this position: {count}.)"
    ),
    "bye_not_after_half": (
        "{everyone} would have come first, but took or asked for a half-point bye in another "
        "round, and gets this one only when nobody else is left. (Players in this position: "
        "{count}.)"
    ),
    "bye_not_unrated": (
        "{everyone} would have come first, but has no rating; a rated player with the same score "
        "gets the bye before. (Players in this position: {count}.)"
    ),
    "bye_rest_unpairable": (
        "{everyone} would have come first, but then the others could not all be paired without "
        "somebody meeting an opponent again. (Players in this position: {count}.)"
    ),
    # Why these two meet
    "natural_opponents": (
        "Players of a group are put in order of rating, and the upper half meets the lower half "
        "in that order. {0} and {1} each stand at place {place} of their half."
    ),
    "came_down": (
        "{0}, with {points}, came down to this group and meets the highest-rated player there who "
        "can be met: {1}, with {other_points}."
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
        "{third_before}. Such a switch may be of any size; this one is "
        "{size:rating point|rating points}."
    ),
    "switched_to_equalise": (
        "By rating {0} would meet {2}, and {1} would meet {3}. Opponents were switched so that "
        "more players have White as often as Black: wishes for a colour left open here, {after} "
        "instead of {before}. The switch is {size:rating point|rating points}; up to {limit} are "
        "allowed for this."
    ),
    "switched_to_alternate": (
        "By rating {0} would meet {2}, and {1} would meet {3}. Opponents were switched so that "
        "more players change colours from their last game: wishes for a colour left open here, "
        "{after} instead of {before}. The switch is {size:rating point|rating points}; up to "
        "{limit} are allowed for this."
    ),
    "switched_with_others": (
        "By rating {0} would meet {2}, and {1} would meet {3}. They meet as part of a larger "
        "switch in this group ({size:rating point|rating points} here)."
    ),
    # Who came down
    "went_down": (
        "{0} is the lowest-rated of a group with an odd number of players and goes down to the "
        "next group ({points:point|points})."
    ),
    "went_down_for_others": (
        "{0} goes down to the next group ({points:point|points}): the lowest-rated player who has "
        "a rating, did not come down already, and leaves everybody else with an opponent."
    ),
    "went_down_again": (
        "{0} came down and goes down once more ({points:point|points}), because otherwise not "
        "everybody could be paired without meeting somebody again."
    ),
    "went_down_instead": (
        "{0} goes down to the next group instead of {1}, {size:rating point|rating points} away, "
        "because then colours work out better in the group."
    ),
    # Who has White
    "first_colours": (
        "Neither has had a colour yet: {0} has White, {1} has Black, and the boards take turns."
    ),
    "both_get_due_colours": (
        "Both get the colour they are due: {0} White and {1} Black. Due is the colour had less "
        "often; after as many of each, the other one than last time."
    ),
    "one_gets_due_colour": (
        "{0} gets {colour}, the colour due; {1} has not had a colour yet and takes the other."
    ),
    "larger_imbalance_first": (
        "Both are due {colour}. {0} gets it, being further from having both colours equally often "
        "({balance} apart, against {other_balance})."
    ),
    "colours_last_differed": (
        "Both are due {colour}. The last round in which their colours were not the same was round "
        "{round}; each gets the other colour than then, so {0} has {colour}."
    ),
    "higher_rank_first": (
        "Both are due {colour} and have had the same colours all along. {0} ranks higher and gets "
        "{colour}."
    ),
    "no_third_in_a_row": (
        "{0} has White and {1} Black, because the other way round somebody would have the same "
        "colour three times in a row."
    ),
    "third_colour": (
        "{0} has {other_colour} a third time in a row. No pairing was found that avoids this "
        "for more players."
    ),
    "two_apart": (
        "{0} has {other_colour} now and ends {other_balance} and one more apart. No switch within "
        "the limits helps more players to equal colours."
    ),
    # Accelerated rounds
    "accelerated_upper_half": (
        "Accelerated round: {0} and {1} are paired in the upper half of the field, which plays "
        "among itself in round 1."
    ),
    "accelerated_lower_half": (
        "Accelerated round: {0} and {1} are paired in the lower half of the field, which plays "
        "among itself in round 1."
    ),
    "accelerated_upper_winners": (
        "Accelerated round: winners of the upper half (A) meet each other in round 2."
    ),
    "accelerated_middle": (
        "Accelerated round: in round 2 players of the upper half (A) who did not win are paired "
        "with winners of the lower half (B), in order of rating."
    ),
    "accelerated_lower_draws": (
        "Accelerated round: players of the lower half (B) who drew in round 1 are paired with "
        "each other."
    ),
    "accelerated_lower_losers": (
        "Accelerated round: players of the lower half (B) who lost in round 1 are paired with "
        "each other."
    ),
    "accelerated_added": (
        "Accelerated round: {0} and {1} are paired in the group with {points:point|points}. The "
        "upper half (A) has one point more for pairing in rounds 1 and 2, but not in the "
        "standings."
    ),
    "reading_adjusted_rating": (
        "Rounds 1 and 2 are accelerated by adjusted rating: A winners meet, A non-winners (draws "
        "too) meet B winners, B draws meet, B losers meet. The rule book can be read in more than "
        "one way here; this is the reading of Windows TD."
    ),
    "reading_added_score": (
        "Rounds 1 and 2 are accelerated by added score: the upper half has one point more for "
        "pairing only."
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
    # Why two did not meet
    "why_not_oneself": "{0} is one player. Name two.",
    "why_not_they_did": "{0} and {1} did meet in that round, at board {table}.",
    "why_not_bye": "{0} had the bye for the odd player in that round.",
    "why_not_away": "{0} did not play in round {round}.",
    "why_not_met": "{0} and {1} had met in round {round}, and nobody meets twice.",
    "why_not_forbidden": "The organizer has said that {0} and {1} are not to meet.",
    "why_not_rest_unpairable": (
        "With {0} against {1}, the others could not all be paired without somebody meeting an "
        "opponent again."
    ),
    "why_not_by_hand": (
        "The round was changed by hand. The answer compares with the pairings as the rules make "
        "them."
    ),
    "why_not_other_bye": "With {0} against {1}, the bye would go to {2} instead of {3}.",
    "why_not_more_leave": (
        "With {0} against {1}, {would:player|players} instead of {is} would leave a group to meet "
        "somebody of another score."
    ),
    "why_not_other_odd_player": (
        "With {0} against {1}, {2} would have to go down to the next group instead of {3}, who is "
        "the one to go down by rating."
    ),
    "why_not_third": (
        "With {0} against {1}, players with the same colour a third time in a row would be "
        "{would} instead of {is}."
    ),
    "why_not_over_equalisation_limit": (
        "With {0} against {1}, switches larger than the limit for equal colours would be {would} "
        "instead of {is}."
    ),
    "why_not_equalisation": (
        "With {0} against {1}, players who end with one colour two more than the other would be "
        "{would} instead of {is}."
    ),
    "why_not_over_alternation_limit": (
        "With {0} against {1}, switches larger than the limit for changing colours would be "
        "{would} instead of {is}."
    ),
    "why_not_alternation": (
        "With {0} against {1}, players who have the same colour as last time would be {would} "
        "instead of {is}."
    ),
    "why_not_odd_players": (
        "With {0} against {1}, the player who goes down would be {would} instead of {is} rating "
        "points away from the one named by rating."
    ),
    "why_not_interchanges": (
        "With {0} against {1}, pairs within one half of a group would be {would} instead of {is}."
    ),
    "why_not_changed": (
        "With {0} against {1}, pairs that are not by rating order would be {would} instead of "
        "{is}, and colours would be no better."
    ),
    "why_not_sizes": (
        "With {0} against {1}, switches would add up to {would} instead of {is} rating points."
    ),
    "why_not_distance": (
        "With {0} against {1}, opponents would be further from the order of rating ({would} "
        "instead of {is}, in squared places)."
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
    # Acceleration: when
    "acceleration_recommended": (
        "Accelerated pairings are recommended: {players} players are at least {threshold}, half "
        "way between {power} and {next_power} (2 to the power of {rounds}, and twice that). If "
        "every game has a winner, expect about {perfect} perfect scores without, and about "
        "{perfect_accelerated} with acceleration when stronger players win their games of round 2."
    ),
    "acceleration_not_recommended": (
        "Plain pairings are enough: {players} players are fewer than {threshold}, half way "
        "between {power} and {next_power} (2 to the power of {rounds}, and twice that). If every "
        "game has a winner, expect about {perfect} perfect scores without acceleration, and about "
        "{perfect_accelerated} with it."
    ),
    # What to consider
    "more_rounds_than_opponents": (
        "{players} players can play at most {most:round|rounds} without meeting anybody twice, "
        "and {rounds} are planned. Plan fewer rounds or enter more players."
    ),
    "earlier_round_open": "Round {round} is open again. Still to report there: board {tables}.",
    # What stands in the way
    "results_missing": (
        "Round {round} still waits for {count:board|boards}: {tables}. Enter what they report, "
        "then pair."
    ),
    "event_finished": (
        "All {rounds:planned round is|planned rounds are} paired. To go on, raise “rounds”."
    ),
    "too_few_players": (
        "A round needs two players, and {players:is|are} in. Enter more players, or take back "
        "somebody who left."
    ),
    "all_ask_for_byes": (
        "{players} players are in, and {byes:has|have} asked for a bye in round {round}. A round "
        "needs two who play: undo a request, or take somebody back."
    ),
    "forbidden_in_the_way": (
        "Not all {players} players can be paired in round {round} as long as "
        "{pairs:pair is|pairs are} not to meet, {0} and {1} among them. Allow one of these pairs."
    ),
    "all_had_the_bye": (
        "The number of players is odd ({players}), and each of them has had a full point without "
        "playing; nobody can have a second one. Enter one more player, or give somebody a bye on "
        "request in round {round}."
    ),
    "no_round_left": (
        "Round {round} cannot be paired: nobody meets twice. {players} players are to be paired. "
        "Of all pairs, {possible:has|have} not met yet; at most {pairs:board|boards} can be "
        "filled at once, and {needed} are needed. Enter more players, or end the event here."
    ),
    "too_late_to_enter": (
        "All {rounds:planned round is|planned rounds are} paired, so nobody can join any more. "
        "Raise “rounds” first to go on."
    ),
    "fewer_rounds_than_posted": (
        "{posted:round is|rounds are} posted already, so “rounds” cannot be {rounds}. Choose "
        "{posted} or more."
    ),
    "first_colour_given": (
        "Round 1 is posted, and the first colour is given. To change it, undo that round."
    ),
    "acceleration_under_way": (
        "Whether the first two rounds are accelerated is settled with round 1, and how, with "
        "round 2. {posted:round is|rounds are} posted; undo them to change it."
    ),
    "bye_after_the_end": (
        "{rounds:round is|rounds are} planned, so {0} cannot have a bye in round {round}. Choose "
        "a round up to {rounds}, or raise “rounds”."
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
    "third_in_a_row": "Board {table}: {0} has {colour} a third time in a row.",
}
