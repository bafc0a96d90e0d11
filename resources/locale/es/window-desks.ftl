### Lo que dice la ventana mientras varios puestos cambian el torneo

desk-step-of = { $desk }: { $step }
desk-undone = { $what } (deshecho)
desk-redone = { $what } (rehecho)
desk-you-typed = Usted escribió { $result }.
desk-keep-theirs = Dejar el suyo
desk-correct = Corregirlo
desk-cannot-correct = Ya no se puede corregir.
desk-record-it = ¿Anotar { $what }?
desk-record-step = ¿{ $step }?
desk-typed-at = Escrito el { $time }, sin conexión.
desk-record = Anotar
desk-discard = Descartar
desk-record-them = ¿Anotar las { $count } entradas escritas sin conexión?
desk-record-all = Anotar las { $count }
desk-one-by-one = Una por una
desk-recorded = Anotado: { $what }.
desk-undo-others = ¿Deshacer un cambio hecho en { $desk }?
desk-undo-theirs = Deshacerlo
desk-undo-late = Mientras tanto hubo otro cambio. No se ha deshecho nada.
desk-continue-here = Continuar aquí…
desk-review = Revisar
desk-lost-heading = Se ha perdido la conexión con { $name }.
desk-lost-server = El servidor no responde.
desk-lost-kept = No se puede anotar nada hasta que vuelva la conexión. Los resultados y llegadas que escriba se guardan.
desk-lost-only-read = Se muestra lo que estaba anotado antes.
desk-ended-kept = Para seguir, únase de nuevo con otro código. Los resultados y la asistencia que anote hasta entonces se conservan.
desk-ended-only-read = Para ver más, únase de nuevo con otro código.
desk-join-again = Unirse de nuevo…
desk-waiting = Aún sin anotar: { $what }.
desk-waiting-count = { $count } sin anotar.
desk-not-recorded =
    { $count ->
        [one] Una entrada escrita sin conexión no está anotada.
       *[other] { $count } entradas escritas sin conexión no están anotadas.
    }
desk-back = De nuevo en conexión con el puesto principal.
desk-back-with =
    { $count ->
        [one] De nuevo en conexión con el puesto principal. Mientras tanto hubo un cambio.
       *[other] De nuevo en conexión con el puesto principal. Mientras tanto hubo { $count } cambios.
    }
desk-back-here = El servidor responde de nuevo.
desk-back-here-with =
    { $count ->
        [one] El servidor responde de nuevo. Mientras tanto hubo un cambio.
       *[other] El servidor responde de nuevo. Mientras tanto hubo { $count } cambios.
    }
desk-table-changed = { $desk } anotó mientras tanto { -the-table } { $table }: { $result }. Lo que usted escribía no está anotado.
desk-player-changed = { $desk } cambió mientras tanto los datos de esta persona. Revise los campos antes de guardar.
desk-value-changed = Aquí pone ahora «{ $value }». Guarde otra vez para sustituirlo.
desk-value-empty = Aquí ya no pone nada. Guarde otra vez para sustituirlo.
desk-mark-waiting = { $score } · sin anotar
desk-mark-kept = sin anotar
desk-answer = Responder a la &pregunta
desk-answer-with = Responda con { $key }.
needs-question = No hay ninguna pregunta.
desk-others = Lo último que anotaron otros puestos
