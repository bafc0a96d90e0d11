"""A format under another key does, says and prints the same: no command, paper or page of the
projector goes by its key.
"""

import json
import re
from pathlib import Path

import pytest

from tests.cli.inside import Ended, run
from tests.desk.every_command import asked_and_changed
from tests.desk.papers import cards, cover, slips_of
from tests.renamed import other_key, renamed
from tests.thoroughness import THOROUGH
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.documents.papers import documents_of, make, why_not_available
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.consequences import of_settings
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.web_pages import folder_pages

DIGEST = re.compile(r"\b[0-9a-f]{4}( [0-9a-f]{4}){3,}|\b[0-9a-f]{20,64}\b")
TIME = re.compile(r"20\d\d-\d\d-\d\d[T ][0-9:.+]+")
HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
SIMULATED = (("12", "--rounds", "0"), ("17", "--rounds", "2"), ("15",))


def everything(
    key: str, called: str, folder: Path, left_out: int | None = None
) -> dict[str, object]:
    """What every command answers, every paper and every page, but for the digests, which
    follow from the key, and the key itself, told as ``called``. One of the events can be left out.
    """
    said: dict[str, object] = {"count": [of_settings(key, {}, many) for many in (1, 4, 9, 60)]}
    for number, how in enumerate(SIMULATED):
        if number == left_out:
            continue
        path = folder / f"{number}.tourney"
        simulated = ["simulate", key, "--players", *how, "--seed", "s", "-o", str(path)]
        for command in (
            simulated,
            ["show", path],
            ["show", path, "--json"],
            ["check", path],
            ["verify", path],
            ["history", path],
            ["print", path],
            ["print", path, "hand", "-o", folder / "hand.pdf"],
        ):
            ended = run(*command)
            assert ended.returncode == 0, ended
            said[f"{number} {' '.join(map(str, command[:1]))} {len(command)}"] = plain(
                ended, called
            )
        said |= shown(number, path)
        said |= told_again(number, path, folder, called)
        batch = "\n".join(map(json.dumps, asked_and_changed(open_for_reading(path).event)))
        said[f"{number} batch"] = plain(run("batch", path, stdin=batch.encode()), called)
        path.unlink()
    return said


def shown(number: int, path: Path) -> dict[str, object]:
    event = open_for_reading(path).event
    asked = DisplayOptions(ratings=True, ages=True, more_time={1: 5})
    papers = [one.key for one in documents_of(event) if why_not_available(one, event) is None]
    return {
        f"{number} {' '.join(papers)}": make(papers, event, HOW),
        f"{number} pages": projector_pages(event, asked),
        f"{number} folder": folder_pages(event, asked, ""),
    }


def told_again(number: int, path: Path, folder: Path, called: str) -> dict[str, object]:
    """The event made again from its papers, one card lost."""
    event, codes = open_for_reading(path).event, folder / "codes.txt"
    lines = [cover(event), *cards(event, without=(3,)), *slips_of(event, (3,))]
    codes.write_text("\n".join(lines), encoding="utf-8")
    again = folder / "again.tourney"
    ended = run("import", codes, "-o", again)
    assert ended.returncode in (0, 3), ended
    rebuilt = run("show", again, "--json")
    again.unlink()
    return {f"{number} import": plain(ended, called), f"{number} rebuilt": plain(rebuilt, called)}


def plain(ended: Ended, called: str) -> str:
    said = f"{ended.returncode}\n{ended.stdout.decode('utf-8', 'replace')}\n{ended.stderr.decode()}"
    return TIME.sub("TIME", DIGEST.sub("DIGEST", said)).replace(other_key(called), called)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_nothing_goes_by_the_key_of_a_format(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By default each format leaves out another event.
    left_out = None if THOROUGH else len(key) % len(SIMULATED)
    before = everything(key, key, tmp_path, left_out)
    with renamed(key, tmp_path / "locale", monkeypatch) as copy:
        assert copy in FORMATS
        assert key not in FORMATS
        after = everything(copy, key, tmp_path, left_out)
    assert [one for one in before if before[one] != after.get(one)] == []
    assert before.keys() == after.keys()
