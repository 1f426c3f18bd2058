# The words of Villagers' board in a browser, beside those of the game itself.
board-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
board-gold = { $count } gold
board-food = food
board-builder = builder
board-keys = key ring: { $count }
board-silver-suit = silver: { $value } for every { $per ->
    [one] symbol of the suit { $suit }
   *[other] { $per } symbols of the suit { $suit }
}
board-silver-padlock = silver: { $value } for every padlock in the village
board-silver-food = silver: { $value } for every visible food
board-silver-builder = silver: { $value } for every visible builder
board-silver-gold = silver: { $value } for every { $per ->
    [one] visible gold symbol
   *[other] { $per } visible gold symbols
}
board-silver-sum = silver: the visible printed gold of the suit { $suit }
board-silver-best = silver: as much as lies on one villager of the village
board-silver-now = { $count } now
board-lock-word = padlock, opened by
board-lock = Padlock: opened by { $unlocker }
board-pay-own = free for you: { $onto } from the bank onto your own villager
board-pay-seat = you pay { $cost }: { $name }
board-pay-countess = you pay { $cost } to the Countess
board-pay-bank = you pay { $cost } to the bank
board-pay-free = the Tinner opens it; you pay { $cost }
board-extra = an event adds { $cost } to the bank
board-bottom = starts a chain
board-alone = stands alone
board-wild = stands for any link
board-does-monk = to be covered this turn
board-does-apprentice = replaces a covered villager
board-does-tinner = opens padlocks free this turn
board-does-smuggler = half a villager’s gold, now
board-covered = covered
board-here = From your hand these can be laid here now
board-room = room for { $count } more
board-reconstructed = reconstructed
board-reconstructed-event = The words and figures of this event are our reconstruction: the printed card could not be read.
board-reconstructed-starter = Reconstructed: that this villager is among the six starters is our guess.
board-seen = the others know it
board-draft = draft
board-build = build
board-exchange = exchange
board-limit-draft = { $all ->
    [one] Draft limit: { $all } card
   *[other] Draft limit: { $all } cards
}
board-limit-draft-now = Drafted { $used } of { $all }, { $left } left
board-limit-build = { $all ->
    [one] Build limit: { $all } villager
   *[other] Build limit: { $all } villagers
}
board-limit-build-now = Build actions: { $used } used, { $left } left
board-limit-exchange = { $all ->
    [one] Up to { $all } exchange for a basic villager
   *[other] Up to { $all } exchanges for basic villagers
}
board-limit-exchange-now = Exchanges for basic villagers: { $used } used, { $left } left
board-forecast = What the markets would pay now
board-first-pays = The first market would pay { $sum } now: { $gold } for gold, { $ducats } for ducats on villagers
board-second-pays = The second market would pay { $sum } now: { $gold } for gold, { $ducats } for ducats on villagers, { $silver } for silver
board-pile = { $name }: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
board-top = On top: { $suit }.
board-top-mine = You put it there: { $card }.
board-used-up = used up
board-stack = Stack { $number }
board-stacks = Stacks
board-road = The Road
board-gap = an empty slot
board-reserve = Reserve
board-basics = Basic villagers
board-basic = { $card }: { $count } left. Comes for a card of your hand, put face down on a stack
board-market-waits = { $number ->
    [1] The first market lies under this stack: it is held once stacks 1 and 2 are used up
   *[other] The second market lies under this stack: it is held once all stacks are used up
}
board-market-due = { $number ->
    [1] The first market: at the end of this round
   *[other] The second market: at the end of this round
}
board-market-held = { $number ->
    [1] The first market is over
   *[other] The second market is over
}
board-round = Round { $round }
board-phases = Phases of a round
board-phase-draft = Draft
board-phase-road = Road
board-phase-build = Build
board-phase-events = Events
board-phase-over = The end
board-first = First: { $name }
board-unlockers = Who unlocks what
board-unlockers-help = One payment of { $cost ->
    [one] { $cost } ducat
   *[other] { $cost } ducats
} opens a padlock: from the bank onto your own unlocking villager, else from you onto another’s, and to the bank if nobody has one.
board-unlocks = Opens:
board-stands = Stands with:
board-nowhere = nobody
board-discards = Discards ({ $count })
board-events-summer = Summer
board-events-winter = Winter
board-deck = { $count ->
    [one] { $count } event in the deck
   *[other] { $count } events in the deck
}
board-no-events = No event is open.
board-timing-event = in the event phase
board-timing-draft = next draft phase
board-timing-build = next build phase
board-timing-now = works now
board-jester-here = The Jester is with you
board-jester-gone = No Jester
board-visible-food = Visible food: { $count }
board-visible-builders = Visible builders: { $count }
board-village = Village of { $name }
board-square = On the Square
board-hand = Hand ({ $count })
board-known = Seen drafted:
board-tinner = padlocks free
board-countess = The Countess
board-level = level: { $level }
board-her-gold = Her own card: { $count } gold
board-her-villagers = { $count ->
    [one] { $count } villager
   *[other] { $count } villagers
}
board-her-village = The Countess’s village
board-group-exchange = Exchange for a basic villager
board-lies-there = { $count ->
    [one] { $count } ducat lies there
   *[other] { $count } ducats lie there
}
board-to-the-road = The Road and its stacks

## What one has more or less of since one’s last choice

count-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
count-food = { $count } food
count-builders = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
count-gold = { $count } gold

## The compendium

compendium-villager = Villagers
compendium-basic = Basic villagers
compendium-founders = Founders
compendium-event = Events against the Countess
compendium-suit = Suits
compendium-part = What is in the box
compendium-use-take = Taken from the Road
compendium-use-place = Placed
compendium-use-play = Played
facet-suit = Suit
facet-lock = Unlocked by
facet-gold = Gold
facet-food = Food
facet-builders = Builders
facet-deck = Season
facet-timing = When it works
facet-timing-build = in the build phase
facet-timing-draft = in the draft phase
facet-timing-event = in the event phase
