# Слова поля «Поселенцев» в браузере, вдобавок к словам самой игры.
board-ducats-word = дукаты
board-ducats = { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[many] { $count } дукатов
}
board-gold-word = золота
board-gold = Золото { $count }: платится на каждой ярмарке, пока карта открыта
board-food-word = еда
board-food = Еда: пока карта открыта, можно нанять на одну карту больше
board-builder-word = строитель
board-builder = Строитель: пока карта открыта, можно выложить на одну карту больше
board-keys-word = открывает карт:
board-keys = Связка ключей: во всей игре открывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
board-silver-suit = Серебро, на второй ярмарке: { $value } за { $per ->
    [one] каждый символ цеха «{ $suit }»
    [few] каждые { $per } символа цеха «{ $suit }»
   *[many] каждые { $per } символов цеха «{ $suit }»
}
board-silver-padlock = Серебро, на второй ярмарке: { $value } за каждый замок в деревне
board-silver-food = Серебро, на второй ярмарке: { $value } за каждую открытую еду
board-silver-builder = Серебро, на второй ярмарке: { $value } за каждого открытого строителя
board-silver-gold = Серебро, на второй ярмарке: { $value } за { $per ->
    [one] каждый открытый символ золота
    [few] каждые { $per } открытых символа золота
   *[many] каждые { $per } открытых символов золота
}
board-silver-sum = Серебро, на второй ярмарке: всё открытое золото цеха «{ $suit }»
board-silver-best = Серебро, на второй ярмарке: столько, сколько лежит на одном вашем поселенце
board-silver-now = Сейчас принесёт { $count }
board-lock-word = замок, открывает
board-lock = Замок: открывает { $unlocker }
board-pay-own = вам бесплатно: { $onto } из банка на вашего поселенца
board-pay-seat = { $cost } из вашего запаса на поселенца, владелец { $name }
board-pay-countess = { $cost } из вашего запаса на поселенца графини
board-pay-bank = { $cost } из вашего запаса в банк: открывающего поселенца нет ни у кого
board-pay-free = замок открывает лудильщица; вы платите { $cost }
board-extra = из-за события ещё { $cost } в банк
board-chain = Ложится на эти карты, снизу вверх
board-bottom = начинает цепь
board-alone = стоит отдельно
board-wild = заменяет любое звено
board-does-monk = сразу накрывается
board-does-apprentice = заменяет накрытого поселенца
board-does-tinner = замки бесплатно до конца хода
board-does-smuggler = половина золота поселенца сразу
board-covered = Карта «{ $card }» накрыта: считаются только имя, цех и замок
board-room = { $count ->
    [one] сверху есть место для { $count } поселенца
    [few] сверху есть место для { $count } поселенцев
   *[many] сверху есть место для { $count } поселенцев
}
board-reconstructed = реконструкция
board-reconstructed-event = Слова и числа этого события — наша реконструкция: печатную карту прочесть не удалось.
board-reconstructed-starter = Реконструкция: что этот поселенец — один из шести стартовых, мы лишь предполагаем.
board-seen = Остальные видели, как вы взяли эту карту
board-draft = наём
board-build = стройка
board-exchange = обмен
board-limit-draft = Лимит найма: { $all }
board-limit-draft-now = Нанято { $used } из { $all }, осталось { $left }
board-limit-build = Лимит строительства: { $all }
board-limit-build-now = Действия строительства: использовано { $used }, осталось { $left }
board-limit-exchange = Обменов на обычных поселенцев: до { $all }
board-limit-exchange-now = Обмены на обычных поселенцев: использовано { $used }, осталось { $left }
board-forecast = Что принесли бы ярмарки сейчас
board-first-pays = Первая ярмарка сейчас принесла бы { $sum }: { $gold } за золото, { $ducats } за дукаты на поселенцах
board-second-pays = Вторая ярмарка сейчас принесла бы { $sum }: { $gold } за золото, { $ducats } с поселенцев, { $silver } за серебро
board-pile = { $name }: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
board-top = Сверху: { $suit }.
board-top-mine = Её положили вы: { $card }.
board-used-up = нет карт
board-stack = Стопка { $number }
board-stacks = Стопки
board-road = Дорога
board-gap = пустое место
board-reserve = Резерв
board-basics = Обычные поселенцы
board-basic = { $card }: осталось { $count }. Приходит в обмен на карту с руки, которая ложится рубашкой вверх на стопку
board-market-waits = { $number ->
    [1] Под этой стопкой первая ярмарка: она настанет, когда закончатся стопки 1 и 2
   *[other] Под этой стопкой вторая ярмарка: она настанет, когда закончатся все стопки
}
board-market-due = { $number ->
    [1] Первая ярмарка: в конце этого круга
   *[other] Вторая ярмарка: в конце этого круга
}
board-market-held = { $number ->
    [1] Первая ярмарка прошла
   *[other] Вторая ярмарка прошла
}
board-round = Круг { $round }
board-phases = Части круга
board-phase-draft = Наём
board-phase-road = Дорога
board-phase-build = Строительство
board-phase-events = События
board-phase-over = Конец игры
board-first = Первый: { $name }
board-unlockers = Кто что открывает
board-unlockers-help = Замок открывает один платёж, { $cost } дуката: из банка на своего открывающего поселенца, иначе из своего запаса на чужого, а если его нет ни у кого — в банк.
board-unlocker = открывающий поселенец
board-unlocks = открывает
board-stands = у кого стоит
board-for-you = вам
board-nowhere = пока ни у кого
board-discards = Сброс ({ $count })
board-events-summer = Лето
board-events-winter = Зима
board-deck = { $count ->
    [one] в колоде { $count } событие
    [few] в колоде { $count } события
   *[many] в колоде { $count } событий
}
board-no-events = Открытых событий нет.
board-timing-event = в части событий
board-timing-draft = в следующий наём
board-timing-build = в следующую стройку
board-timing-now = действует сейчас
board-jester-here = Шут с вами
board-jester-gone = Шута нет
board-visible-food = открытая еда
board-visible-builders = открытые строители
board-village = Деревня: { $name }
board-square = На площади
board-hand = Рука ({ $count })
board-known = При всех взяты:
board-tinner = замки бесплатно
board-countess = Графиня
board-level = уровень: { $level }
board-her-gold = Её собственная карта: золото { $count }
board-her-villagers = { $count ->
    [one] { $count } поселенец
    [few] { $count } поселенца
   *[many] { $count } поселенцев
}
board-her-village = Деревня графини
board-group-road = С дороги
board-group-unseen = Верхняя карта стопки, вслепую
board-group-jester = Шут
board-group-place = С руки
board-group-exchange = Обменять карту на обычного поселенца
board-lies-there = { $count ->
    [one] там лежит { $count } дукат
    [few] там лежит { $count } дуката
   *[many] там лежит { $count } дукатов
}
