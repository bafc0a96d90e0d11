"""The choice of one of this laptop's networks."""

from collections.abc import Sequence

from tourneydesk.desk.networks import Interface
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.present import messages


class NetworkChoice(ChoiceBox):
    """Shows each network with its kind and its address."""

    def offer(self, networks: Sequence[Interface], usual: str = "") -> None:
        """Offers these networks; the one with the usual name is chosen, or else the first."""
        self.clear()
        for one in networks:
            self.addItem(network_name(one), one)
        names = [one.name for one in networks]
        self.setCurrentIndex(names.index(usual) if usual in names else 0)

    @property
    def chosen(self) -> Interface:
        """The chosen network; there is always one, as the laptop itself is offered without any."""
        found = self.currentData()
        assert isinstance(found, Interface)
        return found


def network_name(one: Interface) -> str:
    """A network as people choose it."""
    if one.inner and not one.called:
        return messages.text("phones-network-none", address=one.address)
    return messages.text(f"phones-network-{one.kind}", called=one.called, address=one.address)
