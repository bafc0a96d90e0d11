### Words of the RISK 2210 Swiss

## The number of players

risk-swiss-cannot-seat =
    No se puede sentar a { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: los tableros son de { $smallest } a { $largest }, y nadie descansa. Se puede { WORD($other_way) } { $other } para tener { ITEM($counts_that_work, 1) }, o añadir { $up } para tener { ITEM($counts_that_work, 2) }.
risk-swiss-boards-of-3-would-do = O jugar sin homologar: desactivar «homologado», y también valen los tableros de 3.
risk-swiss-swiss-can-end-here = O terminar aquí las rondas suizas: poner «rondas suizas» en { $rounds }, y lo que sigue a ellas viene ahora.
risk-swiss-boards-do-not-fit =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } no caben en { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }. Números de tableros que valen: { $boards_that_work }. Poner uno de ellos en «tableros», o dejarlo vacío para usar los menos posibles.
risk-swiss-boards-not-kept =
    «tableros» está en { $set }, pero { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } no caben en esa cantidad. La próxima ronda tiene { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }, el mínimo que vale.

## Pairing

risk-swiss-results-missing =
    En la ronda { $round } aún { $count ->
        [one] { $count } mesa no tiene
       *[other] { $count } mesas no tienen
    } resultado: { $tables }. Anotarlo y después emparejar.
risk-swiss-earlier-round-open =
    La ronda { $round } está abierta de nuevo. Falta el resultado de: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
risk-swiss-event-finished = Se han jugado todas las rondas previstas ({ $rounds }). Para seguir, aumentar «rondas suizas»; si la final ya está publicada, deshacerla antes.
risk-swiss-final-needs-players =
    La final necesita al menos { $needed ->
        [one] { $needed } jugador que siga
       *[other] { $needed } jugadores que sigan
    } en el torneo; hay { $players }. Reincorporar a alguien que se retiró, o desactivar «tablero final»: entonces decide la clasificación suiza.
risk-swiss-over-with-last-one-in = El torneo ha terminado: solo queda { $player1 }, que ha ganado. Para seguir, reincorporar a alguien que se retiró.
risk-swiss-won-as-last-one-in = Solo queda { $player1 }, que ha ganado el torneo.
risk-swiss-nobody-finished-final = Todos se retiraron de la final. Sus jugadores conservan el orden de la clasificación suiza, así que gana el mejor de ellos.

## Why a board is as it is

risk-swiss-first-round-random = La ronda 1 se sortea.
risk-swiss-same-points =
    Todos los de este tablero llevan { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }.
risk-swiss-same-points-round = Los tableros se llenan por puntos de partida; entre iguales se sortea.
risk-swiss-mixed-points = Los jugadores de este tablero llevan { $points } puntos de partida. Sus grupos no llenan tableros enteros.
risk-swiss-mixed-points-round = Los tableros se llenan por puntos de partida; entre iguales se sortea.
risk-swiss-taken-from-below =
    Vienen del grupo con { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }, para completar el tablero de quienes llevan { $above }: { $everyone }.
risk-swiss-met-before = { $player1 } { AND($player2) } ya coincidieron en la ronda { $round }. No se encontró un reparto con menos repeticiones que mezcle los puntos igual de poco.
risk-swiss-forbidden-together = { $player1 } { AND($player2) } no deben enfrentarse, pero no se encontró la manera de evitarlo cumpliendo igual de bien las reglas. Se puede cambiar a mano.
risk-swiss-fewest-boards =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en { $boards ->
        [one] { $boards } tablero
       *[other] { $boards } tableros
    }, el mínimo.
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
risk-swiss-order-mixes-least = Un solo orden de los tableros grandes y pequeños mezcla lo menos posible a jugadores con distintos puntos.
risk-swiss-order-drawn = Qué tableros son los pequeños se sorteó.
risk-swiss-order-for-wishes = Varios órdenes de los tableros grandes y pequeños mezclan igual de poco los puntos. De los que se sortearon y probaron, se tomó el que mejor separa a quienes no deben enfrentarse.
risk-swiss-order-by-lot = Qué tableros son los pequeños se sorteó entre los órdenes que menos mezclan a jugadores con distintos puntos.
risk-swiss-new-opponents-first =
    Primero, rivales nuevos: con los mismos puntos, se junta donde es posible a quienes aún no han coincidido. Tal como quedó, en esta ronda { $repeats ->
        [one] { $repeats } pareja repite
       *[other] { $repeats } parejas repiten
    }.
risk-swiss-equal-points-by-lot = Entre jugadores con los mismos puntos decide el sorteo.
risk-swiss-forbidden-apart = Donde las reglas lo permiten, se separa a quienes no deben enfrentarse. Lo demás se sortea.
risk-swiss-seats-by-lot = Los asientos de cada tablero se sortean.
risk-swiss-seated-by-hand = Decidido a mano.
risk-swiss-seated-around =
    Se sentó a los jugadores libres; se quedó como estaba: { $tables ->
        [one] tablero { $tables }
       *[other] tableros { $tables }
    }.
risk-swiss-cannot-seat-around =
    Con { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    } no se pueden llenar tableros de los tamaños permitidos. Fijar tableros, o liberar más, hasta llegar a uno de estos números: { $counts_that_work }.

## What a round costs: heads of columns

risk-swiss-weigh-forbidden = parejas que no deben coincidir en un tablero
risk-swiss-weigh-sizes = tableros de otro tamaño
risk-swiss-weigh-groups = grupos de puntos mezclados
risk-swiss-weigh-points = puntos de partida de diferencia en un tablero
risk-swiss-weigh-met = parejas que ya coincidieron

## How near the cut is

risk-swiss-cut-in-points =
    Tal como están las cosas, { $player1 } jugaría la final: { $gap ->
        [one] { $gap } punto de partida
       *[other] { $gap } puntos de partida
    } de ventaja sobre { $player2 }, justo bajo el corte.
risk-swiss-cut-out-points =
    Tal como están las cosas, { $player1 } no jugaría la final: está a { $gap ->
        [one] { $gap } punto de partida
       *[other] { $gap } puntos de partida
    } de { $player2 }, que tiene la última plaza.
risk-swiss-cut-in-game-points =
    Tal como están las cosas, { $player1 } jugaría la final: { $gap ->
        [one] { $gap } punto de juego
       *[other] { $gap } puntos de juego
    } de ventaja sobre { $player2 }, justo bajo el corte.
risk-swiss-cut-out-game-points =
    Tal como están las cosas, { $player1 } no jugaría la final: está a { $gap ->
        [one] { $gap } punto de juego
       *[other] { $gap } puntos de juego
    } de { $player2 }, que tiene la última plaza.
risk-swiss-cut-in-energy = Tal como están las cosas, { $player1 } jugaría la final: igualdad con { $player2 }, justo bajo el corte, y { $gap } de ventaja en energía.
risk-swiss-cut-out-energy = Tal como están las cosas, { $player1 } no jugaría la final: igualdad con { $player2 }, que tiene la última plaza, y { $gap } de desventaja en energía.
risk-swiss-cut-in-lot = Tal como están las cosas, { $player1 } jugaría la final: igualdad con { $player2 }, y dentro por sorteo.
risk-swiss-cut-out-lot = Tal como están las cosas, { $player1 } no jugaría la final: igualdad con { $player2 }, y fuera por sorteo.
risk-swiss-cut-in-all = { $player1 } jugaría la final: hay plaza para todos los que siguen en el torneo.
risk-swiss-plays-final = { $player1 } juega la final.

## The final

risk-swiss-final-seats = Juegan la final los { $count } mejores.
risk-swiss-final-seats-details = Sus puestos en la clasificación: { $places }.
risk-swiss-final-seat-by-lot = Igualdad en puntos de partida, puntos de juego y energía en las últimas plazas, y dentro por sorteo: { $everyone }.
risk-swiss-final-missed-by-lot = Igualdad en puntos de partida, puntos de juego y energía en las últimas plazas, y fuera por sorteo: { $everyone }.

## Standings

risk-swiss-tied-drawn-by-lot = { $player1 } tiene igualdad con otros en puntos de partida, puntos de juego y energía ({ $tied } en total): empate, decide el sorteo. Salió el número { $lot }; el más alto va primero.
risk-swiss-final-place = { $player1 } acabó la final en { place } lugar.
risk-swiss-final-withdrawn = { $player1 } se retiró de la final, y va detrás de quienes la terminaron.

## Reports of a board

risk-swiss-placed-and-withdrawn = Se anotó un puesto y también una retirada de { $everyone }. Dejar solo una de las dos cosas.
risk-swiss-place-missing = Falta el puesto de { $everyone }. Anotar el puesto final, o marcar la retirada.
risk-swiss-place-shared = El puesto { $place } se dio a { $everyone }. Cada puesto es para un solo jugador; en los tableros no hay empates.
risk-swiss-place-skipped =
    Nadie tiene el puesto { $place }. Terminaron { $finished ->
        [one] { $finished } jugador
       *[other] { $finished } jugadores
    }, así que los puestos van del 1 al { $finished }.
risk-swiss-game-points-missing = Faltan los puntos de juego de { $everyone }. Pueden decidir un empate; anotar 0 si no hubo.
risk-swiss-energy-missing = Falta la energía restante de { $everyone }. Puede decidir un empate; anotar 0 si no quedó.
risk-swiss-below-nothing = Una cifra de { $player1 } es { $value }. Anotar 0 o más.

## Changes

risk-swiss-no-byes-here = Aquí no hay byes: todos los que siguen se sientan a un tablero en cada ronda.
risk-swiss-final-posted-no-entries = La final está publicada. Ya no puede entrar nadie.
risk-swiss-final-posted-setting-stays = La final está publicada, así que «{ WORD($setting, kind: "setting") }» se queda como está.
risk-swiss-fewer-rounds-than-posted =
    Eso da { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }, pero ya hay { $posted } publicadas. Elegir { $posted } o más.
risk-swiss-boards-of-3-posted = En este torneo hay tableros de 3, que no se homologan. Sigue sin homologar.

## Seating by hand

risk-swiss-seated-twice = En más de un asiento: { $everyone }. Cada jugador va una sola vez.
risk-swiss-left-unseated = Sin asiento: { $everyone }. Dar tablero a todos los de la ronda.
risk-swiss-not-in-this-round = No juegan en la ronda { $round }: { $everyone }. Sentar solo a los de esta ronda.
risk-swiss-table-has-reported = La mesa { $table } ya tiene resultado. Dejarla como está, o borrar antes su resultado.
risk-swiss-final-is-one-board = La final es un solo tablero. Sentar juntos a todos sus jugadores.
risk-swiss-board-size =
    En la mesa { $table } hay { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Aquí un tablero es de { $least } a { $most }.
risk-swiss-score-gap = La mesa { $table } mezcla puntos de partida: { $points }.
risk-swiss-forbidden-pair = Mesa { $table }: { $player1 } { AND($player2) } no deben enfrentarse.
risk-swiss-rematch = Mesa { $table }: { $player1 } { AND($player2) } ya coincidieron en la ronda { $round }.
