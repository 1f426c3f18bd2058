# The words of Era's drawing in a terminal, beside those of the game itself.

letter-keep = K
letter-longhouse = L
letter-townhouse = T
letter-church = C
letter-farm = F
letter-lumber_mill = W
letter-hospital = H
letter-monastery = M
letter-market = R
letter-guildhall = G
letter-university = U
letter-cathedral = A
letter-peasant = P
letter-burgher = B
letter-noble = N
letter-clergy = C

draw-round = Round { $round } · { $phase }
draw-round-of = Round { $round } of { $last } · { $phase }
draw-first = First: { $name }
draw-tokens = Tokens
draw-tokens-plain = Tracking tokens turned over: { $flipped } of { $tokens }
head-goods = goods
head-stone = stone
head-wood = wood
head-food = food
draw-wall = wall of { $length }
draw-supply = Supply
draw-vp = VP
draw-left = left
draw-amount = { $count } { $count ->
    [one] { $one }
   *[other] { $name }
}
draw-price = { $cost }; { $left } left
draw-same = { $count } such dice
draw-culture = culture
draw-disaster = disasters
draw-area = walled area
draw-track = { $name } { $held } of { $limit }
draw-dice = Dice:
draw-times = { " " }({ $count } times)
draw-marked = To reroll:
draw-set = Turned by a monastery: { $old } → { $new }
draw-hidden = { $count ->
    [one] one die behind the screen
   *[other] { $count } dice behind the screen
}
draw-philip = Sir Philip:
draw-rows = Your domain. A capital letter begins each building; # wall, x scorched, colon enclosed, dot empty.
draw-stands = { $piece } at { $first } to { $last }
draw-stands-walled = { $piece } at { $first } to { $last }, walled in
draw-domain = Domain of { $name }: { $pieces }.
draw-for-sale = { $piece } costs { $cost }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $left } left
draw-supply-plain = Supply: { $pieces }.
