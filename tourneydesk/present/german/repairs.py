"""Words of repairs: what is amiss with a posted round, and what was done about it."""

REPAIRS = {
    "repair_not_last": (
        "Runde {round} ist vorbei, und andere bauen auf ihr auf; sie bleibt, wie sie ist."
    ),
    "repair_stale": (
        "Das Turnier hat sich geändert, seit diese Reparaturen der Runde {round} ermittelt wurden. "
        "Noch einmal nachsehen."
    ),
    "nothing_to_repair": "Bleibt Runde {round}, wie sie ist, gibt es nichts zu reparieren.",
    "no_such_choice": "Eine Möglichkeit {choice} gibt es nicht; es gibt 0 bis {last}.",
    "weigh_absent": "abgemeldete Spieler",
    "weigh_out": "Spieler ohne Tisch",
    "repaired_left": "Repariert wegen Abmeldung: {everyone}.",
    "repaired_entered": "Repariert, weil noch ohne Tisch: {everyone}.",
    "repaired_lighter": (
        "Repariert, weil nach den damaligen Ergebnissen und Spielern eine andere Auslosung besser "
        "war."
    ),
    "repair_differs": (
        "Runde {round} wurde repariert, aber die Regeln machen aus denselben Spielern, demselben "
        "Los und den gebliebenen Tischen etwas anderes."
    ),
    "no_ring_to_mend": (
        "Nur ein gesetzter Dual Ring wird danach repariert, wer gegangen ist oder wie ein Tisch "
        "wirklich ausging. In anderen Formaten nach den Reparaturen der Runde fragen."
    ),
    "one_repair_at_a_time": (
        "Entweder nennen, wer gegangen ist, oder einen Tisch: eine Reparatur nach der anderen."
    ),
    "step_put_right": "Ergebnis von Tisch {table} richtigstellen",
    "step_repaired": "Runde {round} reparieren",
    # What verify finds
    "round_repaired": "Runde {round} wurde nach dem Freigeben teilweise neu ausgelost.",
}
