"""Where the card that asks is shown."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.gui.pages.round.page import RoundPage
from tourneydesk.gui.widgets.page_header import PageHeader
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Question


def place_question(question: Question, page: QWidget, above_pages: QVBoxLayout) -> None:
    """Puts the card that asks below the title of the visible page, or above the page if it has no
    title of its own there. On the page of a round it is below the list: no row moves under the
    pointer when it opens.
    """
    # The players page has a second header, of the list that is being imported.
    headers = (one for one in page.findChildren(PageHeader) if one.isVisibleTo(page))
    header = next(headers, None)
    inside = header.parentWidget() if header is not None else None
    column = inside.layout() if inside is not None else None
    above: QWidget | None = page.tables if isinstance(page, RoundPage) else header
    if isinstance(column, QVBoxLayout) and above is not None and column.indexOf(above) >= 0:
        if question.parentWidget() is not inside:
            question.set_margins(0)
            column.insertWidget(column.indexOf(above) + 1, question)
    elif question.parentWidget() is not above_pages.parentWidget():
        question.set_margins(CARD_MARGINS)
        above_pages.insertWidget(0, question)
