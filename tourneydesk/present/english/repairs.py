"""Words of repairs: what is amiss with a posted round, and what was done about it."""

REPAIRS = {
    "repair_not_last": "Round {round} is over and others were made from it; it stays as it is.",
    "repair_stale": (
        "The event has changed since these repairs of round {round} were worked out. Look again."
    ),
    "nothing_to_repair": "Leaving round {round} as it is needs no repair.",
    "no_such_choice": "There is no choice {choice}; there are choices 0 to {last}.",
    "weigh_absent": "players who have left",
    "weigh_out": "players who sit out",
    "repaired_left": "Repaired because {everyone} had left.",
    "repaired_entered": "Repaired because {everyone} had no table yet.",
    "repaired_lighter": (
        "Repaired because, with the results and players as they stood then, a better pairing was "
        "possible."
    ),
    "repair_differs": (
        "Round {round} was repaired, but the rules make something else of the same players, draw "
        "and tables that stayed."
    ),
    "no_ring_to_mend": (
        "Only a Dual Ring that has been set is mended by who has left or by what a table really "
        "reported. In other formats ask for the repairs of the round."
    ),
    "one_repair_at_a_time": "Name who has left or a table, not both: one repair at a time.",
    "step_repaired": "Repair round {round}",
    "step_put_right": "Put the result of table {table} right",
    # What verify finds
    "round_repaired": "Round {round} was paired again in part after it was posted.",
}
