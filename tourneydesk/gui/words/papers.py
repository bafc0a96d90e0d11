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
PAGE_WIDE, PAGE_WHOLE = "Full width", "Whole page"
PAGE_ZOOM_TIP = "Whole page or full width (Z)"
