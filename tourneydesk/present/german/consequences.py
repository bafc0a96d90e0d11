"""Words about what settings lead to, and about the formats for somebody who is new to them."""

CONSEQUENCES = {
    # What each format is
    "about_risk-swiss": (
        "Vier oder fünf Spieler an einem Tisch, in jeder Runde neue Gegner, Punkte für die Plätze. "
        "Danach spielen die besten fünf an einem Finaltisch; wer dort gewinnt, gewinnt das Turnier."
    ),
    "about_age-swiss": (
        "Zwei Spieler an einem Tisch: Alle spielen jede Runde, gegen jemanden mit ähnlichem Stand. "
        "So weit es geht, kommt der Gegner aus der eigenen Altersgruppe."
    ),
    "about_dual-ring": (
        "Alle sitzen in einem großen Ring und spielen gleichzeitig gegen beide Nachbarn. Wer eine "
        "Partie verliert, scheidet aus, der Ring schließt sich, und so geht es weiter, bis jemand "
        "gewonnen hat."
    ),
    "about_strikes": (
        "Drei bis fünf Spieler an einem Tisch; je schlechter der Platz, desto mehr Strafpunkte. "
        "Wer zu viele hat, scheidet aus, und wer übrig bleibt, gewinnt."
    ),
    "about_us-swiss": (
        "Zwei Spieler an einem Brett nach den Regeln von US Chess: Sieger treffen auf Sieger, "
        "niemand trifft zweimal auf denselben Gegner, und niemand scheidet aus. Mit "
        "Wertungszahlen, Weiß und Schwarz und auf Wunsch mit beschleunigten Runden."
    ),
    # What so many players and these settings make
    "of_boards": "{count:Tisch|Tische} zu {size}",
    "of_tables": "{count:Tisch|Tische} zu {size}",
    "of_size": "{count} zu {size}",
    "swiss_rounds_one": "eine Runde Schweizer System",
    "swiss_rounds_many": "{rounds} Runden Schweizer System",
    "boards_then_final": (
        "{players:Spieler|Spieler}: {boards}, {rounds}, danach ein Finale mit {final:word}."
    ),
    "boards_no_final": "{players:Spieler|Spieler}: {boards}, {rounds}, kein Finale.",
    "ring_of": (
        "{players:Spieler|Spieler}: {players:Brett|Bretter} in einem Ring, {players} Partien "
        "gleichzeitig. Alle spielen an zwei Brettern; mitzubringen: {players:Spielsatz|Spielsätze}."
    ),
    "strikes_tables": "{players:Spieler|Spieler}: in Runde 1 {tables}. {rounds}",
    "strikes_tables_bye": (
        "{players:Spieler|Spieler}: in Runde 1 {tables}, einer hat spielfrei. {rounds}"
    ),
    "age_rounds_by_chart": (
        "{players:Spieler|Spieler}: nach der Tabelle {rounds:Runde|Runden} mit je "
        "{tables:Tisch|Tischen}."
    ),
    "age_rounds_below_chart": (
        "{players:Spieler|Spieler}: {rounds:Runde|Runden} mit je {tables:Tisch|Tischen}."
    ),
    "age_rounds_as_set": (
        "{players:Spieler|Spieler}: wie eingestellt {rounds:Runde|Runden} mit je "
        "{tables:Tisch|Tischen}. Nach der Tabelle wären es {chart}."
    ),
    "one_sits_out": "Die Zahl ist ungerade; in jeder Runde hat ein Spieler spielfrei.",
    "acceleration_is_not_recommended": (
        "Beschleunigung nicht empfohlen: {players:Spieler|Spieler}, {rounds:Runde|Runden} (lohnt "
        "sich ab {threshold})."
    ),
    "acceleration_is_recommended": (
        "Beschleunigung empfohlen: {players:Spieler|Spieler}, {rounds:Runde|Runden} (lohnt sich ab "
        "{threshold})."
    ),
    "accelerated_quarters": (
        "In den Runden 1 und 2 beschleunigt: Zuerst spielt A1 gegen A2 und B1 gegen B2. So treffen "
        "die Starken von Anfang an auf Starke."
    ),
    "half_upper": "obere Hälfte",
    "half_lower": "untere Hälfte",
}
