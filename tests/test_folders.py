"""A folder can be taken in at a glance."""

from collections import Counter
from pathlib import Path

import tourneydesk

MOST_MODULES = 20


def test_no_folder_has_more_than_twenty_modules() -> None:
    house = Path(tourneydesk.__file__).parent
    counted = Counter(path.parent for path in house.rglob("*.py"))
    full = {path.relative_to(house): n for path, n in counted.items() if n > MOST_MODULES}
    assert full == {}
