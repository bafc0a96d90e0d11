### Accumulated strikes: name, cards, and the steps for making the next round by hand

strikes-format-about = Spiele zu dritt bis fünft. Je schlechter der Platz, desto mehr Strafpunkte. Wer zu viele hat, scheidet aus; wer übrig bleibt, gewinnt.
strikes-card-title = Spielerkarte Strafpunkte
strikes-card-rule-places = Je besser der Platz, desto weniger Strafpunkte.
strikes-card-rule-ties = Bei geteilten Plätzen werden die Strafpunkte geteilt. Der Stichentscheid des Spiels zählt nicht.
strikes-card-rule-out = Bei { $level } Strafpunkten ist man ausgeschieden.
strikes-card-rule-seating = Los- und Gruppenrunden wechseln sich ab. In Gruppenrunden sitzen ähnliche Stände zusammen.
strikes-card-rule-end = Zwei übrig nach dem letzten Tisch: Es gewinnen weniger Strafpunkte oder der Sieg im letzten Spiel.
strikes-card-rule-last-round = Nach Runde { $rounds } ist Schluss: Die wenigsten Strafpunkte gewinnen.
strikes-head-stakes = Bis zum Aus
strikes-head-limit = Aus bei { $level }
strikes-group-points = { $low } bis { $high } Strafpunkte
strikes-group-points-one = Strafpunkte: { $low }
strikes-format-name = Gesammelte Strafpunkte
strikes-format-short = Tische zu 3 bis 5; hintere Plätze kosten.
strikes-by-place = Strafpunkte vom ersten bis zum letzten Platz: { $tables }.
strikes-by-place-at = { $strikes } ({ $players } Spieler)
strikes-people-late-entries = Beginnt mit den Strafpunkten eines letzten Platzes für die versäumte Runde.
strikes-end-asked = Das Turnier nach Runde { $round } beenden?
strikes-end-about = Sind dann noch mehr als zwei dabei, gewinnen die wenigsten Strafpunkte; bei Gleichstand gemeinsam.
strikes-end-do = Nach Runde { $round } beenden
strikes-end-done = Runde { $round } ist die letzte.
strikes-hand-heading-random =
    Runde { $round }, gelost: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
strikes-hand-heading-split =
    Runde { $round }, nach Strafpunkten geteilt: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
strikes-hand-heading-playoff = Entscheidungsspiel der beiden Sieger
strikes-hand-take =
    Die Karten der { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } nehmen, die noch dabei sind (weniger als { $level } Strafpunkte, nicht abgemeldet).
strikes-hand-random = Mischen und verteilen auf { $sizes }.
strikes-hand-split = Nach Strafpunkten ordnen, die wenigsten zuerst; gleiche mischen. Die Gruppen von oben füllen: { $groups }. Jede Gruppe mischen und auf ihre Tische verteilen.
strikes-hand-bye = Freilos: unter denen mit den wenigsten Freilosen die wenigsten Strafpunkte; bei Gleichstand losen. Es kostet keine Strafpunkte.
strikes-hand-meet = Die Gegner auf den Karten prüfen. Innerhalb einer Gruppe so tauschen, dass sich möglichst wenige noch einmal begegnen und niemand zum dritten Mal.
strikes-hand-slips =
    Jeden Tisch auf einen leeren Zettel übertragen: Spielernummern und Namen ({ $tables ->
        [one] { $tables } Zettel
       *[other] { $tables } Zettel
    }).
strikes-hand-strikes = Nach dem Spiel ist die höchste Punktzahl vorn. Strafpunkte: 5 Spieler { $five } · 4 Spieler { $four } · 3 Spieler { $three }. Bei geteilten Plätzen werden sie geteilt. Wer mitten im Spiel aufgibt, teilt sich den letzten Platz und scheidet aus.
strikes-hand-out = Nach der Runde zusammenzählen: Wer { $level } Strafpunkte oder mehr hat, scheidet aus.
strikes-hand-end = Ist nur eine Person übrig, gewinnt sie. Ist niemand übrig, gewinnen unter denen, die zuletzt spielten, die wenigsten Strafpunkte; bei Gleichstand gemeinsam.
strikes-hand-end-one-table = Noch zwei nach einer Runde mit einem Tisch: Wer weniger Strafpunkte hat, gewinnt, wenn auch dieses Spiel gewonnen wurde. War es Platz 2, gewinnen beide; bei Platz 3 oder schlechter gewinnt, wer das Spiel gewann. Gleich viele Strafpunkte: Wer das Spiel gewann, gewinnt.
strikes-hand-end-more-tables = Noch zwei nach einer Runde mit mehreren Tischen: Weniger Strafpunkte gewinnen. Bei Gleichstand der größere Vorsprung des Ersten vor dem Zweiten im letzten Spiel; sonst gewinnen beide.
strikes-hand-end-last-round = Nach Runde { $rounds } ist Schluss. Sind dann noch mehr als zwei dabei, gewinnen die wenigsten Strafpunkte; bei Gleichstand gemeinsam.
strikes-hand-playoff = Die beiden Sieger können ein Entscheidungsspiel austragen; es entscheidet unabhängig von den Strafpunkten.

## What decided

strikes-won-alone-decided = Niemand sonst ist noch dabei; { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }.
strikes-won-strikes-and-game-decided = Weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }) und im letzten Spiel nicht dahinter.
strikes-won-game-decided = Im letzten Spiel vorn. { $player2 } hatte weniger Strafpunkte ({ $strikes } zu { $other }), kam dort aber nur auf { place }.
strikes-won-game-equal-strikes-decided = Ebenso viele Strafpunkte wie { $player2 } ({ $strikes }) und im letzten Spiel vorn.
strikes-share-second-in-game-decided = { $player1 } hat weniger Strafpunkte ({ $strikes } zu { $other }) und kam im letzten Spiel auf Platz 2; { $player2 } hat dieses Spiel gewonnen.
strikes-share-equal-game-decided = Gleich viele Strafpunkte ({ $strikes }) und gleiche Punktzahl im letzten Spiel.
strikes-won-fewer-strikes-decided = Weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }).
strikes-won-fewer-strikes-bye-decided = Weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }). In der letzten Runde haben nicht beide gespielt; darum zählen nur die Strafpunkte.
strikes-share-equal-strikes-bye-decided = Gleich viele Strafpunkte ({ $strikes }), und nicht beide haben in der letzten Runde gespielt.
strikes-won-margin-decided = Ebenso viele Strafpunkte wie { $player2 } ({ $strikes }), aber der größere Vorsprung im letzten Spiel ({ $margin } zu { $other_margin }).
strikes-share-margin-decided = Gleich viele Strafpunkte ({ $strikes }) und gleicher Vorsprung im letzten Spiel ({ $margin }).
strikes-share-no-margin-decided = Gleich viele Strafpunkte ({ $strikes }), und in den letzten Spielen ist kein Vorsprung zu vergleichen.
strikes-won-all-out-decided = In Runde { $round } sind alle ausgeschieden. Die wenigsten Strafpunkte: { $strikes }.
strikes-share-all-out-decided = In Runde { $round } sind alle ausgeschieden. Die wenigsten Strafpunkte: je { $strikes }.
strikes-won-after-last-round-decided = Die wenigsten Strafpunkte nach der letzten Runde: { $strikes }.
strikes-share-after-last-round-decided = Die wenigsten Strafpunkte nach der letzten Runde: je { $strikes }.
strikes-won-playoff-decided = Das Entscheidungsspiel gegen { $player2 } gewonnen.
strikes-share-playoff-decided = Gleichstand im Entscheidungsspiel.
strikes-sheet-order = Reihenfolge: zuerst alle, die noch dabei sind, mit den wenigsten Strafpunkten vorn; dann, wer später ausschied.
strikes-sheet-legend-rounds = R1, R2: Strafpunkte der Runde.
strikes-sample-title = Strafpunkte: ein letzter Platz bis zum Aus
strikes-sample-about = Sechs sind noch dabei, und für fünf von ihnen ist der nächste letzte Platz das Ende.
strikes-sample-note = Runde 5 ist ausgehängt. Von 26 Spielern sind sechs übrig, und fünf von ihnen sind nach einem letzten Platz ausgeschieden.
strikes-sample-try-1 = Sehen, wer wie nah dran ist
strikes-sample-try-2 = Ergebnis an Tisch 1 eintragen
strikes-sample-try-3 = Dem Publikum zeigen
