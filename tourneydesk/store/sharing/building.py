"""Builds an event's database: tables, functions, logins, the journal so far."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import LiteralString
from urllib.parse import quote

from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.connection import (
    WHOLE_EVENT,
    Connection,
    as_server_trouble,
    connect,
    place_of,
)

# The SQL of an event on PostgreSQL: what each role may read, and the one way to add a step.
#
# Nobody may insert, change or delete a row, not even the head desk: `append_step` runs with its
# owner's rights and checks everything itself. The triggers stop the owner as well.

VERSION = 2
"""Raised with each change of a table or a function. A desk only joins an event of its own version:
the sentence says which side to update.
"""

TABLES = """
CREATE TABLE tourneydesk (version integer NOT NULL);

CREATE TABLE journal (
    number integer PRIMARY KEY,
    at text NOT NULL,
    step text NOT NULL,
    chain text NOT NULL,
    login text NOT NULL DEFAULT session_user
);

CREATE TABLE head (
    one integer PRIMARY KEY CHECK (one = 1),
    entries integer NOT NULL,
    chain text NOT NULL
);

-- What a role may append: names of decisions, '*' for all.
CREATE TABLE allowed (login text NOT NULL, kind text NOT NULL, PRIMARY KEY (login, kind));

-- Who is connected, by the process that serves the connection. Not worth a sync.
CREATE UNLOGGED TABLE desks (
    process integer PRIMARY KEY,
    login text NOT NULL,
    name text NOT NULL,
    host text NOT NULL,
    since timestamptz NOT NULL,
    program_version text NOT NULL,
    clock_ahead double precision NOT NULL
);
"""

FUNCTIONS = r"""
CREATE FUNCTION chain_of(previous text, number integer, at text, step text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(convert_to(
        previous || E'\n' || number || E'\n' || octet_length(at) || E'\n' || at
        || E'\n' || octet_length(step) || E'\n' || step, 'UTF8')), 'hex')
$$;

-- Others wait until the transaction that called it ends.
CREATE FUNCTION hold_journal() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    PERFORM 1 FROM public.head FOR UPDATE;
END $$;

-- Whether this is a desk's name: 40 characters that can be seen, and none that reorders others.
CREATE FUNCTION can_be_shown(name text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
    SELECT name ~ '^[^ ].{0,39}$' AND name !~ ('[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E'
        || '\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F]')
$$;

CREATE FUNCTION may_append(new_at text, new_step text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT FROM allowed a WHERE a.login = session_user AND a.kind = '*') THEN
        RETURN true;
    END IF;
    -- A time and a desk's name, as every desk will show them. The longest step is the check-in of
    -- thousands.
    IF split_part(new_at, ' ', 1) !~ ('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}'
        || '([.][0-9]{1,6})?[+-][0-9]{2}:[0-9]{2}$')
        OR (strpos(new_at, ' ') > 0 AND NOT can_be_shown(substr(new_at, strpos(new_at, ' ') + 1)))
        OR octet_length(new_step) > 200000
    THEN
        RETURN false;
    END IF;
    RETURN json_array_length(new_step::json) > 0 AND NOT EXISTS (
        SELECT FROM json_array_elements(new_step::json)
            WITH ORDINALITY AS each_one (decision, place)
        WHERE NOT EXISTS (
            SELECT FROM allowed a WHERE a.login = session_user AND a.kind = decision->>'did'
        )
        -- Games are called because of a result. Who may do all can end a ring.
        OR (decision->>'did' = 'TablesCalled' AND (
            place = 1
            OR new_step::json->(place::integer - 2)->>'did' IS DISTINCT FROM 'ResultRecorded'
        ))
        -- Only what the same role did can it take back.
        OR (decision->>'did' IN ('Undone', 'Redone') AND NOT EXISTS (
            SELECT FROM journal j
            WHERE j.number = (decision->>'step')::integer AND j.login = session_user
        ))
    );
EXCEPTION WHEN data_exception THEN
    RETURN false;
END $$;

-- False if another desk was first.
CREATE FUNCTION append_step(
    new_number integer, previous text, new_at text, new_step text, new_chain text
) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    last public.head%ROWTYPE;
BEGIN
    -- Nothing is acknowledged that is not on the disk, whatever a login chose as its default.
    PERFORM set_config('synchronous_commit', 'on', true);
    SELECT * INTO STRICT last FROM public.head FOR UPDATE;
    IF last.entries + 1 IS DISTINCT FROM new_number OR last.chain IS DISTINCT FROM previous THEN
        RETURN false;
    END IF;
    IF new_chain IS DISTINCT FROM public.chain_of(previous, new_number, new_at, new_step) THEN
        RAISE EXCEPTION 'the chain is wrong' USING ERRCODE = 'TD001';
    END IF;
    IF NOT public.may_append(new_at, new_step) THEN
        RAISE EXCEPTION 'this role may not decide that' USING ERRCODE = 'TD002';
    END IF;
    INSERT INTO public.journal (number, at, step, chain)
        VALUES (new_number, new_at, new_step, new_chain);
    UPDATE public.head SET entries = new_number, chain = new_chain;
    PERFORM pg_notify('journal', new_number::text);
    RETURN true;
END $$;

CREATE FUNCTION enter_desk(new_name text, new_version text, new_clock double precision)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    IF NOT coalesce(public.can_be_shown(new_name), false)
        OR left(new_version, 20) !~ '^[0-9A-Za-z.+-]+$'
    THEN
        RAISE EXCEPTION 'this is no name of a desk' USING ERRCODE = 'TD002';
    END IF;
    -- What another desk is about to forget is no reason to wait for it: it may never commit.
    DELETE FROM public.desks WHERE process IN (
        SELECT d.process FROM public.desks d WHERE NOT EXISTS (
            SELECT FROM pg_catalog.pg_stat_activity a
            WHERE a.pid = d.process AND a.usename = d.login
        ) FOR UPDATE SKIP LOCKED
    );
    INSERT INTO public.desks VALUES (
        pg_backend_pid(), session_user, new_name, coalesce(host(inet_client_addr()), ''),
        clock_timestamp(), left(new_version, 20),
        greatest(-1e9, least(1e9, new_clock - extract(epoch FROM clock_timestamp())))
    ) ON CONFLICT (process) DO UPDATE SET login = excluded.login, name = excluded.name,
        host = excluded.host, since = excluded.since, program_version = excluded.program_version,
        clock_ahead = excluded.clock_ahead;
END $$;

-- A login may switch off the limits for its own transactions. One that never ends would keep the
-- journal, and let what others notify pile up on the disk.
CREATE FUNCTION end_long_transactions(idle interval, longest interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    PERFORM pg_terminate_backend(a.pid) FROM pg_catalog.pg_stat_activity a
    WHERE a.datname = current_database()
        AND split_part(a.usename, '_', 1) IN ('head', 'scorekeeper', 'viewer')
        AND a.pid <> pg_backend_pid()
        AND (a.xact_start < clock_timestamp() - longest
            OR (a.state LIKE 'idle in transaction%' AND a.state_change < clock_timestamp() - idle));
EXCEPTION WHEN insufficient_privilege THEN
    NULL;  -- An organizer's own server: its administrator decides.
END $$;

-- A desk that connected again is there once, even if its lost connection has not ended yet.
CREATE FUNCTION connected_desks() RETURNS TABLE (
    name text, role text, host text, since text, program_version text, clock_ahead double precision
)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT public.end_long_transactions(interval '12 seconds', interval '90 seconds');
    SELECT name, role, host, to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'),
        program_version, clock_ahead
    FROM (
        SELECT DISTINCT ON (d.login, d.name, d.host) d.name, split_part(d.login, '_', 1) AS role,
            d.host, d.since, d.program_version, d.clock_ahead
        FROM public.desks d
        JOIN pg_catalog.pg_stat_activity a ON a.pid = d.process AND a.usename = d.login
        ORDER BY d.login, d.name, d.host, d.since DESC
    ) AS each_desk
    ORDER BY since, name
$$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the journal is never changed';
END $$;

CREATE FUNCTION head_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.one <> 1 OR NEW.entries <= OLD.entries OR NEW.chain IS DISTINCT FROM
        (SELECT j.chain FROM public.journal j WHERE j.number = NEW.entries)
    THEN
        RAISE EXCEPTION 'the head only follows the journal';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER journal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER head_stays BEFORE DELETE OR TRUNCATE ON head
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER head_follows BEFORE UPDATE ON head
    FOR EACH ROW EXECUTE FUNCTION head_follows();
"""

CLOSED = """
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;

DO $$
DECLARE
    one regprocedure;
BEGIN
    FOR one IN SELECT p.oid::regprocedure FROM pg_catalog.pg_proc p
        WHERE p.pronamespace = 'pg_catalog'::regnamespace AND (
            p.proname ~ '^lo(_|write|read)' OR p.proname ~ '^pg_(terminate|cancel)_backend$'
            OR p.proname ~ '^pg_(try_)?advisory_'
            OR p.proname IN ('pg_logical_emit_message', 'pg_export_snapshot')
        )
    LOOP
        EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', one);
    END LOOP;
    EXECUTE format('ALTER DATABASE %I SET log_min_messages = fatal', current_database());
    EXECUTE format('ALTER DATABASE %I SET log_min_error_statement = panic', current_database());
EXCEPTION WHEN insufficient_privilege THEN
    NULL;  -- An organizer's own server: its administrator decides.
END $$;
"""
"""PostgreSQL lets everybody call new functions, unless told otherwise. It also lets everybody store
large objects, snapshots and messages in the server's logs, which would fill the disk; take so many
advisory locks that nobody else gets a lock; and end the connections of other desks with the same
code.
"""

READS = """
GRANT USAGE ON SCHEMA public TO {0};
GRANT SELECT ON tourneydesk, journal, head TO {0};
GRANT EXECUTE ON FUNCTION enter_desk(text, text, double precision), connected_desks() TO {0};
"""
WRITES = (
    "GRANT EXECUTE ON FUNCTION hold_journal(), append_step(integer, text, text, text, text) TO {0};"
)

PATIENCE = (
    # A laptop that falls asleep while it holds the journal lets go of it.
    ("idle_in_transaction_session_timeout", "10s"),
    # Less than `bounded.ANSWER`: a desk that waits for another asks again, so that it never takes a
    # busy desk for a lost server.
    ("lock_timeout", "1s"),
    # A laptop that is gone without a word is listed as connected for about ten seconds, not hours.
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
)

APPEND = "SELECT append_step(%s, %s, %s, %s, %s)"
HOLD = "SELECT hold_journal()"
AFTER = "SELECT number, at, step, chain FROM journal WHERE number > %s ORDER BY number"
LAST = "SELECT entries FROM head"
ENTER = "SELECT enter_desk(%s, %s, %s)"
DESKS = "SELECT * FROM connected_desks()"
CHAIN_AT = "SELECT chain FROM journal WHERE number = %s"
CHANNEL = "journal"
ENDED = "ended"
"""Sent on the channel before the head desk stops sharing; a number is that of a new step."""
END = f"NOTIFY {CHANNEL}, '{ENDED}'"

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
        _run(connection, TABLES)
        _run(connection, FUNCTIONS)
        _run(connection, CLOSED)
        connection.execute("INSERT INTO tourneydesk VALUES (%s)", (VERSION,))
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
            _run(connection, READS, login)
            for kind in allowed.get(role, ()):
                connection.execute(
                    "INSERT INTO allowed VALUES (%s, %s)", (names.logins[role], kind)
                )
            if allowed.get(role):
                _run(connection, WRITES, login)


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
    for setting, value in PATIENCE:
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
