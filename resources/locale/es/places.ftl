### Why a player has their place: what ranks them behind one and ahead of another, and their figures

## Places in words

place = { $place }.º

## Compared with the one above, and the one below

behind-on = Detrás de { $player2 } ({ $place }) por { $what }: { $own } contra { $other }.
behind-on-level = Detrás de { $player2 } ({ $place }): igualdad en { $level }; después, { $what }, { $own } contra { $other }.
ahead-on = Delante de { $player2 } ({ $place }) por { $what }: { $own } contra { $other }.
ahead-on-level = Delante de { $player2 } ({ $place }): igualdad en { $level }; después, { $what }, { $own } contra { $other }.
behind-by-lot = Detrás de { $player2 } ({ $place }): igualdad en { $level }; decidió el sorteo.
ahead-by-lot = Delante de { $player2 } ({ $place }): igualdad en { $level }; decidió el sorteo.
shares-with = Comparte el puesto con { $names }: igualdad en { $level }.
shares-with-more =
    Comparte el puesto con { $names } y { $count ->
        [one] { $count } más
       *[other] { $count } más
    }: igualdad en { $level }.
nothing-played = Nadie tiene resultado todavía, así que todos están igualados.

## What ranks besides points and tiebreaks

behind-here = Detrás de { $player2 } ({ $place }), que sigue en el torneo; { $player1 } se ha retirado.
ahead-here = Delante de { $player2 } ({ $place }), que se ha retirado.
behind-in = Detrás de { $player2 } ({ $place }), que sigue en juego; { $player1 } está fuera.
ahead-in = Delante de { $player2 } ({ $place }), que está fuera.
behind-out-in = Detrás de { $player2 } ({ $place }), que quedó fuera más tarde: ronda { $other } contra { $own }.
ahead-out-in = Delante de { $player2 } ({ $place }), que quedó fuera antes: ronda { $other } contra { $own }.
behind-stayed = Detrás de { $player2 } ({ $place }), que quedó fuera más tarde.
ahead-stayed = Delante de { $player2 } ({ $place }), que quedó fuera antes.
behind-won = Detrás de { $player2 } ({ $place }), que ha ganado el torneo.
ahead-won = Delante de { $player2 } ({ $place }): { $player1 } ha ganado el torneo.
behind-last-game = Detrás de { $player2 } ({ $place }), que jugó la última partida de dos.
ahead-last-game = Delante de { $player2 } ({ $place }): { $player1 } jugó la última partida de dos.
behind-finalist = Detrás de { $player2 } ({ $place }), que jugó la final.
ahead-finalist = Delante de { $player2 } ({ $place }): { $player1 } jugó la final.
behind-finished-final = Detrás de { $player2 } ({ $place }), que terminó la final; { $player1 } se retiró de ella.
ahead-finished-final = Delante de { $player2 } ({ $place }), que se retiró de la final.
behind-final-place = Detrás de { $player2 } ({ $place }) en la final: allí, puesto { $own } contra { $other }.
ahead-final-place = Delante de { $player2 } ({ $place }) en la final: allí, puesto { $own } contra { $other }.
behind-never-lost = Detrás de { $player2 } ({ $place }): igualdad en { $level }, pero { $player2 } no ha perdido nunca.
ahead-never-lost = Delante de { $player2 } ({ $place }): igualdad en { $level }, { AND($player1) } no ha perdido nunca.
behind-latest-loss = Detrás de { $player2 } ({ $place }): igualdad en { $level }, pero { $player2 } perdió más tarde: ronda { $other } contra { $own }.
ahead-latest-loss = Delante de { $player2 } ({ $place }): igualdad en { $level }, { AND($player1) } perdió más tarde: ronda { $own } contra { $other }.

## What figures are called inside a sentence

level-points = puntos
level-strikes = strikes
level-wins = victorias
level-game-points = puntos de juego
level-energy = energía
level-opponents = victorias de los rivales
level-latest-loss = ronda de la última derrota
level-modified-median = mediana modificada
level-solkoff = Solkoff
level-cumulative = acumulado
level-median = mediana
level-result = partidas entre los empatados
level-most-blacks = partidas con negras
level-cumulative-opposition = acumulado de los rivales
level-sonneborn-berger = Sonneborn-Berger
level-buchholz = Buchholz
level-played-first = puntos jugados
level-opposition-rating = rendimiento de los rivales
level-kashdan = Kashdan
level-coin = el sorteo
level-everything = todo lo que se mira

## Figures that are no plain number

figure-never = invicto
figure-percent = { $percent } %

## What a figure is made of

made-of = { $what }: { $total } = { $parts }.
made-of-mean = { $what }: { $total }, la media de { $parts }.
made-of-nothing = { $what }: { $total }.
part-round = { $value } en la ronda { $round }
part-round-player = { $value } en la ronda { $round } ({ $player1 })
part-table-player = { $value } en la mesa { $table } ({ $player1 })
part-player = { $value } ({ $player1 })
part-player-left-out = [{ $value } ({ $player1 }), no cuenta]
part-unplayed = { $value } (sin jugar)
part-unplayed-left-out = [{ $value } (sin jugar), no cuenta]

## What a tiebreak counts

counts-modified-median = Los puntos de los rivales: sin el más bajo, si se llevan más puntos que la mitad; sin el más alto, si se llevan menos; sin ninguno de los dos, si se lleva justo la mitad.
counts-solkoff = Los puntos de los rivales.
counts-cumulative = La suma de los puntos después de cada ronda: los primeros puntos pesan más.
counts-median = Los puntos de los rivales, sin el más alto ni el más bajo.
counts-result = Victorias menos derrotas en las partidas entre los empatados.
counts-most-blacks = Partidas jugadas con negras.
counts-cumulative-opposition = Los acumulados de los rivales.
counts-sonneborn-berger = Los puntos de los rivales vencidos, y la mitad de los puntos de aquellos con quienes se empató.
counts-buchholz = Los puntos de los rivales, tal como están.
counts-played-first = 1, o 0 si todos los puntos son sin jugar.
counts-opposition-rating = La media del rendimiento de los rivales.
counts-kashdan = 4 por victoria, 2 por tablas, 1 por derrota. Lo no jugado no cuenta.
counts-coin = Sorteado con la semilla del torneo.
counts-opponents = La parte de los puntos de partida que ganó cada rival; como mínimo, un tercio.

## The column that says how near the end or the cut is

cut-in-points-short =
    dentro por { $gap ->
        [one] { $gap } punto de partida
       *[other] { $gap } puntos de partida
    }
cut-out-points-short =
    a { $gap ->
        [one] { $gap } punto de partida
       *[other] { $gap } puntos de partida
    }
cut-in-game-points-short =
    dentro por { $gap ->
        [one] { $gap } punto de juego
       *[other] { $gap } puntos de juego
    }
cut-out-game-points-short =
    a { $gap ->
        [one] { $gap } punto de juego
       *[other] { $gap } puntos de juego
    }
cut-in-energy-short = dentro por { $gap } de energía
cut-out-energy-short = a { $gap } de energía
cut-in-lot-short = dentro por sorteo
cut-out-lot-short = fuera por sorteo
cut-in-all-short = dentro
plays-final-short = la juega
cut-line =
    Corte para la final ({ $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    })
cut-why = La final es para los { $count } mejores de quienes siguen en el torneo. Sobre la línea: quién la jugaría ahora, y con cuánta ventaja. Debajo: cuánto falta para la última plaza.
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
out-after-round-short = fuera tras esta ronda
one-loss-short = a una derrota
one-loss-or-draw-short = a una derrota o empate
deciding-loss-short = últimos dos: quien pierde, segundo
stake-out = fuera
stake-left = se retiró
stake-left-in = se retiró en la ronda { $round }
