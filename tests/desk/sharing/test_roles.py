"""Who gets in and what their code allows: the server itself refuses everything else."""

import threading
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.builders.shared import NOON, SharedEvent, first_round
from tests.desk.sharing.between import asks_for_password, between
from tests.patience import SECONDS
from tourneydesk.core.decisions import PlayersCheckedIn, ResultRecorded, RoundPosted
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.sharing.joining import join
from tourneydesk.desk.sharing.journal import ALLOWED
from tourneydesk.store.chain import make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import connection
from tourneydesk.store.sharing.building import (
    DESKS,
    HEAD,
    ROLES,
    SCOREKEEPER,
    VIEWER,
    build,
    has_database,
    names_of,
    set_codes,
)
from tourneydesk.store.sharing.connection import role_of_address
from tourneydesk.store.sharing.event_database import EventDatabase, EventWatch
from tourneydesk.store.sharing.no_driver import ConnectedDesk
from tourneydesk.store.sharing.server import Server

CHECK_IN = '[{"did":"PlayersCheckedIn","players":[1],"here":true}]'


@pytest.mark.parametrize("wrong", ["", "000-000-000-000-000"])
def test_without_the_code_nobody_gets_in(event: SharedEvent, wrong: str) -> None:
    for role in ("head", SCOREKEEPER, VIEWER):
        with pytest.raises(FileTrouble) as trouble:
            join(event.address(role, wrong), "Desk 2")
        assert trouble.value.code == "server_refused"


def test_a_code_may_be_typed_in_small_letters_and_groups(event: SharedEvent) -> None:
    code = event.server.codes[SCOREKEEPER].lower()
    typed = "-".join(code[at : at + 3] for at in range(0, 15, 3)).replace("0", "o")
    join(event.address(SCOREKEEPER, typed), "Desk 2").close()


def test_without_encryption_the_server_lets_nobody_in(event: SharedEvent) -> None:
    plain = event.address() + "?sslmode=disable&channel_binding=disable"
    with pytest.raises(FileTrouble) as trouble:
        join(plain, "Desk 2")
    assert trouble.value.code == "server_refused"


def test_nobody_can_sit_between_a_desk_and_the_server(event: SharedEvent, tmp_path: Path) -> None:
    with between(event.server.port, tmp_path) as (port, heard):
        address = event.address().replace(f":{event.server.port}/", f":{port}/")
        with pytest.raises(FileTrouble) as trouble:
            join(address, "Desk 2")
        assert trouble.value.code == "server_refused"
        assert not any(b"journal" in part for part in heard)
        # Without that protection the same desk would not notice.
        join(address + "?channel_binding=disable", "Desk 2").close()
        assert any(b"journal" in part for part in heard)


@pytest.mark.parametrize("given", ["", "?channel_binding=prefer", "?require_auth=password"])
def test_nobody_can_have_the_code_by_asking_for_it(
    event: SharedEvent, tmp_path: Path, given: str
) -> None:
    """Not even where the address, which may be a forged one, gives up the other protection."""
    with asks_for_password(tmp_path) as (port, heard):
        address = event.address().replace(f":{event.server.port}/", f":{port}/")
        with pytest.raises(FileTrouble):
            join(address + given, "Desk 2")
    assert any(b"tourneydesk" in part for part in heard)
    assert not any(event.server.codes[HEAD].encode() in part for part in heard)


def test_where_nothing_listens_the_desk_says_so(event: SharedEvent) -> None:
    address = event.address().replace(f":{event.server.port}/", ":1/")
    with pytest.raises(FileTrouble) as trouble:
        join(address, "Desk 2")
    assert (trouble.value.code, trouble.value.facts["name"]) == (
        "server_unreachable",
        "127.0.0.1:1",
    )


@pytest.mark.parametrize("name", [" ", "x" * 41, "a\x00b"])
def test_a_desk_needs_a_name(event: SharedEvent, name: str) -> None:
    with pytest.raises(Refused) as refused:
        join(event.address(), name)
    assert refused.value.problems[0].code == "desk_name_wrong"


@pytest.mark.parametrize("role", [SCOREKEEPER, VIEWER])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET step = '[]' WHERE number = 1",
        "DELETE FROM journal",
        "TRUNCATE journal",
        "DROP TABLE journal",
        "INSERT INTO journal VALUES (99, 'x', 'x', 'x')",
        "UPDATE head SET entries = 1",
        "INSERT INTO allowed VALUES (session_user, '*')",
        "SELECT * FROM allowed",
        "CREATE TABLE public.other (x int)",
        "ALTER FUNCTION append_step OWNER TO CURRENT_USER",
        "ALTER TABLE journal DISABLE TRIGGER ALL",
        "CREATE DATABASE other",
        "SET ROLE owner",
        "SELECT pg_read_file('/etc/hostname')",
        "SELECT * FROM desks",
        "INSERT INTO desks SELECT * FROM desks",
        "SELECT may_append('x', '[]')",
        "SELECT chain_of('x', 1, 'x', 'x')",
        "SELECT refuse_change()",
        "SELECT * FROM journal FOR UPDATE",
        "DO $$ BEGIN LOCK TABLE journal IN EXCLUSIVE MODE; END $$",
        "SELECT lo_from_bytea(0, 'x')",
        "SELECT lo_create(0)",
        "SELECT pg_logical_emit_message(false, 'x', 'x')",
        "SET temp_file_limit = -1",
        "SELECT pg_terminate_backend(1)",
        "SELECT pg_cancel_backend(1)",
        "SELECT pg_advisory_lock(1)",
        "SELECT pg_try_advisory_xact_lock_shared(1, 1)",
        "SELECT pg_export_snapshot()",
        "CREATE TEMP TABLE other (x int)",
        "CREATE SCHEMA other",
        "COPY journal TO PROGRAM 'cat'",
        "ALTER SYSTEM SET fsync = off",
        "SET session_replication_role = replica",
        "ALTER ROLE CURRENT_USER SUPERUSER",
    ],
)
def test_no_desk_can_alter_what_is_recorded(event: SharedEvent, role: str, statement: str) -> None:
    with (
        psycopg.connect(event.address(role), autocommit=True) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(statement.encode())


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("setting", ["fsync", "synchronous_commit", "full_page_writes"])
def test_what_is_acknowledged_is_on_the_disk(event: SharedEvent, role: str, setting: str) -> None:
    """A killed server does not lose what the system still has: only a power failure would."""
    with psycopg.connect(event.address(role)) as connection:
        assert connection.execute(f"SHOW {setting}".encode()).fetchone() == ("on",)


def test_no_desk_can_fill_the_disk_by_a_sort(event: SharedEvent) -> None:
    with psycopg.connect(event.address(VIEWER)) as connection:
        assert connection.execute("SHOW temp_file_limit").fetchone() == ("64MB",)


@pytest.mark.parametrize(
    "statement", ["SELECT hold_journal()", "SELECT append_step(1,'','','','')"]
)
def test_a_viewer_cannot_even_make_others_wait(event: SharedEvent, statement: str) -> None:
    with (
        psycopg.connect(event.address(VIEWER), autocommit=True) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(statement.encode())


@pytest.mark.parametrize("database", ["postgres", "template1", "template0"])
def test_a_code_opens_its_event_and_nothing_else_on_the_server(
    event: SharedEvent, database: str
) -> None:
    for role in ROLES:
        address = event.address(role).replace(event.names.database, database)
        with pytest.raises(psycopg.OperationalError, match="rejects connection"):
            psycopg.connect(address)


def test_the_owners_password_works_on_the_head_laptop_only(event: SharedEvent) -> None:
    rules = (event.server.folder / "data" / "pg_hba.conf").read_text(encoding="utf-8")
    lines = [line for line in rules.splitlines() if line]
    assert lines[0].split()[2:4] == ["owner", "127.0.0.1/32"]
    assert lines[1].split()[2:] == ["owner", "all", "reject"]
    assert all(line.startswith("hostssl ") for line in lines)


def test_a_login_that_changed_its_own_code_or_defaults_is_set_right_by_sharing_again(
    event: SharedEvent,
) -> None:
    login = event.names.logins[SCOREKEEPER]
    with psycopg.connect(event.address(SCOREKEEPER), autocommit=True) as connection:
        connection.execute(f"ALTER ROLE {login} PASSWORD 'mine'".encode())
        connection.execute(f"ALTER ROLE {login} SET default_transaction_read_only = on".encode())
        connection.execute(
            f"ALTER ROLE {login} IN DATABASE {event.names.database} SET search_path = x".encode()
        )
    with pytest.raises(FileTrouble):
        event.join("Desk 2", SCOREKEEPER)
    set_codes(event.server.owner_address, event.names, event.server.codes)
    with closing(event.join("Desk 2", SCOREKEEPER)) as desk:
        rounds.report(desk, 1, {"winner": desk.event.rounds[0].tables[0].players[0]})


@pytest.mark.parametrize(
    "at",
    [
        "",
        "x",
        " Desk",
        f"{NOON} ",
        f"{NOON}  Desk",
        f"{NOON} {'x' * 41}",
        f"{NOON} a\nb",
        f"{NOON} \u202eb",
        "2026-11-23T12:00:00 Desk",
    ],
)
def test_a_scorekeeper_cannot_record_a_time_or_name_that_desks_could_not_show(
    event: SharedEvent, at: str
) -> None:
    with closing(EventDatabase.open(event.address(SCOREKEEPER))) as raw:
        with pytest.raises(FileTrouble) as trouble:
            raw.append(at, CHECK_IN)
        assert trouble.value.code == "role_may_not"
        for right in (NOON, f"{NOON} Łódź – 2 😀", f"2026-11-23T12:00:00.123+05:45 {'x' * 40}"):
            raw.append(right, CHECK_IN)


def test_a_scorekeeper_cannot_fill_the_disk_with_one_step(event: SharedEvent) -> None:
    with closing(EventDatabase.open(event.address(SCOREKEEPER))) as raw:
        step = CHECK_IN.replace("[1]", f"[{','.join(['1'] * 110_000)}]")
        with pytest.raises(FileTrouble) as trouble:
            raw.append(NOON, step)
        assert trouble.value.code == "role_may_not"


@pytest.mark.parametrize(
    "step",
    [
        '[{"did":"PlayersCheckedIn","players":[99],"here":true}]',
        '[{"did":"ResultRecorded","round":1,"table":9,"result":{"kind":"match","winner":1}}]',
        '[{"did":"ResultRecorded","round":1,"table":1,"result":{"kind":"match","winner":99}}]',
        '[{"did":"ResultRecorded","round":2,"table":1,"result":{"kind":"match","winner":1}}]',
        '[{"did":"ResultRecorded","round":1,"table":1,"result":7}]',
        '[{"did":"ResultCleared","round":1,"table":1}]',
    ],
)
def test_what_a_list_of_decisions_cannot_refuse_is_noticed_by_the_head_at_once(
    event: SharedEvent, step: str
) -> None:
    news = threading.Event()
    with closing(event.join("Head")) as head:
        before = head.event
        with (
            closing(EventWatch(event.address(), news.set, print, print, lambda desks: None)),
            closing(EventDatabase.open(event.address(SCOREKEEPER))) as raw,
        ):
            assert news.wait(SECONDS)
            news.clear()
            raw.append(f"{NOON} Desk 2", step)
            assert news.wait(SECONDS)
        with pytest.raises(FileTrouble) as trouble:
            head.catch_up()
        assert trouble.value.code == "desk_step_wrong"
        assert trouble.value.facts["desk"] == "Desk 2"
        assert head.event == before


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET step = '[]' WHERE number = 1",
        "DELETE FROM journal",
        "TRUNCATE journal",
        "DELETE FROM head",
        "UPDATE head SET entries = entries + 1",
        "UPDATE head SET entries = 1",
    ],
)
def test_even_the_servers_owner_is_stopped_by_triggers(event: SharedEvent, statement: str) -> None:
    address = event.server.owner_address.replace("/postgres", f"/{event.names.database}")
    with (
        psycopg.connect(address, autocommit=True) as connection,
        pytest.raises(psycopg.errors.RaiseException),
    ):
        connection.execute(statement.encode())


def test_a_desk_notices_what_somebody_altered_on_the_servers_disk(event: SharedEvent) -> None:
    with closing(event.join("Head")) as head, closing(event.join("Desk 2", SCOREKEEPER)) as desk:
        winner = head.event.rounds[0].tables[0].players[0]
        rounds.report(head, 1, {"winner": winner})
        number = len(head.entries)
        address = event.server.owner_address.replace("/postgres", f"/{event.names.database}")
        with psycopg.connect(address, autocommit=True) as owner:
            owner.execute("SET session_replication_role = replica")  # no triggers
            owner.execute(
                "UPDATE journal SET step = replace(step, %s, %s) WHERE number = %s",
                (f'"winner":{winner}', '"winner":2', number),
            )
        before = desk.event
        for look in (desk.catch_up, lambda: event.join("Desk 3")):
            with pytest.raises(FileTrouble) as trouble:
                look()
            assert (trouble.value.code, trouble.value.facts["number"]) == ("chain_broken", number)
        assert desk.event == before


def _raw_append(event: SharedEvent, role: str, step: str, **wrong: object) -> object:
    """Appends by SQL, as a program that is not ours could with a code."""
    with psycopg.connect(event.address(role), autocommit=True) as connection:
        row = connection.execute("SELECT entries, chain FROM head").fetchone()
        assert row is not None
        entry = make_entry(row[1], row[0] + 1, NOON, step)
        values = {"number": entry.number, "previous": row[1], "chain": entry.chain, **wrong}
        return connection.execute(
            "SELECT append_step(%s, %s, %s, %s, %s)",
            (values["number"], values["previous"], NOON, step, values["chain"]),
        ).fetchone()


@pytest.mark.parametrize(
    "step",
    [
        '[{"did":"PlayerDropped","player":1}]',
        '[{"did":"PlayersCheckedIn","players":[1],"here":true},{"did":"PlayerDropped","player":1}]',
        '[{"did":"Undone","step":2}]',
        '[{"did":"Undone","step":null}]',
        '[{"did":"Undone","step":"x"}]',
        # Only a result calls games; the head desk alone ends a ring.
        '[{"did":"TablesCalled","round":1,"tables":[],"stopped":[1]}]',
        '[{"did":"PlayersCheckedIn","players":[1],"here":true},{"did":"TablesCalled","round":1}]',
        '[{"did":"TablesCalled","round":1},{"did":"ResultRecorded","round":1,"table":1}]',
        '[{"text":"x"}]',
        "[1]",
        "[]",
        "{}",
        "not JSON",
        '[{"did":"\\u0000"}]',
    ],
)
def test_the_server_refuses_steps_that_a_scorekeeper_may_not_take(
    event: SharedEvent, step: str
) -> None:
    with pytest.raises(psycopg.Error) as error:
        _raw_append(event, SCOREKEEPER, step)
    assert error.value.sqlstate == "TD002"


def test_the_server_refuses_a_step_outside_the_chain(event: SharedEvent) -> None:
    for role in (HEAD, SCOREKEEPER):
        with pytest.raises(psycopg.Error) as error:
            _raw_append(event, role, CHECK_IN, chain="0" * 64)
        assert error.value.sqlstate == "TD001"
        assert _raw_append(event, role, CHECK_IN, number=1) == (False,)
        assert _raw_append(event, role, CHECK_IN, previous="0" * 64) == (False,)
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        _raw_append(event, VIEWER, CHECK_IN)


def test_the_servers_chain_is_the_files_chain(event: SharedEvent) -> None:
    step = '[{"did":"NoteAdded","text":"Łódź 😀 \\n ¼"}]'
    assert _raw_append(event, HEAD, step) == (True,)
    with closing(event.join("Head")) as head:
        assert head.entries[-1].step == step


def test_a_step_that_cannot_have_happened_is_noticed_and_names_the_desk(
    event: SharedEvent, tmp_path: Path
) -> None:
    with closing(event.join("Head")) as head:
        before = head.event
        step = '[{"did":"ResultCleared","round":7,"table":1}]'
        _raw_append(event, SCOREKEEPER, step)
        for _ in range(2):
            with pytest.raises(FileTrouble) as trouble:
                head.catch_up()
            assert trouble.value.code == "desk_step_wrong"
        assert head.event == before
        head.save_as(tmp_path / "on.tourney")
    with closing(open_event(tmp_path / "on.tourney")) as alone:
        assert alone.event == before


def test_a_server_that_is_there_needs_no_more_than_a_user_for_databases_and_roles(
    server: Server,
) -> None:
    with psycopg.connect(server.owner_address, autocommit=True) as owner:
        owner.execute("CREATE ROLE organizer LOGIN CREATEDB CREATEROLE PASSWORD 'secret'")
        owner.execute("CREATE DATABASE organizer OWNER organizer")
    address = f"postgresql://organizer:secret@127.0.0.1:{server.port}/organizer"
    names = names_of("0123456789ab")
    for again in (False, True):
        set_codes(address, names, server.codes)
        assert has_database(address, names) is again
        if not again:
            build(address, names, ALLOWED, first_round())
    event = SharedEvent(server, names)
    with closing(event.join("Desk 2", SCOREKEEPER)) as desk:
        rounds.report(desk, 1, {"winner": desk.event.rounds[0].tables[0].players[0]})
        with connection.connect(event.address(VIEWER)) as viewer:
            (one,) = viewer.execute(DESKS).fetchall()
    assert ConnectedDesk(*one).name == "Desk 2"


@pytest.mark.parametrize(
    ("role", "kinds"),
    [
        (HEAD, (ResultRecorded, PlayersCheckedIn, RoundPosted)),
        (SCOREKEEPER, (ResultRecorded, PlayersCheckedIn)),
        (VIEWER, ()),
    ],
)
def test_a_desk_knows_its_role_and_what_it_may_do(
    event: SharedEvent, role: str, kinds: tuple[type, ...]
) -> None:
    with closing(event.join("Desk 2", role)) as session:
        assert session.role == role
        tried = (ResultRecorded, PlayersCheckedIn, RoundPosted)
        assert tuple(kind for kind in tried if session.may(kind)) == kinds
        assert session.may(*tried) == (role == HEAD)


@pytest.mark.parametrize("role", [HEAD, SCOREKEEPER, VIEWER])
def test_an_address_of_an_event_on_a_server_of_its_own_tells_the_role_too(role: str) -> None:
    assert role_of_address(f"postgresql://{role}@10.0.0.1:54100/tourneydesk") == role
    assert role_of_address(f"postgresql://{role}@10.0.0.1:54100/another") == ""
