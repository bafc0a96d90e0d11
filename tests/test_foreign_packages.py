"""The files for packages on Windows and macOS, as far as any system can read them."""

import plistlib
from pathlib import Path

from tourneydesk.desk.day.sections import DAY_SUFFIX
from tourneydesk.desk.files.opening import SUFFIX

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"


def test_a_mac_opens_events_and_days_with_the_program() -> None:
    info = plistlib.loads((PACKAGING / "macos/documents.plist").read_bytes())
    declared = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]["public.filename-extension"]
        for kind in info["UTExportedTypeDeclarations"]
    }
    opened = [kind["LSItemContentTypes"] for kind in info["CFBundleDocumentTypes"]]
    assert sorted(declared.values()) == sorted([[SUFFIX[1:]], [DAY_SUFFIX[1:]]])
    assert opened == [[key] for key in declared]


def test_windows_opens_events_and_days_with_the_program() -> None:
    script = (PACKAGING / "windows/tourneydesk.iss").read_text("utf-8")
    for suffix, kind in ((SUFFIX, "Event"), (DAY_SUFFIX, "Day")):
        key = rf'Classes\{suffix}\OpenWithProgids"; ValueType: string; '
        assert f'{key}ValueName: "TourneyDesk.{kind}"' in script
        assert rf"Classes\TourneyDesk.{kind}\shell\open\command" in script


def test_both_installers_speak_the_languages_of_the_program() -> None:
    languages = sorted(path.name for path in (ROOT / "resources/locale").iterdir())
    info = plistlib.loads((PACKAGING / "macos/documents.plist").read_bytes())
    script = (PACKAGING / "windows/tourneydesk.iss").read_text("utf-8")
    assert sorted(info["CFBundleLocalizations"]) == languages
    for language in languages:
        assert f'Name: "{language}"' in script
        assert f"{language}.EventFile=" in script
