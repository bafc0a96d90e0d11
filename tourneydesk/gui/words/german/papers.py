"""Words of the papers: record cards on the screen, printing, and what changed since."""

# Record cards in the card at the right
RECORD_CARDS = "Spielerkarten"
RECORD_CARD = "Spielerkarte"
RECORD_CARD_OF = "Spielerkarte von {name}. Enter zeigt sie groß."
CARD_TIP = "Klick oder Enter: groß. Esc: zurück."
CARD_LARGE = "Spielerkarte von {name}, groß. Esc geht zurück."
CARD_BACK = "Zurück (Esc)"

# The preview
PAGE_OF = "Seite {page} von {pages}"
PAGE_BACK, PAGE_ON = "‹", "›"
PAGE_BACK_TIP = "Vorige Seite (Bild auf)"
PAGE_ON_TIP = "Nächste Seite (Bild ab)"
PAGE_LARGER, PAGE_WHOLE = "Größer", "Ganze Seite"
PAGE_ZOOM_TIP = "Größer oder die ganze Seite (Z)"

# The stage of the papers
PAPERS = "Papiere"
GO_TO_PAPERS = "&Papiere"
PRINT_PACKET = "Papiere der Runde &drucken"
PRINT_CHANGED = "Geändertes dru&cken"
PAPER_HEAD, LAST_PRINTED_HEAD = "Papier", "Gedruckt"
LAST_PRINTED = "{at}, Stand {revision}"
PRINT_CHANGED_PRESS = "Geändertes drucken"
PRINT_CHANGED_TIP = "Strg+Umschalt+P"
NOTHING_CHANGED = "Nichts hier Gedrucktes hat sich seitdem geändert."
WHAT_CHANGED = "Was sich geändert hat"
OPTION_ROUND = "Runde"
OPTION_PAPER = "Papierformat"
OPTION_TABLES = "Tische"
OPTION_PLAYERS = "Spieler"
OPTION_UP = "Je Blatt"
OPTION_PAGES = "Seiten"
OPTION_COPIES = "Exemplare"
OPTION_PRINTER = "Drucker"
ALL_OF_THEM = "alle"
NUMBERS_EXAMPLE = "alle, oder 9, 11-14"
PAPER_SIZES = {"letter": "US Letter", "a4": "A4", "card": "Karten, 3 × 5 Zoll"}
NO_PRINTER = "kein Drucker hier"
PRINT = "Drucken"
PRINT_TIP = "Strg+P"
SAVE_PDF = "Als PDF speichern…"
STOP_PRINTING = "Anhalten (Esc)"
CHOOSE_PDF = "Wo das PDF liegen soll"
PDF_FILES = "PDF-Dateien (*.pdf)"
PDF_NAME = "{event} – {paper}"
PDF_NAME_OF_ROUND = "{event} – {paper}, Runde {round}"
NOT_NUMBERS = "Unter „{field}“ 9 oder 9, 11-14 schreiben, nicht „{text}“."
NOT_COPIES = "Möglich sind 1 bis {most} Exemplare."
NO_SUCH_PAGE = "Eine Seite {page} gibt es nicht; die letzte ist {pages}."
MAKING_PAPERS = "Die Seiten entstehen…"
MAKING_PAPERS_LONGER = "Die Seiten entstehen, seit {seconds}… Esc hält an."
MAKING_STOPPED = "Angehalten. Nichts wurde gedruckt."
PRINTING = "Geht an {printer}…"
PRINTING_PAGE = "Geht an {printer}: Seite {page} von {pages}. Esc hält an."
PRINTED = "{paper}: an {printer} geschickt."
PDF_SAVED = "{paper}: gespeichert als {file}."
PRINTING_STOPPED = "Angehalten. Schon geschickte Seiten können noch aus dem Drucker kommen."
PRINTER_GONE = "{printer} ist nicht mehr da. Einen anderen Drucker wählen oder als PDF speichern."
PRINTER_REFUSED = (
    "{printer} hat die Seiten nicht angenommen. Prüfen, ob er an ist, Papier hat und verbunden "
    "ist, dann noch einmal drucken oder als PDF speichern."
)
PRINTER_SAID = "{text} Die Antwort war: {said}"
NO_PRINTER_ADVICE = (
    "Auf diesem Computer ist kein Drucker eingerichtet. Als PDF speichern und anderswo drucken."
)
MORE_NAMES = "{text} Und {count} weitere dieser Art."
PAPERS_HINT = "Bild auf, Bild ab: blättern. Z: größer. Strg+P: drucken."


def papers_changed(sheets: list[str], slips: int) -> str:
    """What has changed since it was printed, a line."""
    told = list(sheets)
    if slips:
        told.append("1 Ergebniszettel" if slips == 1 else f"{slips} Ergebniszettel")
    return f"Seit dem Druck geändert: {', '.join(told)}."
