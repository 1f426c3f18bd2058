# «Моя деревня»: всё, что читает игрок, по-русски.
#
# Значение, которое само является ключом (карта, житель, товар), приходит уже словом, а рядом с ним атрибуты его
# сообщения: $villager_acc (винительный), $villager_gen (родительный). Имя игрока не склоняется, и рода его мы не
# знаем: имена стоят в именительном падеже, глаголы — в настоящем времени.

title = Моя деревня
tagline = Два кубика на ход, пять жизней на всё и хроника, где хватит места не каждому.
credits = Авторы игры: Инка и Маркус Бранд (Inka und Markus Brand). Издатели: eggertspiele и Pegasus Spiele. Этот стол неофициальный: ни с авторами, ни с издателями мы не связаны.
provenance = Откуда данные этой игры: { $seed ->
    [one] { $seed } запись
    [few] { $seed } записи
   *[many] { $seed } записей
} — из книжки правил, { $public } — из открытых источников, { $recalled } — по памяти об изданной игре, { $reconstructed } — восстановлены нами: большинство чисел на картах наши, потому что в нашей книжке правил пропали картинки.
length = 60–90 минут

## Жители и зоны

abbot = аббат
    .acc = аббата
    .gen = аббата
councilman = советник
    .acc = советника
    .gen = советника
traveller = путешественник
    .acc = путешественника
    .gen = путешественника
craftsman = ремесленник
    .acc = ремесленника
    .gen = ремесленника
merchant = торговец
    .acc = торговца
    .gen = торговца
religion = религия
harvest = урожай
travel = путешествия
craft = ремёсла
market = рынок
served_customers = обслуженные покупатели
fields = поля

## Товары

horse = лошадь
    .acc = лошадь
    .gen = лошади
beer = пиво
    .acc = пиво
    .gen = пива
plow = плуг
    .acc = плуг
    .gen = плуга
scroll = свиток
    .acc = свиток
    .gen = свитка
wagon = телега
    .acc = телегу
    .gen = телеги
joker = джокер
    .acc = джокер
    .gen = джокера
coin = монета
    .acc = монету
    .gen = монет

## Кубики

w1 = белый 1
w2 = белый 2
w3 = белый 3
w4 = белый 4
w5 = белый 5
w6 = белый 6
b1 = чёрный 1
b2 = чёрный 2
b3 = чёрный 3
b4 = чёрный 4
b5 = чёрный 5
b6 = чёрный 6

## На планшете деревни

school = школа
amusement = потеха
meeting_place = место собраний
council = палата советов
main_house = главный дом
coin_space = ячейка с монетой
story_space = ячейка с 3 очками истории
left = левая
right = правая
hand = рука первого игрока
clerk = контора служащего
headman = деревенский голова
reaper = смерть с косой
tile = жетон «2/12»
board_1 = планшет деревни 1
board_2 = планшет деревни 2
board_3 = планшет деревни 3
board_4 = планшет деревни 4

## Карты

church_healing = церковь исцеления
church_monastery = монастырь
church_trading = торговая церковь
church_wayfarers = церковь путников
council_finance = финансовый совет
council_areas = совет территорий
council_people = народный совет
council_guilds = совет гильдий
quill = перо
chalice = кубок
rosary = чётки
monk_quill_1 = монах (перо 1)
monk_quill_2 = монах (перо 2)
monk_quill_3 = монах (перо 3)
monk_chalice_1 = монах (кубок 1)
monk_chalice_2 = монах (кубок 2)
monk_chalice_3 = монах (кубок 3)
monk_chalice_4 = монах (кубок 4)
monk_rosary_1 = монах (чётки 1)
monk_rosary_2 = монах (чётки 2)
monk_rosary_3 = монах (чётки 3)
monk_rosary_4 = монах (чётки 4)
monk_rosary_5 = монах (чётки 5)
field = поле
field_1 = поле 1
field_2 = поле 2
field_3 = поле 3
field_4 = поле 4
field_5 = поле 5
field_6 = поле 6
field_7 = поле 7
field_8 = поле 8
field_9 = поле 9
field_10 = поле 10
field_11 = поле 11
field_12 = поле 12
stable = конюшни
brewery = пивоварня
smithy = кузница
scriptorium = контора писцов
wagon_maker = столярка
stable_1 = конюшни 5/8
stable_2 = конюшни 6/9
stable_3 = конюшни 5/6
stable_4 = конюшни 8/9
brewery_1 = пивоварня 5/8
brewery_2 = пивоварня 6/9
brewery_3 = пивоварня 5/6
brewery_4 = пивоварня 8/9
smithy_1 = кузница 5/8
smithy_2 = кузница 6/9
smithy_3 = кузница 5/6
smithy_4 = кузница 8/9
scriptorium_1 = контора писцов 5/8
scriptorium_2 = контора писцов 6/9
scriptorium_3 = контора писцов 5/6
scriptorium_4 = контора писцов 8/9
wagon_maker_1 = столярка 5/8
wagon_maker_2 = столярка 6/9
wagon_maker_3 = столярка 5/6
wagon_maker_4 = столярка 8/9
travel_a = путешествие A
travel_b = путешествие B
travel_c = путешествие C
travel_d = путешествие D
travel_e = путешествие E
travel_a1 = проселочная дорога (A)
travel_a2 = переправа через реку (A)
travel_a3 = придорожный трактир (A)
travel_a4 = гроза (A)
travel_b1 = луга (B)
travel_b2 = мост со сбором (B)
travel_b3 = постоялый двор (B)
travel_b4 = размытая дорога (B)
travel_c1 = лесная тропа (C)
travel_c2 = городские ворота (C)
travel_c3 = праздник урожая (C)
travel_c4 = горный перевал (C)
travel_d1 = берег озера (D)
travel_d2 = речная пристань (D)
travel_d3 = ярмарка (D)
travel_d4 = часовня (D)
travel_e1 = замок (E)
travel_e2 = большое аббатство (E)
travel_e3 = столица (E)
customer_01 = покупатель 1 (свиток)
customer_02 = покупатель 2 (свиток)
customer_03 = покупатель 3 (свиток)
customer_04 = покупатель 4 (пиво)
customer_05 = покупатель 5 (пиво)
customer_06 = покупатель 6 (пиво)
customer_07 = покупатель 7 (плуг)
customer_08 = покупатель 8 (плуг)
customer_09 = покупатель 9 (плуг)
customer_10 = покупатель 10 (лошадь)
customer_11 = покупатель 11 (лошадь)
customer_12 = покупатель 12 (лошадь)
customer_13 = покупатель 13 (телега)
customer_14 = покупатель 14 (телега)
customer_15 = покупатель 15 (телега)
customer_16 = покупатель 16 (2 свитка)
customer_17 = покупатель 17 (2 пива)
customer_18 = покупатель 18 (2 плуга)
customer_19 = покупатель 19 (2 лошади)
customer_20 = покупатель 20 (2 телеги)
customer_21 = покупатель 21 (свиток, пиво)
customer_22 = покупатель 22 (свиток, плуг)
customer_23 = покупатель 23 (свиток, лошадь)
customer_24 = покупатель 24 (свиток, телега)
customer_25 = покупатель 25 (пиво, плуг)
customer_26 = покупатель 26 (пиво, лошадь)
customer_27 = покупатель 27 (пиво, телега)
customer_28 = покупатель 28 (плуг, лошадь)
customer_29 = покупатель 29 (плуг, телега)
customer_30 = покупатель 30 (лошадь, телега)
customer_31 = покупатель 31 (свиток, пиво, плуг)
customer_32 = покупатель 32 (свиток, лошадь, телега)
customer_33 = покупатель 33 (пиво, плуг, телега)

## Фазы

phase-turn = Выбор кубиков
phase-form = Ценность вымпела
phase-activate = Активация
phase-death = Смерть
phase-over = Партия окончена

## О чём спрашивают игрока

decision-turn = Возьмите два кубика из резерва. Каждый чёрный стоит времени.
decision-form = На кубиках { $value }. Какая ценность вымпела нужна? (монет: { $coins }, маркеров места собраний: { $markers })
decision-activate = Ценность вымпела { $value }: один чёрный вымпел, свои белые или деревенский голова?
decision-chain = Ценность вымпела { $value }: активируйте ещё один белый вымпел или закончите.
decision-pay = Нужно заплатить: { $coins ->
    [0] { $good } × { $count }
    [one] { $good } × { $count } или { $coins } монету
    [few] { $good } × { $count } или { $coins } монеты
   *[many] { $good } × { $count } или { $coins } монет
}. Чем платите?
decision-school = Школа делает один шаг{ $lessons ->
    [one] { "" }
   *[other] { " " }(осталось шагов: { $lessons })
}: какой? Выпускник стоит { $time ->
    [one] { $time } единицу времени
    [few] { $time } единицы времени
   *[many] { $time } единиц времени
}.
decision-question = Монах отправляет деревенского голову по тропинке за { $time ->
    [one] { $time } единицу времени
    [few] { $time } единицы времени
   *[many] { $time } единиц времени
}: куда?
decision-free = Торговая церковь: выберите одного покупателя бесплатно.
decision-invite = { $most ->
    [1] Пригласите покупателя или никого.
   *[other] Пригласите покупателей, самое большее { $most }, в любом порядке.
}
decision-visit = Монах собирается в контору служащего: идти ему?
decision-slot = Поставьте маркер на свободную ячейку карты «{ $card }».
decision-tile = Рядом с каким белым вымпелом положить жетон «2/12»?
decision-redraw = { $next ->
    [0] Открыта карта: { $card }. Оставить её или повернуть назад и обойтись без неё?
   *[other] Открыта карта: { $card }. Оставить её, вернуть и взять следующую или повернуть назад и обойтись без карты?
}
decision-bury = Мост пройден: кто из жителей умирает?
decision-hire = Никого не осталось: наймите рабочего, в конце игры вы потеряете за него { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[many] { $points } очков престижа
}. Кем он будет?
decision-heal = Крысы! Вы потеряете { $story ->
    [one] { $story } очко истории
    [few] { $story } очка истории
   *[many] { $story } очков истории
}. Помочь церковью исцеления? (осталось { $left })

## Что можно выбрать

action-take = Взять кубики: { $first } и { $second }
action-form = { $second ->
    [0] Ценность { $first } (монетами)
    [marker] Ценность { $first } (одним маркером)
   *[other] Ценность { $first } (двумя маркерами)
}
action-add = Добавить в деревню: { $first }
action-hand = Взять руку первого игрока
action-clerk = Пойти в контору служащего
action-use = Активировать: { $first }
action-stop = Хватит
action-skip = Отказаться
action-headman = { $first_id ->
    [stay] Заплатить время, деревенский голова остаётся
    [main_house] Деревенский голова идёт в главный дом
    [coin_space] Деревенский голова идёт на ячейку с монетой
    [story_space] Деревенский голова идёт на ячейку с 3 очками истории
   *[other] Деревенский голова идёт: { $first }
}
action-plow = { $second ->
    [0] Поставить плуг из кузницы на { $first }
   *[other] Поставить джокер вместо плуга на { $first }
}
action-pay = Заплатить: { $first }
several-pay = Заплатить: { $things }
action-study = { $first_id ->
    [left] Новый ученик на левую ячейку
   *[right] Ученик переходит на правую ячейку
}
action-graduate = { $first_id ->
    [left] Ученик с левой ячейки теперь { $second }
   *[right] Ученик с правой ячейки теперь { $second }
}
action-invite = Пригласить: { $first }
several-invite = Пригласить: { $things }
action-tile = Жетон «2/12» рядом: { $first }
action-keep = Оставить как есть
action-redraw = Вернуть и взять следующую
action-mark = Отметить: { $first }
action-bury = Похоронить { $first_acc }
action-hire = Нанять рабочего: { $first }
action-heal = Помочь церковью исцеления
action-suffer = Пусть едят

## Что произошло

event-starting-player = { YOU($seat, $own) } { DOES($own, "становится", "становитесь") } первым игроком.
event-round = Начинается раунд { $round }: { YOU($seat, $own) } { DOES($own, "бросает", "бросаете") } кубики, на руке { $story ->
    [one] лежит { $story } очко истории
    [few] лежат { $story } очка истории
   *[many] лежат { $story } очков истории
}.
event-took = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } кубики: { $dice }.
event-formed = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } ценность вымпела { $value }{ $coins ->
    [0] { "" }
    [one] { " " }за { $coins } монету
    [few] { " " }за { $coins } монеты
   *[many] { " " }за { $coins } монет
}{ $markers ->
    [0] { "" }
    [one] { " " }с помощью { $markers } маркера
   *[other] { " " }с помощью { $markers } маркеров
}.
event-time = { YOU($seat, $own) } { DOES($own, "тратит", "тратите") } { $time ->
    [one] { $time } единицу времени
    [few] { $time } единицы времени
   *[many] { $time } единиц времени
}.
event-bridge = { YOU($seat, $own) } { DOES($own, "проходит", "проходите") } мост: смерть идёт следом.
event-activated = { YOU($seat, $own) } { DOES($own, "активирует", "активируете") } чёрный вымпел: { $card }.
event-added = { YOU($seat, $own) } { DOES($own, "добавляет", "добавляете") } в деревню: { $card }.
event-next-monk = Наверху стопки теперь лежит { $card }.
event-travelled = { YOU($seat, $own) } { DOES($own, "отправляется", "отправляетесь") } в путь и { DOES($own, "открывает", "открываете") } карту: { $card }.
event-redrawn = { YOU($seat, $own) } { DOES($own, "возвращает", "возвращаете") } карту «{ $card }» под стопку и { DOES($own, "берёт", "берёте") } следующую.
event-turned-back = { YOU($seat, $own) } { DOES($own, "поворачивает", "поворачиваете") } назад: карта «{ $card }» возвращается в стопку, и стопку перемешивают.
event-used = { YOU($seat, $own) } { DOES($own, "активирует", "активируете") } белый вымпел: { $banner }.
event-story = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $story ->
    [one] { $story } очко истории
    [few] { $story } очка истории
   *[many] { $story } очков истории
}.
event-coins = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-good = { YOU($seat, $own) } { DOES($own, "производит", "производите") } 1 { $good_acc }.
event-marker = { YOU($seat, $own) } { DOES($own, "ставит", "ставите") } маркер на место собраний.
event-joker = { YOU($seat, $own) } { DOES($own, "ставит", "ставите") } джокер на совет гильдий.
event-marked = { YOU($seat, $own) } { DOES($own, "отмечает", "отмечаете") } на палате советов: { $slot }.
event-tile = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } жетон «2/12» рядом с белым вымпелом: { $banner }.
event-tile-stayed = { YOU($seat, $own) } { DOES($own, "оставляет", "оставляете") } жетон «2/12» на месте.
event-tile-home = { YOU($seat, $own) } { DOES($own, "возвращает", "возвращаете") } жетон «2/12» на место собраний.
event-paid = { $source_id ->
    [joker] { YOU($seat, $own) } { DOES($own, "платит", "платите") } джокером за 1 { $good_acc }.
   *[other] { YOU($seat, $own) } { DOES($own, "платит", "платите") } 1 { $good_acc } ({ $source }).
}
event-paid-coins = { YOU($seat, $own) } { DOES($own, "платит", "платите") } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-plow = { $source_id ->
    [joker] { YOU($seat, $own) } { DOES($own, "ставит", "ставите") } джокер вместо плуга на { $field }.
   *[other] { YOU($seat, $own) } { DOES($own, "ставит", "ставите") } плуг на { $field }.
}
event-student = { $space_id ->
    [left] { YOU($seat, $own) } { DOES($own, "принимает", "принимаете") } в школу нового ученика, он садится на левую ячейку.
   *[right] { YOU($seat, $own) } { DOES($own, "переводит", "переводите") } ученика на правую ячейку школы.
}
event-graduated = { YOU($seat, $own) } { DOES($own, "выпускает", "выпускаете") } из школы нового жителя, теперь это { $villager }.
event-headman = { $place_id ->
    [main_house] { YOU($seat, $own) } { DOES($own, "ведёт", "ведёте") } деревенского голову в главный дом.
    [coin_space] { YOU($seat, $own) } { DOES($own, "ведёт", "ведёте") } деревенского голову на ячейку с монетой.
    [story_space] { YOU($seat, $own) } { DOES($own, "ведёт", "ведёте") } деревенского голову на ячейку с 3 очками истории.
   *[other] { YOU($seat, $own) } { DOES($own, "ведёт", "ведёте") } деревенского голову дальше, он приходит сюда: { $place }.
}
event-headman-stayed = { YOU($seat, $own) } { DOES($own, "оставляет", "оставляете") } деревенского голову на месте.
event-secured = { YOU($seat, $own) } { DOES($own, "уносит", "уносите") } в главный дом { $story ->
    [one] { $story } очко истории
    [few] { $story } очка истории
   *[many] { $story } очков истории
}.
event-hand = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } руку первого игрока и { $story ->
    [one] { $story } очко истории
    [few] { $story } очка истории
   *[many] { $story } очков истории
}.
event-clerk = { YOU($seat, $own) } { DOES($own, "идёт", "идёте") } в контору служащего.
event-opened = У конторы служащего открываются карты: { $customers }.
event-invited = { YOU($seat, $own) } { DOES($own, "приглашает", "приглашаете") } к себе: { $customer }.
event-served = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[many] { $points } очков престижа
}: обслужен { $customer }.
event-renounced = { YOU($seat, $own) } { DOES($own, "отказывается", "отказываетесь") } от действия.
event-chronicled = { YOU($seat, $own) } { DOES($own, "хоронит", "хороните") } { $villager_acc }: запись в хронике приносит { $story ->
    [one] { $story } очко истории
    [few] { $story } очка истории
   *[many] { $story } очков истории
}.
event-buried = { YOU($seat, $own) } { DOES($own, "хоронит", "хороните") } { $villager_acc } в анонимной могиле { $grave }.
event-hired = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } наёмного рабочего, теперь он { $villager }.
event-rat = { YOU($seat, $own) } { DOES($own, "бросает", "бросаете") } крысиный кубик, выпадает { $pips }: { $distance ->
    [0] крыса достигает ячейки набега
    [one] до набега крысе остаётся { $distance } ячейка
    [few] до набега крысе остаются { $distance } ячейки
   *[many] до набега крысе остаётся { $distance } ячеек
}.
event-invasion = Крысы нападают на все деревни!
event-lost-story = { $story ->
    [0] { YOU($seat, $own) } ничего не { DOES($own, "теряет", "теряете") } из-за крыс.
    [one] { YOU($seat, $own) } { DOES($own, "теряет", "теряете") } из-за крыс { $story } очко истории.
    [few] { YOU($seat, $own) } { DOES($own, "теряет", "теряете") } из-за крыс { $story } очка истории.
   *[many] { YOU($seat, $own) } { DOES($own, "теряет", "теряете") } из-за крыс { $story } очков истории.
}
event-healed = { YOU($seat, $own) } { DOES($own, "отводит", "отводите") } крыс церковью исцеления.
event-game-over = Умерло достаточно жителей: партия окончена после раунда { $round }.
event-round-limit = Никто не хочет заканчивать: партия остановлена после раунда { $round }.

## Почему нельзя

refusal-no-such-dice = В резерве нет таких двух кубиков ({ $low }, { $high }): берите из тех, что лежат.
refusal-too-few-coins = Ценность { $value } стоит { $need ->
    [one] { $need } монету
    [few] { $need } монеты
   *[many] { $need } монет
}, а у вас { $coins }.
refusal-too-few-markers = Для этого { $used ->
    [one] нужен { $used } маркер
    [few] нужны { $used } маркера
   *[many] нужно { $used } маркеров
} с места собраний, а у вас { $markers }.
refusal-cheaper = Ценность { $value } можно получить так же дёшево без этого маркера.
refusal-wrong-value = На вымпеле «{ $thing }» стоит { $values }, а ценность ваших кубиков { $value }.
refusal-cannot-pay = Вымпел «{ $thing }» требует оплаты: { $missing } × { $need }, а у вас { $have } (джокеров: { $jokers }).
refusal-not-on-display = Этой карты в запасе больше нет: { $thing }.
refusal-not-on-top = Эта карта не лежит наверху стопки: { $thing }.
refusal-no-villager = Карте «{ $thing }» в вашей деревне нужен житель: { $villager }.
refusal-has-church = Церковь у вас уже есть, а больше одной нельзя.
refusal-no-church = Монаху нужна церковь: сначала добавьте её.
refusal-windows-full = Церковных окон у вас уже { $windows }, больше не поместится.
refusal-has-council = Палата советов у вас уже есть, а больше одной нельзя.
refusal-has-meeting-place = Место собраний у вас уже есть, а больше одного нельзя.
refusal-has-craft = Мастерская этого вида у вас уже есть: выберите другой вид.
refusal-other-letter = Путешествуют по алфавиту: ваша следующая буква { $letter }.
refusal-journey-over = Ваше путешествие закончено.
refusal-hand-taken = Рука лежит тыльной стороной вверх: в этом раунде её уже взяли.
refusal-own-hand = Вы первый игрок: сейчас руку могут взять только другие.
refusal-no-customers = Приглашать некого.
refusal-one-way = Вы начали с белых вымпелов: дальше можно только белые.
refusal-no-passing = Ценность вымпела нужно использовать; деревенского голову можно отправить всегда.
refusal-no-such-banner = Такого белого вымпела в деревне нет: { $thing }.
refusal-used = Этот вымпел в этом ходу уже активирован: { $thing }.
refusal-idle = Зона не активна: вымпелу «{ $thing }» нужен житель: { $villager }.
refusal-no-such-field = Такого поля у вас нет: { $thing }.
refusal-plowed = Плуг там уже стоит: { $thing }.
refusal-no-plow = В кузнице нет плуга.
refusal-no-joker = На совете гильдий нет джокера.
refusal-pay-first = Вы платите: сначала закончите, потом ставьте плуги.
refusal-not-owed = Сейчас платят не этим: { $thing }.
refusal-nothing-to-pay-with = Отсюда платить нечем: { $thing }.
refusal-needed-for-the-rest = Это понадобится для остальной цены: { $thing }.
refusal-goods-begun = Вы начали платить товарами: чтобы платить монетами, сначала верните их.
refusal-school-space-taken = Ячейка школы ({ $space }) занята.
refusal-no-student = На этой ячейке школы ({ $space }) нет ученика.
refusal-villager-there = Такой житель у вас уже есть ({ $villager }): выберите свободную ячейку.
refusal-headman-there = Деревенский голова уже там ({ $place }); он может остаться.
refusal-no-path = Отсюда ({ $here }) туда ({ $place }) тропинки нет.
refusal-not-open = Этот покупатель не открыт у конторы служащего: { $customer }.
refusal-invited = Этот покупатель уже приглашён: { $customer }.
refusal-no-coin-for-clerk = За { $number ->
    [one] { $number } покупателя
   *[other] { $number } покупателей
} нужно доплатить { $need ->
    [one] { $need } монету
    [few] { $need } монеты
   *[many] { $need } монет
}, а у вас { $coins }.
refusal-slot-marked = Эта ячейка уже отмечена: { $slot }.
refusal-no-banner-for-tile = Такого белого вымпела в деревне нет: { $banner }.
refusal-tile-not-on-meeting-place = Рядом с местом собраний жетон ничего не даёт: выберите другой вымпел.
refusal-tile-lies-there = Жетон уже лежит там: оставьте его или выберите другой вымпел.
refusal-tile-must-lie = Новый жетон нужно положить рядом с белым вымпелом.
refusal-no-redraw = Взять следующую карту позволяет только церковь путников, пока есть аббат и в стопке есть ещё карта.
refusal-no-such-villager = Такого жителя у вас нет: { $villager }.

## Что нужно знать заранее

note-bridge = До смерти жителя { $time ->
    [one] { $time } единица времени
    [few] { $time } единицы времени
   *[many] { $time } единиц времени
}.
note-death-comes = Мост пройден: в конце хода умрёт один из жителей ({ $villagers }).
note-crosses-bridge = Маркер пройдёт мост: в конце хода умрёт один из ваших жителей.
note-rats = { $pips ->
    [1] Крысы придут при любой смерти
    [6] Крысы придут, если при чьей-то смерти выпадет 6
   *[other] Крысы придут, если при чьей-то смерти выпадет { $pips } или больше
}: вы потеряете { $story ->
    [one] { $story } очко истории
    [few] { $story } очка истории
   *[many] { $story } очков истории
}.
note-last-round = Партия закончится после этого раунда.
note-end-is-near = Ещё { $count ->
    [one] { $count } смерть
    [few] { $count } смерти
   *[many] { $count } смертей
}, и партия закончится после раунда.
note-unsecured = { $story ->
    [one] { $story } очко истории на дереве пока не в счёт
    [few] { $story } очка истории на дереве пока не в счёт
   *[many] { $story } очков истории на дереве пока не в счёт
}: голове до дома { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
note-next-customer = Ещё один покупатель стоит: время { $time }, монеты { $coins }.
note-only-headman = Ценность { $value } ничего вам не открывает: только деревенский голова.
note-does-nothing = Сейчас это ничего не даст: { $banner }.
note-effect-lost = Одно из действий карты пропадёт, делать его не с чем: { $card }.
note-comes-last = Место собраний активируют последним: останутся без дела { $banners }.
note-banners-left = Останутся без дела: { $banners }.
note-unplowed = Сначала поставьте плуг: с ним поле приносит больше монет ({ $banner }).
note-headman-stays = Потратить время ({ $time }) и ничего не получить.
note-nothing-to-secure = На дереве нет очков истории: голова придёт домой с пустыми руками.
note-left-undone = Останется несделанным: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}.
note-no-merchant = Пока в деревне нет жителя ({ $villager }), покупателя не обслужить.
note-free-one-left = Бесплатный покупатель останется у конторы.
note-invites-nobody = Вы уйдёте из конторы ни с кем.
note-slot-worth = { $points ->
    [0] Пока не приносит очков престижа.
    [one] Сейчас это { $points } очко престижа.
    [few] Сейчас это { $points } очка престижа.
   *[many] Сейчас это { $points } очков престижа.
}
note-tile-values = На вымпеле будет { $values }: { $banner }.
note-tile-adds-nothing = Жетон здесь ничего не добавит: { $banner }.
note-journey-ends = Карта приносит { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[many] { $points } очков престижа
}, и путешествие на ней закончится.
note-goes-on = Карта приносит { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[many] { $points } очков престижа
}, и путь можно продолжить.
note-next-must-be-kept = Следующую карту придётся оставить.
note-turned-back = Цена уплачена, а карты не будет (очков престижа: { $points }).
note-plow-leaves = Поле останется без плуга: { $field }.
note-joker-spared = Есть и сам товар ({ $good }): джокер можно сберечь.
note-nobody-left = Никого не останется: наймёте рабочего и в конце потеряете { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[many] { $points } очков престижа
}.
note-church-sleeps = Без аббата не поможет { $card }.
note-falls-idle = { $count ->
    [one] Остановится { $count } белый вымпел
    [few] Остановятся { $count } белых вымпела
   *[many] Остановятся { $count } белых вымпелов
}: им нужен { $villager }.

## Блокнот подсчёта очков

row-religion = Религия
row-council = Совет
row-harvest = Урожай
row-travel = Путешествия
row-customers = Обслуженные покупатели
row-story = Очки истории в главном доме
row-laborers = Наёмные рабочие
row-hand = Рука первого игрока
row-total = Всего

## Настройки

option-starting_player = Первый игрок
option-starting_player-help = Номер места, которое начинает; 0 — по жребию.
option-round_limit = Предел раундов
option-round_limit-help = Партию, которую никто не хочет заканчивать, остановят после стольких раундов; 0 — как в книжке правил, без предела (только после 9999).
