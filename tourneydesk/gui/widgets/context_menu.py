"""A context menu with the same actions as a list's buttons."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QMenu

from tourneydesk.gui.widgets.text_widgets import tip


def offer_on(view: QAbstractScrollArea, *buttons: QAbstractButton) -> None:
    """Offers these buttons' actions, with their labels, on a right click on the list or the menu
    key; disabled ones say why.
    """
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show(at: QPoint) -> None:
        menu = _menu(view, buttons)
        menu.popup(view.viewport().mapToGlobal(at))

    view.customContextMenuRequested.connect(show)


def _menu(view: QAbstractScrollArea, buttons: tuple[QAbstractButton, ...]) -> QMenu:
    menu = QMenu(view)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for button in buttons:
        if not button.isHidden():
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            tip(action, "" if button.isEnabled() else button.accessibleDescription())
            action.triggered.connect(button.click)
    return menu
