# Era: every word a player sees, in English.
#
# A figure that is an id (a piece, a resource, a face) comes translated, with the attributes of its message beside it:
# $piece, $piece_acc, $piece_gen. Its _id is the id itself; cells are always written $cell_id and $second_id, for c5 is
# a cell and also a face of the clergy die. English has no cases: .acc and .gen repeat the plain word, for the keys of
# both languages are the same.

title = Era: Medieval Age
tagline = Your dice are your townsfolk: feed them, wall them in, and send the worst of them to the neighbours.
credits = Game design: Matt Leacock. Published by eggertspiele (Plan B Games). This table is unofficial: we have no ties with either.
provenance = Of the entries in this game’s data { $seed } follow the rulebook, { $public } public sources and { $recalled } our memory of the published game; { $reconstructed } are reconstructed, because the rulebook we had has lost its pictures.
length = 45–60 minutes
solo = Sir Philip

## Pieces

keep = keep
    .acc = keep
    .gen = keep
longhouse = longhouse
    .acc = longhouse
    .gen = longhouse
townhouse = townhouse
    .acc = townhouse
    .gen = townhouse
church = church
    .acc = church
    .gen = church
farm = farm
    .acc = farm
    .gen = farm
lumber_mill = lumber mill
    .acc = lumber mill
    .gen = lumber mill
hospital = hospital
    .acc = hospital
    .gen = hospital
monastery = monastery
    .acc = monastery
    .gen = monastery
market = market
    .acc = market
    .gen = market
guildhall = guildhall
    .acc = guildhall
    .gen = guildhall
university = university
    .acc = university
    .gen = university
cathedral = cathedral
    .acc = cathedral
    .gen = cathedral
wall_2 = wall of 2
    .acc = wall of 2
    .gen = wall of 2
wall_3 = wall of 3
    .acc = wall of 3
    .gen = wall of 3
wall_4 = wall of 4
    .acc = wall of 4
    .gen = wall of 4
wall_5 = wall of 5
    .acc = wall of 5
    .gen = wall of 5
wall_6 = wall of 6
    .acc = wall of 6
    .gen = wall of 6
scorched = scorched area
    .acc = scorched area
    .gen = scorched area

## Resources; .acc is what follows “1”

goods = goods
    .acc = trade good
    .gen = goods
stone = stone
    .acc = stone
    .gen = stone
wood = wood
    .acc = wood
    .gen = wood
food = food
    .acc = food
    .gen = food
culture = culture
    .acc = culture
    .gen = culture

## Dice and their faces; .die tells apart the faces that look alike

peasant = peasant
    .gen = peasant
burgher = burgher
    .gen = burgher
noble = noble
    .gen = noble
clergy = clergy
    .gen = clergy

p1 = 3 food
    .die = peasant
p2 = 3 wood
    .die = peasant
p3 = 2 stone
    .die = peasant
p4 = 2 food or 1 stone
    .die = peasant
p5 = 2 hammers
    .die = peasant
p6 = 1 wood + 1 hammer + skull
    .die = peasant
b1 = 2 goods
    .die = burgher
b2 = 1 trade good
    .die = burgher
b3 = 2 stone
    .die = burgher
b4 = 1 culture
    .die = burgher
b5 = 2 hammers
    .die = burgher
b6 = 1 stone + 1 hammer + skull
    .die = burgher
n1 = 4 shields
    .die = noble
n2 = 1 sword
    .die = noble
n3 = 2 swords
    .die = noble
n4 = 3 swords
    .die = noble
n5 = 1 trade good
    .die = noble
n6 = 2 goods + skull
    .die = noble
c1 = 2 food
    .die = clergy
c2 = 1 stone or 2 wood
    .die = clergy
c3 = quill
    .die = clergy
c4 = quill
    .die = clergy
c5 = 1 culture
    .die = clergy
c6 = 2 culture + skull
    .die = clergy
unseen = unseen

## Disasters and phases

bandits = Bandits
disease = Disease
treachery = Treachery
fire = Fire
attack = Attack
revolt = Revolt

phase-setup = Set-up
phase-roll = Roll
phase-collect = Collect
phase-feed = Feed
phase-disasters = Disasters
phase-build = Build
phase-extort = Extort
phase-over = Game over

## What a player is asked

decision-setup = Set up your domain: place your pieces in any order ({ $left ->
    [one] { $left } piece left
   *[other] { $left } pieces left
}).
decision-reroll = Roll { $roll }: mark the dice you want to roll again, then roll{ $marked ->
    [0] { "" }
   *[other] { " " }({ $marked } marked)
}.{ $sets ->
    [0] { "" }
    [one] { " " }Before you roll, a monastery may also turn { $sets } die for you.
   *[other] { " " }Before you roll, your monasteries may also turn { $sets } dice for you.
}
decision-quill = You have a quill: roll it again, alone or with one other die, or pass.
decision-take = { $dice ->
    [1] A die shows “{ $faces }”: which do you take?
   *[other] { $dice } dice let you choose: { $faces }. Take one thing from each, in any order ({ $left ->
        [one] { $left } die left
       *[other] { $left } dice left
    }).
}
decision-bandits = Bandits! Lose 1 resource of your choice, or take disaster points.
decision-scorch = Treachery! Place a scorched area on your domain, outside your walls.
decision-burn = Fire! Choose one of your buildings to lose, walled in or not.
decision-raze = Attack! Choose one of your buildings outside the walls to lose.
decision-build = { $builds ->
    [one] You have { $builds } build
   *[other] You have { $builds } builds
}: choose what to build, or pass.
decision-place = Choose where the { $piece } will stand.
decision-demand = { $held ->
    [0] You are stronger than { $other }, who has nothing to give: demand all the same, so that they take { $points ->
        [one] { $points } disaster point
       *[other] { $points } disaster points
    }, or spare them.
   *[other] You are stronger than { $other }: demand 1 resource, or spare them.
}
decision-answer = { $other } demands 1 { $resource_acc } from you: pay, or refuse and take { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}.
decision-demand-philip = You are stronger than Sir Philip: take 1 resource that his dice show, or demand nothing.
decision-answer-philip = Sir Philip demands 1 { $resource_acc } from you: pay, or refuse and take { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}.

## What a player can choose

action-place = Place the { $first } at { $second_id }{ $third ->
    [0] { "" }
    [90] , turned 90°
    [180] , turned 180°
    [270] , turned 270°
   *[other] { " " }{ $third }
}
action-build = Build a { $first }
action-remove = Remove the { $first } at { $second_id }
action-reroll = Mark to reroll: { $first } ({ $first_die })
several-reroll = Reroll: { $things }
thing-reroll = { $count ->
    [1] a { $first_die } die “{ $first }”
   *[other] { $count } { $first_die } dice “{ $first }”
}
action-set = Turn a { $first_die } die: { $first } → { $second }
action-roll = Roll the marked dice, keep the rest
action-pass = Pass
# Whether a missing word is 0 or an empty text, about which Fluent cannot ask: each face is named.
action-quill = { $first ->
    [0] Roll the quill alone
   *[other] { $first_id ->
        [p1] Roll the quill and a { p1.die } die: { p1 }
        [p2] Roll the quill and a { p2.die } die: { p2 }
        [p3] Roll the quill and a { p3.die } die: { p3 }
        [p4] Roll the quill and a { p4.die } die: { p4 }
        [p5] Roll the quill and a { p5.die } die: { p5 }
        [p6] Roll the quill and a { p6.die } die: { p6 }
        [b1] Roll the quill and a { b1.die } die: { b1 }
        [b2] Roll the quill and a { b2.die } die: { b2 }
        [b3] Roll the quill and a { b3.die } die: { b3 }
        [b4] Roll the quill and a { b4.die } die: { b4 }
        [b5] Roll the quill and a { b5.die } die: { b5 }
        [b6] Roll the quill and a { b6.die } die: { b6 }
        [n1] Roll the quill and a { n1.die } die: { n1 }
        [n2] Roll the quill and a { n2.die } die: { n2 }
        [n3] Roll the quill and a { n3.die } die: { n3 }
        [n4] Roll the quill and a { n4.die } die: { n4 }
        [n5] Roll the quill and a { n5.die } die: { n5 }
        [n6] Roll the quill and a { n6.die } die: { n6 }
        [c1] Roll the quill and a { c1.die } die: { c1 }
        [c2] Roll the quill and a { c2.die } die: { c2 }
        [c3] Roll the quill and another quill
        [c4] Roll the quill and another quill
        [c5] Roll the quill and a { c5.die } die: { c5 }
        [c6] Roll the quill and a { c6.die } die: { c6 }
       *[other] Roll the quill alone
    }
}
action-take = { $first ->
    [one] Take { $first } { $second_acc }
   *[other] Take { $first } { $second }
}
several-take = Take: { $things }
thing-take = { $first } { $second }{ $count ->
    [1] { "" }
   *[other] { " ×" }{ $count }
}
action-lose = Lose 1 { $first_acc }
action-suffer = Take disaster points
action-demand = Demand 1 { $first_acc }
action-insist = Demand all the same: they take disaster points
action-spare = Demand nothing
action-pay = Pay
action-refuse = Refuse to pay

## What happened

event-laid-out = { YOU($seat, $own) } placed the { $piece } at { $cell_id }.
event-ready = { YOU($seat, $own) } { DOES($own, "is", "are") } ready.
event-layouts-shown = Everybody is ready: the domains are shown.
event-first-roll = { YOU($seat, $own) } rolled for the first turn: { $swords ->
    [0] no swords
    [one] { $swords } sword
   *[other] { $swords } swords
}.
event-first-player = { YOU($seat, $own) } { DOES($own, "is", "are") } the first player.
event-round = Round { $round } began; { $seat } is the first player.
event-rolled = { $faces_id ->
    [unseen] { YOU($seat, $own) } rolled behind the screen (roll { $roll })
    [none] { YOU($seat, $own) } kept all dice as they were (roll { $roll })
   *[other] { YOU($seat, $own) } rolled { $faces } (roll { $roll })
}{ $skulls ->
    [0] .
    [one] ; { $skulls } skull is in sight.
   *[other] ; { $skulls } skulls are in sight.
}
event-die-set = { YOU($seat, $own) } turned a die in the monastery: { $old } became { $new }.
event-dice-shown = { YOU($seat, $own) } showed the dice: { $faces }.
event-philip-rolled = Sir Philip rolled { $faces }.
event-quill = { YOU($seat, $own) } used a quill. Before: { $old }; after: { $new }.
# Only what there was is told: +2 stone +1 food.
event-collected = { YOU($seat, $own) } collected{ $goods ->
    [0] { "" }
    [one] { " " }+{ $goods } trade good
   *[other] { " " }+{ $goods } goods
}{ $stone ->
    [0] { "" }
   *[other] { " " }+{ $stone } stone
}{ $wood ->
    [0] { "" }
   *[other] { " " }+{ $wood } wood
}{ $food ->
    [0] { "" }
   *[other] { " " }+{ $food } food
}{ $culture ->
    [0] { "" }
   *[other] { " " }+{ $culture } culture
}.
event-income = { $seat }’s buildings brought in{ $goods ->
    [0] { "" }
    [one] { " " }+{ $goods } trade good
   *[other] { " " }+{ $goods } goods
}{ $stone ->
    [0] { "" }
   *[other] { " " }+{ $stone } stone
}{ $wood ->
    [0] { "" }
   *[other] { " " }+{ $wood } wood
}{ $food ->
    [0] { "" }
   *[other] { " " }+{ $food } food
}{ $culture ->
    [0] { "" }
   *[other] { " " }+{ $culture } culture
}.
event-fed = { YOU($seat, $own) } fed everybody with { $food } food.
event-starved = { $food ->
    [0] { YOU($seat, $own) } had no food
   *[other] { YOU($seat, $own) } paid { $food } food
}, and { $hungry ->
    [one] { $hungry } die went hungry
   *[other] { $hungry } dice went hungry
} and brought { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}.
event-disaster = { YOU($seat, $own) } rolled { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}: { $disaster } struck.
event-suffered = { $points ->
    [0] { YOU($seat, $own) } got off without disaster points.
    [one] { YOU($seat, $own) } took { $points } disaster point.
   *[other] { YOU($seat, $own) } took { $points } disaster points.
}
event-lost = { YOU($seat, $own) } lost 1 { $resource_acc } to bandits.
event-lost-all = { $amount ->
    [0] { YOU($seat, $own) } had no { $resource } to lose.
   *[other] { YOU($seat, $own) } lost all { $resource } ({ $amount }).
}
event-scorched = { YOU($seat, $own) } placed a scorched area at { $cell_id }.
event-no-scorched-left = No scorched areas are left: { YOU($seat, $own) } { DOES($own, "was", "were") } spared.
event-no-room-to-scorch = { YOU($seat, $own) } had no room for a scorched area: nothing happened.
event-removed = { YOU($seat, $own) } lost the { $piece } at { $cell_id }.
event-nothing-to-remove = { YOU($seat, $own) } had no building to lose.
event-built = { YOU($seat, $own) } built a { $piece } at { $cell_id }.
event-passed = { YOU($seat, $own) } built no more this round.
event-token-flipped = That was the last { $piece } in the supply: a tracking token turned to X, { $left ->
    [0] and it was the last one
   *[other] { $left } to go
}.
event-demanded = { YOU($seat, $own) } demanded 1 { $resource_acc } from { $other }.
event-insisted = { YOU($seat, $own) } demanded 1 resource from { $other }.
event-spared = { YOU($seat, $own) } demanded nothing from { $other }.
event-paid = { YOU($seat, $own) } paid { $other } 1 { $resource_acc }.
event-refused-to-pay = { YOU($seat, $own) } refused to pay and took { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}.
event-nothing-to-give = { YOU($seat, $own) } had nothing to give and took { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}.
event-philip-demands = Sir Philip demanded 1 { $resource_acc } from { $seat }.
event-paid-philip = { YOU($seat, $own) } paid Sir Philip 1 { $resource_acc }.
event-philip-paid = { YOU($seat, $own) } took 1 { $resource_acc } from Sir Philip.
event-philip-spared = { YOU($seat, $own) } took nothing from Sir Philip.
event-philip-has-nothing = { YOU($seat, $own) } { DOES($own, "was", "were") } stronger than Sir Philip, but his dice showed no resource to take.
event-die-gained = { YOU($seat, $own) } gained { $count ->
    [one] { $count } { $die } die
   *[other] { $count } { $die } dice
}.
event-die-lost = { YOU($seat, $own) } lost { $count ->
    [one] { $count } { $die } die
   *[other] { $count } { $die } dice
}.
event-game-over = The game ended after round { $round }.

## Why not

refusal-outside-grid = A piece has to lie on the board with all its cells, and there it would stick out: choose a cell farther from the edge.
refusal-other-piece = Now it is the { $piece } that has to be placed.
refusal-not-in-hand = There is no { $piece } among the pieces you have left to place: place one of those.
refusal-occupied = The { $piece } does not fit there, for the { $obstacle } at { $cell_id } is in the way: it needs empty cells.
refusal-no-such-die = There is no such die of yours to choose (“{ $face }”): choose one of those on offer.
refusal-skull-stays = A die with a skull stays as it is (“{ $face }”): roll the others again.
refusal-no-monastery = Only a monastery turns dice, and you have none: mark dice to roll them again.
refusal-monasteries-used = { $monasteries ->
    [one] Your monastery has turned its die already
   *[other] Your monasteries have turned { $monasteries } dice already, and that is all they can
}: mark dice to roll them again.
refusal-same-face = The die shows “{ $face }” already: choose another face of it.
refusal-not-on-die = These dice do not offer that: take something that they show.
refusal-no-die-left = All dice that offer { $amount } { $resource } are used up: take something else from the rest.
refusal-none-to-lose = You have no { $resource } to lose: lose something else, or take disaster points.
refusal-scorch-inside = A scorched area goes outside the walls, and this place is enclosed: choose cells outside.
refusal-scorch-occupied = The { $piece } stands there, and there is still free room outside the walls: choose empty cells.
refusal-scorch-immovable = The { $piece } cannot be cleared away: only buildings outside the walls make way, and keeps never do.
refusal-not-standing = You have no { $piece } at { $cell_id }: choose a building that stands on your domain.
refusal-walled-in = The { $piece } at { $cell_id } is walled in and safe from attack: choose a building outside the walls.
refusal-none-left = There is no { $piece } left in the supply: build something else, or pass.
refusal-cannot-pay = A { $piece } costs { $cost } { $resource } and you have { $stock }: build what you can pay for, or pass.
refusal-no-room = There is no room for a { $piece } on your domain: build something smaller, or pass.
refusal-victim-has-none = { $other } has no { $resource }: demand something they have.
refusal-victim-has-some = { $other } has something to give: name the resource you demand.
refusal-philip-shows-none = Sir Philip’s dice show no { $resource }: take something they show.

## What to know before choosing

note-layout = So far { $points ->
    [one] { $points } point
   *[other] { $points } points
} stand on your domain, and { $area ->
    [0] nothing is walled in
    [one] { $area } cell is walled in
   *[other] { $area } cells are walled in
}.
note-layout-danger = Buildings that touch each other fall ill together: Disease would bring { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
} now.
note-meal = Food: { $need } needed, { $food } after collecting{ $points ->
    [0] { "" }
    [one] ; hunger brings { $points } disaster point
   *[other] ; hunger brings { $points } disaster points
}{ $more ->
    [0] .
   *[other] . Dice you decide about can add { $more }.
}
note-disease = { $disaster } ({ $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}) will { $points ->
    [0] find nobody to strike
    [one] bring you { $points } disaster point
   *[other] bring you { $points } disaster points
}.
note-struck = { $own ->
    [1] { $disaster } ({ $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    })
   *[other] { $disaster } by { $other }
}: { $disaster_id ->
    [bandits] you will lose 1 resource or take disaster points
    [treachery] you will place a scorched area
    [fire] you will lose a building
    [attack] you will lose a building outside the walls
   *[revolt] you will lose all your goods
}.
note-strikes-others = { $disaster } ({ $skulls } skulls): { $disaster_id ->
    [treachery] everybody else will place a scorched area
   *[attack] everybody else will lose a building outside the walls
}.
note-no-free-place = No empty place is left outside the walls: buildings have to make way.
note-costs = Costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
note-clears = { $buildings ->
    [one] { $buildings } building makes way
   *[other] { $buildings } buildings make way
}: { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}.
note-loses-building = { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}.
note-loses-die = { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}, and its { $die } die after this round.
note-wasted = The { $resource } track has too little room: { $amount } will be lost.
note-may-demand = You are stronger than { $other }: you may demand 1 resource.
note-must-answer = { $other } is stronger than you and may demand 1 resource.
note-overcomes-philip = You are stronger than Sir Philip: you may take 1 resource.
note-philip-has-nothing = You are stronger than Sir Philip, but his dice show nothing to take.
note-philip-demands = Sir Philip is stronger than you and will demand 1 resource.
note-insists = { $other } has nothing, and will take { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}.
note-no-room = Your { $resource } track is full: what you take is lost.
note-builds-left = You still have { $builds ->
    [one] { $builds } build
   *[other] { $builds } builds
}, and can pay for { $pieces ->
    [one] { $pieces } kind of piece
   *[other] { $pieces } kinds of pieces
}.
note-flips-token = The last { $piece }: a tracking token turns, { $left ->
    [0] and the game ends with this round
   *[other] { $left } to go
}.
note-end-bonus = As things stand it brings { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} more at the end.
note-clusters = Touching, { $buildings ->
    [one] { $buildings } more building
   *[other] { $buildings } more buildings
} could fall ill.
note-worth-walled = A { $piece } is worth { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, inside closed walls { $walled }.
note-always-walled = A { $piece } is worth { $walled } points anywhere, and closes a ring like a wall.
note-no-area = Largest walled area ({ $vp } points): nobody’s yet.
note-own-area = Largest walled area ({ $vp } points): yours, { $area ->
    [one] { $area } cell
   *[other] { $area } cells
}.
note-largest-area = Largest walled area ({ $vp } points): { $other }, { $largest } to your { $area }.
note-last-round = This is the last round.
note-last-token = One tracking token is left: the round in which it turns is the last.

## The score sheet

row-keep = Keeps
row-longhouse = Longhouses
row-townhouse = Townhouses
row-church = Churches
row-farm = Farms
row-lumber_mill = Lumber mills
row-hospital = Hospitals
row-monastery = Monasteries
row-market = Markets
row-guildhall = Guildhalls
row-university = Universities
row-cathedral = Cathedrals
row-market_bonus = Market bonus
row-guildhall_bonus = Guildhall bonus
row-university_bonus = University bonus
row-cathedral_bonus = Cathedral bonus
row-culture = Culture
row-most_culture = Most culture
row-largest_walled_area = Largest walled-in area
row-disasters = Disaster points
row-total = Total

rank-serf = Serf
rank-peasant = Peasant
rank-merchant = Merchant
rank-knight = Knight
rank-noble = Noble
rank-monarch = Monarch
rank-pope = Pope
rank-comment-serf = The field is wide and the harvest is somebody else’s.
rank-comment-peasant = A roof, a goat and mud to the knees: it is a beginning.
rank-comment-merchant = Your purse opens gates that others have to storm.
rank-comment-knight = They sing of you in the taverns, and mostly kindly.
rank-comment-noble = Neighbours bow when you ride by. Some of them mean it.
rank-comment-monarch = Chroniclers sharpen their quills whenever you clear your throat.
rank-comment-pope = Kings wait at your door, hat in hand.

## Options

option-round_limit = Round limit
option-round_limit-help = With several players, the game ends after this many rounds at the latest; 0 means no limit, as in the rulebook.
