"""A table as each output shows it: its headings, and the cells of each row below them."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser

from PySide6.QtCore import Qt

from tourneydesk.gui.widgets.table_view import TableModel
from tourneydesk.present.projector.page import ProjectorPage
from tourneydesk.present.table import AnyTable, Table


@dataclass(frozen=True)
class Painted:
    """A table as an output shows it; the rows of paper and text are what can be read in a line."""

    output: str
    heads: list[str]
    rows: list[list[str]]


def on_screen(table: AnyTable) -> Painted:
    model: TableModel[Hashable] = TableModel(())
    model.show(table.rows, table.columns)
    across = range(model.columnCount())
    heads = [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in across]
    rows = [[str(model.index(row, at).data()) for at in across] for row in range(model.rowCount())]
    return Painted("screen", heads, rows)


def on_projector(pages: Sequence[ProjectorPage]) -> Painted:
    heads = [column.head for column in pages[0].columns]
    return Painted("projector", heads, [[*row.cells] for page in pages for row in page.rows])


def on_web_page(page: str) -> Painted:
    heads, *rows = _Cells(page).rows
    return Painted("web page", heads, rows)


class _Cells(HTMLParser):
    """The cells of the one table of a page, row by row, its heads first."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._inside = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self._inside = True
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.rows[-1][-1] += data


def cells_of(table: AnyTable) -> Mapping[Hashable, Mapping[str, str]]:
    """Each row's cells by the ids of their columns."""
    return {row.key: dict(zip(table.ids, row.cells, strict=True)) for row in table.rows}


def without_spaces(text: str) -> str:
    return "".join(text.split())


def joined(cells: Sequence[str]) -> str:
    """Cells one after another, without the spaces between them."""
    return without_spaces("".join(cells))


def shared_columns(table: Table[int], heads: Sequence[str]) -> Iterator[tuple[int, int]]:
    """(place in the output, place in the table) of each column that an output shows."""
    known = [column.head for column in table.columns]
    for at, head in enumerate(heads):
        assert known.count(head) == 1, f"{head} of {known}"
        yield at, known.index(head)
