"""Makes a Debian package of the program's folder."""

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAM = "usr/lib/tourneydesk"
MAINTAINER = "TourneyDesk contributors <tourneydesk@localhost>"

CONTROL = """\
Package: tourneydesk
Version: {version}
Section: misc
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: cups-client, xdg-utils
Description: run tournaments at a venue without internet
 TourneyDesk pairs and seats the players of chess and other tournaments, takes
 the results, ranks the players, and gives the reason for every table. Record
 cards and result slips on paper are a second copy of the event.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: TourneyDesk
Comment: This package contains Python, Qt and other libraries. Their licenses
 are in /{program}/_internal/tourneydesk/_shipped/licenses/collected
 and in the window under Help, About.

Files: *
Copyright: 2026 TourneyDesk contributors
License: Expat
{license}
"""


def build(frozen: Path, version: str, tree: Path, made: Path) -> Path:
    """Builds the package of the folder ``frozen``, laid out in the folder ``tree``."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(frozen, tree / PROGRAM)
    for library in (tree / PROGRAM / "_internal").iterdir():
        if library.name in system_libraries().values():
            library.unlink()
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/tourneydesk").symlink_to("../lib/tourneydesk/tourneydesk")
    _add_desktop_files(tree / "usr/share")
    _add_documentation(tree / "usr/share", version)
    _add_control(tree, version)
    _make_alike(tree)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=2", "--build"]
    subprocess.run([*command, tree, made], check=True, stdout=subprocess.DEVNULL)
    return made


def system_libraries() -> dict[str, str]:
    """The Debian packages with what Qt needs, and the library of each: what an installation from
    source asks for.
    """
    script = (HERE / "system-libraries.sh").read_text("utf-8")
    return dict(re.findall(r"^(?:\w+=')?(lib[\w.+-]+) (lib[\w.+-]+\.so[\d.]*)'?$", script, re.M))


def depends() -> str:
    """What the package needs: the C library that it was built with or a later one."""
    libc = f"libc6 (>= {platform.libc_ver()[1]})"
    others = ("libstdc++6", "libgcc-s1", "libx11-6", "libx11-xcb1", "libfreetype6")
    wayland = "libwayland-cursor0"  # without it Qt refuses a Wayland desktop
    beneath = ("libxcb-render0", "libxcb-shm0", "libxcb-sync1", "libxcb-util1", "libxcb-xfixes0")
    return ", ".join(sorted({libc, wayland, *others, *beneath, *system_libraries()}))


def architecture() -> str:
    """Debian's name for this kind of processor."""
    asked = ["dpkg", "--print-architecture"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def _add_desktop_files(share: Path) -> None:
    """The menu entry, the kinds of files, and the icons of both."""
    icons = share / "icons/hicolor"
    for source, target in {
        "linux/tourneydesk.desktop": share / "applications/tourneydesk.desktop",
        "linux/tourneydesk.xml": share / "mime/packages/tourneydesk.xml",
        "linux/lintian-overrides": share / "lintian/overrides/tourneydesk",
        "icons/tourneydesk.svg": icons / "scalable/apps/tourneydesk.svg",
        "icons/tourneydesk.png": icons / "512x512/apps/tourneydesk.png",
        "icons/event.svg": icons / "scalable/mimetypes/application-x-tourneydesk.svg",
    }.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / source, target)


def _add_documentation(share: Path, version: str) -> None:
    folder, manual = share / "doc/tourneydesk", share / "man/man1"
    folder.mkdir(parents=True)
    manual.mkdir(parents=True)
    lines = (HERE.parent / "LICENSE").read_text("utf-8").splitlines()[4:]
    license = "\n".join(f" {line}" if line else " ." for line in lines)
    (folder / "copyright").write_text(COPYRIGHT.format(program=PROGRAM, license=license), "utf-8")
    date = formatdate(int(os.environ["SOURCE_DATE_EPOCH"]))
    entry = f"tourneydesk ({version}) stable; urgency=low\n\n  * CHANGELOG.md of the program.\n\n"
    _write_gzip(folder / "changelog.gz", f"{entry} -- {MAINTAINER}  {date}\n".encode())
    # For players who doubt: it is read, and runs with any Python.
    shutil.copy(HERE / "check_draw.py", folder)
    _write_gzip(manual / "tourneydesk.1.gz", (HERE / "linux/tourneydesk.1").read_bytes())


def _write_gzip(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _add_control(tree: Path, version: str) -> None:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    sums = "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    )
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "md5sums").write_text(sums, "utf-8")
    text = CONTROL.format(
        version=version,
        architecture=architecture(),
        maintainer=MAINTAINER,
        size=sum(path.stat().st_size for path in files) // 1024,
        depends=depends(),
    )
    (control / "control").write_text(text, "utf-8")


def _make_alike(tree: Path) -> None:
    """The same times and rights whoever builds."""
    time = int(os.environ["SOURCE_DATE_EPOCH"])
    program = tree / PROGRAM / "tourneydesk"
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)
