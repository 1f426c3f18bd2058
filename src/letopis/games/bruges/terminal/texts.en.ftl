# The words of Bruges' drawing in a terminal, beside those of the game itself.

draw-round = Round { $round } · { $phase }
draw-first = First: { $name }
draw-last = the last round is { $round }
draw-dice = Dice:
draw-price = a step costs { $price ->
    [0] nothing: nobody may advance
   *[other] { $price }
}
draw-pile = Pile { $pile }: { $count }
draw-extra = Extra: { $count }
draw-discards = Discards: { $count } (top: { $top })
draw-statues = Statues: { $values }
draw-amounts = points { $points } · guilders { $guilders } · reputation { $reputation }
draw-leads = leads:
draw-workers = Workers:
draw-threats = Threats:
draw-section = Canal, { $section }:
draw-statue = statue { $value }
draw-houses = Houses: { $count }, empty { $empty }
draw-hand = Hand:
draw-known = (known: { $cards })
draw-unseen = { $colour }, not yet looked at
draw-card = ({ $colour }; price { $cost }, points { $points }; { $icon })
draw-die = the die shows { $value }
draw-costs = printed price { $price }
draw-front = its hidden front is the { $card }
