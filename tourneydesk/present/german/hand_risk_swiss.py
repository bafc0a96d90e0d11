"""Words of the RISK 2210 Swiss: the next round by hand."""

HAND_RISK = {
    "hand_risk-swiss_heading_first": "Runde 1: {players:Spieler|Spieler}, {sizes}",
    "hand_risk-swiss_heading_swiss": "Runde {round}: {players:Spieler|Spieler}, {sizes}",
    "hand_risk-swiss_heading_final": "Das Finale: 1 Tisch zu {size}",
    "hand_risk-swiss_take": (
        "Die Karten der Spieler nehmen, die dabei sind ({players}). Die Karten derer "
        "beiseitelegen, die aufgegeben haben oder ausgeschlossen sind; sie spielen nicht."
    ),
    "hand_risk-swiss_shuffle": "Alle Karten mischen.",
    "hand_risk-swiss_sort": (
        "Die Karten nach Matchpunkten ordnen, die meisten zuerst. Karten mit gleichen Matchpunkten "
        "unter sich mischen: Spielpunkte und Energie zählen hier nicht."
    ),
    "hand_risk-swiss_deal": (
        "{sizes} auslegen. Von oben einen Tisch nach dem anderen füllen; was eine Gruppe mit "
        "gleichen Punkten nicht füllt, wird aus der nächstniedrigeren gefüllt. Die Tische zu 4 und "
        "zu 5 so reihen, dass sich möglichst wenige Gruppen mischen."
    ),
    "hand_risk-swiss_deal_first": (
        "{sizes} auslegen und von oben einen Tisch nach dem anderen füllen."
    ),
    "hand_risk-swiss_slips": (
        "Jeden Tisch auf einen leeren Zettel schreiben: Nummern und Namen. Für jeden Tisch ist "
        "einer da."
    ),
    "hand_risk-swiss_report": (
        "Ist ein Tisch fertig, schreiben seine Spieler Platz, Spielpunkte und Restenergie auf. Wer "
        "aufgegeben hat, bekommt „aufg.“ statt eines Platzes. Alle am Tisch unterschreiben."
    ),
    "hand_risk-swiss_points": (
        "Auf jeder Karte den Platz einkreisen und die Matchpunkte dazuzählen: 1. = 5, 2. = 4, 3. = "
        "3, 4. = 2, 5. = 1, auch am Tisch zu 4 von 5 bis 2. Aufgegeben oder ausgeschlossen: 0, und "
        "in späteren Runden nicht mehr dabei."
    ),
    "hand_risk-swiss_planned": (
        "Geplant: {rounds:Runde|Runden} Schweizer System, danach der Finaltisch."
    ),
    "hand_risk-swiss_planned_alone": (
        "Geplant: {rounds:Runde|Runden} Schweizer System, ohne Finale."
    ),
    "hand_risk-swiss_final_rank": (
        "Alle, die dabei sind, in eine Rangfolge bringen: Matchpunkte, dann alle Spielpunkte, dann "
        "alle Restenergie, dann ein Los, das vor aller Augen gezogen und aufgeschrieben wird."
    ),
    "hand_risk-swiss_final_seat": (
        "Die ersten {size} spielen das Finale an einem Tisch. Punkte zählen dort nicht mehr."
    ),
    "hand_risk-swiss_final_places": (
        "Die Plätze im Finale sind die Plätze des Turniers. Wer im Finale aufgibt, kommt hinter "
        "denen, die es beenden; danach gilt die Rangliste nach Schweizer System."
    ),
}
