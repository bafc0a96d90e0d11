### Open items of a rebuilt event, and reading scans

open-result = Ronda { $round }, { -table } { $table } ({ $everyone }): falta el resultado. Mire la papeleta de { -this-table }.
open-seats = Ronda { $round }, { -table } { $table }: no se sabe quién jugó. Mire la papeleta de { -this-table }.
open-place = Ronda { $round }: no se sabe { -the-table } de { $player1 }. Mire su ficha o la papeleta de su { -table }.
open-total = { $player1 }: el total tras la ronda { $round } es dudoso. Compare su ficha con los resultados.
open-status = { $player1 }: no se sabe si sigue en el torneo. Mire su ficha o la portada.
open-round = Ronda { $round }: no bastan las fichas y papeletas para rehacerla. Busque las que faltan.
open-settings = No se saben los ajustes. Mire la portada.
open-rating = { $player1 }: no se sabe su rating. Escríbalo en Jugadores o, si no tiene, elija «Aceptar así».
open-age = { $player1 }: no se sabe su edad. Escriba la edad o el grupo de edad en Jugadores.
open-certain =
    Seguro: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    } con asientos, { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
open-missing =
    { $count ->
        [one] { $count } punto abierto
       *[other] { $count } puntos abiertos
    }.
open-more = … y { $count } más.
open-contradictions = Contradicciones: { $count }.
open-nothing = Completo: no falta ni se contradice nada.
open-standings =
    Provisional: { $count ->
        [one] { $count } punto sigue abierto
       *[other] { $count } puntos siguen abiertos
    }. «?» señala lo que depende de ellos.
items-open =
    Este torneo se rehízo con papeles, y { $count ->
        [one] { $count } punto sigue abierto
       *[other] { $count } puntos siguen abiertos
    }. Resuélvalos en Jugadores, Puntos abiertos.
items-open-in-order = No se sabe en qué orden terminó esta partida. Rehaga el torneo con la papeleta de la partida { $table }.
item-not-open = Este punto no está abierto.
item-player-not-open = { $player1 }: no hay nada abierto en la ronda { $round }.
item-table-there = { -The-table } { $table } de la ronda { $round } ya existe.
item-ring = Las partidas de un anillo dependen de su orden. Rehaga el torneo con las papeletas o fichas que faltan.
scan-pages-left = { $file }: solo se leyeron las primeras { $count } páginas.
scan-too-large = { $name } es demasiado grande para leerlo. El límite es { $most }.
scan-not-read = { $name } no se puede leer como imagen ni como PDF.
scan-not-a-file = { $name } no es un archivo normal.
scan-pixels = { $name } tiene demasiados píxeles. El límite es { GROUPED($most) }.
scan-codes-read =
    { $file }: { $count ->
        [one] { $count } código leído
       *[other] { $count } códigos leídos
    }.
scan-codes-read-page =
    { $file }, página { $number }: { $count ->
        [one] { $count } código leído
       *[other] { $count } códigos leídos
    }.
scan-nothing-read = { $file }: no se encontró ningún código. Escanee recto, a 150 ppp o más.
scan-nothing-read-page = { $file }, página { $number }: no se encontró ningún código. Escanee recto, a 150 ppp o más.
item-table-size = { -The-tables } de este formato tienen de { $least } a { $most } jugadores.
