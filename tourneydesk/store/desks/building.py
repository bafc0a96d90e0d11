"""Builds an event's database on a server: tables, functions, logins, the journal so far."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import LiteralString
from urllib.parse import quote

from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tourneydesk.store.chain import Entry
from tourneydesk.store.desks import schema
from tourneydesk.store.desks.bounded import WHOLE_EVENT, Connection
from tourneydesk.store.desks.connection import as_server_trouble, connect, place_of
from tourneydesk.store.trouble import FileTrouble

HEAD, SCOREKEEPER, VIEWER = "head", "scorekeeper", "viewer"
ROLES = (HEAD, SCOREKEEPER, VIEWER)
MOST_CONNECTIONS = {HEAD: 40, SCOREKEEPER: 100, VIEWER: 50}
"""A desk has two. Together fewer than a server of our own has, so that no role uses up the others'.
"""


@dataclass(frozen=True, slots=True)
class Names:
    """What an event's database and its logins are called on a server."""

    database: str
    logins: Mapping[str, str]


def names_of(event_key: str) -> Names:
    """The names for an event with this key. They differ between the events on one server."""
    logins = {role: f"{role}_{event_key}" for role in ROLES}
    return Names(f"tourneydesk_{event_key}", logins)


def own_names() -> Names:
    """The names on a server that has one event only. They tell nothing of the event, so that a host
    and a code are enough to join.
    """
    return Names("tourneydesk", {role: role for role in ROLES})


def address_for(names: Names, role: str, code: str, host: str, port: int) -> str:
    """The address by which a desk with this role joins; without a code where it is asked for."""
    secret = f":{quote(code, safe='')}" if code else ""
    at = f"[{host}]" if ":" in host else host
    return f"postgresql://{names.logins[role]}{secret}@{at}:{port}/{names.database}"


def has_database(owner_address: str, names: Names) -> bool:
    """Whether the server has this event, completely built."""
    with _owner(owner_address) as connection:
        if not _exists(connection, names):
            return False
    address = _of_database(owner_address, names)
    with _owner(address) as connection:
        return connection.execute("SELECT to_regclass('head') IS NOT NULL").fetchone() == (True,)


def build(
    owner_address: str,
    names: Names,
    allowed: Mapping[str, Sequence[str]],
    entries: Sequence[Entry],
) -> None:
    """Builds the database and fills it with these entries, in one transaction.

    ``allowed`` has for each role the names of the decisions that it may append, ``*`` for all.
    """
    with _owner(owner_address) as connection:
        _ensure_database(connection, names)
    address = _of_database(owner_address, names)
    with _owner(address) as connection, connection.transaction():
        _run(connection, schema.TABLES)
        _run(connection, schema.FUNCTIONS)
        _run(connection, schema.CLOSED)
        connection.execute("INSERT INTO tourneydesk VALUES (%s)", (schema.VERSION,))
        with connection.cursor() as cursor:
            query = "COPY journal (number, at, step, chain, login) FROM STDIN"
            with cursor.copy(query) as copy:
                for entry in entries:
                    values = (entry.number, entry.at, entry.step, entry.chain)
                    copy.write_row((*values, names.logins[HEAD]))
        last = entries[-1]
        connection.execute("INSERT INTO head VALUES (1, %s, %s)", (last.number, last.chain))
        for role in ROLES:
            login = sql.Identifier(names.logins[role])
            _run(connection, schema.READS, login)
            for kind in allowed.get(role, ()):
                connection.execute(
                    "INSERT INTO allowed VALUES (%s, %s)", (names.logins[role], kind)
                )
            if allowed.get(role):
                _run(connection, schema.WRITES, login)


def set_codes(owner_address: str, names: Names, codes: Mapping[str, str]) -> None:
    """Creates the logins that are missing and gives each its code.

    PostgreSQL lets a login change its own password and defaults: this takes it back. The codes are
    hashed here: an organizer's server may log statements, or make weaker hashes.
    """
    with _owner(owner_address) as connection:
        for role in ROLES:
            login = sql.Identifier(names.logins[role])
            hashed = connection.pgconn.encrypt_password(
                codes[role].encode(), names.logins[role].encode(), b"scram-sha-256"
            )
            row = connection.execute(
                "SELECT count(*) FROM pg_roles WHERE rolname = %s", (names.logins[role],)
            ).fetchone()
            verb = sql.SQL("ALTER" if row == (1,) else "CREATE")
            connection.execute(
                sql.SQL("{} ROLE {} LOGIN PASSWORD {} CONNECTION LIMIT {}").format(
                    verb, login, sql.Literal(hashed.decode()), sql.Literal(MOST_CONNECTIONS[role])
                )
            )
            connection.execute(sql.SQL("ALTER ROLE {} RESET ALL").format(login))
            if _exists(connection, names):
                connection.execute(
                    sql.SQL("ALTER ROLE {} IN DATABASE {} RESET ALL").format(
                        login, sql.Identifier(names.database)
                    )
                )


@contextmanager
def _owner(address: str) -> Iterator[Connection]:
    """The connection of the server's owner, who waits as long as building takes."""
    try:
        with (
            as_server_trouble(address),
            connect(address) as connection,
            connection.patient(WHOLE_EVENT, silence=WHOLE_EVENT),
        ):
            yield connection
    except FileTrouble as trouble:
        if trouble.code != "role_may_not":
            raise
        # On an organizer's server: no desk and no code has to do with it.
        raise FileTrouble("server_rights_missing", place_of(address)) from trouble


def _ensure_database(connection: Connection, names: Names) -> None:
    database = sql.Identifier(names.database)
    if not _exists(connection, names):
        connection.execute(
            sql.SQL("CREATE DATABASE {} ENCODING 'UTF8' TEMPLATE template0").format(database)
        )
    connection.execute(sql.SQL("REVOKE ALL ON DATABASE {} FROM PUBLIC").format(database))
    for role in ROLES:
        login = sql.Identifier(names.logins[role])
        connection.execute(sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(database, login))
    for setting, value in schema.PATIENCE:
        connection.execute(
            sql.SQL("ALTER DATABASE {} SET {} = {}").format(
                database, sql.Identifier(setting), sql.Literal(value)
            )
        )


def _exists(connection: Connection, names: Names) -> bool:
    row = connection.execute(
        "SELECT count(*) FROM pg_database WHERE datname = %s", (names.database,)
    ).fetchone()
    return row == (1,)


def _of_database(owner_address: str, names: Names) -> str:
    return make_conninfo("", **{**conninfo_to_dict(owner_address), "dbname": names.database})


def _run(connection: Connection, statements: LiteralString, *values: sql.Identifier) -> None:
    connection.execute(sql.SQL(statements).format(*values) if values else sql.SQL(statements))
