"""Words of the Age-Modified Swiss: why two did not meet."""

ANSWERS = {
    # Why two did not meet
    "they_did_meet": "{0} und {1} haben in dieser Runde gegeneinander gespielt, an Tisch {table}.",
    "tables_by_hand": (
        "In Runde {round} wurden Tische von Hand gesetzt; die Regeln allein sagen darum nicht, "
        "warum {0} und {1} nicht aufeinandertrafen."
    ),
    "are_kept_apart": "{0} und {1} sollen nicht aufeinandertreffen.",
    "two_of_same_age": "{0} und {1} gehören beide zur Altersgruppe „{older:ages}“.",
    "two_of_other_ages": "{0} gehört zur Altersgruppe „{older:ages}“, {1} zu „{younger:ages}“.",
    "two_with_same_record": (
        "{0} und {1} hatten beide den Stand {record:record} und gehören beide zur Altersgruppe "
        "„{older:ages}“."
    ),
    "two_with_same_record_other_ages": (
        "{0} und {1} hatten beide den Stand {record:record}; {0} gehört zur Altersgruppe "
        "„{older:ages}“, {1} zu „{younger:ages}“."
    ),
    "two_with_other_records": (
        "{0} hatte den Stand {record:record}, {1} den Stand {other:record}; beide gehören zur "
        "Altersgruppe „{older:ages}“."
    ),
    "two_with_other_records_and_ages": (
        "{0} hatte den Stand {record:record} und gehört zur Altersgruppe „{older:ages}“; {1} hatte "
        "den Stand {other:record} und gehört zu „{younger:ages}“."
    ),
    "rest_could_not_pair": "Mit {0} gegen {1} hätten nicht alle anderen gepaart werden können.",
    "they_met_before": (
        "{0} und {1} hatten schon gegeneinander gespielt, und alle konnten einen neuen Gegner "
        "bekommen."
    ),
    "they_met_too": (
        "{0} und {1} hatten schon gegeneinander gespielt. Mindestens {best:Paar musste|Paare "
        "mussten} noch einmal gegeneinander spielen; mit diesem wären es {then} gewesen."
    ),
    "more_repeats": (
        "Mit {0} gegen {1} wäre die Zahl der Paare, die noch einmal gegeneinander spielen, von "
        "{best} auf {then} gestiegen."
    ),
    "bye_would_move": (
        "Mit {0} gegen {1} wäre das Freilos an {3} gegangen; {2} kam dafür aber eher an die Reihe."
    ),
    "more_moved_again": (
        "Mit {0} gegen {1} wäre die Zahl der Spieler, die beim Stand {record:record} ein zweites "
        "Mal herunterrücken müssen, von {best} auf {then} gestiegen."
    ),
    "more_left_over": (
        "Mit {0} gegen {1} wäre die Zahl der Spieler, die beim Stand {record:record} keinen Gegner "
        "finden und herunterrücken, von {best} auf {then} gestiegen."
    ),
    "older_left_over": (
        "Mit {0} gegen {1} hätte beim Stand {record:record} jemand Älteres herunterrücken müssen. "
        "Herunterrücken soll, wer am jüngsten ist."
    ),
    "more_eldest_with_youngest": (
        "Mit {0} gegen {1} wäre die Zahl der Paare aus „{eldest:ages}“ gegen „{youngest:ages}“ "
        "beim Stand {record:record} von {best} auf {then} gestiegen."
    ),
    "more_mixed": (
        "Mit {0} gegen {1} wäre die Zahl der Paare, die sich in Stand und Altersgruppe zugleich "
        "unterscheiden, beim Stand {record:record} von {best} auf {then} gestiegen."
    ),
    "more_age_distance": (
        "Mit {0} gegen {1} wäre beim Stand {record:record} der Altersabstand zwischen Gegnern "
        "größer gewesen: zusammen {then:Altersgruppe|Altersgruppen} statt {best}."
    ),
    "lot_decided": (
        "Nach den Regeln hätten {0} und {1} ebenso gut gegeneinander spielen können. Das Los hat "
        "entschieden."
    ),
}
