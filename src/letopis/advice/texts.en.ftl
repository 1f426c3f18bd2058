# Why an action is good: the words of hints and reviews.
reason = { $what }; { $how }.
reason-alone = { $what }.
reason-no-rows = No points at once
reason-wins = wins { $chance }
reason-against = wins { $chance } against { $other }
reason-as-good = wins { $chance }, as good
reason-same-points = just as good
reason-ahead = { $points } better
reason-behind = { $points } behind
cost = −{ $chance } of the chance to win, −{ $points }
cost-points = −{ $points }
points = { $count ->
    [one] { $figure } point
   *[other] { $figure } points
}

# Why a puzzle's answer is right.
puzzle-chances = Chances to win from here: { $best } with “{ $answer }”, { $less } with “{ $other }”.
puzzle-points = Points to expect in the end: { $best } with “{ $answer }”, { $less } with “{ $other }”.
puzzle-rows = What it changes by the end of the game, on average: { $rows }.
