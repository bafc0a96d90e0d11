### Accumulated strikes: the rules sheet, and charts for going on by hand

strikes-rules-cited = Boardgame Tournament Design (Joe Czapski, 2017)
strikes-clause-basics = Einleitung
strikes-clause-chart = Tabelle der Tische
strikes-clause-rounds = Arten von Runden
strikes-clause-met = Wenigste Begegnungen
strikes-clause-strikes = Strafpunkte nach Platz
strikes-clause-ties = Gleichstand
strikes-clause-level = Grenze
strikes-clause-five = Fünf übrig
strikes-clause-end = Das Ende

strikes-rule-tables = Spiele zu 3 bis { $largest } Personen. Die Tabelle nennt für die übrigen Spieler, wie viele Tische jeder Größe es gibt. Sind 3 bis { $largest } übrig, gibt es einen Tisch.
strikes-rule-tables-large = Über 50 Spieler: so wenige Tische wie möglich, in geteilten Runden in drei Gruppen.
strikes-rule-five-bye = Sind 5 übrig, spielen 4, und wer die wenigsten Strafpunkte hat, hat ein Freilos.
strikes-rule-five-bye-once = Niemand hat ein zweites Freilos, bevor alle eines hatten. Bei Gleichstand entscheidet das Los.
strikes-rule-five-tables = Sind 5 übrig, gibt es einen Tisch zu 3 und einen zu 2.
strikes-rule-kinds = Runde 1 ist gelost, Runde 2 nach Strafpunkten geteilt, und so abwechselnd weiter.
strikes-rule-split = Geteilte Runden: Nach Strafpunkten geordnet füllen die wenigsten Gruppe 1, dann Gruppe 2 und ab 31 Spielern Gruppe 3.
strikes-rule-line = Gleiche Strafpunkte an der Grenze zweier Gruppen entscheidet das Los.
strikes-rule-met = Sitzordnung in einer Gruppe: wer sich am seltensten begegnet ist. Ein Paar, das sich 0-, 1-, 2-, 3-, 4-mal, 5-mal oder öfter begegnet ist, zählt 0, 1, 2, 4, 7, 10; es gilt der Plan mit der kleinsten Summe.
strikes-rule-search = Das Programm sucht diesen Plan, ausgehend von 30 zufälligen Plänen.
strikes-rule-dealt = Es gilt der beste von 30 zufälligen Plänen.
strikes-rule-strikes = Die höchste Punktzahl ist Platz 1. Strafpunkte nach Platz: zu fünft { $five }; zu viert { $four }; zu dritt { $three }.
strikes-rule-strikes-of-two = Zu zweit: { $two }.
strikes-rule-ties = Gleiche Plätze teilen die Summe ihrer Strafpunkte. Eine Stichregel des Spiels zählt nicht.
strikes-rule-level = Wer { $level } Strafpunkte oder mehr hat, ist aus, sobald die Runde vollständig ist.
strikes-rule-late = Nachmeldungen sind möglich, bis Runde 2 ausgelost ist. Eine versäumte Runde kostet { $last } Strafpunkte, wie ein letzter Platz.
strikes-rule-re-entry = Wer ausgeschieden ist, kann vor jeder Runde noch einmal einsteigen, mit so vielen Strafpunkten wie die höchste Zahl derer, die noch dabei sind.
strikes-rule-leaves = Wer während eines Spiels geht, teilt den letzten Platz am Tisch und ist aus.
strikes-rule-ranking = Rangliste: wer gewonnen hat, dann alle noch im Spiel nach Strafpunkten, dann je später aus, desto höher; in derselben Runde die wenigeren Strafpunkte.
strikes-rule-one = Eine Person übrig: Sie gewinnt. Niemand übrig: die wenigsten Strafpunkte unter denen, die die Runde gespielt haben; Gleiche teilen den Sieg.
strikes-rule-two-one-table = Zwei übrig nach einer Runde mit einem Tisch: Wer weniger Strafpunkte hat, gewinnt, wenn diese Person auch das Spiel gewonnen hat. War sie Zweite, gewinnen beide; war sie Dritte oder schlechter, gewinnt, wer das Spiel gewonnen hat; so auch bei gleichen Strafpunkten.
strikes-rule-two-tables = Zwei übrig nach einer Runde mit zwei Tischen: Weniger Strafpunkte gewinnen. Gleich: der größere Vorsprung vor Platz 2 im letzten Spiel; wieder gleich: beide.
strikes-rule-more-tables = Nach mehr als zwei Tischen ebenso.
strikes-rule-deciding = Zwei Sieger können ein Entscheidungsspiel spielen; es zählt unabhängig von den Strafpunkten.
strikes-rule-last-round = Das Turnier endet spätestens nach Runde { $rounds }. Sind dann noch mehr als zwei dabei, gewinnen die wenigsten Strafpunkte; bei Gleichstand gemeinsam.

## Charts of the emergency kit

strikes-hand-chart-random = Geloste Runde
strikes-hand-chart-group-1 = Geteilt: Gruppe 1
strikes-hand-chart-group-2 = Geteilt: Gruppe 2
strikes-hand-chart-group-3 = Geteilt: Gruppe 3
strikes-hand-chart-strikes = Strafpunkte nach Platz
strikes-hand-chart-at-table = Spieler am Tisch
strikes-hand-chart-met = Was ein Paar kostet
strikes-hand-chart-times = Begegnungen
strikes-hand-chart-cost = Punkte
