"""Papers for a full hall, in processor time: what else the machine does is not ours."""

import resource
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from reportlab.pdfgen.canvas import Canvas

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.documents.cards.sheets import card_sheets, card_size
from tourneydesk.documents.drawing.fonts import SANS
from tourneydesk.documents.drawing.page import CARD, LETTER
from tourneydesk.documents.papers import make
from tourneydesk.documents.pictures import picture
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.documents.slips import slip_sheets
from tourneydesk.present.cards.deck import cards
from tourneydesk.present.sheets import stamp
from tourneydesk.present.slips import slips

pytestmark = pytest.mark.benchmark(timer=time.process_time)


@pytest.fixture(scope="module")
def full_hall() -> Event:
    desk = desk_of("age-swiss")
    desk.take(PlayersAdded(made_up_players(512, Draw("hall", "players"))))
    play(desk, 4)
    return desk.event


def test_512_cards_of_four_rounds(benchmark: BenchmarkFixture, full_hall: Event) -> None:
    at = stamp(full_hall, 4, "10:30", 7, "0a1b2c3d4e5f60718293")
    size = card_size(LETTER)

    def drawn() -> None:
        card_sheets(cards(full_hall, at, None, size), LETTER)

    benchmark.pedantic(drawn, rounds=5, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 1


def test_512_cards_from_the_command_line(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """The whole program, from its start to the PDF on the disk."""
    event, pdf = tmp_path / "hall.tourney", tmp_path / "cards.pdf"
    simulate = ("simulate", "age-swiss", "--players", "512", "--rounds", "4", "--seed", "7")
    _run(*simulate, "-o", str(event))
    seconds: list[float] = []

    def printed() -> None:
        seconds.append(_run("print", str(event), "cards", "-o", str(pdf)))

    benchmark.pedantic(printed, rounds=3, warmup_rounds=1)
    assert median(seconds) <= 2


def _run(*arguments: str) -> float:
    """Runs the program and returns its own processor time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([sys.executable, "-m", "tourneydesk", *arguments], check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def test_cards_take_at_most_three_times_as_long_as_bare_strings(
    benchmark: BenchmarkFixture, full_hall: Event
) -> None:
    """As a loop of ReportLab's own calls that draws what is said on the cards, and nothing else."""
    at = stamp(full_hall, 4, "10:30", 7, "0a1b2c3d4e5f60718293")
    deck = cards(full_hall, at, None, card_size(LETTER))
    said = [text.splitlines() for text in texts(card_sheets(deck, LETTER))]

    def bare() -> float:
        start = time.process_time()
        canvas = Canvas(BytesIO(), pageCompression=1)
        for page in said:
            for line, text in enumerate(page):
                canvas.setFont(SANS, 9)
                canvas.drawString(30, 600 - line * 4, text)
            canvas.showPage()
        canvas.save()
        return time.process_time() - start

    benchmark.pedantic(lambda: card_sheets(deck, LETTER), rounds=5, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 3 * median(bare() for _ in range(5))


def test_256_slips(benchmark: BenchmarkFixture, full_hall: Event) -> None:
    at = stamp(full_hall, 4, "10:30", 7, "0a1b2c3d4e5f60718293")
    posted = full_hall.rounds[-1]
    tables = [table.number for table in posted.tables]
    benchmark.pedantic(
        lambda: slip_sheets(slips(full_hall, posted, at, tables), LETTER), rounds=5, warmup_rounds=1
    )
    assert benchmark.stats.stats.median <= 1


def test_the_packet_of_a_round_of_500(benchmark: BenchmarkFixture) -> None:
    desk = desk_of("us-swiss")
    desk.take(PlayersAdded(made_up_players(500, Draw("hall", "players"))))
    play(desk, 2)
    rounds.pair(desk)
    how = PrintOptions("10:30", 7, "0a1b2c3d4e5f60718293")
    benchmark.pedantic(lambda: make(["packet"], desk.event, how), rounds=3, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 1


def test_a_record_card_of_a_full_hall_on_the_screen(
    benchmark: BenchmarkFixture, full_hall: Event
) -> None:
    at = stamp(full_hall, 4, "10:30", 7, "0a1b2c3d4e5f60718293")

    def drawn() -> None:
        picture(card_sheets(cards(full_hall, at, [7]), CARD), 0, 2)

    benchmark.pedantic(drawn, rounds=5, warmup_rounds=1)
    assert benchmark.stats.stats.median <= 0.05
