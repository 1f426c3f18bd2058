# Деревня: все слова, которые видит игрок, по-русски. Показатель, который является id, приходит переведённым.

title = Деревня
tagline = Четыре поколения одной семьи и летопись, которая запомнит не всех.
length = 60–90 минут
credits = Авторы игры: Инка и Маркус Бранды. Издатель: «eggertspiele». Этот стол неофициальный: мы с ними никак не связаны.
provenance = Записей в данных игры: по правилам дополнений { $seed }, по базовым правилам и другим открытым источникам { $public }, по памяти { $recalled }; восстановлено { $reconstructed }, потому что ни поля, ни жетонов, ни карточек прочесть не удалось.

## Things

orange = оранжевый кубик
    .acc = оранжевый кубик
    .few = оранжевых кубика
    .many = оранжевых кубиков
green = зелёный кубик
    .acc = зелёный кубик
    .few = зелёных кубика
    .many = зелёных кубиков
brown = коричневый кубик
    .acc = коричневый кубик
    .few = коричневых кубика
    .many = коричневых кубиков
pink = розовый кубик
    .acc = розовый кубик
    .few = розовых кубика
    .many = розовых кубиков
plague = кубик чумы
    .acc = кубик чумы
    .few = кубика чумы
    .many = кубиков чумы
coin = монета
    .acc = монету
    .few = монеты
    .many = монет
grain = пшеница
    .acc = мешок пшеницы
    .few = мешка пшеницы
    .many = мешков пшеницы
horse = конь
    .acc = коня
    .few = коней
    .many = коней
ox = бык
    .acc = быка
    .few = быков
    .many = быков
plow = плуг
    .acc = плуг
    .few = плуга
    .many = плугов
wagon = телега
    .acc = телегу
    .few = телеги
    .many = телег
scroll = свиток
    .acc = свиток
    .few = свитка
    .many = свитков
beer = пиво
    .acc = пиво
    .few = пива
    .many = пива
bread = хлеб
    .acc = хлеб
    .few = хлеба
    .many = хлебов
tool = инструмент
    .acc = инструмент
    .few = инструмента
    .many = инструментов
cocoa = какао
    .acc = корзину какао
    .few = корзины какао
    .many = корзин какао
tea = чай
    .acc = тюк чая
    .few = тюка чая
    .many = тюков чая
prestige = известность
    .acc = очко известности
    .few = очка известности
    .many = очков известности
time = время
    .acc = единицу времени
    .few = единицы времени
    .many = единиц времени
member = домочадец
    .acc = домочадца
    .few = домочадцев
    .many = домочадцев
chest = сундук сокровищ
    .acc = сундук сокровищ
    .few = сундука сокровищ
    .many = сундуков сокровищ
pay = за плату

## Action spaces and places

harvest = Жатва
family = Семья
crafts = Квартал ремесленников
market = Рынок
travel = Путешествия
council = Деревенский совет
church = Церковь
inn = Таверна
smuggler = Контрабандист
wedding = Свадьба
farmyard = подворье
hold = трюм
bag = чёрный мешочек
stage1 = ступень совета 1
stage2 = ступень совета 2
stage3 = ступень совета 3
stage4 = ступень совета 4
stage5 = ступень совета 5
stage6 = ступень совета 6
stage7 = ступень совета 7
stage8 = ступень совета 8
window1 = ступень церкви 1
window2 = ступень церкви 2
window3 = ступень церкви 3
window4 = ступень церкви 4
window5 = ступень церкви 5
window6 = ступень церкви 6
window7 = ступень церкви 7
window8 = ступень церкви 8
step1 = ступень церемонии 1
step2 = ступень церемонии 2
step3 = ступень церемонии 3
step4 = ступень церемонии 4
step5 = ступень церемонии 5
step6 = ступень церемонии 6
step7 = ступень церемонии 7
step8 = ступень церемонии 8
couple1 = супружеская пара 1
couple2 = супружеская пара 2
couple3 = супружеская пара 3
couple4 = супружеская пара 4
couple5 = супружеская пара 5
couple6 = супружеская пара 6
couple7 = супружеская пара 7
couple8 = супружеская пара 8
couple9 = супружеская пара 9
couple10 = супружеская пара 10
couple11 = супружеская пара 11
couple12 = супружеская пара 12
couple13 = супружеская пара 13
couple14 = супружеская пара 14
couple15 = супружеская пара 15
couple16 = супружеская пара 16
couple17 = супружеская пара 17
couple18 = супружеская пара 18
couple19 = супружеская пара 19
couple20 = супружеская пара 20
couple21 = супружеская пара 21
couple22 = супружеская пара 22
couple23 = супружеская пара 23
couple24 = супружеская пара 24
couple25 = супружеская пара 25
couple26 = супружеская пара 26
couple27 = супружеская пара 27
couple28 = супружеская пара 28
couple29 = супружеская пара 29
couple30 = супружеская пара 30
couple31 = супружеская пара 31
couple32 = супружеская пара 32
mill = мельница
wainwright = тележная мастерская
stables = конюшни
smithy = кузница
office = канцелярия
brewery = пивоварня
village = Деревня
city_north = Северный город
city_east = Восточный город
city_northeast = Город на перекрёстке
city_far_north = Дальний северный город
city_far_east = Дальний восточный город
city_capital = Столица
port = Порт
sea_a = Открытое море А
sea_south = Южное море
sea_north = Северное море
sea_east = Восточное море
coast_cocoa = Прибрежная зона острова какао (Б)
coast_c = Прибрежная зона острова пахарей (В)
coast_tea = Прибрежная зона острова чая
coast_scribes = Прибрежная зона острова писцов
coast_treasure = Прибрежная зона Острова сокровищ
coast_far = Прибрежная зона дальнего острова
cocoa_island = Остров какао
plow_island = Остров пахарей
tea_island = Остров чая
scribe_island = Остров писцов
treasure_island = Остров сокровищ
far_island = Дальний остров
bakery = булочная
    .acc = булочную
shop = деревенская лавка
    .acc = деревенскую лавку
houses = домики новобрачных
farmers = летопись, раздел «Фермеры»
craftsmen = летопись, раздел «Ремесленники»
travellers = летопись, раздел «Путешественники»
councillors = летопись, раздел «Советники»
clergy = летопись, раздел «Духовенство»
graves = погост
sailor_graves = моряцкие могилы
beside = рядом с летописью
gone = вне игры
tavern = Таверна

## Customers, captains, chests

c01 = покупатель (свиток: 3)
c02 = покупатель (телега: 3)
c03 = покупатель (плуг: 3)
c04 = покупатель (конь: 4)
c05 = покупатель (бык: 4)
c06 = покупатель (свиток, телега: 6)
c07 = покупатель (свиток, плуг: 6)
c08 = покупатель (свиток, конь: 7)
c09 = покупатель (свиток, бык: 7)
c10 = покупатель (телега, плуг: 6)
c11 = покупатель (телега, конь: 7)
c12 = покупатель (телега, бык: 7)
c13 = покупатель (плуг, конь: 7)
c14 = покупатель (плуг, бык: 7)
c15 = покупатель (конь, бык: 8)
c16 = покупатель (свиток, 2 × пшеница: 5)
c17 = покупатель (телега, 2 × пшеница: 5)
c18 = покупатель (плуг, 2 × пшеница: 5)
c19 = покупатель (конь, 2 × пшеница: 6)
c20 = покупатель (бык, 2 × пшеница: 6)
c21 = покупатель (3 × пшеница: 4)
c22 = покупатель (4 × пшеница: 5)
c23 = покупатель (2 × свиток: 6)
c24 = покупатель (телега, конь, пшеница: 8)
cb01 = покупатель (2 × пиво: 4)
cb02 = покупатель (3 × пиво: 6)
cb03 = покупатель (пиво, 2 × пшеница: 4)
cb04 = покупатель (пиво, свиток: 5)
cw01 = покупатель (телега, свиток, пшеница: 7)
cw02 = покупатель (конь, бык, пшеница: 9)
cw03 = покупатель (2 × плуг: 6)
cw04 = покупатель (5 × пшеница: 6)
cw05 = покупатель (телега, конь, свиток: 10)
captain_1_1 = капитан за 1 (2 × любой за шаг)
captain_1_2 = капитан за 1 (1 × оранжевый за шаг)
captain_1_3 = капитан за 1 (1 × розовый за шаг)
captain_1_4 = капитан за 1 (1 × коричневый за шаг)
captain_1_5 = капитан за 1 (1 × зелёный за шаг)
captain_2_1 = капитан за 2 (1 × оранжевый или розовый за шаг)
captain_2_2 = капитан за 2 (1 × зелёный или коричневый за шаг)
captain_2_3 = капитан за 2 (1 × оранжевый или зелёный за шаг)
captain_2_4 = капитан за 2 (1 × розовый или коричневый за шаг)
captain_2_5 = капитан за 2 (1 × оранжевый или коричневый за шаг)
captain_3_1 = капитан за 3 (1 × зелёный за 2 шага)
captain_3_2 = капитан за 3 (1 × оранжевый за 2 шага)
captain_3_3 = капитан за 3 (1 × розовый за 2 шага)
captain_3_4 = капитан за 3 (1 × коричневый за 2 шага)
captain_3_5 = капитан за 3 (1 × любой за шаг)
chest_3 = сундук сокровищ, 3 монеты
chest_4 = сундук сокровищ, 4 монеты
chest_5 = сундук сокровищ, 5 монет
dowry_bread = сундук с приданым: 2 монеты и 2 хлеба
dowry_tool = сундук с приданым: 2 монеты и 2 инструмента

## Villagers and life goals; .text is what the card says

smith = Кузнец
    .text = Возьмите 1 плуг.
cartwright = Тележник
    .text = Возьмите 1 телегу.
stablehand = Конюх
    .text = Возьмите 1 коня или 1 быка.
scribe = Писарь
    .text = Возьмите 1 свиток.
miller = Мельник
    .text = Верните до 3 мешков пшеницы; за каждый возьмите 1 монету.
farmhand = Батрак
    .text = Возьмите 4 мешка пшеницы (не больше 5 на подворье).
midwife = Повитуха
    .text = Возьмите 1 домочадца из запаса на своё подворье.
innkeeper = Трактирщик
    .text = Возьмите 2 пива.
peddler = Коробейник
    .text = Возьмите 3 кубика влияния на свой выбор.
beggar = Нищий
    .text = Возьмите по 1 кубику влияния каждого цвета.
abbot = Аббат
    .text = Поставьте 1 домочадца с подворья сразу на первую ступень церкви.
sexton = Пономарь
    .text = Бесплатно передвиньте 1 своего домочадца в церкви на 1 ступень.
reeve = Староста
    .text = Бесплатно поставьте домочадца на 1-ю ступень совета или продвиньте на 1 ступень; без привилегии.
crier = Глашатай
    .text = Воспользуйтесь привилегией 1-й, 2-й или 3-й ступени совета, даже не имея там домочадца.
bard = Бард
    .text = Если для вашего усопшего нет места в его разделе летописи, он всё равно попадает в летопись (рядом с книгой, место не занимает).
scrap_dealer = Старьёвщик
    .text = В конце начатого вами базарного дня возьмите 1 оставшегося на рынке покупателя, ничего не отдавая.
traveller = Путешественник
    .text = Для этого шага путешествия не нужна телега.
messenger = Гонец
    .text = Этот шаг путешествия не стоит времени.
toll_keeper = Таможенник
    .text = Этот шаг путешествия не стоит кубиков влияния.
herbalist = Травница
    .text = Отодвиньте фишку времени назад до 4 делений, не переходя через перо.
gravedigger = Могильщик
    .text = Выберите для смерти любого своего домочадца на виду, независимо от номера.
well_digger = Колодезник
    .text = Это действие «Колодец» стоит 2 кубика одного цвета вместо 3.
medico = Лекарь
    .text = 1 очко известности за каждого вашего живого домочадца.
count = Граф
    .text = 1 очко известности за каждый посещённый вами город.
chronicler = Летописец
    .text = Считайте, что в летописи у вас на 1 домочадца больше.
bishop = Епископ
    .text = 1 очко известности за каждого вашего домочадца в церкви.
notary = Нотариус
    .text = 2 очка известности за каждый ваш свиток (не более 3 свитков).
market_woman = Торговка
    .text = 1 очко известности за каждого обслуженного вами покупателя.
moneychanger = Меняла
    .text = 1 очко известности за каждые 2 ваши монеты.
guild_master = Цеховой мастер
    .text = 2 очка известности за каждого вашего домочадца в мастерских (включая пивоварню).
admiral = Адмирал
    .text = В этом морском путешествии ещё 3 шага бесплатны.
helmsman = Рулевой
    .text = В этом морском путешествии вы не теряете время ни в открытом море, ни при возвращении в порт.
quartermaster = Квартирмейстер
    .text = В этом плавании вы можете везти 2 груза одного типа (трюмов по-прежнему 3).
cartographer = Картограф
    .text = 2 очка известности за каждого вашего домочадца на маяке.
matchmaker = Сваха
    .text = Это действие «Свадьба» не стоит ни времени, ни кубика.
musician = Музыкант
    .text = Возьмите 1 хлеб и 1 инструмент.
best_man = Дружка
    .text = 2 очка известности за каждого вашего домочадца на планшете Свадьбы.
aristocrat = Аристократ
    .text = Иметь 7 монет.
writer = Писатель
    .text = Иметь 3 свитка и по 1 кубику каждого цвета.
knight = Рыцарь
    .text = Иметь 2 коней и 3 монеты.
farmer = Зажиточный крестьянин
    .text = Иметь 1 быка, 1 плуг и 5 мешков пшеницы.
breeder = Скотовод
    .text = Иметь 2 коней и 2 быков.
carrier = Возчик
    .text = Иметь 3 телеги и 1 коня.
jack_of_trades = Мастер на все руки
    .text = Иметь по одному каждого из пяти товаров.
scholar = Учёный
    .text = Иметь 4 розовых и 4 коричневых кубика.
acolyte = Послушник
    .text = Иметь в церкви домочадца с номером 4.
merchant = Купец
    .text = Обслужить 6 покупателей.
historian = Историк
    .text = Иметь 4 домочадцев в летописи.
mayor = Глава деревни
    .text = Иметь домочадца на 4-й ступени совета.
patriarch = Патриарх
    .text = Иметь 8 живых домочадцев.
guildsman = Цеховик
    .text = Иметь домочадцев в 4 разных мастерских.
explorer = Первопроходец
    .text = Посетить 5 городов.
seafarer = Мореход
    .text = Устроить 2 домочадцев на маяки.
tavern_hero = Душа таверны
    .text = Получить 3 карточки односельчан.

## Options

option-expansions = Дополнения
option-expansions-help = Любые из трёх: Таверна, Порт, Свадьба.
option-goals = Жизненные цели
option-goals-help = Каждому — по одной серебряной и одной золотой тайной цели.
option-tavern_side = Сторона планшета Таверны
option-tavern_side-a = Первая
option-tavern_side-b = Вторая
option-tavern_side-help = На первой стороне угощение стоит 1 единицу времени, на второй — 1 кубик.
option-wedding_side = Сторона планшета Свадьбы
option-wedding_side-a = Первая
option-wedding_side-b = Вторая
option-wedding_side-help = Стороны различаются бонусами ступеней церемонии.
option-first = Первый игрок
option-first-random = По жребию
option-first-1 = Место 1
option-first-2 = Место 2
option-first-3 = Место 3
option-first-4 = Место 4
option-first-5 = Место 5
option-first-help = По жребию или тот, чьё место назовёте.

## Score sheet

row-prestige = Известность по ходу игры
row-travel = Путешествия
row-council = Деревенский совет
row-church = Церковь
row-chronicle = Летопись
row-customers = Покупатели
row-coins = Монеты
row-villagers = Односельчане
row-total = Итого

## Decisions

decision-turn-choice = Возьмите кубик с клетки действия или воспользуйтесь Колодцем.
decision-well-pay = Оплатите Колодец: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика одного цвета
   *[many] { $count } кубиков одного цвета
}.
decision-after = Разыграйте односельчанина или завершите ход.
decision-pay = Заплатите кубиками или монетами: осталось { $count }.
decision-pick = Возьмите кубики на выбор: осталось { $count }.
decision-one-of = Выберите, что взять (штук: { $count }).
decision-swap = Верните свой кубик и возьмите взамен { $count ->
    [one] { $count } кубик на выбор
    [few] { $count } кубика на выбор
   *[many] { $count } кубиков на выбор
} — или откажитесь.
decision-harvest = Собрать { $count ->
    [one] { $count } мешок пшеницы
    [few] { $count } мешка пшеницы
   *[many] { $count } мешков пшеницы
}?
decision-family = Семья: возьмите нового домочадца или верните кого-то домой.
decision-crafts = Ремёсла: обучите домочадца или произведите товар.
decision-produce = Обучение закончено ({ $building }): произвести сразу?
decision-sale = Базарный день: обслужите покупателя или пасуйте.
decision-market-ends = Базарный день окончен: разыграйте карточку или завершите его.
decision-travel = Путешествия: отправьте домочадца в дорогу.
decision-council = Совет: поставьте, продвиньте или воспользуйтесь привилегией.
decision-privilege = Воспользуйтесь привилегией { $count ->
    [one] { $count }-й ступени
   *[other] ступени не выше { $count }-й
} — или откажитесь.
decision-church = Церковь: отправьте домочадца в чёрный мешочек.
decision-fetch = Служба: заберите своих из мешочка по монете за каждого (мест осталось: { $count }).
decision-rise = Служба: продвиньте домочадцев в церкви.
decision-death = Пройдено перо: кто умирает? (смертей осталось: { $count })
decision-burial = В летописи нет места: похороните или разыграйте карточку.
decision-sea-burial = Выберите моряцкую могилу.
decision-inn = { $count ->
    [0] Отправить домочадца в таверну?
   *[other] Оплатить угощение в таверне?
}
decision-under = Какую верхнюю карточку убрать под низ колоды?
decision-card = Возьмите односельчанина за его цену — или никого.
decision-convert = Сколько обменять? (не больше { $count })
decision-ordain = Кого поставить на первую ступень церкви?
decision-lift = Кто бесплатно продвинется в церкви?
decision-promote = Кто бесплатно продвинется в совете?
decision-rewind = На сколько отодвинуть фишку времени? (не больше { $count })
decision-scrap = Какого покупателя взять даром?
decision-voyage = Морское путешествие: наймите капитана, плывите дальше или вернитесь в порт.
decision-load = Погрузите товары и домочадца (свободных трюмов: { $count }), затем отплывайте.
decision-sail = Корабль здесь: { $sea }. Плывите, высадитесь или встаньте (шагов в запасе: { $steps }).
decision-landing = На берегу ({ $island }): продавайте, собирайте, займите маяк.
decision-smuggler = Контрабандист: выберите одну из трёх сделок.
decision-wedding = Свадьба: отправьте домочадца на ступень церемонии.
decision-door = Булочная или деревенская лавка?
decision-consolation = Домочадец вернулся без пары: отдать кубик за хлеб или инструмент?
decision-bakery = Булочная: выберите награду.
decision-shop = Деревенская лавка: выберите награду.

## Actions

action-take = Взять с клетки «{ $first }»: { $second }
action-well = Колодец: { $first }
action-act = Действие: { $first }
action-pass = Пропустить
action-harvest = Собрать урожай
action-birth = Рождение
action-home = Вернуть домой № { $first } ({ $second })
action-die = Умирает № { $first } ({ $second })
action-bread = Хлеб под № { $first } ({ $second })
action-train = Обучить № { $second }: { $first }
action-make = Произвести: { $first }, { $second }
action-make-with-tool = Произвести: { $first }, { $second }, с инструментом
action-go = № { $first }: { $second } – { $third }
action-enter = № { $first } на 1-ю ступень совета ({ $second })
action-advance = № { $first }: { $second } ({ $third })
action-privilege = Привилегия { $first }
action-join = № { $first } в чёрный мешочек ({ $second })
action-fetch = Забрать № { $first } из мешочка
action-rise = № { $first }: { $second } ({ $third })
action-lift = № { $first }: { $second }
action-promote = № { $first }: { $second }
action-pay = Заплатить: { $first }
several-pay = Заплатить: { $things }
action-pay-with-coins = { $second ->
    [0] Заплатить кубиками: { $first }
   *[other] Заплатить: { $first }, монет вместо кубиков: { $second }
}
action-gain = Взять: { $first }
several-gain = Взять: { $things }
action-visit = Оплатить угощение
action-visit-with = Отправить № { $first } в таверну
action-under = Верхнюю карточку колоды { $first } — под низ
action-card = Взять верхнюю карточку колоды { $first }
action-convert = Обменять { $first }
action-rewind = Назад на { $first }
action-ordain = № { $first } на первую ступень церкви
action-load = Погрузить: { $first }
action-load-which = { $first_id ->
    [member] Погрузить домочадца № { $second }
   *[other] Погрузить: { $second }
}
action-depart = Отплыть
action-sail = Плыть: { $first }
action-land = Высадиться
action-return = Вернуться в порт
action-stop = Остановиться
action-trade = Продать: { $first }
action-collect = Взять жетон из стопки
action-keeper = № { $first } — смотритель маяка
action-bury = Похоронить
action-bury-in = Похоронить, могила { $first }
action-stand = Продать на прилавке: { $first }
action-sell = Продать контрабандисту: { $first } × { $second }
action-contraband = Взять 2 кубика разных цветов
action-wed = № { $first }: { $second }
action-choose = Выбрать: { $first }
action-bakery-1 = 2 мешка пшеницы и 1 хлеб
action-bakery-2 = 2 хлеба
action-shop-1 = 2 кубика и 1 инструмент
action-shop-2 = 2 инструмента
action-swap = Вернуть: { $first }
action-serve = Обслужить: { $first }
action-hire = Нанять: { $first }
action-open = Открыть: { $first }
action-play = Разыграть: { $first }
action-goal = Предъявить: { $first }

## Events

event-gained = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } { $count ->
    [one] { $count } { $thing_acc }
    [few] { $count } { $thing_few }
   *[many] { $count } { $thing_many }
}.
event-paid = { YOU($seat, $own) } { DOES($own, "возвращает", "возвращаете") } в запас { $count ->
    [one] { $count } { $thing_acc }
    [few] { $count } { $thing_few }
   *[many] { $count } { $thing_many }
}.
event-time = { YOU($seat, $own) } { DOES($own, "тратит", "тратите") } { $count ->
    [one] { $count } единицу времени
    [few] { $count } единицы времени
   *[many] { $count } единиц времени
} (фишка на делении { $now }).
event-quill = { YOU($seat, $own) } { DOES($own, "проходит", "проходите") } перо: { $count ->
    [one] должен умереть { $count } домочадец
    [few] должны умереть { $count } домочадца
   *[many] должны умереть { $count } домочадцев
}.
event-born = { YOU($seat, $own) }: рождается домочадец с номером { $count }.
event-next-first = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } маркер следующего первого игрока.
event-harvest = { YOU($seat, $own) } { DOES($own, "собирает", "собираете") } урожай.
event-home = { YOU($seat, $own) }: домочадец № { $member } ({ $place }) возвращается на подворье.
event-made = { YOU($seat, $own) } { DOES($own, "производит", "производите") } { $count ->
    [one] { $count } { $thing_acc }
    [few] { $count } { $thing_few }
   *[many] { $count } { $thing_many }
} ({ $building }).
event-trained = { YOU($seat, $own) }: домочадец № { $member } обучается ремеслу ({ $building }).
event-bread = { YOU($seat, $own) } { DOES($own, "подкладывает", "подкладываете") } хлеб под домочадца № { $member } ({ $place }).
event-died = { YOU($seat, $own) }: домочадец № { $member } ({ $place }) умирает и { $rest_id ->
    [graves] отправляется на погост
    [sailor_graves] находит покой в моряцкой могиле
    [beside] записан рядом с летописью
    [gone] выбывает из игры: места для него нет
   *[other] попадает сюда: { $rest }
}.
event-end-triggered = { YOU($seat, $own) } { DOES($own, "занимает", "занимаете") } последнее место ({ $rest }): игра идёт к концу.
event-market-day = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } базарный день.
event-passed = { YOU($seat, $own) } { DOES($own, "пасует", "пасуете") }.
event-stand = { YOU($seat, $own) } { DOES($own, "продаёт", "продаёте") } на прилавке { $thing_acc }.
event-served = { YOU($seat, $own) } { DOES($own, "обслуживает", "обслуживаете") } покупателя ({ $wants }); очков в конце игры: { $count }.
event-customer = В очередь встаёт новый { $customer }.
event-travelled = { YOU($seat, $own) }: домочадец № { $member } отправляется в путь, теперь он здесь: { $city }.
event-privilege = { YOU($seat, $own) } { DOES($own, "пользуется", "пользуетесь") } привилегией { $count }-й ступени совета.
event-councillor = { YOU($seat, $own) }: домочадец № { $member } встаёт на { $count }-ю ступень совета.
event-joined = { YOU($seat, $own) }: домочадец № { $member } отправляется в чёрный мешочек.
event-mass = Начинается церковная служба; первым выбирает { $seat }.
event-ordained = { YOU($seat, $own) }: домочадец № { $member } встаёт на 1-ю ступень церкви.
event-monks = { $count ->
    [0] Из мешочка не вытянут ни один монах
    [one] Из мешочка вытянут { $count } монах
    [few] Из мешочка вытянуты { $count } монаха
   *[many] Из мешочка вытянуты { $count } монахов
}.
event-rose = { YOU($seat, $own) }: домочадец № { $member } поднимается на { $count }-ю ступень церкви.
event-majority = { YOU($seat, $own) } { DOES($own, "получает", "получаете") } награду за большинство в церкви (очков: { $count }).
event-turn = Ходит { $seat }.
event-well = { YOU($seat, $own) } { DOES($own, "пользуется", "пользуетесь") } Колодцем и { DOES($own, "выбирает", "выбираете") } действие: { $space }.
event-took = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } { $thing_acc } с клетки «{ $space }».
event-round = Начинается раунд { $round }; первым ходит { $seat }.
event-final-mass = Последние ходы сделаны: начинается финальная служба.
event-game-over = Игра окончена после раунда { $round }.
event-entered-inn = { YOU($seat, $own) }: домочадец № { $member } поселяется в таверне.
event-under = { YOU($seat, $own) } { DOES($own, "убирает", "убираете") } карточку «{ $card }» под низ колоды { $pile }.
event-card = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } карточку «{ $card }».
event-played = { YOU($seat, $own) } { DOES($own, "разыгрывает", "разыгрываете") } карточку «{ $card }».
event-rewound = { YOU($seat, $own) } { DOES($own, "отодвигает", "отодвигаете") } фишку времени назад на { $count ->
    [one] { $count } деление
    [few] { $count } деления
   *[many] { $count } делений
} (теперь она на делении { $now }).
event-goal = { YOU($seat, $own) } { DOES($own, "предъявляет", "предъявляете") } жизненную цель «{ $goal }» (очков: { $count }).
event-hired = { YOU($seat, $own) } { DOES($own, "нанимает", "нанимаете") } капитана за { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}.
event-returned = { YOU($seat, $own) } { DOES($own, "возвращает", "возвращаете") } корабль в порт.
event-chest = { YOU($seat, $own) } { DOES($own, "открывает", "открываете") } { $chest }.
event-loaded = { YOU($seat, $own) } { DOES($own, "грузит", "грузите") } на корабль { $thing_acc }.
event-landed = { YOU($seat, $own) } { DOES($own, "высаживается", "высаживаетесь") } на берег: { $sea }.
event-sailed = { YOU($seat, $own) } { DOES($own, "ведёт", "ведёте") } корабль дальше: { $sea }.
event-collected = { YOU($seat, $own) } { DOES($own, "берёт", "берёте") } на борт { $thing }.
event-keeper = { YOU($seat, $own) }: домочадец № { $member } становится смотрителем маяка ({ $island }).
event-traded = { YOU($seat, $own) } { DOES($own, "продаёт", "продаёте") } на острове { $thing_acc } за { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
event-smuggled = { YOU($seat, $own) } { DOES($own, "продаёт", "продаёте") } контрабандисту { $count ->
    [one] { $count } { $thing_acc }
    [few] { $count } { $thing_few }
   *[many] { $count } { $thing_many }
}.
event-to-ceremony = { YOU($seat, $own) }: домочадец № { $member } встаёт на { $count }-ю ступень церемонии.
event-ceremony = Начинается свадебная церемония: на кубике выпадает { $count }-я ступень.
event-pink = Розовая фигурка встаёт на { $count }-ю ступень церемонии.
event-pink-leaves = Розовая фигурка покидает домики новобрачных.
event-door-rolled = Кубик выбирает за розовую фигурку { $area_acc }.
event-door = { YOU($seat, $own) } { DOES($own, "выбирает", "выбираете") } { $area_acc }.
event-married = Новая пара венчается и отправляется в { $area_acc }.
event-unmarried = { YOU($seat, $own) }: домочадец № { $member } возвращается на подворье без пары.
event-consoled = { YOU($seat, $own) } { DOES($own, "платит", "платите") } кубик и { DOES($own, "получает", "получаете") } в утешение { $thing_acc }.

## Refusals

refusal-cannot-pay-so = Этим здесь не заплатить: { $thing } (осталось заплатить: { $count }).
refusal-none-in-supply = В запасе этого больше нет: { $thing }.
refusal-each-once = Здесь каждый цвет можно взять только один раз: { $thing } уже взят.
refusal-nothing-to-swap = У вас нет такого кубика: { $thing }.
refusal-no-such-card = У вас нет карточки «{ $first }».
refusal-kept-to-the-end = Карточка «{ $first }» ждёт финального подсчёта.
refusal-own-turn-only = Односельчан разыгрывают только в свой ход.
refusal-card-not-now = Карточку «{ $first }» сейчас не разыграть.
refusal-buried-first = Сначала похороните умершего.
refusal-in-a-payment = Сначала доплатите: карточка «{ $first }» тоже берёт кубики или монеты.
refusal-card-useless = Карточка «{ $first }» сейчас ничего не даст.
refusal-no-such-chest = Такого сундука перед вами нет.
refusal-no-such-goal = Такой жизненной цели у вас нет.
refusal-goal-not-met = Цель «{ $first }» ещё не достигнута.
refusal-no-bread = У вас нет хлеба.
refusal-has-bread = Этому домочадцу хлеб уже достался.
refusal-not-on-his-feet = Хлеб подкладывают только тем, кто на виду: на поле или подворье.
refusal-no-such-member = Там нет вашего домочадца с номером { $first }.
refusal-nobody-to-reap = На подворье нет никого, кто собрал бы урожай.
refusal-barn-full = На подворье больше нет места для пшеницы.
refusal-none-unborn = В вашем запасе больше нет домочадцев.
refusal-cannot-come-home = Оттуда домой не возвращают: { $second }.
refusal-not-in-play = Этой мастерской нет в игре.
refusal-no-training = Там не обучают: { $first }.
refusal-no-craftsman = В мастерской нет вашего обученного домочадца: { $first }.
refusal-cannot-pay = На это не хватает средств.
refusal-sold-out = В запасе этого больше нет: { $first }.
refusal-no-tool = У вас нет инструмента.
refusal-by-time-only = После обучения производят только за время.
refusal-not-at-the-stalls = Этого покупателя нет у прилавков: { $first }.
refusal-lacks-goods = У вас нет того, что он просит: { $first }.
refusal-cannot-pay-sale = Сделка стоит 1 зелёный кубик (или монету) и 1 единицу времени.
refusal-nothing-to-sell = На вашем подворье этого нет: { $first }.
refusal-no-stands = Эти прилавки есть только с Портом.
refusal-not-the-lowest = Умирает только домочадец с наименьшим номером на виду: { $lowest }.
refusal-in-the-bag = Тех, кто в чёрном мешочке, не выбирают.
refusal-grave-taken = Эта могила уже занята.
refusal-no-councillor = В совете нет домочадца, который мог бы это сделать.
refusal-privilege-too-high = Привилегия { $first } выше вашей ступени.
refusal-marker-taken = Маркер следующего первого игрока уже взят.
refusal-no-coin = На это нет монеты.
refusal-nothing-left = Брать больше нечего.
refusal-not-in-the-bag = В мешочке нет вашего домочадца с номером { $first }.
refusal-bag-closed = В этой службе из мешочка больше никого не забрать: мест не осталось.
refusal-not-at-window = Нет домочадца, который мог бы туда шагнуть.
refusal-no-grain = Шаг стоит { $cost ->
    [one] { $cost } мешок пшеницы
    [few] { $cost } мешка пшеницы
   *[many] { $cost } мешков пшеницы
}; у вас { $stock }.
refusal-no-such-cube = Такого кубика нет: { $second } (клетка «{ $first }»).
refusal-no-such-space = Такой клетки нет в игре: { $first }.
refusal-well-dry = Колодцу нужен хотя бы один кубик на клетках действий.
refusal-well-too-dear = Колодец стоит { $count ->
    [one] { $count } кубик
    [few] { $count } кубика одного цвета
   *[many] { $count } кубиков одного цвета
}.
refusal-must-take = Пропустить ход нельзя: возьмите кубик или воспользуйтесь Колодцем.
refusal-board-not-empty = Свободное действие бывает только в последний ход на пустом поле.
refusal-one-in-the-inn = В таверне уже есть ваш домочадец.
refusal-nobody-in-the-inn = В таверне нет вашего домочадца: назовите, кто пойдёт.
refusal-pile-empty = Карточек там нет.
refusal-too-many = Столько не получится.
refusal-no-such-captain = Этого капитана не нанять: { $first }.
refusal-captain-too-dear = У вас не хватает монет: { $first }.
refusal-not-in-port = Капитанов нанимают только в порту.
refusal-in-port = Корабль в порту: сначала наймите капитана.
refusal-holds-full = Все трюмы заняты.
refusal-one-of-a-type = Нельзя везти больше одного груза каждого типа.
refusal-not-loadable = Это не груз: { $first }.
refusal-not-owned = У вас этого нет: { $first }.
refusal-no-line = Туда нет прямого пути: { $first }.
refusal-cannot-pay-sea-step = За следующий шаг капитану нечем заплатить.
refusal-must-leave = Капитан нанят: нужно выйти из порта.
refusal-no-coast = Здесь нет берега.
refusal-not-bought = На этом острове этого не покупают: { $first }.
refusal-not-aboard = Этого нет на борту: { $first }.
refusal-no-stack = Здесь нечего взять.
refusal-collected = Здесь жетон уже взят.
refusal-no-lighthouse = Здесь нет маяка.
refusal-lighthouse-kept = На маяке уже есть смотритель.
refusal-not-in-the-queue = Этого покупателя нет в очереди: { $first }.
refusal-one-in-the-ceremony = В области церемонии уже есть ваш домочадец.
refusal-step-taken = Эта ступень занята: { $second }.

## Заметки: что семье надо знать, прежде чем выбрать

note-next-death = До пера осталось времени: { $count }. Затем умрёт № { $number } ({ $members ->
    [1] такой один
   *[other] таких { $members }
}).
note-quill-passed = Вы пройдёте перо: { $count ->
    [one] умрёт { $count } домочадец
    [few] умрут { $count } домочадца
   *[many] умрут { $count } домочадцев
}, первым – № { $number }.
note-given-away = Вы отказываетесь от того, что могли бы получить (вариантов: { $count }).
note-last-turn = Это ваш последний ход.
note-near-the-end = Конец близок: свободных мест в летописи { $count }, на погосте { $graves }.
note-majority = Большинство в церкви сейчас: { $state_id ->
    [alone] у вас
    [shared] у вас и { $leaders ->
        [2] ещё у одного игрока ({ $other })
       *[other] у других, всего игроков: { $leaders }
    }
   *[theirs] { $leaders ->
        [1] { $other }
       *[other] у других игроков ({ $leaders })
    }
} (очков за мессу: { $count }).
note-brings-majority = Это даст вам большинство (очков за эту мессу: { $count }).
note-black-bag = Месса достанет из мешка { $count } фигурки: там монахов { $monks }, домочадцев { $members }.
note-rests = Упокоится: { $rest }, { $left ->
    [0] места нет
    [1] место последнее
   *[other] осталось мест: { $left }
}{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } к очкам в конце)
}.
note-ends-game = Это последнее место ({ $rest }): остальным останется по одному ходу.
note-only-the-cube = Только кубик: { $why_id ->
    [no-wagon] у вас нет телеги
    [nobody-to-serve] вам некого обслужить, а другие могут торговать
    [nobody-at-home] на подворье никого из ваших
    [barn-full] на подворье нет места для пшеницы
   *[nothing-to-do] сделать там вам нечего
}.
note-nothing-for-it = Вы ничего не получите: { $why_id ->
    [no-wagon] у вас нет телеги
    [nobody-to-serve] вам некого обслужить, а другие могут торговать
    [nobody-at-home] на подворье никого из ваших
    [barn-full] на подворье нет места для пшеницы
   *[nothing-to-do] сделать там вам нечего
}.
note-barn-room = Места хватит только на { $count }; останется в поле: { $lost }.
note-short-supply = В запасе осталось только { $count }: на { $lost } меньше, чем можно сделать.
note-been-there = Здесь вы уже были ({ $city }): ни метки, ни награды.
note-sellers = { $count ->
    [0] Больше сегодня не может торговать никто.
   *[other] Сегодня ещё могут торговать другие игроки: { $count }.
}
note-grain-lost = Пшенице из трюма нет места на подворье, пропадёт мешков: { $count }.
note-empty-holds = Пустых трюмов: { $count }, хотя груз для них есть.
note-nothing-ashore = На берегу вам делать нечего, а плавание на этом ходу кончится.
note-steps-lost = Пропадёт бесплатных переходов: { $count }.
note-cargo-worth = Весь груз принёс бы здесь очков: { $count }.
note-marrying = При нынешнем положении ваш домочадец обвенчается при { $count } из { $faces } значений кубика.
note-would-marry = Там он обвенчается при { $count } из { $faces } значений кубика, если никто больше не придёт.
note-not-the-next = Умрёт сначала не он, а домочадец № { $number }.
note-coins-worth = { $count ->
    [one] { $count } монета стоит
    [few] { $count } монеты стоят
   *[many] { $count } монет стоят
} в конце игры очков: { $points }.
