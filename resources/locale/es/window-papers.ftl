### The papers: record cards on the screen, printing, and what changed since

papers-record-cards = Fichas
papers-record-card = Ficha
papers-record-card-of = Ficha: { $name }
papers-card-tip = Clic para ampliar
papers-card-large = Ficha: { $name }, ampliada
papers-card-back = Volver
papers-page-of = Página { $page } de { $pages }
papers-page-back = ‹
papers-page-on = ›
papers-page-back-tip = Página anterior ({ $key })
papers-page-on-tip = Página siguiente ({ $key })
papers-page-larger = Ampliar
papers-page-whole = Ajustar página
papers-page-zoom-tip = Ampliar, o ajustar la página ({ $key })
papers-page = Documentos
papers-go-to = &Documentos
papers-print-packet = &Imprimir paquete de ronda
papers-print-changed = Reimprimir &lo que cambió
papers-purpose-event = Antes del torneo
papers-purpose-pairing = Antes de la ronda
papers-purpose-round = Durante la ronda
papers-purpose-results = Después de la ronda
papers-purpose-end = Al final
papers-purpose-safety = Por seguridad
papers-last-printed = { $at }, rev. { $revision }
papers-not-printed = Sin imprimir
papers-printed-round = Ronda { $round }: { $printed }
papers-printed-after-round = Tras la ronda { $round }: { $printed }
papers-paper-before-round = Disponible al publicar la ronda 1
papers-paper-before-result = Disponible tras el primer resultado
papers-paper-before-end = Disponible cuando termine el torneo
papers-stale = Desactualizado: { $changes }
papers-stale-results =
    { $count ->
        [one] cambió { $count } resultado
       *[other] cambiaron { $count } resultados
    }
papers-stale-players =
    { $count ->
        [one] cambió { $count } jugador
       *[other] cambiaron { $count } jugadores
    }
papers-stale-new =
    { $count ->
        [one] { $count } resultado nuevo
       *[other] { $count } resultados nuevos
    }
papers-stale-slips =
    { $count ->
        [one] cambió { $count } papeleta
       *[other] cambiaron { $count } papeletas
    }
papers-stale-rounds =
    { $rounds ->
        [one] terminó la ronda { $rounds }
       *[other] terminaron las rondas { $rounds }
    }
papers-stale-pairings = cambiaron los emparejamientos
papers-print-again = Volver a imprimir
papers-print-changed-press = Reimprimir cambios
papers-nothing-changed = Todo lo impreso está al día.
papers-what-changed = No está al día
papers-option-round = Ronda
papers-size = Papel
papers-option-tables = { -Tables }
papers-option-players = Jugadores
papers-option-pages = Páginas
papers-option-copies = Copias
papers-option-printer = Impresora
papers-option-language = Idioma
papers-language-window = El de esta ventana
papers-options-usual = Restablecer valores
papers-all-of-them = todo
papers-numbers-example = p. ej. 9, 11–14
papers-size-letter = Carta
papers-size-a4 = A4
papers-size-card = Fichas, 3 × 5 pulg.
papers-size-4x6 = Fichas, 4 × 6 pulgadas
papers-size-a6 = Fichas, A6
papers-no-printer = Sin impresora
papers-print = Imprimir
papers-save-pdf = Guardar PDF…
papers-stop-printing = Cancelar
papers-choose-pdf = Guardar PDF como
papers-pdf-files = Archivos PDF (*.pdf)
papers-pdf-name = { $event } – { $paper }
papers-pdf-name-of-round = { $event } – { $paper }, ronda { $round }
papers-not-numbers = { $field }: escriba números como 9 o 9, 11–14.
papers-not-copies = Copias: escriba un número de 1 a { $most }.
papers-no-such-page =
    { $pages ->
        [one] Este documento tiene { $pages } página.
       *[other] Este documento tiene { $pages } páginas.
    }
papers-making = Preparando las páginas…
papers-making-longer = Preparando las páginas, { $seconds } hasta ahora… { key-esc } cancela.
papers-making-stopped = Cancelado. No se imprimió nada.
papers-printing = Enviando a { $printer }…
papers-printing-page = Enviando la página { $page } de { $pages } a { $printer }… { key-esc } cancela.
papers-printed = { $paper }: enviado a { $printer }.
papers-pdf-saved = { $paper }: guardado como { $file }.
papers-printing-stopped = Cancelado. Las páginas ya enviadas aún pueden imprimirse.
papers-printer-gone = { $printer } ya no está disponible. Elija otra impresora, o guarde un PDF.
papers-printer-refused = { $printer } no responde. Revise corriente, papel y cable e inténtelo otra vez, o guarde un PDF.
papers-printer-disk = No se pudieron entregar las páginas a la impresora, porque esta computadora no puede guardar archivos temporales. Libere espacio en el disco y vuelva a imprimir.
papers-printer-said = { $text } Mensaje de la impresora: { $said }
papers-no-printer-advice = En esta computadora no hay impresora. Guarde un PDF e imprímalo en otro sitio.
papers-more-names =
    { $text } { $count ->
        [one] { $count } nombre más tiene letras que no se pueden imprimir
       *[other] { $count } nombres más tienen letras que no se pueden imprimir
    }.
papers-changed = No está al día: { $things }
papers-result-slips =
    { $slips ->
        [one] { $slips } papeleta de resultado
       *[other] { $slips } papeletas de resultado
    }
