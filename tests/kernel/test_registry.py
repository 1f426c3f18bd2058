"""Games are found: our rooms, and other packages' by entry point."""

import pytest

import letopis
from letopis import BadOption, Game, Position
from letopis.games import names

pytestmark = pytest.mark.plain


def test_a_game_of_another_package_is_found_like_ours(toy: Game[Position]) -> None:
    assert letopis.game("toy") is toy
    assert "toy" in names()
    assert toy in letopis.games()
    assert names().index("toy") == len(names()) - 1
    assert toy.title("ru") == "Шарики"
    assert toy.title() == "Marbles"


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption) as bad:
        letopis.game("chess")
    assert bad.value.option == "game"
    assert set(bad.value.allowed.split(", ")) == set(names())


@pytest.mark.parametrize("name", ["", "..", "../kernel", "kernel", "__pycache__", "era.game", "é"])
def test_a_name_is_not_a_path(name: str) -> None:
    with pytest.raises(BadOption):
        letopis.game(name)


def test_every_game_introduces_itself() -> None:
    for game in letopis.games():
        for lang in ("en", "ru"):
            assert game.title(lang) not in ("", "title")
            for option in game.options:
                assert game.texts.has(lang, f"option-{option.name}"), option.name
        assert list(game.seats) == sorted(set(game.seats))
        assert game.rules_version >= 1
        assert game.provenance()


def test_a_compiled_kernel_takes_plain_games(toy: Game[Position]) -> None:
    position = toy.new(2, 5)
    assert position.copy().dump() == position.dump()
    assert type(position).__module__ == "tests.kernel.toy.position"
