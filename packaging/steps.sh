# shellcheck shell=sh
# Read by the other scripts: one line for each step, and the whole output of a step in a file.
say() { printf '%s\n' "$*" >&2; }

# step LOG TEXT COMMAND…: "TEXT… done" or "TEXT… failed"; the output of the command is in LOG.
# With show_seconds=yes it says after "done" how long that took.
step() {
    step_log=$1
    step_begun=$(date +%s)
    printf '%s… ' "$2" >&2
    shift 2
    mkdir -p "$(dirname -- "$step_log")"
    if "$@" >"$step_log" 2>&1 </dev/null; then
        step_seconds=$(($(date +%s) - step_begun))
        say "done${show_seconds:+ in $step_seconds s}"
    else
        say 'failed'
        return 1
    fi
}

# The last lines of a log, indented, and where the rest is.
show_end() {
    say "The last lines of $1:"
    tail -n 12 "$1" | sed 's/^/    /' >&2
}

# A command that only an administrator may give, as it is typed here: root needs no sudo, which a bare
# system lacks.
administrator() {
    if [ "$(id -u)" = 0 ]; then printf '%s\n' "$*"; else printf 'sudo %s\n' "$*"; fi
}

# The tool that installs packages on this system, or nothing if it is none that these scripts know.
package_tool() {
    [ "$(uname -s)" = Linux ] || return 0
    for tool in apt-get dnf zypper pacman; do
        if command -v "$tool" >/dev/null 2>&1; then
            printf '%s\n' "$tool"
            return
        fi
    done
}
