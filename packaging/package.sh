#!/bin/sh
# Builds one of the packages into dist, in an environment with the pinned tools and nothing else.
# Usage: package.sh folder|deb|wheel
set -eu
cd "$(dirname -- "$0")/.."
environment=build/package-environment
python=$environment/bin/python

if ! cmp -s requirements/package.txt $environment/installed.txt; then
    echo 'Installing the tools that build packages.'
    .venv/bin/python -m venv --clear $environment
    $python -m pip install --disable-pip-version-check --quiet --require-hashes --no-deps \
        -r requirements/package.txt
    cp requirements/package.txt $environment/installed.txt
fi
if [ "$1" != wheel ]; then
    # What Qt loads is packed as well, so it must be here.
    sh packaging/system-libraries.sh $python window
    for tool in objdump strip; do
        command -v $tool >/dev/null || {
            echo "Building the program needs $tool (Debian, Ubuntu: sudo apt-get install binutils)." >&2
            exit 1
        }
    done
fi
exec $python packaging/packages.py "$1"
