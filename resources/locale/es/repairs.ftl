### Repairs: what is wrong with a posted round, and what was done about it

repair-not-last = La ronda { $round } ha terminado y a partir de ella se hicieron otras; se queda como está.
repair-stale = El torneo ha cambiado desde que se calcularon estas reparaciones de la ronda { $round }. Mirar otra vez.
nothing-to-repair = Si la ronda { $round } se queda como está, no hay nada que reparar.
no-such-choice = No hay ninguna opción { $choice }; las opciones van de 0 a { $last }.
weigh-absent = jugadores retirados, en mesas en juego
weigh-out = jugadores que descansan
repaired-left = Reparada por retirada: { $everyone }.
repaired-entered = Reparada por falta de mesa: { $everyone }.
repaired-lighter = Reparada porque, con los resultados y jugadores de entonces, otro emparejamiento era mejor.
repair-differs = La ronda { $round } se reparó, pero con los mismos jugadores, sorteo y mesas conservadas las reglas hacen otra cosa.
no-ring-to-mend = Solo un Dual Ring ya formado se repara por quién se ha ido o por cómo acabó de verdad una mesa. En los demás formatos, pedir las reparaciones de la ronda.
one-repair-at-a-time = Indicar o bien quién se ha ido o bien una mesa: una reparación cada vez.
step-repaired = Reparar la ronda { $round }
step-put-right = Corregir el resultado de la mesa { $table }

## What verify finds

round-repaired = La ronda { $round } se emparejó de nuevo en parte después de publicarla.
