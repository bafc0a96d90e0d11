"""Words of the US Chess Swiss: the next round by hand."""

HAND_US = {
    "hand_us-swiss_pairs": "{count:Brett|Bretter}",
    "hand_us-swiss_heading_first": "Runde 1: {players:Spieler|Spieler}, {sizes}",
    "hand_us-swiss_heading_swiss": "Runde {round}: {players:Spieler|Spieler}, {sizes}",
    "hand_us-swiss_asked": (
        "Beiseitelegen, wer für diese Runde ein halbes Freilos verlangt hat: {names}."
    ),
    "hand_us-swiss_sort": (
        "Die Karten der Spieler, die dabei sind ({players}), nach gleicher Punktzahl in Gruppen "
        "legen, die höchste zuerst; in jeder Gruppe nach Wertungszahl, die höchste zuerst, ohne "
        "Wertungszahl zuletzt."
    ),
    "hand_us-swiss_bye": (
        "Die Zahl ist ungerade: Das ganze Freilos geht in der niedrigsten Gruppe an die niedrigste "
        "Wertungszahl, nicht an jemanden ohne Wertungszahl und an niemanden, der schon eines hatte "
        "oder kampflos gewonnen hat."
    ),
    "hand_us-swiss_no_bye": "Die Zahl ist gerade: Niemand hat ein ganzes Freilos.",
    "hand_us-swiss_halves": (
        "Jede Gruppe in eine obere und eine untere Hälfte teilen. Der Erste der oberen Hälfte "
        "spielt gegen den Ersten der unteren, der Zweite gegen den Zweiten, und so weiter."
    ),
    "hand_us-swiss_odd": (
        "Aus einer ungeraden Gruppe rückt die niedrigste Wertungszahl herunter, nicht jemand ohne "
        "Wertungszahl, und spielt gegen die höchste Wertungszahl der nächsten Gruppe, gegen die "
        "noch nicht gespielt wurde."
    ),
    "hand_us-swiss_rematch": (
        "Niemand trifft noch einmal auf einen früheren Gegner: mit einem Nachbarn der unteren "
        "Hälfte tauschen, dessen Wertungszahl am wenigsten abweicht."
    ),
    "hand_us-swiss_colours": (
        "Farben: Wer eine Farbe seltener hatte, bekommt sie; bei Gleichstand die andere als beim "
        "letzten Mal. Steht beiden dieselbe zu, bekommt sie, wer weiter vom Ausgleich entfernt "
        "ist; ist auch das gleich, bis zur letzten Runde zurückgehen, in der beide verschiedene "
        "Farben hatten, und beide bekommen die andere; sonst bekommt der höher Gesetzte die Farbe, "
        "die ihm zusteht."
    ),
    "hand_us-swiss_swap": (
        "Spieler der unteren Hälfte der Farben wegen nur tauschen, wenn sich ihre Wertungszahlen "
        "um höchstens {alternation} für den Farbwechsel und {equalisation} für den Farbausgleich "
        "unterscheiden. Niemand soll, wenn es sich vermeiden lässt, dreimal in Folge dieselbe "
        "Farbe haben."
    ),
    "hand_us-swiss_first_colour": (
        "Um die Farbe des Ersten der Liste eine Münze werfen; die Bretter hinunter haben die "
        "oberen Spieler dann abwechselnd die Farben."
    ),
    "hand_us-swiss_accelerated_first": (
        "Beschleunigt: die Liste der Wertungszahlen in eine obere Hälfte von {upper} und eine "
        "untere von {lower} teilen. Jede Hälfte für sich paaren, ihr oberes Viertel gegen ihr "
        "unteres."
    ),
    "hand_us-swiss_accelerated_adjusted": (
        "Beschleunigt (angepasste Wertungszahl): zuerst die Sieger der oberen Hälfte aus Runde 1 "
        "untereinander paaren; dann die anderen der oberen Hälfte mit den Siegern der unteren; "
        "dann die mit Remis aus der unteren; dann ihre Verlierer."
    ),
    "hand_us-swiss_accelerated_added": (
        "Beschleunigt (Zusatzpunkt): für diese Runde allen der oberen Hälfte der Liste einen Punkt "
        "mehr rechnen und nach diesen Punkten paaren."
    ),
    "hand_us-swiss_slips": (
        "Jedes Paar auf einen leeren Zettel schreiben, Weiß zuerst: {tables:Zettel|Zettel}."
    ),
    "hand_us-swiss_points": (
        "Auf jeder Karte Farbe und Ergebnis einkreisen und den neuen Punktestand schreiben: "
        "gewonnen 1, remis ½."
    ),
    "hand_us-swiss_planned": "Geplant: {rounds:Runde|Runden}.",
}
