# Village: every word a player sees, in English. A figure that is an id comes translated.

title = Village
tagline = Four generations of a family, and a chronicle that remembers only some of them.
length = 60–90 minutes
credits = Game design: Inka and Markus Brand. Published by eggertspiele. This table is unofficial: we have no ties with them.
provenance = Of the entries in this game’s data { $seed } follow the rulebook of the expansions, { $public } the base rulebook and other public sources, { $recalled } our memory; { $reconstructed } are reconstructed, because no board, tile or card could be read.

## Things

orange = orange cube
    .acc = an orange cube
    .few = orange cubes
    .many = orange cubes
green = green cube
    .acc = a green cube
    .few = green cubes
    .many = green cubes
brown = brown cube
    .acc = a brown cube
    .few = brown cubes
    .many = brown cubes
pink = pink cube
    .acc = a pink cube
    .few = pink cubes
    .many = pink cubes
plague = plague cube
    .acc = a plague cube
    .few = plague cubes
    .many = plague cubes
coin = coin
    .acc = a coin
    .few = coins
    .many = coins
grain = grain
    .acc = a sack of grain
    .few = grain
    .many = grain
horse = horse
    .acc = a horse
    .few = horses
    .many = horses
ox = ox
    .acc = an ox
    .few = oxen
    .many = oxen
plow = plow
    .acc = a plow
    .few = plows
    .many = plows
wagon = wagon
    .acc = a wagon
    .few = wagons
    .many = wagons
scroll = scroll
    .acc = a scroll
    .few = scrolls
    .many = scrolls
beer = beer
    .acc = a beer
    .few = beer
    .many = beer
bread = bread
    .acc = a bread
    .few = bread
    .many = bread
tool = tool
    .acc = a tool
    .few = tools
    .many = tools
cocoa = cocoa
    .acc = a basket of cocoa
    .few = cocoa
    .many = cocoa
tea = tea
    .acc = a bale of tea
    .few = tea
    .many = tea
prestige = prestige
    .acc = a point of prestige
    .few = prestige
    .many = prestige
time = time
    .acc = one time
    .few = time
    .many = time
member = family member
    .acc = a family member
    .few = family members
    .many = family members
chest = treasure chest
    .acc = a treasure chest
    .few = treasure chests
    .many = treasure chests
pay = by payment

## Action spaces and places

harvest = Grain harvest
family = Family
crafts = Crafts
market = Market
travel = Travel
council = Council chamber
church = Church
inn = Inn
smuggler = Smuggler
wedding = Wedding
farmyard = farmyard
hold = ship’s hold
bag = black bag
stage1 = council stage 1
stage2 = council stage 2
stage3 = council stage 3
stage4 = council stage 4
stage5 = council stage 5
stage6 = council stage 6
stage7 = council stage 7
stage8 = council stage 8
window1 = church window 1
window2 = church window 2
window3 = church window 3
window4 = church window 4
window5 = church window 5
window6 = church window 6
window7 = church window 7
window8 = church window 8
step1 = ceremony step 1
step2 = ceremony step 2
step3 = ceremony step 3
step4 = ceremony step 4
step5 = ceremony step 5
step6 = ceremony step 6
step7 = ceremony step 7
step8 = ceremony step 8
couple1 = married couple 1
couple2 = married couple 2
couple3 = married couple 3
couple4 = married couple 4
couple5 = married couple 5
couple6 = married couple 6
couple7 = married couple 7
couple8 = married couple 8
couple9 = married couple 9
couple10 = married couple 10
couple11 = married couple 11
couple12 = married couple 12
couple13 = married couple 13
couple14 = married couple 14
couple15 = married couple 15
couple16 = married couple 16
couple17 = married couple 17
couple18 = married couple 18
couple19 = married couple 19
couple20 = married couple 20
couple21 = married couple 21
couple22 = married couple 22
couple23 = married couple 23
couple24 = married couple 24
couple25 = married couple 25
couple26 = married couple 26
couple27 = married couple 27
couple28 = married couple 28
couple29 = married couple 29
couple30 = married couple 30
couple31 = married couple 31
couple32 = married couple 32
mill = mill
wainwright = wainwright
stables = stables
smithy = smithy
office = office
brewery = brewery
village = Village
city_north = North Town
city_east = East Town
city_northeast = Crossroads Town
city_far_north = Far North Town
city_far_east = Far East Town
city_capital = Capital
port = Port
sea_a = Open sea A
sea_south = South Sea
sea_north = North Sea
sea_east = East Sea
coast_cocoa = Coast of Cocoa Island (B)
coast_c = Coast of Plowmen's Island (C)
coast_tea = Coast of Tea Island
coast_scribes = Coast of Scribes' Island
coast_treasure = Coast of Treasure Island
coast_far = Coast of the Far Island
cocoa_island = Cocoa Island
plow_island = Plowmen's Island
tea_island = Tea Island
scribe_island = Scribes' Island
treasure_island = Treasure Island
far_island = Far Island
bakery = bakery
    .acc = the bakery
shop = village shop
    .acc = the village shop
houses = newlywed houses
farmers = chronicle, farmers
craftsmen = chronicle, craftsmen
travellers = chronicle, travellers
councillors = chronicle, councillors
clergy = chronicle, clergy
graves = anonymous graves
sailor_graves = sailors’ graves
beside = beside the chronicle
gone = out of the game
tavern = Tavern

## Customers, captains, chests

c01 = customer (scroll: 3)
c02 = customer (wagon: 3)
c03 = customer (plow: 3)
c04 = customer (horse: 4)
c05 = customer (ox: 4)
c06 = customer (scroll, wagon: 6)
c07 = customer (scroll, plow: 6)
c08 = customer (scroll, horse: 7)
c09 = customer (scroll, ox: 7)
c10 = customer (wagon, plow: 6)
c11 = customer (wagon, horse: 7)
c12 = customer (wagon, ox: 7)
c13 = customer (plow, horse: 7)
c14 = customer (plow, ox: 7)
c15 = customer (horse, ox: 8)
c16 = customer (scroll, 2 × grain: 5)
c17 = customer (wagon, 2 × grain: 5)
c18 = customer (plow, 2 × grain: 5)
c19 = customer (horse, 2 × grain: 6)
c20 = customer (ox, 2 × grain: 6)
c21 = customer (3 × grain: 4)
c22 = customer (4 × grain: 5)
c23 = customer (2 × scroll: 6)
c24 = customer (wagon, horse, grain: 8)
cb01 = customer (2 × beer: 4)
cb02 = customer (3 × beer: 6)
cb03 = customer (beer, 2 × grain: 4)
cb04 = customer (beer, scroll: 5)
cw01 = customer (wagon, scroll, grain: 7)
cw02 = customer (horse, ox, grain: 9)
cw03 = customer (2 × plow: 6)
cw04 = customer (5 × grain: 6)
cw05 = customer (wagon, horse, scroll: 10)
captain_1_1 = captain for 1 (2 × any for a step)
captain_1_2 = captain for 1 (1 × orange for a step)
captain_1_3 = captain for 1 (1 × pink for a step)
captain_1_4 = captain for 1 (1 × brown for a step)
captain_1_5 = captain for 1 (1 × green for a step)
captain_2_1 = captain for 2 (1 × orange or pink for a step)
captain_2_2 = captain for 2 (1 × green or brown for a step)
captain_2_3 = captain for 2 (1 × orange or green for a step)
captain_2_4 = captain for 2 (1 × pink or brown for a step)
captain_2_5 = captain for 2 (1 × orange or brown for a step)
captain_3_1 = captain for 3 (1 × green for 2 steps)
captain_3_2 = captain for 3 (1 × orange for 2 steps)
captain_3_3 = captain for 3 (1 × pink for 2 steps)
captain_3_4 = captain for 3 (1 × brown for 2 steps)
captain_3_5 = captain for 3 (1 × any for a step)
chest_3 = treasure chest, 3 coins
chest_4 = treasure chest, 4 coins
chest_5 = treasure chest, 5 coins
dowry_bread = dowry chest: 2 coins and 2 bread
dowry_tool = dowry chest: 2 coins and 2 tools

## Villagers and life goals; .text is what the card says

smith = Smith
    .text = Take 1 plow.
cartwright = Cartwright
    .text = Take 1 wagon.
stablehand = Stable Hand
    .text = Take 1 horse or 1 ox.
scribe = Scribe
    .text = Take 1 scroll.
miller = Miller
    .text = Return up to 3 grain; take 1 coin for each.
farmhand = Farmhand
    .text = Take 4 grain (limit 5).
midwife = Midwife
    .text = Take 1 family member from the supply to your farmyard.
innkeeper = Innkeeper
    .text = Take 2 beer.
peddler = Peddler
    .text = Take 3 influence cubes of your choice.
beggar = Beggar
    .text = Take 1 influence cube of each colour.
abbot = Abbot
    .text = Place 1 family member from your farmyard on the first church window.
sexton = Sexton
    .text = Advance 1 of your members in the church by 1 window for free.
reeve = Reeve
    .text = Place a member on council stage 1 or advance one by 1 stage for free; no privilege.
crier = Town Crier
    .text = Use the privilege of council stage 1, 2 or 3, even without a member there.
bard = Bard
    .text = When your member would go to a grave because his chronicle section is full, he is added to the chronicle all the same (beside the book, no space used).
scrap_dealer = Scrap Dealer
    .text = At the end of a market day that you started, take 1 customer left at the stalls without delivering anything.
traveller = Traveller
    .text = This travel step needs no wagon.
messenger = Messenger
    .text = This travel step costs no time.
toll_keeper = Toll Keeper
    .text = This travel step costs no influence cubes.
herbalist = Herbalist
    .text = Move your time marker back by up to 4 spaces, not back across the quill.
gravedigger = Gravedigger
    .text = Choose any of your visible living members to die, whatever the number.
well_digger = Well Digger
    .text = This well action costs 2 cubes of one colour instead of 3.
medico = Medico
    .text = 1 prestige for each of your living family members.
count = Count
    .text = 1 prestige for each city you visited.
chronicler = Chronicler
    .text = Count 1 member more in the chronicle.
bishop = Bishop
    .text = 1 prestige for each of your members in the church.
notary = Notary
    .text = 2 prestige for each scroll you own (at most 3 scrolls).
market_woman = Market Woman
    .text = 1 prestige for each customer you served.
moneychanger = Moneychanger
    .text = 1 prestige for every 2 coins you own.
guild_master = Guild Master
    .text = 2 prestige for each of your members in craft buildings (brewery included).
admiral = Admiral
    .text = In this sea travel 3 more steps are free.
helmsman = Helmsman
    .text = In this sea travel you lose no time on open sea and none for returning to port.
quartermaster = Quartermaster
    .text = On this voyage you may carry 2 cargoes of one type (still 3 holds).
cartographer = Cartographer
    .text = 2 prestige for each of your members on a lighthouse.
matchmaker = Matchmaker
    .text = This Wedding action costs neither time nor a cube.
musician = Musician
    .text = Take 1 bread and 1 tool.
best_man = Best Man
    .text = 2 prestige for each of your members on the Wedding board.
aristocrat = Aristocrat
    .text = Own 7 coins.
writer = Writer
    .text = Own 3 scrolls and 1 cube of each colour.
knight = Knight
    .text = Own 2 horses and 3 coins.
farmer = Wealthy Farmer
    .text = Own 1 ox, 1 plow and 5 grain.
breeder = Cattle Breeder
    .text = Own 2 horses and 2 oxen.
carrier = Carrier
    .text = Own 3 wagons and 1 horse.
jack_of_trades = Jack of All Trades
    .text = Own one of each of the five goods.
scholar = Scholar
    .text = Own 4 pink and 4 brown cubes.
acolyte = Acolyte
    .text = Have a member of generation 4 in the church.
merchant = Merchant
    .text = Have served 6 customers.
historian = Historian
    .text = Have 4 members in the chronicle.
mayor = Mayor
    .text = Have a member on council stage 4.
patriarch = Patriarch
    .text = Have 8 living family members.
guildsman = Guildsman
    .text = Have members in 4 different craft buildings.
explorer = Explorer
    .text = Have visited 5 cities.
seafarer = Seafarer
    .text = Have placed 2 members on lighthouses.
tavern_hero = Tavern Hero
    .text = Have taken 3 villager cards.

## Options

option-expansions = Expansions
option-expansions-help = Any of the Tavern, the Port and the Wedding.
option-goals = Life goals
option-goals-help = A silver and a gold secret goal for each player.
option-tavern_side = Side of the Tavern board
option-tavern_side-a = Side a
option-tavern_side-b = Side b
option-tavern_side-help = On side a a round in the inn costs 1 time, on side b 1 cube.
option-wedding_side = Side of the Wedding board
option-wedding_side-a = Side a
option-wedding_side-b = Side b
option-wedding_side-help = The sides differ in the bonuses of the ceremony steps.
option-first = Starting player
option-first-random = Random
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-help = Random, or the number of a seat.

## Score sheet

row-prestige = Prestige scored in play
row-travel = Travel
row-council = Council chamber
row-church = Church
row-chronicle = Chronicle
row-customers = Customers
row-coins = Coins
row-villagers = Villagers
row-total = Total

## Decisions

decision-turn-choice = Take a cube from an action space, or use the Well.
decision-well-pay = Pay for the Well: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes of one colour
}.
decision-after = Play a villager, or end your turn.
decision-pay = Pay with cubes or coins: { $count } to go.
decision-pick = Take cubes of your choice: { $count } to go.
decision-one-of = Choose what to take ({ $count } of it).
decision-swap = Return a cube of yours and take { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of your choice for it, or not.
decision-harvest = Harvest { $count } grain?
decision-family = Family: a birth, or somebody comes home.
decision-crafts = Crafts: train somebody, or make something.
decision-produce = Trained in the { $building }: produce at once?
decision-sale = Market day: serve a customer, or pass.
decision-market-ends = The market day is over: play a card, or let it end.
decision-travel = Travel: send somebody along a road.
decision-council = Council chamber: place, advance, or use a privilege.
decision-privilege = Use a privilege of stage { $count }{ $count ->
    [one] {""}
   *[other] {" "}or lower
}, or none.
decision-church = Church: send somebody into the black bag.
decision-fetch = Mass: take own members out of the bag for a coin each ({ $count ->
    [one] { $count } place
   *[other] { $count } places
} left).
decision-rise = Mass: advance members in the church.
decision-death = The quill was passed: who dies? ({ $count } to go)
decision-burial = No space in the chronicle: bury, or play a card.
decision-sea-burial = Choose a sailors’ grave.
decision-inn = { $count ->
    [0] Send somebody into the inn?
   *[other] Pay for a round in the inn?
}
decision-under = Which top card goes under its pile?
decision-card = Take a villager for its price, or none.
decision-convert = How many to exchange? (at most { $count })
decision-ordain = Who goes to the first church window?
decision-lift = Who advances in the church for free?
decision-promote = Who advances in the council for free?
decision-rewind = How far back does your time marker go? (at most { $count })
decision-scrap = Which customer do you take for nothing?
decision-voyage = Sea travel: hire a captain, sail on, or return.
decision-load = Load the ship ({ $count ->
    [one] { $count } hold
   *[other] { $count } holds
} empty), then set sail.
decision-sail = At sea, { $sea }: sail, land or stop (steps in hand: { $steps }).
decision-landing = Ashore, { $island }: sell, collect, man the lighthouse.
decision-smuggler = The smuggler: one of three deals.
decision-wedding = Wedding: send somebody to a ceremony step.
decision-door = Bakery or village shop?
decision-consolation = Unmarried: a cube for a bread or a tool?
decision-bakery = Bakery: choose the reward.
decision-shop = Village shop: choose the reward.

## Actions

action-take = Take from { $first }: { $second }
action-well = Well: { $first }
action-act = Action: { $first }
action-pass = Pass
action-harvest = Harvest
action-birth = A birth
action-home = Call home number { $first } ({ $second })
action-die = Number { $first } dies ({ $second })
action-bread = Bread under number { $first } ({ $second })
action-train = Train number { $second } in the { $first }
action-make = Make: { $first }, { $second }
action-make-with-tool = Make: { $first }, { $second }, with a tool
action-go = Number { $first }: { $second } – { $third }
action-enter = Number { $first } to council stage 1 ({ $second })
action-advance = Number { $first } to { $second } ({ $third })
action-privilege = Privilege { $first }
action-join = Number { $first } into the black bag ({ $second })
action-fetch = Take number { $first } out of the bag
action-rise = Number { $first } to { $second } ({ $third })
action-lift = Number { $first } to { $second }
action-promote = Number { $first } to { $second }
action-pay = Pay: { $first }
several-pay = Pay: { $things }
action-pay-with-coins = { $second ->
    [0] Pay with cubes: { $first }
   *[other] Pay: { $first }, coins instead of cubes: { $second }
}
action-gain = Take: { $first }
several-gain = Take: { $things }
action-visit = Pay for a round
action-visit-with = Send number { $first } into the inn
action-under = Put the top of pile { $first } under it
action-card = Take the top of pile { $first }
action-convert = Exchange { $first }
action-rewind = Go back { $first }
action-ordain = Number { $first } to the first church window
action-load = Load: { $first }
action-load-which = { $first_id ->
    [member] Load family member number { $second }
   *[other] Load: { $second }
}
action-depart = Set sail
action-sail = Sail: { $first }
action-land = Land
action-return = Return to port
action-stop = Stop here
action-trade = Sell: { $first }
action-collect = Collect from the stack
action-keeper = Number { $first } becomes keeper of the lighthouse
action-bury = Bury
action-bury-in = Bury in grave { $first }
action-stand = Sell at the stand: { $first }
action-sell = Sell to the smuggler: { $first } × { $second }
action-contraband = Take 2 cubes of different colours
action-wed = Number { $first } to { $second }
action-choose = To the { $first }
action-bakery-1 = 2 grain and 1 bread
action-bakery-2 = 2 bread
action-shop-1 = 2 cubes and 1 tool
action-shop-2 = 2 tools
action-swap = Return: { $first }
action-serve = Serve: { $first }
action-hire = Hire: { $first }
action-open = Open: { $first }
action-play = Play: { $first }
action-goal = Reveal: { $first }

## Events

event-gained = { YOU($seat, $own) } { DOES($own, "gains", "gain") } { $count ->
    [one] { $count } { $thing }
   *[other] { $count } { $thing_many }
}.
event-paid = { YOU($seat, $own) } { DOES($own, "returns", "return") } { $count ->
    [one] { $count } { $thing }
   *[other] { $count } { $thing_many }
} to the supply.
event-time = { YOU($seat, $own) } { DOES($own, "spends", "spend") } { $count } time (marker on space { $now }).
event-quill = { YOU($seat, $own) } { DOES($own, "passes", "pass") } the quill: { $count ->
    [one] { $count } member must die
   *[other] { $count } members must die
}.
event-born = { YOU($seat, $own) }: a member of generation { $count } is born.
event-next-first = { YOU($seat, $own) } { DOES($own, "takes", "take") } the next starting player marker.
event-harvest = { YOU($seat, $own) } { DOES($own, "harvests", "harvest") }.
event-home = { YOU($seat, $own) }: number { $member } ({ $place }) comes home.
event-made = { YOU($seat, $own) } { DOES($own, "makes", "make") } { $count ->
    [one] { $count } { $thing }
   *[other] { $count } { $thing_many }
} ({ $building }).
event-trained = { YOU($seat, $own) }: number { $member } is trained in the { $building }.
event-bread = { YOU($seat, $own) } { DOES($own, "puts", "put") } bread under number { $member } ({ $place }).
event-died = { YOU($seat, $own) }: number { $member } ({ $place }) dies and { $rest_id ->
    [graves] goes to the anonymous graves
    [sailor_graves] rests in a sailors’ grave
    [beside] is written beside the chronicle
    [gone] leaves the game, for there is no place for him
   *[other] is written down ({ $rest })
}.
event-end-triggered = { YOU($seat, $own) } { DOES($own, "fills", "fill") } the last place ({ $rest }): the end is near.
event-market-day = { YOU($seat, $own) } { DOES($own, "opens", "open") } a market day.
event-passed = { YOU($seat, $own) } { DOES($own, "passes", "pass") }.
event-stand = { YOU($seat, $own) } { DOES($own, "sells", "sell") } { $thing_acc } at the stand.
event-served = { YOU($seat, $own) } { DOES($own, "serves", "serve") } a customer ({ $wants }), worth { $count } in the end.
event-customer = A new { $customer } joins the queue.
event-travelled = { YOU($seat, $own) }: number { $member } travels to { $city }.
event-privilege = { YOU($seat, $own) } { DOES($own, "uses", "use") } the privilege of council stage { $count }.
event-councillor = { YOU($seat, $own) }: number { $member } steps onto council stage { $count }.
event-joined = { YOU($seat, $own) }: number { $member } goes into the black bag.
event-mass = The mass begins; { $seat } chooses first.
event-ordained = { YOU($seat, $own) }: number { $member } steps to the first church window.
event-monks = { $count ->
    [0] No monk is drawn
    [one] { $count } monk is drawn
   *[other] { $count } monks are drawn
}.
event-rose = { YOU($seat, $own) }: number { $member } advances to church window { $count }.
event-majority = { YOU($seat, $own) } { DOES($own, "is", "are") } rewarded for the majority in the church ({ $count } prestige).
event-turn = { YOU($seat, $own) } { DOES($own, "takes", "take") } a turn.
event-well = { YOU($seat, $own) } { DOES($own, "uses", "use") } the Well for an action: { $space }.
event-took = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $thing_acc } from the space { $space }.
event-round = Round { $round } begins; { $seat } starts.
event-final-mass = The last turns are over: the final mass begins.
event-game-over = The game is over after round { $round }.
event-entered-inn = { YOU($seat, $own) }: number { $member } enters the inn.
event-under = { YOU($seat, $own) } { DOES($own, "puts", "put") } { $card } under pile { $pile }.
event-card = { YOU($seat, $own) } { DOES($own, "takes", "take") } { $card }.
event-played = { YOU($seat, $own) } { DOES($own, "plays", "play") } { $card }.
event-rewound = { YOU($seat, $own) } { DOES($own, "moves", "move") } the time marker back by { $count } (now on space { $now }).
event-goal = { YOU($seat, $own) } { DOES($own, "reveals", "reveal") } a life goal: { $goal } ({ $count } prestige).
event-hired = { YOU($seat, $own) } { DOES($own, "hires", "hire") } a captain for { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
event-returned = { YOU($seat, $own) } { DOES($own, "returns", "return") } to port.
event-chest = { YOU($seat, $own) } { DOES($own, "opens", "open") } a { $chest }.
event-loaded = { YOU($seat, $own) } { DOES($own, "loads", "load") } { $thing_acc }.
event-landed = { YOU($seat, $own) } { DOES($own, "lands", "land") }: { $sea }.
event-sailed = { YOU($seat, $own) } { DOES($own, "sails", "sail") } on: { $sea }.
event-collected = { YOU($seat, $own) } { DOES($own, "takes", "take") } aboard: { $thing }.
event-keeper = { YOU($seat, $own) }: number { $member } becomes keeper of the lighthouse ({ $island }).
event-traded = { YOU($seat, $own) } { DOES($own, "sells", "sell") } { $thing_acc } on the island for { $count } prestige.
event-smuggled = { YOU($seat, $own) } { DOES($own, "sells", "sell") } { $count ->
    [one] { $count } { $thing }
   *[other] { $count } { $thing_many }
} to the smuggler.
event-to-ceremony = { YOU($seat, $own) }: number { $member } steps onto ceremony step { $count }.
event-ceremony = The wedding ceremony begins: the die shows step { $count }.
event-pink = A pink figure steps onto ceremony step { $count }.
event-pink-leaves = The pink figure leaves the newlywed houses.
event-door-rolled = The die chooses { $area_acc } for the pink figure.
event-door = { YOU($seat, $own) } { DOES($own, "chooses", "choose") } { $area_acc }.
event-married = A couple marries and goes to { $area_acc }.
event-unmarried = { YOU($seat, $own) }: number { $member } goes home alone.
event-consoled = { YOU($seat, $own) } { DOES($own, "pays", "pay") } a cube and { DOES($own, "is", "are") } consoled with { $thing_acc }.

## Refusals

refusal-cannot-pay-so = That does not pay it: { $thing } ({ $count } still to pay).
refusal-none-in-supply = The supply has none left: { $thing }.
refusal-each-once = Each colour can be taken only once here: { $thing } is taken already.
refusal-nothing-to-swap = You have none to return: { $thing }.
refusal-no-such-card = You do not hold { $first }.
refusal-kept-to-the-end = { $first } is kept to the final scoring.
refusal-own-turn-only = Villagers are played in one’s own turn only.
refusal-card-not-now = { $first } cannot be played at this moment.
refusal-buried-first = First bury the dead.
refusal-in-a-payment = First pay what is due: { $first } takes cubes or coins as well.
refusal-card-useless = { $first } would do nothing now.
refusal-no-such-chest = You have no such chest before you.
refusal-no-such-goal = You do not hold that life goal.
refusal-goal-not-met = { $first } is not reached yet.
refusal-no-bread = You have no bread.
refusal-has-bread = This member has had his bread.
refusal-not-on-his-feet = Bread is only for members in sight on the boards or the farmyard.
refusal-no-such-member = You have no such member there: number { $first }.
refusal-nobody-to-reap = Nobody is on your farmyard to harvest.
refusal-barn-full = Your farmyard holds no more grain.
refusal-none-unborn = Your supply has no member left.
refusal-cannot-come-home = Nobody is called home from there: { $second }.
refusal-not-in-play = That building is not in this game.
refusal-no-training = Nobody can be trained there: { $first }.
refusal-no-craftsman = You have no trained member for it: { $first }.
refusal-cannot-pay = You cannot pay for it.
refusal-sold-out = The supply has none left: { $first }.
refusal-no-tool = You have no tool.
refusal-by-time-only = After the training you produce by time.
refusal-not-at-the-stalls = This customer is not at the stalls: { $first }.
refusal-lacks-goods = You lack what is wanted: { $first }.
refusal-cannot-pay-sale = A transaction costs 1 green cube (or a coin) and 1 time.
refusal-nothing-to-sell = You have none on your farmyard: { $first }.
refusal-no-stands = The stands are there only with the Port.
refusal-not-the-lowest = Only a member with the lowest number in sight, { $lowest }, may die.
refusal-in-the-bag = Members in the black bag are not chosen.
refusal-grave-taken = That grave is taken.
refusal-no-councillor = You have nobody there to do that.
refusal-privilege-too-high = Privilege { $first } is above your stage.
refusal-marker-taken = The next starting player marker is already taken.
refusal-no-coin = You have no coin for it.
refusal-nothing-left = There is nothing left to take.
refusal-not-in-the-bag = You have no such member in the bag: number { $first }.
refusal-bag-closed = Nobody else can be taken out of the bag in this mass.
refusal-not-at-window = You have no member who could step there.
refusal-no-grain = The step costs { $cost } grain; you have { $stock }.
refusal-no-such-cube = There is no such cube: { $second } ({ $first }).
refusal-no-such-space = That space is not in this game: { $first }.
refusal-well-dry = The Well needs a cube on some action space.
refusal-well-too-dear = The Well costs { $count ->
    [one] { $count } cube
   *[other] { $count } cubes of one colour
}.
refusal-must-take = You cannot pass: take a cube or use the Well.
refusal-board-not-empty = A free action is only for a last turn on an empty board.
refusal-one-in-the-inn = You have somebody in the inn already.
refusal-nobody-in-the-inn = You have nobody in the inn: say who goes there.
refusal-pile-empty = There is no card.
refusal-too-many = So many are not possible.
refusal-no-such-captain = That captain is not to be had: { $first }.
refusal-captain-too-dear = You have not the coins for that: { $first }.
refusal-not-in-port = Captains are hired in port only.
refusal-in-port = Your ship lies in port: hire a captain first.
refusal-holds-full = All holds are full.
refusal-one-of-a-type = No more than one cargo of a type may be aboard.
refusal-not-loadable = That is no cargo: { $first }.
refusal-not-owned = You do not own that: { $first }.
refusal-no-line = No line leads there: { $first }.
refusal-cannot-pay-sea-step = You cannot pay your captain for another step.
refusal-must-leave = Having hired a captain you must leave the port.
refusal-no-coast = There is no coast here.
refusal-not-bought = This island does not buy it: { $first }.
refusal-not-aboard = It is not aboard: { $first }.
refusal-no-stack = There is nothing to collect here.
refusal-collected = You have collected here already.
refusal-no-lighthouse = There is no lighthouse here.
refusal-lighthouse-kept = The lighthouse has a keeper.
refusal-not-in-the-queue = This customer is not in the queue: { $first }.
refusal-one-in-the-ceremony = You have somebody in the ceremony area already.
refusal-step-taken = That step is taken: { $second }.

## Notes: what a family should know before it chooses

note-next-death = { $count } time to the quill; then a number { $number } dies ({ $members ->
    [1] there is one
   *[other] there are { $members }
}).
note-quill-passed = You pass the quill: { $count ->
    [1] a member dies
   *[other] { $count } members die
}, number { $number } first.
note-given-away = You leave { $count ->
    [1] something that you could have
   *[other] { $count } things that you could choose from
}.
note-last-turn = This is your last turn.
note-near-the-end = The end is near: free spaces in the chronicle { $count }, graves { $graves }.
note-majority = Majority in the church now: { $state_id ->
    [alone] yours
    [shared] yours and { $leaders ->
        [2] { $other }’s
       *[other] { $leaders } players’
    }
   *[theirs] { $leaders ->
        [1] { $other }
       *[other] { $leaders } other players
    }
} ({ $count } prestige at the mass).
note-brings-majority = This brings you the majority ({ $count } prestige at this mass).
note-black-bag = The mass takes { $count } out of the bag: { $monks } monks and { $members ->
    [1] one member
   *[other] { $members } members
} are in it.
note-rests = He rests: { $rest }, { $left ->
    [0] no place for him
    [1] the last place
   *[other] { $left } places left
}{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } prestige in the end)
}.
note-ends-game = The last place is filled ({ $rest }): after this turn each other player has one more.
note-only-the-cube = Only the cube, { $why_id ->
    [no-wagon] for you have no wagon
    [nobody-to-serve] for you can serve nobody; others may sell
    [nobody-at-home] for nobody of yours is on the farmyard
    [barn-full] for your farmyard holds no more grain
   *[nothing-to-do] for you can do nothing there
}.
note-nothing-for-it = You get nothing for it: { $why_id ->
    [no-wagon] you have no wagon
    [nobody-to-serve] you can serve nobody, but others may sell
    [nobody-at-home] nobody of yours is on the farmyard
    [barn-full] your farmyard holds no more grain
   *[nothing-to-do] you can do nothing there
}.
note-barn-room = There is room for { $count } grain only; { $lost } stay on the field.
note-short-supply = The supply has only { $count } left; { $lost } fewer than would be made.
note-been-there = You have been in { $city }: no marker and no reward.
note-sellers = { $count ->
    [0] Nobody else can sell today.
    [1] One other can still sell today.
   *[other] { $count } others can still sell today.
}
note-grain-lost = { $count } grain of the cargo has no room at home and is lost.
note-empty-holds = { $count ->
    [1] A hold stays
   *[other] { $count } holds stay
} empty, though something could go aboard.
note-nothing-ashore = You can do nothing there, and the voyage ends for this turn.
note-steps-lost = { $count ->
    [1] A free step is
   *[other] { $count } free steps are
} lost.
note-cargo-worth = What is aboard would bring { $count } prestige here.
note-marrying = As things stand yours marries with { $count } of { $faces } rolls of the die.
note-would-marry = There he would marry with { $count } of { $faces } rolls, if nobody else came.
note-not-the-next = He would not be the next to die: a number { $number } is.
note-coins-worth = { $count ->
    [1] A coin is
   *[other] { $count } coins are
} worth { $points } in the end.
