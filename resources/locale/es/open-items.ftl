### Words of what is open in a rebuilt event, and of reading scans

open-result = Ronda { $round }, mesa { $table } ({ $everyone }): falta el resultado. Lo aclara la papeleta de esta mesa.
open-seats = Ronda { $round }, mesa { $table }: no se sabe quién jugó allí. Lo aclara la papeleta de esta mesa.
open-place = Ronda { $round }: ningún papel dice dónde estuvo { $player1 }. Lo aclara su ficha o la papeleta de su mesa.
open-total = { $player1 }: el total tras la ronda { $round } es dudoso. Comparar su ficha con los resultados.
open-status = { $player1 }: ningún papel dice si sigue en el torneo. Lo aclara su ficha o la portada.
open-round = Ronda { $round }: los papeles no bastan para rehacerla. La aclaran las fichas que faltan o sus papeletas.
open-settings = Ningún papel dice los ajustes del torneo. Los aclara la portada.
open-rating = { $player1 }: no se sabe su rating. Anotarlo en Jugadores. Si no tiene: «Está bien así».
open-age = { $player1 }: no se sabe su edad. Anotar la edad o el grupo de edad en Jugadores.
open-certain =
    Seguro: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con asientos, { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
open-missing =
    Abierto: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
open-more = … y { $count } más.
open-contradictions = Contradicciones: { $count }.
open-nothing = Completo: no falta nada y nada se contradice.
open-standings =
    Provisional: { $count ->
        [one] { $count } punto sigue abierto
       *[other] { $count } puntos siguen abiertos
    }. «?» señala lo que depende de ellos.
items-open =
    Este torneo se rehízo a partir de papeles, y { $count ->
        [one] { $count } punto sigue abierto
       *[other] { $count } puntos siguen abiertos
    }. Aclararlos en Jugadores, Puntos abiertos.
items-open-in-order = No se sabe cuándo terminó esta partida. Rehacer el torneo con la papeleta de la partida { $table }.
item-not-open = Eso no está abierto en este torneo.
item-player-not-open = { $player1 }: su lugar en la ronda { $round } no está abierto.
item-table-there = La ronda { $round } ya tiene una mesa { $table }.
item-ring = Las partidas de un anillo dependen de su orden. Rehacer el torneo con las papeletas o fichas que faltan.
scan-pages-left = { $file }: solo se leyeron las primeras { $count } páginas.
scan-too-large = «{ $name }» es demasiado grande: como mucho { $most }.
scan-not-read = «{ $name }» no se puede leer como imagen ni como PDF.
scan-not-a-file = «{ $name }» no es un archivo corriente.
scan-pixels = «{ $name }» tiene demasiados píxeles: como mucho { GROUPED($most) }.
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
scan-nothing-read = { $file }: no se leyó ningún código. Escanear recto, a 150 ppp o más.
scan-nothing-read-page = { $file }, página { $number }: no se leyó ningún código. Escanear recto, a 150 ppp o más.
item-table-size = Una mesa de este formato tiene de { $least } a { $most } jugadores.
