# Villagers: every word a player sees, in English.
#
# A figure that is an id (a villager, a suit, an event) comes translated; its _id is the id itself.

title = Villagers
tagline = Draft villagers from the Road and settle them in chains of trade; two markets decide who prospers.
credits = Game design and art: Haakon Hoel Gaarder. Published by Sinister Fish Games; Russian edition by Magellan and Mosigra. This table is unofficial: we have no ties with any of them.
provenance = Of the entries in this game’s data { $seed } follow the rulebook, { $recalled ->
    [0] and { $public } public sources
   *[other] { $public } public sources and { $recalled } our memory of the published game
}; { $reconstructed } are reconstructed, above all the events of the solo game and five of the six starting villagers.
length = 40 minutes
solo = the Countess

## Villagers

brewer = Brewer
poulterer = Poulterer
swineherd = Swineherd
truffler = Truffler
carpenter = Carpenter
cooper = Cooper
shipwright = Shipwright
wheeler = Wheeler
cartwright = Cartwright
wood_carver = Wood Carver
log_rafter = Log Rafter
thatcher = Thatcher
bed_builder = Bed Builder
grazier = Grazier
milk_maid = Milk Maid
fromager = Fromager
peddler = Peddler
horse_trader = Horse Trader
ore_muler = Ore Muler
blacksmith = Blacksmith
glass_blower = Glass Blower
mason = Mason
seeker = Seeker
spelunker = Spelunker
jeweler = Jeweler
locksmith = Locksmith
graper = Graper
vintner = Vintner
wine_trader = Wine Trader
shepherd = Shepherd
spinner = Spinner
weaver = Weaver
tailor = Tailor
tanner = Tanner
saddler = Saddler
cobbler = Cobbler
harvester = Harvester
hunter = Hunter
chandler = Chandler
wattler = Wattler
fisher = Fisher
beekeeper = Beekeeper
grocer = Grocer
freemason = Freemason
priest = Priest
agent = Agent
monk = Monk
apprentice = Apprentice
tinner = Tinner
smuggler = Smuggler
lumberjack = Lumberjack
hayer = Hayer
miner = Miner
founders = Founders

## Suits, as backs show them

wood = Wood
suit-wood = a card of the suit Wood
hay = Hay
suit-hay = a card of the suit Hay
ore = Ore
suit-ore = a card of the suit Ore
grains = Grains
suit-grains = a card of the suit Grains
grapes = Grapes
suit-grapes = a card of the suit Grapes
wool = Wool
suit-wool = a card of the suit Wool
leather = Leather
suit-leather = a card of the suit Leather
solitary = Solitary
suit-solitary = a card of the suit Solitary
special = Special
suit-special = a card of the suit Special

## Events

rats = Rats
    .text = In the next draft phase you take one villager fewer (at least one).
recruiters = Recruiters
    .text = Event: the Countess takes the top card of a stack of your choice.
tithe = Tithe
    .text = Event: pay the Countess 1 ducat for each visible food in your village.
toll = Toll
    .text = Event: pay the Countess 2 ducats.
lodging = Lodging the Guard
    .text = Event: pay the bank 1 ducat for each visible builder in your village.
favourite = The Countess's Favourite
    .text = Event: the Countess takes the Road villager with the most gold.
gossip = Gossip
    .text = Event: give the Countess one card of your hand.
highwaymen = Highwaymen
    .text = Event: discard one card of your hand at random.
strike = Strike
    .text = In the next build phase you place one villager fewer (at least one).
drought = Drought
    .text = In the next build phase you may exchange only one card for a basic villager.
guild_dues = Guild Dues
    .text = In the next build phase each padlock costs 1 ducat more, from your supply to the bank.
enticement = Enticement
    .text = Event: the Countess takes a top villager of your choice from your village, not a basic one; if there is none, pay her 2 ducats.
it_was_you = It was you
    .text = Event: if your Jester is still here, he leaves the game; if you have used him, pay the Countess 4 ducats.
conscription = Conscription
    .text = Event: the Countess takes the top card of the Reserve.
famine = Famine
    .text = In the next draft phase you take one villager fewer (at least one).
snowdrifts = Snowdrifts
    .text = In the next build phase you place one villager fewer (at least one).
wolves = Wolves
    .text = Event: discard a top villager with food of your choice, not a basic one; if there is none, pay the bank 3 ducats.
fire = Fire
    .text = Event: discard a top villager with a builder of your choice, not a basic one; if there is none, pay the bank 3 ducats.
crown_tax = Crown Tax
    .text = Event: pay the Countess 5 ducats.
inspection = Inspection
    .text = Event: pay the bank 1 ducat for each visible gold symbol in your village.
abduction = Abduction
    .text = Event: the Countess takes your top villager with the least gold (at least 1), not a basic one; if there is none, pay her 3 ducats.
royal_escort = Royal Escort
    .text = Event: the Countess takes two Road villagers of your choice.
cellar_search = Searched Cellars
    .text = Event: pay the Countess 1 ducat for each card in your hand.
war_chest = War Chest
    .text = Event: the Countess takes 5 ducats from the bank.

## Words

countess = the Countess
jester = the Jester
reserve = the Reserve
bank = the bank
side-gold = gold side
side-food = food side
gold = gold
food = food
summer = summer
winter = winter
easy = beginner
normal = normal
hard = hard
phase-draft = the draft phase
phase-build = the build phase
phase-road = the road update
phase-events = the event phase
phase-over = the end

option-level = Level of the solo game
    .easy = Beginner
    .normal = Normal
    .hard = Hard

## What is asked

decision-draft = Draft a villager from the Road, or the top of a stack unseen ({ $count } to go).
decision-give = Choose another villager of the Road for the Countess.
decision-ducat = Put a ducat from the bank on a villager of the Road: those without one leave.
decision-build = Build: { $count ->
    [one] { $count } villager
   *[other] { $count } villagers
} to place, { $exchanges ->
    [one] { $exchanges } exchange
   *[other] { $exchanges } exchanges
} left.{ $monks ->
    [0] { "" }
   *[other] { " " }A Monk waits for a villager on him.
}
decision-on = On which villager will { $card } lie?
decision-pay = Open the padlock of { $card } ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}{ $extra ->
    [0] { "" }
   *[other] { " " }and { $extra } more to the bank
}): whom do you pay?
decision-swap = Which covered villager does the Apprentice replace?
decision-side = Lay the Founders anew: which side up?
decision-smuggle = The Smuggler brings half of a villager’s gold: whose?
decision-onto = A card for { $card }: onto which stack does it go?
decision-return = Which card of your hand do you return, face down, for { $card }?
decision-resolve = Choose the next event to resolve ({ $count ->
    [one] { $count } event
   *[other] { $count } events
} open).
decision-pick = The event “{ $event }”: choose the card it takes.
decision-jester = The last moment before { $phase }: discard an open event with the Jester, or keep him.

## What can be chosen

action-take = Take from the Road: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-draw = { $first ->
    [1] Draw unseen from stack 1
    [2] Draw unseen from stack 2
    [3] Draw unseen from stack 3
    [4] Draw unseen from stack 4
    [5] Draw unseen from stack 5
    [6] Draw unseen from stack 6
   *[other] Draw unseen: { $first }
}
action-give = To the Countess: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-ducat = Put a ducat on { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-pass = Pass
action-keep = Keep the Jester
action-place = Place { $first }
action-play = Play { $first }
action-exchange = Exchange a card for a { $first }
action-onto = Onto stack { $first }
action-return = Return { $first }
action-on = On { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-alone = By itself, as the bottom of a chain
action-pay = { $first ->
    [0] Pay { $second } of player 1{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [1] Pay { $second } of player 2{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [2] Pay { $second } of player 3{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [3] Pay { $second } of player 4{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [4] Pay { $second } of player 5{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
   *[other] { $first_id ->
        [bank] Pay the bank
        [nothing] Pay nothing: the Tinner opens it
       *[other] Pay { $second } of the Countess{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    }
}
action-swap = { $first ->
    [0] Replace { $second } of player 1{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [1] Replace { $second } of player 2{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [2] Replace { $second } of player 3{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [3] Replace { $second } of player 4{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
   *[other] Replace { $second } of player 5{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
}
action-side = { $first_id ->
    [gold] Gold side up
   *[other] Food side up
}
action-smuggle = Half of the gold of { $first }
action-end = End the turn
action-resolve = Resolve: { $first }
action-jester = The Jester discards: { $first }
action-choose = Choose { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-pick = Choose stack { $first }

## What happens

event-round = Round { $round } begins; { $seat } is first.
event-draft-limit = { YOU($seat, $own) } will draft { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-drafts-lost = Nothing is left to take: { YOU($seat, $own) } { DOES($own, "goes", "go") } without { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-drafted = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $card } from the Road{ $ducats ->
    [0] { "" }
    [one] { " " }with { $ducats } ducat
   *[other] { " " }with { $ducats } ducats
}.
event-drafted-unseen = { YOU($seat, $own) } { DOES($own, "draws", "draw") } a card unseen: { $card }.
event-refilled = { $card } comes to the Road.
event-stack-used-up = Stack { $stack } is used up.
event-new-reserve = The discard pile becomes the new Reserve: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-road-discarded = { $card } leaves the Road{ $ducats ->
    [0] { "" }
    [one] ; { $ducats } ducat goes to the bank
   *[other] ; { $ducats } ducats go to the bank
}.
event-road-paid = A ducat is put on every villager of the Road.
event-ducat-put = { YOU($seat, $own) } { DOES($own, "puts", "put") } a ducat on { $card }.
event-ducat-passed = { YOU($seat, $own) } { DOES($own, "puts", "put") } no ducat.
event-placed = { YOU($seat, $own) } { DOES($own, "places", "place") } { $card }.
event-placed-on = { YOU($seat, $own) } { DOES($own, "lays", "lay") } { $card } on { $below }.
event-unlocked-own = { YOU($seat, $own) } { DOES($own, "unlocks", "unlock") } { $card } and { DOES($own, "puts", "put") } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} from the bank on { $unlocker } at home.
event-unlocked-other = { YOU($seat, $own) } { DOES($own, "unlocks", "unlock") } { $card } and { DOES($own, "puts", "put") } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} on { $other }’s { $unlocker }.
event-unlocked-countess = { YOU($seat, $own) } { DOES($own, "unlocks", "unlock") } { $card } and { DOES($own, "puts", "put") } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} on the Countess’s { $unlocker }.
event-unlocked-bank = { YOU($seat, $own) } { DOES($own, "unlocks", "unlock") } { $card } and { DOES($own, "pays", "pay") } the bank { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-unlocked-free = { YOU($seat, $own) } { DOES($own, "unlocks", "unlock") } { $card } for nothing, with the Tinner’s help.
event-surcharge = An event makes the padlock of { $card } dearer: { YOU($seat, $own) } { DOES($own, "pays", "pay") } the bank { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} more.
event-tinner = { YOU($seat, $own) } { DOES($own, "plays", "play") } the Tinner: padlocks open for nothing until the end of the turn.
event-swapped = { YOU($seat, $own) } { DOES($own, "lays", "lay") } the Apprentice in place of { $other }’s { $card }.
event-swapped-own = { YOU($seat, $own) } { DOES($own, "lays", "lay") } the Apprentice in place of { $card } at home.
event-founders-anew = { YOU($seat, $own) } { DOES($own, "lays", "lay") } the Founders anew, { $side } up.
event-smuggled = { YOU($seat, $own) } { DOES($own, "plays", "play") } the Smuggler and { DOES($own, "takes", "take") } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} for { $card }.
event-returned = { YOU($seat, $own) } { DOES($own, "returns", "return") } { $card } to stack { $stack } and { DOES($own, "takes", "take") } a { $basic }.
event-returned-reserve = { YOU($seat, $own) } { DOES($own, "returns", "return") } { $card } to the Reserve and { DOES($own, "takes", "take") } a { $basic }.
event-returned-gone = { YOU($seat, $own) } { DOES($own, "puts", "put") } { $card } out of the game and { DOES($own, "takes", "take") } a { $basic }.
event-built = { YOU($seat, $own) } { DOES($own, "has", "have") } finished building.
event-founders-turned = { YOU($seat, $own) } { DOES($own, "has", "have") } no food: the Founders turn to the food side.
event-first-market = The first market is held.
event-market-paid = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $sum ->
    [one] { $sum } ducat
   *[other] { $sum } ducats
}: { $gold } for gold, { $ducats } for the ducats on villagers.
event-second-market = The second market is held.
event-second-market-paid = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $sum ->
    [one] { $sum } ducat
   *[other] { $sum } ducats
}: { $gold } for gold, { $silver } for silver, { $ducats } from the villagers.
event-countess-paid = The market brings the Countess { $sum ->
    [one] { $sum } ducat
   *[other] { $sum } ducats
}.
event-game-over = The game is over after round { $round }.
event-countess-got = The Countess gets { $card }{ $ducats ->
    [0] { "" }
    [one] { " " }with { $ducats } ducat
   *[other] { " " }with { $ducats } ducats
}.
event-countess-took = The Countess takes { $card } from { $reserve ->
    [0] a stack
   *[other] the Reserve
}, worth { $value }.
event-countess-gained = The Countess takes { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} from the bank.
event-event-drawn = A new event is turned up: { $event }.
event-resolving = The event “{ $event }” happens.
event-jester = The Jester discards “{ $event }”.
event-jester-exposed = The Jester is found out and leaves the game.
event-paid-countess = { YOU($seat, $own) } { DOES($own, "pays", "pay") } the Countess { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}{ $short ->
    [0] { "" }
   *[other] , all there is of { $owed } owed
}.
event-paid-bank = { YOU($seat, $own) } { DOES($own, "pays", "pay") } the bank { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}{ $short ->
    [0] { "" }
   *[other] , all there is of { $owed } owed
}.
event-discarded = { $card } is discarded.
event-back-to-hand = Nothing lies on { $card } any more: it goes back to the hand of { $seat }.

## Why not

refusal-not-on-the-road = There is no { $card } on the Road, or not as many as that.
refusal-stack-used-up = Stack { $stack } is used up.
refusal-stacks-before-reserve = The Reserve cannot be drafted from while a stack has cards ({ $count } still do).
refusal-reserve-used-up = The Reserve is used up.
refusal-not-for-her = { $card } is not on the Road, so the Countess cannot have it.
refusal-not-in-hand = { $card } is not in your hand.
refusal-build-limit = You have used all your build actions of this turn.
refusal-nothing-under = { $card } must lie on { $below }, and you have none.
refusal-full = { $card } must lie on { $below }, and none of yours can carry another card.
refusal-not-there = { $card } cannot lie there.
refusal-no-cover = The Monk could not be covered in this turn: that takes a villager of the same chain that fits on him, a build action for it, and its padlock opened.
refusal-needed-for-the-monk = Then the Monk could not be covered any more in this turn: do not give away what he needs.
refusal-monk-waits = A Monk stands uncovered: lay a villager on him before the turn ends.
refusal-played-not-placed = { $card } is not placed: it is played.
refusal-placed-not-played = { $card } is not played: it is placed.
refusal-cannot-unlock = { $card } is locked ({ $unlocker } opens it): that takes { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} of your supply, and you have { $ducats }.
refusal-cannot-pay = This takes { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} of your supply, and you have { $ducats }.
refusal-not-an-unlocker = There is no such villager to unlock { $card }: it takes { $unlocker }.
refusal-somebody-unlocks = The bank cannot be paid for { $card } while a village has { $unlocker }.
refusal-no-tinner = No Tinner has been played this turn: { $card } is not unlocked for nothing.
refusal-nobody-to-replace = There is no covered villager that the Apprentice could replace and you could place.
refusal-not-covered = There is no { $card }, or nothing lies on it: the Apprentice replaces only covered villagers.
refusal-not-their-founders = Nobody can take another player’s Founders.
refusal-no-chain-of-its-own = { $card } has no production chain of its own: the Apprentice replaces nobody who only stands for another.
refusal-no-place-for-it = { $card } would have to be placed in your village at once, and there is no place for it.
refusal-no-gold = The Smuggler needs a visible villager with printed gold.
refusal-no-more-exchanges = You have used your exchanges of this turn ({ $count }).
refusal-empty-hand = You have no card to give for it.
refusal-supply-empty = There is no { $card } left.
refusal-onto-nothing = Stack { $stack } is used up: nothing is put on a market card or an empty place.
refusal-no-jester = You have no Jester.
refusal-event-not-open = { $event } does not lie open.
refusal-event-happening = { $event } is happening already: it is too late for the Jester.
refusal-cannot-go = { $event } cannot take that card.

## What to know before choosing

note-until-market = { $market ->
    [1] First market: { $count ->
        [one] { $count } card to go in stacks 1 and 2
       *[other] { $count } cards to go in stacks 1 and 2
    }
   *[other] Second market: { $count ->
        [one] { $count } card to go in the stacks
       *[other] { $count } cards to go in the stacks
    }
}.
note-last-round = Last round: the stacks run out in this draft, and the second market follows.
note-first-market = First market after this round: as things stand { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} for you.
note-final = Last round. As things stand: you { $ducats }, { $other } { $theirs } ducats.
note-final-alone = Last round. As things stand: you { $ducats }, the Countess { $hers } ducats.
note-founders-turn = No food is visible in your village: the Founders will turn to their food side{ $ducats ->
    [0] { "" }
   *[other] {", "}{ $ducats } gold less
}.
note-next-round = Next round as things stand: draft { $drafts }, build { $builds }.
note-leaving = { $count ->
    [0] Everybody on the Road has a ducat: nobody leaves.
    [one] { $count } villager without a ducat would leave the Road.
   *[other] { $count } villagers without a ducat would leave the Road.
}
note-next-first = { $other } drafts first in the next round.
note-with-draft = With the open events you draft { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $without }.
note-with-build = With the open events you place { $count ->
    [one] { $count } villager
   *[other] { $count } villagers
} instead of { $without }.
note-with-exchange = With the open events you exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $without }.
note-with-padlock = With the open events each padlock costs { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} more.
note-no-place = It is laid on { $below }: you have none, neither in your village nor in your hand.
note-no-room = It is laid on { $below }, and there is no room left on yours.
note-cannot-unlock = Its padlock would cost { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} now, and you have { $ducats }.
note-covers = Covers { $card }{ $gold ->
    [0] { "" }
   *[other] {", "}{ $gold } gold lost
}{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } food lost
}{ $builders ->
    [0] { "" }
    [one] {", "}{ $builders } builder lost
   *[other] {", "}{ $builders } builders lost
}.
note-silver-now = Its silver would pay { $ducats } now.
note-food-no-higher = You draft { $count } already, the most there is: its food raises no limit.
note-builders-no-higher = You place { $count } already, the most there is: its builder raises no limit.
note-basic-idle = Nobody in your hand lies on it.
note-end = Left unused: { $builds ->
    [0] no placement
    [one] { $builds } placement
   *[other] { $builds } placements
}, { $exchanges ->
    [0] no exchange
    [one] { $exchanges } exchange
   *[other] { $exchanges } exchanges
}.
note-could-be-placed = It could be placed in this turn.
note-longer = This stack gets longer: the first market comes later.
note-tinner-nothing = No card of your hand has a padlock: she would open nothing.
note-tinner-again = Padlocks are free in this turn already.
note-smuggler = Brings { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}{ $cost ->
    [0] { "" }
   *[other] {"; "}his padlock costs you { $cost }
}.
note-smuggle-gain = Brings { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
note-side-shows = Shows{ $gold ->
    [0] { "" }
   *[other] {" "}{ $gold } gold
}{ $food ->
    [0] { "" }
   *[other] {" "}{ $food } food
}{ $builders ->
    [0] { "" }
    [one] {" "}{ $builders } builder
   *[other] {" "}{ $builders } builders
}.
note-pay-own = The ducats lie in your own village: the markets to come pay you { $ducats } for them.
note-pay-other = The ducats lie with { $other }: the markets to come pay { $ducats } for them.
note-pay-countess = The ducats lie with the Countess: the markets to come pay her { $ducats } for them.
note-stays-anyway = It stays anyway: { $count ->
    [one] { $count } ducat lies on it already
   *[other] { $count } ducats lie on it already
}.
note-her-gain = Brings the Countess { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, as things stand, with all markets to come.
note-costs = You would pay { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}; the Countess gains { $hers }.
note-jester-early = There is time: he can stop it later, too, as long as it has not happened.

## Score sheet

row-supply = Supply
row-first_gold = First market: gold
row-first_ducats = First market: ducats on villagers
row-second_gold = Second market: gold
row-silver = Second market: silver
row-second_ducats = Ducats from villagers
row-total = Total
rank-won = The Countess is beaten
rank-lost = The Countess prevails
rank-comment-won = The villages have no need of a queen.
rank-comment-lost = Long live the queen, say those who can still afford to.
