"""Words of accumulated strikes."""

from tourneydesk.present.english.strikes_answers import ANSWERS

STRIKES = {
    # The round
    "round_random": (
        "Round {round} is a random round: strikes play no part in the seating. Random rounds and "
        "rounds by strikes take turns, and the first is random."
    ),
    "round_split": (
        "Round {round} is split by strikes: random rounds and rounds by strikes take turns, and "
        "the first is random."
    ),
    "tables_for_players": "{players} players make {tables:table|tables}: {sizes}.",
    "lot_at_the_line": (
        "{tied} players with {strikes:strike|strikes} stood at the line between {upper} and "
        "{lower}. A lot put {up} of them into {upper}."
    ),
    "last_game_of_two": (
        "{everyone} share the win. One last game between them decides, whatever their strikes."
    ),
    # The tables
    "table_by_lot": (
        "Drawn at random, whatever the strikes; players who have met least often sit together "
        "where that can be."
    ),
    "only_table": "All {players} players who take part sit at one table.",
    "table_of_group": (
        "A table of group {group}: players with {low} to {high} strikes before this round."
    ),
    "table_of_group_level": (
        "A table of group {group}: everybody with {strikes:strike|strikes} before this round."
    ),
    "nobody_met_before": "No two players at this table have met before.",
    "pair_met_before": "{0} and {1} have met before; no other two at this table have.",
    "pairs_met_before": "{again} of the {pairs} pairs of players at this table had met before.",
    "plan_nobody_again": "At all tables of this round or group, nobody meets again.",
    "plan_meets_again": (
        "Over all tables of this round or group, {again:pair meets|pairs meet} again."
    ),
    "plan_proved_least": (
        "No other seating has fewer repeated opponents (penalty {penalty}; a pair counts more the "
        "more often it has met)."
    ),
    "plan_best_found": (
        "No seating with fewer repeated opponents was found (penalty {penalty}; a pair counts more "
        "the more often it has met)."
    ),
    "plan_best_of_thirty": (
        "That is the best of thirty seatings dealt at random (penalty {penalty}; a pair counts "
        "more the more often it has met)."
    ),
    "forbidden_together": (
        "{everyone} are not to meet, but no exchange of players would part them."
    ),
    "forbidden_not_looked_at_here": (
        "{everyone} are not to meet. The thirty dealt seatings do not look at this; part them by "
        "hand, or choose the seating with the fewest repeated opponents."
    ),
    "seated_by_hand": "The organizer seated this table by hand.",
    "seated_around": (
        "Seated from the players who were free; what stayed as it was: {tables:table|tables}."
    ),
    "bye_fewest_strikes": (
        "{0} sits this round out: the bye goes to the player with the fewest strikes ({strikes})."
    ),
    "bye_fewest_strikes_in_turn": (
        "{0} sits this round out, with the fewest strikes ({strikes}) of those due a bye. Nobody "
        "has a second bye before everyone has had one."
    ),
    "bye_by_lot": "{everyone} had the same number of strikes ({strikes}); a lot chose.",
    # What a round costs: heads of columns
    "weigh_forbidden": "pairs not to meet at one table",
    "weigh_out_of_group": "players out of their group",
    "weigh_sizes": "tables of another size",
    "weigh_met": "penalty for players who have met",
    # The end
    "won_alone": "{0} wins: the only player left, with {strikes:strike|strikes}.",
    "won_strikes_and_game": (
        "{0} wins: fewer strikes than {1} ({strikes} to {other}), and not behind in the last game."
    ),
    "won_game": (
        "{0} wins: ahead in the last game. {1} has fewer strikes ({strikes} to {other}), but came "
        "only in place {place} there."
    ),
    "won_game_equal_strikes": (
        "{0} wins: as many strikes as {1} ({strikes}), and ahead in the last game."
    ),
    "share_second_in_game": (
        "{0} and {1} both win. {0} has fewer strikes ({strikes} to {other}) and came second in "
        "the last game; {1} won that game."
    ),
    "share_equal_game": (
        "{0} and {1} both win: equal strikes ({strikes}) and equal scores in the last game."
    ),
    "won_fewer_strikes": "{0} wins: fewer strikes than {1} ({strikes} to {other}).",
    "won_fewer_strikes_bye": (
        "{0} wins: fewer strikes than {1} ({strikes} to {other}). They did not both play in the "
        "last round, so only the strikes count."
    ),
    "share_equal_strikes_bye": (
        "{0} and {1} both win: equal strikes ({strikes}), and they were not both in the last round."
    ),
    "won_margin": (
        "{0} wins: as many strikes as {1} ({strikes}), and the better margin in the last game "
        "({margin} to {other_margin})."
    ),
    "share_margin": (
        "{0} and {1} both win: equal strikes ({strikes}) and equal margins in the last game "
        "({margin})."
    ),
    "share_no_margin": (
        "{0} and {1} both win: equal strikes ({strikes}), and no margins to compare in the last "
        "games."
    ),
    "won_all_out": (
        "{0} wins: round {round} put everybody out, and nobody else went out with as few strikes "
        "({strikes})."
    ),
    "share_all_out": (
        "{everyone} win together: round {round} put everybody out, and these have the fewest "
        "strikes ({strikes})."
    ),
    "won_playoff": "{0} wins the last game against {1}, which decides whatever the strikes.",
    "share_playoff": "{everyone} tied their last game, so both remain winners.",
    "last_game_possible": (
        "{everyone} share the win. If they like, post one last game between them; it decides."
    ),
    # How near the end is
    "strikes_from_out": (
        "{0} has {strikes:strike|strikes} and is out from {level} on; {more} are missing. One last "
        "place ({last}) is not enough for that."
    ),
    "last_place_puts_out": (
        "{0} has {strikes:strike|strikes} and is out from {level} on; one last place ({last}) is "
        "enough for the missing {more}."
    ),
    "out_after_round": (
        "{0} has {strikes:strike|strikes}, {level} or more, and is out when this round is complete."
    ),
    # Standings
    "missed_rounds": (
        "{0} did not sit in {rounds:round|rounds} and took the strikes of a last place for it "
        "({strikes} each)."
    ),
    "out_by_correction": (
        "{0} is out since round {round} by the results as they are now. Games after it add no "
        "strikes for {0}."
    ),
    # Before the next step
    "results_missing": "Results are still missing from {tables:table|tables}. Enter them first.",
    "event_finished": "The event is over. To go on, undo or correct a result.",
    "cannot_seat": (
        "{players:player cannot|players cannot} play a round: a table needs three or more. Add "
        "players until there are at least 3."
    ),
    "cannot_seat_around": (
        "{players:player who is free fills|players who are free fill} no tables of the sizes "
        "allowed. Let tables stay or free more of them until it is one of these numbers: "
        "{counts_that_work}."
    ),
    "expected_rounds": "With {level} strikes to be out, expect about {rounds} rounds.",
    "expected_rounds_between": (
        "With {level} strikes to be out, expect about {low} to {high} rounds."
    ),
    "expected_rounds_fewer": (
        "With {level:strike|strikes} to be out, expect fewer than {rounds} rounds ({known} strikes "
        "take about {rounds})."
    ),
    "expected_rounds_more": (
        "With {level} strikes to be out, expect more than {rounds} rounds ({known} strikes take "
        "about {rounds})."
    ),
    "five_left_unused": (
        "Three and two at five left counts only where the largest table is 4. Here five players "
        "sit at one table."
    ),
    "three_and_two_needs_two": (
        "Five left would sit at tables of three and two, but the game is marked as not working "
        "with two. As it stands, four play and one has a bye. Say that the game works with two if "
        "you want three and two."
    ),
    "forbidden_not_looked_at": (
        "{pairs:pair is|pairs are} not to meet ({everyone}), but the thirty dealt seatings do not "
        "look at this. Choose the seating with the fewest repeated opponents, or part them by hand."
    ),
    "corrected_out": (
        "By the results as they are now, {everyone} went out earlier and still sat in later "
        "rounds. Those rounds stay as played, but add no strikes for them."
    ),
    "corrected_in": (
        "By the results as they are now, {everyone} stayed in and was left out of a later round. "
        "A round missed counts as a last place. If nothing has been played there yet, undo that "
        "round and make it anew."
    ),
    # What stands in the way
    "three_and_two_without_two": (
        "Tables of three and two need a game that works with two players. Set “Works with two "
        "players” to yes together with it, or choose that four play and one has a bye."
    ),
    "level_fixed": (
        "The elimination level stays at {level} once round 1 is posted: players are in or out by "
        "it. To change it, undo back to before round 1."
    ),
    "too_late_to_enter": (
        "New players can enter only until round 2 is made. It is too late in this event."
    ),
    "late_entry_out": (
        "A late entry starts with {strikes} strikes for the missed round and would be out at once, "
        "as {level:strike|strikes} put a player out. It is too late to enter."
    ),
    "eliminated_for_good": (
        "{0} was eliminated in round {round} with {strikes} strikes and cannot return."
    ),
    "return_too_late": (
        "{0} cannot return: with a last place for each round missed ({rounds}), the strikes come "
        "to {strikes}, and {level} put a player out."
    ),
    "drop_in_last_game": (
        "{0} is in the last game. Enter that game's result with {0} as having left."
    ),
    "no_byes_on_request": (
        "This kind of event has no byes on request. Drop {0} and take {0} back later; a missed "
        "round counts as a last place."
    ),
    "old_result_cleared": (
        "Later rounds were made from round {round}. Enter the right result for table {table} "
        "instead of clearing it."
    ),
    # Reports
    "score_missing": "Table {table}: enter a score for {everyone}, or mark who left.",
    "score_of_withdrawn": (
        "Table {table}: {everyone} cannot have a score and have left. Choose one."
    ),
    # Seating by hand
    "seated_twice": "{everyone} would sit twice. Give each player one seat.",
    "not_in_this_round": (
        "{everyone} does not belong to round {round}. Seat only the players of the round."
    ),
    "without_a_seat": "{everyone} would have no seat. Every player of the round needs one.",
    "other_table_sizes": "Keep tables of the same sizes as posted: {sizes}.",
    "rematch": "{0} and {1} would meet again at table {table} (met before: {times:time|times}).",
    "forbidden_pair": "{0} and {1} are not to meet; they would sit together at table {table}.",
    "score_gap": "Table {table} would mix players of groups {groups}.",
    **ANSWERS,
}
