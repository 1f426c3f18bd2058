# Слова доски «Эры» в браузере, вдобавок к словам самой игры.
board-tracks = Запасы и очки
board-track = { $name }: { $count }, не больше { $limit }
board-disaster = очки бедствий
board-area = площадь в стенах
board-area-count = { $count ->
    [one] { $count } клетка в стенах
    [few] { $count } клетки в стенах
   *[other] { $count } клеток в стенах
}
board-dice = Кубики
board-my-dice = Ваши кубики: отметьте те, что перебросить
board-hidden = { $count ->
    [one] { $count } кубик за ширмой
    [few] { $count } кубика за ширмой
   *[other] { $count } кубиков за ширмой
}
board-behind-screen = Расставляет за ширмой
board-omen = { $skulls ->
    [one] { $skulls } череп: { $disaster }
    [few] { $skulls } черепа: { $disaster }
   *[other] { $skulls } черепов: { $disaster }
}
board-domain = Владения: { $name }, { $count ->
    [one] { $count } деталь
    [few] { $count } детали
   *[other] { $count } деталей
}
board-stands = { $piece }, { $first }–{ $last }
board-stands-walled = { $piece }, { $first }–{ $last }, в стенах
board-sick = Под угрозой болезни.
board-healed = Под защитой госпиталя.
board-remove = Убрать: { $piece }, { $cell }
board-round = Раунд { $round }
board-round-of = Раунд { $round } из { $last }
board-phases = Фазы раунда
board-tokens = Перевёрнуто жетонов отслеживания: { $flipped } из { $tokens }. В каком раунде перевернут последний, тот и последний.
board-first = Первый: { $name }
board-philip = Сэр Филип
board-supply = Запас
board-piece = деталь
board-cost = цена
board-vp = ПО
board-left = осталось
board-disasters = Бедствия
board-what-bandits = потеряйте 1 ресурс или получите 1 очко бедствий.
board-what-disease = по 1 очку бедствий за каждое здание в кластере, которое не защищает госпиталь.
board-what-treachery = все остальные кладут выжженную землю.
board-what-fire = потеряйте одно из своих зданий.
board-what-attack = все остальные теряют здание вне стен.
board-what-revolt = потеряйте все товары.
board-raids = Кто кому грозит
board-raids-help = Строка требует со столбца, если её мечей больше и мечей его, и щитов.
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
board-placing-help = Наведите на клетку и щёлкните. R или колесо поворачивает, стрелки двигают, Enter ставит.
board-placing-tap = Коснитесь клетки, затем «Поставить».
board-by-list = Или выберите клетку
board-skulls-aside = Черепа остаются:
board-keep-all = Оставить все
board-roll-marked = Перебросить отмеченные
board-mark-all = Отметить все
board-sets = Монастырь может повернуть кубик
board-rolling-help = Щёлкните по кубикам, которые хотите перебросить; остальные останутся.
sword = мечи
shield = щиты
