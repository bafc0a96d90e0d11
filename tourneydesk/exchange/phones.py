"""The pages for phones, ready to be served: what the display shows, as bytes."""

from collections.abc import Sequence
from functools import cache

from tourneydesk.desk.phones import PhonePages, hash_source, phone_pages
from tourneydesk.present.projector.phone_pages import PhoneEvent, missing_page, pages_for_phones
from tourneydesk.present.projector.web_style import web_style
from tourneydesk.shipped import shipped


def served_pages(events: Sequence[PhoneEvent], title: str = "") -> PhonePages:
    """The pages of an event or, with a ``title``, of a day of several sections."""
    style, script = _style(), _script()
    texts = pages_for_phones(events, style, script, title)
    return phone_pages(texts, missing_page(style, script), _policy())


@cache
def _policy() -> str:
    """What a page may do: look as we say, run our script, ask this server, and nothing else."""
    return "; ".join(
        (
            "default-src 'none'",
            f"style-src {hash_source(_style())}",
            f"script-src {hash_source(_script())}",
            "connect-src 'self'",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


@cache
def _style() -> str:
    return web_style(_read("projector.css"), _read("phones.css"))


@cache
def _script() -> str:
    return _read("phones.js")


def _read(name: str) -> str:
    return shipped(f"styles/{name}").read_text(encoding="utf-8")
