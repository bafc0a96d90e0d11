#!/bin/sh
# Makes .venv ready. Usage: environment.sh run|test
#   run   what the program needs; with a display also what a window needs
#   test  that and the tools of the tests
# Done once; afterwards it only looks whether the requirements have changed, and needs no network.
# PYTHON in the environment names the Python to use.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/display.sh

say() { printf '%s\n' "$*" >&2; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

# An environment that works is kept even when another Python has come since: at a venue there may be
# no network to make a new one. Only a Python asked for by name replaces it.
keeps_working() {
    new_enough .venv/bin/python || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version "$PYTHON")" = "$(version .venv/bin/python)" ]
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
    say "TourneyDesk needs Python 3.11 or later and $found: install a later one" \
        "(Debian, Ubuntu: sudo apt-get install python3.11 python3.11-venv; Mac: brew install python)" \
        "or name one by PYTHON=/path/to/python3.12."
    return 1
}

case ${1:-} in
    run) if has_window; then libraries=window; else libraries=offscreen; fi ;;
    test) libraries=offscreen ;;
    *) say "Usage: environment.sh run|test"; exit 2 ;;
esac
requirements=run.txt
[ "$1" = run ] || requirements=dev.txt

if keeps_working; then
    sh packaging/system-libraries.sh .venv/bin/python "$libraries"
else
    python=$(choose_python)
    sh packaging/system-libraries.sh "$python" "$libraries"
    say "Making the environment .venv with Python $(version "$python")."
    "$python" -m venv --clear .venv
fi

# The copies in .venv say what was installed; what is tested contains what runs (see make lock).
installed=.venv/installed-$requirements
if ! cmp -s "requirements/$requirements" "$installed"; then
    say "Installing what TourneyDesk needs (the first time about 100 MB come over the network)."
    # pip is not there when a first set-up was stopped half-way, or when uv made .venv.
    .venv/bin/python -c 'import pip' 2>/dev/null || .venv/bin/python -m ensurepip >/dev/null || true
    if ! .venv/bin/python -m pip install --disable-pip-version-check --require-hashes \
        -r "requirements/$requirements"; then
        say "The installation stopped, pip says why above. If this machine is offline, connect it" \
            "and give the same command again."
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
    cat >.venv/bin/tourneydesk <<'END'
#!/bin/sh
# Starts TourneyDesk from its source tree; -P keeps a folder of that name where you stand out of it.
exec "$(dirname -- "$0")/python" -P -m tourneydesk "$@"
END
    chmod +x .venv/bin/tourneydesk
fi
