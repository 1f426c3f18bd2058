"""What cannot be in a position, wherever the game is: asked when a notation is read."""

from typing import Final

from letopis.games.villagers.face_down import NOTE, TYPE, count_of, owner
from letopis.games.villagers.limits import build_most, draft_limit
from letopis.games.villagers.position import VillagersPosition
from letopis.games.villagers.village import ALONE
from letopis.kernel.reading import Reader

MOST: Final = 99_999  # of any figure: far beyond a game
MOST_ROUNDS: Final = 999
MOST_RETURNED: Final = 999
MOST_DUCATS: Final = (2_000, 9_000, MOST)  # on the table and in all supplies, by how many markets have paid
ON_ITS_WAY: Final = ("put-down", "swap", "side", "smuggling", "smuggle")  # a villager is


def check_seen(position: VillagersPosition, reader: Reader) -> None:
    """What all have seen a seat draft is in its hand, or among what it returned since."""
    for seat in range(position.players):
        player = position.seats[seat]
        hand = player.hand.copy()
        cells: list[tuple[int, int]] = []
        for pile in [*position.stacks, position.reserve, position.gone]:
            cells += [(count_of(value), value & TYPE) for value in pile if owner(value) == seat]
        counts = [count for count, _ in cells]
        if len(set(counts)) != len(counts):
            raise reader.wrong(f"seats[{seat}].returned", "two returned cards have the same number")
        for note in sorted(player.seen, reverse=True):
            card, count = note & TYPE, note >> NOTE
            fitting = [cell for cell in cells if cell[1] == card and cell[0] >= count]
            if fitting:
                cells.remove(min(fitting))
            elif card in hand:
                hand.remove(card)
            else:
                id = position.components.villagers[card].id
                raise reader.wrong(f"seats[{seat}].seen", f"{id} is neither in the hand nor returned since")


def check_phase(position: VillagersPosition, reader: Reader, names: list[str]) -> None:
    """What belongs to a phase is nothing outside of it, and what is half done belongs to a step."""
    kinds = [name.split()[0] for name in names if " " in name]  # steps of a seat, not the phases
    if not names and position.markets < 2:
        raise reader.wrong("markets", "the game is over only after the second market", "2")
    if position.round + sum(position.basics) + sum([len(stack) for stack in position.stacks]) > MOST_ROUNDS:
        raise reader.wrong("round", "is later than any game lasts", "a round that can be reached")
    drafting = "draft" in kinds or "give" in names
    for seat in range(position.players):
        player = position.seats[seat]
        key = f"seats[{seat}]"
        on_square = len(player.square)
        if player.drafts + on_square > (draft_limit(position, seat) if drafting else 0):
            raise reader.wrong(f"{key}.drafts", f"{player.drafts}, with {on_square} on the Square, are too many now")
        if on_square and not player.drafts:
            raise reader.wrong(f"{key}.square", "who has nothing left to draft has taken it up", "no cards")
        if f"build {seat}" in names:
            continue
        if player.builds or player.exchanges or player.tinner:
            raise reader.wrong(f"{key}.builds", "the seat is not building", "no actions, and no Tinner")
        most = build_most(position) if names[-1:] == ["end-of-build"] or "build" in kinds else 0
        if player.built > most:
            raise reader.wrong(f"{key}.built", f"says {player.built}", f"at most {most}")
    pending: list[tuple[str, bool, bool]] = [
        ("placing", position.placing >= 0, bool(set(ON_ITS_WAY) & set(kinds))),
        ("basic", position.basic >= 0, "return" in kinds),
        ("onto", position.onto >= 0, "return" in kinds and position.leftmost() >= 0 and "onto" not in kinds),
    ]
    for key, is_there, is_needed in pending:
        if is_there != is_needed:
            raise reader.wrong(key, "stands there while something is done with it, and only then")
    if position.spot != ALONE and not ("put-down" in kinds and "pay" in kinds):
        raise reader.wrong("spot", "stands there while a padlock is opened, and only then", "nothing")
    if position.solo is not None and (position.solo.resolving >= 0) != ("pick" in names):
        raise reader.wrong("countess.resolving", "an event is being resolved while a card is picked, and only then")


def check_villages(position: VillagersPosition, reader: Reader, names: list[str]) -> None:
    """Founders everywhere, but while they are laid anew; nothing uncovered that only stands for another, but a Monk
    of whoever is building."""
    components = position.components
    turns = [name for name in names if name.startswith("build ")]
    for seat in range(position.players):
        village = position.seats[seat].village
        key = f"seats[{seat}].village"
        lifted = f"side {seat}" in names
        if village.cards.count(components.founders.number) != int(not lifted):
            raise reader.wrong(key, "has no Founders" if not lifted else "the Founders are being laid anew")
        for node in range(len(village.cards)):
            card = components.villagers[village.cards[node]]
            building = card.is_monk and turns[-1:] == [f"build {seat}"]
            if card.wild and not village.covered(node) and not building:
                raise reader.wrong(key, "a Monk or Apprentice is never on top (VS-13.9)")
            if village.covered(node) and village.ducats[node]:
                raise reader.wrong(key, "ducats lie on a covered villager")


def check_ducats(position: VillagersPosition, reader: Reader) -> None:
    """No more than a game can bring; nothing earned at a market that is to come, nothing lying after the second."""
    total = sum(position.coins)
    supplies = [(player.ducats, player.village.lying, player.earned) for player in position.seats]
    if position.solo is not None:
        supplies.append((position.solo.ducats, position.solo.village.lying, position.solo.earned))
    for ducats, lying, earned in supplies:
        total += ducats + lying
        if any(earned[:2] if position.markets == 0 else []) or any(earned[2:] if position.markets < 2 else []):
            raise reader.wrong("markets", "has not been held, and has paid", "as many as have paid")
        if lying and position.markets == 2:
            raise reader.wrong("markets", "the second has moved all ducats from the villagers", "no ducats on them")
    if total > MOST_DUCATS[position.markets]:
        raise reader.wrong("seats", f"{total} ducats are in the game", f"at most {MOST_DUCATS[position.markets]}")
    if sum(position.basics) + sum([player.returned for player in position.seats]) > MOST_RETURNED:
        raise reader.wrong("seats", "more cards have been returned than a game lasts")
