"""The made-up people of the mock-ups of sheets: names of usual lengths."""

from tourneydesk.core.event import Player

FORTY = """
Carmichaelson, Otis
Vardapetian, Aram
Golestaneh, Farah
Lachapelle, Isidore
Pacheco-Dunn, Yolanda
Baskerfield, Homer
Ruizdíaz, Esteban
Zhdanovich, Natasha
Du Plessy, Raymond
Muckenfuss, Doris
Hutchings, Earl
Iyengarathan, Shreya
Gelashvidze, Tamar
Blackwood-Obi, Terrence
Teixeirinha, Gonçalo
Castagnaro, Silvio
Liang, Wen-hao
Stroud, Percival
Amponsah, Clifford
Chornomorets, Vasyl
Thistlewood, Calvin
Marblestone, Ezekiel
Trương, Minh-Anh
Brockhurst, Alistair
Kuppuswamy, Arjun
Featherstone, Rosalind
Halmosi, Judit
Wackernagel, Bruno
Eldjarnsdóttir, Sigrún
Echeverrigaray, Mariana
Valiyev-Stone, Rashid
Grzybowski, Violet
Ouahbi, Khadija
Penhallow, Dwight
Harkavy, Edwina
Nyströmer, Annika
Přibyl, Magdalena
Swindlehurst, Lenora
Szymczyk, Leopold
Ostrander, Kimberly
"""
EIGHTEEN = """
Montefusco, Paola
Petrovački, Dejan
Larkspur, Gideon
Beauclair, Marlon
Hallonsten, Sven-Erik
Puletasi, Kalani
Tetherington, Rowan
Qadirov, Imran
Vanderplas, Beatrix
Umeadi, Nkechi
Ackerknecht, Tobias
Whitlow, Cassandra
Żurawiecka, Aleksandra
Stepanchuk, Yevheniia
Mac Giolla, Lorcan
Noh, Hye-jin
Ferreiro, Odalys
Achterberg, Desmond
"""
_GIVEN = ("Inês", "Karim", "Birgit", "Hollis", "Ewa")


def people(names: str, count: int) -> tuple[Player, ...]:
    """So many players with these names, with other given names where there are fewer."""
    lines = [line for line in names.splitlines() if line]
    players = []
    for at in range(count):
        family, given = lines[at % len(lines)].split(", ")
        given = given if at < len(lines) else _GIVEN[at // len(lines) - 1]
        name = f"{given} {family}"
        rating = 1900 - 7 * at if at < 150 else None
        players.append(Player(at + 1, name, rating=rating, age=8 + at % 40, family=family))
    return tuple(players)
