"""The details panel: what is about a table, and the rest behind Details."""

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.present import messages
from tourneydesk.present.explain import explain_table, round_texts
from tourneydesk.present.messages import name_of, sentences
from tourneydesk.present.tables.pairings import ByeOf

FIVE = ("Ann", "Bo", "Cy", "Di", "Ed")


def shown(panel: DetailsPanel) -> list[str]:
    """The panel's texts that can be seen."""
    return [part.text() for part in panel.parts if part.isVisible()]


def test_the_rest_is_shown_when_asked_for_and_hidden_again(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    workspace = keyboard.workspace
    posted = workspace.session.event.rounds[0]
    found = explain_table(workspace.session.event, posted, 1)
    workspace.details_panel.show_reasons(
        "Board 1", "", found.said, details=("More.", "Still more.")
    )
    assert "\n\n".join(found.said) in shown(workspace.details_panel)
    assert "More.\n\nStill more." not in shown(workspace.details_panel)
    workspace.details_panel.more.click()
    assert "More.\n\nStill more." in shown(workspace.details_panel)
    workspace.details_panel.show_reasons("Board 2", "", ("Why.",), details=("Other.",))
    assert "Other." in shown(workspace.details_panel)
    workspace.details_panel.more.click()
    assert "Other." not in shown(workspace.details_panel)


def test_without_details_there_is_no_button_for_them(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    panel = keyboard.workspace.details_panel
    panel.more.setChecked(True)
    panel.show_reasons("Board 1", "", ("Why.",))
    assert not panel.more.isVisible()
    assert shown(panel) == ["Board 1", "Why."]


def test_what_is_true_of_the_round_is_on_its_page(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *FIVE)
    workspace = keyboard.workspace
    event = workspace.session.event
    texts = round_texts(event, event.rounds[0])
    assert len(texts) > 2
    assert sentences(*texts) in workspace.round.notes.text()


def test_a_bye_is_a_row_of_the_list_and_has_no_keys(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    page, event = keyboard.workspace.round, keyboard.workspace.session.event
    (bye,) = event.rounds[0].byes
    last = page.tables.rows[-1]
    assert last.key == ByeOf(bye.player)
    assert name_of(event, bye.player) in last.cells
    assert messages.text("cell-bye-points", points=bye.points) in last.cells
    assert not page.byes.isVisible()
    keyboard.press(Key.Key_End)
    assert page.tables.key == ByeOf(bye.player)
    keyboard.type("1")
    assert len(event.rounds[0].missing) == len(keyboard.workspace.session.event.rounds[0].missing)


def test_under_a_filter_a_bye_is_as_readable_as_the_rows_of_the_list_above_it(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    page, event = keyboard.workspace.round, keyboard.workspace.session.event
    (bye,) = event.rounds[0].byes
    page.missing.click()
    assert name_of(event, bye.player) in page.byes.text()
    assert page.byes.property("look") != "quiet"
    assert page.byes.font().pointSizeF() == page.tables.font().pointSizeF()
    assert page.byes.geometry().top() < page.notes.geometry().top()
