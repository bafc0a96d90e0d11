### Repairing a running ring: what really happened, and what follows from it

ring-repair-title = Reparar el anillo en marcha
ring-repair-runs = En un anillo en marcha no se empareja nada otra vez. Aquí se indica qué pasó de verdad: las consecuencias se muestran primero y luego se aplican en un solo paso.
ring-repair-find = Quién se ha ido, o de quién es el resultado equivocado
ring-repair-find-hint = Nombre, número o mesa
ring-repair-choices = Qué pasó de verdad
ring-repair-now-head = Como está ahora
ring-repair-changes = Mesas que cambian
ring-repair-becomes-head = Qué pasa con ella
ring-repair-several = Hay varias posibilidades. Elegir con las flechas o seguir escribiendo.
ring-repair-nobody-found = Con { $typed } no hay nadie en el anillo ni ninguna mesa con resultado.
ring-repair-has-left = { $name } se ha ido
ring-repair-won-really = Mesa { $table }: ganó { $name }
ring-repair-drawn-really = Mesa { $table }: fueron tablas
ring-repair-not-over = Mesa { $table }: todavía se juega
ring-repair-plays-at = juega en { $tables }
ring-repair-white-black = { $white } (blancas) – { $black } (negras)
ring-repair-played = { $seats }: { $result }
ring-repair-is-stopped = se interrumpe
ring-repair-is-called = se llama
ring-repair-is-again = vuelve a jugarse
ring-repair-is-undone = su resultado no cuenta para nadie
ring-repair-is-undone-again = se quita su resultado y vuelve a jugarse
ring-repair-is-right = recibe este resultado
ring-repair-is-open = se quita su resultado y se sigue jugando
ring-repair-out = Fuera: { $names }.
ring-repair-back = De nuevo en el anillo: { $names }.
ring-repair-stopped = Se interrumpe: { $tables }.
ring-repair-undone = Resultados que no cuentan para nadie: { $tables }.
ring-repair-again = Vuelve a jugarse: { $tables }.
ring-repair-calls-now = Llamar a la mesa { $table }: { $seats }.
ring-repair-ends = Con eso termina el torneo. Gana: { $names }.
ring-repair-nothing-else = No cambia ninguna otra mesa.
ring-repair-mended = { $what }. { $follows }
ring-repair-kept =
    { $count ->
        [0] Desde entonces no se anotó ningún otro resultado.
        [one] Se queda 1 resultado anotado desde entonces.
       *[other] Se quedan { $count } resultados anotados desde entonces.
    }
