"""The join sheet: one page from which another laptop can join, for each role."""

import pytest

from tests.documents.papers import STAMP
from tests.documents.reading import inside, texts
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.handouts import join_sheet_pdf
from tourneydesk.documents.papers import every_document
from tourneydesk.present.handouts import join_sheet, join_strip
from tourneydesk.present.messages import in_language

ROLES = ("scorekeeper", "head", "viewer")


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("paper", [LETTER, A4])
@pytest.mark.parametrize("host", ["192.168.1.20", "[2001:db8:85a3:8d3:1319:8a2e:370:7348]:54101"])
def test_everything_needed_to_join_is_on_one_page(language: str, paper: Paper, host: str) -> None:
    with in_language(language):
        strips = [
            join_strip(
                role, host, f"{at}AAA BBBB CCCC DDDD EEEE", f"postgresql://{role}:x@{host}/t"
            )
            for at, role in enumerate(ROLES)
        ]
        sheet = join_sheet("File > Share > Join an event", strips, STAMP)
        pdf = join_sheet_pdf(sheet, paper)
    (page,) = texts(pdf)
    assert inside(pdf, 6 * MM)
    whole = "".join(page.split())
    for at, strip in enumerate(strips):
        assert "".join(strip.role.split()) in whole
        assert f"{at}AAABBBBCCCCDDDDEEEE" in whole
    assert whole.count(host) == len(ROLES)


def test_it_is_not_among_the_papers_that_everybody_prints() -> None:
    assert not any("join" in document.key for document in every_document())
