"""Words about what settings lead to, and about the formats for somebody who is new to them."""

CONSEQUENCES = {
    # What each format is
    "about_risk-swiss": (
        "Games of four or five at a board, new opponents each round, points for the places. "
        "The best five then play a final board, and its winner wins the event."
    ),
    "about_age-swiss": (
        "Games of two: everybody plays every round against somebody with a like record. "
        "Players meet others of their own age group as far as it goes."
    ),
    "about_dual-ring": (
        "Everybody sits in one big ring and plays both neighbours at once, from one start. "
        "The loser of a game is out, the ring closes, and so on until somebody has won."
    ),
    "about_strikes": (
        "Games of three to five; the lower your place, the more strikes you get. "
        "Whoever has too many strikes is out, and the last one left wins."
    ),
    "about_us-swiss": (
        "Games of two by the rules of US Chess: winners meet winners, nobody meets twice, and "
        "nobody is knocked out. With ratings, Black and White, and accelerated rounds if you wish."
    ),
    # What so many players and these settings make
    "of_boards": "{count:board|boards} of {size}",
    "of_tables": "{count:table|tables} of {size}",
    "of_size": "{count} of {size}",
    "swiss_rounds_one": "one Swiss round",
    "swiss_rounds_many": "{rounds} Swiss rounds",
    "boards_then_final": "{players:player|players}: {boards}, {rounds}, then a final of {final}.",
    "boards_no_final": "{players:player|players}: {boards}, {rounds}, and no final.",
    "ring_of": (
        "{players:player|players}: {players:board|boards} in one ring, {players} games at once. "
        "Everybody plays at two boards, so bring {players:game set|game sets}."
    ),
    "strikes_tables": "{players:player|players}: {tables} in round 1. {rounds}",
    "strikes_tables_bye": "{players:player|players}: {tables} in round 1, one sits out. {rounds}",
    "age_rounds_by_chart": (
        "{players:player|players}: {rounds:round|rounds} by the chart, {tables:table|tables} in "
        "each."
    ),
    "age_rounds_below_chart": (
        "{players:player|players}: {rounds:round|rounds}, {tables:table|tables} in each."
    ),
    "age_rounds_as_set": (
        "{players:player|players}: {rounds:round|rounds} as you set it, {tables:table|tables} in "
        "each. The chart says {chart}."
    ),
    "one_sits_out": "The number is odd, so one player sits out each round.",
    "acceleration_is_not_recommended": (
        "Acceleration not recommended: {players:player|players}, {rounds:round|rounds} (worthwhile "
        "from {threshold})."
    ),
    "acceleration_is_recommended": (
        "Acceleration recommended: {players:player|players}, {rounds:round|rounds} (worthwhile "
        "from {threshold})."
    ),
    "accelerated_quarters": (
        "Accelerated in rounds 1 and 2: first A1 meets A2 and B1 meets B2, so the strong meet the "
        "strong from the start."
    ),
    "half_upper": "upper half",
    "half_lower": "lower half",
}
