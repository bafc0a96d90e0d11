"""Names that an eye could take for one another: other capitals, hidden characters, look-alikes."""

import unicodedata

_LATIN_LOOKS = {
    "Cyrillic": "а=a в=b с=c ԁ=d е=e н=h һ=h і=i ј=j к=k м=m о=o р=p ԛ=q ѕ=s т=t ԝ=w х=x у=y",
    "Greek": "α=a β=b ε=e η=h ι=i κ=k μ=m ν=n ο=o ρ=p τ=t χ=x υ=y ζ=z",
    "others": "ı=i ’=' ‘=' `=' ´=' ʼ=' ‐=- ‑=- –=- —=-",
}
_LOOKS = {ord(pair[0]): pair[2] for pairs in _LATIN_LOOKS.values() for pair in pairs.split(" ")}


def likeness(name: str) -> str:
    """A key that is equal for names which look alike, small letters standing for capitals too.

    Small letters of Greek and Cyrillic count as what their capitals look like. Accents count:
    José and Jose are two names.
    """
    text = unicodedata.normalize("NFKC", name.translate(_LOOKS)).casefold().translate(_LOOKS)
    text = unicodedata.normalize("NFC", text)
    if not text.isprintable():
        text = "".join(one for one in text if unicodedata.category(one) != "Cf")
    return " ".join(text.split())
