"""Words of the Age-Modified Swiss: why two did not meet."""

ANSWERS = {
    # Why two did not meet
    "they_did_meet": "{0} und {1} haben in dieser Runde gegeneinander gespielt, an Tisch {table}.",
    "tables_by_hand": (
        "In Runde {round} wurden Tische von Hand gesetzt; die Regeln allein sagen darum nicht, "
        "warum {0} und {1} nicht aufeinandertrafen."
    ),
    "are_kept_apart": "{0} und {1} sollen nicht aufeinandertreffen.",
    "rest_could_not_pair": (
        "Mit {0} und {1} an einem Tisch hätten nicht alle anderen gepaart werden können."
    ),
    "they_met_before": (
        "{0} und {1} hatten schon gegeneinander gespielt, und alle konnten einen neuen Gegner "
        "bekommen."
    ),
    "they_met_too": (
        "{0} und {1} hatten schon gegeneinander gespielt. So wenige Paare wie möglich treffen noch "
        "einmal aufeinander: {best}; mit diesem wären es {then} gewesen."
    ),
    "more_repeats": (
        "Mit {0} und {1} an einem Tisch wären mehr Paare noch einmal aufeinandergetroffen: {then} "
        "statt {best}."
    ),
    "bye_would_move": (
        "Mit {0} und {1} an einem Tisch wäre das Freilos an {3} gegangen; {2} kam dafür aber eher "
        "an die Reihe."
    ),
    "more_moved_again": (
        "Mit {0} und {1} an einem Tisch hätten mehr Spieler, die schon zum Stand {record:record} "
        "heruntergerückt waren, noch einmal herunterrücken müssen: {then} statt {best}."
    ),
    "more_left_over": (
        "Mit {0} und {1} an einem Tisch hätten mehr Spieler beim Stand {record:record} keinen "
        "Gegner gehabt und wären heruntergerückt: {then} statt {best}."
    ),
    "older_left_over": (
        "Mit {0} und {1} an einem Tisch hätte jemand Älteres beim Stand {record:record} "
        "herunterrücken müssen. Herunterrücken soll, wer am jüngsten ist."
    ),
    "more_eldest_with_youngest": (
        "Mit {0} und {1} an einem Tisch hätten beim Stand {record:record} mehr Spieler aus "
        "„{eldest:ages}“ gegen jemanden aus „{youngest:ages}“ gespielt: {then:Paar|Paare} statt "
        "{best}."
    ),
    "more_mixed": (
        "Mit {0} und {1} an einem Tisch hätten sich beim Stand {record:record} mehr Paare in Stand "
        "und Altersgruppe zugleich unterschieden: {then} statt {best}."
    ),
    "more_age_distance": (
        "Mit {0} und {1} an einem Tisch wäre beim Stand {record:record} der Altersabstand zwischen "
        "Gegnern größer gewesen: zusammen {then:Altersgruppe|Altersgruppen} statt {best}."
    ),
    "lot_decided": (
        "{0} und {1} hätten, soweit die Regeln schauen, ebenso gut gegeneinander spielen können. "
        "Das Los hat entschieden."
    ),
}
