#!/bin/sh
# Makes TourneyDesk.app and its disk image, for the kind of processor of this Mac (Apple silicon or
# Intel): several of the libraries have no universal build, so each kind has its own image.
# Not run: written without a Mac.
#
# PYTHON    the Python to build with (3.11 or later; python.org's runs on older systems than brew's)
# IDENTITY  "Developer ID Application: …" signs for other Macs; empty: signed for this Mac only
# PROFILE   a profile of "xcrun notarytool store-credentials": has Apple notarize the image
#
# Makes dist/TourneyDesk.app and dist/TourneyDesk-VERSION-macos-PROCESSOR.dmg.
set -eu
cd "$(dirname -- "$0")/../.."
PYTHON=${PYTHON:-python3}
IDENTITY=${IDENTITY:-}
PROFILE=${PROFILE:-}
if [ "$(uname -s)" != Darwin ]; then
    echo 'This script runs on a Mac only.' >&2
    exit 2
fi
if [ -n "$PROFILE" ] && [ -z "$IDENTITY" ]; then
    echo 'Only a program signed with IDENTITY can be notarized.' >&2
    exit 2
fi

python=build/macos-environment/bin/python
[ -x "$python" ] || "$PYTHON" -m venv build/macos-environment
"$python" -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
    -r requirements/package.txt
"$python" -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build/pyinstaller \
    packaging/tourneydesk.spec

app=dist/TourneyDesk.app
iconset=build/TourneyDesk.iconset
rm -rf "$iconset"
mkdir -p "$iconset"
for size in 16 32 128 256; do
    twice=$((size * 2))
    sips -z $size $size packaging/icons/tourneydesk.png \
        --out "$iconset/icon_${size}x${size}.png" >/dev/null
    sips -z $twice $twice packaging/icons/tourneydesk.png \
        --out "$iconset/icon_${size}x${size}@2x.png" >/dev/null
done
iconutil --convert icns --output "$app/Contents/Resources/TourneyDesk.icns" "$iconset"
"$python" packaging/macos/complete_info.py "$app"
plutil -lint "$app/Contents/Info.plist"

# From the inside out: first every library, then the program around them. "-" signs for this Mac only,
# where neither the hardened runtime nor a time stamp is possible.
sign() {
    if [ -n "$IDENTITY" ]; then
        codesign --force --options runtime --timestamp --sign "$IDENTITY" \
            --entitlements packaging/macos/entitlements.plist "$@"
    else
        codesign --force --sign - "$@"
    fi
}
find "$app/Contents/Frameworks" "$app/Contents/Resources" -type f \
    \( -name '*.so' -o -name '*.dylib' \) -print | while IFS= read -r library; do
    sign "$library"
done
# -depth: what is inside a framework before the framework.
find "$app/Contents/Frameworks" -depth -type d -name '*.framework' -print |
    while IFS= read -r framework; do
        sign "$framework"
    done
sign "$app"
codesign --verify --deep --strict "$app"

version=$("$python" -c 'import tourneydesk; print(tourneydesk.__version__)')
image=dist/TourneyDesk-$version-macos-$(uname -m).dmg
folder=build/macos-image
rm -rf "$folder" "$image"
mkdir -p "$folder"
cp -R "$app" packaging/check_draw.py "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -quiet -volname "TourneyDesk $version" -srcfolder "$folder" -fs HFS+ -format UDZO \
    "$image"
if [ -n "$IDENTITY" ]; then
    codesign --force --timestamp --sign "$IDENTITY" "$image"
fi
if [ -n "$PROFILE" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$PROFILE" --wait
    xcrun stapler staple "$image"
    xcrun stapler validate "$image"
    spctl --assess --type open --context context:primary-signature "$image"
fi
echo "$image"
