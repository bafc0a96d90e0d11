### Words of accumulated strikes

## The round

strikes-round-random = Runde { $round } ist eine geloste Runde: Strafpunkte spielen bei der Sitzordnung keine Rolle. Geloste Runden und Runden nach Strafpunkten wechseln sich ab, die erste ist gelost.
strikes-round-split = Runde { $round } wird nach Strafpunkten geteilt: Geloste Runden und Runden nach Strafpunkten wechseln sich ab, die erste ist gelost.
strikes-tables-for-players =
    { $players } Spieler ergeben { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }: { $sizes }.
strikes-lot-at-the-line =
    { $tied } Spieler mit { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkten
    } standen an der Grenze zwischen { $upper } und { $lower }. Das Los hat { $up } davon nach { $upper } gesetzt.
strikes-last-game-of-two = { $everyone } teilen sich den Sieg. Ein letztes Spiel zwischen ihnen entscheidet, gleich wie viele Strafpunkte sie haben.

## The tables

strikes-table-by-lot = Gelost, ohne Rücksicht auf die Strafpunkte; wer sich am seltensten begegnet ist, sitzt nach Möglichkeit zusammen.
strikes-only-table = Alle { $players } Spieler dieser Runde sitzen an einem Tisch.
strikes-table-of-group = Ein Tisch der Gruppe { $group }: Spieler, die vor dieser Runde { $low } bis { $high } Strafpunkte hatten.
strikes-table-of-group-level =
    Ein Tisch der Gruppe { $group }: alle, die vor dieser Runde { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    } hatten.
strikes-nobody-met-before = An diesem Tisch sind sich noch keine zwei Spieler begegnet.
strikes-pair-met-before = { $player1 } und { $player2 } sind sich schon begegnet, sonst an diesem Tisch noch niemand.
strikes-pairs-met-before =
    Schon begegnet: { $again } von { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paaren
    } an diesem Tisch.
strikes-plan-nobody-again = In dieser Runde oder Gruppe begegnen sich nirgends zwei Spieler noch einmal.
strikes-plan-meets-again = Paare, die sich in dieser Runde oder Gruppe noch einmal begegnen: { $again }.
strikes-plan-proved-least = Keine andere Sitzordnung hat weniger Wiederholungen (Wiederholungswert { $penalty }; ein Paar zählt mehr, je öfter es sich begegnet ist).
strikes-plan-best-found = Eine Sitzordnung mit weniger Wiederholungen wurde nicht gefunden (Wiederholungswert { $penalty }; ein Paar zählt mehr, je öfter es sich begegnet ist).
strikes-plan-best-of-thirty = Das ist die beste aus dreißig gelosten Sitzordnungen (Wiederholungswert { $penalty }; ein Paar zählt mehr, je öfter es sich begegnet ist).
strikes-forbidden-together = { $everyone } sollen nicht aufeinandertreffen, aber kein Tausch von Spielern würde sie trennen.
strikes-forbidden-not-looked-at-here = { $everyone } sollen nicht aufeinandertreffen. Die dreißig gelosten Sitzordnungen achten darauf nicht; von Hand trennen oder die Sitzordnung mit möglichst wenigen Gegnern zum zweiten Mal wählen.
strikes-seated-by-hand = Die Turnierleitung hat diesen Tisch von Hand gesetzt.
strikes-seated-around =
    Gesetzt aus den Spielern, die frei waren; unverändert geblieben: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.
strikes-bye-fewest-strikes = { $player1 } setzt diese Runde aus: Das Freilos geht an den Spieler mit den wenigsten Strafpunkten ({ $strikes }).
strikes-bye-fewest-strikes-in-turn = { $player1 } setzt diese Runde aus: die wenigsten Strafpunkte ({ $strikes }) unter denen, die an der Reihe sind. Niemand hat ein zweites Freilos, bevor alle eines hatten.
strikes-bye-by-lot = { $everyone } hatten gleich viele Strafpunkte ({ $strikes }); das Los hat entschieden.

## What a round costs: heads of columns

strikes-weigh-forbidden = auseinanderzuhaltende Paare an einem Tisch
strikes-weigh-out-of-group = Spieler außerhalb ihrer Gruppe
strikes-weigh-sizes = Tische anderer Größe
strikes-weigh-met = Wiederholungswert für erneute Begegnungen

## The end

strikes-won-alone =
    { $player1 } gewinnt mit { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkten
    }: Sonst ist niemand mehr dabei.
strikes-won-strikes-and-game = { $player1 } gewinnt: weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }) und im letzten Spiel nicht dahinter.
strikes-won-game = { $player1 } gewinnt, weil im letzten Spiel vorn. { $player2 } hat weniger Strafpunkte ({ $strikes } zu { $other }), kam dort aber nur auf { place }.
strikes-won-game-equal-strikes = { $player1 } gewinnt: ebenso viele Strafpunkte wie { $player2 } ({ $strikes }) und im letzten Spiel vorn.
strikes-share-second-in-game = { $player1 } und { $player2 } gewinnen beide. { $player1 } hat weniger Strafpunkte ({ $strikes } zu { $other }) und kam im letzten Spiel auf Platz 2; { $player2 } hat dieses Spiel gewonnen.
strikes-share-equal-game = { $player1 } und { $player2 } gewinnen beide: gleich viele Strafpunkte ({ $strikes }) und gleiche Punktzahl im letzten Spiel.
strikes-won-fewer-strikes = { $player1 } gewinnt: weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }).
strikes-won-fewer-strikes-bye = { $player1 } gewinnt: weniger Strafpunkte als { $player2 } ({ $strikes } zu { $other }). In der letzten Runde haben nicht beide gespielt; darum zählen nur die Strafpunkte.
strikes-share-equal-strikes-bye = { $player1 } und { $player2 } gewinnen beide: gleich viele Strafpunkte ({ $strikes }), und nicht beide waren in der letzten Runde dabei.
strikes-won-margin = { $player1 } gewinnt: ebenso viele Strafpunkte wie { $player2 } ({ $strikes }) und der bessere Vorsprung im letzten Spiel ({ $margin } zu { $other_margin }).
strikes-share-margin = { $player1 } und { $player2 } gewinnen beide: gleich viele Strafpunkte ({ $strikes }) und gleicher Vorsprung im letzten Spiel ({ $margin }).
strikes-share-no-margin = { $player1 } und { $player2 } gewinnen beide: gleich viele Strafpunkte ({ $strikes }), und in den letzten Spielen ist kein Vorsprung zu vergleichen.
strikes-won-all-out = { $player1 } gewinnt: In Runde { $round } sind alle ausgeschieden, niemand sonst mit so wenigen Strafpunkten ({ $strikes }).
strikes-share-all-out = { $everyone } gewinnen gemeinsam: In Runde { $round } sind alle ausgeschieden, und diese haben die wenigsten Strafpunkte ({ $strikes }).
strikes-won-playoff = { $player1 } gewinnt das letzte Spiel gegen { $player2 }; es entscheidet, gleich wie viele Strafpunkte sie haben.
strikes-share-playoff = { $everyone } haben im letzten Spiel Gleichstand; beide bleiben Sieger.
strikes-last-game-possible = { $everyone } teilen sich den Sieg. Auf Wunsch ein letztes Spiel zwischen ihnen freigeben; es entscheidet.

## How near the end is

strikes-strikes-from-out =
    { $player1 } hat { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }; bis zum Ausscheiden bei { $level } fehlen { $more }. Ein letzter Platz ({ $last }) reicht dafür nicht.
strikes-last-place-puts-out =
    { $player1 } hat { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }; bis zum Ausscheiden bei { $level } fehlen { $more }. Ein letzter Platz ({ $last }) reicht dafür.
strikes-out-after-round =
    { $player1 } hat { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }, also { $level } oder mehr, und scheidet aus, wenn diese Runde vollständig ist.

## Standings

strikes-missed-rounds =
    { $player1 } war in { $rounds ->
        [one] Runde { $rounds }
       *[other] Runden { $rounds }
    } nicht dabei und bekam dafür die Strafpunkte eines letzten Platzes (je { $strikes }).
strikes-out-by-correction = Nach einer Berichtigung ist { $player1 } seit Runde { $round } ausgeschieden. Spätere Spiele bringen keine Strafpunkte mehr.

## Before the next step

strikes-results-missing =
    Es fehlen noch Ergebnisse: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }. Diese zuerst eintragen.
strikes-event-finished = Das Turnier ist zu Ende. Zum Weiterspielen ein Ergebnis zurücknehmen oder berichtigen.
strikes-cannot-seat =
    { $players ->
        [one] { $players } Spieler kann
       *[other] { $players } Spieler können
    } keine Runde spielen: Ein Tisch braucht drei oder mehr. Spieler anmelden, bis es mindestens 3 sind.
strikes-cannot-seat-around =
    { $players ->
        [one] { $players } freier Spieler füllt
       *[other] { $players } freie Spieler füllen
    } keine Tische in erlaubter Größe. Tische festhalten oder mehr davon lösen, bis es eine dieser Zahlen ist: { $counts_that_work }.
strikes-expected-rounds = Scheidet man mit { $level } Strafpunkten aus, sind etwa { $rounds } Runden zu erwarten.
strikes-expected-rounds-between = Scheidet man mit { $level } Strafpunkten aus, sind etwa { $low } bis { $high } Runden zu erwarten.
strikes-expected-rounds-fewer =
    Scheidet man mit { $level ->
        [one] { $level } Strafpunkt
       *[other] { $level } Strafpunkten
    } aus, sind weniger als { $rounds } Runden zu erwarten ({ $known } Strafpunkte brauchen etwa { $rounds }).
strikes-expected-rounds-more = Scheidet man mit { $level } Strafpunkten aus, sind mehr als { $rounds } Runden zu erwarten ({ $known } Strafpunkte brauchen etwa { $rounds }).
strikes-five-left-unused = Drei und zwei bei noch fünf Spielern gilt nur, wenn der größte Tisch 4 Plätze hat. Hier sitzen fünf Spieler an einem Tisch.
strikes-three-and-two-needs-two = Noch fünf Spieler säßen an Tischen zu drei und zu zwei, aber das Spiel ist als zu zweit nicht spielbar vermerkt. So spielen vier, und einer hat ein Freilos. Für drei und zwei „Geht auch zu zweit“ einschalten.
strikes-forbidden-not-looked-at =
    { $pairs ->
        [one] { $pairs } Paar soll
       *[other] { $pairs } Paare sollen
    } nicht aufeinandertreffen ({ $everyone }), aber die dreißig gelosten Sitzordnungen achten darauf nicht. Die Sitzordnung mit möglichst wenigen Gegnern zum zweiten Mal wählen oder von Hand trennen.
strikes-corrected-out = Nach den jetzigen Ergebnissen früher ausgeschieden und in späteren Runden dennoch dabei: { $everyone }. Diese Runden bleiben, wie sie gespielt wurden, bringen aber keine Strafpunkte mehr.
strikes-corrected-in = Nach den jetzigen Ergebnissen noch dabei und in einer späteren Runde ausgelassen: { $everyone }. Eine versäumte Runde zählt als letzter Platz. Ist dort noch nichts gespielt, diese Runde rückgängig machen und neu auslosen.

## What stands in the way

strikes-three-and-two-without-two = Tische zu drei und zu zwei brauchen ein Spiel, das auch zu zweit geht. Zugleich „Geht auch zu zweit“ einschalten, oder vier spielen lassen, und einer hat ein Freilos.
strikes-level-fixed = Die Grenze zum Ausscheiden bleibt bei { $level }, sobald Runde 1 freigegeben ist: Nach ihr sind Spieler dabei oder ausgeschieden. Zum Ändern bis vor Runde 1 rückgängig machen.
strikes-too-late-to-enter = Neue Spieler können nur dazukommen, bis Runde 2 ausgelost ist. In diesem Turnier ist es dafür zu spät.
strikes-late-entry-out =
    Eine Nachmeldung beginnt mit { $strikes } Strafpunkten für die versäumte Runde und wäre sofort ausgeschieden, denn ab { $level ->
        [one] { $level } Strafpunkt
       *[other] { $level } Strafpunkten
    } scheidet man aus. Zum Anmelden ist es zu spät.
strikes-eliminated-for-good = { $player1 } ist in Runde { $round } mit { $strikes } Strafpunkten ausgeschieden und kann nicht zurückkommen.
strikes-return-too-late = { $player1 } kann nicht zurückkommen: Mit einem letzten Platz für jede versäumte Runde ({ $rounds }) wären es { $strikes } Strafpunkte, und ab { $level } scheidet man aus.
strikes-drop-in-last-game = { $player1 } ist im letzten Spiel. Das Ergebnis dieses Spiels eintragen und { $player1 } dabei als aufgegeben vermerken.
strikes-no-byes-on-request = Freilose auf Wunsch gibt es bei dieser Turnierart nicht. { $player1 } abmelden und später wieder aufnehmen; eine versäumte Runde zählt als letzter Platz.
strikes-old-result-cleared = Auf Runde { $round } bauen spätere Runden auf. Für Tisch { $table } das richtige Ergebnis eintragen, statt es zurückzunehmen.

## Reports

strikes-score-missing = Tisch { $table }: eine Punktzahl für { $everyone } eintragen oder als aufgegeben vermerken.
strikes-score-of-withdrawn = Tisch { $table }: Punktzahl und Aufgabe zugleich geht nicht für { $everyone }. Eines von beiden wählen.

## Seating by hand

strikes-seated-twice = Doppelt gesetzt: { $everyone }. Jeden Spieler nur einmal setzen.
strikes-not-in-this-round = Nicht in Runde { $round }: { $everyone }. Nur Spieler dieser Runde setzen.
strikes-without-a-seat = Ohne Platz: { $everyone }. Jeder Spieler der Runde braucht einen.
strikes-other-table-sizes = Tischgrößen wie freigegeben beibehalten: { $sizes }.
strikes-rematch =
    { $player1 } und { $player2 } träfen an Tisch { $table } wieder aufeinander (bisher { $times ->
        [one] { $times } Begegnung
       *[other] { $times } Begegnungen
    }).
strikes-forbidden-pair = { $player1 } und { $player2 } sollen nicht aufeinandertreffen; sie säßen zusammen an Tisch { $table }.
strikes-score-gap = Tisch { $table } würde Spieler der Gruppen { $groups } mischen.
