# Слова доски «Эры» в браузере, вдобавок к словам самой игры.
board-tracks = Запасы и очки
board-track = { $name }: { $count }, не больше { $limit }
board-disaster = очки бедствий
board-area = территория, окружённая стеной
board-area-count = { $count ->
    [one] { $count } клетка окружена стеной
    [few] { $count } клетки окружены стеной
   *[other] { $count } клеток окружено стеной
}
board-dice = Кубики
board-my-dice = Ваши кубики: отметьте те, что перебросить
board-hidden = { $count ->
    [one] { $count } кубик за ширмой
    [few] { $count } кубика за ширмой
   *[other] { $count } кубиков за ширмой
}
board-behind-screen = Владения расставляются за ширмой
board-omen = { $skulls ->
    [one] { $skulls } череп: { $disaster }
    [few] { $skulls } черепа: { $disaster }
   *[other] { $skulls } черепов: { $disaster }
}
board-domain = Владения: { $name }, { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
}
board-stands = { $piece }, { $first }–{ $last }
board-stands-walled = { $piece }, { $first }–{ $last }, внутри стен
board-sick = Под угрозой болезни.
board-healed = Под защитой госпиталя.
board-remove = Убрать: { $piece }, { $cell }
board-round = Раунд { $round }
board-round-of = Раунд { $round } из { $last }
board-phases = Фазы раунда
board-tokens = Перевёрнуто жетонов отслеживания: { $flipped } из { $tokens }. В каком раунде перевернут последний, тот и последний.
board-first = Первый: { $name }
board-philip = Сэр Филипп
board-supply = Запас
board-does = что даёт
board-can-build = Вы можете построить
board-cannot-build = Сейчас не построить
board-walls = Стены, по длине
board-piece = фигура
board-cost = цена
board-vp = ПО
board-left = осталось
board-disasters = Бедствия
board-what-bandits = потеряйте 1 ресурс или получите 1 очко бедствий.
board-what-disease = по 1 очку бедствий за каждое здание в кластере, которое не защищает госпиталь.
board-what-treachery = все остальные кладут у себя выжженную землю.
board-what-fire = потеряйте одно из своих зданий.
board-what-attack = все остальные теряют по зданию, не окружённому стеной.
board-what-revolt = потеряйте все товары.
board-raids = Кто сильнее
board-raids-help = Игрок из строки может потребовать ресурс у игрока из столбца, если мечей у первого больше, чем у второго и мечей, и щитов.
board-can = может требовать
board-cannot = не может требовать
board-show-danger = { $count ->
    [0] Болезнь: угрозы нет
    [one] Болезнь: под угрозой { $count } здание
    [few] Болезнь: под угрозой { $count } здания
   *[other] Болезнь: под угрозой { $count } зданий
}
board-fits = здесь помещается
board-fits-not = здесь не помещается
board-turn = Повернуть
board-put = Поставить
board-good-layout = Расставить удачно
board-does-die = +{ $amount } кубик после раунда: { $name }
board-does-walled = всегда за стеной, замыкает кольцо
board-does-collect = +{ $amount } каждый раунд: { $name }
board-does-heals = сам и соседи защищены от болезни
board-does-set = поворачивает { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубика
   *[many] { $amount } кубиков
} перед броском 2
board-does-end-empty_adjacent_cell = в конце { $amount } ПО за каждую свободную клетку рядом, не больше { $cap }
board-does-end-resource_left = в конце { $amount } ПО за каждый ваш ресурс
board-does-end-culture = в конце { $amount } ПО за каждую культуру
board-does-end-die = в конце { $amount } ПО за каждый ваш кубик
board-hand = Ваши фигуры: выберите, какую ставить
board-held = { $piece }: осталось поставить { $count }
board-placing-help = Наведите на клетку и нажмите. R или колесо поворачивает, стрелки двигают, Enter ставит.
board-placing-tap = Коснитесь клетки, затем «Поставить».
board-by-list = Или выберите клетку
board-skulls-aside = Черепа остаются:
board-keep-all = Оставить все
board-roll-marked = Перебросить отмеченные
board-mark-all = Отметить все
board-sets = Монастырь может повернуть кубик
board-rolling-help = Отметьте кубики, которые хотите перебросить; остальные останутся.
sword = мечи
shield = щиты
board-key-1 = Повернуть фигуру
    .key = R
board-key-2 = Передвинуть фигуру
    .key = ← ↑ → ↓
board-key-3 = Поставить её
    .key = Enter

## Чего прибавилось и убавилось с последнего хода

count-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[other] { $count } товаров
}
count-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
}
count-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
   *[other] { $count } дерева
}
count-food = { $count } еды
count-culture = { $count } культуры
count-disaster = { $count ->
    [one] { $count } очко бедствий
    [few] { $count } очка бедствий
   *[other] { $count } очков бедствий
}

## Справочник

compendium-building = Здания
compendium-wall = Стены
compendium-scorched = Выжженная земля
compendium-die = Кубики
compendium-face = Грани кубиков
compendium-disaster = Бедствия
compendium-resource = Ресурсы
compendium-track = Шкалы культуры и бедствий
compendium-use-build = Построили
facet-cost = Чем платят
facet-vp = Победные очки
facet-die = Даёт кубик
facet-target = Кого поражает
facet-target-self = себя
facet-target-opponents = остальных
