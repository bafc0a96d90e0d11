"""Words of the RISK 2210 Swiss: why two were not at one board."""

ANSWERS = {
    # Somebody was not in the round
    "why_not_entered_later": "{0} wurde erst angemeldet, als Runde {round} schon ausgelost war.",
    "why_not_withdrawn": (
        "{0} hat in Runde {left} aufgegeben und saß darum in Runde {round} an keinem Tisch."
    ),
    "why_not_left": "{0} war schon abgemeldet, als die Tische von Runde {round} gebildet wurden.",
    "why_not_absent": "{0} saß in Runde {round} an keinem Tisch.",
    # Somebody was not in the final
    "why_not_final_points": (
        "Ins Finale kommen die besten {seats}, die noch dabei sind. {0} stand auf Platz {place} "
        "mit {own:Matchpunkt|Matchpunkten}; der letzte Finalplatz ging mit {last} an {1}."
    ),
    "why_not_final_game_points": (
        "Ins Finale kommen die besten {seats}, die noch dabei sind. {0} auf Platz {place} und {1} "
        "auf dem letzten Finalplatz hatten beide {points:Matchpunkt|Matchpunkte}; {1} hatte mehr "
        "Spielpunkte, {last} gegen {own}."
    ),
    "why_not_final_energy": (
        "Ins Finale kommen die besten {seats}, die noch dabei sind. {0} auf Platz {place} und {1} "
        "auf dem letzten Finalplatz waren bei Matchpunkten und Spielpunkten gleich; {1} hatte mehr "
        "Energie übrig, {last} gegen {own}."
    ),
    "why_not_final_lot": (
        "Ins Finale kommen die besten {seats}, die noch dabei sind. {0} auf Platz {place} und {1} "
        "waren bei Matchpunkten, Spielpunkten und Energie gleich; den letzten Finalplatz bekam {1} "
        "durch das Los."
    ),
    # Both were in the round
    "why_not_forbidden": (
        "Die Turnierleitung hat festgelegt, dass {0} und {1} nicht aufeinandertreffen sollen."
    ),
    "why_not_by_hand": (
        "Tische dieser Runde wurden von Hand geändert. Das Folgende gilt für die Tische, wie sie "
        "nach den Regeln wären."
    ),
    "why_not_around": (
        "Einige Tische dieser Runde blieben, wie sie waren; die anderen wurden darum herum "
        "gesetzt. Das Folgende gilt für die Runde ohne diese Vorgabe."
    ),
    "why_not_groups": (
        "{0} hatte {points:Matchpunkt|Matchpunkte}, {1} {others}. Die Tische mischen verschiedene "
        "Punktzahlen so wenig wie möglich: {is:Sprung|Sprünge} von einer Punktzahl zur nächsten, "
        "alle Tische zusammen. Mit diesen beiden an einem Tisch wären es {would}."
    ),
    "why_not_groups_level": (
        "{0} und {1} hatten beide {points:Matchpunkt|Matchpunkte}. Aber die Tische mischen "
        "verschiedene Punktzahlen so wenig wie möglich: {is:Sprung|Sprünge} von einer Punktzahl "
        "zur nächsten, alle Tische zusammen. Mit diesen beiden an einem Tisch wären es {would}."
    ),
    "why_not_spread": (
        "{0} hatte {points:Matchpunkt|Matchpunkte}, {1} {others}. Die Spieler eines Tisches sind "
        "bei den Punkten so nah beieinander wie möglich: {is:Matchpunkt|Matchpunkte} zwischen den "
        "meisten und den wenigsten, alle Tische zusammen. Mit diesen beiden an einem Tisch wären "
        "es {would}."
    ),
    "why_not_spread_level": (
        "{0} und {1} hatten beide {points:Matchpunkt|Matchpunkte}. Aber die Spieler eines Tisches "
        "sind bei den Punkten so nah beieinander wie möglich: {is:Matchpunkt|Matchpunkte} zwischen "
        "den meisten und den wenigsten, alle Tische zusammen. Mit diesen beiden an einem Tisch "
        "wären es {would}."
    ),
    "why_not_down_the_list": (
        "{0} hatte {points:Matchpunkt|Matchpunkte}, {1} {others}. Die Tische werden der Reihe nach "
        "von oben nach Punkten gefüllt, ohne jemanden zu übergehen. Keine der besten Möglichkeiten "
        "dafür bringt diese beiden an einen Tisch."
    ),
    "why_not_others_forbidden": (
        "Mit {0} und {1} an einem Tisch hätte auch die beste gefundene Verteilung "
        "{would:auseinanderzuhaltendes Paar|auseinanderzuhaltende Paare} an einem Tisch statt {is}."
    ),
    "why_not_met": (
        "{0} und {1} saßen schon in Runde {round} zusammen, und neue Gegner gehen vor. Mit diesen "
        "beiden wieder an einem Tisch: {would:Paar trifft|Paare treffen} in der besten gefundenen "
        "Verteilung noch einmal aufeinander statt {is}."
    ),
    "why_not_repeats": (
        "Neue Gegner gehen vor. Mit {0} und {1} an einem Tisch: {would:Paar trifft|Paare treffen} "
        "in der besten gefundenen Verteilung noch einmal aufeinander statt {is}."
    ),
    "why_not_first_round": "Runde 1 wird gelost: Wer mit wem sitzt, hat das Los entschieden.",
    "why_not_lot": (
        "{0} und {1} hätten ebenso gut an einem Tisch sitzen können. Das Los hat entschieden."
    ),
}
