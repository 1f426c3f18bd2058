# Слова поля «Деревни» в браузере, вдобавок к словам самой игры.
any = кубик любого цвета
good = товар на выбор
exchange = обмен кубика
first = маркер следующего первого игрока
captain = капитан
board-letter-orange = Ор
board-letter-green = Зе
board-letter-brown = Ко
board-letter-pink = Ро
board-letter-plague = Чу
board-letter-any = ?
board-round = Раунд { $round }
board-over = Игра окончена
board-turn = Ход:
board-first = раунд начинает { $name }
board-next-first = следующий: { $name }
board-last-turns = Последние ходы
board-families = Семьи и их фигурки
board-no-cubes = кубиков нет
board-or = или
board-choose = { $count ->
    [one] { $count } способ: выберите в списке
    [few] { $count } способа: выберите в списке
   *[many] { $count } способов: выберите в списке
}
board-time = Время: { $count }
board-dies = { $count ->
    [one] Кто-то умрёт
   *[other] Умрут: { $count }
}
board-next = умрёт следующим
board-suits = товары у вас есть
board-pink = розовая фигурка
board-ship-of = Корабль: { $name }
board-family = Рождение или возвращение
board-well = Колодец
board-well-text = { $count ->
    [one] { $count } кубик одного цвета за любое действие
    [few] { $count } кубика одного цвета за любое действие
   *[many] { $count } кубиков одного цвета за любое действие
}
board-train-time = Обучение: { $train } времени, изготовление: { $produce }
board-step = Шаг:
board-and-time = и время
board-privilege-1 = Маркер следующего первого игрока
board-privilege-2 = 2 кубика любых цветов
board-privilege-3 = 1 товар на выбор
board-privilege-4 = Монета за 3 известности
board-window-grain = Шаг сюда: пшеница, { $count }
board-bag = Чёрный мешочек: кто вошёл и за что
board-monks = { $count ->
    [one] В мешочке { $count } монах
    [few] В мешочке { $count } монаха
   *[many] В мешочке { $count } монахов
}
board-majority = Большинство в церкви: { $count } известности за мессу
board-chronicle = Летопись
board-chronicle-of-village = Летопись деревни
board-left = { $count ->
    [0] мест нет
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
board-section-farmers = фермеры
board-section-craftsmen = ремесленники
board-section-travellers = путешественники
board-section-councillors = советники
board-section-clergy = духовенство
board-section-graves = погост
board-section-sailors = моряцкие могилы
board-sailor-grave = Моряцкая могила, известность: { $count }
board-stalls = Прилавки
board-queue = Очередь
board-stands = Лотки
board-empty = пусто
board-pile = { $count ->
    [one] В стопке ещё { $count } покупатель
    [few] В стопке ещё { $count } покупателя
   *[many] В стопке ещё { $count } покупателей
}
board-sale = Первая сделка дня бесплатна, прочие:
board-out = Вышли из торгов:
board-roads = Дороги и города
board-visited = Здесь побывал(а) { $name }
board-each-step = Шаг:
board-and-road = и кубики дороги
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-at-end = очки в конце
board-inn-enter = Вселиться:
board-inn-round = · угощение:
board-sea-travel = Морское путешествие
board-buys = Покупает: { $thing }, известность { $count }
board-stack = Можно забрать: { $thing }, осталось { $count }
board-lighthouse = Маяк: { $count } известности
board-captains = Капитаны: { $count }
board-sea-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
board-from-queue = покупатель из очереди
board-exchange = 1 кубик на { $count }
board-widowed = вдовство
board-banns = Сейчас поженились бы:
board-die = Выпало на кубике
board-nobody = никто
board-clock = Часы жизни: деление { $now }, до пера { $left }
board-to-quill = до пера { $count }
board-dying = Должны умереть: { $count }
board-store = Имущество
board-grain = Пшеница: { $count }, не больше { $most }
board-nobody-home = дома никого
board-kin-crafts = В мастерских
board-kin-travel = В городах
board-kin-council = В совете
board-kin-church = В церкви
board-kin-wedding = В области церемонии
board-kin-houses = В браке
board-kin-lighthouse = На маяках
board-kin-inn = В таверне
board-kin-hold = В трюме
board-kin-bag = В чёрном мешочке
board-next-dies = Следующим умрёт: { $number }
board-next-help = Умирает видимый домочадец с наименьшим числом; хлеб прибавляет единицу
board-none-in-sight = Умирать некому
board-unborn = Ещё не родились:
board-written = В летописи: { $count } (известность в конце: { $points })
board-buried = В могилах: { $count }
board-served = Обслужено покупателей: { $count } (известность: { $points })
board-markers = Посещено городов: { $count }
board-ship = Корабль
board-hold-empty = пустой трюм
board-chests = Сундуки на подворье
board-goals-hidden = { $count ->
    [one] { $count } жизненная цель
    [few] { $count } жизненные цели
   *[many] { $count } жизненных целей
}
board-goals-secret = Жизненные цели тайные
board-by-time = за время
board-by-pay = за плату
board-train = обучить
board-serve = обслужить
board-have = из { $count }
board-due = К оплате:
board-joker = Монета заменяет любой кубик.
board-members = Домочадцы
board-privileges = Привилегии
board-cargo = Груз

## Чего прибавилось и убавилось с последнего хода

count-prestige = { $count ->
    [one] { $count } очко известности
    [few] { $count } очка известности
   *[other] { $count } очков известности
}
count-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
count-grain = { $count } пшеницы
count-horse = { $count ->
    [one] { $count } конь
    [few] { $count } коня
   *[other] { $count } коней
}
count-ox = { $count ->
    [one] { $count } бык
    [few] { $count } быка
   *[other] { $count } быков
}
count-plow = { $count ->
    [one] { $count } плуг
    [few] { $count } плуга
   *[other] { $count } плугов
}
count-wagon = { $count ->
    [one] { $count } телега
    [few] { $count } телеги
   *[other] { $count } телег
}
count-scroll = { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[other] { $count } свитков
}
count-orange = { $count ->
    [one] { $count } оранжевый кубик
    [few] { $count } оранжевых кубика
   *[other] { $count } оранжевых кубиков
}
count-green = { $count ->
    [one] { $count } зелёный кубик
    [few] { $count } зелёных кубика
   *[other] { $count } зелёных кубиков
}
count-brown = { $count ->
    [one] { $count } коричневый кубик
    [few] { $count } коричневых кубика
   *[other] { $count } коричневых кубиков
}
count-pink = { $count ->
    [one] { $count } розовый кубик
    [few] { $count } розовых кубика
   *[other] { $count } розовых кубиков
}
board-quarter-village = Деревня
board-quarter-shore = Берег
board-idle-only-the-cube = только кубик
board-idle-nothing-for-it = ничего не даст

## Справочник

compendium-craft = Ремесленные здания
compendium-customer = Покупатели
compendium-villager = Жители
compendium-captain = Капитаны
compendium-island = Острова
compendium-sea = Места на море
compendium-chest = Сундуки
compendium-goal = Жизненные цели
compendium-city = Города
compendium-action-space = Области действий
compendium-chronicle = Летопись деревни
compendium-wedding = Планшет свадьбы
compendium-inn-side = Стороны трактира
compendium-wedding-side = Стороны планшета свадьбы
compendium-part = Что лежит в коробке
compendium-use-serve = Обслужили
compendium-use-play = Сыграли
compendium-use-hire = Наняли
compendium-use-goal = Раскрыли
compendium-use-keeper = Поставили смотрителя
facet-module = Коробка
facet-module-base = основная игра
facet-module-tavern = Трактир
facet-module-port = Порт
facet-module-goals = жизненные цели
facet-module-wedding = Свадьба
facet-prestige = Престиж
facet-needs = Хочет
facet-cost = Чем платят
facet-kind = Когда действует
facet-kind-play = разыгрывается раз
facet-kind-end = в конце
facet-pay = Ещё один шаг стоит
facet-steps = Шагов за это
facet-tier = Карта
facet-tier-silver = серебряная
facet-tier-gold = золотая
