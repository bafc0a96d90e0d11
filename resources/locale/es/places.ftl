### Why a player has their place: what ranks them behind one and ahead of another, and their figures

## Places in words

place = { $place }.º

## Compared with the one above, and the one below

behind-on = Detrás de { $player2 } ({ $place }) por { $what }: { $own } contra { $other }.
behind-on-level = Igualdad con { $player2 } ({ $place }) en { $level }; detrás por { $what }: { $own } contra { $other }.
ahead-on = Delante de { $player2 } ({ $place }) por { $what }: { $own } contra { $other }.
ahead-on-level = Igualdad con { $player2 } ({ $place }) en { $level }; delante por { $what }: { $own } contra { $other }.
behind-by-lot = Detrás de { $player2 } ({ $place }): igualdad en { $level }; decidió el sorteo.
ahead-by-lot = Delante de { $player2 } ({ $place }): igualdad en { $level }; decidió el sorteo.
shares-with = Igualdad con { $names } en { $level }.
shares-with-more =
    Igualdad con { $names } y { $count ->
        [one] { $count } más
       *[other] { $count } más
    } en { $level }.
nothing-played = Aún no hay resultados. Todos están igualados.

## What ranks besides points and tiebreaks

behind-here = Detrás de { $player2 } ({ $place }), que sigue en el torneo; { $player1 } se retiró.
ahead-here = Delante de { $player2 } ({ $place }), que se retiró.
behind-in = Detrás de { $player2 } ({ $place }), que sigue en juego; { $player1 } está fuera.
ahead-in = Delante de { $player2 } ({ $place }), que está fuera.
behind-out-in = Detrás de { $player2 } ({ $place }), que aguantó más (ronda { $other }, no { $own }).
ahead-out-in = Delante de { $player2 } ({ $place }), que quedó fuera antes (ronda { $other }, no { $own }).
behind-stayed = Detrás de { $player2 } ({ $place }), que aguantó más.
ahead-stayed = Delante de { $player2 } ({ $place }), que quedó fuera antes.
behind-won = Detrás de { $player2 } ({ $place }), que ganó el torneo.
ahead-won = Delante de { $player2 } ({ $place }): { $player1 } ganó el torneo.
behind-last-game = Detrás de { $player2 } ({ $place }), que jugó la partida decisiva.
ahead-last-game = Delante de { $player2 } ({ $place }): { $player1 } jugó la partida decisiva.
behind-finalist = Detrás de { $player2 } ({ $place }), que jugó la final.
ahead-finalist = Delante de { $player2 } ({ $place }): { $player1 } jugó la final.
behind-finished-final = Detrás de { $player2 } ({ $place }), que terminó la final; { $player1 } se retiró de ella.
ahead-finished-final = Delante de { $player2 } ({ $place }), que se retiró de la final.
behind-final-place = Detrás de { $player2 } ({ $place }) en la final: puesto { $own } contra { $other }.
ahead-final-place = Delante de { $player2 } ({ $place }) en la final: puesto { $own } contra { $other }.
behind-semi-finalist = Detrás de { $player2 } ({ $place }), que jugó la semifinal.
ahead-semi-finalist = Delante de { $player2 } ({ $place }): { $player1 } jugó la semifinal.
behind-finished-semi-final = Detrás de { $player2 } ({ $place }), que terminó la semifinal; { $player1 } se retiró de ella.
ahead-finished-semi-final = Delante de { $player2 } ({ $place }), que se retiró de la semifinal.
behind-semi-final-place = Detrás de { $player2 } ({ $place }) en la semifinal: puesto { $own } contra { $other }.
ahead-semi-final-place = Delante de { $player2 } ({ $place }) en la semifinal: puesto { $own } contra { $other }.
behind-in-cut = Detrás de { $player2 } ({ $place }), que jugó la eliminatoria.
ahead-in-cut = Delante de { $player2 } ({ $place }): { $player1 } jugó la eliminatoria.
behind-cut-place = Detrás de { $player2 } ({ $place }) en la eliminatoria.
ahead-cut-place = Delante de { $player2 } ({ $place }) en la eliminatoria.
behind-never-lost = Igualdad con { $player2 } ({ $place }) en { $level }; { $player2 } no ha perdido nunca.
ahead-never-lost = Igualdad con { $player2 } ({ $place }) en { $level }; { $player1 } no ha perdido nunca.
behind-latest-loss = Igualdad con { $player2 } ({ $place }) en { $level }; { $player2 } perdió más tarde (ronda { $other }, no { $own }).
ahead-latest-loss = Igualdad con { $player2 } ({ $place }) en { $level }; { $player1 } perdió más tarde (ronda { $own }, no { $other }).

## What figures are called inside a sentence

level-points = puntos
level-strikes = strikes
level-wins = victorias
level-game-points = puntos de juego
level-energy = energía
level-first-places = tableros ganados
level-opponents = victorias de los rivales
level-latest-loss = última derrota
level-modified-median = mediana modificada
level-solkoff = Solkoff
level-cumulative = acumulado
level-median = mediana
level-result = resultado particular
level-most-blacks = partidas con negras
level-cumulative-opposition = acumulado de los rivales
level-sonneborn-berger = Sonneborn-Berger
level-buchholz = Buchholz
level-played-first = puntos jugados
level-opposition-rating = rendimiento de los rivales
level-kashdan = Kashdan
level-coin = sorteo
level-everything = todos los desempates

## Figures that are no plain number

figure-never = Sin derrotas
figure-percent = { $percent } %

## What a figure is made of

made-of = { $what }: { $total } = { $parts }.
made-of-mean = { $what }: { $total }, la media de { $parts }.
made-of-nothing = { $what }: { $total }.
part-round = { $value } en la ronda { $round }
part-round-player = { $value } en la ronda { $round } ({ $player1 })
part-table-player = { $value } { -at-the-table } { $table } ({ $player1 })
part-player = { $value } ({ $player1 })
part-player-left-out = { $value } ({ $player1 }, descartado)
part-unplayed = { $value } (sin jugar)
part-unplayed-left-out = { $value } (sin jugar, descartado)

## What a tiebreak counts

counts-modified-median = Puntos de los rivales: sin el más bajo con más de la mitad de los puntos, sin el más alto con menos, sin ambos con la mitad justa.
counts-solkoff = Suma de los puntos de todos los rivales.
counts-cumulative = Suma de los puntos después de cada ronda. Las victorias tempranas pesan más.
counts-median = Puntos de los rivales, sin el más alto ni el más bajo.
counts-result = Victorias menos derrotas entre los igualados.
counts-most-blacks = Partidas jugadas con negras.
counts-cumulative-opposition = Suma de los acumulados de los rivales.
counts-sonneborn-berger = Puntos de los rivales vencidos y la mitad de los puntos de aquellos con quienes se empató.
counts-buchholz = Puntos de todos los rivales, sin ajustar las partidas no jugadas.
counts-played-first = 1, o 0 si todos los puntos son de partidas no jugadas.
counts-opposition-rating = Media del rendimiento de los rivales.
counts-kashdan = 4 por victoria, 2 por tablas, 1 por derrota, nada por una partida no jugada.
counts-coin = Sorteado con la semilla del torneo.
counts-opponents = Parte de los puntos de torneo que ganó cada rival, al menos un tercio cada uno.

## The column that says how near the end or the cut is

cut-in-points-short =
    Dentro por { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    }
cut-out-points-short =
    A { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    }
cut-in-game-points-short =
    Dentro por { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de juego
cut-out-game-points-short =
    A { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de juego
cut-in-energy-short = Dentro por { $gap } de energía
cut-out-energy-short = A { $gap } de energía
cut-in-first-places-short = Dentro por tableros ganados ({ $gap })
cut-out-first-places-short =
    { $gap ->
        [one] A { $gap } tablero ganado
       *[other] A { $gap } tableros ganados
    }
cut-in-lot-short = Dentro (sorteo)
cut-out-lot-short = Fuera (sorteo)
cut-in-all-short = Dentro
plays-final-short = En la final
cut-in-tiebreak-short = Dentro por desempate
cut-out-tiebreak-short = Fuera por desempate
cut-in-tied-short = Igualado en el corte
cut-out-tied-short = Igualado en el corte
plays-cut-short = En la eliminatoria
cut-line =
    Corte para la final ({ $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    })
cut-why = Los { $count } mejores juegan la final. La línea muestra quién está dentro ahora, y por cuánto.
strikes-from-out-short =
    { $more ->
        [one] { $more } strike
       *[other] { $more } strikes
    }
last-place-puts-out-short =
    { $more ->
        [one] { $more } strike
       *[other] { $more } strikes
    } (último puesto: fuera)
out-after-round-short = Fuera tras esta ronda
one-loss-short = Fuera si pierde
one-loss-or-draw-short = Fuera si pierde o empata
deciding-loss-short = Quedan dos: quien pierda, 2.º
stake-out = Fuera
stake-left = Se retiró
stake-left-in = Se retiró en la ronda { $round }
