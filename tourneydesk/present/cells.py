"""Cells of a table that another program will open."""

_STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def safe_cell(text: str) -> str:
    """Text that a spreadsheet shows and never computes: an apostrophe before what could begin a
    formula (OWASP, CSV injection). For text alone; a figure stays a figure.
    """
    # Wide forms of the signs begin a formula too where the spreadsheet speaks Japanese or Chinese.
    return "'" + text if text.startswith((*_STARTS_A_FORMULA, *"＝＋－＠")) else text
