### Words of the papers: record cards on the screen, printing, and what changed since

papers-record-cards = Fichas de resultados
papers-record-card = Ficha de resultados
papers-record-card-of = Ficha: { $name }
papers-card-tip = Clic para ampliar
papers-card-large = Ficha: { $name }, ampliada
papers-card-back = Volver
papers-page-of = página { $page } de { $pages }
papers-page-back = ‹
papers-page-on = ›
papers-page-back-tip = Página anterior ({ $key })
papers-page-on-tip = Página siguiente ({ $key })
papers-page-larger = Más grande
papers-page-whole = Página entera
papers-page-zoom-tip = Más grande, o la página entera ({ $key })
papers-page = Hojas
papers-go-to = Hoja&s
papers-print-packet = &Imprimir las hojas de la ronda
papers-print-changed = Imprimir &lo que ha cambiado
papers-head = Hoja
papers-last-printed-head = Impresa
papers-last-printed = { $at }, rev. { $revision }
papers-print-changed-press = Imprimir lo que cambió
papers-nothing-changed = Nada de lo impreso aquí ha cambiado desde entonces.
papers-what-changed = Qué ha cambiado
papers-option-round = Ronda
papers-size = Papel
papers-option-tables = Mesas
papers-option-players = Jugadores
papers-option-up = Por hoja
papers-option-pages = Páginas
papers-option-copies = Copias
papers-option-printer = Impresora
papers-all-of-them = todo
papers-numbers-example = todo, o 9, 11-14
papers-size-letter = Carta
papers-size-a4 = A4
papers-size-card = Fichas, 3 × 5 pulgadas
papers-no-printer = aquí no hay impresora
papers-print = Imprimir
papers-save-pdf = Guardar como PDF…
papers-stop-printing = Cancelar
papers-choose-pdf = Dónde guardar el PDF
papers-pdf-files = Archivos PDF (*.pdf)
papers-pdf-name = { $event } – { $paper }
papers-pdf-name-of-round = { $event } – { $paper }, ronda { $round }
papers-not-numbers = { $field }: escribir números como 9 o 9, 11–14.
papers-not-copies = Las copias pueden ser de 1 a { $most }.
papers-no-such-page =
    { $pages ->
        [one] Este documento tiene { $pages } página.
       *[other] Este documento tiene { $pages } páginas.
    }
papers-making = Preparando las páginas…
papers-making-longer = Preparando las páginas, { $seconds } hasta ahora… { key-esc } lo detiene.
papers-making-stopped = Detenido. No se imprimió nada.
papers-printing = Enviando a { $printer }…
papers-printing-page = Enviando a { $printer }: página { $page } de { $pages }. { key-esc } lo detiene.
papers-printed = { $paper }: enviado a { $printer }.
papers-pdf-saved = { $paper }: guardado como { $file }.
papers-printing-stopped = Detenido. Las páginas ya enviadas pueden salir todavía de la impresora.
papers-printer-gone = { $printer } ya no está. Elegir otra impresora, o guardar como PDF.
papers-printer-refused = { $printer } no aceptó las páginas. Mirar si está encendida, tiene papel y está conectada, e imprimir otra vez, o guardar como PDF.
papers-printer-said = { $text } Respuesta de la impresora: { $said }
papers-no-printer-advice = En este equipo no hay ninguna impresora configurada. Guardar como PDF e imprimirlo en otro sitio.
papers-more-names = { $text } Hay { $count } más como este.
papers-changed = Cambios desde que se imprimió: { $things }.
papers-result-slips =
    { $slips ->
        [one] { $slips } papeleta de resultado
       *[other] { $slips } papeletas de resultado
    }
