"""Lists of players: importing a large one, and searching a federation's members as one types."""

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.builders.batches import Script
from tourneydesk.desk.players import load_members
from tourneydesk.store.members import find_members

PLAYERS, MEMBERS = 5_000, 100_000
FAMILIES = (
    "Lee",
    "Smith",
    "Garc\u00eda",
    "O\u2019Brien",
    "M\u00fcller",
    "Ng",
    "Johnson",
    "Sanchez",
)


def test_importing_five_thousand_with_every_field(
    benchmark: BenchmarkFixture, tmp_path: Path
) -> None:
    rows = "".join(
        f"Ann{n} {FAMILIES[n % 8]},{10_000_000 + n},{900 + n % 900}P{1 + n % 25},800,FL,"
        f"11/30/2026,Bears {n % 50},{1 + n % 12}/{1 + n % 28}/{1950 + n % 60},a{n}@example.org\n"
        for n in range(PLAYERS)
    )
    path = tmp_path / "list.csv"
    path.write_text("Name,ID,Rating,Quick,State,Expires,Team,Birth date,E-mail\n" + rows, "utf-8")
    scripts = [Script(tmp_path / f"{n}.tourney").create("us-swiss") for n in range(3)]
    left = iter(scripts)
    benchmark.pedantic(lambda: next(left).do("import_players", path=str(path)), rounds=3)
    for script in scripts:
        script.close()
    assert benchmark.stats.stats.median <= 2


@pytest.fixture(scope="module")
def members(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("members")
    rows = "".join(
        f"{10_000_000 + n}\t{FAMILIES[n % 8].upper()}{n % 700}, ANN{n % 90}\tFL\t1500/9\n"
        for n in range(MEMBERS)
    )
    (folder / "list.txt").write_text("MEM_ID\tMEM_NAME\tSTATE\tR_LPB_RAT\n" + rows, "utf-8")
    assert load_members(folder / "list.txt", folder / "members.db").members == MEMBERS
    return folder / "members.db"


@pytest.mark.parametrize("typed", ["a", "lee", "lee ann", "ann5 s", "10012", "zz"])
def test_searching_a_hundred_thousand_members(
    benchmark: BenchmarkFixture, members: Path, typed: str
) -> None:
    benchmark.pedantic(lambda: find_members(members, typed), rounds=10, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.05
