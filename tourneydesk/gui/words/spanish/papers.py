"""Words of the papers: record cards on the screen, printing, and what changed since."""

# Record cards in the card at the right
RECORD_CARDS = "Fichas de resultados"
RECORD_CARD = "Ficha de resultados"
RECORD_CARD_OF = "Ficha de {name}. Enter la muestra en grande."
CARD_TIP = "Clic o Enter: en grande. Esc: volver."
CARD_LARGE = "Ficha de {name}, en grande. Esc vuelve."
CARD_BACK = "Volver (Esc)"

# The preview
PAGE_OF = "página {page} de {pages}"
PAGE_BACK, PAGE_ON = "‹", "›"
PAGE_BACK_TIP = "Página anterior (RePág)"
PAGE_ON_TIP = "Página siguiente (AvPág)"
PAGE_LARGER, PAGE_WHOLE = "Más grande", "Página entera"
PAGE_ZOOM_TIP = "Más grande, o la página entera (Z)"

# The stage of the papers
PAPERS = "Hojas"
GO_TO_PAPERS = "Hoja&s"
PRINT_PACKET = "&Imprimir las hojas de la ronda"
PRINT_CHANGED = "Imprimir &lo que ha cambiado"
PAPER_HEAD, LAST_PRINTED_HEAD = "Hoja", "Impresa"
LAST_PRINTED = "{at}, rev. {revision}"
PRINT_CHANGED_PRESS = "Imprimir lo que cambió"
PRINT_CHANGED_TIP = "Ctrl+Shift+P"
NOTHING_CHANGED = "Nada de lo impreso aquí ha cambiado desde entonces."
WHAT_CHANGED = "Qué ha cambiado"
OPTION_ROUND = "Ronda"
OPTION_PAPER = "Papel"
OPTION_TABLES = "Mesas"
OPTION_PLAYERS = "Jugadores"
OPTION_UP = "Por hoja"
OPTION_PAGES = "Páginas"
OPTION_COPIES = "Copias"
OPTION_PRINTER = "Impresora"
ALL_OF_THEM = "todo"
NUMBERS_EXAMPLE = "todo, o 9, 11-14"
PAPER_SIZES = {"letter": "Carta", "a4": "A4", "card": "Fichas, 3 × 5 pulgadas"}
NO_PRINTER = "aquí no hay impresora"
PRINT = "Imprimir"
PRINT_TIP = "Ctrl+P"
SAVE_PDF = "Guardar como PDF…"
STOP_PRINTING = "Detener (Esc)"
CHOOSE_PDF = "Dónde guardar el PDF"
PDF_FILES = "Archivos PDF (*.pdf)"
PDF_NAME = "{event} – {paper}"
PDF_NAME_OF_ROUND = "{event} – {paper}, ronda {round}"
NOT_NUMBERS = "{field}: escribir 9 o 9, 11-14, no «{text}»."
NOT_COPIES = "Las copias pueden ser de 1 a {most}."
NO_SUCH_PAGE = "No hay página {page}; la última es la {pages}."
MAKING_PAPERS = "Preparando las páginas…"
MAKING_PAPERS_LONGER = "Preparando las páginas, {seconds} hasta ahora… Esc lo detiene."
MAKING_STOPPED = "Detenido. No se imprimió nada."
PRINTING = "Enviando a {printer}…"
PRINTING_PAGE = "Enviando a {printer}: página {page} de {pages}. Esc lo detiene."
PRINTED = "{paper}: enviado a {printer}."
PDF_SAVED = "{paper}: guardado como {file}."
PRINTING_STOPPED = "Detenido. Las páginas ya enviadas pueden salir todavía de la impresora."
PRINTER_GONE = "{printer} ya no está. Elegir otra impresora, o guardar como PDF."
PRINTER_REFUSED = (
    "{printer} no aceptó las páginas. Mirar si está encendida, tiene papel y está conectada, e "
    "imprimir otra vez, o guardar como PDF."
)
PRINTER_SAID = "{text} Respuesta de la impresora: {said}"
NO_PRINTER_ADVICE = (
    "En este equipo no hay ninguna impresora configurada. Guardar como PDF e imprimirlo en otro "
    "sitio."
)
MORE_NAMES = "{text} Hay {count} más como este."
PAPERS_HINT = "RePág, AvPág: pasar páginas. Z: más grande. Ctrl+P: imprimir."


def papers_changed(sheets: list[str], slips: int) -> str:
    """What has changed since it was printed, a line."""
    told = list(sheets)
    if slips:
        told.append("1 papeleta de resultado" if slips == 1 else f"{slips} papeletas de resultado")
    return f"Cambios desde que se imprimió: {', '.join(told)}."
