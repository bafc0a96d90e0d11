### Accumulated strikes

## The round

strikes-round-random = Runde { $round } ist gelost. Geloste Runden und Runden nach Strafpunkten wechseln sich ab.
strikes-round-split = Runde { $round } wird nach Strafpunkten geteilt. Geloste Runden und Runden nach Strafpunkten wechseln sich ab.
strikes-tables-for-players =
    { $players } Spieler, { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }: { $sizes }.
strikes-lot-at-the-line =
    { $tied } Spieler lagen mit { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkten
    } gleichauf zwischen { $upper } und { $lower }; das Los hat { $up } davon nach { $upper } gesetzt.
strikes-last-game-of-two = { $everyone } teilen sich den Sieg. Dieses Entscheidungsspiel klärt ihn, unabhängig von den Strafpunkten.

## The tables

strikes-table-by-lot = Die Plätze sind gelost; möglichst sitzt zusammen, wer sich am seltensten begegnet ist.
strikes-only-table = Alle { $players } Spieler sitzen an einem Tisch.
strikes-table-of-group = Gruppe { $group }: { $low } bis { $high } Strafpunkte.
strikes-table-of-group-level =
    Gruppe { $group }: Alle haben { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }.
strikes-nobody-met-before = Lauter neue Gegner.
strikes-pair-met-before = { $player1 } und { $player2 } sind sich schon begegnet; alle anderen hier sind einander neu.
strikes-pairs-met-before = { $again } der { $pairs } Paare hier sind sich schon begegnet.
strikes-plan-nobody-again = In dieser Runde oder Gruppe trifft niemand auf frühere Gegner.
strikes-plan-meets-again =
    { $again ->
        [one] { $again } Paar
       *[other] { $again } Paare
    } dieser Runde oder Gruppe { $again ->
        [one] ist
       *[other] sind
    } sich schon begegnet.
strikes-plan-proved-least = Keine Sitzordnung hat weniger Wiederholungen (Wiederholungswert { $penalty }; ein Paar zählt mehr, je öfter es sich begegnet ist).
strikes-plan-best-found = Dies ist die beste gefundene Sitzordnung (Wiederholungswert { $penalty }; ein Paar zählt mehr, je öfter es sich begegnet ist).
strikes-plan-best-of-thirty = Dies ist die beste von 30 gelosten Sitzordnungen (Wiederholungswert { $penalty }; ein Paar zählt mehr, je öfter es sich begegnet ist).
strikes-forbidden-together = { $everyone } stehen auf der Trennliste, aber kein Tausch trennt sie.
strikes-forbidden-not-looked-at-here = { $everyone } stehen auf der Trennliste, auf die die 30 gelosten Sitzordnungen nicht achten. Von Hand trennen oder „Möglichst wenige Wiederholungen“ wählen.
strikes-seated-by-hand = Von der Turnierleitung gesetzt.
strikes-seated-around =
    Gesetzt aus den freien Spielern. { $tables ->
        [one] Tisch { $tables } blieb
       *[other] Die Tische { $tables } blieben
    }, wie { $tables ->
        [one] er war
       *[other] sie waren
    }.
strikes-bye-fewest-strikes = { $player1 } hat das Freilos: die wenigsten Strafpunkte ({ $strikes }).
strikes-bye-fewest-strikes-in-turn = { $player1 } hat das Freilos: die wenigsten Strafpunkte ({ $strikes }) unter denen mit den wenigsten Freilosen.
strikes-bye-by-lot =
    { $everyone } kamen mit { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkten
    } gleich gut für das Freilos infrage; das Los hat entschieden.

## What a round costs: heads of columns

strikes-weigh-forbidden = Paare der Trennliste an einem Tisch
strikes-weigh-out-of-group = Spieler außerhalb ihrer Gruppe
strikes-weigh-sizes = Tische anderer Größe
strikes-weigh-met = wiederholte Gegner (gewichtet)

## The end

strikes-won-alone =
    { $player1 } gewinnt mit { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkten
    }: Niemand sonst ist noch dabei.
strikes-won-strikes-and-game = { $player1 } gewinnt: weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }) und im letzten Spiel nicht dahinter.
strikes-won-game = { $player1 } gewinnt durch den Vorsprung im letzten Spiel. { $player2 } hat weniger Strafpunkte ({ $strikes } zu { $other }), kam dort aber auf { place }.
strikes-won-game-equal-strikes = { $player1 } gewinnt: gleich viele Strafpunkte wie { $player2 } ({ $strikes }) und im letzten Spiel vorn.
strikes-share-second-in-game = { $player1 } und { $player2 } teilen sich den Sieg: { $player1 } hat weniger Strafpunkte ({ $strikes } zu { $other }) und wurde im letzten Spiel Zweiter hinter { $player2 }.
strikes-share-equal-game = { $player1 } und { $player2 } teilen sich den Sieg: gleich viele Strafpunkte ({ $strikes }) und gleiche Punktzahl im letzten Spiel.
strikes-won-fewer-strikes = { $player1 } gewinnt: weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }).
strikes-won-fewer-strikes-bye = { $player1 } gewinnt: weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }). Die letzte Runde spielten nicht beide; darum zählen nur die Strafpunkte.
strikes-share-equal-strikes-bye = { $player1 } und { $player2 } teilen sich den Sieg: gleich viele Strafpunkte ({ $strikes }), und die letzte Runde spielten nicht beide.
strikes-won-margin = { $player1 } gewinnt: gleich viele Strafpunkte wie { $player2 } ({ $strikes }), aber mehr Vorsprung im letzten Spiel ({ $margin } zu { $other_margin }).
strikes-share-margin = { $player1 } und { $player2 } teilen sich den Sieg: gleich viele Strafpunkte ({ $strikes }) und gleicher Vorsprung im letzten Spiel ({ $margin }).
strikes-share-no-margin = { $player1 } und { $player2 } teilen sich den Sieg: gleich viele Strafpunkte ({ $strikes }), und in den letzten Spielen ist kein Vorsprung zu vergleichen.
strikes-won-all-out = In Runde { $round } sind alle ausgeschieden. { $player1 } hatte die wenigsten Strafpunkte ({ $strikes }) und gewinnt.
strikes-share-all-out = In Runde { $round } sind alle ausgeschieden. { $everyone } hatten die wenigsten Strafpunkte ({ $strikes }) und teilen sich den Sieg.
strikes-won-after-last-round = { $player1 } hat nach { $rounds } Runden, mit denen das Turnier endet, die wenigsten Strafpunkte ({ $strikes }) und gewinnt.
strikes-share-after-last-round = { $everyone } haben nach { $rounds } Runden, mit denen das Turnier endet, die wenigsten Strafpunkte ({ $strikes }) und teilen sich den Sieg.
strikes-won-playoff = { $player1 } gewinnt das Entscheidungsspiel gegen { $player2 }.
strikes-share-playoff = { $everyone } spielten im Entscheidungsspiel unentschieden und teilen sich den Sieg.
strikes-last-game-possible = { $everyone } teilen sich den Sieg. Ein Entscheidungsspiel ist möglich.

## How near the end is

strikes-strikes-from-out =
    { $player1 } hat { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    } und scheidet bei { $level } aus (noch { $more }). Ein letzter Platz ({ $last }) reicht dafür nicht.
strikes-last-place-puts-out =
    { $player1 } hat { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    } und scheidet bei { $level } aus (noch { $more }). Ein letzter Platz ({ $last }) reicht dafür.
strikes-out-after-round =
    { $player1 } hat { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    } ({ $level } oder mehr) und scheidet mit dem Ende dieser Runde aus.

## Standings

strikes-missed-rounds =
    { $player1 } hat { $rounds ->
        [one] Runde { $rounds }
       *[other] die Runden { $rounds }
    } versäumt: je { $strikes } Strafpunkte wie für einen letzten Platz.
strikes-re-entered =
    { $player1 } ist nach Runde { $round } noch einmal eingestiegen, mit der höchsten Zahl an Strafpunkten derer, die noch dabei waren ({ $strikes }).
strikes-out-by-correction = Nach einer Korrektur ist { $player1 } seit Runde { $round } ausgeschieden. Spätere Spiele bringen keine Strafpunkte.

## Before the next step

strikes-results-missing =
    { $tables ->
        [one] Tisch { $tables } läuft
       *[other] Die Tische { $tables } laufen
    } noch.
strikes-event-finished = Das Turnier ist zu Ende. Zum Weiterspielen ein Ergebnis ändern oder rückgängig machen.
strikes-last-round-played = Runde { $rounds } war die letzte. Zum Weiterspielen eine spätere letzte Runde einstellen.
strikes-nothing-to-end = Es ist noch keine Runde gespielt. Mindestens eine spielen, oder das Turnier ohne Sieg schließen.
strikes-ends-anyway = Das Turnier endet schon nach Runde { $round }.
strikes-cannot-seat =
    { $players ->
        [one] { $players } Spieler kann
       *[other] { $players } Spieler können
    } keine Runde spielen: Ein Tisch braucht mindestens 3. Spieler anmelden oder jemanden wieder aufnehmen.
strikes-cannot-seat-around =
    { $players ->
        [one] { $players } freier Spieler füllt
       *[other] { $players } freie Spieler füllen
    } keine Tische in erlaubter Größe. Tische lösen oder festhalten, bis es eine dieser Zahlen ist: { $counts_that_work }.
strikes-expected-rounds = Etwa { $rounds } Runden, wenn man bei { $level } Strafpunkten ausscheidet.
strikes-expected-rounds-between = Etwa { $low } bis { $high } Runden, wenn man bei { $level } Strafpunkten ausscheidet.
strikes-expected-rounds-fewer =
    Weniger als { $rounds } Runden, wenn man bei { $level ->
        [one] { $level } Strafpunkt
       *[other] { $level } Strafpunkten
    } ausscheidet ({ $known } Strafpunkte brauchen etwa { $rounds }).
strikes-expected-rounds-more = Mehr als { $rounds } Runden, wenn man bei { $level } Strafpunkten ausscheidet ({ $known } Strafpunkte brauchen etwa { $rounds }).
strikes-ends-after-round = Das Turnier endet nach Runde { $round }. Sind dann noch mehr als zwei dabei, gewinnen die wenigsten Strafpunkte.
strikes-five-left-unused = „Mit noch 5 Spielern“ gilt nur, wenn der größte Tisch 4 Plätze hat.
strikes-three-and-two-needs-two = Noch 5 Spieler: Vier spielen, und einer hat ein Freilos, weil das Spiel drei oder mehr braucht. Geht es auch zu zweit, „Zu zweit spielbar“ einschalten.
strikes-forbidden-not-looked-at =
    { $pairs ->
        [one] { $pairs } Paar steht
       *[other] { $pairs } Paare stehen
    } auf der Trennliste ({ $everyone }), auf die die 30 gelosten Sitzordnungen nicht achten. „Möglichst wenige Wiederholungen“ wählen oder von Hand trennen.
strikes-corrected-out =
    Nach dieser Korrektur { $everyone ->
        [one] war
       *[other] waren
    } { $everyone } früher ausgeschieden. Spätere Spiele bleiben, bringen aber keine Strafpunkte.
strikes-corrected-in =
    Nach dieser Korrektur { $everyone ->
        [one] ist
       *[other] sind
    } { $everyone } noch dabei. Eine versäumte Runde zählt als letzter Platz; ist sie noch nicht gespielt, rückgängig machen und neu setzen.

## Refusals

strikes-three-and-two-without-two = Tische zu 3 und 2 brauchen ein Spiel für zwei. „Zu zweit spielbar“ einschalten oder „4 spielen, 1 Freilos“ wählen.
strikes-level-fixed = Die Grenze ({ $level } Strafpunkte) steht fest, sobald Runde 1 freigegeben ist. Zum Ändern Runde 1 rückgängig machen.
strikes-ladders-fixed = Die Strafpunkte je Platz stehen fest, sobald Runde 1 freigegeben ist. Zum Ändern Runde 1 rückgängig machen.
strikes-rounds-posted = Runde { $posted } ist schon freigegeben. Das Turnier kann nach ihr oder nach einer späteren enden. Für ein Ende nach Runde { $rounds } die späteren Runden rückgängig machen.
strikes-rounds-after-last-game = Das Entscheidungsspiel ist freigegeben, damit steht die letzte Runde fest. Zum Ändern das Entscheidungsspiel rückgängig machen.
strikes-too-late-to-enter = Nachmelden geht nur, bis Runde 2 gesetzt ist.
strikes-only-re-entries = Nachmelden ging nur, bis Runde 2 gesetzt war. Nur wer ausgeschieden ist, kann unter demselben Namen noch einmal einsteigen; „{ $name }“ ist nicht ausgeschieden.
strikes-re-entered-before = { $player1 } ist schon einmal wieder eingestiegen. Das geht nur einmal.
strikes-not-eliminated = { $player1 } ist nicht ausgeschieden. Wer abgemeldet ist, kann wieder angemeldet werden.
strikes-late-entry-out = Eine Nachmeldung begänne mit { $strikes } Strafpunkten für die versäumte Runde und wäre sofort ausgeschieden (Grenze { $level }). Zum Anmelden ist es zu spät.
strikes-eliminated-for-good = { $player1 } ist in Runde { $round } mit { $strikes } Strafpunkten ausgeschieden und kann nicht zurückkommen.
strikes-return-too-late =
    { $player1 } kann nicht zurückkommen: Mit einem letzten Platz für { $rounds ->
        [one] { $rounds } versäumte Runde
       *[other] { $rounds } versäumte Runden
    } wären es { $strikes } Strafpunkte, die Grenze ist { $level }.
strikes-drop-in-last-game = { $player1 } ist im Entscheidungsspiel. Das Ergebnis eintragen, mit { $player1 } als aufgegeben.
strikes-no-byes-on-request = Dieses Format hat keine beantragten Freilose. { $player1 } abmelden und später wieder aufnehmen; eine versäumte Runde zählt als letzter Platz.
strikes-old-result-cleared = Spätere Runden bauen auf Runde { $round } auf. Das Ergebnis von Tisch { $table } ändern statt löschen.

## Reports

strikes-score-missing = Tisch { $table }, { $everyone }: eine Punktzahl eintragen, oder W für aufgegeben.
strikes-score-of-withdrawn = Tisch { $table }, { $everyone }: Punktzahl oder aufgegeben, nicht beides.

## Seating by hand

strikes-seated-twice = Mehrfach gesetzt: { $everyone }. Jeder Person einen Platz geben.
strikes-not-in-this-round = Nicht in Runde { $round }: { $everyone }. Nur Spieler dieser Runde setzen.
strikes-without-a-seat = Nicht gesetzt: { $everyone }. Alle Spieler der Runde brauchen einen Platz.
strikes-other-table-sizes = Die freigegebenen Tischgrößen bleiben: { $sizes }.
strikes-rematch =
    Tisch { $table }: { $player1 } und { $player2 } sind sich schon { $times ->
        [one] { $times }-mal
       *[other] { $times }-mal
    } begegnet.
strikes-forbidden-pair = Tisch { $table }: { $player1 } und { $player2 } stehen auf der Trennliste.
strikes-score-gap = Tisch { $table } mischt Spieler der Gruppen { $groups }.
