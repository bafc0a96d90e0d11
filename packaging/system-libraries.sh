#!/bin/sh
# Sees to the system libraries that Qt needs and a bare Debian or Ubuntu lacks.
# Usage: system-libraries.sh PYTHON offscreen|window
# Installs the missing ones where that is allowed (root, or sudo without a password), else prints the
# line to give. Nothing is missing: nothing is done. Elsewhere than on apt systems it only warns.
set -eu
python=$1
[ "$(uname -s)" = Linux ] || exit 0

say() { printf '%s\n' "$*" >&2; }

# Package and library. Asked for by library, by the very Python that will use them: package names
# differ between releases (libglib2.0-0 is libglib2.0-0t64 since Ubuntu 24.04), library names do not.
offscreen='libgl1 libGL.so.1
libegl1 libEGL.so.1
libglib2.0-0 libglib-2.0.so.0
libfontconfig1 libfontconfig.so.1
libxkbcommon0 libxkbcommon.so.0
libdbus-1-3 libdbus-1.so.3'
window='libxcb-cursor0 libxcb-cursor.so.0
libxcb-icccm4 libxcb-icccm.so.4
libxcb-image0 libxcb-image.so.0
libxcb-keysyms1 libxcb-keysyms.so.1
libxcb-randr0 libxcb-randr.so.0
libxcb-render-util0 libxcb-render-util.so.0
libxcb-xkb1 libxcb-xkb.so.1
libxkbcommon-x11-0 libxkbcommon-x11.so.0
libxcb-shape0 libxcb-shape.so.0
libcups2 libcups.so.2'

case $2 in
    offscreen) wanted=$offscreen ;;
    window) wanted="$offscreen
$window" ;;
    *) say "Usage: system-libraries.sh PYTHON offscreen|window"; exit 2 ;;
esac

# Prints the packages whose library cannot be loaded, and python3.X-venv where Debian has split it off
# (asked only of a Python that an environment is still to be made with).
missing() {
    printf '%s\n' "$wanted" | "$python" -c '
import ctypes, importlib.util, sys
for line in sys.stdin:
    package, library = line.split()
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package)
if sys.prefix == sys.base_prefix and not importlib.util.find_spec("ensurepip"):
    print("python%d.%d-venv" % sys.version_info[:2])
'
}

packages=$(missing | tr '\n' ' ')
packages=${packages% }
[ -n "$packages" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    say "This system seems to lack what Debian calls: $packages." \
        "If TourneyDesk does not start, install their like and try again."
    exit 0
fi

if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true >/dev/null 2>&1; then
    as_root='sudo -n'
else
    say "System packages are missing that only an administrator can install. Give this line, then try again:"
    say "    sudo apt-get install $packages"
    exit 1
fi

say "Installing system packages: $packages"
# The words of $as_root and $packages are meant to be split.
# shellcheck disable=SC2086
install() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=120 $packages </dev/null
}
# Without fresh package lists the first attempt may fail; then fetch them and try once more.
if ! install >/dev/null 2>&1; then
    $as_root apt-get update </dev/null || true
    if ! install; then
        say "The system packages could not be installed (apt-get says why above):" \
            "look whether this machine is online, or give the line yourself: sudo apt-get install $packages"
        exit 1
    fi
fi
left=$(missing | tr '\n' ' ')
if [ -n "$left" ]; then
    say "These packages are installed but $python still cannot use them: ${left% }." \
        "It may be a Python for another kind of processor; name another by PYTHON=/usr/bin/python3."
    exit 1
fi
