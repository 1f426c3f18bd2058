# Слова рисунка «Деревень» в терминале, вдобавок к словам самой игры.

draw-round = Круг { $round } · { $phase } · первый: { $name }
draw-phase-draft = наём
draw-phase-road = обновление дороги
draw-phase-build = строительство
draw-phase-events = события
draw-phase-over = конец
draw-road = Дорога
draw-stacks = Стопки
draw-market = [ярмарка { $number }]
draw-used-up = закончилась
draw-supplies = Резерв: { $reserve } · сброс: { $discard } · { $basics }
draw-player = { $name }: дукаты { $ducats } · наём { $draft_limit } · строительство { $build_limit } · ярмарки заплатили бы { $first_market } и { $second_market }
draw-countess = Графиня: дукаты { $ducats } · золото её карты { $gold } · ярмарки заплатили бы { $first_market } и { $second_market }
draw-square = На площади
draw-hand = Рука
draw-jester = Шут под рукой.
draw-gold = золото { $count }
draw-food = еда { $count }
draw-builders = строители { $count }
draw-silver = серебро
draw-below = на карту «{ $card }»
draw-lock = замок: { $card }
