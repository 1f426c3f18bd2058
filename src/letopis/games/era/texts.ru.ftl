# «Эра»: всё, что читает игрок, по-русски.
#
# Значение, которое само является ключом (фигура, ресурс, грань), приходит уже словом, а рядом с ним атрибуты его
# сообщения: $piece, $piece_acc (винительный), $piece_gen (родительный). $piece_id — сам ключ; клетки всегда пишутся
# как $cell_id и $second_id, потому что c5 — это и клетка, и грань кубика духовенства.
#
# Имя игрока не склоняется, и рода его мы не знаем: имена стоят в именительном падеже, глаголы — в настоящем времени.

title = Эра. Средневековье
tagline = Кубики — ваши горожане: кормите их, укрывайте за стеной, а худших отправляйте к соседям.
credits = Автор игры: Мэтт Ликок (Matt Leacock). Издатель: eggertspiele (Plan B Games). Этот стол неофициальный: ни с автором, ни с издателем мы не связаны.
provenance = Откуда данные этой игры: { $seed ->
    [one] { $seed } запись
    [few] { $seed } записи
   *[many] { $seed } записей
} — из книжки правил, { $public } — из открытых источников, { $recalled } — по памяти об изданной игре, { $reconstructed } — восстановлены нами, потому что в нашей книжке правил пропали картинки.
length = 45–60 минут
solo = Сэр Филипп

## Фигуры

keep = башня
    .acc = башню
    .gen = башни
longhouse = дом
    .acc = дом
    .gen = дома
townhouse = городской дом
    .acc = городской дом
    .gen = городского дома
church = церковь
    .acc = церковь
    .gen = церкви
farm = ферма
    .acc = ферму
    .gen = фермы
lumber_mill = лесопилка
    .acc = лесопилку
    .gen = лесопилки
hospital = госпиталь
    .acc = госпиталь
    .gen = госпиталя
monastery = монастырь
    .acc = монастырь
    .gen = монастыря
market = рынок
    .acc = рынок
    .gen = рынка
guildhall = гильдия
    .acc = гильдию
    .gen = гильдии
university = университет
    .acc = университет
    .gen = университета
cathedral = собор
    .acc = собор
    .gen = собора
wall_2 = стена длиной 2
    .acc = стену длиной 2
    .gen = стены длиной 2
wall_3 = стена длиной 3
    .acc = стену длиной 3
    .gen = стены длиной 3
wall_4 = стена длиной 4
    .acc = стену длиной 4
    .gen = стены длиной 4
wall_5 = стена длиной 5
    .acc = стену длиной 5
    .gen = стены длиной 5
wall_6 = стена длиной 6
    .acc = стену длиной 6
    .gen = стены длиной 6
scorched = выжженная земля
    .acc = выжженную землю
    .gen = выжженной земли

## Ресурсы; .acc — то, что стоит после «1»

goods = товары
    .acc = товар
    .gen = товаров
stone = камень
    .acc = камень
    .gen = камня
wood = дерево
    .acc = дерево
    .gen = дерева
food = еда
    .acc = еду
    .gen = еды
culture = культура
    .acc = культуру
    .gen = культуры

## Кубики и их грани; .die различает грани, одинаковые на вид

peasant = крестьянин
    .gen = крестьянина
burgher = горожанин
    .gen = горожанина
noble = дворянин
    .gen = дворянина
clergy = духовенство
    .gen = духовенства

p1 = 3 еды
    .die = крестьянин
p2 = 3 дерева
    .die = крестьянин
p3 = 2 камня
    .die = крестьянин
p4 = 2 еды или 1 камень
    .die = крестьянин
p5 = 2 молотка
    .die = крестьянин
p6 = 1 дерево + 1 молоток + череп
    .die = крестьянин
b1 = 2 товара
    .die = горожанин
b2 = 1 товар
    .die = горожанин
b3 = 2 камня
    .die = горожанин
b4 = 1 культура
    .die = горожанин
b5 = 2 молотка
    .die = горожанин
b6 = 1 камень + 1 молоток + череп
    .die = горожанин
n1 = 4 щита
    .die = дворянин
n2 = 1 меч
    .die = дворянин
n3 = 2 меча
    .die = дворянин
n4 = 3 меча
    .die = дворянин
n5 = 1 товар
    .die = дворянин
n6 = 2 товара + череп
    .die = дворянин
c1 = 2 еды
    .die = духовенство
c2 = 1 камень или 2 дерева
    .die = духовенство
c3 = перо
    .die = духовенство
c4 = перо
    .die = духовенство
c5 = 1 культура
    .die = духовенство
c6 = 2 культуры + череп
    .die = духовенство
unseen = не видно

## Бедствия и фазы

bandits = Разбойники
disease = Болезнь
treachery = Предательство
fire = Пожар
attack = Атака
revolt = Бунт

phase-setup = Подготовка
phase-roll = Бросок кубиков
phase-collect = Сбор
phase-feed = Содержание жителей
phase-disasters = Бедствия
phase-build = Строительство
phase-extort = Набег
phase-over = Игра окончена

## О чём спрашивают

decision-setup = Обустройте владения: поставьте свои фигуры в любом порядке ({ $left ->
    [one] осталась { $left } фигура
    [few] осталось { $left } фигуры
   *[many] осталось { $left } фигур
}).
decision-reroll = Бросок { $roll }: отметьте кубики, которые хотите перебросить, и бросайте{ $marked ->
    [0] { "" }
   *[other] { " " }(отмечено: { $marked })
}.{ $sets ->
    [0] { "" }
    [one] { " " }Кроме того, монастырь может повернуть для вас { $sets } кубик.
    [few] { " " }Кроме того, монастыри могут повернуть для вас { $sets } кубика.
   *[many] { " " }Кроме того, монастыри могут повернуть для вас { $sets } кубиков.
}
decision-quill = У вас выпало перо: бросьте его ещё раз, одно или с каким-нибудь кубиком, или спасуйте.
decision-take = { $dice ->
    [1] На кубике «{ $faces }»: что возьмёте?
    [few] { $dice } кубика дают выбор: { $faces }. Возьмите с каждого что-нибудь одно, в любом порядке (осталось кубиков: { $left }).
   *[many] { $dice } кубиков дают выбор: { $faces }. Возьмите с каждого что-нибудь одно, в любом порядке (осталось кубиков: { $left }).
}
decision-bandits = Разбойники! Отдайте 1 ресурс на свой выбор или получите очки бедствий.
decision-scorch = Предательство! Положите выжженную землю в своих владениях снаружи стен.
decision-burn = Пожар! Выберите, какое своё здание потерять, окружено оно стеной или нет.
decision-raze = Атака! Выберите, какое своё здание потерять из тех, что не окружены стеной.
decision-build = Построить можно ещё { $builds ->
    [one] { $builds } раз
    [few] { $builds } раза
   *[many] { $builds } раз
}: выберите, что строить, или спасуйте.
decision-place = Выберите, куда поставить { $piece_acc }.
decision-demand = { $held ->
    [0] Вы сильнее, чем { $other }, но отдать сопернику нечего: потребуйте всё равно, и он получит { $points ->
        [one] { $points } очко бедствий
        [few] { $points } очка бедствий
       *[many] { $points } очков бедствий
    }, или пощадите его.
   *[other] Вы сильнее, чем { $other }: потребуйте 1 ресурс или пощадите соперника.
}
decision-answer = { $other } требует с вас 1 { $resource_acc }: отдайте или откажите и получите { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.
decision-demand-philip = Вы сильнее Сэра Филиппа: возьмите 1 ресурс из тех, что видны на его кубиках, или не требуйте ничего.
decision-answer-philip = Сэр Филипп требует с вас 1 { $resource_acc }: отдайте или откажите и получите { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.

## Что можно выбрать

action-place = Поставить { $first_acc } на { $second_id }{ $third ->
    [0] { "" }
    [90] , поворот 90°
    [180] , поворот 180°
    [270] , поворот 270°
   *[other] { " " }{ $third }
}
action-build = Построить: { $first }
action-remove = Убрать { $first_acc } с { $second_id }
action-reroll = Отметить для переброса: { $first } ({ $first_die })
several-reroll = Перебросить: { $things }
thing-reroll = { $count ->
    [one] { $count } кубик «{ $first }» ({ $first_die })
    [few] { $count } кубика «{ $first }» ({ $first_die })
   *[many] { $count } кубиков «{ $first }» ({ $first_die })
}
action-set = Повернуть кубик ({ $first_die }): { $first } → { $second }
action-roll = Бросить отмеченные кубики, остальные оставить
action-pass = Пас
# Недостающее слово — 0 или пустой текст, о котором Fluent спросить не умеет: поэтому названа каждая грань.
action-quill = { $first ->
    [0] Бросить только перо
   *[other] { $first_id ->
        [p1] Бросить перо и ещё кубик: { p1 } ({ p1.die })
        [p2] Бросить перо и ещё кубик: { p2 } ({ p2.die })
        [p3] Бросить перо и ещё кубик: { p3 } ({ p3.die })
        [p4] Бросить перо и ещё кубик: { p4 } ({ p4.die })
        [p5] Бросить перо и ещё кубик: { p5 } ({ p5.die })
        [p6] Бросить перо и ещё кубик: { p6 } ({ p6.die })
        [b1] Бросить перо и ещё кубик: { b1 } ({ b1.die })
        [b2] Бросить перо и ещё кубик: { b2 } ({ b2.die })
        [b3] Бросить перо и ещё кубик: { b3 } ({ b3.die })
        [b4] Бросить перо и ещё кубик: { b4 } ({ b4.die })
        [b5] Бросить перо и ещё кубик: { b5 } ({ b5.die })
        [b6] Бросить перо и ещё кубик: { b6 } ({ b6.die })
        [n1] Бросить перо и ещё кубик: { n1 } ({ n1.die })
        [n2] Бросить перо и ещё кубик: { n2 } ({ n2.die })
        [n3] Бросить перо и ещё кубик: { n3 } ({ n3.die })
        [n4] Бросить перо и ещё кубик: { n4 } ({ n4.die })
        [n5] Бросить перо и ещё кубик: { n5 } ({ n5.die })
        [n6] Бросить перо и ещё кубик: { n6 } ({ n6.die })
        [c1] Бросить перо и ещё кубик: { c1 } ({ c1.die })
        [c2] Бросить перо и ещё кубик: { c2 } ({ c2.die })
        [c3] Бросить перо и второе перо
        [c4] Бросить перо и второе перо
        [c5] Бросить перо и ещё кубик: { c5 } ({ c5.die })
        [c6] Бросить перо и ещё кубик: { c6 } ({ c6.die })
       *[other] Бросить только перо
    }
}
action-take = { $second_id ->
    [goods] Взять { $first ->
        [one] { $first } товар
        [few] { $first } товара
       *[many] { $first } товаров
    }
   *[other] Взять { $first ->
        [one] { $first } { $second_acc }
       *[other] { $first } { $second_gen }
    }
}
several-take = Взять: { $things }
thing-take = { $second_id ->
    [goods] { $first ->
        [one] { $first } товар
        [few] { $first } товара
       *[many] { $first } товаров
    }
   *[other] { $first ->
        [one] { $first } { $second_acc }
       *[other] { $first } { $second_gen }
    }
}{ $count ->
    [1] { "" }
   *[other] { " ×" }{ $count }
}
action-lose = Отдать 1 { $first_acc }
action-suffer = Получить очки бедствий
action-demand = Потребовать 1 { $first_acc }
action-insist = Потребовать всё равно: соперник получит очки бедствий
action-spare = Ничего не требовать
action-pay = Отдать
action-refuse = Отказать

## Что произошло

event-laid-out = { YOU($seat, $own) } { DOES($own, "ставит", "ставите") } { $piece_acc } на { $cell_id }.
event-ready = { YOU($seat, $own) } { DOES($own, "завершает", "завершаете") } свой выбор.
event-layouts-shown = Все готовы: владения открываются.
event-first-roll = { YOU($seat, $own) } { DOES($own, "бросает", "бросаете") } серый кубик за право быть первым игроком: { $swords ->
    [0] мечей нет
    [one] { $swords } меч
    [few] { $swords } меча
   *[many] { $swords } мечей
}.
event-first-player = Первым игроком становится { $seat }.
event-round = Начинается раунд { $round }; первый игрок — { $seat }.
event-rolled = { $faces_id ->
    [unseen] { YOU($seat, $own) } { DOES($own, "бросает", "бросаете") } за ширмой (бросок { $roll })
    [none] { YOU($seat, $own) } { DOES($own, "оставляет", "оставляете") } кубики как есть (бросок { $roll })
   *[other] { YOU($seat, $own) } { DOES($own, "бросает", "бросаете") } (бросок { $roll }): { $faces }
}{ $skulls ->
    [0] .
    [one] ; на виду { $skulls } череп.
    [few] ; на виду { $skulls } черепа.
   *[many] ; на виду { $skulls } черепов.
}
event-die-set = { YOU($seat, $own) } { DOES($own, "поворачивает", "поворачиваете") } кубик в монастыре: было «{ $old }», стало «{ $new }».
event-dice-shown = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } кубики: { $faces }.
event-philip-rolled = Сэр Филипп бросает: { $faces }.
event-quill = { YOU($seat, $own) } { DOES($own, "использует", "используете") } перо. Было: { $old }; стало: { $new }.
# Называется только то, что было: +2 камня +1 еда.
event-collected = { YOU($seat, $own) } { DOES($own, "собирает", "собираете") }:{ $goods ->
    [0] { "" }
    [one] { " " }+{ $goods } товар
    [few] { " " }+{ $goods } товара
   *[many] { " " }+{ $goods } товаров
}{ $stone ->
    [0] { "" }
    [one] { " " }+{ $stone } камень
    [few] { " " }+{ $stone } камня
   *[many] { " " }+{ $stone } камней
}{ $wood ->
    [0] { "" }
    [one] { " " }+{ $wood } дерево
   *[other] { " " }+{ $wood } дерева
}{ $food ->
    [0] { "" }
    [one] { " " }+{ $food } еду
   *[other] { " " }+{ $food } еды
}{ $culture ->
    [0] { "" }
    [one] { " " }+{ $culture } культуру
   *[other] { " " }+{ $culture } культуры
}.
event-income = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } доход от зданий:{ $goods ->
    [0] { "" }
    [one] { " " }+{ $goods } товар
    [few] { " " }+{ $goods } товара
   *[many] { " " }+{ $goods } товаров
}{ $stone ->
    [0] { "" }
    [one] { " " }+{ $stone } камень
    [few] { " " }+{ $stone } камня
   *[many] { " " }+{ $stone } камней
}{ $wood ->
    [0] { "" }
    [one] { " " }+{ $wood } дерево
   *[other] { " " }+{ $wood } дерева
}{ $food ->
    [0] { "" }
    [one] { " " }+{ $food } еду
   *[other] { " " }+{ $food } еды
}{ $culture ->
    [0] { "" }
    [one] { " " }+{ $culture } культуру
   *[other] { " " }+{ $culture } культуры
}.
event-fed = { YOU($seat, $own) } { DOES($own, "кормит", "кормите") } всех жителей и { DOES($own, "тратит", "тратите") } { $food ->
    [one] { $food } еду
   *[other] { $food } еды
}.
event-starved = { $food ->
    [0] { YOU($seat, $own) } не { DOES($own, "может", "можете") } накормить никого
    [one] { YOU($seat, $own) } { DOES($own, "тратит", "тратите") } { $food } еду, и этого мало
   *[other] { YOU($seat, $own) } { DOES($own, "тратит", "тратите") } { $food } еды, и этого мало
}: { $hungry ->
    [one] { $hungry } кубик голодает
    [few] { $hungry } кубика голодают
   *[many] { $hungry } кубиков голодают
} и { $hungry ->
    [one] приносит
   *[other] приносят
} { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.
event-disaster = { YOU($seat, $own) } { DOES($own, "выбрасывает", "выбрасываете") } { $skulls ->
    [one] { $skulls } череп
    [few] { $skulls } черепа
   *[many] { $skulls } черепов
}: происходит бедствие «{ $disaster }».
event-suffered = { $points ->
    [0] { YOU($seat, $own) } { DOES($own, "обходится", "обходитесь") } без очков бедствий.
    [one] { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $points } очко бедствий.
    [few] { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $points } очка бедствий.
   *[many] { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $points } очков бедствий.
}
event-lost = { YOU($seat, $own) } { DOES($own, "отдаёт", "отдаёте") } разбойникам 1 { $resource_acc }.
event-lost-all = { $amount ->
    [0] { YOU($seat, $own) } ничего не { DOES($own, "теряет", "теряете") }: { $resource_gen } нет.
   *[other] { YOU($seat, $own) } { DOES($own, "теряет", "теряете") } всё, что есть: { $resource } ({ $amount }).
}
event-scorched = { YOU($seat, $own) } { DOES($own, "кладёт", "кладёте") } выжженную землю на { $cell_id }.
event-no-scorched-left = { YOU($seat, $own) } не { DOES($own, "кладёт", "кладёте") } выжженную землю: в общем запасе её больше нет.
event-no-room-to-scorch = { YOU($seat, $own) } не { DOES($own, "кладёт", "кладёте") } выжженную землю: снаружи стен для неё нет места.
event-removed = { YOU($seat, $own) } { DOES($own, "теряет", "теряете") } { $piece_acc } на { $cell_id }.
event-nothing-to-remove = { YOU($seat, $own) } не { DOES($own, "теряет", "теряете") } ничего: убирать нечего.
event-built = { YOU($seat, $own) } { DOES($own, "строит", "строите") } { $piece_acc } на { $cell_id }.
event-passed = { YOU($seat, $own) } больше не { DOES($own, "строит", "строите") } в этом раунде.
event-token-flipped = В общем запасе кончилось такое здание: { $piece }. Жетон отслеживания переворачивается, { $left ->
    [0] и он был последним
    [one] остаётся { $left } жетон
    [few] остаётся { $left } жетона
   *[many] остаётся { $left } жетонов
}.
event-demanded = { YOU($seat, $own) } { DOES($own, "требует", "требуете") } 1 { $resource_acc }; отвечает { $other }.
event-insisted = { YOU($seat, $own) } { DOES($own, "требует", "требуете") } 1 ресурс; отвечает { $other }.
event-spared = { YOU($seat, $own) } ничего не { DOES($own, "требует", "требуете") }, и { $other } ничего не отдаёт.
event-paid = { YOU($seat, $own) } { DOES($own, "платит", "платите") } откуп: 1 { $resource_acc }; откуп берёт { $other }.
event-refused-to-pay = { YOU($seat, $own) } { DOES($own, "отказывается", "отказываетесь") } платить и { DOES($own, "получает", "получаете") } { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.
event-nothing-to-give = { YOU($seat, $own) } не { DOES($own, "может", "можете") } заплатить и { DOES($own, "получает", "получаете") } { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.
event-philip-demands = Сэр Филипп требует 1 { $resource_acc }; отвечает { $seat }.
event-paid-philip = { YOU($seat, $own) } { DOES($own, "отдаёт", "отдаёте") } Сэру Филиппу 1 { $resource_acc }.
event-philip-paid = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } у Сэра Филиппа 1 { $resource_acc }.
event-philip-spared = { YOU($seat, $own) } ничего не { DOES($own, "берёт", "берёте") } у Сэра Филиппа.
event-philip-has-nothing = { YOU($seat, $own) } { DOES($own, "побеждает", "побеждаете") } Сэра Филиппа, но на его кубиках нет ресурсов.
event-die-gained = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $count ->
    [one] { $count } кубик { $die_gen }
    [few] { $count } кубика { $die_gen }
   *[many] { $count } кубиков { $die_gen }
}.
event-die-lost = { YOU($seat, $own) } { DOES($own, "теряет", "теряете") } { $count ->
    [one] { $count } кубик { $die_gen }
    [few] { $count } кубика { $die_gen }
   *[many] { $count } кубиков { $die_gen }
}.
event-game-over = Игра окончена, последним был раунд { $round }.

## Почему нельзя

refusal-outside-grid = Фигура должна лежать на поле целиком, а здесь она вышла бы за край: выберите клетку подальше от края.
refusal-other-piece = Сейчас нужно поставить другое: { $piece }.
refusal-not-in-hand = Среди фигур, которые вам осталось поставить, нет { $piece_gen }: поставьте одну из них.
refusal-occupied = Здесь для { $piece_gen } нет места, мешает { $obstacle } ({ $cell_id }): нужны пустые клетки.
refusal-no-such-die = Такого кубика сейчас не выбрать («{ $face }»): выберите из тех, что предложены.
refusal-skull-stays = Кубик с черепом не перебрасывают («{ $face }»): перебросьте другие.
refusal-no-monastery = Поворачивать кубики может только монастырь, а у вас его нет: отметьте кубики для переброса.
refusal-monasteries-used = { $monasteries ->
    [one] Ваш монастырь уже повернул свой кубик
    [few] Ваши монастыри уже повернули { $monasteries } кубика, больше они не могут
   *[many] Ваши монастыри уже повернули { $monasteries } кубиков, больше они не могут
}: отметьте кубики для переброса.
refusal-same-face = На кубике уже «{ $face }»: выберите другую его грань.
refusal-not-on-die = Такого на этих кубиках нет: возьмите то, что они предлагают.
refusal-no-die-left = Кубики, которые это предлагают ({ $amount } { $resource_gen }), уже разобраны: возьмите с остальных другое.
refusal-none-to-lose = У вас нет { $resource_gen }: отдайте что-нибудь другое или получите очки бедствий.
refusal-scorch-inside = Выжженную землю кладут снаружи стен, а это место окружено стеной: выберите клетки снаружи.
refusal-scorch-occupied = Место занято ({ $piece }), а снаружи стен ещё есть свободное: выберите пустые клетки.
refusal-scorch-immovable = Расчистить это место нельзя ({ $piece }): убирают только здания снаружи стен, а башни — никогда.
refusal-not-standing = На { $cell_id } у вас нет такого здания ({ $piece }): выберите то, что стоит в ваших владениях.
refusal-walled-in = Здание окружено стеной, и атака ему не страшна ({ $piece }, { $cell_id }): выберите здание снаружи стен.
refusal-none-left = В общем запасе не осталось ни одной такой фигуры ({ $piece }): постройте другое или спасуйте.
refusal-cannot-pay = Чтобы построить { $piece_acc }, не хватает { $resource_gen }: нужно { $cost }, а у вас { $stock }. Постройте то, на что хватает, или спасуйте.
refusal-no-room = Для { $piece_gen } в ваших владениях нет места: постройте что-нибудь поменьше или спасуйте.
refusal-victim-has-none = У соперника ({ $other }) нет { $resource_gen }: потребуйте то, что у него есть.
refusal-victim-has-some = У соперника ({ $other }) есть ресурсы: назовите, какой из них вы требуете.
refusal-philip-shows-none = На кубиках Сэра Филиппа не видно { $resource_gen }: возьмите то, что на них есть.

## Что стоит знать до выбора

note-layout = Пока ваши владения приносят { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $area ->
    [0] стеной ничего не окружено
    [one] стеной окружена { $area } клетка
    [few] стеной окружено { $area } клетки
   *[many] стеной окружено { $area } клеток
}.
note-layout-danger = Соседние здания болеют вместе: сейчас болезнь принесла бы { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.
note-meal = Еда: нужно { $need }, после сбора будет { $food }{ $points ->
    [0] { "" }
    [one] ; голод принесёт { $points } очко бедствий
    [few] ; голод принесёт { $points } очка бедствий
   *[many] ; голод принесёт { $points } очков бедствий
}{ $more ->
    [0] .
   *[other] . Кубики с выбором могут добавить { $more }.
}
note-disease = { $disaster } ({ $skulls ->
    [one] { $skulls } череп
    [few] { $skulls } черепа
   *[many] { $skulls } черепов
}) { $points ->
    [0] никого у вас не заденет
    [one] принесёт вам { $points } очко бедствий
    [few] принесёт вам { $points } очка бедствий
   *[many] принесёт вам { $points } очков бедствий
}.
note-struck = { $own ->
    [1] { $disaster } ({ $skulls ->
        [one] { $skulls } череп
        [few] { $skulls } черепа
       *[many] { $skulls } черепов
    })
   *[other] { $disaster } (бросает { $other })
}: { $disaster_id ->
    [bandits] вы отдадите 1 ресурс или получите очки бедствий
    [treachery] вы положите выжженную землю
    [fire] вы потеряете здание
    [attack] вы потеряете здание вне стен
   *[revolt] вы потеряете все товары
}.
note-strikes-others = { $disaster } ({ $skulls ->
    [one] { $skulls } череп
    [few] { $skulls } черепа
   *[many] { $skulls } черепов
}): { $disaster_id ->
    [treachery] все остальные положат выжженную землю
   *[attack] все остальные потеряют по зданию вне стен
}.
note-no-free-place = Снаружи стен нет свободного места: придётся убирать здания.
note-costs = Вы теряете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
note-clears = Придётся убрать { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
   *[many] { $buildings } зданий
} и потерять { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
note-loses-building = Вы теряете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
note-loses-die = Вы теряете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а после раунда — и кубик { $die_gen }.
note-wasted = На шкале { $resource_gen } мало места: пропадёт { $amount }.
note-may-demand = Вы сильнее, чем { $other }: сможете потребовать 1 ресурс.
note-must-answer = { $other } сильнее вас и может потребовать 1 ресурс.
note-overcomes-philip = Вы сильнее Сэра Филиппа: сможете взять 1 ресурс.
note-philip-has-nothing = Вы сильнее Сэра Филиппа, но взять с его кубиков нечего.
note-philip-demands = Сэр Филипп сильнее вас и потребует 1 ресурс.
note-insists = { $other } отдать ничего не может и получит { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}.
note-no-room = Ваша шкала ({ $resource }) заполнена: взятое пропадёт.
note-builds-left = Вы можете построить ещё { $builds ->
    [one] { $builds } раз
    [few] { $builds } раза
   *[many] { $builds } раз
}, и ресурсов хватает на { $pieces ->
    [one] { $pieces } вид фигур
    [few] { $pieces } вида фигур
   *[many] { $pieces } видов фигур
}.
note-flips-token = Последняя такая фигура в запасе ({ $piece }): жетон перевернётся, { $left ->
    [0] и игра закончится в конце раунда
    [one] останется { $left } жетон
    [few] останется { $left } жетона
   *[many] останется { $left } жетонов
}.
note-end-bonus = При нынешнем положении принесёт в конце ещё { $points ->
    [0] 0 очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
note-clusters = Из-за соседства болезнь сможет задеть ещё { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
   *[many] { $buildings } зданий
}.
note-worth-walled = За { $piece_acc } — { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}, а внутри замкнутой стены — { $walled }.
note-always-walled = За { $piece_acc } — { $walled ->
    [one] { $walled } очко
    [few] { $walled } очка
   *[many] { $walled } очков
} где угодно; кольцо она замыкает, как стена.
note-no-area = Наибольшая область за стеной ({ $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}): пока ничья.
note-own-area = Наибольшая область за стеной ({ $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}): ваша, { $area ->
    [one] { $area } клетка
    [few] { $area } клетки
   *[many] { $area } клеток
}.
note-largest-area = Наибольшая область за стеной ({ $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}): { $other }, { $largest } против ваших { $area }.
note-last-round = Это последний раунд.
note-last-token = Остался один жетон: раунд, в котором он перевернётся, будет последним.

## Таблица подсчёта

row-keep = Башни
row-longhouse = Дома
row-townhouse = Городские дома
row-church = Церкви
row-farm = Фермы
row-lumber_mill = Лесопилки
row-hospital = Госпитали
row-monastery = Монастыри
row-market = Рынки
row-guildhall = Гильдии
row-university = Университеты
row-cathedral = Соборы
row-market_bonus = Бонус рынка
row-guildhall_bonus = Бонус гильдии
row-university_bonus = Бонус университета
row-cathedral_bonus = Бонус собора
row-culture = Культура
row-most_culture = Наиболее развитая культура
row-largest_walled_area = Наибольшая территория, окружённая стеной
row-disasters = Очки бедствий
row-total = Итог

rank-serf = Раб
rank-peasant = Крестьянин
rank-merchant = Торговец
rank-knight = Рыцарь
rank-noble = Знать
rank-monarch = Монарх
rank-pope = Папа
rank-comment-serf = Поле широкое, да урожай чужой.
rank-comment-peasant = Крыша, коза и грязь по колено: начало положено.
rank-comment-merchant = Ваш кошелёк открывает ворота, которые другим приходится штурмовать.
rank-comment-knight = О вас поют в тавернах, и по большей части добром.
rank-comment-noble = Соседи кланяются, когда вы проезжаете мимо. Некоторые — искренне.
rank-comment-monarch = Стоит вам кашлянуть, и летописцы уже точат перья.
rank-comment-pope = Короли ждут у вашей двери, сняв шапки.

## Настройки

option-round_limit = Предел раундов
option-round_limit-help = Когда играют двое и больше, партия кончится самое позднее после стольких раундов; 0 — без предела, как в книжке правил.
