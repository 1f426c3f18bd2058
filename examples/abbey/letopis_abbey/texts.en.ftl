# Abbey: every word a player sees, in English.

title = Abbey
tagline = Three monks, five winters, and never room enough in the scriptorium.
credits = A small game of our own, made to show how games are added.
provenance = All { $reconstructed } entries of this game’s data are our own invention.
length = 10 minutes

forest = forest
quarry = quarry
orchard = orchard
kitchen = kitchen
scriptorium = scriptorium
chapel = chapel
wood = wood
stone = stone
apples = apples
row-work = Work done

decision-turn = { $seat }, where does your next monk go?
action-send = To the { $first }
action-rest = Rest
event-snow = Round { $round }. Snow closes the { $place }.
event-worked = { $seat } works in the { $place }{ $points ->
    [0] .
    [one] { " " }for one point.
   *[other] { " " }for { $points } points.
}
event-rested = { $seat } finds no work: the monk rests.
refusal-no-room = There is no room left in the { $place }.
refusal-too-dear = You do not have what the { $place } needs.
refusal-snowed-in = The { $place } is snowed in this round.
refusal-work-left = A monk rests only where there is no work for him, and there is.
note-monks-left = { $count ->
    [0] This is your last monk of the round.
    [one] After this one you have one more monk this round.
   *[other] After this one you have { $count } more monks this round.
}
board-round = Round { $round } of { $rounds }
board-points = { $points } VP
