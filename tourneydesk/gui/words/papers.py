"""Words of the papers: record cards on the screen, printing, and what changed since."""

# Record cards in the card at the right
RECORD_CARDS = "Record cards"
RECORD_CARD = "Record card"
RECORD_CARD_OF = "Record card of {name}. Enter shows it large."
CARD_TIP = "Click, or Enter: large. Esc: back."
CARD_LARGE = "Record card of {name}, large. Esc goes back."
CARD_BACK = "Back (Esc)"

# The preview
PAGE_OF = "page {page} of {pages}"
PAGE_BACK, PAGE_ON = "‹", "›"
PAGE_BACK_TIP = "Page before (Page Up)"
PAGE_ON_TIP = "Next page (Page Down)"
PAGE_LARGER, PAGE_WHOLE = "Larger", "Whole page"
PAGE_ZOOM_TIP = "Larger, or the whole page (Z)"

# The stage of the papers
PAPERS = "Papers"
GO_TO_PAPERS = "P&apers"
PRINT_PACKET = "Print the r&ound’s papers"
PRINT_CHANGED = "Print what has chan&ged"
PAPER_HEAD, LAST_PRINTED_HEAD = "Paper", "Printed"
LAST_PRINTED = "{at}, rev. {revision}"
PRINT_CHANGED_PRESS = "Print what changed"
PRINT_CHANGED_TIP = "Ctrl+Shift+P"
NOTHING_CHANGED = "Nothing that was printed here has changed since."
WHAT_CHANGED = "What has changed"
OPTION_ROUND = "Round"
OPTION_PAPER = "Paper"
OPTION_TABLES = "Tables"
OPTION_PLAYERS = "Players"
OPTION_UP = "On a sheet"
OPTION_PAGES = "Pages"
OPTION_COPIES = "Copies"
OPTION_PRINTER = "Printer"
ALL_OF_THEM = "all"
NUMBERS_EXAMPLE = "all, or 9, 11-14"
PAPER_SIZES = {"letter": "Letter", "a4": "A4", "card": "Cards, 3 × 5 in"}
NO_PRINTER = "no printer here"
PRINT = "Print"
PRINT_TIP = "Ctrl+P"
SAVE_PDF = "Save as PDF…"
STOP_PRINTING = "Stop (Esc)"
CHOOSE_PDF = "Where to keep the PDF"
PDF_FILES = "PDF (*.pdf)"
PDF_NAME = "{event} – {paper}"
PDF_NAME_OF_ROUND = "{event} – {paper}, round {round}"
NOT_NUMBERS = "Write {field} as 9 or 9, 11-14, not “{text}”."
NOT_COPIES = "Copies can be 1 to {most}."
NO_SUCH_PAGE = "There is no page {page}; the last one is {pages}."
MAKING_PAPERS = "Making the pages…"
MAKING_PAPERS_LONGER = "Making the pages, {seconds} so far… Esc stops."
MAKING_STOPPED = "Stopped. Nothing was printed."
PRINTING = "Sending to {printer}…"
PRINTING_PAGE = "Sending to {printer}: page {page} of {pages}. Esc stops."
PRINTED = "{paper}: sent to {printer}."
PDF_SAVED = "{paper}: kept as {file}."
PRINTING_STOPPED = "Stopped. Pages that were sent already may still come out of the printer."
PRINTER_GONE = "{printer} is not there any more. Choose another printer, or save as PDF."
PRINTER_REFUSED = (
    "{printer} did not take the pages. See whether it is on, has paper and is connected, then "
    "print again, or save as PDF."
)
PRINTER_SAID = "{text} It said: {said}"
NO_PRINTER_ADVICE = "No printer is set up on this computer. Save as PDF and print it elsewhere."
MORE_NAMES = "{text} And {count} more like it."
PAPERS_HINT = "Page Up, Page Down: turn the pages. Z: larger. Ctrl+P: print."


def papers_changed(sheets: list[str], slips: int) -> str:
    """What has changed since it was printed, a line."""
    told = list(sheets)
    if slips:
        told.append("1 result slip" if slips == 1 else f"{slips} result slips")
    return f"Changed since it was printed: {', '.join(told)}."
