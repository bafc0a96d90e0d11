### The Age-Modified Swiss: the top cut, and the oldest against the youngest age group

age-swiss-kind-playoff = Top Cut
age-swiss-now-ready-playoff = Bereit für die nächste Runde des Top Cut.

## Who plays the top cut

age-swiss-cut-seeds = Die besten { $count } der Rangliste spielen weiter, in dieser Setzung: { $everyone }.
age-swiss-cut-seeds-by-lot = Gleichauf ({ place }), Setzung ausgelost in dieser Reihenfolge: { $everyone }.
age-swiss-cut-seat-by-lot = Gleichauf ({ place }) um die letzten Plätze, durch das Los dabei: { $everyone }.
age-swiss-cut-missed-by-lot = Gleichauf ({ place }) um die letzten Plätze, durch das Los nicht dabei: { $everyone }.
age-swiss-cut-smaller =
    Der Top Cut hat { $count } Plätze statt { $cut }: Dabei { $players ->
        [one] ist nur noch { $players } Spieler
       *[other] sind nur noch { $players } Spieler
    }.
age-swiss-cut-goes-on = Die Sieger benachbarter Matches treffen aufeinander.

## Why two players meet in it, or not

age-swiss-cut-meets = { $player1 } ist auf { $high } gesetzt, { $player2 } auf { $low }: So paart sie der Turnierbaum.
age-swiss-cut-winners-meet = { $player1 } (gesetzt auf { $high }) und { $player2 } (gesetzt auf { $low }) haben benachbarte Matches im Turnierbaum gewonnen.
age-swiss-cut-though-apart = { $player1 } und { $player2 } sollten nicht aufeinandertreffen, aber hier entscheidet der Turnierbaum.
age-swiss-cut-walkover = { $player1 } kommt kampflos weiter: { $player2 } hat sich abgemeldet.
age-swiss-cut-walkover-alone = { $player1 } kommt kampflos weiter.
age-swiss-cut-not-yet = { $player1 } ist auf { $high } gesetzt, { $player2 } auf { $low }: Sie können frühestens { bracket-in-stage } aufeinandertreffen.
age-swiss-cut-lost-before = { $player1 } hat { bracket-in-stage } verloren.
age-swiss-cut-missed = Die besten { $count } der Rangliste spielen weiter. { $player1 } stand auf { place }.

## How far from the top cut

age-swiss-cut-in-points =
    { $player1 } ist zurzeit im Top Cut: { $gap ->
        [one] { $gap } Matchpunkt
       *[other] { $gap } Matchpunkte
    } vor { $player2 }, knapp darunter.
age-swiss-cut-out-points =
    { $player1 } { $gap ->
        [one] fehlt { $gap } Matchpunkt
       *[other] fehlen { $gap } Matchpunkte
    }: { $player2 } hat zurzeit den letzten Platz im Top Cut.
age-swiss-cut-in-tiebreak = { $player1 } ist zurzeit im Top Cut: punktgleich mit { $player2 }, aber mit der besseren Feinwertung.
age-swiss-cut-out-tiebreak = { $player1 } ist zurzeit nicht im Top Cut: punktgleich mit { $player2 }, aber mit der schlechteren Feinwertung.
age-swiss-cut-in-tied = { $player1 } ist an der Grenze des Top Cut gleichauf mit { $player2 }. Bleibt es dabei, entscheidet das Los.
age-swiss-cut-out-tied = { $player1 } ist an der Grenze des Top Cut gleichauf mit { $player2 }. Bleibt es dabei, entscheidet das Los.
age-swiss-cut-in-all = { $player1 } ist zurzeit im Top Cut: Es gibt Plätze für alle, die noch dabei sind.
age-swiss-plays-cut = { $player1 } ist noch im Top Cut.
age-swiss-cut-line =
    Top Cut ({ $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    })
age-swiss-cut-why = Die besten { $count } spielen im K.-o.-System weiter. Der Strich zeigt, wer zurzeit dabei wäre und wie knapp.
age-swiss-standings-cut = Top Cut
age-swiss-sheet-legend-final =
    Die dicke Linie steht unter { $count ->
        [one] dem Teilnehmer
       *[other] den { $count } Teilnehmern
    } des Top Cut.
age-swiss-sheet-order-final = Reihenfolge: Über die ersten Plätze entscheidet der Top Cut; dann { $keys }.

## Places

age-swiss-cut-won = { $player1 } (gesetzt auf { $seed }) hat das Finale gegen { $player2 } gewonnen.
age-swiss-cut-won-decided = Hat das Finale gegen { $player2 } gewonnen.
age-swiss-cut-won-walkover = { $player1 } (gesetzt auf { $seed }) hat das Finale kampflos gewonnen.
age-swiss-cut-won-walkover-decided = Hat das Finale kampflos gewonnen: Die andere Seite hat sich abgemeldet.
age-swiss-cut-still-in = { $player1 } (gesetzt auf { $seed }) ist noch im Top Cut.
age-swiss-cut-lost = { $player1 } (gesetzt auf { $seed }) hat { bracket-in-stage } verloren. Unter denen, die dort verloren haben, zählt die Setzung.

## What cannot be done

age-swiss-cut-finished = Das Finale ist gespielt; es folgt keine Runde mehr.
age-swiss-cut-is-fixed = Wer aufeinandertrifft, bestimmt der Turnierbaum; diese Paare lassen sich nicht ändern.
age-swiss-cut-needs-winner = Tisch { $table }: Ein Match im Top Cut braucht einen Sieger. Nach einem Remis spielen die beiden weiter.
age-swiss-cut-moved-on = Tisch { $table }: Der Sieger steht schon in Runde { $round }. Um ihn zu ändern, erst diese Runde rückgängig machen.
age-swiss-cut-posted-no-entries = Der Top Cut hat begonnen; niemand kann mehr dazukommen.
age-swiss-cut-posted-setting-stays = Der Top Cut hat begonnen; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.
age-swiss-points-above-win = Ein Sieg zählt { $win } (ein Remis { $draw }, ein Freilos { $bye }). Weder Remis noch Freilos können mehr zählen als ein Sieg.
age-swiss-points-in-use = Runde 1 ist ausgelost; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.

## The oldest against the youngest age group

age-swiss-outermost-unavoidable =
    Anders geht die Auslosung nicht auf: { $pairs ->
        [one] { $pairs } Spieler der ältesten Altersgruppe trifft
       *[other] { $pairs } Spieler der ältesten Altersgruppe treffen
    } auf die jüngste.
age-swiss-outermost-meet = { $player1 } und { $player2 } gehören zu { WORD($eldest, kind: "ages") } und { WORD($youngest, kind: "ages") }, die nicht aufeinandertreffen sollen: Anders ging die Auslosung nicht auf.
age-swiss-around-only-outermost =
    Unter den { $players ->
        [one] { $players } freien Spielern
       *[other] { $players } freien Spielern
    } träfe die älteste Altersgruppe an { $pairs ->
        [one] { $pairs } Tisch
       *[other] { $pairs } Tischen
    } auf die jüngste, nicht an { $best } wie mit allen Tischen. Geben Sie mehr Tische frei.
age-swiss-weigh-outermost = älteste gegen jüngste Gruppe, nicht erlaubt
age-swiss-they-are-outermost = Die beiden gehören zur ältesten und zur jüngsten Altersgruppe, die hier nicht aufeinandertreffen sollen.
age-swiss-more-outermost =
    Träfen sie aufeinander, spielte die älteste Altersgruppe an { $then ->
        [one] { $then } Tisch
       *[other] { $then } Tischen
    } gegen die jüngste, nicht an { $best }.

## Rules sheet, cards, and steps by hand

age-swiss-rule-outermost = Die älteste und die jüngste Altersgruppe treffen nicht aufeinander, außer die Auslosung geht anders nicht auf. Nur eine Wiederholung wird noch eher vermieden.
age-swiss-rule-cut =
    Nach der letzten Schweizer Runde spielen die besten { $count } der Rangliste im K.-o.-System weiter. { $games ->
        [1] Ein Match ist ein einzelnes Spiel.
       *[other] Ein Match geht über höchstens { $games } Spiele.
    }
age-swiss-rule-cut-bracket = Der Turnierbaum ist fest. Bei acht: 1–8, 4–5, 3–6 und 2–7; die Sieger der ersten beiden Matches treffen aufeinander und die der letzten beiden.
age-swiss-rule-cut-ties = Wer sich einen Platz teilt, wird durch das Los gereiht: für die letzten Plätze und für die Setzung.
age-swiss-rule-cut-smaller = Wer sich vorher abmeldet, wird durch den Nächsten der Rangliste ersetzt. Sind es zu wenige, gilt der nächstkleinere Turnierbaum.
age-swiss-rule-cut-left = Wer sich währenddessen abmeldet, verliert kampflos. Fehlen in einem Match beide, kommt weiter, wer höher gesetzt ist.
age-swiss-rule-cut-draws = Kein Match endet remis; es wird gespielt, bis jemand gewonnen hat. Der Top Cut bringt keine Matchpunkte.
age-swiss-rule-cut-places = Plätze: zuerst das Finale, dann bei Niederlage in derselben Runde die Setzung, dann alle anderen nach der Rangliste der Schweizer Runden.
age-swiss-card-rule-cut = Die besten { $cut } spielen weiter: Wer dann verliert, ist ausgeschieden.
age-swiss-hand-heading-playoff = Runde { $round }: { $sizes } des Top Cut
age-swiss-hand-cut-follows = Danach spielen die besten { $count } der Rangliste im K.-o.-System.
age-swiss-hand-cut-first = Die besten { $count } der Rangliste nehmen; bei Gleichstand losen. Paaren: 1–8, 4–5, 3–6, 2–7 (zu viert: 1–4, 2–3).
age-swiss-hand-cut-next = Die Sieger benachbarter Matches paaren, in der Reihenfolge des Turnierbaums.
age-swiss-hand-cut-left = Hat sich jemand abgemeldet, kommt die andere Seite kampflos weiter.
age-swiss-hand-cut-draws = Nach einem Remis weiterspielen, bis jemand gewinnt. Die Matchpunkte bleiben, wie sie sind.

## Settings

age-swiss-setting-bye-points = Punkte für ein Freilos
age-swiss-setting-bye-points-none = So viele wie für einen Sieg
age-swiss-setting-bye-points-help = Leer: so viele wie für einen Sieg.
age-swiss-setting-bye-points-0-help = Wer keinen Gegner hat, bekommt nichts.
age-swiss-setting-bye-points-1-help = Wer keinen Gegner hat, bekommt so viel.

## Spieler eines Vereins, einer Mannschaft oder eines Haushalts, getrennt

age-swiss-same-mark-apart =
    Spieler aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } werden getrennt, wenn dafür niemand sonst nach unten rücken muss.
age-swiss-meet-in-same-mark =
    { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    }. Alle zu trennen hätte eine Punktgruppe gekostet oder Älteste und Jüngste zusammengebracht.
age-swiss-weigh-same-mark = nicht getrennte Spieler
age-swiss-they-have-same-mark =
    { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } und werden getrennt, wo das keine Punktgruppe kostet.
age-swiss-more-same-mark =
    Dann spielten mehr Paare aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } gegeneinander: { $then } statt { $best }.
age-swiss-same-mark =
    Tisch { $table }: { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    }.
age-swiss-rule-same-mark =
    Spieler aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } treffen nicht aufeinander, wenn dafür niemand sonst nach unten rückt und die älteste nicht auf die jüngste Altersgruppe trifft. Das geht gleichem Alter vor.
