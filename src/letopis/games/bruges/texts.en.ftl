# Bruges: every word a player sees, in English.
#
# A figure that is an id (a character, a colour, a threat) comes translated, with the attributes of its message beside
# it: $colour, $colour_many. Its _id is the id itself. English has no cases: the attributes repeat the plain word, for
# the keys of both languages are the same. Each character's .effect is what its card says, in our own words.

title = Bruges
tagline = Five colours, six uses for every card: build, settle, dig, and be rid of your threats before they close their circle.
credits = Game design: Stefan Feld. Published by Hans im Glück; Russian edition: Hobby World. This table is unofficial: we have no ties with them.
provenance = Of the entries in this game’s data { $seed } follow the rulebook and { $public } public sources; { $reconstructed } are reconstructed: the rulebook we had names only 11 of the 165 characters, so most of them, the order of the canal’s colours and most values of the reputation track are ours.
length = 60 minutes
option-first = Who goes first (0: drawn at random)

## Colours

blue = blue
    .many = blue
    .fem = blue
    .gen = blue
    .acc = blue
    .dat = blue
brown = brown
    .many = brown
    .fem = brown
    .gen = brown
    .acc = brown
    .dat = brown
red = red
    .many = red
    .fem = red
    .gen = red
    .acc = red
    .dat = red
purple = purple
    .many = purple
    .fem = purple
    .gen = purple
    .acc = purple
    .dat = purple
yellow = yellow
    .many = yellow
    .fem = yellow
    .gen = yellow
    .acc = yellow
    .dat = yellow

## Threats, categories, sections, uses, phases, icons, places

flood = Flood
plague = Plague
fire = Fire
intrigue = Intrigue
raid = Raid
reputation = reputation
    .dat = reputation
persons = persons
    .dat = persons
canal = canal
    .dat = canal
left = left
    .gen = left
right = right
    .gen = right
use-workers = take workers
use-guilders = take guilders
use-threat = discard a threat marker
use-canal = build a canal cell
use-house = build a house
use-settle = settle a person
phase-draw = Draw cards
phase-roll = Roll the dice
phase-play = Play cards
phase-leadership = Leadership
phase-over = Game over
kind-flash = lightning
kind-worker = worker
kind-infinity = infinity
kind-laurel = laurel
north_west = north-west guard house
north_east = north-east guard house
south_east = south-east guard house
south_west = south-west guard house

## Estates

group-nobles = Nobles
group-entertainers = Entertainers
group-craftsmen = Craftsmen
group-church = Church
group-protectors = Protectors
group-scholars = Scholars
group-bureaucrats = Bureaucrats
group-merchants = Merchants
group-castle = Castle
group-artists = Artists
group-underworld = Underworld

## What a player is asked

decision-refilling = { $full ->
    [0] Refill your hand: choose a pile for the next card ({ $count } to go).
   *[other] Your hand is full. You may draw { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }: choose a pile, or draw no more.
}
decision-drawing = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: choose a pile for the next one.
decision-reroll = You may roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
} again, or decline.
decision-suffer = Several circles are closed: which penalty strikes first?
decision-plague = Plague! Which of your persons do you lose?
decision-fire = Fire! Lose a house or the outermost token of a canal section.
decision-advance = Advance 1 step on the reputation track for { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
}?
decision-play = Play a card, or activate a person first.
decision-rest = Activate more persons, or end your turn.
decision-idle = You hold no card: activate persons, or end your turn. A card you draw is played in this turn.
decision-die = Which die do you use?
decision-marker = Which threat marker do you discard?
decision-section = In which section do you build?
decision-house-worker = Which worker do you return for the house?
decision-home = Into which of your empty houses does the { $card } move?
decision-pay-worker = Which worker do you return for the activation?
decision-take-worker = Take { $count ->
    [one] { $count } worker of any colour
   *[other] { $count } workers of any colours
}.
decision-take-same = Take { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} of one colour: which?
decision-sift = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of those you have just drawn.
decision-take-discard = You may take { $count ->
    [one] { $count } card
   *[other] up to { $count } cards
} from the top of the discard pile.
decision-discard-hand = Discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand.
decision-discard-threats = { $count ->
    [one] You may discard { $count } threat marker and gain 1 point.
   *[other] You may discard up to { $count } threat markers and gain 1 point for each.
}
decision-pay-step = You may advance on the reputation track for { $price ->
    [0] free
    [one] { $price } guilder a step
   *[other] { $price } guilders a step
} ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
} at most).
decision-extra = You may play one more card now.
decision-dig = You may build your next canal cell without a card: in which section?
decision-house-from-hand = You may build a house from your hand.
decision-house-from-pile = Build a house from the top card of a pile: which one?
decision-settle-more = You may settle one more person from your hand.
decision-pay = { $owed ->
    [0] { $card }: you may { $what_id ->
        [guilders] pay { $guilders ->
            [one] { $guilders } guilder
           *[other] { $guilders } guilders
        }
        [workers] return { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
       *[cards] discard a card from your hand
    } ({ $count ->
        [one] once
       *[other] { $count } times
    } at most).
   *[other] { $card }: return { $owed ->
        [one] { $owed } more worker
       *[other] { $owed } more workers
    }.
}
decision-refresh = You may turn a rotated person upright.
decision-recall = You may return a person to your hand.
decision-copy = You may use the effect of another person.
decision-flip = You may turn one of your grey leadership markers.
decision-choose = { $card }: which of the effects?
decision-victim = Choose an opponent.
decision-name = Name a colour: each opponent receives a threat marker of it.
decision-give = Give { $other } { $count ->
    [one] { $count } worker of a colour you choose
   *[other] { $count } workers of colours you choose
}.

## What a player can choose

action-draw = Draw from pile { $first }
action-enough = Draw no more
action-reroll = Roll again: { $first }
action-suffer = Suffer: { $first }
action-burn-house = Lose house { $first }
action-home = Move into house { $first }
action-burn-canal = Lose the outermost token of the { $first } section
action-advance = Pay and advance
action-stay = Stay
action-end = End the turn
action-decline = Decline
action-pay = Pay
action-die = Use the { $first } die
action-marker = Discard a { $first } marker
several-marker = Discard markers: { $things }
action-pay-worker = Return a { $first } worker
several-pay-worker = Return workers: { $things }
action-take-worker = Take a { $first } worker
several-take-worker = Take workers: { $things }
action-give = Give a { $first } worker
action-name = Name { $first }
action-section = Build in the { $first } section
action-flip = Turn the marker: { $first }
action-victim = Choose player { $first }
action-choose = Effect { $first }
action-workers = { $first }: take workers
action-guilders = { $first }: take guilders
action-threat = { $first }: discard a threat marker
action-canal = { $first }: build a canal cell
action-house = { $first }: build a house
action-settle = { $first }: settle
action-activate = Activate: { $first }
action-take-card = Take from the discards: { $first }
several-take-card = Take from the discards: { $things }
action-discard = Discard: { $first }
several-discard = Discard: { $things }
action-lose = Lose: { $first }
action-copy = Use the effect of: { $first }
action-refresh = Turn upright: { $first }
several-refresh = Turn upright: { $things }
action-recall = Return to the hand: { $first }
several-recall = Return to the hand: { $things }

## What happens

event-round = Round { $round } begins; { $seat } goes first.
event-game-over = The last round ({ $round }) is over: final scoring begins.
event-drew = { YOU($seat, $own) } { DOES($own, "draws", "draw") } a { $colour } card from pile { $pile }.
event-looked = You look at your new cards: { $cards }.
event-extra-pile = Pile { $pile } has run out: the extra pile takes its place. Round { $round } is the last.
event-split = Pile { $pile } has run out: the other one is split in two.
event-reshuffled = The discards are shuffled into new piles of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all.
event-rolled = { YOU($seat, $own) } { DOES($own, "rolls", "roll") } the dice: blue { $blue }, brown { $brown }, red { $red }, purple { $purple }, yellow { $yellow }.
event-rerolled = { YOU($seat, $own) } { DOES($own, "rolls", "roll") } again; the dice now show blue { $blue }, brown { $brown }, red { $red }, purple { $purple }, yellow { $yellow }.
event-no-reputation = No die shows 1 or 2: nobody may advance this round.
event-on-last-step = { YOU($seat, $own) } { DOES($own, "stands", "stand") } on the last step already.
event-cannot-advance = { YOU($seat, $own) } cannot pay { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
} to advance.
event-advanced = { YOU($seat, $own) } { DOES($own, "advances", "advance") } to step { $step } of the reputation track { $price ->
    [0] for free
    [one] for { $price } guilder
   *[other] for { $price } guilders
}.
event-threat = { YOU($seat, $own) } { DOES($own, "receives", "receive") } { $count ->
    [one] { $count } { $colour } threat marker
   *[other] { $count } { $colour } threat markers
}.
event-penalty = { $threat_id ->
    [flood] { $threat } strikes { $seat }, who returns { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }.
    [raid] { $threat } strikes { $seat }, who returns { $count ->
        [one] { $count } guilder
       *[other] { $count } guilders
    }.
    [intrigue] { $threat } strikes { $seat }, who loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[other] { $threat } strikes { $seat }.
}
event-penalty-cancelled = { $threat } has no effect on { $seat }.
event-person-lost = { YOU($seat, $own) } { DOES($own, "loses", "lose") } the { $card }.
event-house-burnt = { $seat }’s house burns; its card was the { $card }.
event-person-returns = The { $card } returns to { $seat }’s hand.
event-token-burnt = { YOU($seat, $own) } { DOES($own, "loses", "lose") } the outermost canal token of the { $section } section.
event-plays = { YOU($seat, $own) } { DOES($own, "plays", "play") } the { $card } to { $use }.
event-took-workers = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $count ->
    [one] { $count } { $colour } worker
   *[other] { $count } { $colour } workers
}.
event-took-guilders = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
} by the { $colour } die.
event-marker-discarded = { YOU($seat, $own) } { DOES($own, "discards", "discard") } a { $colour } threat marker and { DOES($own, "gains", "gain") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-cell-built = { YOU($seat, $own) } { DOES($own, "builds", "build") } cell { $cell } of the { $section } canal section { $price ->
    [0] for free
    [one] for { $price } guilder
   *[other] for { $price } guilders
}.
event-statue = { YOU($seat, $own) } { DOES($own, "completes", "complete") } a canal section and { DOES($own, "takes", "take") } the statue worth { $value }.
event-house = { YOU($seat, $own) } { DOES($own, "builds", "build") } a { $colour } house.
event-house-front = The card of your new house is the { $card }.
event-settled = { YOU($seat, $own) } { DOES($own, "settles", "settle") } the { $card } { $price ->
    [0] for free
    [one] for { $price } guilder
   *[other] for { $price } guilders
}.
event-moved-in = The { $card } moves into house { $house }, the { $colour } one.
event-activated = { YOU($seat, $own) } { DOES($own, "activates", "activate") } the { $card }.
event-gained-guilders = { $card }: { YOU($seat, $own) } { DOES($own, "gains", "gain") } { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
event-gained-points = { $card }: { YOU($seat, $own) } { DOES($own, "gains", "gain") } { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-gained-workers = { $card }: { YOU($seat, $own) } { DOES($own, "takes", "take") } { $count ->
    [one] { $count } { $colour } worker
   *[other] { $count } { $colour } workers
}.
event-gained-workers-each = { $card }: { YOU($seat, $own) } { DOES($own, "takes", "take") } { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} of each colour.
event-discarded = { YOU($seat, $own) } { DOES($own, "discards", "discard") } the { $card }.
event-took-card = { YOU($seat, $own) } { DOES($own, "takes", "take") } the { $card } from the discards.
event-paid-guilders = { $card }: { YOU($seat, $own) } { DOES($own, "pays", "pay") } { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
event-paid-workers = { $card }: { YOU($seat, $own) } { DOES($own, "returns", "return") } { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}.
event-refreshed = { YOU($seat, $own) } { DOES($own, "turns", "turn") } the { $card } upright.
event-copied = { YOU($seat, $own) } { DOES($own, "uses", "use") } the effect of the { $card }.
event-leads = { YOU($seat, $own) } { DOES($own, "turns", "turn") } the leadership marker for { $category } to its coloured side.
event-named = { YOU($seat, $own) } { DOES($own, "names", "name") } { $colour }.
event-gave-guilders = { $count ->
    [0] { YOU($seat, $own) } { DOES($own, "has", "have") } no guilders to give { $other }.
    [one] { YOU($seat, $own) } { DOES($own, "gives", "give") } { $other } { $count } guilder.
   *[other] { YOU($seat, $own) } { DOES($own, "gives", "give") } { $other } { $count } guilders.
}
event-gave-worker = { YOU($seat, $own) } { DOES($own, "gives", "give") } { $other } a { $colour } worker.

## Why not

refusal-not-complete = The { $colour } circle is not closed: you have { $count } of { $need } markers.
refusal-no-such-house = You have no such house: you have { $count ->
    [one] { $count } house
   *[other] { $count } houses
}.
refusal-no-token = You have no canal token in that section.
refusal-no-such-person = The { $card } is not in your play area.
refusal-empty-pile = That pile is empty.
refusal-hand-not-full = You hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}: refill to { $size } first.
refusal-not-in-hand = The { $card } is not in your hand.
refusal-no-marker = You have no { $colour } threat marker to discard here.
refusal-no-cell = A { $colour } card does not fit your next canal cells: { $colours }.
refusal-canal-full = There is no cell left to build there.
refusal-cell-too-dear = The cell costs { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
}; you have { $guilders }.
refusal-no-worker = You have no { $colour } worker to return.
refusal-no-empty-house = You have no empty house.
refusal-person-too-dear = The { $card } costs you { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
}; you have { $guilders }.
refusal-house-taken = The { $card } lives there: choose an empty house.
refusal-must-play = You still hold cards: play one before the turn ends.
refusal-one-card-a-turn = You have played your card for this turn.
refusal-not-activated = The { $card } is not activated in a turn: the icon is another one.
refusal-rotated = The { $card } is rotated: a person is activated once per round.
refusal-no-worker-to-pay = You have no { $colour } worker to pay.
refusal-not-poorest = An opponent has fewer guilders than you.
refusal-one-colour = All of one colour: you have begun with { $colour } markers.
refusal-another-colour = The effect is about { $colour } markers.
refusal-pay-in-full = A payment that is begun is paid in full: return { $owed ->
    [one] { $owed } more worker
   *[other] { $owed } more workers
}, or take back what you have returned.
refusal-not-drawn = Only a card you have just drawn can be discarded.
refusal-not-among-discards = That card is not among the top { $count } of the discard pile.
refusal-too-few-markers = You have { $count ->
    [one] { $count } { $colour } marker
   *[other] { $count } { $colour } markers
}; { $need } are needed.
refusal-last-step = You stand on the last step already.
refusal-step-too-dear = A step costs { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
}; you have { $guilders }.
refusal-wrong-use = This extra card can only be played to: { $uses }.
refusal-cannot-pay = You cannot pay that ({ $card }).
refusal-not-rotated = The { $card } is not rotated.
refusal-no-other-person = The { $card } is not one of the persons the effect means.
refusal-not-copied = The { $card } has another icon, or copies others itself.
refusal-not-unbeaten = An opponent is ahead of you in { $category }, or you have nothing there yet.
refusal-already-coloured = Your leadership marker for { $category } lies coloured side up already.
refusal-not-an-opponent = That is not an opponent of yours.
refusal-immune = The effects of opponents’ persons do not touch { $other }.
refusal-already-rerolled = The { $colour } die was rolled again already.

## What to know before choosing

note-turns = { $count ->
    [0] Your last turn of the round.
   *[other] More turns in this round: { $count }.
}
note-last-turn = Your last turn of the game.
note-danger = { $threat }: one more marker takes { $threat_id ->
    [flood] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }.
    [plague] a person.
    [fire] a house or a canal token.
    [intrigue] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[raid] { $count ->
        [one] { $count } guilder
       *[other] { $count } guilders
    }.
}
note-penalty = { $threat } takes { $threat_id ->
    [flood] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }.
    [plague] a person.
    [fire] a house or a canal token.
    [intrigue] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[raid] { $count ->
        [one] { $count } guilder
       *[other] { $count } guilders
    }.
}
note-no-loss = This penalty costs you nothing.
note-markers = If the dice stay as they are, you receive { $count ->
    [one] a threat marker
   *[other] threat markers
}: { $colours }.
note-strike = That closes a circle: { $threat }.
note-strikes = { $count ->
    [one] It closes a circle of { $other }: { $threat }.
   *[other] It closes a circle of { $count } opponents: { $threat }.
}
note-lead = Leadership, { $category }: you are ahead ({ $count }).
note-behind = Leadership, { $category }: { $count } against { $best }.
note-points = In the end this is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
note-fewer-points = In the end you will have { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
note-nothing = This does nothing now.
note-idle = The { $card } does nothing now.
note-no-lightning = The effect on settling does nothing now.
note-unused = You have no more turns in this round, and could still activate: { $cards }.
note-no-points = { $use_id ->
    [use-guilders] This is your last card: guilders bring no points and only break a tie.
   *[use-workers] This is your last card: workers bring no points.
}
note-ends = This is the last card of pile { $pile }: the extra pile comes into play, and { $rounds ->
    [0] this round becomes the last.
   *[other] the next round becomes the last.
}

## The score sheet

row-track = Score track
row-persons = Persons
row-houses = Houses
row-laurels = Laurels
row-leadership = Leadership markers
row-canal = Canal
row-statues = Statues
row-reputation = Reputation
row-total = Total

## The characters

king = King
    .effect = 2 points for each of your nobles.
queen = Queen
    .effect = In phase 4 you also count as sole leader in a category where you are tied for first.
prince = Prince
    .effect = Gain 1 point and 2 guilders.
princess = Princess
    .effect = Right now play one more card from your hand for any action.
duke = Duke
    .effect = Gain 2 points.
duchess = Duchess
    .effect = Each time you advance on the reputation track, gain 1 point.
count = Count
    .effect = You may pay 3 guilders to advance 1 step on the reputation track.
countess = Countess
    .effect = 1 point for every 2 steps you have reached on the reputation track.
marquis = Marquis
    .effect = Once per round: gain 1 guilder, plus 1 guilder for each of your coloured leadership markers.
marchioness = Marchioness
    .effect = Gain 1 point, plus 1 point for each of your coloured leadership markers.
viscount = Viscount
    .effect = Gain 4 guilders.
baron = Baron
    .effect = Advance up to 2 steps on the reputation track, paying 1 guilder for each step.
baroness = Baroness
    .effect = Persons whose printed price is 9 or more cost you 3 guilders less.
lady_in_waiting = Lady-in-waiting
    .effect = Take 4 workers of one colour of your choice.
heiress = Heiress
    .effect = 1 point for each of your persons whose printed price is 9 or more.
master_of_revels = Master of revels
    .effect = 2 points for each of your entertainers.
juggler = Juggler
    .effect = Draw 2 cards, then discard 1 card from your hand.
acrobat = Acrobat
    .effect = Turn another of your rotated persons upright; it may be activated again this round.
fire_eater = Fire-eater
    .effect = Each time you discard a red threat marker, also gain 2 guilders.
bard = Bard
    .effect = Each time an opponent settles a person, gain 1 guilder.
minstrel = Minstrel
    .effect = Gain 1 guilder for each different estate among your persons, at most 5.
jester = Jester
    .effect = Once per round: gain guilders equal to the lowest die.
puppeteer = Puppeteer
    .effect = Use the effect of one opponent's person that has a worker icon.
dancer = Dancer
    .effect = Gain 4 guilders.
tightrope_walker = Tightrope walker
    .effect = After each roll gain 1 guilder for each die showing 1.
bear_leader = Bear-leader
    .effect = Draw 3 cards.
storyteller = Storyteller
    .effect = 1 point for each card left in your hand, at most 3.
piper = Piper
    .effect = Take 2 workers of any colours.
trumpeter = Trumpeter
    .effect = In phase 4 gain 1 point for each category in which you are the sole leader.
actor = Actor
    .effect = Use the effect of one other person with a lightning icon in any play area.
guild_master = Guild master
    .effect = 2 points for each of your craftsmen.
mason = Mason
    .effect = Canal cells cost you 2 guilders less.
carpenter = Carpenter
    .effect = When you build a house you may pay a worker of any colour; gain 1 guilder for each house you build.
blacksmith = Blacksmith
    .effect = Gain 3 guilders.
baker = Baker
    .effect = Once per round: gain 1 guilder.
brewer = Brewer
    .effect = Gain 3 guilders, or take 2 workers of one colour.
tailor = Tailor
    .effect = Each time you settle a person, gain 1 guilder.
potter = Potter
    .effect = Take 1 worker of each of the 5 colours.
roofer = Roofer
    .effect = Build a house from the top card of a draw pile without paying a worker.
shipwright = Shipwright
    .effect = Build your next canal cell without playing a card; pay its price.
dyker = Canal digger
    .effect = Build your next canal cell for free and without playing a card.
glazier = Glazier
    .effect = 1 point for every 2 houses you have.
weaver = Weaver
    .effect = Gain 1 guilder, plus 1 guilder for every 2 houses you have, at most 5 in all.
master_builder = Master builder
    .effect = You may play one more card from your hand as a house without paying a worker. Gain 1 guilder.
miller = Miller
    .effect = When you take guilders, a die showing less than 4 counts as 4 for you.
bishop = Bishop
    .effect = 1 point for every two workers you have.
cardinal = Cardinal
    .effect = 2 points for each of your churchmen.
abbot = Abbot
    .effect = Once per round: discard 1 threat marker of a colour of which you have 2.
abbess = Abbess
    .effect = Each time you receive a threat marker, gain 1 guilder.
monk = Monk
    .effect = Discard up to 2 threat markers of one colour.
nun = Nun
    .effect = Discard up to 2 threat markers of any colours.
priest = Priest
    .effect = Gain 1 point. You may discard 1 purple threat marker.
deacon = Deacon
    .effect = When you take the action of discarding a threat marker, the marker may be of any colour.
chaplain = Chaplain
    .effect = Take 1 worker of any colour and gain 2 guilders.
pilgrim = Pilgrim
    .effect = Advance 1 step on the reputation track for free.
novice = Novice
    .effect = Draw 1 card and gain 1 guilder.
inquisitor = Inquisitor
    .effect = Name a colour: each opponent receives 1 threat marker of that colour.
sexton = Sexton
    .effect = 1 point for each of your empty houses, at most 4.
confessor = Confessor
    .effect = Each threat marker you discard gives you 1 more point.
almoner = Almoner
    .effect = Up to 3 times: return 2 workers to gain 2 points.
commandant = City commandant
    .effect = 2 points for each of your protectors.
jailer = Jailer
    .effect = Discard 1 threat marker of any colour (1 point as usual).
gatekeeper = Gatekeeper
    .effect = The Raid penalty has no effect on you.
firewatch = Fire warden
    .effect = The Fire penalty has no effect on you.
dyke_warden = Dyke warden
    .effect = The Flood penalty has no effect on you.
plague_doctor = Plague doctor
    .effect = The Plague penalty has no effect on you.
bodyguard = Bodyguard
    .effect = The effects of opponents' persons do not affect you.
knight = Knight
    .effect = Gain 1 point. You may discard 1 threat marker of any colour.
captain_of_the_guard = Captain of the guard
    .effect = Gain 2 guilders for each of your protectors, at most 6.
night_watchman = Night watchman
    .effect = Draw 1 card and gain 2 guilders.
archer = Archer
    .effect = Discard up to 2 threat markers of one colour. Gain 2 guilders.
mercenary = Mercenary
    .effect = You may discard 1 threat marker of any colour. Gain 2 guilders.
guard = Guard
    .effect = Gain 2 guilders, and take 1 worker of any colour or draw 1 card.
veteran = Veteran
    .effect = 1 point for each colour of which you have no threat marker.
standard_bearer = Standard-bearer
    .effect = Turn one of your grey leadership markers in a category where no opponent is ahead of you.
rector = Rector
    .effect = 2 points for each of your scholars.
alchemist = Alchemist
    .effect = Gain 6 guilders.
inventor = Inventor
    .effect = When you refill your hand in phase 1 you may go on to 6 cards.
astronomer = Astronomer
    .effect = Once per round, right after the roll, you may re-roll 1 die.
astrologer = Astrologer
    .effect = Draw 3 cards, keep 2 and discard the other.
mathematician = Mathematician
    .effect = When you take guilders, use any die instead of the one in the colour of the card.
philosopher = Philosopher
    .effect = 1 point for each of your persons with an infinity icon.
physician = Physician
    .effect = You may discard 1 threat marker of any colour. Take 2 workers of any colours.
librarian = Librarian
    .effect = You may take 1 card of your choice from the top 8 cards of the discard pile. Gain 1 guilder.
historian = Historian
    .effect = 1 point for each of your persons with a lightning icon.
cartographer = Cartographer
    .effect = Play one more card from your hand now, only to build a canal cell.
student = Student
    .effect = You may discard 1 card from your hand to gain 4 guilders.
engineer = Engineer
    .effect = Take 3 workers of one colour of your choice.
translator = Translator
    .effect = Draw 2 cards. Then you may settle 1 more person from your hand for 3 guilders less.
teacher = Teacher
    .effect = Each time you activate a person by paying a worker, gain 1 guilder.
mayor = Mayor
    .effect = 2 points for each of your bureaucrats.
municipal_councillor = Municipal councillor
    .effect = Each time you advance on the reputation track, take 1 worker of any colour.
notary = Notary
    .effect = Each paid step on the reputation track costs you 2 guilders less.
lawyer = Lawyer
    .effect = Your action of taking workers always yields 3 workers.
judge = Judge
    .effect = You may pay 2 guilders to advance 1 step on the reputation track.
tax_collector = Tax collector
    .effect = Gain 2 guilders from the bank and 1 guilder from each opponent.
scribe = Scribe
    .effect = Draw 2 cards, or gain 3 guilders.
herald = Herald
    .effect = Advance 1 step on the reputation track for free. Gain 2 guilders.
bailiff = Bailiff
    .effect = Choose an opponent, who gives you up to 2 guilders. Gain 1 guilder from the bank.
toll_collector = Toll collector
    .effect = Gain 1 guilder, plus 1 guilder for each canal cell you have built, at most 6 in all.
chancellor = Chancellor
    .effect = 3 points for each of your coloured leadership markers.
archivist = Archivist
    .effect = Take up to 2 cards of your choice from the top 10 cards of the discard pile.
building_inspector = Building inspector
    .effect = Gain 1 point for every 2 houses you have, at most 4.
diplomat = Diplomat
    .effect = The Intrigue penalty has no effect on you.
town_clerk = Town clerk
    .effect = 1 point for each opponent who is behind you on the reputation track.
hansa_alderman = Alderman of the Hansa
    .effect = 2 points for each of your merchants.
accountant = Accountant
    .effect = Once per round: gain 2 guilders.
spice_merchant = Spice merchant
    .effect = Each time you take the action of getting guilders, get 1 guilder more.
cloth_merchant = Cloth merchant
    .effect = Gain guilders equal to the highest die.
wine_merchant = Wine merchant
    .effect = Gain 2 guilders, plus 1 guilder for each of your persons, at most 10 in all.
fishmonger = Fishmonger
    .effect = Each time an opponent takes the action of getting guilders, gain 1 guilder from the bank.
jeweller = Jeweller
    .effect = You may pay 2 guilders to gain 2 points.
moneychanger = Moneychanger
    .effect = Once per round: up to 2 times, return a worker to gain 3 guilders.
banker = Banker
    .effect = Once per round: gain 3 guilders.
pawnbroker = Pawnbroker
    .effect = 1 point for every 3 guilders you have, at most 5.
horse_dealer = Horse dealer
    .effect = Take 2 workers of one colour and gain 1 guilder.
grain_merchant = Grain merchant
    .effect = Gain 1 guilder for each colour among the workers you still have.
peddler = Peddler
    .effect = Take 2 workers of any colours and gain 1 guilder.
shipowner = Shipowner
    .effect = Gain 2 guilders for each canal cell you have built, at most 10.
wool_merchant = Wool merchant
    .effect = Gain guilders equal to the red die.
majordomo = Majordomo
    .effect = 2 points for each of your castle servants.
lackey = Lackey
    .effect = Draw 1 card.
coachman = Coachman
    .effect = Right now play one more card from your hand for any action.
stable_boy = Stable boy
    .effect = Once per round: take 1 brown worker.
farmhand = Farmhand
    .effect = Take 3 workers of any colours.
maid = Maid
    .effect = Each time you build a house, take 1 worker of any colour afterwards.
cook = Cook
    .effect = In phase 4, before turning cards upright, gain 1 guilder for each of your rotated persons, at most 4.
cupbearer = Cupbearer
    .effect = Turn another of your rotated persons upright; it may be activated again this round.
chamberlain = Chamberlain
    .effect = You may pay a worker of any colour to activate your persons.
gardener = Gardener
    .effect = Gain 2 guilders and take 1 worker of any colour.
page = Page
    .effect = Play one more card from your hand now, only to take workers or guilders.
nursemaid = Nursemaid
    .effect = You may return another of your persons to your hand. Gain 3 guilders.
falconer = Falconer
    .effect = Draw 2 cards and take 2 workers of any colours.
washerwoman = Washerwoman
    .effect = Each time you take the action of discarding a threat marker, also take 2 workers of any colours.
gamekeeper = Gamekeeper
    .effect = 1 point for each colour among your workers.
court_painter = Court painter
    .effect = 2 points for each of your artists.
engraver = Engraver
    .effect = 1 point for each different estate among your persons.
sculptor = Sculptor
    .effect = Each time you build the third or the fifth cell of a canal section, gain 2 points.
architect = Architect
    .effect = 1 point for each canal cell you have built.
poet = Poet
    .effect = Gain 1 point.
composer = Composer
    .effect = Gain 1 point and take 1 worker of any colour.
goldsmith = Goldsmith
    .effect = You may pay 3 guilders to gain 3 points.
playwright = Playwright
    .effect = Each time you settle a person, gain 1 point.
illuminator = Illuminator
    .effect = Gain 1 point for each different estate among your persons, at most 5.
tapestry_maker = Tapestry maker
    .effect = Gain 2 points and 1 guilder.
bell_founder = Bell-founder
    .effect = You may return 1 more worker to gain 2 points.
woodcarver = Woodcarver
    .effect = Gain 1 point or 3 guilders.
portraitist = Portrait painter
    .effect = Once per round: gain 1 guilder, plus 1 point for each of your nobles, at most 2 points.
singer = Singer
    .effect = Draw 2 cards and take 1 worker of any colour.
stained_glass_master = Stained-glass master
    .effect = Each time you build a house, gain 1 point.
king_of_thieves = King of thieves
    .effect = 2 points for each of your criminals.
saboteur = Saboteur
    .effect = Each opponent receives 1 blue threat marker.
poisoner = Poisoner
    .effect = Each opponent receives 1 brown threat marker.
arsonist = Arsonist
    .effect = Each opponent receives 1 red threat marker.
slanderer = Slanderer
    .effect = Each opponent receives 1 purple threat marker.
brigand = Brigand
    .effect = Each opponent receives 1 yellow threat marker.
thief = Thief
    .effect = Choose an opponent, who gives you up to 4 guilders.
pickpocket = Pickpocket
    .effect = Each opponent gives you 1 worker of their choice. Gain 1 guilder.
assassin = Assassin
    .effect = Choose an opponent, who suffers the Plague penalty at once.
smuggler = Smuggler
    .effect = Each time you build a canal cell, gain 2 guilders afterwards.
forger = Coin forger
    .effect = Each time you take the action of getting guilders, also take 1 worker of the card's colour.
fence = Fence
    .effect = Each time an opponent suffers a threat penalty, gain 2 guilders from the bank.
spy = Spy
    .effect = Each time an opponent advances on the reputation track, gain 1 guilder from the bank.
beggar = Beggar
    .effect = Once per round, if no opponent has fewer guilders than you: gain 2 guilders.
grave_robber = Grave robber
    .effect = 1 point for every 2 threat markers your opponents have in all, at most 4.
