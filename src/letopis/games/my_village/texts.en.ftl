# My Village: every word a player sees, in English.
#
# A figure that is an id (a card, a villager, a good) comes translated, with the attributes of its message beside it.
# English has no cases: .acc and .gen repeat the plain word, for the keys of both languages are the same.

title = My Village
tagline = Two dice a turn, five lives to spend, and a chronicle that remembers only the first to die.
credits = Game design: Inka and Markus Brand. Published by eggertspiele and Pegasus Spiele, in English by Stronghold Games. This table is unofficial: we have no ties with any of them.
provenance = Of the entries in this game’s data { $seed } follow the rulebook, { $public } public sources and { $recalled } our memory of the published game; { $reconstructed } are reconstructed: most figures printed on the cards are ours, because the rulebook we had has lost its pictures.
length = 60–90 minutes

## Villagers and areas

abbot = abbot
    .acc = abbot
    .gen = abbot
councilman = councilman
    .acc = councilman
    .gen = councilman
traveller = traveller
    .acc = traveller
    .gen = traveller
craftsman = craftsman
    .acc = craftsman
    .gen = craftsman
merchant = merchant
    .acc = merchant
    .gen = merchant
religion = religion
harvest = harvest
travel = travel
craft = crafts
market = market
served_customers = served customers
fields = fields

## Goods

horse = horse
    .acc = horse
    .gen = horse
beer = beer
    .acc = beer
    .gen = beer
plow = plow
    .acc = plow
    .gen = plow
scroll = scroll
    .acc = scroll
    .gen = scroll
wagon = wagon
    .acc = wagon
    .gen = wagon
joker = joker
    .acc = joker
    .gen = joker
coin = coin
    .acc = coin
    .gen = coins

## Dice

w1 = white 1
w2 = white 2
w3 = white 3
w4 = white 4
w5 = white 5
w6 = white 6
b1 = black 1
b2 = black 2
b3 = black 3
b4 = black 4
b5 = black 5
b6 = black 6

## On the village board

school = school
amusement = amusement
meeting_place = meeting place
council = council chamber
main_house = main house
coin_space = coin space
story_space = three-story space
left = left
right = right
hand = starting player hand
clerk = clerk’s office
headman = headman
reaper = grim reaper
tile = 2/12 tile
board_1 = village board 1
board_2 = village board 2
board_3 = village board 3
board_4 = village board 4

## Cards

church_healing = Church of Healing
church_monastery = Monastery
church_trading = Trading Church
church_wayfarers = Wayfarers' Church
council_finance = Finance Council
council_areas = Area Council
council_people = People's Council
council_guilds = Guild Council
quill = quill
chalice = chalice
rosary = rosary
monk_quill_1 = monk (quill 1)
monk_quill_2 = monk (quill 2)
monk_quill_3 = monk (quill 3)
monk_chalice_1 = monk (chalice 1)
monk_chalice_2 = monk (chalice 2)
monk_chalice_3 = monk (chalice 3)
monk_chalice_4 = monk (chalice 4)
monk_rosary_1 = monk (rosary 1)
monk_rosary_2 = monk (rosary 2)
monk_rosary_3 = monk (rosary 3)
monk_rosary_4 = monk (rosary 4)
monk_rosary_5 = monk (rosary 5)
field = field
field_1 = field 1
field_2 = field 2
field_3 = field 3
field_4 = field 4
field_5 = field 5
field_6 = field 6
field_7 = field 7
field_8 = field 8
field_9 = field 9
field_10 = field 10
field_11 = field 11
field_12 = field 12
stable = stable
brewery = brewery
smithy = smithy
scriptorium = writing office
wagon_maker = wagon maker
stable_1 = stable 5/8
stable_2 = stable 6/9
stable_3 = stable 5/6
stable_4 = stable 8/9
brewery_1 = brewery 5/8
brewery_2 = brewery 6/9
brewery_3 = brewery 5/6
brewery_4 = brewery 8/9
smithy_1 = smithy 5/8
smithy_2 = smithy 6/9
smithy_3 = smithy 5/6
smithy_4 = smithy 8/9
scriptorium_1 = writing office 5/8
scriptorium_2 = writing office 6/9
scriptorium_3 = writing office 5/6
scriptorium_4 = writing office 8/9
wagon_maker_1 = wagon maker 5/8
wagon_maker_2 = wagon maker 6/9
wagon_maker_3 = wagon maker 5/6
wagon_maker_4 = wagon maker 8/9
travel_a = journey A
travel_b = journey B
travel_c = journey C
travel_d = journey D
travel_e = journey E
travel_a1 = country road (A)
travel_a2 = ferry over the river (A)
travel_a3 = roadside tavern (A)
travel_a4 = thunderstorm (A)
travel_b1 = meadows (B)
travel_b2 = toll bridge (B)
travel_b3 = inn (B)
travel_b4 = washed-out road (B)
travel_c1 = forest path (C)
travel_c2 = town gate (C)
travel_c3 = harvest feast (C)
travel_c4 = mountain pass (C)
travel_d1 = lake shore (D)
travel_d2 = river harbour (D)
travel_d3 = fair (D)
travel_d4 = chapel (D)
travel_e1 = castle (E)
travel_e2 = great abbey (E)
travel_e3 = capital city (E)
customer_01 = customer 1 (scroll)
customer_02 = customer 2 (scroll)
customer_03 = customer 3 (scroll)
customer_04 = customer 4 (beer)
customer_05 = customer 5 (beer)
customer_06 = customer 6 (beer)
customer_07 = customer 7 (plow)
customer_08 = customer 8 (plow)
customer_09 = customer 9 (plow)
customer_10 = customer 10 (horse)
customer_11 = customer 11 (horse)
customer_12 = customer 12 (horse)
customer_13 = customer 13 (wagon)
customer_14 = customer 14 (wagon)
customer_15 = customer 15 (wagon)
customer_16 = customer 16 (2 scrolls)
customer_17 = customer 17 (2 beers)
customer_18 = customer 18 (2 plows)
customer_19 = customer 19 (2 horses)
customer_20 = customer 20 (2 wagons)
customer_21 = customer 21 (scroll, beer)
customer_22 = customer 22 (scroll, plow)
customer_23 = customer 23 (scroll, horse)
customer_24 = customer 24 (scroll, wagon)
customer_25 = customer 25 (beer, plow)
customer_26 = customer 26 (beer, horse)
customer_27 = customer 27 (beer, wagon)
customer_28 = customer 28 (plow, horse)
customer_29 = customer 29 (plow, wagon)
customer_30 = customer 30 (horse, wagon)
customer_31 = customer 31 (scroll, beer, plow)
customer_32 = customer 32 (scroll, horse, wagon)
customer_33 = customer 33 (beer, plow, wagon)

## Phases

phase-turn = Taking dice
phase-form = Banner value
phase-activate = Activating
phase-death = Death
phase-over = Game over

## What a player is asked

decision-turn = Take two dice from the pool. Each black one costs time.
decision-form = Your dice make { $value }. Which banner value do you want? (coins: { $coins }, meeting-place markers: { $markers })
decision-activate = Banner value { $value }: one black banner, your white ones, or the headman?
decision-chain = Banner value { $value }: activate another white banner, or stop.
decision-pay = You have to pay { $coins ->
    [0] { $count } × { $good }
    [one] { $count } × { $good } or { $coins } coin
   *[other] { $count } × { $good } or { $coins } coins
}: with what?
decision-school = The school takes one step{ $lessons ->
    [one] { "" }
   *[other] { " " }({ $lessons } to go)
}: which? A graduate costs { $time ->
    [one] { $time } time unit
   *[other] { $time } time units
}.
decision-question = A monk sends your headman on his way for { $time ->
    [one] { $time } time unit
   *[other] { $time } time units
}: where to?
decision-free = The Trading Church: choose one customer free of charge.
decision-invite = { $most ->
    [one] Invite a customer, or nobody.
   *[other] Invite customers, at most { $most }, in any order.
}
decision-visit = A monk would go to the clerk’s office: shall he?
decision-slot = Mark a slot of the { $card }.
decision-tile = Beside which white banner shall the 2/12 tile lie?
decision-redraw = { $next ->
    [0] You drew { $card }: keep it, or turn back and do without it?
   *[other] You drew { $card }: keep it, put it back and take the next one, or turn back and do without?
}
decision-bury = The bridge was crossed: which villager dies?
decision-hire = Nobody is left: hire a day laborer, who will cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end. What shall he be?
decision-heal = Rats! You would lose { $story ->
    [one] { $story } story point
   *[other] { $story } story points
}. Use the Church of Healing? ({ $left } left)

## What a player can choose

action-take = Take { $first } and { $second }
action-form = { $second ->
    [0] Banner value { $first } (coins)
    [marker] Banner value { $first } (one marker)
   *[other] Banner value { $first } (two markers)
}
action-add = Add to the village: { $first }
action-hand = Take the starting player hand
action-clerk = Go to the clerk’s office
action-use = Activate: { $first }
action-stop = No more
action-skip = Do without
action-headman = { $first ->
    [stay] Pay the time, the headman stays
   *[other] Headman to: { $first }
}
action-plow = { $second ->
    [0] Plow from the smithy to { $first }
   *[other] Joker as a plow to { $first }
}
action-pay = Pay with: { $first }
several-pay = Pay with: { $things }
action-study = { $first_id ->
    [left] A new student on the left space
   *[right] The student moves to the right space
}
action-graduate = { $first_id ->
    [left] The student from the left space becomes { $second }
   *[right] The student from the right space becomes { $second }
}
action-invite = Invite { $first }
several-invite = Invite: { $things }
action-tile = 2/12 tile beside: { $first }
action-keep = Leave it as it is
action-redraw = Put it back, take the next
action-mark = Mark: { $first }
action-bury = Bury the { $first }
action-hire = Hire as { $first }
action-heal = Use the Church of Healing
action-suffer = Let the rats have it

## What happened

event-starting-player = { YOU($seat, $own) } { DOES($own, "is", "are") } the starting player.
event-round = Round { $round } began: { YOU($seat, $own) } rolled the dice, and { $story ->
    [one] { $story } story point lies
   *[other] { $story } story points lie
} on the hand.
event-took = { YOU($seat, $own) } took { $dice }.
event-formed = { YOU($seat, $own) } made banner value { $value }{ $coins ->
    [0] { "" }
    [one] { " " }for { $coins } coin
   *[other] { " " }for { $coins } coins
}{ $markers ->
    [0] { "" }
    [one] { " " }with { $markers } marker
   *[other] { " " }with { $markers } markers
}.
event-time = { YOU($seat, $own) } paid { $time ->
    [one] { $time } time unit
   *[other] { $time } time units
}.
event-bridge = { YOU($seat, $own) } crossed the bridge: the reaper walks along.
event-activated = { YOU($seat, $own) } activated a black banner: { $card }.
event-added = { YOU($seat, $own) } added { $card } to the village.
event-next-monk = On top of the pile now lies { $card }.
event-travelled = { YOU($seat, $own) } travelled and drew { $card }.
event-redrawn = { YOU($seat, $own) } put { $card } back under its pile and took the next one.
event-turned-back = { YOU($seat, $own) } turned back: { $card } went into its pile again, which was shuffled.
event-used = { YOU($seat, $own) } activated a white banner: { $banner }.
event-story = { YOU($seat, $own) } took { $story ->
    [one] { $story } story point
   *[other] { $story } story points
}.
event-coins = { YOU($seat, $own) } took { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-good = { YOU($seat, $own) } made 1 { $good }.
event-marker = { YOU($seat, $own) } put a marker on the meeting place.
event-joker = { YOU($seat, $own) } put a joker on the Guild Council.
event-marked = { YOU($seat, $own) } marked { $slot } on the council chamber.
event-tile = { YOU($seat, $own) } laid the 2/12 tile beside: { $banner }.
event-tile-stayed = { YOU($seat, $own) } left the 2/12 tile where it was.
event-tile-home = { $seat }’s 2/12 tile went back to the meeting place.
event-paid = { $source_id ->
    [joker] { YOU($seat, $own) } paid a joker for 1 { $good }.
   *[other] { YOU($seat, $own) } paid 1 { $good } ({ $source }).
}
event-paid-coins = { YOU($seat, $own) } paid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-plow = { $source_id ->
    [joker] { YOU($seat, $own) } moved a joker as a plow to { $field }.
   *[other] { YOU($seat, $own) } moved a plow to { $field }.
}
event-student = { $space_id ->
    [left] { YOU($seat, $own) } sent a new student to the left space of the school.
   *[right] { $seat }’s student moved to the right space of the school.
}
event-graduated = { YOU($seat, $own) } { DOES($own, "has", "have") } a new villager out of the school: the { $villager }.
event-headman = { $seat }’s headman walked to the { $place }.
event-headman-stayed = { $seat }’s headman stayed where he was.
event-secured = { YOU($seat, $own) } brought { $story ->
    [one] { $story } story point
   *[other] { $story } story points
} into the main house.
event-hand = { YOU($seat, $own) } took the starting player hand and { $story ->
    [one] { $story } story point
   *[other] { $story } story points
}.
event-clerk = { YOU($seat, $own) } went to the clerk’s office.
event-opened = At the clerk’s office these customers were opened: { $customers }.
event-invited = { YOU($seat, $own) } invited { $customer }.
event-served = { YOU($seat, $own) } served { $customer } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-renounced = { YOU($seat, $own) } did without the action.
event-chronicled = { $seat }’s { $villager } died and went into the chronicle, which brought { $story ->
    [one] { $story } story point
   *[other] { $story } story points
}.
event-buried = { $seat }’s { $villager } died and lies in grave { $grave }.
event-hired = { YOU($seat, $own) } hired a day laborer as { $villager }.
event-rat = { YOU($seat, $own) } rolled { $pips } for the rat: it { $distance ->
    [0] has reached the invasion space
    [one] is { $distance } space from the invasion
   *[other] is { $distance } spaces from the invasion
}.
event-invasion = The rats invaded all villages!
event-lost-story = { YOU($seat, $own) } lost { $story ->
    [0] nothing
    [one] { $story } story point
   *[other] { $story } story points
} to the rats.
event-healed = { $seat }’s Church of Healing kept the rats away.
event-game-over = Enough have died: the game ended after round { $round }.
event-round-limit = Nobody wants to end the game: it was stopped after round { $round }.

## Why not

refusal-no-such-dice = The pool does not have { $low } and { $high }: take two dice that lie there.
refusal-too-few-coins = Banner value { $value } would take { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}, and you have { $coins }.
refusal-too-few-markers = That takes { $used ->
    [one] { $used } marker
   *[other] { $used } markers
} from the meeting place, and you have { $markers }.
refusal-cheaper = Banner value { $value } can be had as cheaply without that marker.
refusal-wrong-value = The banner of { $thing } shows { $values }, and your banner value is { $value }.
refusal-cannot-pay = For { $thing } you need { $need } × { $missing } and have { $have } (jokers: { $jokers }).
refusal-not-on-display = This card is not to be had any more: { $thing }.
refusal-not-on-top = This card does not lie on top of its pile: { $thing }.
refusal-no-villager = You need a living { $villager } in your village for this card: { $thing }.
refusal-has-church = You have a church already, and one is all.
refusal-no-church = A monk needs a church: add one first.
refusal-windows-full = Your church has { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
}, and no more will fit.
refusal-has-council = You have a council chamber already, and one is all.
refusal-has-meeting-place = You have a meeting place already, and one is all.
refusal-has-craft = You have a building of that type already: choose another type.
refusal-other-letter = Journeys go in order of the letters: yours is { $letter } next.
refusal-journey-over = Your journey has come to its end.
refusal-hand-taken = The hand lies back side up: it was taken this round.
refusal-own-hand = You are the starting player: only the others may take the hand now.
refusal-no-customers = There is no customer to invite.
refusal-one-way = You have begun with white banners: only further white ones may follow.
refusal-no-passing = You have to use the banner value; the headman can always be sent.
refusal-no-such-banner = Your village has no such white banner ({ $thing }).
refusal-used = You have activated this banner already in this turn: { $thing }.
refusal-idle = The area is idle: { $thing } needs a living { $villager }.
refusal-no-such-field = You have no such field ({ $thing }).
refusal-plowed = A plow stands on { $thing } already.
refusal-no-plow = There is no plow in your smithy.
refusal-no-joker = There is no joker on a Guild Council of yours.
refusal-pay-first = You are paying a price: finish that, then move plows.
refusal-not-owed = This is not what is to be paid now: { $thing }.
refusal-nothing-to-pay-with = There is nothing to pay with here: { $thing }.
refusal-needed-for-the-rest = That ({ $thing }) is needed for the rest of the price.
refusal-goods-begun = You have begun to pay with goods: take them back first, to pay with coins.
refusal-school-space-taken = The { $space } space of the school is taken.
refusal-no-student = There is no student on the { $space } space.
refusal-villager-there = You have a living { $villager }: choose an empty place.
refusal-headman-there = Your headman is there already ({ $place }); he can stay.
refusal-no-path = No path leads from here ({ $here }) to there ({ $place }).
refusal-not-open = This customer does not lie open at the clerk’s office: { $customer }.
refusal-invited = You have invited this customer already: { $customer }.
refusal-no-coin-for-clerk = { $number ->
    [one] { $number } customer would cost
   *[other] { $number } customers would cost
} { $need ->
    [one] { $need } more coin
   *[other] { $need } more coins
}, and you have { $coins }.
refusal-slot-marked = That slot is marked already ({ $slot }).
refusal-no-banner-for-tile = Your village has no such white banner ({ $banner }).
refusal-tile-not-on-meeting-place = Beside the meeting place the tile would do nothing: choose another banner.
refusal-tile-lies-there = The tile lies there already: leave it, or choose another banner.
refusal-tile-must-lie = The new tile has to lie beside a white banner.
refusal-no-redraw = Only the Wayfarers’ Church, with its abbot and another card in the pile, lets you take the next card.
refusal-no-such-villager = You have no { $villager } who could die.

## What is to be known before

note-bridge = { $time ->
    [one] { $time } time unit
   *[other] { $time } time units
} until a villager dies.
note-death-comes = The bridge is crossed: at the end of the turn one of your villagers dies ({ $villagers }).
note-crosses-bridge = The marker will cross the bridge: at the end of the turn one of your villagers dies.
note-rats = { $pips ->
    [1] Any death brings the rats
    [6] A 6 at somebody’s death brings the rats
   *[other] { $pips } or more at somebody’s death brings the rats
}: you lose { $story ->
    [one] { $story } story point
   *[other] { $story } story points
}.
note-last-round = The game ends after this round.
note-end-is-near = { $count ->
    [one] { $count } more death
   *[other] { $count } more deaths
}, and the game ends after the round.
note-unsecured = { $story ->
    [one] { $story } story point on the tree does not count yet
   *[other] { $story } story points on the tree do not count yet
}: the headman is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from home.
note-next-customer = One more customer costs: time { $time }, coins { $coins }.
note-only-headman = The value { $value } opens nothing of yours: only the headman.
note-does-nothing = It would do nothing now: { $banner }.
note-effect-lost = One of the card’s effects would be lost, for there is nothing to do it with: { $card }.
note-comes-last = The meeting place comes last: left unused would be { $banners }.
note-banners-left = Left unused: { $banners }.
note-unplowed = Put a plow on it first: with one the field brings more coins ({ $banner }).
note-headman-stays = Time spent ({ $time }), and nothing for it.
note-nothing-to-secure = There are no story points on the tree: the headman comes home with empty hands.
note-left-undone = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} would be left undone.
note-no-merchant = As long as nobody is your { $villager }, no customer is served.
note-free-one-left = The free customer stays at the office.
note-invites-nobody = You leave the office with nobody.
note-slot-worth = { $points ->
    [0] No prestige points for it as yet.
    [one] { $points } prestige point as things stand.
   *[other] { $points } prestige points as things stand.
}
note-tile-values = The banner will show { $values }: { $banner }.
note-tile-adds-nothing = The tile adds nothing here: { $banner }.
note-journey-ends = The card brings { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}, and the journey ends with it.
note-goes-on = The card brings { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}, and you can travel on from it.
note-next-must-be-kept = The next card must be kept.
note-turned-back = The price is paid, and there will be no card (prestige points: { $points }).
note-plow-leaves = The field will be without a plow: { $field }.
note-joker-spared = The good itself is there ({ $good }): the joker could be spared.
note-nobody-left = Nobody will be left: you take a day laborer and lose { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
} in the end.
note-church-sleeps = Without an abbot it does not help you: { $card }.
note-falls-idle = { $count ->
    [one] { $count } white banner falls
   *[other] { $count } white banners fall
} idle without a { $villager }.

## The score sheet

row-religion = Religion
row-council = Council
row-harvest = Harvest
row-travel = Travel
row-customers = Served customers
row-story = Story points in the main house
row-laborers = Day laborers
row-hand = Starting player hand
row-total = Total

## Options

option-starting_player = Starting player
option-starting_player-help = The seat that begins, counted from 1; 0 draws lots.
option-round_limit = Round limit
option-round_limit-help = A game that nobody wants to end is stopped after so many rounds; with 0, as in the rulebook, hardly ever: after 9999.
