#!/bin/sh
# Sees to the system libraries that Qt needs and a bare Debian or Ubuntu lacks.
# Usage: system-libraries.sh PYTHON offscreen|window
# Installs the missing ones where that is allowed (root, or sudo without a password), else prints the
# line to give: on Debian, Ubuntu, Fedora, openSUSE and Arch. Nothing is missing: nothing is done.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/steps.sh
python=$1
# macOS and Windows have all that Qt needs.
[ "$(uname -s)" = Linux ] || exit 0
log=build/system-packages.log

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

# Prints the packages whose library cannot be loaded, each with the library, and python3.X-venv where
# Debian has split it off (asked only of a Python that an environment is still to be made with).
missing() {
    printf '%s\n' "$wanted" | "$python" -c '
import ctypes, importlib.util, sys
for line in sys.stdin:
    package, library = line.split()
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package, library)
if sys.prefix == sys.base_prefix and not importlib.util.find_spec("ensurepip"):
    print("python%d.%d-venv -" % sys.version_info[:2])
'
}

# Arch has several of these libraries in one package.
arch_package() {
    case $1 in
        libGL.so.* | libEGL.so.*) echo libglvnd ;;
        libglib-2.0.so.*) echo glib2 ;;
        libfontconfig.so.*) echo fontconfig ;;
        libxkbcommon-x11.so.*) echo libxkbcommon-x11 ;;
        libxkbcommon.so.*) echo libxkbcommon ;;
        libdbus-1.so.*) echo dbus ;;
        libxcb-cursor.so.*) echo xcb-util-cursor ;;
        libxcb-icccm.so.*) echo xcb-util-wm ;;
        libxcb-image.so.*) echo xcb-util-image ;;
        libxcb-keysyms.so.*) echo xcb-util-keysyms ;;
        libxcb-render-util.so.*) echo xcb-util-renderutil ;;
        libxcb-*) echo libxcb ;;
        libcups.so.*) echo libcups ;;
    esac
}

found=$(missing)
[ -n "$found" ] || exit 0
packages=$(printf '%s\n' "$found" | cut -d ' ' -f 1 | tr '\n' ' ')
packages=${packages% }
libraries=$(printf '%s\n' "$found" | cut -d ' ' -f 2 | grep -v '^-$' || true)

ask() {
    say 'TourneyDesk needs system packages that only an administrator can install.'
    say 'Give this line, then the same command again:'
    say "    $(administrator "$@")"
    exit 1
}

# The packages of Fedora and openSUSE can be asked for by the library that they have.
by_library() {
    printf '%s\n' "$libraries" | sed "s/.*/'&()(64bit)'/" | tr '\n' ' ' | sed 's/ $//'
}

case $(package_tool) in
    apt-get) ;;
    dnf) ask "dnf install $(by_library)" ;;
    zypper) ask "zypper install $(by_library)" ;;
    pacman)
        names=$(for library in $libraries; do arch_package "$library"; done | sort -u | tr '\n' ' ')
        ask "pacman -S --needed ${names% }"
        ;;
    *)
        say "This system seems to lack what Debian calls $packages."
        say 'If TourneyDesk does not start, install the packages like these and try again.'
        exit 0
        ;;
esac

if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true >/dev/null 2>&1; then
    as_root='sudo -n'
else
    ask "apt-get install $packages"
fi

# The words of $as_root and $packages are meant to be split.
# shellcheck disable=SC2086
install() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=120 $packages </dev/null
}
# Without fresh package lists the first attempt may fail; then fetch them and try once more.
install_with_lists() {
    install && return
    $as_root apt-get update </dev/null || true
    install
}
count=$(printf '%s\n' "$found" | wc -l | tr -d ' ')
if ! step "$log" "Installing $count system packages" install_with_lists; then
    show_end "$log"
    say 'Is this computer online? Otherwise give the line yourself:'
    say "    $(administrator apt-get install "$packages")"
    exit 1
fi
left=$(missing | cut -d ' ' -f 1 | tr '\n' ' ')
if [ -n "$left" ]; then
    say "These packages are installed, but $python cannot use them: ${left% }."
    say 'It may be a Python for another kind of processor. Name another by PYTHON=/usr/bin/python3.'
    exit 1
fi
