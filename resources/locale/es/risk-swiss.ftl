### The RISK 2210 Swiss

## The number of players

risk-swiss-cannot-seat =
    No se puede sentar a { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en tableros de { $smallest } a { $largest }. Puede { WORD($other_way) } { $other } para tener { ITEM($counts_that_work, 1) } jugadores, o añadir { $up } para tener { ITEM($counts_that_work, 2) }.
risk-swiss-boards-of-3-would-do = O desactive «Homologado» para permitir tableros de 3.
risk-swiss-swiss-can-end-here = O termine aquí las rondas suizas: ponga «Rondas suizas» en { $rounds }.
risk-swiss-boards-do-not-fit =
    { $players ->
        [one] { $players } jugador no cabe
       *[other] { $players } jugadores no caben
    } en { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }. Números de tableros que sirven: { $boards_that_work }. Deje «Número de tableros» vacío para usar los menos posibles.
risk-swiss-boards-not-kept =
    «Número de tableros» es { $set }, pero { $players ->
        [one] { $players } jugador no cabe
       *[other] { $players } jugadores no caben
    } en esa cantidad. La próxima ronda tiene { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }, el mínimo que sirve.

## Pairing

risk-swiss-results-missing =
    { $count ->
        [1] Sigue en juego la mesa { $tables }
        [2] Siguen en juego las mesas { $tables }
        [3] Siguen en juego las mesas { $tables }
        [4] Siguen en juego las mesas { $tables }
        [5] Siguen en juego las mesas { $tables }
       *[other] Siguen en juego { $count } mesas
    } de la ronda { $round }.
risk-swiss-earlier-round-open =
    La ronda { $round } está abierta de nuevo. Falta el resultado: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
risk-swiss-event-finished =
    { $rounds ->
        [one] Ya se jugó la única ronda prevista
       *[other] Ya se jugaron las { $rounds } rondas previstas
    }. Para seguir, aumente «Rondas suizas»; si la final está publicada, deshágala antes.
risk-swiss-final-needs-players =
    La final necesita al menos { $needed ->
        [one] { $needed } jugador
       *[other] { $needed } jugadores
    }; { $players ->
        [one] sigue { $players }
       *[other] siguen { $players }
    } en el torneo. Reincorpore a alguien o desactive «Tablero final».
risk-swiss-over-with-last-one-in = Solo queda { $player1 } y gana el torneo. Para seguir, reincorpore a alguien.
risk-swiss-won-as-last-one-in = Solo queda { $player1 } y gana el torneo.
risk-swiss-nobody-finished-final = Todos se retiraron de la final. Decide la clasificación suiza: gana el mejor de los finalistas.
risk-swiss-semi-final-needs-players = La semifinal tiene dos tableros y necesita al menos { $needed } jugadores; hay { $players }. Readmita a alguien o deje los tableros como están.
risk-swiss-semi-final-left-out = La semifinal necesita al menos { $needed } jugadores; solo hay { $players }, así que no se juega.

## Why a board is as it is

risk-swiss-first-round-random = La ronda 1 se sortea.
risk-swiss-same-points =
    Aquí todos llevan { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo.
risk-swiss-same-points-round = Los tableros se llenan por puntos de torneo; entre iguales se sortea.
risk-swiss-mixed-points = Este tablero mezcla jugadores con { $points } puntos de torneo.
risk-swiss-mixed-points-round = Los tableros se llenan por puntos de torneo; entre iguales se sortea.
risk-swiss-taken-from-below =
    { $everyone } ({ $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }) { $everyone ->
        [one] completa
       *[other] completan
    } el tablero del grupo de { $above ->
        [one] { $above } punto
       *[other] { $above } puntos
    }.
risk-swiss-met-before = { $player1 } { AND($player2) } coincidieron en la ronda { $round }. No se encontró un reparto igual de justo con menos repeticiones.
risk-swiss-forbidden-together = { $player1 } { AND($player2) } están en la lista de separación, pero ningún reparto igual de justo los separa. Se les puede sentar a mano.
risk-swiss-same-mark-together =
    { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }, pero no se hallaron tableros igual de mezclados que separen a todas esas parejas.
risk-swiss-fewest-boards =
    { $players } jugadores necesitan { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }.
risk-swiss-boards-as-set =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }, según los ajustes.
risk-swiss-boards-of-5-and-4 = Tableros de 5: { $fives }; tableros de 4: { $fours }.
risk-swiss-boards-alike = Tableros de { $size }: { $boards }.
risk-swiss-boards-of-4-and-3 = Tableros de 4: { $fours }; tableros de 3: { $threes }.
risk-swiss-order-mixes-least = Los tableros más pequeños van donde menos grupos de puntos se mezclan.
risk-swiss-order-drawn = Los tableros más pequeños se sortearon.
risk-swiss-order-for-wishes = Los tableros más pequeños van donde menos grupos de puntos se mezclan y más parejas de la lista de separación quedan separadas.
risk-swiss-order-by-lot = Los tableros más pequeños se sortearon entre las opciones igual de justas.
risk-swiss-new-opponents-first =
    Con los mismos puntos, primero rivales nuevos. { $repeats ->
        [one] { $repeats } pareja repite
       *[other] { $repeats } parejas repiten
    }.
risk-swiss-equal-points-by-lot = Entre jugadores con los mismos puntos decide el sorteo.
risk-swiss-forbidden-apart = Las parejas de la lista de separación se separan donde las reglas lo permiten; lo demás se sortea.
risk-swiss-same-mark-apart =
    Entre tableros igual de mezclados se prefieren los que separan a los jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }.
risk-swiss-seats-by-lot = Los asientos se sortean.
risk-swiss-seated-by-hand = Decidido por la organización.
risk-swiss-seated-around =
    Se sentó a los jugadores libres. No { $tables ->
        [one] cambió la mesa { $tables }
       *[other] cambiaron las mesas { $tables }
    }.
risk-swiss-cannot-seat-around =
    { $players ->
        [one] { $players } jugador libre no llena
       *[other] { $players } jugadores libres no llenan
    } tableros de los tamaños permitidos. Libere o fije mesas hasta tener uno de estos números: { $counts_that_work }.

## What a round costs: heads of columns

risk-swiss-weigh-forbidden = parejas de la lista de separación en un tablero
risk-swiss-weigh-sizes = tableros de otro tamaño
risk-swiss-weigh-groups = tableros que mezclan grupos de puntos
risk-swiss-weigh-points = diferencia de puntos en los tableros, en total
risk-swiss-weigh-same-mark = jugadores sin separar
risk-swiss-weigh-met = rivales repetidos

## How near the cut is

risk-swiss-cut-in-points =
    { $player1 } jugaría ahora la final: { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de torneo por delante de { $player2 }, justo bajo el corte.
risk-swiss-cut-out-points =
    { $player1 } está a { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de torneo de { $player2 }, que tiene ahora la última plaza de la final.
risk-swiss-cut-in-game-points =
    { $player1 } jugaría ahora la final: { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de juego por delante de { $player2 }, justo bajo el corte.
risk-swiss-cut-out-game-points =
    { $player1 } está a { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de juego de { $player2 }, que tiene ahora la última plaza de la final.
risk-swiss-cut-in-energy = { $player1 } jugaría ahora la final: igualdad con { $player2 }, justo bajo el corte, y { $gap } más de energía.
risk-swiss-cut-out-energy = A { $player1 } le faltan { $gap } de energía: { $player2 } tiene ahora la última plaza de la final.
risk-swiss-cut-in-first-places = { $player1 } jugaría ahora la final: igualdad con { $player2 }, justo bajo el corte, y más tableros ganados ({ $gap }).
risk-swiss-cut-out-first-places =
    A { $player1 } { $gap ->
        [one] le falta { $gap } tablero ganado
       *[other] le faltan { $gap } tableros ganados
    }: { $player2 } tiene ahora la última plaza de la final.
risk-swiss-cut-in-lot = { $player1 } jugaría ahora la final: igualdad con { $player2 }; decidió el sorteo.
risk-swiss-cut-out-lot = { $player1 } no jugaría ahora la final: igualdad con { $player2 }; decidió el sorteo.
risk-swiss-cut-in-all = { $player1 } jugaría ahora la final: hay plaza para todos los que siguen.
risk-swiss-plays-final = { $player1 } juega la final.

## The final

risk-swiss-final-seats = Los { $count } mejores juegan la final.
risk-swiss-final-seats-details = Sus puestos en la clasificación: { $places }.
risk-swiss-final-seat-by-lot = Igualdad en las últimas plazas; dentro por sorteo: { $everyone }.
risk-swiss-final-missed-by-lot = Igualdad en las últimas plazas; fuera por sorteo: { $everyone }.
risk-swiss-semi-final-seats = Los tableros de la semifinal siguen la clasificación.
risk-swiss-semi-final-seats-details = Sus puestos en la clasificación: { $places }.

## Standings

risk-swiss-tied-drawn-by-lot = { $player1 } es uno de { $tied } jugadores igualados en puntos de torneo, puntos de juego y energía; decidió el sorteo. Número: { $lot }; el más alto va primero.
risk-swiss-tied-on-all-drawn-by-lot = { $player1 } es uno de { $tied } jugadores igualados en puntos de torneo y en todos los desempates de este torneo; decidió el sorteo. Número: { $lot }; el más alto va primero.
risk-swiss-final-place = { $player1 } acabó la final en el puesto { $place }.
risk-swiss-final-withdrawn = { $player1 } se retiró de la final y va detrás de quienes la terminaron.
risk-swiss-semi-final-place = { $player1 } acabó su tablero de la semifinal en el puesto { $place }.
risk-swiss-semi-final-withdrawn = { $player1 } se retiró de la semifinal y va detrás de quienes la terminaron.

## Reports of a board

risk-swiss-placed-and-withdrawn = { $everyone }: un puesto o una retirada, no las dos cosas.
risk-swiss-place-missing = { $everyone }: escriba un puesto, o W si se retira.
risk-swiss-place-shared = El puesto { $place } está dos veces: { $everyone }. En los tableros no hay empates.
risk-swiss-place-skipped =
    Nadie tiene el puesto { $place }. Si { $finished ->
        [one] { $finished } jugador terminó
       *[other] { $finished } jugadores terminaron
    }, use los puestos 1 a { $finished }.
risk-swiss-game-points-missing = { $everyone }: escriba los puntos de juego (0 si no hubo); deciden empates.
risk-swiss-energy-missing = { $everyone }: escriba la energía restante (0 si no quedó); decide empates.
risk-swiss-below-nothing = { $player1 }: { $value } es menos que 0. Escriba 0 o más.

## Changes

risk-swiss-no-byes-here = En este formato no hay byes: todos los que siguen juegan cada ronda.
risk-swiss-final-posted-no-entries = La final está publicada, así que no puede entrar nadie.
risk-swiss-final-posted-setting-stays = La final está publicada, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.
risk-swiss-semi-final-posted-no-entries = La semifinal está publicada, así que no puede entrar nadie.
risk-swiss-semi-final-posted-setting-stays = La semifinal está publicada, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.
risk-swiss-points-fixed = Ya hay resultados, así que los puntos por puesto son fijos. Para cambiarlos, borre los resultados.
risk-swiss-fewer-rounds-than-posted = Ya hay { $posted } rondas suizas publicadas, así que { $rounds } es poco. Elija { $posted } o más.
risk-swiss-boards-of-3-posted = Este torneo tiene tableros de 3, que no se homologan. Sigue sin homologar.

## Seating by hand

risk-swiss-seated-twice = En más de un asiento: { $everyone }. Cada jugador va una sola vez.
risk-swiss-left-unseated = Sin asiento: { $everyone }. Cada jugador de la ronda necesita un tablero.
risk-swiss-not-in-this-round = No son de la ronda { $round }: { $everyone }. Siente solo a los jugadores de esta ronda.
risk-swiss-table-has-reported = La mesa { $table } tiene resultado y no puede cambiar. Borre el resultado para cambiar los asientos.
risk-swiss-final-is-one-board = La final es un solo tablero. Siente juntos a todos sus jugadores.
risk-swiss-semi-final-is-two-boards = La semifinal tiene dos tableros. Siente en ellos a todos sus jugadores.
risk-swiss-board-size =
    La mesa { $table } tiene { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Aquí un tablero es de { $least } a { $most }.
risk-swiss-score-gap = La mesa { $table } mezcla puntos de torneo: { $points }.
risk-swiss-forbidden-pair = Mesa { $table }: { $player1 } { AND($player2) } están en la lista de separación.
risk-swiss-same-mark =
    Tablero { $table }: { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }.
risk-swiss-rematch = Mesa { $table }: { $player1 } { AND($player2) } ya coincidieron en la ronda { $round }.
