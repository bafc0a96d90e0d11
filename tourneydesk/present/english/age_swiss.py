"""Words of the Age-Modified Swiss."""

from tourneydesk.present.english.age_swiss_answers import ANSWERS

AGE_SWISS = {
    # Age groups named by their ages
    "ages_n_and_under": "{0} and under",
    "ages_n_and_up": "{0} and up",
    # The number of players and rounds, ages
    "cannot_seat": (
        "A round takes 2 or more players, and {players:is|are} in. Enter or take back "
        "{missing:more player|more players}."
    ),
    "ages_missing": (
        "{players:player has|players have} no age yet: {everyone}. Players meet within their age "
        "groups, so enter the age or the age group of each before pairing."
    ),
    "age_group_unknown": (
        "There is no age group “{group:ages}” here. The age groups are {groups:ages}."
    ),
    "no_pairing_possible": (
        "The pairs that are to be kept apart leave no way to pair {players:player|players}. Let "
        "some of those pairs meet after all."
    ),
    "may_meet_nobody": "Kept apart from everyone else: {everyone}.",
    # Pairing around tables that stay, and what a round costs (heads of columns)
    "paired_around": (
        "{0} and {1} were paired around the tables and byes that stay as they are "
        "({players:player|players})."
    ),
    "around_no_way": (
        "The {players:player who is|players who are} free cannot be paired with each other: some "
        "are to be kept apart. Free more tables."
    ),
    "around_only_again": (
        "Among the {players:player who is|players who are} free, {pairs:pair|pairs} would meet "
        "again; with every table free it would be {best}. Free more tables."
    ),
    "weigh_forbidden": "pairs to be kept apart",
    "weigh_rematches": "pairs who have met",
    "weigh_byes_again": "second byes",
    "weigh_bye_sooner": "players due the bye sooner",
    "weigh_moved_again": "players moved down again",
    "weigh_moved": "moves down",
    "weigh_moved_ages": "age groups of those moved down, added up",
    "weigh_eldest_youngest": "eldest with youngest",
    "weigh_mixed": "different record and age",
    "weigh_age_distance": "age groups apart, added up",
    "can_end_here": (
        "Or end the event here: set “Rounds” to {rounds}, and the standings are final."
    ),
    "ended_with_too_few": (
        "{players:player is|players are} still in, too few for another round. The standings are "
        "final. To go on, take back someone who left."
    ),
    "repeats_unavoidable": (
        "Not everyone can have a new opponent any more: {pairs:pair meets|pairs meet} again, as "
        "few as can be."
    ),
    "rounds_below_chart": (
        "{rounds:round|rounds} for {players:player|players}: the chart begins at 17 players, so "
        "this is our own number, enough to leave one player unbeaten. Set “Rounds” for another."
    ),
    "more_rounds_than_opponents": (
        "{players} players have new opponents for {fresh:round|rounds}, and {rounds} are planned. "
        "After that, players meet again."
    ),
    # What now
    "results_missing": (
        "Round {round} still waits for {count:table|tables}: {tables}. Enter what they report, "
        "then pair."
    ),
    "earlier_round_open": (
        "Round {round} is open again. Still to report there: {tables:table|tables}."
    ),
    "event_finished": ("All planned rounds are played ({rounds}). To go on, raise “Rounds”."),
    # Why these two meet
    "first_round_same_age": (
        "{0} and {1} are both in the age group {older:ages}. Round 1 is drawn by lot within the "
        "age groups."
    ),
    "first_round_other_age": (
        "{0} is in the age group {older:ages}, {1} in {younger:ages}. In round 1, whoever has no "
        "opponent left in the own age group meets one of another."
    ),
    "same_record_same_age": (
        "{0} and {1} both have {record}, and both are in the age group {older:ages}."
    ),
    "same_record_other_age": (
        "{0} and {1} both have {record}; {0} is in the age group {older:ages}, {1} in "
        "{younger:ages}."
    ),
    "meet_below_same_age": (
        "{0} has {high} and moved down to meet {1}, who has {record}. Both are in the age group "
        "{older:ages}."
    ),
    "meet_below_other_age": (
        "{0} has {high} and moved down to meet {1}, who has {record}. {0} is in the age group "
        "{high_group:ages}, {1} in {low_group:ages}."
    ),
    "alone_of_age": (
        "Among those paired at {record}, {0} is the only one of the age group {group:ages}, and so "
        "meets another age."
    ),
    "odd_one_of_age": (
        "Among those paired at {record} there are {players} of the age group {group:ages}. That "
        "is an odd number, so one of them meets another age: {0}."
    ),
    "broken_for_ages": (
        "{0} could have met someone of the age group {group:ages}, but then someone of "
        "{eldest:ages} would have had to meet someone of {youngest:ages}. To avoid that, {0} meets "
        "another age."
    ),
    "ages_differ_for_others": (
        "{0} and {1} are of different age groups, because any other pairing of those at {record} "
        "was no better: somebody would have met an old opponent again, had nobody to meet, or met "
        "someone further away in age."
    ),
    # Who moved down
    "moved_as_only_one": (
        "{0} was the only one to be paired at {record}, and so moved down. {0} still has {own}."
    ),
    "moved_as_youngest": (
        "{players} players were to be paired at {record}, so one had to move down. That is the "
        "youngest: {0} ({group:ages}). {0} still has {own}."
    ),
    "moved_by_lot": (
        "{players} players were to be paired at {record}, so one had to move down. That is one of "
        "the youngest, {0} ({group:ages}). A lot decided between {alike} of them, as far as all "
        "others could be paired as well. {0} still has {own}."
    ),
    "moved_though_older": (
        "{players} players were to be paired at {record}, so one had to move down. With someone "
        "younger gone, not everyone here or below could have had a new opponent, so {0} "
        "({group:ages}) moved. {0} still has {own}."
    ),
    "moved_for_first_time": (
        "{players} players were to be paired at {record}, so one had to move down. Those younger "
        "had moved down already and are not to do so twice, so {0} ({group:ages}) moved. {0} still "
        "has {own}."
    ),
    "moved_with_others": (
        "{left_over:player|players} had to move down from {record}, because those there had met "
        "before, or someone below would have been left without an opponent. {0} is one of them and "
        "still has {own}."
    ),
    # Byes
    "bye_first_round": (
        "{0} sits out: the number of players is odd, and a bye counts as a win ({points} points). "
        "In round 1 it goes to the youngest age group there is, {group:ages}."
    ),
    "bye_odd": (
        "{0} sits out: the number of players is odd, and a bye counts as a win ({points} points). "
        "It goes to those with the fewest byes so far, among them to the lowest record, and there "
        "to the youngest age group: {0} has {record} and is in {group:ages}."
    ),
    "bye_once_more": (
        "{0} has had {byes:bye|byes} before. Everyone else has had as many, or could not have "
        "one without more pairs meeting again."
    ),
    "bye_not_sooner": (
        "{players:player|players} would have come before {0}, but then the others could not all "
        "have been paired with as many new opponents."
    ),
    "bye_by_lot": "{players} players were equal for the bye; a lot chose {0}.",
    # The whole round
    "first_round": "Round 1 pairs each age group by lot, the oldest first.",
    "record_then_age": (
        "Players meet others of the same match record, and among those of the same age group, as "
        "far as it works out."
    ),
    "equal_by_lot": "Where pairings were equally good, a lot decided.",
    "met_before": (
        "{0} and {1} have played each other before ({times:time|times}). Not everyone could have a "
        "new opponent."
    ),
    "seated_by_hand": "The organizer seated this table by hand.",
    # Standings
    "tie_latest_loss": (
        "{0} is one of {players} players with {points:match point|match points}. Among them, who "
        "lost later ranks higher; the last loss of {0} was in round {round}."
    ),
    "tie_never_lost": (
        "{0} is one of {players} players with {points:match point|match points}, and never lost. "
        "That ranks above any loss."
    ),
    "tie_opponents": (
        "{0} is one of {players} players with {points:match point|match points}. Among them, the "
        "share of wins of their opponents decides: {percent} % for {0}. This way of breaking ties "
        "is ours."
    ),
    "place_shared": (
        "{players} players are equal and share places {first}–{last}. Prizes for these places are "
        "put together and split equally."
    ),
    # Reports of a table
    "one_game_a_match": (
        "A match here is one game. Enter who won, or a draw, without more games than that."
    ),
    "too_many_games": (
        "{0} {won}, {1} {lost}, drawn {drawn}: best of {games} ends at {wins:win|wins}, and the "
        "card has room for five games. Look at the games again."
    ),
    "games_do_not_fit": (
        "The games ({0} {won}, {1} {lost}, drawn {drawn}) say something else than the result of "
        "the match. Correct one of the two."
    ),
    # Changes
    "no_byes_on_request": (
        "There are no byes on request here. A player who misses a round can be dropped and taken "
        "back; {0} loses the rounds missed."
    ),
    "age_group_names_count": (
        "There are {groups:age group|age groups}, but {names:name|names}. Give each age group one "
        "name, the youngest first, or none for names made from the ages."
    ),
    "age_groups_in_use": (
        "Rounds are paired by these age groups already ({rounds}), so they stay as they are."
    ),
    "fewer_rounds_than_posted": (
        "That makes {rounds:round|rounds}, but {posted} are posted already. Choose {posted} or "
        "more."
    ),
    "games_reported": (
        "Some tables have reported their games already, so “{setting:setting}” stays as it is."
    ),
    # Seating by hand
    "seated_twice": "Seated more than once: {everyone}. Seat each player once.",
    "left_unseated": "Without a seat: {everyone}. Give everyone of the round a table.",
    "not_seated_here": "Not in round {round}: {everyone}. Name only those of this round.",
    "two_at_a_table": (
        "Table {table} has {players:player|players}. Seat two players at each table."
    ),
    "table_has_reported": (
        "Table {table} has reported. Leave it as it is, or clear its result first."
    ),
    "score_gap": "Table {table}: {0} and {1} differ in match points, {high} and {low}.",
    "forbidden_pair": "Table {table}: {0} and {1} are to be kept apart.",
    "rematch": "Table {table}: {0} and {1} have played each other before.",
    **ANSWERS,
}
