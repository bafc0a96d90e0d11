### Rounds: results, corrections, double-checking, history, why not

round-tables = { -Tables }
round-table = { -Table } { $table }
round-out-before = Fuera: { $names }.
round-out-and-more = Fuera: { $names } y { $count } más.
round-jump =
    Ir { NOUN() ->
        [board] al tablero
        [game] a la partida
       *[table] a la mesa
    }
round-jump-keys = Busque { -a-table } por número o nombre ({ $key }). «ana > bru» anota además que ganó Ana; «ana = bru», un empate.
round-jump-placeholder = Ana o 12
round-all-tables = To&das
round-missing-only = &Faltan
round-nothing-missing = Están todos los resultados.
round-nothing-missing-next = Están todos los resultados. Siguiente: { $action } ({ $key }).
round-table-seating = { -Table } { $table }: { $seats }
round-seated-as = { $name } ({ $role })
round-recorded = { -Table } { $table }: { $result }.
round-result-is = Resultado: { $result }
round-call = Anuncie la partida { $table }: { $seats }.
round-several-tables = { $tables } coinciden con «{ $text }». Siga escribiendo, o elija una.
round-no-such-table =
    { NOUN() ->
        [board] Ningún tablero
        [game] Ninguna partida
       *[table] Ninguna mesa
    } ni jugador coincide con «{ $text }».
round-record = Guardar resultado
round-key-wins = { $key }  Gana { $name }
round-key-draw = { $key }  Empate
round-key-score = { $key }  { $won }–{ $lost }
round-key-score-spoken = { $key }: { $name } gana { $most }–{ $least }
round-match-key-unknown = «{ $key }» no es un resultado. Use { $first }, { $second } o { $draw }.
round-match-change = { -The-table } { $table } tiene resultado. Elija el correcto.
round-games-won = Juegos ganados por { $name }
round-games-drawn = Juegos empatados
round-games = Juegos
round-games-drawn-short = empates
round-games-invalid = Escriba los juegos que ganó cada jugador, p. ej. 2 y 1.
round-corrected = { -Table } { $table }, ahora: { $result } (antes: { $before }).
round-same-result = { -The-table } { $table } ya tiene este resultado: { $result }.
round-unchanged = { -Table } { $table } sin cambios: { $result }.
round-no-result-yet = { -The-table } { $table } aún no tiene resultado.
round-moved-both = { $name }: { $before } → { $place }, { $other } → { $figure } { $points }
round-moved-place = { $name }: { $before } → { $place }
round-moved-points = { $name }: sigue { $place }, { $other } → { $figure } { $points }
round-moved-more = { $count } más
round-seat-placed = { $place }.  { $name }
round-standings-same = La clasificación no cambia.
round-stays = Los emparejamientos de la ronda { $rounds } se quedan.
round-earlier-stay = Los emparejamientos de las rondas { $rounds } se quedan.
round-counted-points = puntos
round-counted-strikes = strikes
round-counted-wins = victorias
round-second-pass = Doble &comprobación
round-second-pass-tip = Escriba otra vez cada resultado. TourneyDesk se detiene donde los dos difieren.
round-second-count = Comprobadas: { $done } de { $all }
round-second-same = { -Table } { $table }: coincide.
round-second-done = Comprobados todos los resultados.
round-second-none = Aún no hay resultados que comprobar.
round-same-twice = Coincide
window-round-differs = Difiere
round-table-history = Historial de { -this-table }
round-history-reported = { $result }
round-history-corrected = cambiado: { $result }
round-history-cleared = borrado: { $result }
round-history-undone = deshecho: { $result }
round-history-redone = rehecho: { $result }
round-history-at = { $time }  { $text }
round-why-not = ¿Por qué no otro jugador?
round-why-not-tip = Escriba el nombre o el número de otro jugador y pulse { key-enter }.
round-why-not-asking = Probando a estos dos juntos…
round-why-not-pair = { $one } con { $other }:
round-why-not-none = Ningún jugador coincide con «{ $text }».
round-why-not-several = { $names } coinciden con «{ $text }». Escriba el número.
round-why-not-nothing = Podrían haberse enfrentado. Otro emparejamiento era igual de bueno.
round-board-heads-1 = Puesto (o W)
round-board-heads-2 = Puntos de juego
round-board-heads-3 = Energía restante
round-board-hint = Puesto (W si se retiró), puntos de juego, energía. { key-enter } avanza y al final guarda.
round-board-invalid-1 = Puesto de { $name }: un número, o W si se retiró.
round-board-invalid-2 = Puntos de juego de { $name }: un número entero, p. ej. 33.
round-board-invalid-3 = Energía restante de { $name }: un número entero, p. ej. 7.
round-score-heads-1 = Puntuación (gana la más alta)
round-score-hint = Escriba cada puntuación (W si se retiró); gana la más alta. { key-enter } avanza y al final guarda.
round-score-invalid = Puntuación de { $name }: un número como 12 o 7,5, o W si se retiró.
round-last-place = último
round-place-shown = puesto { $place }
round-progress =
    { $total ->
        [one] { $done } de { $total } { -table } con resultado
       *[other] { $done } de { $total } { -tables } con resultado
    }
round-filters = Filtro
round-reported-only = &Recibidas
round-no-show = No se presentó
round-no-show-of = No se presentó: { $name }
round-no-show-both = No se presentó: ninguno
round-more-results = Más resultados
round-legend-white = Ganan blancas
round-legend-black = Ganan negras
round-legend-first = Gana el primero
round-legend-second = Gana el segundo
round-legend-draw = Tablas
round-legend-games = Otro marcador
round-legend-clear = Borrar resultado
round-legend-letters = Puesto, fila siguiente
round-legend-score = Puntuación, gana la más alta
round-legend-withdrawn = Se retiró
round-legend-next = Campo siguiente
round-due-missed = No recibió el color que le tocaba
round-card-heading = ¿Cambiar el resultado { -of-the-table } { $table }?
round-card-both = Antes: { $old } Nuevo: { $new }
round-card-looking = Calculando qué cambia…
round-card-repairs = El anillo sigue a partir del resultado correcto. Verá las consecuencias antes de cambiar nada.
round-change-result = Cambiar resultado
round-keep = Mantener
round-second-heading = { -The-table } { $table } difiere
round-use-new = Usar el nuevo
round-keep-first = Mantener el primero
round-second-stop = Terminar la comprobación
round-places-change =
    { $count ->
        [one] 1 jugador cambia de puesto.
       *[other] { $count } jugadores cambian de puesto.
    }
round-points-change =
    { $count ->
        [one] Cambian los puntos de 1 jugador, ningún puesto.
       *[other] Cambian los puntos de { $count } jugadores, ningún puesto.
    }
round-menu-change = Cambiar resultado
round-menu-clear = Borrar resultado
round-menu-no-show = Incomparecencias y más
round-menu-why = Por qué este emparejamiento
round-print = Imprimir
round-project = Mostrar en pantalla
round-keys = Teclas para resultados
round-keys-set = { $first } gana el primero, { $second } gana el segundo, { $draw } tablas
round-menu-slip = Imprimir papeleta

## Opening a round again

reopen-asked = ¿Reabrir la ronda { $round }?
reopen-do = Reabrir la ronda { $round }
reopen-first-asked = ¿Retirar la ronda { $round }?
reopen-first-do = Retirar la ronda { $round }
reopen-posted-about = Se retiran los emparejamientos de la ronda { $round }, también de la pantalla.
reopen-winner-about = Se retiran la victoria, los diplomas y la página de la pantalla.
reopen-done = La ronda { $round } vuelve a estar abierta.
## Terminar un torneo antes

end-menu = Termi&nar torneo…
end-tip = Terminar el torneo antes de que alguien gane, por ejemplo si cierra la sala.
end-keep = Seguir jugando
round-winner-changes =
    { $count ->
        [one] Entonces gana { $names }.
       *[other] Entonces ganan { $names }.
    }
