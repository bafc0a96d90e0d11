"""Words of accumulated strikes: why two players did not sit at one table."""

ANSWERS = {
    # Who had no table
    "why_not_last_game": (
        "Im letzten Spiel saßen nur {0} und {1}: Sie hatten sich den Sieg geteilt."
    ),
    "why_not_bye": "{0} hatte in Runde {round} das Freilos.",
    "why_not_yet": "{0} war noch nicht angemeldet, als Runde {round} ausgelost wurde.",
    "why_not_out": ("{0} war schon ausgeschieden: in Runde {round}, mit {strikes} Strafpunkten."),
    "why_not_left": "{0} war nicht mehr dabei, als die Tische von Runde {round} gebildet wurden.",
    "why_not_taken_out": (
        "{0} hat in Runde {round} keinen Platz: Die Runde wurde nach der Auslosung geändert."
    ),
    # As made by the rules
    "why_not_changed": (
        "Runde {round} wurde nach der Auslosung geändert. Die Antwort gilt für die Tische, wie sie "
        "nach den Regeln ausgelost waren."
    ),
    "why_not_but_made_so": (
        "So wie Runde {round} nach den Regeln ausgelost war, saßen {0} und {1} an einem Tisch."
    ),
    "why_not_came_later": ("{0} bekam erst nach der Auslosung von Runde {round} einen Platz."),
    "why_not_forbidden": (
        "Die Turnierleitung hat festgelegt, dass {0} und {1} nicht aufeinandertreffen sollen."
    ),
    # The groups
    "why_not_groups": (
        "{0} hatte {strikes:Strafpunkt|Strafpunkte}, {1} hatte {more}. Runde {round} wurde nach "
        "Strafpunkten geteilt: {0} gehörte zu den {heads} Spielern mit den wenigsten und kam nach "
        "{upper}, {1} nach {lower}."
    ),
    "why_not_line_lot": (
        "{0} und {1} hatten beide {strikes:Strafpunkt|Strafpunkte}. Runde {round} wurde nach "
        "Strafpunkten geteilt, und das Los hat {0} nach {upper} und {1} nach {lower} gesetzt."
    ),
    # Nobody had met
    "why_not_strangers": (
        "Das Los allein hat entschieden: In Runde {round} war sich noch niemand begegnet, also war "
        "jede Sitzordnung gleich gut."
    ),
    "why_not_group_of_strangers": (
        "Das Los allein hat entschieden: In Gruppe {group} war sich noch niemand begegnet, also "
        "war dort jede Sitzordnung gleich gut."
    ),
    # Thirty seatings dealt
    "why_not_never_dealt": (
        "{dealt} Sitzordnungen wurden gelost, die beste wurde genommen: {again:Paar begegnet|Paare "
        "begegnen} sich darin noch einmal. In keiner der Sitzordnungen saßen die beiden an einem "
        "Tisch."
    ),
    "why_not_dealt_dearer": (
        "{dealt} Sitzordnungen wurden gelost, die beste wurde genommen: {again:Paar begegnet|Paare "
        "begegnen} sich darin noch einmal (Wiederholungswert {is}). In {having} davon saßen die "
        "beiden an einem Tisch; in der besten dieser Art {would_again:Paar|Paare} "
        "(Wiederholungswert {would})."
    ),
    "why_not_dealt_later": (
        "{dealt} Sitzordnungen wurden gelost, von den besten wurde die erste genommen: {again:Paar "
        "begegnet|Paare begegnen} sich darin noch einmal. In {having} davon saßen die beiden an "
        "einem Tisch; die beste dieser Art war ebenso gut, wurde aber später gelost."
    ),
    # The search
    "why_not_nobody_again": (
        "Auch mit beiden an einem Tisch hätte niemand jemandem noch einmal begegnen müssen."
    ),
    "why_not_as_good": (
        "Auch mit beiden an einem Tisch wären nicht mehr Wiederholungen nötig gewesen "
        "(Wiederholungswert {would})."
    ),
    "why_not_lot": "Zwischen gleich guten Sitzordnungen hat das Los entschieden.",
    "why_not_room": (
        "Unter gleich guten Sitzordnungen nimmt die Suche die, die für spätere Runden am meisten "
        "Auswahl lässt; danach entscheidet das Los."
    ),
    "why_not_dearer": (
        "Mit beiden an einem Tisch hätte es mehr Wiederholungen gegeben (Wiederholungswert "
        "mindestens {would} statt {is})."
    ),
    "why_not_dearer_found": (
        "Mit beiden an einem Tisch hat auch die beste Sitzordnung, die gefunden wurde, mehr "
        "Wiederholungen (Wiederholungswert {would} statt {is})."
    ),
    "why_not_more_forbidden": (
        "Mit beiden an einem Tisch bringt die beste Sitzordnung, die gefunden wurde, "
        "{would:Paar|Paare} zusammen, die nicht aufeinandertreffen sollen, statt {is}."
    ),
    "why_not_missed": (
        "Eine Sitzordnung mit beiden an einem Tisch wäre sogar besser gewesen. Die Suche "
        "probiert nicht jede Sitzordnung und ist auf diese nicht gestoßen."
    ),
    "why_not_again_they": "{0} und {1} waren sich vorher schon begegnet ({times:Mal|Mal}).",
    "why_not_again_one": "Zum Beispiel wären sich {0} und {1} noch einmal begegnet.",
    "why_not_again_two": (
        "Zum Beispiel wären sich {0} und {1} noch einmal begegnet, ebenso {2} und {3}."
    ),
    "why_not_again_many": "In dieser Sitzordnung wären sich {pairs} Paare noch einmal begegnet.",
}
