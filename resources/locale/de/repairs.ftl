### Repairs: what is wrong with a posted round, and what was done about it

repair-not-last = Runde { $round } ist vorbei, und andere bauen auf ihr auf; sie bleibt, wie sie ist.
repair-stale = Das Turnier hat sich geändert, seit diese Reparaturen der Runde { $round } ermittelt wurden. Noch einmal nachsehen.
nothing-to-repair = Bleibt Runde { $round }, wie sie ist, gibt es nichts zu reparieren.
no-such-choice = Eine Möglichkeit { $choice } gibt es nicht; es gibt 0 bis { $last }.
weigh-absent = abgemeldete Spieler
weigh-out = Spieler ohne Tisch
repaired-left = Repariert wegen Abmeldung: { $everyone }.
repaired-entered = Repariert, weil noch ohne Tisch: { $everyone }.
repaired-lighter = Repariert, weil nach den damaligen Ergebnissen und Spielern eine andere Auslosung besser war.
repair-differs = Runde { $round } wurde repariert, aber die Regeln machen aus denselben Spielern, demselben Los und den gebliebenen Tischen etwas anderes.
no-ring-to-mend = Nur ein gesetzter Dual Ring wird danach repariert, wer gegangen ist oder wie ein Tisch wirklich ausging. In anderen Formaten nach den Reparaturen der Runde fragen.
one-repair-at-a-time = Entweder nennen, wer gegangen ist, oder einen Tisch: eine Reparatur nach der anderen.
step-repaired = Runde { $round } reparieren
step-put-right = Ergebnis von Tisch { $table } richtigstellen

## What verify finds

round-repaired = Runde { $round } wurde nach dem Freigeben teilweise neu ausgelost.
