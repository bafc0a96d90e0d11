"""Words of the RISK 2210 Swiss."""

from tourneydesk.present.english.risk_swiss_answers import ANSWERS

RISK_SWISS = {
    # The number of players
    "cannot_seat": (
        "{players:player|players} cannot be seated: boards take {smallest} to "
        "{largest}, and nobody sits out. "
        "You can {other_way:word} {other} to have {counts_that_work[0]}, or add {up} to have "
        "{counts_that_work[1]}."
    ),
    "boards_of_3_would_do": (
        "Or play unsanctioned: turn off “Sanctioned”, and boards of 3 are allowed too."
    ),
    "swiss_can_end_here": (
        "Or end the Swiss rounds here: set “Swiss rounds” to {rounds}, and what follows them "
        "comes next."
    ),
    "boards_do_not_fit": (
        "{players:player does|players do} not fit on {boards:board|boards}. Numbers of boards that "
        "work: {boards_that_work}. Set “Boards” to such a number, or leave it empty for the fewest."
    ),
    "boards_not_kept": (
        "“Boards” is set to {set}, but {players:player|players} do not fit on that many. The next "
        "round has {boards:board|boards}, the fewest that work."
    ),
    # Pairing
    "results_missing": (
        "Round {round} still waits for {count:table|tables}: {tables}. Enter what they report, "
        "then pair."
    ),
    "earlier_round_open": (
        "Round {round} is open again. Still to report there: {tables:table|tables}."
    ),
    "event_finished": (
        "All planned rounds are played ({rounds}). To go on, raise “Swiss rounds”; once a final "
        "is posted, undo it first."
    ),
    "final_needs_players": (
        "The final needs at least {needed:player|players} who are still in; there are {players}. "
        "Take back someone who left, or turn off “Final board”: then the Swiss standings decide."
    ),
    "over_with_last_one_in": (
        "The event is over: {0} is the last player still in, and has won. To go on, take back "
        "someone who left."
    ),
    "won_as_last_one_in": "{0} is the last player still in, and has won.",
    "nobody_finished_final": (
        "Everyone withdrew from the final. Its players keep their order of the Swiss standings, "
        "so the best of them wins."
    ),
    # Why a board is as it is
    "first_round_random": "Round 1 is drawn at random.",
    "same_points": "Everyone here has {points:match point|match points}.",
    "mixed_points": (
        "The players here have {points} match points. Their groups do not fill whole boards."
    ),
    "taken_from_below": (
        "From the group with {points:match point|match points}, to fill the board of those with "
        "{above}: {everyone}."
    ),
    "met_before": (
        "{0} and {1} met before, in round {round}. No seating with fewer repeats was found "
        "that mixes points as little."
    ),
    "forbidden_together": (
        "{0} and {1} are not to meet, but no way to keep them apart was found that follows the "
        "rules as well. You can seat them by hand."
    ),
    "fewest_boards": "{players:player|players} on {boards:board|boards}, the fewest.",
    "boards_as_set": ("{players:player|players} on {boards:board|boards}, as you set it."),
    "boards_of_5_and_4": "Boards of 5: {fives}, boards of 4: {fours}.",
    "boards_alike": "Boards of {size}: {boards}.",
    "boards_of_4_and_3": "Boards of 4: {fours}, boards of 3: {threes}.",
    "order_mixes_least": (
        "Only one order of the larger and smaller boards mixes players of different points least."
    ),
    "order_drawn": "Which boards are the smaller ones was drawn by lot.",
    "order_for_wishes": (
        "Several orders of the larger and smaller boards mix points equally little. Of those drawn "
        "by lot and tried, the one that keeps apart best was taken."
    ),
    "order_by_lot": (
        "Which boards are the smaller ones was drawn by lot among the orders that mix players of "
        "different points least."
    ),
    "new_opponents_first": (
        "New opponents first: among players of equal points, those who have not met yet come "
        "together where that can be. Pairs who meet again this round, as paired: {repeats}."
    ),
    "equal_points_by_lot": "Among players of equal points the draw is random.",
    "forbidden_apart": (
        "Players who are not to meet are kept apart where the rules allow it. The rest is drawn at "
        "random."
    ),
    "seats_by_lot": "The seats at each board are drawn by lot.",
    "seated_by_hand": "Seated by hand.",
    "seated_around": (
        "Seated from the players who were free; what stayed as it was: {tables:board|boards}."
    ),
    "cannot_seat_around": (
        "{players:player who is free cannot|players who are free cannot} fill boards of the sizes "
        "allowed. Let boards stay or free more of them until it is one of these numbers: "
        "{counts_that_work}."
    ),
    # What a round costs: heads of columns
    "weigh_forbidden": "pairs not to meet at one board",
    "weigh_sizes": "boards of another size",
    "weigh_groups": "points groups bridged",
    "weigh_points": "match points between players of a board",
    "weigh_met": "pairs who have met",
    # How near the cut is
    "cut_in_points": (
        "{0} would be in the final as things stand: {gap:match point|match points} ahead of {1}, "
        "the first below the cut."
    ),
    "cut_out_points": (
        "{0} would miss the final as things stand: {gap:match point|match points} behind {1}, "
        "who has its last seat."
    ),
    "cut_in_game_points": (
        "{0} would be in the final as things stand: {gap:game point|game points} ahead of {1}, "
        "the first below the cut."
    ),
    "cut_out_game_points": (
        "{0} would miss the final as things stand: {gap:game point|game points} behind {1}, "
        "who has its last seat."
    ),
    "cut_in_energy": (
        "{0} would be in the final as things stand: level with {1}, the first below the cut, and "
        "{gap} ahead on energy."
    ),
    "cut_out_energy": (
        "{0} would miss the final as things stand: level with {1}, who has its last seat, and "
        "{gap} behind on energy."
    ),
    "cut_in_lot": "{0} would be in the final as things stand: level with {1}, and in by lot.",
    "cut_out_lot": "{0} would miss the final as things stand: level with {1}, and out by lot.",
    "cut_in_all": "{0} would be in the final: there are seats for all who are still in.",
    "plays_final": "{0} plays the final.",
    # The final
    "final_seats": (
        "The final is for the best {count} of those still in. Their places in the standings: "
        "{places}."
    ),
    "final_seat_by_lot": (
        "Level on match points, game points and energy at the last seats, and in by lot: "
        "{everyone}."
    ),
    "final_missed_by_lot": (
        "Level on match points, game points and energy at the last seats, and out by lot: "
        "{everyone}."
    ),
    # Standings
    "tied_drawn_by_lot": (
        "{0} is level with others on match points, game points and energy ({tied} in all): tied, "
        "drawn by lot. Drawn number {lot}; the highest ranks first."
    ),
    "final_place": "{0} finished the final in place {place}.",
    "final_withdrawn": "{0} withdrew from the final, and ranks below those who finished it.",
    # Reports of a board
    "placed_and_withdrawn": (
        "Both a place and a withdrawal are entered for {everyone}. Keep one of the two."
    ),
    "place_missing": (
        "No place yet for {everyone}. Enter the finishing place, or mark as withdrawn."
    ),
    "place_shared": (
        "Place {place} is given to {everyone}. Each place goes to one player; boards have no ties."
    ),
    "place_skipped": (
        "Nobody has place {place}. {finished:player|players} finished, so the places run from 1 "
        "to {finished}."
    ),
    "game_points_missing": (
        "Game points are missing for {everyone}. They may decide a tie; enter 0 if there were none."
    ),
    "energy_missing": (
        "Energy left is missing for {everyone}. It may decide a tie; enter 0 if there was none."
    ),
    "below_nothing": "A figure of {0} is {value}. Enter 0 or more.",
    # Changes
    "no_byes_here": "There are no byes here: everyone still in sits at a board every round.",
    "final_posted_no_entries": "The final is posted. Nobody can enter any more.",
    "final_posted_setting_stays": "The final is posted, so “{setting:setting}” stays as it is.",
    "fewer_rounds_than_posted": (
        "That makes {rounds:Swiss round|Swiss rounds}, but {posted} are posted already. Choose "
        "{posted} or more."
    ),
    "boards_of_3_posted": (
        "There are boards of 3 in this event, which are not sanctioned. It stays unsanctioned."
    ),
    # Seating by hand
    "seated_twice": "Seated more than once: {everyone}. Seat each player once.",
    "left_unseated": "Without a seat: {everyone}. Give everyone of the round a board.",
    "not_in_this_round": "Not in round {round}: {everyone}. Seat only those of this round.",
    "table_has_reported": (
        "Table {table} has reported. Leave it as it is, or clear its result first."
    ),
    "final_is_one_board": "The final is one board. Seat all its players together.",
    "board_size": (
        "Table {table} has {players:player|players}. A board here takes {least} to {most}."
    ),
    "score_gap": "Table {table} mixes match points: {points}.",
    "forbidden_pair": "Table {table}: {0} and {1} are not to meet.",
    "rematch": "Table {table}: {0} and {1} met in round {round}.",
    # Why two did not meet
    **ANSWERS,
}
