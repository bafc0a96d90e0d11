"""Words of the Dual Ring: going on by hand."""

HAND_RING = {
    "hand_dual-ring_pairs": "{count:Brett|Bretter}",
    "hand_dual-ring_heading_ring": "Weiter mit dem Ring: {players:Spieler|Spieler} dabei",
    "hand_dual-ring_heading_set": "Den Ring festlegen: {players:Spieler|Spieler}, {sizes}",
    "hand_dual-ring_set": (
        "Die Karten der Spieler ({players}) mischen und zu einem Ring auslegen. Alle haben Weiß "
        "gegen den nächsten und Schwarz gegen den vorigen, beides zugleich: {tables:Brett|Bretter}."
    ),
    "hand_dual-ring_ring": (
        "Der Ringplan in diesem Paket zeigt die Spieler ({players}) in der Reihenfolge des Rings; "
        "nach dem letzten kommt der erste."
    ),
    "hand_dual-ring_running": (
        "Jetzt laufen: {boards:Brett|Bretter}. Ihre Zettel liegen in diesem Paket."
    ),
    "hand_dual-ring_out": (
        "Wer verliert, scheidet aus. Die andere Partie wird abgebrochen und zählt für niemanden. "
        "Die beiden Nachbarn im Ring spielen jetzt gegeneinander: den nächsten leeren Zettel "
        "nehmen; der erste hat Brett {next}."
    ),
    "hand_dual-ring_gap_one_of_each": (
        "Dabei hat Weiß, wer vor der Lücke sitzt, und Schwarz, wer dahinter sitzt."
    ),
    "hand_dual-ring_gap_as_in_example": "Dabei hat der niedrigere Platz im Ring Schwarz.",
    "hand_dual-ring_drawn_replay": "Ein Remis wird sofort mit denselben Farben neu gespielt.",
    "hand_dual-ring_drawn_both_out": (
        "Bei einem Remis scheiden beide aus, und der Ring schließt sich über beiden."
    ),
    "hand_dual-ring_leaves": (
        "Auch wer geht, scheidet aus; die Nachbarn bekommen dafür keinen Sieg."
    ),
    "hand_dual-ring_two": (
        "Sind zwei übrig, werden ihre laufenden Partien abgebrochen. Mehr Siege im Ring gewinnen. "
        "Bei gleich vielen: zwei neue Partien zugleich, eine mit jeder Farbe, und die erste "
        "Niederlage entscheidet."
    ),
    "hand_dual-ring_wins": (
        "Auf jeder Karte Farbe und Ergebnis jeder Partie einkreisen und die Siege zusammenzählen."
    ),
}
