# Слова поля «Брюгге» в браузере, вдобавок к словам самой игры.
board-letter-blue = Си
board-letter-brown = Ко
board-letter-red = Кр
board-letter-purple = Фи
board-letter-yellow = Жё
board-round = Раунд { $round }
board-last = Последний раунд: { $round }
board-last-now = последний
board-phases = Фазы раунда
board-first = Первый: { $name }
board-dice = Кубики и что они значат в этом раунде
board-die-plain = Цвет: { $colour }, на кубике { $value }. Карта этого цвета приносит столько гульденов.
board-die-threat = Цвет: { $colour }, на кубике { $value }. Карта этого цвета приносит столько гульденов, и каждый получил маркер угрозы: { $threat }.
board-die-reputation = Цвет: { $colour }, на кубике { $value }. Карта этого цвета приносит столько гульденов, и кубик входит в цену деления репутации.
board-die-waiting = Цвет: { $colour }, кубик ещё не брошен.
board-counts = деление
board-dice-waiting = Ещё не брошены
board-price = Деление репутации стоит { $price ->
    [one] { $price } гульден
    [few] { $price } гульдена
   *[many] { $price } гульденов
}
board-no-step = Нет ни 1, ни 2: репутацию не увеличить
board-piles = Колоды
board-pile = Колода { $number }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, цвет верхней: { $colour }
board-pile-says = сверху { $colour }, осталось { $count }
board-extra = Доп. колода { $count }
board-extra-help = Дополнительная колода ложится на место первой закончившейся; этот раунд станет последним.
board-discards = Сброс { $count }
board-discards-none = Пока пусто.
board-discards-more = и ещё { $count }
board-plan = План города: четыре караульные и по две секции канала у каждой
board-statues = Статуи
board-statue-left = Статуя с числом { $value } за застроенную секцию канала
board-statue = Статуя: { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
board-cell = { $name }: клетка { $number }, цвет { $colour }, цена { $price }
board-cell-built = { $name }: клетка { $number }, застроена
board-cell-nobody = В этой партии канал ничей
board-next-cell = Клетка { $number }: { $colour }, цена { $price }
board-canal-of = Канал: { $name }
board-track = Репутация
board-step = Деление { $step }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в конце
board-town-hall = Ратуша: ещё ни одного деления
board-guilders = гульдены
board-points = очки
board-by-colour = Работники и маркеры угроз по цветам
board-workers = Работники, { $colour }: { $count }
board-threat = { $threat } ({ $colour }): маркеров { $count } из { $need }.
board-what-flood = Когда круг замкнётся, пропадут все работники.
board-what-plague = Когда круг замкнётся, пропадёт один персонаж.
board-what-fire = Когда круг замкнётся, пропадёт дом или жетон канала.
board-what-intrigue = Когда круг замкнётся, пропадут 3 очка.
board-what-raid = Когда круг замкнётся, пропадут все гульдены.
board-leader = Маркер лидерства лежит цветной стороной вверх: { $category } ({ $count }), 4 очка в конце
board-ahead = Впереди всех: { $category } ({ $count }); маркер перевернётся в конце раунда
board-grey = Маркер лидерства пока серый: { $category } ({ $count })
board-houses = { $count ->
    [one] { $count } дом
    [few] { $count } дома
   *[many] { $count } домов
}
board-no-houses = Домов пока нет.
board-house-empty = Пустой дом, { $colour }
board-house-front = Пустой дом, { $colour }; на скрытой стороне: { $card }
board-vacant = пусто
board-front = на скрытой стороне: { $card }
board-front-unseen = его лица никто не видел
board-home-help = Это важно лишь при пожаре: какой дом сгорит, из того жилец и вернётся на руку.
board-used = В этом раунде уже использован.
board-hand = Рука
board-hand-empty = Карт нет.
board-unseen = Карта, { $colour }: вы её ещё не смотрели
board-backs = На руке
board-known = Известны всем:
board-cost = цена { $cost }
board-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-when-flash = Один раз, при заселении:
board-when-worker = Раз в раунд за { $colour } работника:
board-when-once = Бесплатно:
board-when-infinity = Всегда:
board-when-laurel = В конце игры:
board-reconstructed = Восстановлено: эту карту придумали мы, в коробке она иная.
board-partly = Частично восстановлено: { $fields }.
board-source-seed = Как в правилах.
board-source-public = По открытым источникам.
board-field-name = имя
board-field-colour = цвет
board-field-cost = цена
board-field-group = сословие
board-field-kind = значок
board-field-effect = эффект
board-field-worker = работник
board-use-workers = работники
board-use-guilders = гульдены
board-use-threat = угроза
board-use-canal = канал
board-use-house = дом
board-use-settle = персонаж
board-pays = За { $colour } работника.
board-pays-guilders = { $count ->
    [one] { $count } гульден
    [few] { $count } гульдена
   *[many] { $count } гульденов
}
board-you-have = у вас { $count }
board-has-guilders = { $count ->
    [one] у него { $count } гульден
    [few] у него { $count } гульдена
   *[many] у него { $count } гульденов
}
board-returns = Вернётся на руку: { $card }
board-gain-guilders = { $n ->
    [one] { $n } гульден
    [few] { $n } гульдена
   *[many] { $n } гульденов
}
board-gain-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
board-gain-draw = взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
board-gain-workers = { $n ->
    [one] { $n } работник
    [few] { $n } работника
   *[many] { $n } работников
}
board-gain-workers-any = { $n ->
    [one] { $n } работник любого цвета
    [few] { $n } работника любых цветов
   *[many] { $n } работников любых цветов
}
board-gain-workers-same = { $n ->
    [one] { $n } работник
    [few] { $n } работника одного цвета
   *[many] { $n } работников одного цвета
}

## Чего прибавилось и убавилось с последнего хода

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
count-guilders = { $count ->
    [one] { $count } гульден
    [few] { $count } гульдена
   *[other] { $count } гульденов
}
count-reputation = { $count } к репутации

## Справочник

compendium-character = Персонажи
compendium-use = Шесть применений карты
compendium-colour = Цвета и их угрозы
compendium-estate = Сословия
compendium-guard-house = Караульные и каналы
compendium-use-settle = Заселили
compendium-use-house = Положили домом
compendium-use-activate = Активировали
facet-colour = Цвет
facet-group = Сословие
facet-cost = Цена
facet-points = Очки
facet-kind = Когда действует
facet-kind-flash = сразу
facet-kind-worker = за работника
facet-kind-infinity = всегда или раз в раунд
facet-kind-laurel = в конце
