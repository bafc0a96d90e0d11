"""Work for one target runs in the order queued, whichever thread is first."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.gui.lifo_pool import LifoPool
from tests.patience import SECONDS
from tourneydesk.core.event import Player
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event, plan
from tourneydesk.desk.practice import simulate
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.second_folder import SecondFolder, choose_second_folder
from tourneydesk.gui.tasks import SerialQueue, queue_of
from tourneydesk.gui.user_data.people import AddressBook
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.store.known_people import Person, find
from tourneydesk.user_folders import data_folder


@given(st.permutations(range(6)))
def test_work_is_done_in_the_order_of_asking_whoever_runs_first(order: list[int]) -> None:
    queue, done = SerialQueue(), list[int]()

    def work(number: int) -> Callable[[], int]:
        def run() -> int:
            done.append(number)
            return number

        return run

    runs = [queue.add(work(number)) for number in range(6)]
    assert [runs[number]() for number in order] == order
    assert done == list(range(6))


def test_a_later_thread_waits_for_the_work_that_is_running() -> None:
    queue, begun, go_on, done = SerialQueue(), Event(), Event(), list[str]()

    def slow() -> None:
        begun.set()
        assert go_on.wait(SECONDS)
        done.append("first")

    threads = [
        Thread(target=queue.add(slow)),
        Thread(target=queue.add(lambda: done.append("last"))),
    ]
    threads[0].start()
    assert begun.wait(SECONDS)
    threads[1].start()
    go_on.set()
    for thread in threads:
        thread.join()
    assert done == ["first", "last"]


def test_a_fault_belongs_to_its_own_work() -> None:
    queue = SerialQueue()
    first, second = queue.add(lambda: 1 // 0), queue.add(lambda: 2)
    assert second() == 2
    with pytest.raises(ZeroDivisionError):
        first()


def test_a_target_has_one_queue_however_it_is_written(tmp_path: Path) -> None:
    assert queue_of(tmp_path) is queue_of(Path(os.path.relpath(tmp_path)))
    assert queue_of(tmp_path) is not queue_of(tmp_path / "other")


@pytest.mark.usefixtures("dressed")
def test_the_newest_copy_stays_in_the_second_folder_whichever_begins_first(tmp_path: Path) -> None:
    path, stick = tmp_path / "spring.tourney", tmp_path / "stick"
    stick.mkdir()
    choose_second_folder(stick)
    simulate(plan("us-swiss", "Spring", "seed", {}), path, 6, 0)
    desk, copying = QtSession(open_event(path), path), SecondFolder()
    pool = LifoPool(copying.copying)
    copying.watch(desk)
    rounds.pair(desk.session)
    copying.leave()
    pool.finish()
    assert checkpoints(folder_of(path, stick))[-1].entries == len(desk.session.steps)
    desk.session.close()


@pytest.mark.usefixtures("dressed")
def test_somebody_forgotten_stays_forgotten_whichever_begins_first(tmp_path: Path) -> None:
    book = AddressBook()
    pool = LifoPool(book.saving)
    book.remember([Player(1, "Ann Lee"), Player(2, "Bo Diaz")], tmp_path / "spring.tourney")
    book.forget(Person("Ann Lee"), lambda _: None)
    pool.finish()
    assert [one.name for one in find(data_folder() / "people.db", "bo", 5)] == ["Bo Diaz"]
    assert find(data_folder() / "people.db", "ann", 5) == []
