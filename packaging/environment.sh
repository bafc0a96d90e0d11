#!/bin/sh
# Makes .venv ready. Usage: environment.sh run|test
#   run   what the program needs; with a display also what a window needs
#   test  that and the tools of the tests
# Done once; afterwards it only looks whether the requirements have changed, says nothing and needs no
# network. What pip says is in build/setup.log. PYTHON in the environment names the Python to use.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/display.sh
. packaging/steps.sh

log=build/setup.log
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

# An environment that works is kept even when another Python has come since: at a venue there may be
# no network to make a new one. Only a Python asked for by name replaces it.
keeps_working() {
    new_enough .venv/bin/python || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version "$PYTHON")" = "$(version .venv/bin/python)" ]
}

# The line for the first package of a new enough Python that this release has: Debian 13 has python3
# and no python3.11, Ubuntu 22.04 python3.11 and a python3 that is too old. Without lists of packages
# apt knows none.
apt_line() {
    for package in python3 python3.14 python3.13 python3.12 python3.11; do
        case $(LC_ALL=C apt-cache policy "$package" 2>/dev/null | sed -n 's/^  Candidate: //p') in
            3.1[1-9]* | 3.[2-9][0-9]*)
                administrator apt-get install "$package" "$package-venv"
                return
                ;;
        esac
    done
    administrator "apt-get update && $(administrator apt-get install python3 python3-venv)"
}

choose_python() {
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
        [ -z "${PYTHON:-}" ] || break
    done
    if found=$(version "${PYTHON:-python3}"); then
        found="${PYTHON:-python3} is $found"
    else
        found="there is no working ${PYTHON:-python3}"
    fi
    say "TourneyDesk needs Python 3.11 or later, and $found."
    case $(package_tool) in
        apt-get) line=$(apt_line) ;;
        dnf) line=$(administrator dnf install python3.12) ;;
        zypper) line=$(administrator zypper install python312) ;;
        pacman) line=$(administrator pacman -S python) ;;
        *) line='brew install python@3.12' ;;
    esac
    say "Install one, for example: $line"
    say 'If you have one elsewhere, name it: make run PYTHON=/path/to/python3.12'
    return 1
}

# The files name every package, so pip looks for no others: where one needs an extra of another
# (pytest-cov needs coverage[toml]), pip would take the newest release of that, which has no hash here.
# pip tries each file once more after a failure, not five times: without a network that takes minutes.
install() {
    # pip is not there when a first set-up was stopped half-way, or when uv made .venv.
    .venv/bin/python -c 'import pip' 2>/dev/null || .venv/bin/python -m ensurepip || true
    .venv/bin/python -m pip install --disable-pip-version-check --no-input --retries 1 --timeout 20 \
        --progress-bar off --require-hashes --no-deps -r "requirements/$requirements"
}

# What pip's messages say when no connection comes about, in all its versions since Python 3.11.
is_offline() {
    grep -Eq 'Max retries exceeded|NewConnectionError|ConnectTimeout|NameResolutionError|ProxyError|Connection (refused|reset)|[Nn]etwork is unreachable|Failed to (establish|connect)|name resolution|connection broken' "$log"
}

case ${1:-} in
    run) if has_window; then libraries=window; else libraries=offscreen; fi ;;
    test) libraries=offscreen ;;
    *) say "Usage: environment.sh run|test"; exit 2 ;;
esac
requirements=run.txt
size=100
if [ "$1" = test ]; then requirements=dev.txt size=160; fi

if keeps_working; then
    sh packaging/system-libraries.sh .venv/bin/python "$libraries"
else
    python=$(choose_python)
    say "Python $(version "$python") found."
    sh packaging/system-libraries.sh "$python" "$libraries"
    step "$log" 'Making a place for the packages (.venv)' "$python" -m venv --clear .venv ||
        { show_end "$log"; exit 1; }
fi

# The copies in .venv say what was installed; what is tested contains what runs (see make lock).
installed=.venv/installed-$requirements
if ! cmp -s "requirements/$requirements" "$installed"; then
    text="Installing $(grep -c '^[a-z].*==' "requirements/$requirements") packages"
    [ -f .venv/installed-run.txt ] || text="$text (about $size MB; this can take a few minutes)"
    if ! step "$log" "$text" install; then
        if is_offline; then
            say 'The packages could not be downloaded: this computer seems to be offline.'
            say 'Connect it once and give the same command again. Afterwards no network is needed.'
            say "(What pip says is in $log.)"
        else
            show_end "$log"
        fi
        exit 1
    fi
    if [ "$requirements" = dev.txt ]; then cp requirements/run.txt .venv/installed-run.txt; fi
    cp "requirements/$requirements" "$installed"
fi

# The program itself is not built, only pointed to: a path file and a command of one line, both by
# relative paths so that the folder can be moved. An editable install would need a build tool as well.
for packages in .venv/lib/python3*/site-packages; do
    [ -f "$packages/tourneydesk.pth" ] || printf '../../../..\n' >"$packages/tourneydesk.pth"
done
if [ ! -x .venv/bin/tourneydesk ]; then
    cat >.venv/bin/tourneydesk <<'SCRIPT'
#!/bin/sh
# Starts TourneyDesk from its source tree; -P keeps a folder of that name where you stand out of it.
exec "$(dirname -- "$0")/python" -P -m tourneydesk "$@"
SCRIPT
    chmod +x .venv/bin/tourneydesk
fi
