### Words of the panel that settles the open items of a rebuilt event

open-item-title = Puntos abiertos
open-item-table = Mesa
open-item-seats = Números, por asiento
open-item-seat = Asignar mesa
open-item-bye = Dar bye
open-item-away = Ausente
open-item-right = Está bien así
open-item-no-table = Esa mesa no existió
open-item-choose = Elegir un punto abierto.
open-item-result = Anotar este resultado en la ronda { $round }, mesa { $table }.
open-item-rebuild = Hacen falta más papeles. Rehacer el torneo con ellos.
open-item-seated = Mesa { $table } completa. Anotar el resultado en la ronda { $round }.
open-item-settled = Aclarado.
open-item-numbers = Escribir solo números, por ejemplo 9 13.
open-item-bye-points = Puntos
