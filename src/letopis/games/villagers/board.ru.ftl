# Слова поля «Деревень» в браузере, вдобавок к словам самой игры.
board-ducats = { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[many] { $count } дукатов
}
board-gold = золото: { $count }
board-food = еда
board-builder = строитель
board-keys = связка ключей: { $count }
board-silver-suit = серебро: { $value } за { $per ->
    [one] каждый символ цеха «{ $suit }»
    [few] каждые { $per } символа цеха «{ $suit }»
   *[many] каждые { $per } символов цеха «{ $suit }»
}
board-silver-padlock = серебро: { $value } за каждый замок в деревне
board-silver-food = серебро: { $value } за каждую открытую еду
board-silver-builder = серебро: { $value } за каждого открытого строителя
board-silver-gold = серебро: { $value } за { $per ->
    [one] каждый открытый символ золота
    [few] каждые { $per } открытых символа золота
   *[many] каждые { $per } открытых символов золота
}
board-silver-sum = серебро: всё открытое золото цеха «{ $suit }»
board-silver-best = серебро: столько, сколько лежит на одном вашем поселенце
board-silver-now = сейчас { $count }
board-lock-word = замок, открывает
board-lock = Замок: открывает { $unlocker }
board-pay-own = вам даром: { $onto } из банка на вашего поселенца
board-pay-seat = вы платите { $cost }: { $name }
board-pay-countess = вы платите { $cost } графине
board-pay-bank = вы платите { $cost } в банк
board-pay-free = замок открывает лудильщица; вы платите { $cost }
board-extra = из-за события ещё { $cost } в банк
board-bottom = начинает цепь
board-alone = стоит отдельно
board-wild = заменяет любое звено
board-does-monk = накрывается до конца хода
board-does-apprentice = заменяет накрытого поселенца
board-does-tinner = замки бесплатно до конца хода
board-does-smuggler = половина золота поселенца сразу
board-covered = накрыт
board-here = Сюда можно положить сейчас с руки
board-room = мест сверху: { $count }
board-reconstructed = реконструкция
board-reconstructed-event = Слова и числа этого события — наша реконструкция: печатную карту прочесть не удалось.
board-reconstructed-starter = Реконструкция: что этот поселенец — один из шести начальных, мы лишь предполагаем.
board-seen = остальные о ней знают
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
board-unlockers-help = Замок открывает один платёж, { $cost ->
    [one] { $cost } дукат
    [few] { $cost } дуката
   *[many] { $cost } дукатов
}: из банка на своего открывающего поселенца, иначе из своего запаса на чужого, а если его нет ни у кого — в банк.
board-unlocks = Открывает:
board-stands = Стоит у:
board-nowhere = никого
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
board-visible-food = Открытая еда: { $count }
board-visible-builders = Открытые строители: { $count }
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
board-group-exchange = Обменять на обычного
board-lies-there = { $count ->
    [one] там лежит { $count } дукат
    [few] там лежит { $count } дуката
   *[many] там лежит { $count } дукатов
}
board-to-the-road = Дорога и стопки

## Чего прибавилось и убавилось с последнего хода

count-ducats = { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[other] { $count } дукатов
}
count-food = { $count } еды
count-builders = { $count ->
    [one] { $count } строитель
    [few] { $count } строителя
   *[other] { $count } строителей
}
count-gold = { $count } золота

## Справочник

compendium-villager = Поселенцы
compendium-basic = Базовые поселенцы
compendium-founders = Основатели
compendium-event = События игры с Графиней
compendium-suit = Цехи
compendium-part = Что лежит в коробке
compendium-use-take = Взяли с Дороги
compendium-use-place = Поселили
compendium-use-play = Сыграли
facet-suit = Цех
facet-lock = Кто отпирает
facet-gold = Золото
facet-food = Еда
facet-builders = Строители
facet-deck = Время года
facet-timing = Когда действует
facet-timing-build = при постройке
facet-timing-draft = при найме
facet-timing-event = в части событий
