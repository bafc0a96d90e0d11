"""Words of the Age-Modified Swiss: the next round by hand."""

HAND_AGE = {
    "hand_age-swiss_pairs": "{count:Paar|Paare}",
    "hand_age-swiss_heading_first": "Runde 1: {players:Spieler|Spieler}, {sizes}",
    "hand_age-swiss_heading_swiss": "Runde {round}: {players:Spieler|Spieler}, {sizes}",
    "hand_age-swiss_age_groups": "Altersgruppen, älteste zuerst: {groups:ages}.",
    "hand_age-swiss_first": (
        "Die Karten der Spieler ({players}) nach Altersgruppen sortieren und jede mischen. Die "
        "älteste Gruppe paaren; bleibt jemand übrig, kommt er in die nächste Gruppe, von dort "
        "wieder in die nächste, und so weiter."
    ),
    "hand_age-swiss_first_bye": (
        "In der jüngsten Gruppe bleibt jemand übrig: Vor dem Paaren unter denen dieser Gruppe das "
        "Freilos auslosen. Es zählt 3 Punkte."
    ),
    "hand_age-swiss_sort": (
        "Die Karten der Spieler, die dabei sind ({players}), in Stapel mit gleichen Matchpunkten "
        "sortieren, die meisten zuerst. In jedem Stapel kommt die älteste Altersgruppe nach oben."
    ),
    "hand_age-swiss_bye": (
        "Die Zahl ist ungerade; zuerst also das Freilos vergeben: an jemanden, der noch keines "
        "hatte, aus dem niedrigsten Stapel, dort aus der jüngsten Altersgruppe, dann durch das "
        "Los. Es zählt 3 Punkte."
    ),
    "hand_age-swiss_no_bye": "Die Zahl ist gerade: Niemand hat ein Freilos.",
    "hand_age-swiss_pair": (
        "Mit dem obersten Stapel beginnen. Niemand trifft noch einmal auf einen früheren Gegner: "
        "die Nummern auf der Karte ansehen. Innerhalb des Stapels Spieler derselben Altersgruppe "
        "paaren; wer übrig bleibt, trifft auf die nächste Altersgruppe. Nicht die Ältesten mit den "
        "Jüngsten paaren, wenn es hilft, ein mittleres Paar zu trennen."
    ),
    "hand_age-swiss_down": (
        "Wer nicht zu paaren ist, rückt in den nächsten Stapel herunter, so wenige wie möglich, "
        "und aus der jüngsten Altersgruppe des Stapels. Dort werden sie zuerst gepaart, wenn "
        "möglich mit ihrem eigenen Alter."
    ),
    "hand_age-swiss_lot": (
        "Wo es gleich ist, entscheidet das Los: mischen und die oberste Karte nehmen."
    ),
    "hand_age-swiss_stuck": (
        "Lässt sich der letzte Stapel nicht paaren, die Paare darüber trennen, die untersten "
        "zuerst."
    ),
    "hand_age-swiss_slips": (
        "Jedes Paar mit einer Tischnummer auf einen leeren Zettel schreiben: "
        "{tables:Zettel|Zettel}."
    ),
    "hand_age-swiss_points": (
        "Auf jeder Karte die Partien und das Match einkreisen und die Matchpunkte dazuzählen: "
        "gewonnen 3, remis 1, verloren 0."
    ),
    "hand_age-swiss_planned": "Geplant: {rounds:Runde|Runden}.",
}
