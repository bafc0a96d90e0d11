"""Builds the packages into ``dist``: ``python packaging/packages.py folder|deb|wheel``.

Built again from the same commit on the same system, each has the same bytes.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from platform import machine

import contents

ROOT = contents.ROOT
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"
FOLDER = WORK / "program" / "tourneydesk"


def main() -> int:
    kinds = {"folder": folder, "deb": deb, "wheel": wheel}
    if sys.argv[1:] not in [[kind] for kind in kinds]:
        print(f"Usage: packages.py {'|'.join(kinds)}", file=sys.stderr)
        return 2
    os.environ.setdefault("SOURCE_DATE_EPOCH", _time_of_commit())
    os.environ["PYTHONHASHSEED"] = "0"
    DIST.mkdir(exist_ok=True)
    made = kinds[sys.argv[1]]()
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def folder() -> Path:
    """The program as one folder in portable mode, with the checker beside it, packed."""
    from zstandard import ZstdCompressor

    frozen = freeze()
    top = f"tourneydesk-{version()}"
    made = DIST / f"{top}-linux-{machine()}.tar.zst"
    packer = ZstdCompressor(level=19, threads=0)
    with (
        made.open("wb") as file,
        packer.stream_writer(file) as stream,
        tarfile.open(fileobj=stream, mode="w|", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in [*_sorted_files(frozen)]:
            tar.add(path, f"{top}/{path.relative_to(frozen).as_posix()}", filter=_plain)
        for name in ("check_draw.py", "portable.txt"):
            tar.add(ROOT / "packaging" / name, f"{top}/{name}", filter=_plain)
    return made


def deb() -> Path:
    """A package for Debian and Ubuntu, with menu entry, icons and file types."""
    import debian_package

    frozen = freeze()
    name = f"tourneydesk_{version()}_{debian_package.architecture()}.deb"
    return debian_package.build(frozen, version(), WORK / "deb", DIST / name)


def wheel() -> Path:
    """A wheel for pip and pipx."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return DIST / f"tourneydesk-{version()}-py3-none-any.whl"


def freeze() -> Path:
    """The folder with the program and all that it needs, made anew."""
    shutil.rmtree(FOLDER.parent, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"]
    command += [f"--workpath={WORK / 'work'}", f"--distpath={FOLDER.parent}"]
    subprocess.run([*command, str(ROOT / "packaging" / "tourneydesk.spec")], check=True)
    _strip_python()
    return FOLDER


def version() -> str:
    sys.path.append(str(ROOT))
    from tourneydesk import __version__

    return __version__


def _strip_python() -> None:
    """Takes the debugging symbols out of Python; the libraries of wheels have none."""
    inside = FOLDER / "_internal"
    files = [*inside.glob("libpython3*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, sorted(files))], check=True)


def _sorted_files(folder: Path) -> Iterator[Path]:
    yield from sorted(path for path in folder.rglob("*") if path.is_file())


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without what differs between two builders: owner, time, and all rights but executing."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = int(os.environ["SOURCE_DATE_EPOCH"])
    entry.mode = 0o755 if entry.mode & 0o100 else 0o644
    return entry


def _time_of_commit() -> str:
    command = ["git", "log", "-1", "--format=%ct"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "1700000000"


if __name__ == "__main__":
    sys.exit(main())
