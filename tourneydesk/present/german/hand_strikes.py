"""Words of accumulated strikes: the next round by hand."""

HAND_STRIKES = {
    "hand_strikes_heading_random": "Runde {round}, gelost: {players:Spieler|Spieler}, {sizes}",
    "hand_strikes_heading_split": (
        "Runde {round}, nach Strafpunkten geteilt: {players:Spieler|Spieler}, {sizes}"
    ),
    "hand_strikes_heading_playoff": "Das letzte Spiel der beiden Sieger",
    "hand_strikes_take": (
        "Die Karten der Spieler nehmen, die dabei sind ({players}): weniger als {level} "
        "Strafpunkte und nicht abgemeldet."
    ),
    "hand_strikes_random": "Mischen und verteilen: {sizes}.",
    "hand_strikes_split": (
        "Nach Strafpunkten ordnen, die wenigsten zuerst; gleiche unter sich mischen. Von oben die "
        "Gruppen füllen: {groups}. Jede Gruppe mischen und auf ihre Tische verteilen."
    ),
    "hand_strikes_bye": (
        "Unter denen mit den wenigsten Freilosen hat der Spieler mit den wenigsten Strafpunkten "
        "das Freilos; bei Gleichstand das Los. Es kostet keine Strafpunkte."
    ),
    "hand_strikes_meet": (
        "Die Gegner auf den Karten ansehen. Zwischen Tischen einer Gruppe so tauschen, dass sich "
        "möglichst wenige noch einmal begegnen, vor allem niemand zum dritten Mal."
    ),
    "hand_strikes_slips": (
        "Jeden Tisch auf einen leeren Zettel schreiben: Nummern und Namen, {tables:Zettel|Zettel}."
    ),
    "hand_strikes_strikes": (
        "Nach dem Spiel ist die höchste Punktzahl Erste. Strafpunkte: zu fünft 0 6 12 18 24, zu "
        "viert 0 8 16 24, zu dritt 0 12 24. Geteilte Plätze teilen ihre Strafpunkte gleich. Wer "
        "mitten im Spiel gegangen ist, teilt sich den letzten Platz und scheidet aus."
    ),
    "hand_strikes_out": (
        "Sind alle Tische fertig, zusammenzählen: Wer {level} Strafpunkte oder mehr hat, scheidet "
        "aus."
    ),
    "hand_strikes_end": (
        "Wer allein übrig ist, hat gewonnen. Ist niemand übrig, gewinnen unter denen, die gespielt "
        "haben, die wenigsten Strafpunkte, bei Gleichstand gemeinsam."
    ),
    "hand_strikes_end_one_table": (
        "Zwei übrig nach einer Runde mit einem Tisch: Wer weniger Strafpunkte hat, gewinnt, wenn "
        "er auch dieses Spiel gewonnen hat; wurde er Zweiter, gewinnen beide; wurde er Dritter "
        "oder schlechter, gewinnt der Sieger des Spiels. Bei gleichen Strafpunkten gewinnt der "
        "Sieger des Spiels."
    ),
    "hand_strikes_end_more_tables": (
        "Zwei übrig nach einer Runde mit mehreren Tischen: Weniger Strafpunkte gewinnen; bei "
        "Gleichstand der größere Vorsprung des Ersten vor dem Zweiten im jeweils letzten Spiel; "
        "ist auch der gleich, beide."
    ),
    "hand_strikes_playoff": (
        "Die beiden Sieger können ein letztes Spiel austragen; es entscheidet, gleich wie viele "
        "Strafpunkte sie haben."
    ),
}
