"""The laws that every game keeps. A game that is registered is under them; nothing here knows a game by name.

`cases` says what is played (every seat count, a few option sets, positions written by hand), `walk` plays at random,
and each other module holds laws: functions of a case and a seed that fail when the law is broken. In a test of one's
own game:

    @pytest.mark.parametrize("case", cases_of(GAME), ids=repr)
    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    def test_law(law: Law, case: Case) -> None:
        law(case, 1)

and without pytest: `python -m letopis.testing GAME`. What only the game itself can know it says in a module of laws
(for our own games `tests/games/<name>/laws.py`), every part of which may be left out; `cases_of(GAME, GameLaws(laws))`:

    OPTION_SETS             option sets to play with, besides the defaults
    BAD_DATA                data overlays by name with which nobody could play: refused with BadData
    POSITIONS               notations by name, for what random play seldom reaches
    components(position)    how many there are of each component, wherever they are: the same after every action
    check(position)         whatever else must hold at every moment
    LONGEST_TURN            decisions within which a position comes to rest
    POINTS_RUN_AHEAD        True if points count what is settled but not yet done, until the game is over
"""

from letopis.testing import copies, evaluating, legality, numbers, orders, playing, secrets, telling, undoing, writing
from letopis.testing.cases import Case, GameLaws, cases_of
from letopis.testing.walk import Law

LAWS: tuple[Law, ...] = (
    playing.it_ends,
    playing.components_are_conserved,
    playing.whoever_is_awaited_can_act,
    legality.legal_is_what_nothing_forbids,
    legality.legal_is_a_sequence,
    legality.why_agrees_with_play,
    legality.a_refusal_changes_nothing,
    legality.actions_made_by_hand_are_as_good,
    orders.any_order_of_picks_is_the_same,
    orders.one_thing_of_a_pick_is_taken_back,
    orders.bots_come_to_every_set_of_picks,
    orders.an_aside_leaves_the_question,
    copies.copies_are_independent,
    copies.copies_have_the_same_future,
    copies.telling_or_not_is_the_same_game,
    copies.papers_are_copies,
    writing.notation_reads_back,
    writing.a_loaded_position_plays_on_alike,
    writing.records_replay,
    writing.a_loaded_position_has_a_record,
    secrets.hidden_things_do_not_show,
    secrets.hidden_things_do_not_show_in_what_happens,
    secrets.what_is_chosen_together_is_unseen,
    secrets.guesses_are_dealt_anew,
    secrets.what_is_hidden_is_dealt_anew,
    secrets.open_scores_are_the_same_in_every_guess,
    secrets.the_seed_stays_inside,
    undoing.undo_stops_at_a_reveal,
    undoing.undo_takes_back_one_action,
    undoing.undo_goes_back_to_the_last_reveal,
    telling.everything_is_said_in_words,
    telling.notes_are_said_in_words,
    telling.rules_that_are_cited_exist,
    telling.views_are_plain_data,
    telling.score_sheets_add_up,
    telling.what_is_told_apart_exists,
    evaluating.features_have_their_names,
    evaluating.the_outlook_ends_at_the_score,
    evaluating.rest_is_reached,
    numbers.every_legal_action_has_an_id,
    numbers.an_observation_is_what_the_seat_may_know,
    numbers.an_observation_tells_what_the_view_tells,
    numbers.returns_are_places,
    numbers.buffers_are_checked,
)

__all__ = ["LAWS", "Case", "GameLaws", "Law", "cases_of"]
