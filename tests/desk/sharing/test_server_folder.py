"""The folder of a server, and where it listens: what is in the way is said, and nothing is lost."""

import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.shared import folder_for_servers, kept_port
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import server as server_module
from tourneydesk.store.sharing.server import Server, start_server


@pytest.fixture
def folder() -> Iterator[Path]:
    with folder_for_servers() as found:
        yield found / "server"


def start(folder: Path, host: str = "127.0.0.1", port: int | None = None) -> Server:
    with kept_port() as kept:
        return start_server(folder, host, port or kept, "tests")


def listens(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("name", ["notes.txt", "data/thesis.txt", "server.key"])
def test_a_folder_with_other_files_is_refused_and_stays_as_it_is(folder: Path, name: str) -> None:
    file = folder / name
    file.parent.mkdir(parents=True)
    file.write_text("important")
    with pytest.raises(FileTrouble) as trouble:
        start(folder)
    assert trouble.value.code == "server_folder_taken"
    assert [one for one in folder.rglob("*") if one.is_file()] == [file]
    assert file.read_text() == "important"


def test_what_was_put_into_the_folder_since_stays_when_sharing_ends(folder: Path) -> None:
    server = start(folder)
    (folder / "notes.txt").write_text("important")
    server.stop()
    server.remove()
    assert [one.name for one in folder.iterdir()] == ["notes.txt"]


def test_a_folder_that_an_interrupted_start_left_is_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(server_module, "_run", _interrupted)
        with pytest.raises(KeyboardInterrupt):
            start(folder)
    assert any(folder.iterdir())
    server = start(folder)
    server.stop("immediate")
    server.remove()
    assert not folder.exists()


def _interrupted(*_tool: str, folder: Path) -> int:
    raise KeyboardInterrupt(folder)


def test_an_interrupted_start_leaves_nothing_that_listens(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = server_module._pg_ctl  # noqa: SLF001

    def interrupted(of: Path, action: str, *more: str) -> int:
        done = usual(of, action, *more)
        if action == "start":
            raise KeyboardInterrupt
        return done

    with kept_port() as port:
        with monkeypatch.context() as patch:
            patch.setattr(server_module, "_pg_ctl", interrupted)
            with pytest.raises(KeyboardInterrupt):
                start(folder, port=port)
        assert not listens(port)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give it to nobody twice")
def test_the_system_gives_the_port_of_a_server_to_no_other_program() -> None:
    with kept_port() as port:
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port))
        with socket.socket() as server:
            server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            server.bind(("127.0.0.1", port))
            server.listen()
            assert listens(port)


def test_codes_that_cannot_be_read_are_a_sentence_and_the_folder_stays(folder: Path) -> None:
    server = start(folder)
    server.stop("immediate")
    for codes in ("", "{", "[]", "{}", '{"owner": 1}'):
        (folder / "codes.json").write_text(codes)
        with pytest.raises(FileTrouble) as trouble:
            start(folder)
        assert trouble.value.code == "server_codes_damaged"
        assert trouble.value.facts["folder"] == str(folder)
    (folder / "codes.json").write_text(json.dumps(dict(server.codes)))
    again = start(folder)
    assert again.codes == server.codes
    again.stop("immediate")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
@pytest.mark.parametrize("other", ["127.0.0.1", "127.0.0.2"])
def test_a_port_that_another_program_uses_is_said(folder: Path, other: str) -> None:
    with socket.create_server((other, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(FileTrouble) as trouble:
            start(folder, "127.0.0.2", port)
    assert (trouble.value.code, trouble.value.facts["port"]) == ("server_port_taken", port)


@pytest.mark.parametrize("host", ["192.0.2.77", "*", "a..b", "127.0.0.1'", "127.0.0.1, ::1", "a b"])
def test_an_address_that_this_computer_does_not_have_is_said(folder: Path, host: str) -> None:
    with pytest.raises(FileTrouble) as trouble:
        start(folder, host)
    assert (trouble.value.code, trouble.value.facts["host"]) == ("server_not_here", host)
