"""How a Dual Ring is shown."""

from tourneydesk.core.event import Event
from tourneydesk.core.format import Outlook
from tourneydesk.formats.dual_ring.show.drawing import drawing, out_after, rebuild_ring
from tourneydesk.formats.dual_ring.show.papers import (
    call_sheet,
    charts,
    hand_round,
    layout,
    rules_of_event,
    steps,
)
from tourneydesk.present import messages
from tourneydesk.present.preview import Consequence, Ring
from tourneydesk.present.settings import SettingGroup
from tourneydesk.present.sheets import COLORS, SlipLayout, won_drew_or_drops_out
from tourneydesk.present.show import ByHand, OwnPaper, RingShow, Show, of_event


def _consequence(event: Event, outlook: Outlook, notes: tuple[str, ...]) -> Consequence:
    count = len(event.entered)
    return Consequence(messages.text("ring-of", players=count), notes, Ring(count), True)


SHOW = Show(
    card=layout,
    slip=SlipLayout(lambda _event, _seats: won_drew_or_drops_out(), COLORS),
    sketch=Ring(10),
    consequence=_consequence,
    setting_groups=(
        SettingGroup("seating", ("seating",)),
        SettingGroup("games", ("gap_colours", "drawn_game", "both_results")),
    ),
    sample="samples/ring-10.csv",
    recipe="samples/dual-ring.toml",
    crowd=12,
    icon="circle-dot",
    by_hand=ByHand(steps, hand_round, charts),
    ring=RingShow(drawing, rebuild_ring),
    papers=(OwnPaper("calls", "posted", "ring", of_event(call_sheet)),),
    rules=rules_of_event,
    decisive=out_after,
    has_colors=True,
    draft_columns=("rating",),
    detail_reasons=frozenset(
        (
            "equal_ratings_by_lot",
            "kept_apart",
        )
    ),
)
