# Words of My Village's board in the browser, beyond the game's own.
board-round = Round { $round }
board-turn-of = turn { $turn } of { $turns }
board-steps = Steps of a turn
board-pool = Dice
board-pool-empty = no dice are left
board-value = banner value
board-sum = sum of the dice
board-time = time
board-story = story points
board-marker = marker
board-window = church window
board-customer = customer
board-coffin = anonymous grave

## The dead and the rat
board-chronicle = Village chronicle
board-coffin-full = filled
board-graves = { $count ->
    [one] { $count } anonymous grave
   *[other] { $count } anonymous graves
}
board-end-label = Coffins
board-end = { $count } of { $end } coffins: the game ends after the round in which they are full
board-rat-label = Rat
board-rat = { $count ->
    [one] The rat is { $count } space from the invasion
   *[other] The rat is { $count } spaces from the invasion
}, { $grey ->
    [0] in the red: any roll may bring it
    [one] { $grey } grey space before the red
   *[other] { $grey } grey spaces before the red
}

## The display
board-churches = Churches
board-monks = Monks
board-councils = Councils, meeting place
board-others = Field, hand
board-travel = Travel
board-crafts = Crafts
board-customers = Customers
board-makes = makes: { $good }
board-hand-up = The hand lies palm up before { $name }: it can be taken
board-hand-back = { $name } took the hand: it cannot be taken again this round
board-hand-story = story points on the hand
board-what-church_healing = { $times ->
    [2] Twice
   *[other] { $times } times
} a game, when rats invade, you lose nothing.
board-what-church_monastery = It has one church window already.
board-what-church_trading = At the clerk’s office one more customer is opened, and you take one free.
board-what-church_wayfarers = You may send a travel card back and take the next one.
board-what-council_finance = Coins: { $coins }, now and with its white banner.
board-what-council_areas = Mark kinds of cards; at the end { $area ->
    [one] { $area } point
   *[other] { $area } points
} for each of your cards of a marked kind.
board-what-council_people = Mark professions; at the end { $people } points for each marked one who lives.
board-what-council_guilds = A joker, now and with its white banner; it pays for any good.
board-what-meeting_place = A 2/12 tile beside a white banner of yours, story points: { $story }, and a marker that sets a die.
board-what-field = Coins: { $coins }, now and with its white banner; more with a plow on it.
board-what-clerk = Take 1 to { $most } open customers; beside them is what so many cost.
board-what-hand = The story points on it are yours, and you begin the next round.
board-what-travel = Turn over a card of this letter: points, and sometimes a surcharge for the next.
board-what-school = A student comes, moves on, or becomes a villager.
board-what-amusement = A story point.

## A village
board-bridge = { $count ->
    [one] { $count } time unit to the bridge
   *[other] { $count } time units to the bridge
}
board-to-bridge = to the bridge
board-path = Headman
board-stay = stays where he is
board-headman = the headman is here
board-safe = safe
board-at-risk = at risk
board-house = { $count ->
    [one] { $count } story point safe in the main house
   *[other] { $count } story points safe in the main house
}
board-tree = { $count ->
    [one] { $count } story point on the tree
   *[other] { $count } story points on the tree
}; an invasion would take { $loss }
board-purse = Coins, story points at risk, goods
board-laborers = Day laborers: { $count }
board-holds-hand = has the starting player hand
board-desk-free = school, { $space } space: empty
board-desk-taken = school, { $space } space: a student
board-lives = { $villager }: alive
board-dead = { $villager }: nobody
board-always = always active
board-idle = idle
board-area-religion = Religion
board-area-council = Council
board-area-harvest = Harvest
board-area-travel = Travel
board-area-craft = Crafts
board-area-market = Market
board-healed = { $count } of { $most } used
board-markers = die-setting markers
board-field = Field { $number }, no plow
board-field-plow = Field { $number } with a plow
board-gray = gray banner: added to the price of the next letter
board-journey-over = the journey is over
board-no-church = no church yet
board-no-council = nothing yet
board-no-fields = no fields yet
board-no-crafts = no buildings yet
board-no-customers = nobody is waiting
board-waiting = customers waiting: { $count }
board-served = served: { $count }

## The answers
board-openings-help = Each value, what it would open for you, and the pairs that make it.
board-only-headman = only the headman
board-as-rolled = as rolled
board-deadly = crosses the bridge: one of your villagers will die
board-group-black = One black banner
board-group-white = White banners of your village
board-group-headman = The headman’s “?”
board-group-other = Answers
board-group-refused = Not now
board-hand-taken = hand taken
board-opens = what { $value } would open
board-too-dear = Too dear:
board-other-value = These banners show another value than { $value }:
board-what-monk = A window for your church, and once what the card shows.
board-group-far = The rest ({ $count }): why not
board-all-taken = all taken

## What one has more or less of since one’s last choice

count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-tree = { $count ->
    [one] { $count } story point on the tree
   *[other] { $count } story points on the tree
}
count-house = { $count ->
    [one] { $count } story point at home
   *[other] { $count } story points at home
}

## The compendium

compendium-church = Churches
compendium-monk = Monks
compendium-council = Council chambers
compendium-meeting-place = Meeting places
compendium-field = Fields
compendium-travel = Travel cards
compendium-craft = Craft buildings
compendium-customer = Customers
compendium-good = Goods
compendium-area = Areas of a village
compendium-path = The headman’s path
compendium-board = Village boards
compendium-use-add = Taken
compendium-use-use = White banner used
compendium-use-invite = Invited
facet-values = Black value
facet-white_values = White value
facet-points = Points
facet-symbol = Monk’s sign
facet-letter = Letter
facet-good = Good
