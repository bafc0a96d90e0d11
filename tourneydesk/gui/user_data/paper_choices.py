"""The options chosen for each document of a format, stored in the user's data folder."""

import json
from collections.abc import Mapping
from contextlib import suppress

from tourneydesk.documents.printing import Chosen, Option, chosen_in
from tourneydesk.gui.user_data.preferences import write_text
from tourneydesk.user_folders import data_folder

NAME = "paper-options.json"
MAX_SIZE = 1_000_000
"""In bytes; a larger file is not ours."""
Choices = dict[str, dict[str, dict[str, list[str]]]]
"""Values by format, document and option."""


class PaperChoices:
    """What is chosen for the documents of one format. What cannot be saved, or means nothing in
    another event, is remembered until the event is closed.
    """

    def __init__(self, format_key: str) -> None:
        self._format = format_key
        self._chosen = _read().get(format_key, {})
        self._only_here: set[tuple[str, str]] = set()

    @property
    def all(self) -> tuple[tuple[str, Chosen], ...]:
        """What is chosen for every document, by its key."""
        return tuple((document, _chosen(own)) for document, own in self._chosen.items())

    def values(self, document: str, option: Option) -> tuple[str, ...]:
        """The values chosen for an option of a document, else its default."""
        return chosen_in(option, _chosen(self._chosen.get(document, {})))

    def choose(self, document: str, option: Option, values: tuple[str, ...]) -> None:
        """Remembers these values; the default is not stored."""
        own = self._chosen.setdefault(document, {})
        own.pop(option.key, None)
        if values != option.default:
            own[option.key] = [*values]
        if not option.remembered:
            self._only_here.add((document, option.key))
            return
        # Another window may have stored the options of another format.
        stored = {**_read(), self._format: self._to_store()}
        with suppress(OSError, ValueError):
            write_text(data_folder() / NAME, json.dumps(stored))

    def _to_store(self) -> dict[str, dict[str, list[str]]]:
        remembered = {
            document: {
                option: values
                for option, values in own.items()
                if (document, option) not in self._only_here
            }
            for document, own in self._chosen.items()
        }
        return {document: own for document, own in remembered.items() if own}


def _chosen(own: Mapping[str, list[str]]) -> Chosen:
    return tuple((option, tuple(values)) for option, values in own.items())


def _read() -> Choices:
    try:
        file = data_folder() / NAME
        if file.stat().st_size > MAX_SIZE:
            return {}
        return {
            str(format_key): {
                str(document): {str(option): [*map(str, v)] for option, v in own.items()}
                for document, own in documents.items()
            }
            for format_key, documents in json.loads(file.read_text(encoding="utf-8")).items()
        }
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}
