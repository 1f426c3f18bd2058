# Почему действие хорошо: слова советов и разборов.
reason = { $what }; { $how }.
reason-alone = { $what }.
reason-no-rows = Очков сразу не приносит
reason-wins = шанс победить { $chance }
reason-against = шанс победить { $chance } против { $other }
reason-as-good = шанс победить { $chance }, ничуть не хуже
reason-same-points = ничуть не хуже
reason-ahead = на { $points } лучше
reason-behind = на { $points } хуже
cost = −{ $chance } шанса победить, −{ $points }
cost-points = −{ $points }
points = { $count ->
    [one] { $figure } очко
    [few] { $figure } очка
    [many] { $figure } очков
   *[other] { $figure } очка
}

# Почему ответ задачи верен.
puzzle-chances = Шансы победить: «{ $answer }» – { $best }, «{ $other }» – { $less }.
puzzle-points = Очков к концу игры можно ждать: «{ $answer }» – { $best }, «{ $other }» – { $less }.
puzzle-rows = Что это в среднем меняет к концу игры: { $rows }.
