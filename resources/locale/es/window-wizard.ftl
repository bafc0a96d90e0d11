### Words of the wizard that makes an event

wizard-new-heading = Nuevo torneo
wizard-step = Nuevo torneo, paso { $step } de { $steps }
wizard-questions-format = ¿Qué tipo de torneo?
wizard-questions-details = ¿Cómo se llama el torneo?
wizard-questions-settings = ¿Cómo se juega?
wizard-questions-players = ¿Quién juega?
wizard-questions-review = ¿Está todo como debe ser?
wizard-page-hints-format = Arriba y Abajo eligen; también las primeras letras de un nombre.
wizard-page-hints-details = Solo hace falta el nombre. Todo lo de aquí se puede cambiar después.
wizard-page-hints-settings = Todo puede quedarse como está. Al lado se ve a qué lleva.
wizard-page-hints-players = Un jugador por línea, o una lista con encabezados. Después se puede inscribir a otros.
wizard-page-hints-review = Atrás permite cambiar cualquier respuesta. No se crea nada hasta crear el torneo.
wizard-next = Siguiente
wizard-back = Atrás
wizard-create = Crear el torneo
wizard-cancel = Cancelar
wizard-next-without-players = Siguiente, sin jugadores
wizard-next-without-rows = Siguiente, sin { $rows }
wizard-formats = Tipos de torneo
wizard-format-card = { $name }. { $about }
wizard-event-name = Nombre del torneo
wizard-details-venue = Lugar
wizard-details-date = Fecha
wizard-details-organizer = Organiza
wizard-details-sanction = N.º de homologación
wizard-seed = Semilla del sorteo
wizard-seed-placeholder = si queda vacía, se sortea una
wizard-file = Archivo
wizard-choose = Elegir…
wizard-expected = Jugadores previstos
wizard-leads-to = A qué lleva
wizard-type-players = Escribir o pegar los jugadores
wizard-type-players-hint =
    Ana Arce
    Bruno Bravo
    …
wizard-choose-file = Elegir una lista…
wizard-from-file = De { $file }. Lo que se escriba aquí ocupa su lugar.
wizard-nobody-typed = Nadie todavía.
wizard-more = +{ $count }
wizard-others-left-out =
    { $rows ->
        [one] 1 fila no se puede importar y quedará fuera.
       *[other] { $rows } filas no se pueden importar y quedarán fuera.
    }
wizard-review-event = { $name } – { $format }
wizard-review-at =
    { $name } – { $format }
    { $where }
wizard-review-parts-venue = Lugar: { $text }
wizard-review-parts-date = Fecha: { $text }
wizard-review-parts-organizer = Organizador: { $text }
wizard-review-parts-sanction = Homologación: { $text }
wizard-review-players =
    { $players ->
        [one] Se inscribirá a 1 jugador.
       *[other] Se inscribirá a { $players } jugadores.
    }
wizard-review-no-players = Aún no hay nadie en la lista; la inscripción viene después.
wizard-review-as-usual = Los ajustes son los habituales de este formato.
wizard-review-changed = Ajustes elegidos: { $settings }.
wizard-review-setting = { $name }: { $value }
wizard-review-file = Se guarda en { $file }.
wizard-review-later = Una vez creado, se pueden cambiar los datos, los jugadores y, hasta donde lo permiten las reglas, los ajustes. Cada paso se puede deshacer.
wizard-steps-format = Formato
wizard-steps-details = Datos
wizard-steps-players = Jugadores
wizard-steps-settings = Ajustes
wizard-steps-review = Revisión
wizard-summary = Torneo nuevo: { $event }
wizard-summary-players =
    Torneo nuevo: { $event }, { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
wizard-name-example = p. ej. Abierto de primavera
wizard-date-example = p. ej. 2026-05-30
wizard-seed-help = Tire dados en público y escriba las cifras, o déjelo vacío para una semilla automática.
wizard-discard-question = ¿Descartar este torneo?
wizard-keep-editing = Seguir editando
wizard-discard = Descartar
