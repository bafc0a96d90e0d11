"""The pages that are served: bytes made once for each state, and the answer to each request."""

import gzip
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

_MARKS = 12
"""Bytes of the hash by which a phone says which page it has."""
_SMALL = 500
"""Bytes up to which compressing is not worth it."""
_HTML = "text/html; charset=utf-8"
_SAFE = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
_READ = ("GET", "HEAD")


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it is sent, also compressed, and the mark of its content."""

    content: bytes
    compressed: bytes
    mark: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    status: str
    headers: tuple[tuple[str, str], ...]
    content: bytes


@dataclass(frozen=True, slots=True)
class PhonePages:
    """All pages by their paths, such as ``/names.html``; ``policy`` is what a page may do (CSP).

    ``missing`` answers every other path.
    """

    by_path: Mapping[str, Page]
    missing: Page
    policy: str

    def answer(self, method: str, path: str, known: str, encodings: str) -> Answer:
        """The answer to a request: its method and path, the marks of what the phone has
        (If-None-Match), and the encodings that it reads (Accept-Encoding).
        """
        if method not in _READ:
            return Answer("405 Method Not Allowed", (*_SAFE, ("Allow", ", ".join(_READ))), b"")
        page = self.by_path.get(path)
        found = page is not None
        page = page or self.missing
        headers = [
            *_SAFE,
            ("Content-Security-Policy", self.policy),
            ("Cache-Control", "no-cache" if found else "no-store"),
            ("Vary", "Accept-Encoding"),
        ]
        if found:
            headers.append(("ETag", page.mark))
            if page.mark in (one.strip() for one in known.split(",")):
                return Answer("304 Not Modified", tuple(headers), b"")
        packed = page.compressed and _reads_gzip(encodings)
        content = page.compressed if packed else page.content
        if packed:
            headers.append(("Content-Encoding", "gzip"))
        headers += [("Content-Type", _HTML), ("Content-Length", str(len(content)))]
        status = "200 OK" if found else "404 Not Found"
        return Answer(status, tuple(headers), content if method == "GET" else b"")


def phone_pages(texts: Mapping[str, str], missing: str, policy: str) -> PhonePages:
    """The pages of these texts, by their paths; this compresses them, which takes a moment."""
    made: dict[str, Page] = {}
    for path, text in texts.items():
        # The first page is there twice: by its name, and where people arrive.
        same = next((made[other] for other in made if texts[other] is text), None)
        made[path] = same or _page(text)
    return PhonePages(made, _page(missing), policy)


def hash_source(text: str) -> str:
    """The source by which a policy allows this script or style, and no other."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _page(text: str) -> Page:
    content = text.encode("utf-8", "replace")
    # Weak: the mark says which content it is, compressed or not.
    mark = f'W/"{sha256(content).hexdigest()[: 2 * _MARKS]}"'
    packed = gzip.compress(content, 6, mtime=0) if len(content) > _SMALL else b""
    return Page(content, packed, mark)


def _reads_gzip(encodings: str) -> bool:
    for one in encodings.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
