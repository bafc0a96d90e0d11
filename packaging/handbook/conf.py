"""Sphinx's configuration of the handbook, the same for every language; facts.py has the rest."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import facts

project = "TourneyDesk"
release = facts.version
language = facts.language
extensions = ["myst_parser"]
# The anchors of headings, as the window makes them.
myst_heading_anchors = 4
html_theme = "furo"
html_title = facts.title
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
templates_path = ["templates"]
html_context = {"languages": facts.languages}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
        "languages.html",
    ]
}
exclude_patterns = ["templates"]
