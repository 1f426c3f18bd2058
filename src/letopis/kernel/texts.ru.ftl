# Что говорит любой стол, в какую бы игру ни играли.
you-yourself = Вы
player-unnamed = Игрок { $number }
refusal-game-over = Игра окончена.
refusal-not-awaited = Сейчас выбирает не { $seat }.
refusal-not-asked = Сейчас «{ $action_id }» не выбрать: от вас ждут другого решения.
refusal-no-such-action = В этой игре нет действия «{ $action_id }».
refusal-no-such-seat = Такого места нет: за этим столом { $players ->
    [one] { $players } место
    [few] { $players } места
   *[many] { $players } мест
}.
refusal-nothing-to-undo = Отменять нечего.
refusal-undo-past-reveal = Отменить нельзя: с тех пор вмешался случай или открылось скрытое.
refusal-undo-past-others = Отменить нельзя: с тех пор сделал ход другой игрок.
refusal-too-few = Этого ещё мало: нужно выбрать больше.
refusal-not-picked = «{ $action_id }» среди выбранного здесь нет.
# Одна вещь среди нескольких, названных вместе.
thing = { $first }{ $count ->
    [1] { "" }
   *[other] { " ×" }{ $count }
}
