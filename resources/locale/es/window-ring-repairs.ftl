### Words of mending a running ring: what really happened, and what follows from it

ring-repair-repair-ring = Reparar el anillo en marcha
ring-repair-ring-runs = En un anillo en marcha no se empareja nada otra vez. Aquí se indica qué pasó de verdad: las consecuencias se muestran primero y luego se aplican en un solo paso.
ring-repair-ring-find = Quién se ha ido, o de quién es el resultado equivocado
ring-repair-ring-find-hint = Nombre, número o mesa
ring-repair-ring-repairs = Qué pasó de verdad
ring-repair-ring-now-head = Como está ahora
ring-repair-ring-changes = Mesas que cambian
ring-repair-ring-becomes-head = Qué pasa con ella
ring-repair-hint = Escribir parte del nombre o el número de la mesa; Arriba y Abajo eligen, Enter lo hace, Esc sale. { $key } lo deshace.
ring-repair-ring-several = Hay varias posibilidades. Elegir con las flechas o seguir escribiendo.
ring-repair-ring-nobody-found = Con { $typed } no hay nadie en el anillo ni ninguna mesa con resultado.
ring-repair-ring-has-left = { $name } se ha ido
ring-repair-ring-won-really = Mesa { $table }: ganó { $name }
ring-repair-ring-drawn-really = Mesa { $table }: fueron tablas
ring-repair-ring-not-over = Mesa { $table }: todavía se juega
ring-repair-ring-plays-at = juega en { $tables }
ring-repair-ring-white-black = { $white } (blancas) – { $black } (negras)
ring-repair-ring-played = { $seats }: { $result }
ring-repair-ring-is-stopped = se interrumpe
ring-repair-ring-is-called = se llama
ring-repair-ring-is-again = vuelve a jugarse
ring-repair-ring-is-undone = su resultado no cuenta para nadie
ring-repair-ring-is-undone-again = se quita su resultado y vuelve a jugarse
ring-repair-ring-is-right = recibe este resultado
ring-repair-ring-is-open = se quita su resultado y se sigue jugando
ring-repair-ring-out = Fuera: { $names }.
ring-repair-ring-back = De nuevo en el anillo: { $names }.
ring-repair-ring-stopped = Se interrumpe: { $tables }.
ring-repair-ring-undone = Resultados que no cuentan para nadie: { $tables }.
ring-repair-ring-again = Vuelve a jugarse: { $tables }.
ring-repair-ring-calls-now = Llamar a la mesa { $table }: { $seats }.
ring-repair-ring-ends = Con eso termina el torneo. Gana: { $names }.
ring-repair-ring-nothing-else = No cambia ninguna otra mesa.
ring-repair-ring-one-step = Un solo paso, que { $key } deshace.
ring-repair-ring-mended = { $what }. { $follows }
ring-repair-ring-kept =
    { $count ->
        [0] Desde entonces no se anotó ningún otro resultado.
        [one] Se queda 1 resultado anotado desde entonces.
       *[other] Se quedan { $count } resultados anotados desde entonces.
    }
