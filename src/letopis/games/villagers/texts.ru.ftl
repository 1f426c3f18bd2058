# «Деревни»: всё, что читает игрок, по-русски.
#
# Значение, которое само является ключом (поселенец, цех, событие), приходит уже словом. Имена игроков и поселенцев
# стоят в именительном падеже, глаголы — в настоящем времени: рода игрока мы не знаем.

title = Деревни
tagline = Нанимайте поселенцев с дороги и селите их цепочками ремёсел; две ярмарки решат, чья деревня богаче.
credits = Автор и художник игры: Хокон Хойль Гордер (Haakon Hoel Gaarder). Издатель: Sinister Fish Games; русское издание: «Магеллан» и «Мосигра». Этот стол неофициальный: мы ни с кем из них не связаны.
provenance = Откуда данные этой игры: { $seed ->
    [one] { $seed } запись
    [few] { $seed } записи
   *[many] { $seed } записей
} — из книжки правил, { $public } — из открытых источников, { $recalled ->
    [0] {""}
   *[other] { $recalled } — по памяти об изданной игре,{" "}
}{ $reconstructed } — восстановлены нами: прежде всего события одиночной игры и пять из шести начальных поселенцев.
length = 40 минут
solo = графиня

## Поселенцы

brewer = Пивовар
poulterer = Птичница
swineherd = Свинопас
truffler = Грибник
carpenter = Плотник
cooper = Бондарь
shipwright = Корабел
wheeler = Колёсный мастер
cartwright = Тележный мастер
wood_carver = Резчик по дереву
log_rafter = Сплавщик брёвен
thatcher = Кровельщик
bed_builder = Мастер кроватей
grazier = Скотовод
milk_maid = Доярка
fromager = Сыродел
peddler = Лоточник
horse_trader = Торговка лошадьми
ore_muler = Перевозчик руды
blacksmith = Кузнец
glass_blower = Стеклодув
mason = Каменщик
seeker = Искатель
spelunker = Спелеолог
jeweler = Ювелир
locksmith = Замочный мастер
graper = Виноградарь
vintner = Винодел
wine_trader = Виноторговец
shepherd = Пастух
spinner = Пряха
weaver = Ткачиха
tailor = Портной
tanner = Кожевник
saddler = Шорник
cobbler = Сапожник
harvester = Сборщица урожая
hunter = Охотник
chandler = Торговец свечами
wattler = Плетельщица
fisher = Рыбак
beekeeper = Пасечница
grocer = Бакалейщик
freemason = Архитектор
priest = Священник
agent = Агент
monk = Монах
apprentice = Подмастерье
tinner = Лудильщица
smuggler = Контрабандист
lumberjack = Лесоруб
hayer = Косарь
miner = Рудокоп
founders = Основатели

## Цеха, как их видно по рубашкам (вместе с картой — в винительном падеже: кого возвращают)

wood = Дерево
suit-wood = карту цеха «Дерево»
hay = Сено
suit-hay = карту цеха «Сено»
ore = Руда
suit-ore = карту цеха «Руда»
grains = Зерно
suit-grains = карту цеха «Зерно»
grapes = Виноград
suit-grapes = карту цеха «Виноград»
wool = Шерсть
suit-wool = карту цеха «Шерсть»
leather = Кожа
suit-leather = карту цеха «Кожа»
solitary = Одиночка
suit-solitary = карту цеха «Одиночка»
special = Особый
suit-special = карту цеха «Особые»

## События

rats = Крысы
    .text = В следующей части найма возьмите на одного поселенца меньше (но не меньше одного).
recruiters = Вербовщики
    .text = Событие: графиня берёт верхнюю карту стопки по вашему выбору.
tithe = Десятина
    .text = Событие: заплатите графине 1 дукат за каждую открытую еду в вашей деревне.
toll = Дорожный сбор
    .text = Событие: заплатите графине 2 дуката.
lodging = Постой солдат
    .text = Событие: заплатите в банк 1 дукат за каждого открытого строителя в вашей деревне.
favourite = Любимчик графини
    .text = Событие: графиня берёт с дороги поселенца с самым большим золотом.
gossip = Сплетни
    .text = Событие: отдайте графине одну карту с руки.
highwaymen = Разбойники
    .text = Событие: сбросьте одну случайную карту с руки.
strike = Стачка
    .text = В следующей части строительства выложите на одного поселенца меньше (но не меньше одного).
drought = Засуха
    .text = В следующей части строительства можно обменять только одну карту на обычного поселенца.
guild_dues = Цеховой взнос
    .text = В следующей части строительства каждый замок стоит на 1 дукат больше: из вашего запаса в банк.
enticement = Переманивание
    .text = Событие: графиня забирает из вашей деревни верхнего поселенца по вашему выбору, но не обычного; если такого нет, заплатите ей 2 дуката.
it_was_you = Это был ты
    .text = Событие: если шут ещё с вами, он покидает игру; если уже использован, заплатите графине 4 дуката.
conscription = Призыв на службу
    .text = Событие: графиня берёт верхнюю карту резерва.
famine = Голод
    .text = В следующей части найма возьмите на одного поселенца меньше (но не меньше одного).
snowdrifts = Снежные заносы
    .text = В следующей части строительства выложите на одного поселенца меньше (но не меньше одного).
wolves = Волки
    .text = Событие: сбросьте верхнего поселенца с едой по вашему выбору, но не обычного; если такого нет, заплатите в банк 3 дуката.
fire = Пожар
    .text = Событие: сбросьте верхнего поселенца со строителем по вашему выбору, но не обычного; если такого нет, заплатите в банк 3 дуката.
crown_tax = Королевская подать
    .text = Событие: заплатите графине 5 дукатов.
inspection = Ревизия
    .text = Событие: заплатите в банк 1 дукат за каждый открытый символ золота в вашей деревне.
abduction = Похищение
    .text = Событие: графиня забирает вашего верхнего поселенца с наименьшим золотом (не меньше 1), но не обычного; если такого нет, заплатите ей 3 дуката.
royal_escort = Королевский эскорт
    .text = Событие: графиня берёт с дороги двух поселенцев по вашему выбору.
cellar_search = Обыск погребов
    .text = Событие: заплатите графине 1 дукат за каждую карту на руке.
war_chest = Военная казна
    .text = Событие: графиня берёт из банка 5 дукатов.

## Слова

countess = графиня
jester = шут
reserve = резерв
bank = банк
side-gold = стороной с золотом
side-food = стороной с едой
gold = золото
food = еда
summer = лето
winter = зима
easy = упрощённый
normal = обычный
hard = усложнённый
phase-draft = части найма
phase-build = части строительства
phase-road = обновления дороги
phase-events = части событий
phase-over = конца

option-level = Уровень одиночной игры
    .easy = Упрощённый
    .normal = Обычный
    .hard = Усложнённый

## О чём спрашивают

decision-draft = Наймите поселенца с дороги или возьмите карту стопки вслепую (осталось: { $count }).
decision-give = Выберите другого поселенца с дороги для графини.
decision-ducat = Положите дукат из банка на поселенца дороги: кто без дуката, тот уходит.
decision-build = Стройте: выложить можно ещё { $count }, обменов осталось: { $exchanges }.{ $monks ->
    [0] { "" }
   *[other] { " " }Монаха нужно накрыть до конца хода.
}
decision-on = На кого положить карту «{ $card }»?
decision-pay = Откройте замок карты «{ $card }» ({ $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}{ $extra ->
    [0] { "" }
   *[other] { " " }и ещё { $extra } в банк
}): кому заплатить?
decision-swap = Какого накрытого поселенца заменит подмастерье?
decision-side = Основатели ложатся заново: какой стороной вверх?
decision-smuggle = Контрабандист приносит половину золота поселенца: чьего?
decision-onto = Обмен на карту «{ $card }»: на какую стопку вернуть карту?
decision-return = Какую карту с руки вернуть лицом вниз в обмен на карту «{ $card }»?
decision-resolve = Выберите, какое событие разыграть следующим (открыто: { $count }).
decision-pick = Событие «{ $event }»: выберите карту, которую оно забирает.
decision-jester = Последний миг перед началом { $phase }: сбросьте шутом открытое событие или приберегите шута.

## Что можно выбрать

action-take = Взять с дороги: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-draw = { $first ->
    [1] Взять вслепую из стопки 1
    [2] Взять вслепую из стопки 2
    [3] Взять вслепую из стопки 3
    [4] Взять вслепую из стопки 4
    [5] Взять вслепую из стопки 5
    [6] Взять вслепую из стопки 6
   *[other] Взять вслепую: { $first }
}
action-give = Графине: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-ducat = Положить дукат: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-pass = Пас
action-keep = Приберечь шута
action-place = Выложить: { $first }
action-play = Разыграть: { $first }
action-exchange = Обменять карту на обычного поселенца: { $first }
action-onto = На стопку { $first }
action-return = Вернуть: { $first }
action-on = Положить на карту: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-alone = Отдельно, в начало цепи
action-pay = { $first ->
    [0] Заплатить: { $second }, игрок 1{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [1] Заплатить: { $second }, игрок 2{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [2] Заплатить: { $second }, игрок 3{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [3] Заплатить: { $second }, игрок 4{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [4] Заплатить: { $second }, игрок 5{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
   *[other] { $first_id ->
        [bank] Заплатить в банк
        [nothing] Не платить: замок открывает лудильщица
       *[other] Заплатить: { $second } у графини{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    }
}
action-swap = { $first ->
    [0] Заменить: { $second }, игрок 1{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [1] Заменить: { $second }, игрок 2{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [2] Заменить: { $second }, игрок 3{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
    [3] Заменить: { $second }, игрок 4{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
   *[other] Заменить: { $second }, игрок 5{ $third ->
    [0] { "" }
   *[other] { " " }({ $third })
}
}
action-side = { $first_id ->
    [gold] Золотом вверх
   *[other] Едой вверх
}
action-smuggle = Половина золота: { $first }
action-end = Закончить ход
action-resolve = Разыграть событие: { $first }
action-jester = Сбросить шутом: { $first }
action-choose = Выбрать: { $first }{ $second ->
    [0] { "" }
   *[other] { " " }({ $second })
}
action-pick = Выбрать стопку { $first }

## Что происходит

event-round = Начинается круг { $round }; первым ходит { $seat }.
event-draft-limit = { YOU($seat, $own) } { DOES($own, "наймёт", "наймёте") } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-drafts-lost = Брать больше нечего: { YOU($seat, $own) } { DOES($own, "недобирает", "недобираете") } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-drafted = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } с дороги карту «{ $card }»{ $ducats ->
    [0] { "" }
    [one] { " " }и { $ducats } дукат
    [few] { " " }и { $ducats } дуката
   *[many] { " " }и { $ducats } дукатов
}.
event-drafted-unseen = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } карту вслепую: «{ $card }».
event-refilled = На дорогу приходит новый поселенец: «{ $card }».
event-stack-used-up = Стопка { $stack } закончилась.
event-new-reserve = Сброс становится новым резервом: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-road-discarded = «{ $card }» уходит с дороги{ $ducats ->
    [0] { "" }
    [one] ; { $ducats } дукат идёт в банк
    [few] ; { $ducats } дуката идут в банк
   *[many] ; { $ducats } дукатов идут в банк
}.
event-road-paid = На каждого поселенца на дороге кладётся дукат.
event-ducat-put = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } дукат на карту «{ $card }».
event-ducat-passed = { YOU($seat, $own) } не { DOES($own, "кладёт", "кладёте") } дукат.
event-placed = { YOU($seat, $own) } { DOES($own, "выкладывает", "выкладываете") } карту «{ $card }».
event-placed-on = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } карту «{ $card }» на карту «{ $below }».
event-unlocked-own = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } замок карты «{ $card }» и { DOES($own, "кладёт", "кладёте") } { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
} из банка на свою карту «{ $unlocker }».
event-unlocked-other = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } замок карты «{ $card }» и { DOES($own, "кладёт", "кладёте") } { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
} на карту «{ $unlocker }» (хозяин — { $other }).
event-unlocked-countess = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } замок карты «{ $card }» и { DOES($own, "кладёт", "кладёте") } { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
} на карту «{ $unlocker }» графини.
event-unlocked-bank = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } замок карты «{ $card }» и { DOES($own, "платит", "платите") } в банк { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
event-unlocked-free = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } замок карты «{ $card }» бесплатно, с помощью лудильщицы.
event-surcharge = Из-за события замок карты «{ $card }» дороже: { YOU($seat, $own) } { DOES($own, "доплачивает", "доплачиваете") } в банк { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
event-tinner = { YOU($seat, $own) } { DOES($own, "разыгрывает", "разыгрываете") } лудильщицу: до конца хода замки открываются бесплатно.
event-swapped = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } карту «Подмастерье» на место карты «{ $card }» (хозяин — { $other }).
event-swapped-own = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } карту «Подмастерье» на место карты «{ $card }» в своей деревне.
event-founders-anew = { YOU($seat, $own) } { DOES($own, "выкладывает", "выкладываете") } основателей заново, { $side } вверх.
event-smuggled = { YOU($seat, $own) } { DOES($own, "разыгрывает", "разыгрываете") } контрабандиста и { DOES($own, "получает", "получаете") } { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
} за карту «{ $card }».
event-returned = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } на стопку { $stack } { $known ->
    [1] карту «{ $card }»
   *[other] { $card }
} и { DOES($own, "получает", "получаете") } карту «{ $basic }».
event-returned-reserve = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } на резерв { $known ->
    [1] карту «{ $card }»
   *[other] { $card }
} и { DOES($own, "получает", "получаете") } карту «{ $basic }».
event-returned-gone = { YOU($seat, $own) } { DOES($own, "убирает", "убираете") } из игры { $known ->
    [1] карту «{ $card }»
   *[other] { $card }
} и { DOES($own, "получает", "получаете") } карту «{ $basic }».
event-built = { YOU($seat, $own) } { DOES($own, "заканчивает", "заканчиваете") } строить.
event-founders-turned = { YOU($seat, $own) } { DOES($own, "остаётся", "остаётесь") } без еды: основатели переворачиваются на сторону с едой.
event-first-market = Начинается первая ярмарка.
event-market-paid = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $sum ->
    [one] { $sum } дукат
    [few] { $sum } дуката
   *[many] { $sum } дукатов
}: { $gold } за золото, { $ducats } за дукаты на поселенцах.
event-second-market = Начинается вторая ярмарка.
event-second-market-paid = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $sum ->
    [one] { $sum } дукат
    [few] { $sum } дуката
   *[many] { $sum } дукатов
}: { $gold } за золото, { $silver } за серебро, { $ducats } с поселенцев.
event-countess-paid = Ярмарка приносит графине { $sum ->
    [one] { $sum } дукат
    [few] { $sum } дуката
   *[many] { $sum } дукатов
}.
event-game-over = Игра окончена: сыграно { $round ->
    [one] { $round } круг
    [few] { $round } круга
   *[many] { $round } кругов
}.
event-countess-got = Графиня получает карту «{ $card }»{ $ducats ->
    [0] { "" }
    [one] { " " }и { $ducats } дукат
    [few] { " " }и { $ducats } дуката
   *[many] { " " }и { $ducats } дукатов
}.
event-countess-took = Графиня берёт { $reserve ->
    [0] из стопки
   *[other] из резерва
} карту «{ $card }», её ценность { $value }.
event-countess-gained = Графиня берёт из банка { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
event-event-drawn = Открывается новое событие: «{ $event }».
event-resolving = Происходит событие «{ $event }».
event-jester = Шут сбрасывает событие «{ $event }».
event-jester-exposed = Шут разоблачён и покидает игру.
event-paid-countess = { YOU($seat, $own) } { DOES($own, "платит", "платите") } графине { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}{ $short ->
    [0] { "" }
   *[other] { " " }— всё, что есть, из { $owed } положенных
}.
event-paid-bank = { YOU($seat, $own) } { DOES($own, "платит", "платите") } в банк { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}{ $short ->
    [0] { "" }
   *[other] { " " }— всё, что есть, из { $owed } положенных
}.
event-discarded = Карта «{ $card }» идёт в сброс.
event-back-to-hand = Карта «{ $card }» больше ничем не накрыта: { YOU($seat, $own) } { DOES($own, "забирает", "забираете") } её на руку.

## Почему нельзя

refusal-not-on-the-road = Карты «{ $card }» на дороге нет, или их там меньше.
refusal-stack-used-up = Стопка { $stack } закончилась.
refusal-stacks-before-reserve = Из резерва не берут, пока в стопках есть карты (непустых стопок: { $count }).
refusal-reserve-used-up = Резерв закончился.
refusal-not-for-her = Карты «{ $card }» нет на дороге, графине её не отдать.
refusal-not-in-hand = Карты «{ $card }» нет у вас на руке.
refusal-build-limit = Лимит строительства на этот ход исчерпан.
refusal-nothing-under = Карта «{ $card }» ложится на карту «{ $below }», а её у вас нет.
refusal-full = Карта «{ $card }» ложится на карту «{ $below }», но места ни на одной уже нет.
refusal-not-there = Карту «{ $card }» сюда положить нельзя.
refusal-no-cover = Накрыть монаха в этот ход не получится: нужен подходящий поселенец той же цепи, действие строительства для него и открытый замок.
refusal-needed-for-the-monk = Тогда монаха в этот ход будет уже не накрыть: не отдавайте то, что для этого нужно.
refusal-monk-waits = Монах не накрыт: до конца хода положите на него поселенца.
refusal-played-not-placed = Карту «{ $card }» не выкладывают, а разыгрывают.
refusal-placed-not-played = Карту «{ $card }» не разыгрывают, а выкладывают.
refusal-cannot-unlock = На карте «{ $card }» замок (его открывает «{ $unlocker }»): из вашего запаса нужно { $cost ->
    [one] { $cost } дукат
    [few] { $cost } дуката
   *[many] { $cost } дукатов
}, а у вас { $ducats }.
refusal-cannot-pay = Для этого из вашего запаса нужно { $cost ->
    [one] { $cost } дукат
    [few] { $cost } дуката
   *[many] { $cost } дукатов
}, а у вас { $ducats }.
refusal-not-an-unlocker = Карту «{ $card }» так не открыть: нужна карта «{ $unlocker }».
refusal-somebody-unlocks = За карту «{ $card }» нельзя платить в банк, пока в какой-нибудь деревне есть «{ $unlocker }».
refusal-no-tinner = Лудильщица в этот ход не разыграна: бесплатно замок карты «{ $card }» не открыть.
refusal-nobody-to-replace = Подмастерью некого заменить: нет накрытого поселенца, которого вы могли бы выложить у себя.
refusal-not-covered = Карты «{ $card }» там нет, или на ней ничего не лежит: подмастерье заменяет только накрытых поселенцев.
refusal-not-their-founders = Чужих основателей забрать нельзя.
refusal-no-chain-of-its-own = У карты «{ $card }» нет своей производственной цепи: тех, кто сам кого-то заменяет, подмастерье не меняет.
refusal-no-place-for-it = Карту «{ $card }» нужно сразу выложить в вашей деревне, а места для неё нет.
refusal-no-gold = Контрабандисту нужен открытый поселенец с золотом.
refusal-no-more-exchanges = Обмены на этот ход исчерпаны (лимит: { $count }).
refusal-empty-hand = Отдать взамен нечего: рука пуста.
refusal-supply-empty = Карты «{ $card }» закончились.
refusal-onto-nothing = Стопка { $stack } закончилась: на карту ярмарки и на пустое место ничего не кладут.
refusal-no-jester = Шута у вас нет.
refusal-event-not-open = Событие «{ $event }» не открыто.
refusal-event-happening = Событие «{ $event }» уже происходит: для шута поздно.
refusal-cannot-go = Событие «{ $event }» не может забрать эту карту.

## Что надо знать до выбора

note-until-market = { $market ->
    [1] До первой ярмарки в стопках 1 и 2: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[other] До второй ярмарки в стопках: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}.
note-last-round = Последний круг: стопки закончатся в этом найме, дальше вторая ярмарка.
note-first-market = После этого круга первая ярмарка: пока что вам { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
note-final = Последний круг. Пока что в итоге: у вас { $ducats }, { $other } — { $theirs }.
note-final-alone = Последний круг. Пока что в итоге: у вас { $ducats }, у графини { $hers }.
note-founders-turn = Открытой еды в вашей деревне нет: основатели перевернутся на сторону с едой{ $ducats ->
    [0] { "" }
   *[other] {", "}золота станет на { $ducats } меньше
}.
note-next-round = В следующем круге пока что: наём { $drafts }, стройка { $builds }.
note-leaving = { $count ->
    [0] На каждом поселенце дороги лежит дукат: никто не уйдёт.
    [one] С дороги уйдёт { $count } поселенец без дуката.
    [few] С дороги уйдут { $count } поселенца без дуката.
   *[many] С дороги уйдут { $count } поселенцев без дуката.
}
note-next-first = В следующем круге первым нанимает { $other }.
note-with-draft = Из-за открытых событий вы наймёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} вместо { $without }.
note-with-build = Из-за открытых событий вы выложите { $count ->
    [one] { $count } поселенца
   *[other] { $count } поселенцев
} вместо { $without }.
note-with-exchange = Из-за открытых событий обменов будет { $count } вместо { $without }.
note-with-padlock = Из-за открытых событий каждый замок дороже на { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
note-no-place = Ложится на карту «{ $below }», а её нет ни в вашей деревне, ни на руке.
note-no-room = Ложится на карту «{ $below }», а места на ней у вас уже нет.
note-cannot-unlock = Замок обойдётся сейчас в { $cost ->
    [one] { $cost } дукат
    [few] { $cost } дуката
   *[many] { $cost } дукатов
}, а у вас { $ducats }.
note-covers = Накроет карту «{ $card }»{ $gold ->
    [0] { "" }
   *[other] {", "}золото −{ $gold }
}{ $food ->
    [0] { "" }
   *[other] {", "}еда −{ $food }
}{ $builders ->
    [0] { "" }
   *[other] {", "}строители −{ $builders }
}.
note-silver-now = Её серебро принесло бы сейчас { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
note-food-no-higher = Вы и так нанимаете { $count }, больше не бывает: еда ничего не прибавит.
note-builders-no-higher = Вы и так выкладываете { $count }, больше не бывает: строитель ничего не прибавит.
note-basic-idle = Сверху положить некого.
note-end = Останется неиспользованным: { $builds ->
    [0] ни одного поселенца
    [one] { $builds } поселенец
    [few] { $builds } поселенца
   *[many] { $builds } поселенцев
} выложить, { $exchanges ->
    [0] ни одного обмена
    [one] { $exchanges } обмен
    [few] { $exchanges } обмена
   *[many] { $exchanges } обменов
}.
note-could-be-placed = Эту карту можно выложить в этот ход.
note-longer = Стопка станет длиннее: первая ярмарка отодвинется.
note-tinner-nothing = На картах вашей руки нет замков: лудильщица ничего не откроет.
note-tinner-again = Замки в этот ход и так открываются бесплатно.
note-smuggler = Принесёт { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}{ $cost ->
    [0] { "" }
   *[other] {"; "}его замок обойдётся вам в { $cost }
}.
note-smuggle-gain = Принесёт { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}.
note-side-shows = На этой стороне:{ $gold ->
    [0] { "" }
   *[other] {" "}золото { $gold }
}{ $food ->
    [0] { "" }
   *[other] {" "}еда { $food }
}{ $builders ->
    [0] { "" }
   *[other] {" "}строители { $builders }
}.
note-pay-own = Дукаты лягут в вашей деревне: будущие ярмарки принесут вам за них { $ducats }.
note-pay-other = Дукаты лягут в деревне соперника ({ $other }): будущие ярмарки принесут ему за них { $ducats }.
note-pay-countess = Дукаты лягут в деревне графини: будущие ярмарки принесут ей за них { $ducats }.
note-stays-anyway = Он и так останется: на нём уже { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[many] { $count } дукатов
}.
note-her-gain = Графине это принесёт { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
} при нынешнем положении, со всеми будущими ярмарками.
note-costs = Вы заплатите { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
   *[many] { $ducats } дукатов
}; графиня получит { $hers }.
note-jester-early = Время ещё есть: шут остановит событие и позже, пока оно не случилось.

## Подсчёт

row-supply = Запас
row-first_gold = Первая ярмарка: золото
row-first_ducats = Первая ярмарка: дукаты на поселенцах
row-second_gold = Вторая ярмарка: золото
row-silver = Вторая ярмарка: серебро
row-second_ducats = Дукаты с поселенцев
row-total = Итог
rank-won = Графиня побеждена
rank-lost = Графиня торжествует
rank-comment-won = Деревням королева ни к чему.
rank-comment-lost = «Да здравствует королева», — говорят те, у кого ещё есть на что здравствовать.
