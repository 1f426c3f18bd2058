title = Marbles
option-bowl = Pebbles in the bowl
option-light = Light
option-guests = Guests
option-quiet = Quiet
decision-hide = How many of your { $left } pebbles do you hide?
decision-claim = { $seat }, the next marble is yours to take or leave.
action-hide = Hide { $first }
action-take = Take the marble
action-leave = Leave the marble
action-peek = Peek
action-shake = Shake the bag
event-hid = { $seat } has hidden { $pebbles ->
    [0] some pebbles
    [one] one pebble
   *[other] { $pebbles } pebbles
}.
event-fists-open = The fists are opened; { $seat } showed most.
event-took = { $seat } takes a marble worth { $worth }.
event-left = { $seat } leaves it.
event-peeked = { $seat } peeks{ $worth ->
    [0] .
   *[other] : it is worth { $worth }.
}
event-shook = { $seat } shakes the bag.
refusal-too-many = You have only { $left } pebbles.
refusal-peeked = You have peeked already.
decision-charming = { $seat }, take up to two charms.
action-charm = Take the { $first }
action-enough = That is enough
action-ring = Ring the bell
event-charmed = { $seat } takes a charm, the { $charm }.
event-rang = { $seat } rings the bell for a pebble.
refusal-no-charm = There is no { $charm } left.
refusal-rung = Your bell has rung, or the bowl is empty.
refusal-fists = Nobody rings behind a fist.
row-charms = Charms
acorn = acorn
bead = bead
coin = coin
note-known = You would leave a marble that you know to be worth { $worth }.
note-bag = { $count ->
    [one] One marble is left in the bag.
   *[other] { $count } marbles are left in the bag.
}
