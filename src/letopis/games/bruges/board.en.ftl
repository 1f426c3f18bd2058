# The words of Bruges' board in a browser, beside those of the game itself.
board-letter-blue = Bl
board-letter-brown = Br
board-letter-red = Re
board-letter-purple = Pu
board-letter-yellow = Ye
board-round = Round { $round }
board-last = Last round: { $round }
board-last-now = the last one
board-phases = Phases of a round
board-first = First: { $name }
board-dice = The dice and what they mean this round
board-die-plain = The { $colour } die shows { $value }: a { $colour } card brings { $value ->
    [one] { $value } guilder
   *[other] { $value } guilders
}.
board-die-threat = The { $colour } die shows { $value }: a { $colour } card brings { $value ->
    [one] { $value } guilder
   *[other] { $value } guilders
}, and everybody received a { $colour } threat marker ({ $threat }).
board-die-reputation = The { $colour } die shows { $value }: a { $colour } card brings { $value ->
    [one] { $value } guilder
   *[other] { $value } guilders
}, and it counts in the price of a step of reputation.
board-die-waiting = The { $colour } die has not been rolled yet.
board-counts = step
board-dice-waiting = To be rolled
board-price = A step costs { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
}
board-no-step = No 1 or 2: no step this round
board-piles = Draw piles
board-pile = Pile { $number }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, the top one is { $colour }
board-pile-says = { $colour } on top, { $count } left
board-extra = Extra { $count }
board-extra-help = The extra pile takes the place of the first draw pile to run out; that round is the last.
board-discards = Discards { $count }
board-discards-none = Nothing yet.
board-discards-more = and { $count } more
board-plan = Town plan: the four guard houses and the two canal sections of each
board-statues = Statues
board-statue-left = A statue worth { $value } for a completed section
board-statue = Statue: { $value } points
board-cell = { $name }: cell { $number }, { $colour }, price { $price }
board-cell-built = { $name }: cell { $number }, built
board-cell-nobody = Nobody’s canal in this game
board-next-cell = Cell { $number }: { $colour }, price { $price }
board-canal-of = Canal of { $name }
board-track = Reputation
board-step = Step { $step }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end
board-town-hall = Town hall: no step yet
board-guilders = guilders
board-points = points
board-by-colour = Workers and threat markers by colour
board-workers = Workers, { $colour }: { $count }
board-threat = { $threat } ({ $colour }): { $count } of { $need } markers.
board-what-flood = When the circle closes: all workers are lost.
board-what-plague = When the circle closes: one person is lost.
board-what-fire = When the circle closes: a house or a canal token is lost.
board-what-intrigue = When the circle closes: 3 points are lost.
board-what-raid = When the circle closes: all guilders are lost.
board-leader = Leadership marker turned: { $category } ({ $count }), 4 points in the end
board-ahead = In the lead: { $category } ({ $count }); the marker turns at the end of the round
board-grey = Leadership marker still grey: { $category } ({ $count })
board-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
board-no-houses = No houses yet.
board-house-empty = A { $colour } house, empty
board-house-front = A { $colour } house, empty; its hidden front is the { $card }
board-vacant = empty
board-front = its hidden front is the { $card }
board-front-unseen = nobody has seen its front
board-home-help = It matters only in a fire: whoever lives in the house that burns returns to your hand.
board-used = Used this round.
board-hand = Hand
board-hand-empty = No cards.
board-unseen = A { $colour } card, not looked at yet
board-backs = In hand
board-known = Known to all:
board-cost = price { $cost }
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-when-flash = Once, when settled:
board-when-worker = Once per round for a { $colour } worker:
board-when-once = Free:
board-when-infinity = Always:
board-when-laurel = At the end:
board-reconstructed = Reconstructed: this card is ours, not the box’s.
board-partly = Partly reconstructed: { $fields }.
board-source-seed = As in the rulebook.
board-source-public = From public sources.
board-field-name = name
board-field-colour = colour
board-field-cost = price
board-field-group = estate
board-field-kind = icon
board-field-effect = effect
board-field-worker = worker
board-use-workers = workers
board-use-guilders = guilders
board-use-threat = threat
board-use-canal = canal
board-use-house = house
board-use-settle = person
board-pays = Pays a { $colour } worker.
board-pays-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
board-you-have = you have { $count }
board-has-guilders = { $count ->
    [one] has { $count } guilder
   *[other] has { $count } guilders
}
board-returns = The { $card } returns to your hand
board-gain-guilders = { $n ->
    [one] { $n } guilder
   *[other] { $n } guilders
}
board-gain-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-gain-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-gain-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
board-gain-workers-any = { $n ->
    [one] { $n } worker of any colour
   *[other] { $n } workers of any colours
}
board-gain-workers-same = { $n } workers of one colour

## What one has more or less of since one’s last choice

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
count-reputation = { $count } reputation

## The compendium

compendium-character = Characters
compendium-use = The six uses of a card
compendium-colour = Colours and their threats
compendium-estate = Estates
compendium-guard-house = Guard houses and canals
compendium-use-settle = Settled
compendium-use-house = Laid as a house
compendium-use-activate = Activated
facet-colour = Colour
facet-group = Estate
facet-cost = Price
facet-points = Points
facet-kind = When it works
facet-kind-flash = at once
facet-kind-worker = for a worker
facet-kind-infinity = always, or once a round
facet-kind-laurel = at the end
