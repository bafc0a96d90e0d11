### Why a player has their place: what ranks them behind one and ahead of another, and their figures

## Places in words

place = Platz { $place }

## Compared with the one above, and the one below

behind-on = Hinter { $player2 } ({ $place }) nach { $what }: { $own } gegen { $other }.
behind-on-level = Hinter { $player2 } ({ $place }): gleich bei { $level }, dann nach { $what }: { $own } gegen { $other }.
ahead-on = Vor { $player2 } ({ $place }) nach { $what }: { $own } gegen { $other }.
ahead-on-level = Vor { $player2 } ({ $place }): gleich bei { $level }, dann nach { $what }: { $own } gegen { $other }.
behind-by-lot = Hinter { $player2 } ({ $place }): gleich bei { $level }, durch das Los.
ahead-by-lot = Vor { $player2 } ({ $place }): gleich bei { $level }, durch das Los.
shares-with = Teilt den Platz mit { $names }: gleich bei { $level }.
shares-with-more =
    Teilt den Platz mit { $names } und { $count ->
        [one] { $count } weiteren
       *[other] { $count } weiteren
    }: gleich bei { $level }.
nothing-played = Noch hat niemand ein Ergebnis; alle sind gleichauf.

## What ranks besides points and tiebreaks

behind-here = Hinter { $player2 } ({ $place }), noch im Turnier; { $player1 } ist abgemeldet.
ahead-here = Vor { $player2 } ({ $place }), aus dem Turnier abgemeldet.
behind-in = Hinter { $player2 } ({ $place }), noch dabei; { $player1 } ist ausgeschieden.
ahead-in = Vor { $player2 } ({ $place }), schon ausgeschieden.
behind-out-in = Hinter { $player2 } ({ $place }), später ausgeschieden: Runde { $other } gegen { $own }.
ahead-out-in = Vor { $player2 } ({ $place }), früher ausgeschieden: Runde { $other } gegen { $own }.
behind-stayed = Hinter { $player2 } ({ $place }), später ausgeschieden.
ahead-stayed = Vor { $player2 } ({ $place }), früher ausgeschieden.
behind-won = Hinter { $player2 } ({ $place }) mit dem Turniersieg.
ahead-won = Vor { $player2 } ({ $place }): { $player1 } hat gewonnen.
behind-last-game = Hinter { $player2 } ({ $place }), im letzten Spiel zu zweit noch dabei.
ahead-last-game = Vor { $player2 } ({ $place }): { $player1 } war im letzten Spiel zu zweit noch dabei.
behind-finalist = Hinter { $player2 } ({ $place }) aus dem Finale.
ahead-finalist = Vor { $player2 } ({ $place }): { $player1 } hat das Finale gespielt.
behind-finished-final = Hinter { $player2 } ({ $place }), im Finale bis zum Ende dabei; { $player1 } hat dort aufgegeben.
ahead-finished-final = Vor { $player2 } ({ $place }), im Finale aufgegeben.
behind-final-place = Hinter { $player2 } ({ $place }) im Finale: dort Platz { $own } gegen { $other }.
ahead-final-place = Vor { $player2 } ({ $place }) im Finale: dort Platz { $own } gegen { $other }.
behind-never-lost = Hinter { $player2 } ({ $place }): gleich bei { $level }, aber { $player2 } hat nie verloren.
ahead-never-lost = Vor { $player2 } ({ $place }): gleich bei { $level }, und { $player1 } hat nie verloren.
behind-latest-loss = Hinter { $player2 } ({ $place }): gleich bei { $level }, aber { $player2 } hat später verloren: Runde { $other } gegen { $own }.
ahead-latest-loss = Vor { $player2 } ({ $place }): gleich bei { $level }, und { $player1 } hat später verloren: Runde { $own } gegen { $other }.

## What figures are called inside a sentence

level-points = Punkten
level-strikes = Strafpunkten
level-wins = Siegen
level-game-points = Spielpunkten
level-energy = Energie
level-opponents = Matchsiegen der Gegner
level-latest-loss = Runde der letzten Niederlage
level-modified-median = modifiziertem Median
level-solkoff = Solkoff
level-cumulative = Fortschrittswertung
level-median = Median
level-result = direktem Vergleich
level-most-blacks = Schwarzpartien
level-cumulative-opposition = Fortschrittswertung der Gegner
level-sonneborn-berger = Sonneborn-Berger
level-buchholz = Buchholz
level-played-first = Punkte am Brett
level-opposition-rating = Leistung der Gegner
level-kashdan = Kashdan
level-coin = Los
level-everything = allem, was verglichen wird

## Figures that are no plain number

figure-never = ungeschlagen
figure-percent = { $percent } %

## What a figure is made of

made-of = { $what }: { $total } = { $parts }.
made-of-mean = { $what }: { $total }, der Durchschnitt aus { $parts }.
made-of-nothing = { $what }: { $total }.
part-round = { $value } in Runde { $round }
part-round-player = { $value } in Runde { $round } ({ $player1 })
part-table-player = { $value } an Tisch { $table } ({ $player1 })
part-player = { $value } ({ $player1 })
part-player-left-out = [{ $value } ({ $player1 }), gestrichen]
part-unplayed = { $value } (nicht gespielt)
part-unplayed-left-out = [{ $value } (nicht gespielt), gestrichen]

## What a tiebreak counts

counts-modified-median = Die Punkte der Gegner: bei mehr als der Hälfte der Punkte ohne den niedrigsten, bei weniger ohne den höchsten, bei genau der Hälfte ohne beide.
counts-solkoff = Die Punkte der Gegner.
counts-cumulative = Der Punktestand nach jeder Runde, zusammengezählt: Frühe Punkte zählen mehr.
counts-median = Die Punkte der Gegner ohne den höchsten und den niedrigsten Wert.
counts-result = Siege minus Niederlagen in den Partien der Gleichstehenden untereinander.
counts-most-blacks = Gespielte Partien mit Schwarz.
counts-cumulative-opposition = Die Fortschrittswertungen der Gegner.
counts-sonneborn-berger = Die Punkte der besiegten Gegner, dazu die Hälfte derer, gegen die es remis ausging.
counts-buchholz = Die Punkte der Gegner, wie sie stehen.
counts-played-first = 1, oder 0 bei Punkten nur ohne Spiel.
counts-opposition-rating = Die Leistungszahlen der Gegner, gemittelt.
counts-kashdan = 4 für einen Sieg, 2 für ein Remis, 1 für eine Niederlage. Nicht Gespieltes zählt nichts.
counts-coin = Aus dem Startwert des Turniers gelost.
counts-opponents = Der Anteil der Matchpunkte, den jeder Gegner geholt hat, je mindestens ein Drittel.

## The column that says how near the end or the cut is

cut-in-points-short =
    dabei mit { $gap ->
        [one] { $gap } Matchpunkt
       *[other] { $gap } Matchpunkten
    } mehr
cut-out-points-short =
    { $gap ->
        [one] { $gap } Matchpunkt zu wenig
       *[other] { $gap } Matchpunkte zu wenig
    }
cut-in-game-points-short =
    dabei mit { $gap ->
        [one] { $gap } Spielpunkt
       *[other] { $gap } Spielpunkten
    } mehr
cut-out-game-points-short =
    { $gap ->
        [one] { $gap } Spielpunkt zu wenig
       *[other] { $gap } Spielpunkte zu wenig
    }
cut-in-energy-short = dabei mit { $gap } mehr Energie
cut-out-energy-short = { $gap } Energie zu wenig
cut-in-lot-short = dabei durch das Los
cut-out-lot-short = durch das Los nicht dabei
cut-in-all-short = dabei
plays-final-short = spielt mit
cut-line =
    Schnitt zum Finale ({ $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    })
cut-why = Im Finale spielen die besten { $count } von denen, die noch dabei sind. Über dem Strich: wer jetzt dabei wäre und mit welchem Vorsprung. Darunter: was zum letzten Platz fehlt.
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
out-after-round-short = aus nach dieser Runde
one-loss-short = eine Niederlage bis zum Aus
one-loss-or-draw-short = ein Remis oder eine Niederlage bis zum Aus
deciding-loss-short = letzte zwei: Niederlage heißt Platz 2
stake-out = ausgeschieden
stake-left = abgemeldet
stake-left-in = in Runde { $round } abgemeldet
