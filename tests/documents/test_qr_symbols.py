"""The symbols of QR codes, compared with those of segno and read by zxing-cpp."""

import pytest
import zxingcpp
from hypothesis import assume, given
from hypothesis import strategies as st
from PIL import Image

from tests.documents.qr_codes import segno_rows
from tourneydesk.documents.qr import symbol_of
from tourneydesk.present.cards.geometry import bits_of, version_of
from tourneydesk.present.paper_rebuild.codes import grouped
from tourneydesk.present.sheets import Code


@given(st.text("0123456789", min_size=1, max_size=900), st.text(max_size=60))
def test_a_code_is_the_symbol_that_segno_makes(digits: str, more: str) -> None:
    code = Code(digits, more, grouped(digits))
    # Where data end with a whole byte, segno adds one of zeros before the padding.
    assume((bits_of(code, version_of(code)) + 4) % 8)
    assert symbol_of(code).rows() == segno_rows(code)


@pytest.mark.parametrize("digits", range(226, 260))
def test_codes_are_read_whatever_is_left_in_their_symbol(digits: int) -> None:
    code = Code("7" * digits, "", "")
    picture = Image.new("L", (80, 80), 255)
    for y, row in enumerate(symbol_of(code).rows(), 8):
        for x, dark in enumerate(row, 8):
            picture.putpixel((x, y), 0 if dark else 255)
    (found,) = zxingcpp.read_barcodes(picture.resize((320, 320), Image.Resampling.NEAREST))
    assert found.text == code.digits
