"""How the prizes of a list are awarded, in sentences."""

from collections.abc import Iterator

from tourneydesk.core.prizes import PrizeList
from tourneydesk.present.messages import text


def house_rules(offered: PrizeList) -> Iterator[str]:
    """A sentence for each rule that makes a difference with these prizes."""
    if any(prize.amount for prize in offered.prizes):
        yield text("rules-prize-share" if offered.share else "rules-prize-order")
    yield text("rules-prize-one" if offered.one_each else "rules-prize-all")
    if any(prize.text for prize in offered.prizes):
        yield text("rules-prize-others")
    if not offered.withdrawn:
        yield text("rules-prize-no-withdrawn")
    if offered.share and offered.total:
        yield text("rules-prize-whole" if offered.whole else "rules-prize-cents")
