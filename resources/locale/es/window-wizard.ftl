### The wizard that makes an event

wizard-new-heading = Nuevo torneo
wizard-step = Nuevo torneo · { $step } de { $steps }
wizard-back-to = Volver a «{ $step }»
wizard-questions-format = ¿Qué tipo de torneo es?
wizard-questions-details = Dé un nombre al torneo
wizard-questions-settings = Rondas y reglas
wizard-questions-players = ¿Quién juega?
wizard-questions-review = ¿Crear el torneo?
wizard-page-hints-format = Use las flechas o escriba las primeras letras.
wizard-page-hints-details = Solo el nombre es obligatorio. Todo se puede cambiar después.
wizard-page-hints-settings = Los ajustes habituales sirven. La vista previa muestra qué significan.
wizard-page-hints-cards = Puede cambiarlo hasta que se publique la ronda 1.
wizard-page-hints-players = Escriba o pegue nombres, uno por línea, o importe una lista. Puede añadir más después.
wizard-page-hints-review = Vuelva atrás para cambiar algo. No se guarda nada hasta crear el torneo.
wizard-next = Continuar
wizard-back = Atrás
wizard-create = Crear torneo
wizard-cancel = Cancelar
wizard-next-without-players = Omitir por ahora
wizard-next-without-rows = Continuar sin { $rows }
wizard-formats = Formatos de torneo
wizard-event-name = Nombre del torneo
wizard-details-venue = Lugar
wizard-details-date = Fecha
wizard-details-organizer = Organización
wizard-details-sanction = N.º de homologación
wizard-seed = Semilla del sorteo (opcional)
wizard-seed-placeholder = p. ej. 48213
wizard-file = Guardar en
wizard-choose = Examinar…
wizard-expected = Jugadores previstos
wizard-leads-to = Vista previa
wizard-type-players = Jugadores, uno por línea
wizard-type-players-hint =
    Ana Arce, 1520
    Bruno Bravo, 1385
    …
wizard-choose-file = Importar lista…
wizard-fix-rows = Corregir filas…
wizard-from-file = Cargado de { $file }. Puede editarlo aquí.
wizard-no-players = Aún no hay jugadores.
wizard-more = +{ $count }
wizard-others-left-out =
    { $rows ->
        [one] 1 fila quedará fuera.
       *[other] { $rows } filas quedarán fuera.
    }
wizard-review-event = { $name } — { $format }
wizard-review-at =
    { $name } — { $format }
    { $where }
wizard-review-parts-venue = Lugar: { $text }
wizard-review-parts-date = Fecha: { $text }
wizard-review-parts-organizer = Organización: { $text }
wizard-review-parts-sanction = N.º de homologación: { $text }
wizard-review-players =
    { $players ->
        [one] Se añadirá 1 jugador.
       *[other] Se añadirán { $players } jugadores.
    }
wizard-review-no-players = Aún no hay jugadores. Los añadirá después.
wizard-review-as-usual = Ajustes habituales de este formato
wizard-review-changed = Ajustes cambiados: { $settings }
wizard-review-setting = { $name }: { $value }
wizard-review-file = Archivo: { $file }
wizard-review-later = Los datos, los jugadores y la mayoría de los ajustes se pueden cambiar después.
wizard-steps-format = Formato
wizard-steps-details = Datos
wizard-steps-players = Jugadores
wizard-steps-settings = Ajustes
wizard-steps-review = Revisión
wizard-summary = Nuevo torneo: { $event }
wizard-summary-players =
    Nuevo torneo: { $event }, { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
wizard-name-example = p. ej. Abierto de primavera
wizard-date-example = p. ej. { $date }
wizard-date-pick = Elegir una fecha
wizard-date-unknown = «{ $text }» no es una fecha. Escriba una como { $example } o elíjala en el calendario.
wizard-seed-help = Tire dados en público y escriba las cifras, o déjelo vacío para una semilla automática.
wizard-discard-question = ¿Descartar este torneo?
wizard-keep-editing = Seguir editando
wizard-discard = Descartar
