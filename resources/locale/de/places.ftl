### Why a player has their place: what ranks them behind one and ahead of another, and their figures

## Places in words

place = Platz { $place }

## Compared with the one above, and the one below

behind-on = Hinter { $player2 } ({ $place }) nach { $what }, { $own } zu { $other }.
behind-on-level = Gleichauf mit { $player2 } ({ $place }) nach { $level }; dahinter nach { $what }, { $own } zu { $other }.
ahead-on = Vor { $player2 } ({ $place }) nach { $what }, { $own } zu { $other }.
ahead-on-level = Gleichauf mit { $player2 } ({ $place }) nach { $level }; davor nach { $what }, { $own } zu { $other }.
behind-by-lot = Hinter { $player2 } ({ $place }): gleichauf nach { $level }; das Los hat entschieden.
ahead-by-lot = Vor { $player2 } ({ $place }): gleichauf nach { $level }; das Los hat entschieden.
shares-with = Gleichauf mit { $names } nach { $level }.
shares-with-more =
    Gleichauf mit { $names } und { $count ->
        [one] { $count } weiteren
       *[other] { $count } weiteren
    } nach { $level }.
nothing-played = Noch keine Ergebnisse. Alle sind gleichauf.

## What ranks besides points and tiebreaks

behind-here = Hinter { $player2 } ({ $place }), noch im Turnier; { $player1 } ist abgemeldet.
ahead-here = Vor { $player2 } ({ $place }), abgemeldet.
behind-in = Hinter { $player2 } ({ $place }), noch dabei; { $player1 } ist ausgeschieden.
ahead-in = Vor { $player2 } ({ $place }), ausgeschieden.
behind-out-in = Hinter { $player2 } ({ $place }), länger dabei (Runde { $other } statt { $own }).
ahead-out-in = Vor { $player2 } ({ $place }), früher ausgeschieden (Runde { $other } statt { $own }).
behind-stayed = Hinter { $player2 } ({ $place }), länger dabei.
ahead-stayed = Vor { $player2 } ({ $place }), früher ausgeschieden.
behind-won = Hinter { $player2 } ({ $place }): { $player2 } hat das Turnier gewonnen.
ahead-won = Vor { $player2 } ({ $place }): { $player1 } hat das Turnier gewonnen.
behind-last-game = Hinter { $player2 } ({ $place }): { $player2 } war im Entscheidungsspiel.
ahead-last-game = Vor { $player2 } ({ $place }): { $player1 } war im Entscheidungsspiel.
behind-finalist = Hinter { $player2 } ({ $place }): { $player2 } war im Finale.
ahead-finalist = Vor { $player2 } ({ $place }): { $player1 } war im Finale.
behind-finished-final = Hinter { $player2 } ({ $place }): { $player2 } hat das Finale beendet, { $player1 } hat dort aufgegeben.
ahead-finished-final = Vor { $player2 } ({ $place }): { $player2 } hat im Finale aufgegeben.
behind-final-place = Hinter { $player2 } ({ $place }) im Finale: Platz { $own } zu { $other }.
ahead-final-place = Vor { $player2 } ({ $place }) im Finale: Platz { $own } zu { $other }.
behind-semi-finalist = Hinter { $player2 } ({ $place }): { $player2 } war im Halbfinale.
ahead-semi-finalist = Vor { $player2 } ({ $place }): { $player1 } war im Halbfinale.
behind-finished-semi-final = Hinter { $player2 } ({ $place }): { $player2 } hat das Halbfinale beendet, { $player1 } hat dort aufgegeben.
ahead-finished-semi-final = Vor { $player2 } ({ $place }): { $player2 } hat im Halbfinale aufgegeben.
behind-semi-final-place = Hinter { $player2 } ({ $place }) im Halbfinale: Platz { $own } zu { $other }.
ahead-semi-final-place = Vor { $player2 } ({ $place }) im Halbfinale: Platz { $own } zu { $other }.
behind-in-cut = Hinter { $player2 } ({ $place }): { $player2 } war im Top Cut.
ahead-in-cut = Vor { $player2 } ({ $place }): { $player1 } war im Top Cut.
behind-cut-place = Hinter { $player2 } ({ $place }) im Top Cut.
ahead-cut-place = Vor { $player2 } ({ $place }) im Top Cut.
behind-never-lost = Gleichauf mit { $player2 } ({ $place }) nach { $level }; { $player2 } ist ungeschlagen.
ahead-never-lost = Gleichauf mit { $player2 } ({ $place }) nach { $level }; { $player1 } ist ungeschlagen.
behind-latest-loss = Gleichauf mit { $player2 } ({ $place }) nach { $level }; { $player2 } verlor später (Runde { $other } statt { $own }).
ahead-latest-loss = Gleichauf mit { $player2 } ({ $place }) nach { $level }; { $player1 } verlor später (Runde { $own } statt { $other }).

## What figures are called inside a sentence

level-points = Punkten
level-strikes = Strafpunkten
level-wins = Siegen
level-game-points = Spielpunkten
level-energy = Energie
level-first-places = Tischsiegen
level-opponents = Matchquote der Gegner
level-latest-loss = letzter Niederlage
level-modified-median = modifiziertem Median
level-solkoff = Solkoff
level-cumulative = Fortschrittswertung
level-median = Median
level-result = direktem Vergleich
level-most-blacks = Schwarzpartien
level-cumulative-opposition = Fortschrittswertung der Gegner
level-sonneborn-berger = Sonneborn-Berger
level-buchholz = Buchholz
level-played-first = erspielten Punkten
level-opposition-rating = Leistung der Gegner
level-kashdan = Kashdan
level-coin = Münzwurf
level-everything = allen Feinwertungen

## Figures that are no plain number

figure-never = Ungeschlagen
figure-percent = { $percent } %

## What a figure is made of

made-of = { $what }: { $total } = { $parts }.
made-of-mean = { $what }: { $total }, Mittel aus { $parts }.
made-of-nothing = { $what }: { $total }.
part-round = { $value } in Runde { $round }
part-round-player = { $value } in Runde { $round } ({ $player1 })
part-table-player = { $value } { -at-table } { $table } ({ $player1 })
part-player = { $value } ({ $player1 })
part-player-left-out = { $value } ({ $player1 }, gestrichen)
part-unplayed = { $value } (nicht gespielt)
part-unplayed-left-out = { $value } (nicht gespielt, gestrichen)

## What a tiebreak counts

counts-modified-median = Punkte der Gegner; gestrichen wird bei mehr als der Hälfte der Punkte der niedrigste, bei weniger der höchste Wert, bei genau der Hälfte beide.
counts-solkoff = Punkte aller Gegner, zusammengezählt.
counts-cumulative = Punktestand nach jeder Runde, zusammengezählt. Frühe Siege zählen mehr.
counts-median = Punkte der Gegner ohne den höchsten und den niedrigsten Wert.
counts-result = Siege minus Niederlagen unter den Punktgleichen.
counts-most-blacks = Partien mit Schwarz.
counts-cumulative-opposition = Fortschrittswertungen der Gegner, zusammengezählt.
counts-sonneborn-berger = Punkte der besiegten Gegner plus die halben Punkte der Remisgegner.
counts-buchholz = Punkte aller Gegner, ohne Anpassung für nicht gespielte Partien.
counts-played-first = 1, oder 0, wenn alle Punkte kampflos sind.
counts-opposition-rating = Turnierleistungen der Gegner, gemittelt.
counts-kashdan = 4 für einen Sieg, 2 für ein Remis, 1 für eine Niederlage, nichts für eine nicht gespielte Partie.
counts-coin = Aus dem Startwert des Turniers gelost.
counts-opponents = Anteil der Matchpunkte, den jeder Gegner geholt hat, je mindestens ein Drittel.

## The column that says how near the end or the cut is

cut-in-points-short =
    Dabei, { $gap ->
        [one] { $gap } Punkt
       *[other] { $gap } Punkte
    } voraus
cut-out-points-short =
    { $gap ->
        [one] { $gap } Punkt fehlt
       *[other] { $gap } Punkte fehlen
    }
cut-in-game-points-short =
    Dabei, { $gap ->
        [one] { $gap } Spielpunkt
       *[other] { $gap } Spielpunkte
    } voraus
cut-out-game-points-short =
    { $gap ->
        [one] { $gap } Spielpunkt fehlt
       *[other] { $gap } Spielpunkte fehlen
    }
cut-in-energy-short = Dabei, { $gap } Energie voraus
cut-out-energy-short = { $gap } Energie fehlen
cut-in-first-places-short = Dabei, { $gap } gewonnene voraus
cut-out-first-places-short =
    { $gap ->
        [one] { $gap } Tischsieg fehlt
       *[other] { $gap } Tischsiege fehlen
    }
cut-in-lot-short = Dabei (gelost)
cut-out-lot-short = Nicht dabei (gelost)
cut-in-all-short = Dabei
plays-final-short = Im Finale
cut-in-tiebreak-short = Dabei (Feinwertung)
cut-out-tiebreak-short = Nicht dabei (Feinwertung)
cut-in-tied-short = Gleichauf am Strich
cut-out-tied-short = Gleichauf am Strich
plays-cut-short = Im Top Cut
cut-line =
    Schnitt zum Finale ({ $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    })
cut-why = Die besten { $count } spielen das Finale. Der Strich zeigt, wer zurzeit dabei wäre und wie knapp.
strikes-from-out-short =
    { $more ->
        [one] { $more } Strafpunkt
       *[other] { $more } Strafpunkte
    }
last-place-puts-out-short =
    { $more ->
        [one] { $more } Strafpunkt
       *[other] { $more } Strafpunkte
    } (letzter Platz: aus)
out-after-round-short = Aus nach dieser Runde
one-loss-short = Aus bei Niederlage
one-loss-or-draw-short = Aus bei Niederlage oder Remis
deciding-loss-short = Letzte zwei: Niederlage heißt Platz 2
stake-out = Ausgeschieden
stake-left = Abgemeldet
stake-left-in = In Runde { $round } abgemeldet
