# shellcheck shell=sh
# Read by the other scripts. A Mac always has a display; QT_QPA_PLATFORM says that somebody has chosen
# where Qt draws, perhaps nowhere (offscreen).
has_display() {
    [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]
}

# Whether a window will really be drawn, which takes more libraries.
has_window() {
    case ${QT_QPA_PLATFORM:-} in
        offscreen | minimal | vnc*) return 1 ;;
        *) has_display ;;
    esac
}
