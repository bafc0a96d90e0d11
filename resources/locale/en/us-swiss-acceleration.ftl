### Words of the US Chess Swiss: accelerated rounds, and when acceleration is recommended

## Accelerated rounds

us-swiss-accelerated-upper-half = Accelerated round: { $player1 } and { $player2 } are paired in the upper half of the field, which plays among itself in round 1.
us-swiss-accelerated-lower-half = Accelerated round: { $player1 } and { $player2 } are paired in the lower half of the field, which plays among itself in round 1.
us-swiss-accelerated-upper-winners = Accelerated round: winners of the upper half (A) meet each other in round 2.
us-swiss-accelerated-middle = Accelerated round: in round 2 players of the upper half (A) who did not win are paired with winners of the lower half (B), in order of rating.
us-swiss-accelerated-lower-draws = Accelerated round: players of the lower half (B) who drew in round 1 are paired with each other.
us-swiss-accelerated-lower-losers = Accelerated round: players of the lower half (B) who lost in round 1 are paired with each other.
us-swiss-accelerated-added =
    Accelerated round: { $player1 } and { $player2 } are paired in the group with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }. The upper half (A) has one point more for pairing in rounds 1 and 2, but not in the standings.
us-swiss-reading-adjusted-rating = Rounds 1 and 2 are accelerated by adjusted rating: A winners meet, A non-winners (draws too) meet B winners, B draws meet, B losers meet. The rule book can be read in more than one way here; this is the reading of Windows TD.
us-swiss-reading-added-score = Rounds 1 and 2 are accelerated by added score: the upper half has one point more for pairing only.

## Acceleration: when

us-swiss-acceleration-recommended = Acceleration is recommended: { $players } players are at least { $threshold } (1½ times 2 to the power of { $rounds }, 28R). Expect { WORD($expected, kind: "word-perfect") } without it, { WORD($expected_accelerated, kind: "word-few") } with it.
us-swiss-acceleration-not-recommended = Acceleration is not recommended: { WORD($unmet, kind: "word-unmet") }. Expect { WORD($expected, kind: "word-perfect") } without it, { WORD($expected_accelerated, kind: "word-few") } with it.
us-swiss-word-unmet-rounds-n-n = it needs at least { $n2 } rounds
us-swiss-word-unmet-players-n-n-n = { $n } players are fewer than { $n2 } (1½ times 2 to the power of { $n3 })
us-swiss-word-unmet-class-n-n-n-n = { $n } of { $n2 } rated players are in one class ({ $n3 }–{ $n4 }), more than half
us-swiss-word-perfect-about-n = about { $n } perfect scores
us-swiss-word-perfect-about-one = about one perfect score
us-swiss-word-perfect-under-one = fewer than one perfect score
us-swiss-word-few-about-n = about { $n }
us-swiss-word-few-about-one = about one
us-swiss-word-few-under-one = fewer than one
