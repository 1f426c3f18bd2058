# The words of Village's board in a browser, beside those of the game itself.
any = cube of any colour
good = good of your choice
exchange = exchange of a cube
first = next starting player marker
captain = captain
board-letter-orange = Or
board-letter-green = Gr
board-letter-brown = Br
board-letter-pink = Pi
board-letter-plague = Pl
board-letter-any = ?
board-round = Round { $round }
board-over = The game is over
board-turn = Turn:
board-first = { $name } starts the rounds
board-next-first = next: { $name }
board-last-turns = Last turns
board-families = Families by shape
board-no-cubes = no cubes
board-or = or
board-choose = { $count } ways: choose one in the list
board-time = { $count } time
board-dies = { $count ->
    [one] Somebody will die
   *[other] { $count } will die
}
board-next = dies next
board-suits = you have the goods
board-pink = pink figure
board-ship-of = Ship of { $name }
board-family = Birth, or a return home
board-well = Well
board-well-text = { $count } cubes of one colour for any action
board-train-time = { $train } time to train, { $produce } to produce
board-step = A step:
board-and-time = and time
board-privilege-1 = Next starting player marker
board-privilege-2 = 2 cubes of any colours
board-privilege-3 = 1 good of your choice
board-privilege-4 = A coin for 3 prestige
board-window-grain = { $count } grain to step here
board-bag = The black bag: who enters, and for what
board-monks = { $count ->
    [one] { $count } monk in the bag
   *[other] { $count } monks in the bag
}
board-majority = Majority in the church: { $count } prestige at the mass
board-chronicle = Chronicle
board-chronicle-of-village = Chronicle of the village
board-left = { $count ->
    [0] full
    [one] { $count } place left
   *[other] { $count } places left
}
board-section-farmers = farmers
board-section-craftsmen = craftsmen
board-section-travellers = travellers
board-section-councillors = councillors
board-section-clergy = clergy
board-section-graves = anonymous graves
board-section-sailors = sailors’ graves
board-sailor-grave = Sailors’ grave, { $count } prestige
board-stalls = Stalls
board-queue = Queue
board-stands = Stands
board-empty = empty
board-pile = { $count ->
    [one] { $count } more customer in the pile
   *[other] { $count } more customers in the pile
}
board-sale = The first sale of the day is free, each other:
board-out = Out of the day:
board-roads = Roads and cities
board-visited = { $name } was here
board-each-step = Each step:
board-and-road = and the cubes of the road
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-at-end = scores at the end
board-inn-enter = Moving in:
board-inn-round = · a round:
board-sea-travel = Sea travel
board-buys = Buys { $thing } for { $count }
board-stack = To collect: { $thing }, left: { $count }
board-lighthouse = Lighthouse: { $count } prestige
board-captains = Captains for hire: { $count }
board-sea-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-from-queue = serve from the queue
board-exchange = 1 cube for { $count }
board-widowed = widowed
board-banns = Would marry now:
board-die = The die shows
board-nobody = nobody
board-clock = Clock of life: space { $now }, { $left } to the quill
board-to-quill = { $count } to the quill
board-dying = { $count ->
    [one] { $count } must die
   *[other] { $count } must die
}
board-store = Goods
board-grain = Grain: { $count } of at most { $most }
board-nobody-home = nobody at home
board-kin-crafts = At a craft
board-kin-travel = In a city
board-kin-council = In the council
board-kin-church = At a church window
board-kin-wedding = In the ceremony area
board-kin-houses = Married
board-kin-lighthouse = Keeping a lighthouse
board-kin-inn = In the inn
board-kin-hold = In the ship’s hold
board-kin-bag = In the black bag
board-next-dies = Next to die: a { $number }
board-next-help = Whoever of the lowest number in sight; bread counts one more
board-none-in-sight = Nobody in sight to die
board-unborn = Not born yet:
board-written = In the chronicle: { $count } ({ $points } prestige at the end)
board-buried = In graves: { $count }
board-served = Customers served: { $count } ({ $points } prestige)
board-markers = Cities visited: { $count }
board-ship = Ship
board-hold-empty = empty hold
board-chests = Treasure chests at home
board-goals-hidden = { $count ->
    [one] { $count } life goal
   *[other] { $count } life goals
}
board-goals-secret = Life goals are secret
board-by-time = by time
board-by-pay = by payment
board-train = train
board-serve = serve
board-have = of { $count }
board-due = To pay:
board-joker = A coin stands for any cube.
board-members = Members
board-privileges = Privileges
board-cargo = Cargo

## What one has more or less of since one’s last choice

count-prestige = { $count } prestige
count-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-grain = { $count } grain
count-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}
count-ox = { $count ->
    [one] { $count } ox
   *[other] { $count } oxen
}
count-plow = { $count ->
    [one] { $count } plow
   *[other] { $count } plows
}
count-wagon = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
count-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
count-orange = { $count ->
    [one] { $count } orange cube
   *[other] { $count } orange cubes
}
count-green = { $count ->
    [one] { $count } green cube
   *[other] { $count } green cubes
}
count-brown = { $count ->
    [one] { $count } brown cube
   *[other] { $count } brown cubes
}
count-pink = { $count ->
    [one] { $count } pink cube
   *[other] { $count } pink cubes
}
board-quarter-village = Village
board-quarter-shore = Shore
board-idle-only-the-cube = only the cube
board-idle-nothing-for-it = brings nothing

## The compendium

compendium-craft = Craft buildings
compendium-customer = Customers
compendium-villager = Villagers
compendium-captain = Captains
compendium-island = Islands
compendium-sea = Spaces of the sea
compendium-chest = Chests
compendium-goal = Life goals
compendium-city = Cities
compendium-action-space = Action spaces
compendium-chronicle = The village chronicle
compendium-wedding = The Wedding board
compendium-inn-side = Sides of the inn
compendium-wedding-side = Sides of the Wedding board
compendium-part = What is in the box
compendium-use-serve = Served
compendium-use-play = Played
compendium-use-hire = Hired
compendium-use-goal = Revealed
compendium-use-keeper = Lighthouse manned
facet-module = Box
facet-module-base = base game
facet-module-tavern = Tavern
facet-module-port = Port
facet-module-goals = life goals
facet-module-wedding = Wedding
facet-prestige = Prestige
facet-needs = Wants
facet-cost = Paid in
facet-kind = When it counts
facet-kind-play = played once
facet-kind-end = at the end
facet-pay = A further step costs
facet-steps = Steps for it
facet-tier = Card
facet-tier-silver = silver
facet-tier-gold = gold
