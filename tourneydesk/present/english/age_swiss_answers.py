"""Words of the Age-Modified Swiss: why two did not meet."""

ANSWERS = {
    # Why two did not meet
    "they_did_meet": "{0} and {1} did meet in this round, at table {table}.",
    "tables_by_hand": (
        "Tables of round {round} were seated by hand, so the rules alone do not say why {0} and "
        "{1} did not meet."
    ),
    "are_kept_apart": "{0} and {1} are to be kept apart.",
    "two_of_same_age": "{0} and {1} are both in the age group {older:ages}.",
    "two_of_other_ages": "{0} is in the age group {older:ages}, {1} in {younger:ages}.",
    "two_with_same_record": (
        "{0} and {1} both had {record}, and both are in the age group {older:ages}."
    ),
    "two_with_same_record_other_ages": (
        "{0} and {1} both had {record}; {0} is in the age group {older:ages}, {1} in "
        "{younger:ages}."
    ),
    "two_with_other_records": (
        "{0} had {record}, {1} had {other}; both are in the age group {older:ages}."
    ),
    "two_with_other_records_and_ages": (
        "{0} had {record} and is in the age group {older:ages}; {1} had {other} and is in "
        "{younger:ages}."
    ),
    "rest_could_not_pair": "If {0} and {1} had met, the others could not all have been paired.",
    "they_met_before": (
        "{0} and {1} had played each other before, and everyone could have a new opponent."
    ),
    "they_met_too": (
        "{0} and {1} had played each other before. {best:pair|pairs} had to meet again at the "
        "least; with these two it would have been {then}."
    ),
    "more_repeats": (
        "If {0} and {1} had met, {then:pair|pairs} instead of {best} would have met again."
    ),
    "bye_would_move": (
        "If {0} and {1} had met, the bye would have gone to {3} instead of {2}, who came before."
    ),
    "more_moved_again": (
        "If {0} and {1} had met, {then:player|players} instead of {best} would have had to move "
        "down a second time, from {record}."
    ),
    "more_left_over": (
        "If {0} and {1} had met, {then:player|players} instead of {best} would have had no "
        "opponent at {record} and moved down."
    ),
    "older_left_over": (
        "If {0} and {1} had met, someone older would have had to move down from {record}. It is to "
        "be the youngest."
    ),
    "more_eldest_with_youngest": (
        "If {0} and {1} had met, {then:pair|pairs} instead of {best} at {record} would have been "
        "{eldest:ages} against {youngest:ages}."
    ),
    "more_mixed": (
        "If {0} and {1} had met, {then:pair|pairs} instead of {best} at {record} would have "
        "differed both in record and in age group."
    ),
    "more_age_distance": (
        "If {0} and {1} had met, opponents at {record} would have been further apart in age: "
        "{then:age group|age groups} in all, instead of {best}."
    ),
    "lot_decided": "By the rules {0} and {1} could have met just as well. A lot decided.",
}
