"""The licenses of everything that the program is made of."""

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from tourneydesk.shipped import shipped

OWN_PARTS = {
    "Noto Sans": "fonts/LICENSE-Noto.txt",
    "Droid Sans Fallback": "fonts/LICENSE-Droid.txt",
    "Lucide": "icons/LICENSE-Lucide.txt",
}
"""The fonts and icons, and the files with their licenses."""

_QT = ("licenses/Qt.txt", "licenses/LGPL-3.0.txt", "licenses/GPL-3.0.txt")
_WITHOUT_TEXT = {
    "pyside6-essentials": _QT,
    "shiboken6": _QT,
    "fluent-syntax": ("licenses/Apache-2.0.txt",),
}
"""Libraries that name their license without its text."""


@dataclass(frozen=True, slots=True)
class License:
    """One part of the program, such as "Babel 2.18.0", and the text of its license."""

    part: str
    text: str


def licenses() -> list[License]:
    """The parts in alphabetical order: the collected ones of a package, else the installed ones."""
    own = [License(name, _shipped_texts(file)) for name, file in OWN_PARTS.items()]
    return sorted([*own, *(_collected() or installed())], key=lambda one: one.part.casefold())


def installed() -> list[License]:
    """Python and the installed libraries that the program needs."""
    python = License(f"Python {sys.version.split()[0]}", python_license())
    return [python, *map(license_of, required_libraries())]


def required_libraries() -> list[metadata.Distribution]:
    """The libraries that the program needs, and those that these need, as far as installed."""
    found: dict[str, metadata.Distribution] = {}
    waiting = _own_requirements()
    while waiting:
        name, extras = _name_and_extras(waiting.pop())
        if name in found:
            continue
        try:
            library = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # for another system or an earlier Python
            continue
        found[name] = library
        waiting += [one for one in library.requires or () if _is_wanted(one, extras)]
    return [found[name] for name in sorted(found)]


def license_of(library: metadata.Distribution) -> License:
    """The license of an installed library; its text is empty if none is found."""
    name = library.metadata["Name"]
    texts = [path.read_text("utf-8", "replace").strip() for path in _license_files(library)]
    if not texts:
        texts = [_shipped_texts(*_WITHOUT_TEXT.get(_normal(name), ()))]
    return License(f"{name} {library.version}", "\n\n".join(texts))


def python_license() -> str:
    """Python's own license; empty if this Python came without it."""
    major, minor = sys.version_info[:2]
    candidates = (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE",
        Path(f"/usr/share/doc/python{major}.{minor}/copyright"),
    )
    for path in candidates:
        if path.is_file():
            return path.read_text("utf-8", "replace").strip()
    return ""


def _collected() -> list[License]:
    """What was collected when the package was built; nothing in a source tree."""
    try:
        folder = shipped("licenses/collected")
    except FileNotFoundError:
        return []
    return [License(path.stem, path.read_text("utf-8")) for path in folder.glob("*.txt")]


def _own_requirements() -> list[str]:
    try:
        return [one for one in metadata.requires("tourneydesk") or () if _is_wanted(one, set())]
    except metadata.PackageNotFoundError:
        project = Path(__file__).parent.parent / "pyproject.toml"
        required: list[str] = tomllib.loads(project.read_text("utf-8"))["project"]["dependencies"]
        return required


def _name_and_extras(requirement: str) -> tuple[str, set[str]]:
    match = re.match(r"([\w.-]+)\s*(?:\[([^]]*)\])?", requirement)
    assert match is not None
    return _normal(match[1]), {extra.strip() for extra in (match[2] or "").split(",")}


def _is_wanted(requirement: str, extras: set[str]) -> bool:
    """Whether a requirement counts with these extras."""
    extra = re.search(r"""extra\s*==\s*["']([^"']+)""", requirement)
    return extra is None or extra[1] in extras


def _license_files(library: metadata.Distribution) -> Iterator[Path]:
    named = re.compile(r"(licen[cs]es?|copying|notice)([._-].*)?", re.IGNORECASE)
    for file in library.files or ():
        inside = ".dist-info" in file.parts[0] and "licenses" in file.parts[1:-1]
        if inside or (named.fullmatch(file.name) and file.suffix not in {".py", ".pyc"}):
            path = Path(str(file.locate()))
            if path.is_file():
                yield path


def _shipped_texts(*files: str) -> str:
    return "\n\n".join(shipped(file).read_text("utf-8").strip() for file in files)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
