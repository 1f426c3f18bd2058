"""Bruges' board in a browser: what it shows, in terms of the rules; what is lit, what is dimmed and why."""

import re
from typing import Any

import pytest

import letopis
from letopis.games.bruges.board import piece
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import USES
from letopis.kernel.texts import LANGUAGES
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.entries import BOT, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.table_view import table_view
from letopis.web.render import Renderer, whole
from tests.games.bruges.table import COLOURS, play, table

State = dict[str, Any]
ME = Audience(0)


def state_of(position: BrugesPosition, audience: Audience = ME, lang: str = "en") -> State:
    """What an audience sees of a table where this position stands."""
    info = TableInfo("demo", "bruges", position.game.rules_version, position.players, {}, "seed", "salt", "anna")
    live = LiveTable(info)
    live.apply_all([Entry(1, SIT, 0, {"name": "Anna"}, "anna")])
    live.apply_all([Entry(seat + 1, BOT, seat, {"level": "journeyman"}) for seat in range(1, position.players)])
    live.position = position
    return table_view(live, audience, lang)


def drawn(position: BrugesPosition, audience: Audience = ME, lang: str = "en") -> dict[str, str]:
    """The areas that an audience sees."""
    areas = Renderer().areas(state_of(position, audience, lang), lang)
    return {name: whole(html, areas) for name, html in areas.items()}


def element(html: str, id: str) -> str:
    """The opening tag of an element."""
    found = re.search(rf'<[a-z]+ [^>]*?\bid="{id}"[^>]*>', html)
    assert found is not None, id
    return found.group(0)


def part(html: str, start: str, end: str) -> str:
    """What stands between two marks."""
    return html[html.index(start) :].partition(end)[0]


def said(html: str) -> str:
    """Its words: what leads to a sign is a word like the others."""
    return re.sub(r'<span data-sign="[^"]*">([^<]*)</span>', r"\1", html)


# ---- the moment


def test_the_dice_say_what_they_mean_this_round() -> None:
    common = drawn(table({"hand": ["king"]}, dice={"blue": 1, "brown": 2, "red": 3, "purple": 4, "yellow": 6}))[
        "area-common"
    ]
    assert "a red card brings 3 guilders." in element(common, "die-red")
    assert "counts in the price of a step" in element(common, "die-blue")
    assert "everybody received a yellow threat marker (Raid)" in element(common, "die-yellow")
    assert "A step costs 3 guilders" in common  # 1 + 2
    high = drawn(table({"hand": ["king"]}, dice={"blue": 3, "brown": 4}))["area-common"]
    assert "no step this round" in high


def test_both_piles_show_the_colour_of_their_backs_and_how_many() -> None:
    position = table({"hand": ["king"]})
    common = drawn(position)["area-common"]
    for number, pile in enumerate(position.view(0)["piles"], 1):
        told = f"Pile {number}: {pile['count']} cards, the top one is {pile['colour']}"
        assert told in element(common, f"pile-{number}")
    assert f"Extra {position.view(0)['extra']}" in common


def test_the_town_plan_has_two_arms_of_five_cells_for_each_player() -> None:
    for others in range(1, 4):
        common = drawn(table({"hand": ["king"]}, *[{} for _ in range(others)]))["area-common"]
        cells = re.findall(r'id="plan-(\d)-(left|right)-(\d)"', common)
        assert len(cells) == (others + 1) * 10
        assert common.count('class="corner nobody"') == 3 - others


def test_built_cells_are_water_and_a_completed_arm_shows_its_statue() -> None:
    canal = {"canal": {"left": 5, "right": 2}, "statues": {"left": 7, "right": 0}}
    areas = drawn(table({"hand": ["king"], **canal}))
    for cell in range(1, 6):
        assert " built" in element(areas["area-common"], f"plan-0-left-{cell}")
    assert " built" in element(areas["area-common"], "plan-0-right-2")
    assert " next" in element(areas["area-common"], "plan-0-right-3")
    assert '<text class="won-statue" y="5">7</text>' in areas["area-common"]
    assert "Statue: 7 points" in areas["area-place-0"]


def test_pawns_stand_on_the_reputation_track() -> None:
    common = drawn(table({"hand": ["king"], "reputation": 6}, {"reputation": 2}))["area-common"]
    assert "Step 6: 7 points" in element(common, "step-6")
    assert "seat-0" in part(common, 'id="step-6"', "</li>")
    assert "seat-1" in part(common, 'id="step-2"', "</li>")


# ---- a place


def test_threats_are_circles_of_three_filling_up() -> None:
    place = drawn(table({"hand": ["king"], "threats": {"blue": 2, "red": 1}}))["area-place-0"]
    blue = part(place, 'class="of-colour c-blue"', "</li>")
    assert blue.count("third full") == 2
    assert blue.count('class="third') == 3
    assert "Flood (blue): 2 of 3 markers." in blue
    assert "near" in blue
    assert part(place, 'class="of-colour c-red"', "</li>").count("third full") == 1


def test_leadership_markers_are_grey_or_turned() -> None:
    place = drawn(table({"hand": ["king"], "leads": ["canal"], "reputation": 3}))["area-place-0"]
    assert "Leadership marker turned: canal (0), 4 points in the end" in place
    assert "In the lead: reputation (3)" in place
    assert "Leadership marker still grey: persons (0)" in place


def test_a_used_person_is_turned() -> None:
    place = drawn(table({"hand": ["king"], "live": ["prince", "poet"], "rotated": ["prince"]}))["area-place-0"]
    assert " used" in element(place, "house-0-1")
    assert "Prince is rotated" in part(place, 'id="house-0-1"', "</li>")
    assert " used" not in element(place, "house-0-2")


def test_a_person_who_can_be_activated_is_lit_and_says_with_what_worker() -> None:
    areas = drawn(table({"hand": ["king"], "live": ["prince"]}))
    assert " lit" in element(areas["area-place-0"], "house-0-1")
    house = part(areas["area-place-0"], 'id="house-0-1"', "</li>")
    assert 'data-action="activate prince"' in house
    assert "Once per round for a yellow worker:" in house
    assert "Pays a yellow worker." in part(areas["area-decision"], 'id="c-activate-prince"', "</button>")


def test_a_person_without_a_worker_to_pay_is_dimmed_with_the_reason() -> None:
    areas = drawn(table({"hand": ["king"], "live": ["prince"], "workers": dict.fromkeys(COLOURS, 0)}))
    assert " lit" not in element(areas["area-place-0"], "house-0-1")
    assert "You have no yellow worker to pay." in part(areas["area-place-0"], 'id="house-0-1"', "</li>")
    assert 'aria-disabled="true"' in element(areas["area-decision"], "c-activate-prince")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_card_carries_its_effect_and_says_if_it_is_reconstructed(lang: str) -> None:
    position = table({"hand": ["king", "poet"], "live": ["prince"]})
    texts = position.game.texts
    areas = drawn(position, lang=lang)
    assert texts.forms(lang, "king")["_effect"] in areas["area-decision"]
    house = part(areas["area-place-0"], 'id="house-0-1"', "</li>")
    assert texts.forms(lang, "prince")["_effect"] in house
    whole = {"en": "Reconstructed: this card is ours", "ru": "Восстановлено: эту карту придумали мы"}[lang]
    partly = {"en": "Partly reconstructed: colour.", "ru": "Частично восстановлено: цвет."}[lang]
    assert whole in areas["area-decision"]  # the poet
    assert partly in house  # the prince


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_colours_have_the_same_letter(lang: str) -> None:
    position = table({"hand": ["king"]})
    place = drawn(position, lang=lang)["area-place-0"]
    letters = re.findall(r'class="of-colour c-[a-z]+"><b class="letter" aria-hidden="true">([^<]+)<', place)
    assert len(set(letters)) == len(COLOURS)
    assert all(len(letter) == 2 for letter in letters), "a single one may read as a digit or a sign"


def test_whom_a_tie_makes_leader_is_shown_in_the_lead() -> None:
    tied: dict[str, Any] = {"reputation": 2, "hand": ["king"]}
    ahead = "In the lead: reputation (2)"
    assert ahead not in drawn(table(tied, {"reputation": 2}))["area-place-0"]
    assert ahead in drawn(table({**tied, "live": ["queen"]}, {"reputation": 2}))["area-place-0"]


# ---- what to know before choosing


def test_a_forecast_stands_beside_the_question() -> None:
    asked = drawn(table({"hand": ["king"], "guilders": 9, "threats": {"yellow": 2}}))["area-decision"]
    assert "Raid: one more marker takes 9 guilders." in said(asked)


def test_ending_a_round_with_a_person_unused_warns() -> None:
    stack = ["end-of-round", "leadership", "rest 0"]
    asked = drawn(table({"live": ["inquisitor"], "hand": ["king"]}, stack=stack))["area-decision"]
    assert 'data-warning="You have no more turns in this round, and could still activate: Inquisitor."' in asked


# ---- the hand


def test_a_card_shows_its_six_uses_lit_or_dimmed_with_the_reason() -> None:
    decision = drawn(table({"hand": ["king"], "guilders": 3, "workers": {"blue": 0}, "empty": 0}))["area-decision"]
    for use in USES:
        assert f'data-action="{use} king"' in decision
    assert "aria-disabled" not in element(decision, "c-workers-king")
    assert "aria-disabled" not in element(decision, "c-guilders-king")
    for use, rule, reason in (
        ("threat", "BR-5.5", "no blue threat marker"),
        ("house", "BR-5.8", "no blue worker"),
        ("settle", "BR-5.9", "no empty house"),
    ):
        assert 'aria-disabled="true"' in element(decision, f"c-{use}-king")
        why = part(decision, f'id="why-{use}-king"', "</p>")
        assert reason in why
        assert f"#{rule}" in why


def figures(position: BrugesPosition, card: str) -> list[str]:
    """What stands beside the six uses of a card."""
    decision = drawn(position)["area-decision"]
    return [
        re.findall(r'<b aria-hidden="true">([^<]+)</b>', part(decision, f'id="c-{use}-{card}"', "</button>"))[0]
        for use in USES
    ]


def test_the_uses_say_what_they_bring_and_cost() -> None:
    assert figures(table({"hand": ["king"], "threats": {"blue": 1}}), "king") == ["+2", "+1", "1/3", "−1", "−1", "−12"]


@pytest.mark.rule("BR-7.14")
def test_the_figures_know_what_persons_change() -> None:
    helpers = ["lawyer", "miller", "spice_merchant", "mason", "baroness"]
    assert figures(table({"hand": ["king"], "live": helpers}), "king") == ["+3", "+5", "0/3", "−0", "−1", "−9"]


def test_the_hand_stands_in_my_place_also_while_the_question_shows_it() -> None:
    position = table({"hand": ["king"]})
    areas = drawn(position)
    assert 'id="hand-king"' in areas["area-place-0"], "else all below it would move with every question"
    assert "full-card" in areas["area-decision"]
    position = table({"hand": ["king", "engineer"]})
    play(position, "settle engineer", "activate engineer")  # which colour of workers to take?
    areas = drawn(position)
    assert 'id="hand-king"' in areas["area-place-0"]
    assert "full-card" not in areas["area-decision"]


def test_cards_not_looked_at_yet_show_their_backs() -> None:
    position = new_game()
    play(position, "draw 1", "draw 2")
    place = drawn(position)["area-place-0"]
    assert place.count("not looked at yet</span>") == 2


def test_a_very_large_hand_keeps_all_its_uses() -> None:
    ids = ["king", "queen", "duke", "count", "viscount", "baron", "juggler", "acrobat", "bard", "minstrel", "jester"]
    position = table({"hand": ids, "empty": 0})
    decision = drawn(position)["area-decision"]
    for id in ids:
        for use in USES:  # where there are too many answers to explain each, the server explains the one that is tried
            assert f'data-action="{use} {id}"' in decision


# ---- other questions


def test_a_section_to_build_in_is_lit_on_the_plan_and_in_the_list() -> None:
    position = table({"hand": ["dyker", "king"]})
    play(position, "settle dyker")
    areas = drawn(position)
    for section in ("left", "right"):
        assert f'data-action="section {section}"' in element(areas["area-common"], f"plan-0-{section}-1")
        assert f'data-action="section {section}"' in areas["area-place-0"]
        assert "Cell 1:" in part(areas["area-decision"], f'id="c-section-{section}"', "</button>")


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("brewer", "3 guilders", "2 workers of one colour"), ("scribe", "draw 2 cards", "3 guilders")],
)
def test_effects_to_choose_from_are_told_in_words(card: str, first: str, second: str) -> None:
    position = table({"hand": ["king"], "live": [card]})
    play(position, f"activate {card}")
    decision = drawn(position)["area-decision"]
    assert first in part(decision, 'id="c-choose-1"', "</button>")
    assert second in part(decision, 'id="c-choose-2"', "</button>")


def test_an_opponent_to_choose_is_named() -> None:
    position = table({"hand": ["king", "thief"]}, {"guilders": 7}, {"guilders": 1})
    play(position, "settle thief")
    state = state_of(position)
    decision = drawn(position)["area-decision"]
    assert state["table"]["seats"][1]["name"] in part(decision, 'id="c-victim-2"', "</button>")
    assert "has 7 guilders" in part(decision, 'id="c-victim-2"', "</button>")


def test_a_fire_lights_houses_and_the_outermost_token() -> None:
    me = {"live": ["poet"], "empty": 1, "canal": {"left": 2, "right": 0}, "threats": {"red": 2}}
    position = table(me, phase="threats", dice={**dict.fromkeys(COLOURS, 3), "red": 5})
    areas = drawn(position)
    assert 'data-action="burn-house 1"' in part(areas["area-place-0"], 'id="house-0-1"', "</li>")
    assert 'data-action="burn-canal left"' in element(areas["area-common"], "plan-0-left-2")
    assert "The Poet returns to your hand" in part(areas["area-decision"], 'id="c-burn-house-1"', "</button>")


# ---- who sees what


def test_what_is_asked_is_lit_for_whoever_is_asked_and_nobody_else() -> None:
    position = new_game()
    assert 'data-action="draw 1"' in element(drawn(position)["area-common"], "pile-1")
    for audience in (Audience(0, coach=True), Audience(1), SPECTATOR):
        areas = drawn(position, audience)
        assert "data-action" not in areas["area-common"] + areas["area-place-0"] + areas["area-place-1"]


def test_what_is_hidden_changes_nothing_on_the_board() -> None:
    theirs = {"hand": ["saboteur", "poisoner"], "houses": [{"card": "brigand"}, {"person": "poet"}]}
    position = table({"hand": ["king"]}, theirs)
    other = position.guess(0, "another deal")
    assert isinstance(other, BrugesPosition)
    assert position.dump()["seats"][1] != other.dump()["seats"][1]
    for lang in LANGUAGES:
        assert drawn(position, lang=lang) == drawn(other, lang=lang)
    for audience in (Audience(0), Audience(0, coach=True), SPECTATOR):
        seen = "".join(drawn(position, audience).values())
        assert "saboteur" not in seen
        assert "brigand" not in seen


def test_an_area_is_drawn_anew_only_when_its_part_changes() -> None:
    position = table({"hand": ["king", "duke"]})
    before = state_of(position)
    play(position, "workers king")
    after = state_of(position)
    assert piece(before, "place-0") != piece(after, "place-0")
    assert piece(before, "place-1") == piece(after, "place-1")


def new_game() -> BrugesPosition:
    """The start of a game in which seat 0 goes first."""
    position = letopis.game("bruges").new(2, 7, {"first": 1})
    assert isinstance(position, BrugesPosition)
    return position


def test_the_empty_houses_are_lit_when_a_newcomer_may_move_into_one() -> None:
    houses = [{"card": "poet"}, {"card": "mason", "person": "baker"}, {"card": "count", "blind": True}]
    position = table({"hand": ["prince"], "houses": houses})
    position.play("settle prince", 0)
    areas = drawn(position)
    mine = areas["inner-0"]
    assert "lit" in element(mine, "house-0-1")
    assert "lit" not in element(mine, "house-0-2")
    assert "lit" in element(mine, "house-0-3")
    asked = areas["area-decision"]
    assert "Into which of your empty houses does the Prince move?" in said(asked)
    assert "its hidden front is the Poet" in asked
    assert "nobody has seen its front" in asked
    assert "The Baker lives there: choose an empty house." in asked


def test_a_pick_offers_all_its_things_whatever_was_picked() -> None:
    position = table({"hand": ["farmhand"], "empty": 1})
    play(position, "settle farmhand", "take-worker yellow")
    asked = drawn(position)["area-decision"]
    for colour in COLOURS:
        assert f'data-action="take-worker {colour}"' in asked
    assert 'data-undo="take-worker yellow"' in asked
