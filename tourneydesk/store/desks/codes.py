"""Join codes: 75 random bits as five groups of three characters that nobody mistakes."""

import secrets

_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L, O and U."""
_GROUPS, _IN_GROUP = 5, 3
CODE_LENGTH = _GROUPS * _IN_GROUP
_MISTAKEN = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


def new_code() -> str:
    """A random code, as it is sent to the server: 15 characters of 5 bits each."""
    return "".join(secrets.choice(_CHARACTERS) for _ in range(CODE_LENGTH))


def grouped(code: str) -> str:
    """A code as it is shown and typed: ``K7M-2QX-9TB-4HN-8WD``."""
    return "-".join(code[at : at + _IN_GROUP] for at in range(0, len(code), _IN_GROUP))


def typed(code: str) -> str:
    """A code as it was meant: without hyphens and spaces, letters mistaken for digits corrected."""
    return code.upper().translate(_MISTAKEN)
