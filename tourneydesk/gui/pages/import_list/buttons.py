"""The buttons below a list: what is done with many rows at once, and the import itself."""

from collections.abc import Callable
from functools import reduce

from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.desk.lists.grid import Choices, with_answer, with_cell
from tourneydesk.desk.lists.preview import ImportPreview, garbled_cells
from tourneydesk.gui.pages.import_list.row_text import all_emptied
from tourneydesk.gui.pages.import_list.rows import rows_to_update
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import button
from tourneydesk.present import messages

Read = Callable[[Choices], ImportPreview]
"""Reads the list anew with other choices."""


class ImportButtons(QWidget):
    """``take`` says how many players it imports."""

    def __init__(self) -> None:
        super().__init__()
        self.cancel = button(messages.text("wizard-cancel"))
        self.update_all = button(messages.text("import-update-all", count=0))
        self.empty_all = button(messages.text("import-without-all", count=0))
        self.take = button(messages.text("people-import"), "next", picture="upload")
        spacer = QWidget()
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line = FlowLayout(self)
        for part in (self.cancel, spacer, self.update_all, self.empty_all, self.take):
            line.addWidget(part)

    def show_for(self, preview: ImportPreview, taken: ImportPreview) -> None:
        """Shows what can be done with a list; ``taken`` is what is imported of it."""
        added, updated = len(taken.added), len(taken.updated)
        players = messages.text("count-players", count=added or updated)
        if not added and not updated:
            text = messages.text("people-import")
        elif not added:
            text = messages.text("import-only-updates", players=players)
        elif updated:
            text = messages.text("import-and-update", players=players, updates=updated)
        else:
            rest = any(row.to_fix for row in taken.rows)
            text = messages.text(
                "people-import-rest" if rest else "people-import-all", players=players
            )
        gaps = added + updated - len(preview.added) - len(preview.updated)
        if gaps > 0:
            text = messages.text("import-with-gaps", text=text, count=gaps)
        self.take.setText(text)
        self.take.setEnabled(bool(added or updated))
        many = (
            (self.empty_all, "import-without-all", len(all_emptied(preview))),
            (self.update_all, "import-update-all", len(rows_to_update(preview))),
        )
        for one, key, count in many:
            one.setText(messages.text(key, count=count))
            one.setVisible(count > 1)


def taken_of(choices: Choices, preview: ImportPreview, read: Read) -> ImportPreview:
    """What is imported of a list: a bad value comes in empty, with a note, and loses nobody."""
    if any(row.to_fix for row in preview.rows):
        return read(without_bad_values(choices, preview))
    return preview


def without_bad_values(choices: Choices, preview: ImportPreview) -> Choices:
    """Imports every row that can be imported without its bad values."""
    return reduce(lambda so_far, change: change(so_far), all_emptied(preview), choices)


def updating_all(choices: Choices, preview: ImportPreview) -> Choices:
    """Updates everyone who is entered already, where nothing else has been decided."""
    for line in rows_to_update(preview):
        choices = with_answer(choices, line, "update")
    return choices


def with_letters(choices: Choices, preview: ImportPreview) -> Choices:
    """Writes names as they were before somebody saved them in another encoding."""
    for place, repaired in garbled_cells(preview).items():
        choices = with_cell(choices, place, repaired)
    return choices
