"""Why somebody has his place: what ranks him behind one and ahead of another, and his figures.

``{0}`` is the player, ``{1}`` the one he is compared with, at ``{place}``.
"""

PLACES = {
    # Places in words
    "place_1": "{place}st",
    "place_2": "{place}nd",
    "place_3": "{place}rd",
    "place_other": "{place}th",
    # Compared with the one above, and the one below
    "behind_on": "Behind {1} ({place}) on {what}: {own} against {other}.",
    "behind_on_level": "Behind {1} ({place}): level on {level}, then {what} {own} against {other}.",
    "ahead_on": "Ahead of {1} ({place}) on {what}: {own} against {other}.",
    "ahead_on_level": (
        "Ahead of {1} ({place}): level on {level}, then {what} {own} against {other}."
    ),
    "behind_by_lot": "Behind {1} ({place}): level on {level}, and drawn by lot.",
    "ahead_by_lot": "Ahead of {1} ({place}): level on {level}, and drawn by lot.",
    "shares_with": "Shares the place with {names}: level on {level}.",
    "shares_with_more": "Shares the place with {names} and {count:other|others}: level on {level}.",
    "nothing_played": "Nobody has a result yet, so all are level.",
    # What ranks besides points and tiebreaks
    "behind_here": "Behind {1} ({place}), who is in the event; {0} has left.",
    "ahead_here": "Ahead of {1} ({place}), who has left.",
    "behind_in": "Behind {1} ({place}), who is still in; {0} is out.",
    "ahead_in": "Ahead of {1} ({place}), who is out; {0} is still in.",
    "behind_out_in": "Behind {1} ({place}), who went out later: round {other} against {own}.",
    "ahead_out_in": "Ahead of {1} ({place}), who went out earlier: round {other} against {own}.",
    "behind_stayed": "Behind {1} ({place}), who went out later.",
    "ahead_stayed": "Ahead of {1} ({place}), who went out earlier.",
    "behind_won": "Behind {1} ({place}), who has won.",
    "ahead_won": "Ahead of {1} ({place}): {0} has won.",
    "behind_last_game": "Behind {1} ({place}), who played the last game of two.",
    "ahead_last_game": "Ahead of {1} ({place}): {0} played the last game of two.",
    "behind_finalist": "Behind {1} ({place}), who played the final.",
    "ahead_finalist": "Ahead of {1} ({place}): {0} played the final.",
    "behind_finished_final": "Behind {1} ({place}), who finished the final; {0} withdrew from it.",
    "ahead_finished_final": "Ahead of {1} ({place}), who withdrew from the final.",
    "behind_final_place": "Behind {1} ({place}) in the final: place {own} there against {other}.",
    "ahead_final_place": "Ahead of {1} ({place}) in the final: place {own} there against {other}.",
    "behind_never_lost": "Behind {1} ({place}): level on {level}, but {1} has never lost.",
    "ahead_never_lost": "Ahead of {1} ({place}): level on {level}, and {0} has never lost.",
    "behind_latest_loss": (
        "Behind {1} ({place}): level on {level}, but {1} lost later: round {other} against {own}."
    ),
    "ahead_latest_loss": (
        "Ahead of {1} ({place}): level on {level}, and {0} lost later: round {own} against {other}."
    ),
    # What figures are called inside a sentence
    "level_points": "points",
    "level_strikes": "strikes",
    "level_wins": "wins",
    "level_game_points": "game points",
    "level_energy": "energy",
    "level_opponents": "the opponents' match wins",
    "level_latest_loss": "the round of the last loss",
    "level_modified_median": "Modified Median",
    "level_solkoff": "Solkoff",
    "level_cumulative": "Cumulative",
    "level_median": "Median",
    "level_result": "the games between those tied",
    "level_most_blacks": "games with Black",
    "level_cumulative_opposition": "Cumulative of the opponents",
    "level_sonneborn_berger": "Sonneborn-Berger",
    "level_buchholz": "Buchholz",
    "level_played_first": "points scored over the board",
    "level_opposition_rating": "the opponents' performance",
    "level_kashdan": "Kashdan",
    "level_coin": "the coin flip",
    "level_everything": "everything that is looked at",
    # Figures that are no plain number
    "figure_never": "never",
    "figure_percent": "{percent} %",
    # What a figure is made of
    "made_of": "{what}: {total} = {parts}.",
    "made_of_mean": "{what}: {total}, the mean of {parts}.",
    "made_of_nothing": "{what}: {total}.",
    "part_round": "{value} in round {round}",
    "part_round_player": "{value} in round {round} ({0})",
    "part_table_player": "{value} at table {table} ({0})",
    "part_player": "{value} ({0})",
    "part_player_left_out": "[{value} ({0}), left out]",
    "part_unplayed": "{value} (not played)",
    "part_unplayed_left_out": "[{value} (not played), left out]",
    # What a tiebreak counts
    "counts_modified_median": (
        "The opponents' scores without the lowest, for a plus score; without the highest, for a "
        "minus score; without both at even."
    ),
    "counts_solkoff": "The opponents' scores.",
    "counts_cumulative": "The score after each round, added up: early points weigh more.",
    "counts_median": "The opponents' scores without the highest and the lowest.",
    "counts_result": "Wins less losses in games between those who are tied.",
    "counts_most_blacks": "Games played with Black.",
    "counts_cumulative_opposition": "The opponents' Cumulative figures.",
    "counts_sonneborn_berger": "The scores of those beaten, and half of those drawn with.",
    "counts_buchholz": "The opponents' scores as they stand.",
    "counts_played_first": "1, or 0 for a score made only of unplayed points.",
    "counts_opposition_rating": "The opponents' performance ratings, averaged.",
    "counts_kashdan": "4 for a win, 2 for a draw, 1 for a loss. Unplayed games count nothing.",
    "counts_coin": "Drawn at random from the event's seed.",
    "counts_opponents": (
        "The share of match points that each opponent won, each at least a third."
    ),
    # The column that says how near the end or the cut is
    "head_stakes_risk-swiss": "Final",
    "cut_in_points_short": "in by {gap:match point|match points}",
    "cut_out_points_short": "{gap:match point|match points} short",
    "cut_in_game_points_short": "in by {gap:game point|game points}",
    "cut_out_game_points_short": "{gap:game point|game points} short",
    "cut_in_energy_short": "in by {gap} energy",
    "cut_out_energy_short": "{gap} energy short",
    "cut_in_lot_short": "in by lot",
    "cut_out_lot_short": "out by lot",
    "cut_in_all_short": "in",
    "plays_final_short": "plays it",
    "cut_line": "— Cut to the final —",
    "cut_line_seats": "{count:seat|seats}",
    "cut_why": (
        "The final is for the best {count} of those who are still in. Above the line: who would "
        "sit in it now, and by how much. Below: what is short of its last seat."
    ),
    "head_stakes_strikes": "From being out",
    "strikes_from_out_short": "{more:strike|strikes}",
    "last_place_puts_out_short": "{more:strike|strikes} (last place: out)",
    "out_after_round_short": "out after this round",
    "head_stakes_dual-ring": "In the ring",
    "one_loss_short": "one loss from out",
    "one_loss_or_draw_short": "one loss or draw from out",
    "deciding_loss_short": "last two: a loss makes second",
    "stake_out": "out",
    "stake_left": "left",
    "stake_left_in": "left in round {round}",
}
