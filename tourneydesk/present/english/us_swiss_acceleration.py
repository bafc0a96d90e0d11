"""Words of the US Chess Swiss: accelerated rounds, and when acceleration is recommended."""

ACCELERATION = {
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
    # Acceleration: when
    "acceleration_recommended": (
        "Acceleration is recommended: {players} players are at least {threshold} (1½ times 2 to "
        "the power of {rounds}, 28R). Expect {expected:word_perfect} without it, "
        "{expected_accelerated:word_few} with it."
    ),
    "acceleration_not_recommended": (
        "Acceleration is not recommended: {unmet:word_unmet}. Expect {expected:word_perfect} "
        "without it, {expected_accelerated:word_few} with it."
    ),
    "word_unmet_rounds_n_n": "it needs at least {1} rounds",
    "word_unmet_players_n_n_n": ("{0} players are fewer than {1} (1½ times 2 to the power of {2})"),
    "word_unmet_class_n_n_n_n": (
        "{0} of {1} rated players are in one class ({2}–{3}), more than half"
    ),
    "word_perfect_about_n": "about {0} perfect scores",
    "word_perfect_about_one": "about one perfect score",
    "word_perfect_under_one": "fewer than one perfect score",
    "word_few_about_n": "about {0}",
    "word_few_about_one": "about one",
    "word_few_under_one": "fewer than one",
}
