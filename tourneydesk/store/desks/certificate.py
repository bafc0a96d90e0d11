"""The certificate with which an event's server encrypts. Nobody has to compare it: see
`connection.connect`.
"""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

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
