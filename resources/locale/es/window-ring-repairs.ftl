### Repairing a running ring: what really happened, and what follows from it

ring-repair-title = Reparar el anillo
ring-repair-asks = ¿Qué pasó en realidad?
ring-repair-runs = Verá las consecuencias antes de cambiar nada.
ring-repair-find = Jugador o partida
ring-repair-find-hint = Nombre, número o partida
ring-repair-choices = Qué pasó
ring-repair-now-head = Anotado
ring-repair-changes = Consecuencias
ring-repair-seats-head = Blancas – Negras
ring-repair-becomes-head = Pasa a ser
ring-repair-several = Varias coincidencias. Use las flechas o siga escribiendo.
ring-repair-no-match = Ningún jugador ni partida terminada coincide con «{ $typed }».
ring-repair-has-left = { $name } se retiró
ring-repair-won-really = Partida { $table }: ganó { $name }
ring-repair-drawn-really = Partida { $table }: empate
ring-repair-not-over = Partida { $table }: aún se juega
ring-repair-plays-at =
    Juega { $tables ->
        [one] la partida { $tables }
       *[other] las partidas { $tables }
    }
ring-repair-white-black = { $white } (blancas) – { $black } (negras)
ring-repair-played = { $seats }: { $result }
ring-repair-is-stopped = Se interrumpe
ring-repair-is-called = Partida nueva
ring-repair-is-again = Se juega otra vez
ring-repair-is-undone = El resultado ya no cuenta
ring-repair-is-undone-again = Resultado borrado; se juega otra vez
ring-repair-is-open = Resultado borrado; la partida sigue
ring-repair-out = Fuera: { $names }.
ring-repair-back = De nuevo en el anillo: { $names }.
ring-repair-stopped =
    { $tables ->
        [one] Interrumpida: partida { $tables }
       *[other] Interrumpidas: partidas { $tables }
    }.
ring-repair-undone =
    { $tables ->
        [one] Resultado que ya no cuenta: partida { $tables }.
       *[other] Resultados que ya no cuentan: partidas { $tables }.
    }
ring-repair-again =
    Se { $tables ->
        [one] juega otra vez: partida { $tables }
       *[other] juegan otra vez: partidas { $tables }
    }.
ring-repair-calls-now = Partida nueva { $table }: { $seats }.
ring-repair-ends = Con esto termina el torneo. Gana: { $names }.
ring-repair-nothing-else = No cambia nada más.
ring-repair-done = { $what }. { $follows }
ring-repair-kept =
    { $count ->
        [0] Sin resultados posteriores.
        [one] 1 resultado posterior se queda.
       *[other] { $count } resultados posteriores se quedan.
    }
