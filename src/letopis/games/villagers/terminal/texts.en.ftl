# The words of Villagers' drawing in a terminal, beside those of the game itself.

draw-round = Round { $round } · { $phase } · first: { $name }
draw-phase-draft = draft
draw-phase-road = road update
draw-phase-build = build
draw-phase-events = events
draw-phase-over = the end
draw-road = Road
draw-stacks = Stacks
draw-market = [market { $number }]
draw-used-up = used up
draw-supplies = Reserve: { $reserve } · discards: { $discard } · { $basics }
draw-player = { $name }: { $ducats } ducats · drafts { $draft_limit } · builds { $build_limit } · markets would pay { $first_market } and { $second_market }
draw-countess = The Countess: { $ducats } ducats · gold of her card { $gold } · markets would pay { $first_market } and { $second_market }
draw-square = On the Square
draw-hand = Hand
draw-jester = The Jester is at hand.
draw-gold = { $count } gold
draw-food = { $count } food
draw-builders = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
draw-silver = silver
draw-below = on { $card }
draw-lock = padlock: { $card }
