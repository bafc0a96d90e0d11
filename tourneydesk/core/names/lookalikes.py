"""Names that look alike: different case, invisible characters, look-alike letters."""

import unicodedata

_LATIN_LOOKS = {
    "Cyrillic": "а=a в=b с=c ԁ=d е=e н=h һ=h і=i ј=j к=k м=m о=o р=p ԛ=q ѕ=s т=t ԝ=w х=x у=y",
    "Greek": "α=a β=b ε=e η=h ι=i κ=k μ=m ν=n ο=o ρ=p τ=t χ=x υ=y ζ=z",
    "others": "ı=i ’=' ‘=' `=' ´=' ʼ=' ‐=- ‑=- –=- —=-",
}
_LOOKS = {ord(pair[0]): pair[2] for pairs in _LATIN_LOOKS.values() for pair in pairs.split(" ")}


def lookalike_key(name: str) -> str:
    """A key that is equal for names that look alike, also in lower case.

    Lower-case Greek and Cyrillic letters are compared by the look of their capitals. Accents
    matter: José and Jose are two names.
    """
    text = unicodedata.normalize("NFKC", name.translate(_LOOKS)).casefold().translate(_LOOKS)
    text = unicodedata.normalize("NFC", text)
    if not text.isprintable():
        text = "".join(character for character in text if unicodedata.category(character) != "Cf")
    return " ".join(text.split())


def name_key(name: str) -> str:
    """A key that is equal for names that look alike, whether the family name is first or last."""
    return " ".join(sorted(lookalike_key(name).replace(",", " ").split()))
