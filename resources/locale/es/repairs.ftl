### Repairs: what is wrong with a posted round, and what was done about it

repair-not-last = Hay rondas posteriores a la ronda { $round }, así que no se puede reparar.
repair-stale = El torneo ha cambiado mientras tanto. Busque otra vez reparaciones de la ronda { $round }.
nothing-to-repair = Para dejar la ronda { $round } como está, no hace falta reparar nada.
no-such-choice = No hay opción { $choice }. Las opciones van de 0 a { $last }.
weigh-absent = jugadores retirados con asiento
weigh-out = jugadores sin { -table }
repaired-left =
    Cambiada al reparar: { $everyone } se { $everyone ->
        [one] retiró
       *[other] retiraron
    }.
repaired-entered =
    Cambiada al reparar: { $everyone } { $everyone ->
        [one] necesitaba
       *[other] necesitaban
    } { -a-table }.
repaired-lighter = Cambiada al reparar, tras una corrección.
repair-differs = La ronda { $round } se reparó, pero las reglas dan otra ronda con los mismos jugadores, semilla y { -tables } sin cambiar.
no-ring-to-mend = Reparar el anillo necesita un Dual Ring en juego. En otros formatos, repare la ronda.
one-repair-at-a-time = Repare una cosa cada vez: nombre a un jugador o una partida, no las dos cosas.
step-repaired = Reparar la ronda { $round }
step-game-corrected = Corregir la partida { $table }

## Findings of verify

round-repaired = La ronda { $round } se emparejó de nuevo en parte tras publicarla.
