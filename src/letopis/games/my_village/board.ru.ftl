# Слова доски «Моей деревни» в браузере, вдобавок к словам самой игры.
board-round = Раунд { $round }
board-turn-of = ход { $turn } из { $turns }
board-steps = Шаги хода
board-pool = Кубики
board-pool-empty = кубиков не осталось
board-value = ценность вымпела
board-sum = сумма кубиков
board-time = время
board-story = очки истории
board-marker = маркер
board-window = церковное окно
board-customer = покупатель
board-coffin = анонимная могила

## Мёртвые и крыса
board-chronicle = Хроника
board-coffin-full = занято
board-graves = { $count ->
    [one] { $count } анонимная могила
    [few] { $count } анонимные могилы
   *[other] { $count } анонимных могил
}
board-end-label = Гробы
board-end = Гробов { $count } из { $end }: когда заполнятся все, игра закончится после раунда
board-rat-label = Крыса
board-rat = Крысе до набега { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[other] { $count } ячеек
}, { $grey ->
    [0] она на красной ячейке: набег возможен при следующем броске
    [one] { $grey } серая до красных
    [few] { $grey } серые до красных
   *[other] { $grey } серых до красных
}

## Общий запас
board-churches = Церкви
board-monks = Монахи
board-councils = Советы, место собраний
board-others = Поле, рука
board-travel = Путешествия
board-crafts = Мастерские
board-customers = Покупатели
board-makes = производит: { $good }
board-hand-up = Рука лежит ладонью вверх (сейчас у { $name }): её можно взять
board-hand-back = Руку взял игрок { $name }: в этом раунде её больше не взять
board-hand-story = очки истории на руке
board-what-church_healing = { $times ->
    [2] Дважды
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
} за игру при набеге крыс вы ничего не теряете.
board-what-church_monastery = Одно церковное окно в нём уже есть.
board-what-church_trading = В конторе открывается ещё один покупатель, и одного вы берёте бесплатно.
board-what-church_wayfarers = Карту путешествия можно вернуть и взять следующую.
board-what-council_finance = Монет: { $coins }, сразу и по белому вымпелу.
board-what-council_areas = Отмечайте виды карт: в конце за каждую вашу карту отмеченного вида очков: { $area }.
board-what-council_people = Отмечайте профессии: в конце за каждого отмеченного, кто жив, очков: { $people }.
board-what-council_guilds = Джокер сразу и по белому вымпелу; им платят за любой товар.
board-what-meeting_place = Жетон «2/12» к своему белому вымпелу, очков истории: { $story }, и маркер, который ставит кубик на любую грань.
board-what-field = Монет: { $coins }, сразу и по белому вымпелу; с плугом больше.
board-what-clerk = Возьмите от 1 до { $most } открытых покупателей; рядом написано, сколько это стоит.
board-what-hand = Очки истории с руки ваши, и следующий раунд начинаете вы.
board-what-travel = Откройте карту этой буквы: очки, а порой и доплата за следующую.
board-what-school = Ученик приходит, пересаживается или становится жителем.
board-what-amusement = Очко истории.

## Деревня
board-bridge = До моста { $count ->
    [one] { $count } единица времени
    [few] { $count } единицы времени
   *[other] { $count } единиц времени
}
board-to-bridge = до моста
board-path = Деревенский голова
board-stay = остаётся на месте
board-headman = деревенский голова здесь
board-safe = в сохранности
board-at-risk = под угрозой
board-house = В главном доме в сохранности { $count ->
    [one] { $count } очко истории
    [few] { $count } очка истории
   *[other] { $count } очков истории
}
board-tree = На дереве { $count ->
    [one] { $count } очко истории
    [few] { $count } очка истории
   *[other] { $count } очков истории
}; набег унёс бы { $loss }
board-purse = Монеты, очки истории под угрозой, товары
board-laborers = Наёмных рабочих: { $count }
board-holds-hand = рука первого игрока здесь
board-desk-free = школа, { $space } ячейка: пусто
board-desk-taken = школа, { $space } ячейка: ученик
board-lives = { $villager }: есть
board-dead = { $villager }: никого
board-always = всегда активна
board-idle = не активна
board-area-religion = Религия
board-area-council = Совет
board-area-harvest = Урожай
board-area-travel = Путешествия
board-area-craft = Ремёсла
board-area-market = Рынок
board-healed = помогла { $count } из { $most }
board-markers = маркеры для кубиков
board-field = Поле { $number }, без плуга
board-field-plow = Поле { $number } с плугом
board-gray = серый вымпел: доплата за следующую букву
board-journey-over = путешествие закончено
board-no-church = церкви пока нет
board-no-council = пока ничего
board-no-fields = полей пока нет
board-no-crafts = мастерских пока нет
board-no-customers = никто не ждёт
board-waiting = ждут покупателей: { $count }
board-served = обслужено: { $count }

## Ответы
board-openings-help = Каждая ценность: что она вам откроет и какие пары её дают.
board-only-headman = только деревенский голова
board-as-rolled = как выпало
board-deadly = маркер пройдёт мост: умрёт один из жителей
board-group-black = Один чёрный вымпел
board-group-white = Белые вымпелы своей деревни
board-group-headman = «?»: голова идёт по тропинке
board-group-other = Ответы
board-group-refused = Сейчас нельзя
board-hand-taken = рука взята
board-opens = что откроет { $value }
board-too-dear = Не по карману:
board-other-value = На этих вымпелах не { $value }:
board-what-monk = Окно для вашей церкви и один раз то, что на карте.
board-group-far = Остальное ({ $count }): почему нельзя
board-all-taken = всё разобрано

## Чего прибавилось и убавилось с последнего хода

count-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
count-tree = { $count } на дереве
count-house = { $count } в главном доме

## Справочник

compendium-church = Церкви
compendium-monk = Монахи
compendium-council = Палаты совета
compendium-meeting-place = Места собраний
compendium-field = Поля
compendium-travel = Карты путешествий
compendium-craft = Ремесленные здания
compendium-customer = Покупатели
compendium-good = Товары
compendium-area = Зоны деревни
compendium-path = Путь старосты
compendium-board = Планшеты деревень
compendium-use-add = Взяли
compendium-use-use = Белый флаг использовали
compendium-use-invite = Пригласили
facet-values = Чёрное значение
facet-white_values = Белое значение
facet-points = Очки
facet-symbol = Знак монаха
facet-letter = Буква
facet-good = Товар
