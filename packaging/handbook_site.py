"""Writes the sources of the handbook's web site: its pages with the program's words, for Sphinx.

Run by `make handbook`, once for all languages: packaging/handbook_site.py FOLDER.
"""

import shutil
import sys
from pathlib import Path

from tourneydesk import __version__
from tourneydesk.gui.app.handbook import WindowNames
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.gui.widgets.theme import application
from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import CHAPTERS, FIRST
from tourneydesk.present.handbook.markdown import pictures_of
from tourneydesk.present.handbook.pages import picture_file, read_pages
from tourneydesk.present.messages.languages import known_languages
from tourneydesk.shipped import shipped

HERE = Path(__file__).parent
SITE = HERE / "handbook"
"""What is the same in every language: Sphinx's configuration, and the links between languages."""


def write_language(folder: Path, language: str) -> None:
    """Writes the pages of a language, the pictures they show, and the contents."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    shutil.copytree(SITE, folder, dirs_exist_ok=True)
    for name, page in read_pages(language, WindowNames()).items():
        contents = _contents() if name == FIRST else ""
        (folder / f"{name}.md").write_text(page.markdown + contents, encoding="utf-8")
        for link, _ in pictures_of(page.markdown):
            shutil.copyfile(shipped(picture_file(link, language)), folder / link)
    facts = {
        "language": language,
        "version": __version__,
        "title": f"TourneyDesk {__version__} – {messages.text('handbook-title')}",
        "languages": [(one.key, one.name) for one in known_languages()],
    }
    lines = (f"{name} = {value!r}\n" for name, value in facts.items())
    (folder / "facts.py").write_text("".join(lines), encoding="utf-8")


def _contents() -> str:
    chapters = []
    for chapter in CHAPTERS:
        pages = "\n".join(name for name in chapter.pages if name != FIRST)
        heading = messages.text(f"handbook-chapter-{chapter.key}")
        chapters.append(f"```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{pages}\n```\n")
    return "\n" + "\n".join(chapters)


def main(folder: Path) -> None:
    """Writes all languages, each to a folder of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    app = application()
    for language in known_languages():
        speak_in(app, language.key)
        write_language(folder / language.key, language.key)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
