"""Words of the US Chess Swiss: accelerated rounds, and when acceleration is recommended."""

ACCELERATION = {
    # Accelerated rounds
    "accelerated_upper_half": (
        "Beschleunigte Runde: {0} und {1} werden in der oberen Hälfte des Feldes gepaart, die in "
        "Runde 1 unter sich spielt."
    ),
    "accelerated_lower_half": (
        "Beschleunigte Runde: {0} und {1} werden in der unteren Hälfte des Feldes gepaart, die in "
        "Runde 1 unter sich spielt."
    ),
    "accelerated_upper_winners": (
        "Beschleunigte Runde: In Runde 2 treffen die Sieger der oberen Hälfte (A) aufeinander."
    ),
    "accelerated_middle": (
        "Beschleunigte Runde: In Runde 2 werden Spieler der oberen Hälfte (A), die nicht gewonnen "
        "haben, mit Siegern der unteren Hälfte (B) gepaart, in der Reihenfolge der Wertungszahlen."
    ),
    "accelerated_lower_draws": (
        "Beschleunigte Runde: Spieler der unteren Hälfte (B), die in Runde 1 remis gespielt haben, "
        "werden miteinander gepaart."
    ),
    "accelerated_lower_losers": (
        "Beschleunigte Runde: Spieler der unteren Hälfte (B), die in Runde 1 verloren haben, "
        "werden miteinander gepaart."
    ),
    "accelerated_added": (
        "Beschleunigte Runde: {0} und {1} werden in der Gruppe mit {points:Punkt|Punkten} gepaart. "
        "Die obere Hälfte (A) hat in den Runden 1 und 2 für die Paarung einen Punkt mehr, nicht "
        "aber in der Rangliste."
    ),
    "reading_adjusted_rating": (
        "Die Runden 1 und 2 sind nach angepasster Wertungszahl beschleunigt: A-Sieger treffen "
        "aufeinander, A-Spieler ohne Sieg (auch mit Remis) auf B-Sieger, B-Remisspieler "
        "aufeinander, B-Verlierer aufeinander. Das Regelwerk lässt hier mehr als eine Lesart zu; "
        "dies ist die von Windows TD."
    ),
    "reading_added_score": (
        "Die Runden 1 und 2 sind durch einen Zusatzpunkt beschleunigt: Die obere Hälfte hat einen "
        "Punkt mehr, nur für die Paarung."
    ),
    # Acceleration: when
    "acceleration_recommended": (
        "Beschleunigung ist empfohlen: {players} Spieler sind mindestens {threshold} (1½ mal 2 "
        "hoch {rounds}, 28R). Zu erwarten: {expected:word_perfect} ohne, "
        "{expected_accelerated:word_few} mit Beschleunigung."
    ),
    "acceleration_not_recommended": (
        "Beschleunigung ist nicht empfohlen: {unmet:word_unmet}. Zu erwarten: "
        "{expected:word_perfect} ohne, {expected_accelerated:word_few} mit Beschleunigung."
    ),
    "word_unmet_rounds_n_n": "nötig sind mindestens {1} Runden",
    "word_unmet_players_n_n_n": "{0} Spieler sind weniger als {1} (1½ mal 2 hoch {2})",
    "word_unmet_class_n_n_n_n": (
        "{0} von {1} Spielern mit Wertungszahl sind in einer Klasse ({2}–{3}), mehr als die Hälfte"
    ),
    "word_perfect_about_n": "etwa {0} volle Punktzahlen",
    "word_perfect_about_one": "etwa eine volle Punktzahl",
    "word_perfect_under_one": "weniger als eine volle Punktzahl",
    "word_few_about_n": "etwa {0}",
    "word_few_about_one": "etwa eine",
    "word_few_under_one": "weniger als eine",
}
