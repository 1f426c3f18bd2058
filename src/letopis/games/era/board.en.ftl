# The words of Era's board in a browser, beside those of the game itself.
board-tracks = Stocks and points
board-track = { $name }: { $count } of at most { $limit }
board-disaster = disaster points
board-area = walled area
board-area-count = { $count ->
    [one] { $count } cell walled in
   *[other] { $count } cells walled in
}
board-dice = Dice
board-my-dice = Your dice: mark those to roll again
board-hidden = { $count ->
    [one] { $count } die behind the screen
   *[other] { $count } dice behind the screen
}
board-behind-screen = The domain is being laid out behind the screen
board-omen = { $skulls ->
    [one] { $skulls } skull: { $disaster }
   *[other] { $skulls } skulls: { $disaster }
}
board-domain = Domain of { $name }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
board-stands = { $piece }, { $first } to { $last }
board-stands-walled = { $piece }, { $first } to { $last }, walled in
board-sick = In danger of disease.
board-healed = Covered by a hospital.
board-remove = Remove the { $piece } at { $cell }
board-round = Round { $round }
board-round-of = Round { $round } of { $last }
board-phases = Phases of a round
board-tokens = Tracking tokens turned over: { $flipped } of { $tokens }. The round that turns the last is the last one.
board-first = First: { $name }
board-philip = Sir Philip
board-supply = Supply
board-does = what it does
board-can-build = You can build
board-cannot-build = You cannot build now
board-walls = Walls, by their length
board-piece = piece
board-cost = cost
board-vp = VP
board-left = left
board-disasters = Disasters
board-what-bandits = lose 1 resource or take 1 disaster point.
board-what-disease = 1 disaster point for each building in a cluster that no hospital covers.
board-what-treachery = everybody else places a scorched area.
board-what-fire = lose one of your buildings.
board-what-attack = everybody else loses a building outside the walls.
board-what-revolt = lose all your goods.
board-raids = Who is stronger
board-raids-help = The player of a row may demand from the player of a column if the first has more swords than the second has swords, and more than the second has shields.
board-can = can demand
board-cannot = cannot demand
board-show-danger = { $count ->
    [0] Disease: nothing in danger
    [one] Disease: { $count } building in danger
   *[other] Disease: { $count } buildings in danger
}
board-fits = fits here
board-fits-not = does not fit here
board-turn = Turn
board-put = Place
board-good-layout = Use a good layout
board-does-die = +{ $amount } { $name } die after this round
board-does-walled = always walled in, closes a ring
board-does-collect = +{ $amount } { $name } each round
board-does-heals = it and its neighbours are safe from Disease
board-does-set = turns { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} before roll 2
board-does-end-empty_adjacent_cell = at the end { $amount } VP for each free cell beside it, at most { $cap }
board-does-end-resource_left = at the end { $amount } VP for each resource you have
board-does-end-culture = at the end { $amount } VP for each culture
board-does-end-die = at the end { $amount } VP for each of your dice
board-hand = Your pieces: choose which to place next
board-held = { $piece }: { $count } to place
board-placing-help = Point at a cell and press. R or the wheel turns the piece; arrow keys move it, Enter places it.
board-placing-tap = Tap a cell, then Place.
board-by-list = Or choose a cell
board-skulls-aside = Skulls stay:
board-keep-all = Keep all
board-roll-marked = Roll the marked ones
board-mark-all = Mark all
board-sets = A monastery may turn a die
board-rolling-help = Mark the dice you want to roll again; the others stay.
sword = swords
shield = shields
board-key-1 = Turn the piece
    .key = R
board-key-2 = Move the piece
    .key = ← ↑ → ↓
board-key-3 = Put it down
    .key = Enter

## What one has more or less of since one’s last choice

count-goods = { $count } goods
count-stone = { $count } stone
count-wood = { $count } wood
count-food = { $count } food
count-culture = { $count } culture
count-disaster = { $count ->
    [one] { $count } disaster point
   *[other] { $count } disaster points
}

## The compendium

compendium-building = Buildings
compendium-wall = Walls
compendium-scorched = Scorched land
compendium-die = Dice
compendium-face = Faces of the dice
compendium-disaster = Disasters
compendium-resource = Resources
compendium-track = Culture and disaster tracks
compendium-use-build = Built
facet-cost = Paid in
facet-vp = Victory points
facet-die = Gives a die
facet-target = Whom it strikes
facet-target-self = oneself
facet-target-opponents = the others
