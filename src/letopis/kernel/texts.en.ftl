# What every table says, whatever the game.
you-yourself = You
player-unnamed = Player { $number }
refusal-game-over = The game is over.
refusal-not-awaited = It is not { $seat }’s turn to choose.
refusal-not-asked = “{ $action_id }” cannot be chosen now: you are asked for something else.
refusal-no-such-action = There is no action “{ $action_id }” in this game.
refusal-no-such-seat = There is no such seat: this table has { $players ->
    [one] one seat
   *[other] { $players } seats
}.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-past-reveal = It cannot be taken back: chance has spoken or something hidden was shown since.
refusal-undo-past-others = It cannot be taken back: another player has acted since.
refusal-too-few = It is not enough yet: more has to be picked.
refusal-not-picked = “{ $action_id }” is not among what was picked here.
# A thing among several that are named together.
thing = { $first }{ $count ->
    [1] { "" }
   *[other] { " ×" }{ $count }
}
