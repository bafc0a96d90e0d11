"""A display of Xvfb whose screens are plugged in and pulled out as Xrandr's monitors."""

import ctypes
import os
import subprocess

SERVER = ("Xvfb", "-screen", "0", "3200x1080x24", "-nolisten", "tcp", "-terminate")
"""It ends with its last client, also where Qt ends the program at once."""


class Monitor(ctypes.Structure):
    """XRRMonitorInfo of Xrandr.h."""

    _fields_ = (
        ("name", ctypes.c_ulong),
        ("primary", ctypes.c_int),
        ("automatic", ctypes.c_int),
        ("noutput", ctypes.c_int),
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("mwidth", ctypes.c_int),
        ("mheight", ctypes.c_int),
        ("outputs", ctypes.POINTER(ctypes.c_ulong)),
    )


class Resources(ctypes.Structure):
    """The head of XRRScreenResources of Xrandr.h."""

    _fields_ = (
        ("timestamp", ctypes.c_ulong),
        ("config_timestamp", ctypes.c_ulong),
        ("ncrtc", ctypes.c_int),
        ("crtcs", ctypes.POINTER(ctypes.c_ulong)),
        ("noutput", ctypes.c_int),
        ("outputs", ctypes.POINTER(ctypes.c_ulong)),
    )


class Xvfb:
    """A running display; `plug` and `pull` name its screens."""

    def __init__(self) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [*SERVER, "-displayfd", str(write)],
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        self._x, self._randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XInternAtom.restype = ctypes.c_ulong
        self._randr.XRRAllocateMonitor.restype = ctypes.POINTER(Monitor)
        self._randr.XRRGetScreenResources.restype = ctypes.POINTER(Resources)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        # Without a window manager the keyboard follows the mouse: it lies on the desk.
        self._x.XWarpPointer(self._display, None, self._root, 0, 0, 0, 0, 200, 200)
        self._x.XSync(self._display, 0)

    def plug(self, name: str, x: int, wide: int, tall: int, *, first: bool = False) -> None:
        """A screen that was not there. The first takes the display's own output with it."""
        made = self._randr.XRRAllocateMonitor(self._display, int(first))
        info = made.contents
        info.name = self._x.XInternAtom(self._display, name.encode(), 0)
        info.primary = int(first)
        info.x, info.y, info.width, info.height = x, 0, wide, tall
        info.mwidth, info.mheight = wide // 4, tall // 4
        if first:
            found = self._randr.XRRGetScreenResources(self._display, self._root)
            info.outputs[0] = found.contents.outputs[0]
        self._randr.XRRSetMonitor(self._display, self._root, made)
        self._x.XSync(self._display, 0)

    def pull(self, name: str) -> None:
        """The screen is gone."""
        atom = ctypes.c_ulong(self._x.XInternAtom(self._display, name.encode(), 0))
        self._randr.XRRDeleteMonitor(self._display, self._root, atom)
        self._x.XSync(self._display, 0)

    def is_under(self, one: int, other: int) -> bool:
        """Whether the first of two windows stands under the second."""
        root, parent = ctypes.c_ulong(), ctypes.c_ulong()
        found, many = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self._x.XQueryTree(
            self._display,
            self._root,
            ctypes.byref(root),
            ctypes.byref(parent),
            ctypes.byref(found),
            ctypes.byref(many),
        )
        upwards = found[: many.value]
        return upwards.index(one) < upwards.index(other)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
