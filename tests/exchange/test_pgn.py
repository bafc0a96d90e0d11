"""The games of an event as PGN."""

from dataclasses import replace

from tests.exchange.irregular import irregular_event
from tourneydesk.exchange.kinds import WHOLE, make_export


def test_every_game_played_has_its_headers_and_no_forfeit_is_a_game() -> None:
    text = make_export("pgn", [irregular_event()])[WHOLE].decode()
    games = text.split("\n\n\n") if "\n\n\n" in text else text.strip().split("\n\n[")
    assert len(games) == 4
    assert text.startswith(
        '[Event "Club Open"]\n[Site "Springfield"]\n[Date "2026.11.21"]\n[Round "1.1"]\n'
        '[White "Lee, Ann"]\n[Black "Cho, Kim"]\n[Result "1-0"]\n[WhiteElo "1800"]\n'
        '[BlackElo "1500"]\n[TimeControl "G/60;d5"]\n\n1-0\n'
    )
    assert text.count("1/2-1/2\n") == 1
    assert text.count("\n0-1\n") == 1


def test_quotes_and_backslashes_are_escaped() -> None:
    event = replace(irregular_event(), name='The "A\\B" Open')
    assert b'[Event "The \\"A\\\\B\\" Open"]' in make_export("pgn", [event])[WHOLE]
