### The panel for the open items of a rebuilt event

open-item-title = Puntos abiertos
open-item-table = { -Table }
open-item-seats = Números de jugador, por asiento
open-item-seat = Sentar jugadores
open-item-bye = Dar bye
open-item-away = Marcar ausente
open-item-right = Aceptar así
open-item-no-table = Quitar { -table }
open-item-choose = Elija un punto abierto.
open-item-result = Anote este resultado en la ronda { $round }, { -table } { $table }.
open-item-rebuild = Hacen falta más papeles. Rehaga el torneo con ellos.
open-item-seated =
    { NOUN() ->
        [board] Tablero { $table } completo
        [game] Partida { $table } completa
       *[table] Mesa { $table } completa
    }. Anote su resultado en la ronda { $round }.
open-item-settled = Punto resuelto.
open-item-numbers = Escriba solo números, p. ej. 9 13.
open-item-bye-points = Puntos
