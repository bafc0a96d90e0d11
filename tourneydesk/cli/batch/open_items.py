"""The batch command that settles what the papers of a rebuilt event left open."""

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.fields import takes
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request
from tourneydesk.core.event import OpenItem
from tourneydesk.desk.paper_rebuild import settling
from tourneydesk.present import state
from tourneydesk.present.progress import open_shapes


@takes("round", "table", "seats", "player", "points", "what")
def settle(batch: BatchFile, request: Request) -> Reply:
    """Settles a table by ``seats`` or a bye by ``points``; anything else as the event shows the
    item.
    """
    session = batch.need_session()
    round_number = request.whole_or_none("round") or 0
    table, player = request.whole_or_none("table") or 0, request.whole_or_none("player") or 0
    reply: Reply = {}
    if request.get("seats") is not None:
        posted = settling.seat_table(session, round_number, table, request.ids("seats"))
        reply["table"] = state.table_shape(posted)
    elif request.get("points") is not None:
        settling.give_bye(session, round_number, player, request.number("points"))
    else:
        settling.settle(session, OpenItem(request.text("what"), round_number, table, player))
    return {**reply, "open": open_shapes(session.event)}


SETTLING = {"settle": settle}
