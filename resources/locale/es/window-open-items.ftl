### Words of the panel that settles the open items of a rebuilt event

open-item-title = Puntos abiertos
open-item-table = Mesa
open-item-seats = Números de jugador, por asiento
open-item-seat = Sentar jugadores
open-item-bye = Dar bye
open-item-away = Marcar ausente
open-item-right = Aceptar así
open-item-no-table = Quitar mesa
open-item-choose = Elija un punto abierto.
open-item-result = Anote este resultado en la ronda { $round }, mesa { $table }.
open-item-rebuild = Hacen falta más papeles. Rehaga el torneo con ellos.
open-item-seated = Mesa { $table } completa. Anote su resultado en la ronda { $round }.
open-item-settled = Punto resuelto.
open-item-numbers = Escriba solo números, p. ej. 9 13.
open-item-bye-points = Puntos
