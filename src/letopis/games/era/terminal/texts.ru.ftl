# Слова рисунка «Эры» в терминале, вдобавок к словам самой игры.

letter-keep = Б
letter-longhouse = Д
letter-townhouse = Г
letter-church = Ц
letter-farm = Ф
letter-lumber_mill = Л
letter-hospital = Е
letter-monastery = М
letter-market = Р
letter-guildhall = И
letter-university = У
letter-cathedral = С
letter-peasant = К
letter-burgher = Г
letter-noble = Д
letter-clergy = Ц

draw-round = Раунд { $round } · { $phase }
draw-round-of = Раунд { $round } из { $last } · { $phase }
draw-first = Первый игрок: { $name }
draw-tokens = Жетоны
draw-tokens-plain = Перевёрнуто жетонов отслеживания: { $flipped } из { $tokens }
head-goods = тов.
head-stone = кам.
head-wood = дер.
head-food = еда
draw-wall = стена, { $length }
draw-supply = Запас
draw-vp = ПО
draw-left = есть
draw-amount = { $name } { $count }
draw-price = { $cost }; осталось { $left }
draw-same = таких кубиков { $count }
draw-culture = культура
draw-disaster = бедствия
draw-area = в стенах
draw-track = { $name } { $held } из { $limit }
draw-dice = Кубики:
draw-times = { " " }(таких { $count })
draw-marked = Перебросить:
draw-set = Повёрнут монастырём: { $old } → { $new }
draw-hidden = { $count ->
    [one] { $count } кубик за ширмой
    [few] { $count } кубика за ширмой
   *[many] { $count } кубиков за ширмой
}
draw-philip = Сэр Филипп:
draw-rows = Ваши владения. С большой буквы начинается каждое здание; # стена, x выжженная земля, двоеточие: клетка окружена стеной, точка: пусто.
draw-stands = { $piece } с { $first } по { $last }
draw-stands-walled = { $piece } с { $first } по { $last }, внутри стен
draw-domain = Владения, { $name }: { $pieces }.
draw-for-sale = { $piece }: цена { $cost }, { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}, осталось { $left }
draw-supply-plain = Запас: { $pieces }.
