"""`tourneydesk print`: papers as one PDF, a list of them, and what it says when it cannot."""

import errno
import io
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from tests.documents.reading import fonts, sizes, texts
from tourneydesk.cli import printing
from tourneydesk.cli.main import main
from tourneydesk.cli.printing import MOST_FILE, logo_in, number_list
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.documents.papers import documents_of_format
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.present import messages

WIDEST = max(len(document.key) for document in documents_of_format("age-swiss"))
"""The width of the keys in the list of papers."""


@pytest.fixture
def event(tmp_path: Path) -> Path:
    path = tmp_path / "open.tourney"
    asked = ["simulate", "age-swiss", "--players", "12", "--rounds", "1", "--seed", "s"]
    assert main([*asked, "-o", str(path)]) == 0
    return path


def test_without_a_document_the_papers_are_listed(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["print", str(event)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == messages.text("paper-list-of", name=messages.text("made-up-event"))
    assert any(line.split()[0] == "packet" for line in said[1:])
    assert any(
        messages.text(
            "paper-line-finished",
            key=f"  {'certificates':{WIDEST}}",
            name=messages.text("paper-name-certificates"),
        )
        in line
        for line in said
    )
    assert not list(event.parent.glob("*.pdf"))


def test_papers_that_say_nothing_yet_are_listed_with_when_they_will(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.tourney"
    asked = ["simulate", "age-swiss", "--players", "12", "--rounds", "0", "--seed", "s"]
    assert main([*asked, "-o", str(path)]) == 0
    assert main(["print", str(path)]) == 0
    said = capsys.readouterr().out
    for line, key in (
        ("paper-line-posted", "slips"),
        ("paper-line-reported", "filled-slips"),
        ("paper-line-finished", "certificates"),
    ):
        name = messages.text(f"paper-name-{key}")
        assert messages.text(line, key=f"  {key:{WIDEST}}", name=name) in said


def test_the_list_names_what_can_be_printed_now_one_on_each_line(
    event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["print", str(event), "--list"]) == 0
    keys = capsys.readouterr().out.splitlines()
    assert "slips" in keys
    assert "certificates" not in keys, "the event is not over"
    assert "ring" not in keys, "it is of another format"
    assert main(["print", str(event), *keys, "-o", str(tmp_path / "all.pdf")]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["print", str(event), "slips", "--list"])
    assert ended.value.code == 2


@pytest.mark.parametrize("output", ["-", "/dev/stdout", "/dev/fd/1"])
def test_a_paper_on_standard_output_is_nothing_but_the_paper(
    event: Path, capfdbinary: pytest.CaptureFixture[bytes], output: str
) -> None:
    capfdbinary.readouterr()
    assert main(["print", str(event), "tables", "-o", output]) == 0
    came = capfdbinary.readouterr()
    assert "Pairings by table" in texts(came.out)[0]
    assert came.out.startswith(b"%PDF-")
    assert came.out.rstrip().endswith(b"%%EOF")
    assert b"Pairings by table" in came.err


def test_an_output_that_takes_nothing_is_said_and_is_no_fault_of_the_program(
    event: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(io.BytesIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", SimpleNamespace(buffer=Full()))
        for asked in (["show", str(event)], ["print", str(event), "tables", "-o", "-"]):
            assert main(asked) == 1
            sentence = capsys.readouterr().err
            assert sentence.startswith(messages.text("output-not-taken"))
            assert len(sentence.splitlines()) == 1


def test_several_documents_make_one_pdf_beside_the_event(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", str(event), "tables", "standings", "--paper", "a4"]) == 0
    papers = messages.listed(
        [messages.text("paper-name-tables"), messages.text("paper-name-standings")]
    )
    assert (
        messages.text("paper-made", name="open tables standings.pdf", papers=papers)
        in capsys.readouterr().out
    )
    pdf = (event.parent / "open tables standings.pdf").read_bytes()
    first, second = texts(pdf)
    assert messages.text("paper-name-tables") in first
    assert "Standings" in second
    assert "rev. 9" in first
    assert sizes(pdf)[0] == pytest.approx((595.28, 841.89), abs=0.1)
    assert all(fonts(pdf).values())


def test_a_paper_makes_way_for_the_next_but_an_event_never_does(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = event.with_name("x.pdf")
    for _ in range(2):
        assert main(["print", str(event), "slips", "--tables", "2-3", "-o", str(out)]) == 0
    held = event.read_bytes()
    capsys.readouterr()
    assert main(["print", str(event), "slips", "-o", str(event)]) == 1
    said = capsys.readouterr().err
    assert messages.text("paper-would-replace", name="open.tourney") in said
    assert "recovered" not in said, "nothing is wrong with the event"
    assert event.read_bytes() == held
    assert sorted(one.suffix for one in event.parent.glob("*.*")) == [".pdf", ".tourney"]


KNOWN = messages.listed(
    [
        "check-in",
        "rules",
        "blank-card",
        "cards",
        "cover",
        "hand",
        "numbers",
        "badges",
        "place-cards",
        "registration",
        "sign-up",
        "withdrawal-slips",
        "incident",
        "packet",
        "tables",
        "names",
        "slips",
        "filled-slips",
        "clock",
        "standings",
        "ages",
        "wall",
        "cross",
        "schedules",
        "report",
        "prizes",
        "certificates",
    ]
)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            ["bingo"],
            messages.text(
                "paper-unknown",
                paper="bingo",
                known=KNOWN,
            ),
        ),
        (
            ["ring"],
            messages.text(
                "paper-other-format",
                name=messages.text("paper-name-ring"),
                known=KNOWN,
            ),
        ),
        (
            ["certificates"],
            messages.text("paper-before-end", name=messages.text("paper-name-certificates")),
        ),
        (["slips", "--tables", "1,x"], messages.text("paper-tables-form", text="1,x")),
        (
            ["slips", "--tables", "3,88"],
            messages.text("paper-table-unknown", tables=(88,), round=1),
        ),
        (["tables", "--round", "7"], "7"),
        (["numbers", "--option", "up"], messages.text("paper-option-form", text="up")),
        (
            ["numbers", "--up", "7"],
            messages.text("paper-option-value", option="up", value="7", known=("1", "2", "4")),
        ),
        (
            ["numbers", "--option", "colour=red"],
            messages.text("paper-option-unknown", option="colour", known=("up",)),
        ),
        (["tables", "--paper", "card"], messages.text("paper-card-stock")),
        (["tables", "-o", "nowhere/x.pdf"], messages.text("folder-missing", name="x.pdf")),
        (["tables", "-o", "."], messages.text("paper-is-folder", name=".")),
    ],
)
def test_what_cannot_be_printed_is_one_plain_sentence_and_exit_1(
    event: Path,
    asked: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(event.parent)
    capsys.readouterr()
    assert main(["print", str(event), *asked]) == 1
    err = capsys.readouterr().err
    assert said in err
    assert len(err.splitlines()) == 1
    assert not list(event.parent.glob("*.pdf"))


@pytest.mark.parametrize(
    ("text", "tables"),
    [("9", (9,)), ("9, 11", (9, 11)), ("3-5,4", (3, 4, 5)), ("12-12", (12,))],
)
def test_tables_are_read_as_people_write_them(text: str, tables: tuple[int, ...]) -> None:
    assert number_list(text, "paper_tables_form") == tables


@pytest.mark.parametrize("text", ["", "-", "3-", "0", "5-3", "99999", "٣", "1;2"])
def test_anything_else_is_no_list_of_tables(text: str) -> None:
    with pytest.raises(Refused):
        number_list(text, "paper_tables_form")


@pytest.mark.parametrize("document", ["cards", "badges", "place-cards", "schedules"])
def test_only_these_players_are_printed(event: Path, document: str) -> None:
    pdf = event.with_suffix(".pdf")
    names = [one.name for one in open_for_reading(event).event.players]
    assert main(["print", str(event), document, "--players", "3,7-8", "-o", str(pdf)]) == 0
    printed = " ".join(" ".join(texts(pdf.read_bytes())).split())
    if document in ("cards", "schedules"):
        assert printed.count("rev.") == 3
    else:
        assert [at for at, name in enumerate(names, 1) if name in printed] == [3, 7, 8]


def test_players_who_do_not_exist_are_one_plain_sentence(
    event: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for players, wrong in (("3,99", "99"), ("Kelly", "Kelly")):
        capsys.readouterr()
        assert main(["print", str(event), "badges", "--players", players]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert wrong in line


def picture(path: Path, size: tuple[int, int], kind: str = "PNG") -> Path:
    Image.new("RGB", size, "navy").save(path, kind)
    return path


@pytest.mark.parametrize(("size", "kind"), [((2400, 300), "PNG"), ((80, 160), "JPEG")])
def test_a_logo_is_a_png_small_enough_for_a_sheet(
    tmp_path: Path, size: tuple[int, int], kind: str
) -> None:
    logo = logo_in(picture(tmp_path / "logo", size, kind))
    with Image.open(io.BytesIO(logo)) as made:
        assert made.format == "PNG"
        assert made.width <= 1200
        assert made.height <= 600
        assert made.width * size[1] == made.height * size[0], "in its own proportions"


def test_what_cannot_be_a_logo_is_said_and_nothing_is_printed(
    event: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    text = tmp_path / "text.png"
    text.write_text("no picture", encoding="utf-8")
    half = picture(tmp_path / "half.png", (400, 400))
    half.write_bytes(half.read_bytes()[:-600])
    wide = picture(tmp_path / "wide.png", (20_000, 2))
    large = tmp_path / "large.png"
    large.write_bytes(bytes(MOST_FILE + 1))
    unread = messages.text("picture-unread")
    too_wide = messages.text("picture-size", width=20_000, height=2, most=6000)
    too_large = messages.text("picture-file", most=20)
    for file, said in (
        (text, unread),
        (half, unread),
        (tmp_path, unread),
        (tmp_path / "gone.png", unread),
        (wide, too_wide),
        (large, too_large),
    ):
        assert main(["print", str(event), "standings", "--logo", str(file)]) == 1, file.name
        assert capsys.readouterr().err == f"{said}\n", file.name
    assert not list(event.parent.glob("*.pdf"))


def test_papers_are_made_with_the_logo_and_the_line_that_were_given(
    event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[PrintOptions] = []

    def make(_keys: object, _event: object, options: PrintOptions) -> bytes:
        made.append(options)
        return b"%PDF-"

    monkeypatch.setattr(printing, "make", make)
    logo = picture(tmp_path / "logo.png", (300, 100))
    asked = ["--logo", str(logo), "--footer", "  Lakeshore   Bank ", "-o", str(tmp_path / "out")]
    assert main(["print", str(event), "standings", *asked]) == 0
    assert [one.footer for one in made] == ["Lakeshore Bank"]
    assert [one.logo for one in made] == [logo_in(logo)]
