"""The reasons for each table, each bye and the whole round."""

from collections.abc import Mapping
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.age_swiss.criteria import Field, Pair
from tourneydesk.formats.age_swiss.records import Tally, record_named
from tourneydesk.formats.age_swiss.score_groups import Paired, PairedGroup, bye_key
from tourneydesk.formats.age_swiss.settings import (
    ELDEST_AND_YOUNGEST,
    FIRST_ROUND,
    HOUSE,
    MOVING_DOWN,
    OURS,
    RECORD_THEN_AGE,
    rules,
)


@dataclass(frozen=True, slots=True)
class Scene:
    """The background of the reasons.

    ``records`` names the levels of the field as people say them, ``names`` the age groups. ``mark``
    is what keeps players apart: `core.field.MARKS`, or empty.
    """

    field: Field
    sums: Mapping[int, Tally]
    records: Mapping[int, str]
    names: tuple[str, ...]
    bye_points: int
    first_round: bool
    mark: str

    def group(self, player: int) -> str:
        """The name of a player's age group."""
        return self.names[self.field.age[player]]

    @property
    def ages_rule(self) -> str:
        return FIRST_ROUND if self.first_round else RECORD_THEN_AGE


def scene_of(event: Event, field: Field, sums: Mapping[int, Tally]) -> Scene:
    """The scene of an event's next round."""
    levels: dict[int, list[Tally]] = {}
    chosen = rules(event.settings)
    for player in field.players:
        levels.setdefault(field.level[player], []).append(sums[player])
    return Scene(
        field,
        sums,
        {level: record_named(alike) for level, alike in levels.items()},
        chosen.names,
        chosen.bye,
        first_round=not event.rounds,
        mark=chosen.keep_apart or "",
    )


def of_table(scene: Scene, paired: Paired, index: int, pair: Pair) -> tuple[Reason, ...]:
    """Why these two meet; ``index`` is that of the score group in which they were paired."""
    why = [
        _moved(scene, above, player)
        for above in paired.score_groups[:index]
        for player in pair
        if player in above.left_over
    ]
    return (*_meeting(scene, paired.score_groups[index], pair), *why, *_rematch(scene, pair))


def of_kept(staying: int, pair: Pair) -> tuple[Reason, ...]:
    """That two players were paired around the kept tables and byes of that many players."""
    if not staying:
        return ()
    facts: dict[str, Fact] = {"players": staying}
    return (Reason("paired_around", OURS, (min(pair), max(pair)), facts),)


def of_bye(scene: Scene, paired: Paired) -> tuple[Reason, ...]:
    """Why this player has the bye."""
    bye = paired.start.bye
    assert bye is not None
    field, tally = scene.field, scene.sums[bye]
    facts: dict[str, Fact] = {
        "points": scene.bye_points,
        "group": scene.group(bye),
        "record": scene.records[field.level[bye]],
    }
    rule = FIRST_ROUND if scene.first_round else OURS
    why = [Reason("bye_first_round" if scene.first_round else "bye_odd", rule, (bye,), facts)]
    if tally.byes:
        why.append(Reason("bye_once_more", OURS, (bye,), {"byes": tally.byes}))
    sooner = [player for player in field.players if bye_key(field, player) < bye_key(field, bye)]
    if sooner:
        why.append(Reason("bye_not_sooner", OURS, (bye,), {"players": len(sooner)}))
    if paired.start.equal > 1:
        why.append(Reason("bye_by_lot", rule, (bye,), {"players": paired.start.equal}))
    return tuple(why)


def of_round(scene: Scene, paired: Paired) -> tuple[Reason, ...]:
    """What applies to the whole round."""
    why = [
        Reason("first_round", FIRST_ROUND)
        if scene.first_round
        else Reason("record_then_age", RECORD_THEN_AGE)
    ]
    if paired.start.repeats:
        why.append(Reason("repeats_unavoidable", OURS, facts={"pairs": paired.start.repeats}))
    if paired.start.outermost:
        mixed: dict[str, Fact] = {"pairs": paired.start.outermost}
        why.append(Reason("outermost_unavoidable", OURS, facts=mixed))
    if scene.mark:
        why.append(Reason("same_mark_apart", HOUSE, facts={"mark": scene.mark}))
    return (*why, Reason("equal_by_lot", FIRST_ROUND if scene.first_round else OURS))


def _meeting(scene: Scene, score_group: PairedGroup, pair: Pair) -> list[Reason]:
    """What the two have in common, and why not their age."""
    field = scene.field
    older, younger = sorted(pair, key=lambda player: (-field.age[player], player))
    facts: dict[str, Fact] = {
        "record": scene.records[score_group.group.level],
        "older": scene.group(older),
        "younger": scene.group(younger),
    }
    same_age = field.age[older] == field.age[younger]
    if field.level[older] != field.level[younger]:
        high, low = (
            (older, younger) if field.level[older] > field.level[younger] else (younger, older)
        )
        facts |= {
            "high": scene.records[field.level[high]],
            "high_group": scene.group(high),
            "low_group": scene.group(low),
        }
        code = "meet_below_same_age" if same_age else "meet_below_other_age"
        why = [Reason(code, MOVING_DOWN, (high, low), facts)]
    elif same_age:
        code = "first_round_same_age" if scene.first_round else "same_record_same_age"
        why = [Reason(code, scene.ages_rule, (older, younger), facts)]
    else:
        code = "first_round_other_age" if scene.first_round else "same_record_other_age"
        why = [Reason(code, scene.ages_rule, (older, younger), facts)]
    return why if same_age else [*why, _why_ages_differ(scene, score_group, older, younger)]


def _why_ages_differ(scene: Scene, score_group: PairedGroup, older: int, younger: int) -> Reason:
    """The first simple cause that applies; ``older`` and ``younger`` are of different age
    groups.
    """
    field, eldest = scene.field, scene.field.age_groups - 1
    opponent = {first: second for pair in score_group.pairs for first, second in (pair, pair[::-1])}
    facts: dict[str, Fact] = {"record": scene.records[score_group.group.level]}
    for player in (older, younger):
        age = field.age[player]
        alike = [player for player in opponent if field.age[player] == age]
        out = [other for other in alike if field.age[opponent[other]] != age]
        own: dict[str, Fact] = {**facts, "group": scene.group(player), "players": len(alike)}
        if len(alike) == 1:
            return Reason("alone_of_age", scene.ages_rule, (player,), own)
        if out == [player]:
            return Reason("odd_one_of_age", scene.ages_rule, (player,), own)
        ends = sorted(field.age[opponent[other]] for other in out)
        if len(out) == 2 and ends == [0, eldest] and out[0] not in field.avoided(out[1]):
            named = {"youngest": scene.names[0], "eldest": scene.names[eldest]}
            return Reason("broken_for_ages", ELDEST_AND_YOUNGEST, (player,), {**own, **named})
    return Reason("ages_differ_for_others", OURS, (older, younger), facts)


def _moved(scene: Scene, score_group: PairedGroup, player: int) -> Reason:
    """Why a player was left over in a score group and moved down."""
    field, people = scene.field, score_group.group.players
    facts: dict[str, Fact] = {
        "record": scene.records[score_group.group.level],
        "group": scene.group(player),
        "players": len(people),
        "own": scene.records[field.level[player]],
    }
    if len(people) == 1:
        code = "moved_as_only_one"
    elif len(score_group.left_over) > 1:
        code = "moved_with_others"
        facts["left_over"] = len(score_group.left_over)
    elif any(
        field.age[peer] < field.age[player]
        and score_group.group.moved(field, peer) <= score_group.group.moved(field, player)
        for peer in people
    ):
        code = "moved_though_older"
    elif field.age[player] > min(field.age[other] for other in people):
        code = "moved_for_first_time"
    else:
        code = "moved_as_youngest"
        alike = [
            peer
            for peer in people
            if field.age[peer] == field.age[player]
            and score_group.group.moved(field, peer) == score_group.group.moved(field, player)
        ]
        if len(alike) > 1:
            return Reason("moved_by_lot", MOVING_DOWN, (player,), {**facts, "alike": len(alike)})
    return Reason(code, MOVING_DOWN, (player,), facts)


def _rematch(scene: Scene, pair: Pair) -> list[Reason]:
    first, second = sorted(pair)
    times = scene.field.times_met(first, second)
    why = [Reason("met_before", OURS, (first, second), {"times": times})] if times else []
    if scene.field.outermost(first, second):
        facts: dict[str, Fact] = {"eldest": scene.names[-1], "youngest": scene.names[0]}
        why.append(Reason("outermost_meet", OURS, (first, second), facts))
    if second in scene.field.marked[first]:
        why.append(Reason("meet_in_same_mark", HOUSE, (first, second), {"mark": scene.mark}))
    return why
