"""Words that all formats share."""

COMMON = {
    # Settings
    "unknown_setting": "There is no setting “{setting}” here. Settings: {known}.",
    "unknown_value": "“{setting}” cannot be {value}. What works: {works}.",
    "value_between": "“{setting}” cannot be {value}. What works: {low} to {high}.",
    "value_between_or_null": "“{setting}” cannot be {value}. What works: {low} to {high} or null.",
    "value_of_list": "“{setting}” cannot be {value}. What works: a list of {works}.",
    "value_rising": (
        "“{setting}” cannot be {value}. What works: a rising list of 1 to {most} whole numbers "
        "from {low} to {high}."
    ),
    "value_names": (
        "“{setting}” cannot be {value}. What works: a list of 1 to {most} different names of 1 to "
        "{longest} characters, or null."
    ),
    # Reports of a table
    "result_part_unknown": "A result here has no “{unknown}”. It can hold {known}.",
    "result_part_not_by_player": "“{part}” must name each player with his figure.",
    "result_part_not_a_list": "“{part}” must be a list of players.",
    "player_named_twice": "“{part}” names someone twice. Name each player once.",
    "not_at_this_table": "Player {named} does not sit at table {table}; seated there: {everyone}.",
    "not_a_whole_number": (
        "{part:word} of {0} cannot be {value}. Enter a whole number from {low} to {high}."
    ),
    "not_a_number": (
        "{part:word} of {0} cannot be {value}. Enter a number of at most a billion, with at most "
        "six decimal places."
    ),
    "match_result_unclear": ("Say one thing for {everyone}: who won, a draw, or who did not play."),
}
