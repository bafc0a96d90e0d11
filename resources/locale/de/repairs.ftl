### Repairs: what is wrong with a posted round, and what was done about it

repair-not-last = Spätere Runden folgen auf Runde { $round }; sie lässt sich nicht reparieren.
repair-stale = Das Turnier hat sich inzwischen geändert. Reparaturen der Runde { $round } neu suchen.
nothing-to-repair = Um Runde { $round } so zu lassen, ist keine Reparatur nötig.
no-such-choice = Keine Möglichkeit { $choice }. Die Möglichkeiten haben die Nummern 0 bis { $last }.
weigh-absent = noch gesetzte Abgemeldete
weigh-out = Spieler ohne { -table }
repaired-left =
    Bei einer Reparatur geändert: abgemeldet { $everyone ->
        [one] ist
       *[other] sind
    } { $everyone }.
repaired-entered =
    Bei einer Reparatur geändert: { $everyone } { $everyone ->
        [one] brauchte
       *[other] brauchten
    } { -a-table }.
repaired-lighter = Nach einer Korrektur bei einer Reparatur geändert.
repair-differs = Runde { $round } wurde repariert, aber die Regeln ergeben für dieselben Spieler, Startwert und unveränderten { -tables } eine andere Runde.
no-ring-to-mend = Ringreparaturen brauchen einen laufenden Dual Ring. In anderen Formaten die Runde reparieren.
one-repair-at-a-time = Eins nach dem anderen reparieren: einen Spieler oder eine Partie nennen, nicht beides.
step-repaired = Runde { $round } reparieren
step-game-corrected = Partie { $table } korrigieren

## Findings of verify

round-repaired = Runde { $round } wurde nach der Freigabe teilweise neu gepaart.
