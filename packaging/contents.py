"""What the packaged program contains and what it leaves out. The spec and its test read this."""

import sys
from pathlib import Path
from pkgutil import walk_packages

ROOT = Path(__file__).resolve().parent.parent

LEFT_OUT = (
    # Libraries that other libraries name, for what this program never does.
    *("numpy", "pip", "tzdata", "click_default_group", "matplotlib", "IPython"),
    # Python's own tools.
    *("tkinter", "test", "lib2to3", "idlelib", "pydoc_data", "ensurepip", "venv", "distutils"),
    *("setuptools", "curses", "readline", "turtle"),
    # Pages for phones are served in the clear, and nothing else speaks to a network.
    *("ssl", "_ssl", "ftplib", "smtplib", "xmlrpc"),
    # Parts of the libraries that only they use, for tests and for drawing elsewhere.
    *("PIL.ImageQt", "PIL.ImageTk", "PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingtk"),
    *("babel.messages", "reportlab.graphics.testshapes", "reportlab.graphics.samples"),
    *("hypothesis", "pytest", "sqlite_utils.cli"),
)
"""Modules that something imports, but never while the program runs."""

QT_LEFT_OUT = (
    # Qt's modules that the program does not import, by the names of their libraries.
    *("Qt6Qml", "Qt6Quick", "Qt6OpenGL", "Qt6Network", "Qt6Pdf", "Qt6VirtualKeyboard", "Qt6Sql"),
    *("Qt6EglF", "Qt6WaylandEgl", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick", "opengl32sw"),
    # Plugins: for the network, for drawing without a window system, for OpenGL, for kinds of
    # pictures that no organizer has, and a theme that would need GTK.
    *("/networkinformation/", "/tls/", "/generic/", "/egldeviceintegrations/", "/qmltooling/"),
    *("/xcbglintegrations/", "/wayland-graphics-integration-client/", "qtvirtualkeyboard"),
    *("qeglfs", "qlinuxfb", "qvkkhrdisplay", "qvnc", "qminimal", "qdirect2d", "qgtk3"),
    *("qicns", "qpdf", "qtga", "qtiff", "qwbmp", "qwebp"),
)
"""Parts of the paths of Qt's files."""

SYSTEM_LIBRARIES = (
    # Of the Python that runs the program.
    *("libpython3", "libffi.", "libsqlite3.", "libcrypto.", "libz.", "liblzma.", "libbz2."),
    *("libexpat.", "libuuid."),
    # Of a window under X11: few desktops have all of them.
    *("libxcb-cursor.", "libxcb-icccm.", "libxcb-image.", "libxcb-keysyms.", "libxcb-randr."),
    *("libxcb-render-util.", "libxcb-render.", "libxcb-shape.", "libxcb-shm.", "libxcb-sync."),
    *("libxcb-util.", "libxcb-xfixes.", "libxcb-xkb.", "libxkbcommon.", "libxkbcommon-x11."),
)
"""Beginnings of the names of the libraries of the building Linux that are packed. Every desktop has
the rest, and has it in the version that fits its drivers and settings.
"""

SHIPPED = "tourneydesk/_shipped"


def is_wanted(name: str, source: str, kind: str) -> bool:
    """Whether a file is packed, by its path in the folder, where it comes from, and PyInstaller's
    kind of it.

    Links are packed on macOS only, where codesign wants those of a framework. Elsewhere Qt's
    libraries find each other without, and a stick has none (FAT).
    """
    path = "/" + name.replace("\\", "/")
    file = path.rpartition("/")[2]
    if kind == "SYMLINK":
        target = "/" + source
        left_out = any(part in path or part in target for part in QT_LEFT_OUT)
        return sys.platform == "darwin" and not left_out
    if source.startswith(("/lib/", "/usr/lib/")) and ".so" in file and "/" not in name:
        return file.startswith(SYSTEM_LIBRARIES)
    if "/PySide6/" in path:
        if "/translations/" in path:
            return file in {f"{part}_{key}.qm" for part in ("qt", "qtbase") for key in languages()}
        return not any(part in path for part in QT_LEFT_OUT)
    if "/babel/locale-data/" in path:
        return file.split("_")[0].removesuffix(".dat") in {"root", *languages()}
    return not path.endswith(".pyi") and "/reportlab/fonts/" not in path


def program_modules() -> list[str]:
    """Every module of the program: formats and their displays are imported by name only."""
    package = ROOT / "tourneydesk"
    return ["tourneydesk", *(found.name for found in walk_packages([str(package)], "tourneydesk."))]


def languages() -> list[str]:
    """The languages that the program speaks."""
    return sorted(path.name for path in (ROOT / "resources" / "locale").iterdir() if path.is_dir())
