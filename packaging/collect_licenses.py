"""Collects the licenses of everything in a package, one text file for each part."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

sys.path += [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parent.parent)]
import contents  # both are found only now

from tourneydesk.licenses import License, installed, license_of


def write_licenses(folder: Path, libraries: Iterable[str] = ()) -> None:
    """Writes the licenses of Python, of what the program needs, of PyInstaller and of the system
    libraries among the given files. Stops if one has no text.
    """
    parts = [*installed(), license_of(metadata.distribution("pyinstaller"))]
    parts = [one for one in parts if one.part.split(" ")[0] not in contents.LEFT_OUT]
    if sys.platform == "linux":
        parts += system_licenses(libraries)
    missing = [one.part for one in parts if not one.text]
    if missing:
        raise SystemExit(f"No license text was found for {', '.join(missing)}.")
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for one in parts:
        (folder / f"{one.part}.txt").write_text(f"{one.text}\n", "utf-8")


def system_licenses(libraries: Iterable[str]) -> Iterator[License]:
    """What Debian's packages say about those of these files that are theirs."""
    ours = [path for path in libraries if path.startswith(("/lib", "/usr/lib"))]
    packages: dict[str, str] = {}
    for path in ours:
        package = _package_of(path)
        packages[package] = Path(path).name
    for package in sorted(packages):
        text = Path("/usr/share/doc", package, "copyright")
        yield License(package, text.read_text("utf-8", "replace").strip() if text.is_file() else "")


def _package_of(path: str) -> str:
    """The Debian package of a system library, which dpkg may know by its path before /usr."""
    real = Path(path).resolve()
    for candidate in (path, path.removeprefix("/usr"), str(real), str(real).removeprefix("/usr")):
        found = subprocess.run(
            ["dpkg", "-S", candidate], capture_output=True, text=True, check=False
        )
        if found.returncode == 0:
            return found.stdout.partition(":")[0]
    raise SystemExit(f"No Debian package has {path}, so its license is not known.")
