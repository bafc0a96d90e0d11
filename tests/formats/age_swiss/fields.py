"""Fields for tests: written as tables, drawn at random, and paired."""

from itertools import combinations, product
from random import Random

from tests.formats.age_swiss.oracle import Pairing
from tourneydesk.core.draw import Draw
from tourneydesk.formats.age_swiss.criteria import Field, make_field
from tourneydesk.formats.age_swiss.score_groups import pair_field

AGES = {"young": 0, "middle": 1, "old": 2}


def field_of(rows: str, met: str = "", forbidden: str = "") -> Field:
    """A field as a table, a player a line: ``id points age-group`` and maybe ``bye``.

    ``met`` and ``forbidden`` list pairs: ``1-2 3-4``.
    """
    level, age, byes = {}, {}, {}
    for row in filter(None, (line.split() for line in rows.splitlines())):
        player = int(row[0])
        level[player], age[player] = int(row[1]), AGES[row[2]]
        byes[player] = int("bye" in row)
    history: dict[int, dict[int, int]] = {player: {} for player in level}
    for one, other in _pairs(met):
        history[one][other] = history[one].get(other, 0) + 1
        history[other][one] = history[one][other]
    return make_field(level, age, 3, byes, history, _pairs(forbidden))


def _pairs(text: str) -> list[tuple[int, int]]:
    return [
        (int(first), int(second)) for first, second in (pair.split("-") for pair in text.split())
    ]


def random_field(
    random: Random, players: int, ages: int = 3, rounds: int | None = None, *, marks: bool = False
) -> Field:
    """A field with a made-up past of up to so many rounds: some met, some byes, some siblings;
    with ``marks`` some of one club, who are kept apart.
    """
    names = list(range(1, players + 1))
    rounds = random.randint(0, min(6, players)) if rounds is None else rounds
    met: dict[int, dict[int, int]] = {player: {} for player in names}
    points, byes = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    for _ in range(rounds):
        order = names[:]
        random.shuffle(order)
        if random.random() < 0.8:
            order.sort(key=lambda player: -points[player])
        if len(order) % 2:
            bye = min(order, key=lambda player: (byes[player], points[player]))
            order.remove(bye)
            byes[bye] += 1
            points[bye] += 3
        for one, other in zip(order[::2], order[1::2], strict=True):
            met[one][other] = met[one].get(other, 0) + 1
            met[other][one] = met[other].get(one, 0) + 1
            if random.random() < 0.15:
                points[one] += 1
                points[other] += 1
            else:
                points[random.choice((one, other))] += 3
    forbidden = [
        (min(pair), max(pair))
        for pair in (random.sample(names, 2) for _ in range(random.randint(0, 2)))
    ]
    age = {player: random.randrange(ages) for player in names}
    levels = sorted(set(points.values()))
    return make_field(
        {player: levels.index(points[player]) for player in names},
        age,
        ages,
        byes,
        met,
        forbidden if random.random() < 0.3 else (),
        same_marks=_clubs(random, names) if marks else (),
    )


def _clubs(random: Random, names: list[int]) -> list[tuple[int, int]]:
    """The pairs of one club, each with up to half of the players; some are of none."""
    club = {player: random.randrange(random.choice((3, 6, 12))) for player in names}
    return [pair for pair in combinations(names, 2) if club[pair[0]] == club[pair[1]] > 0]


def field_of_cliques(random: Random) -> Field:
    """A large field where those of one kind have met in closed rounds of 2 to 4, so that few of a
    small kind can be paired among themselves.
    """
    clique = random.randint(2, 4)
    names = range(1, random.randint(30, 120) + 1)
    level = {player: random.choice((0, 1, 1, 1, 2, 2)) for player in names}
    weights = random.choice(((8, 1, 1), (10, 1, 0.4), (5, 5, 1), (1, 12, 1), (1, 1, 1)))
    age = {player: random.choices((0, 1, 2), weights)[0] for player in names}
    met: dict[int, dict[int, int]] = {player: {} for player in names}
    for kind in product((0, 1, 2), repeat=2):
        alike = [player for player in names if (level[player], age[player]) == kind]
        for start in range(0, len(alike), clique):
            for one, other in combinations(alike[start : start + clique], 2):
                met[one][other] = met[other][one] = 1
    return make_field(level, age, 3, dict.fromkeys(names, 0), met)


def pairing_of(field: Field, seed: str = "test") -> Pairing:
    """The field as the program pairs it."""
    paired = pair_field(field, Draw(seed, "round"))
    pairs = [frozenset(pair) for score_group in paired.score_groups for pair in score_group.pairs]
    bye = paired.start.bye
    return tuple(pairs if bye is None else [*pairs, frozenset((bye,))])
