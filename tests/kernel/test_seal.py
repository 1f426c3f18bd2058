"""The seal of a table: what binds its dice, and what it notices."""

import random

import pytest

import letopis
from letopis.kernel.chance import SEALED, seed_bytes
from letopis.kernel.records import Record, read_record
from letopis.kernel.seal import ALL, GIVEN, SERVER, Seal, broken, settled_seed

NUMBERS = ["0f" * 16, "", "5a" * 16]


def sealed(dice: str = ALL, start: bool = False) -> Record:
    """A game of Era that was sealed and played for a while."""
    numbers = NUMBERS if dice == ALL else [""] * 3
    seal = Seal("ab" * 32, "cd" * 16, dice, [2], list(numbers))
    seed = settled_seed(seal.secret, seal.numbers)
    options = {"round_limit": 2}
    record = Record("era", 2, 3, seed, SEALED, options)
    if start:
        position = letopis.game("era").new(3, seed, options, SEALED)
        record.start = position.dump()
    seal.commitment = seal.promised(record)
    seal.bond = seal.bound()
    record.seal = seal
    position = record.begin(letopis.game("era"))
    for _ in range(12):
        position.play(position.legal(position.awaiting[0])[0], position.awaiting[0])
    return record.extended(position.record().actions, position)


@pytest.mark.parametrize(("dice", "start"), [(ALL, False), (SERVER, False), (SERVER, True), (GIVEN, True)])
def test_a_true_record_holds_also_as_a_file(dice: str, start: bool) -> None:
    record = sealed(dice, start)
    again = read_record(record.text())
    assert broken(record) == broken(again) == ""
    assert again.doc() == record.doc()
    assert record.seal is not None
    for shown in (record.seal.commitment, record.seal.bond):
        assert broken(again, shown) == ""
    assert broken(again, "0" * 64) == "shown-differs"
    letopis.replay(again)


def test_a_record_without_a_seal_proves_nothing() -> None:
    assert broken(letopis.game("era").new(2, 7).record()) == "none"


def another(text: str, chance: random.Random) -> str:
    """The same hexadecimal text but for one digit."""
    place = chance.randrange(len(text))
    digit = chance.choice([digit for digit in "0123456789abcdef" if digit != text[place]])
    return text[:place] + digit + text[place + 1 :]


@pytest.mark.parametrize("number", range(100))
def test_whatever_is_changed_is_found(number: int) -> None:
    chance = random.Random(number)
    record = sealed()
    seal = record.seal
    assert seal is not None
    match number % 10:
        case 0:
            seal.secret = another(seal.secret, chance)
        case 1:
            seal.salt = another(seal.salt, chance)
        case 2:
            record.options = {"round_limit": chance.randint(3, 9)}
        case 3:
            seal.numbers[chance.choice([0, 2])] = another("0f" * 16, chance)
        case 4:
            seal.numbers[1] = another("0f" * 16, chance)
        case 5:
            record.seed = another(str(record.seed), chance)
        case 6:
            seal.secret = another(seal.secret, chance)  # and the dice of the new one
            record.seed = settled_seed(seal.secret, seal.numbers)
        case 7:
            seal.numbers[0] = another(seal.numbers[0], chance)  # likewise
            record.seed = settled_seed(seal.secret, seal.numbers)
        case 8:
            record.rules, record.players = 1, 3
        case _:
            seal.invited = [chance.choice([0, 1])]
    assert broken(record) != ""


def test_whoever_seals_it_anew_is_found_by_those_who_kept_the_seal() -> None:
    record = sealed()
    seal = record.seal
    assert seal is not None
    kept, bond = seal.commitment, seal.bond
    seal.numbers[0] = "77" * 16
    seal.secret = "00" * 32
    record.seed = settled_seed(seal.secret, seal.numbers)
    seal.commitment = seal.promised(record)
    seal.bond = seal.bound()
    assert broken(record) == ""
    assert broken(record, kept) == broken(record, bond) == "shown-differs"


def test_the_dice_of_a_position_are_the_seals_own() -> None:
    record = sealed(SERVER, start=True)
    assert record.start is not None
    record.start["chance"]["seed"] = seed_bytes("mine").hex()
    assert broken(record) == "commitment"
    assert record.seal is not None
    record.seal.commitment = record.seal.promised(record)
    record.seal.bond = record.seal.bound()
    assert broken(record) == "seed"


def test_every_number_moves_the_seed() -> None:
    seeds = {settled_seed("secret", [number, other]) for number in ("", "0", "1") for other in ("", "0", "1")}
    assert len(seeds) == 9
