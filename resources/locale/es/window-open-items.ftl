### Words of the panel that settles the open items of a rebuilt event

open-item-open-items = Puntos abiertos
open-item-open-table = Mesa
open-item-open-seats = Números, por asiento
open-item-open-seat = Asignar mesa
open-item-open-bye = Dar bye
open-item-open-away = Ausente
open-item-open-right = Está bien así
open-item-open-no-table = Esa mesa no existió
open-item-open-choose = Elegir un punto abierto.
open-item-open-result = Anotar este resultado en la ronda { $round }, mesa { $table }.
open-item-open-rebuild = Hacen falta más papeles. Rehacer el torneo con ellos.
open-item-open-seated = Mesa { $table } completa. Anotar el resultado en la ronda { $round }.
open-item-open-settled = Aclarado.
open-item-open-numbers = Escribir solo números, por ejemplo 9 13.
open-item-open-bye-points = Puntos
