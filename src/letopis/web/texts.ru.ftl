# Все слова страниц, которые не принадлежат ни одной игре.
site = Летопись
site-description = Стол для средневековых настольных игр: играйте в браузере с друзьями и ботами, без регистрации.
skip = К содержанию
tools = Страница
theme-switch = Светлая или тёмная
other-language = English
about = О проекте
rules = Правила
foot = Неофициальный стол для тех, кто любит эти игры.
to-home = К играм
close = Закрыть
save = Сохранить
fault = Не получилось
no-script = Ходы отправляет и поле обновляет скрипт, поэтому этим страницам нужен JavaScript. Включите его, пожалуйста. Правила можно читать и без него.
settings = Настройки
settings-where = Они действуют на этом устройстве.
choice-pace = Темп чужих ходов
choice-pace-normal = Обычный
choice-pace-slow = Медленный
choice-pace-fast = Быстрый
choice-pace-off = Сразу
choice-confirm = Подтверждать то, чего не вернуть
choice-confirm-phone = На телефоне
choice-confirm-on = Всегда
choice-confirm-off = Никогда
choice-sound = Звук, когда мой ход
choice-sound-off = Выключен
choice-sound-on = Включён
choice-motion = Движение
choice-motion-system = Как на устройстве
choice-motion-off = Без движения
choice-hand = Рука на телефоне
choice-hand-right = Правая
choice-hand-left = Левая
choice-theme = Цвета
choice-theme-system = Как на устройстве
choice-theme-light = Светлые
choice-theme-dark = Тёмные
choice-lang = Язык
keys = Клавиши
keys-this = Эти клавиши
keys-tab = К следующему, что можно выбрать
keys-escape = Закрыть открытое; пока не делать
keys-enter = Выбрать
key-space = Пробел
keys-space = Рассмотреть карту крупно; то же, если задержать на ней указатель или палец
keys-again = Прочитать ещё раз: что случилось и о чём вопрос
offline-short = Связи нет. Что вы уже читали, читать можно.
offline-title = Нет связи
offline-text = Сервер недоступен, и играть пока нельзя. Ничего не потеряно: столы вас ждут.
offline-kept = Что вы читали раньше, можно читать и сейчас:
offline-again = Попробовать снова

## Главная

home-title = Средневековые настольные игры за одним столом
home-lead = Садитесь за стол сразу. Играйте с ботами, которые умеют играть, позовите друга ссылкой и продолжите завтра с того же места.
home-games = Игры
play-now = Играть
learn = Учиться
play-alone = В одиночку: { $name }
play-title-apprentice = Сразу за стол, против ученика
play-title-journeyman = Сразу за стол, против подмастерья
practice = тренировка
result-won = победа
result-place = место { $place } из { $count }
result-alone = в одиночку
my-tables-more = Ещё мои столы
new-table = Новый стол
my-tables = Мои столы
my-tables-none = Вы пока не сидите ни за одним столом.
my-tables-before = Сыгранные партии
open-tables = Открытые столы
open-tables-none = Никто не ждёт игроков. Откройте стол сами.
seats-range = { $low ->
   *[other] { $low }–{ $high } { $high ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
}
seats-one = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
your-turn = Ваш ход
turn-of = Ходит { $name }
join = Сесть
game-gone = Этой игры на сервере больше нет.
rules-gone = Её правила изменились: здесь её не продолжить.
kept = Партия: { $game }
kept-how = То, что сохранено в конце партии, можно прочесть: подсчёт очков, поле и журнал.
kept-board = Поле в конце партии
kept-record = Скачать запись
go-on = Продолжить
watch-table = Смотреть
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}

## Новый стол

new-title = Новый стол: { $game }
new-who = Кто играет
new-players = Игроков
new-seat = Место { $number }
seat-me = Я
seat-here = Кто-то здесь, на этом устройстве
seat-is-open = Открыто для всех
seat-invited = По приглашению
seat-bot = Бот: { $level }
new-bots-help = Ученик играет как новичок, подмастерье смотрит немного вперёд, мастер обдумывает каждый ход.
new-name-here = Имя
new-practice = Тренировка с ботами
new-practice-help = Вернуться можно к любому своему выбору, даже если с тех пор сказал слово случай; он повторит то же самое. Партия идёт не на рейтинг, и в её записи это сказано.
new-mode = Темп
mode-live = Сразу
mode-post = По переписке: дни между ходами
new-watch = Кто может смотреть
watch-anyone = Все
watch-link = Только по ссылке
watch-nobody = Никто
new-options = Варианты правил
new-name = Ваше имя
new-open = Открыть стол
option-on = да
option-allowed = Допустимо: { $allowed }

## Стол

area-common = Общее поле
area-aside = Рядом с игроками
place-of = Место: { $name }
open-place = Рассмотреть: { $name }
opened = Место крупнее
over = Игра окончена.
see-result = К результату
looking-back = Вы смотрите назад.
to-now = К настоящему
coach-only = Вы смотрите через плечо ({ $name }): выбор не за вами.
waiting = Сейчас выбирать нечего.
waiting-for = Ждём: { $names }
thinking = { $count ->
    [one] Думает: { $names } …
   *[other] Думают: { $names } …
}
waiting-post = Игра по переписке: страницу можно закрыть. Стол ждёт вас на главной, в разделе «Мои столы».
waiting-open = Одно из мест ещё свободно: пошлите приглашение или отдайте его боту (вкладка «Стол»).
undo = Отменить
undo-with-bots = Берёт назад ваш последний выбор, а боты берут назад свои ответы
undo-with-practice = Тренировка: назад к вашему последнему выбору; что сказал случай, он скажет снова
sure = Подтвердить
not-yet = Пока нет
alike = Несколько одинаковых сразу
alike-take = ×{ $count }: { $thing }
curtain-pass = Передайте устройство. Ходит
curtain-why = Остальным смотреть нельзя: дальше — тайное.
curtain-rise = Это я: показать
invite-title = Ждём людей
invited-title = Вас приглашают
invite-how = Покажите код или пошлите ссылку. Кто её откроет, сможет сесть за стол.
invite-code = Код с приглашением на место { $number }
invite-begin = Пока посмотреть на стол
invite-look = Только посмотреть
share-link = Послать ссылку
table-description = Партия: { $game }. За столом: { $names }.
js-final = Потом этого не вернуть.
picked = Уже выбрано
picked-of = Выбрано { $number } из { $most }:
take-one-back = Вернуть: { $thing }
forecasts = При нынешнем положении
at-any-moment = В любой момент:
at-any-moment-count = { $count ->
    [one] В любой момент: { $count } действие
    [few] В любой момент: { $count } действия
   *[many] В любой момент: { $count } действий
}
open-own = Раскрыть своё место или свернуть
hint = Подсказка
you = вы
bot-title = Игрок из кода
seat-open = свободно
away = не на связи
their-turn = выбирает
their-thinking = думает
score = Очки сейчас
vp = ПО
scores = Подсчёт очков
scores-now = Так, будто игра кончилась сейчас. Знак вопроса стоит там, где вам ещё нельзя знать.
row = За что
total = Итого
log = Журнал
log-all = Весь журнал ({ $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
})
log-of = Журнал партии: { $game }
log-back = К столу
talk = Разговор за столом
talk-nothing = Пока никто ничего не сказал.
talk-say = Сказать
talk-send = Отправить
people = За столом
stands-in = замещает: { $name }
sit = Сесть сюда
give-to-bot = Отдать боту
links = Ссылки
link-invite = Пригласить на место { $number }
link-watch = Смотреть
link-coach = Подсказывать мне (видно мои тайны)
copy-link = Копировать
hand-to-bot = Отдать моё место боту
take-back = Вернуть моё место
sit-prompt = За этим столом есть свободное место.
back-prompt = За вас играет бот.
lock = Закрыть стол
unlock = Открыть стол
fair = Всё честно?
fair-text = Ещё до того, как кто-либо сел за стол, сервер выбрал тайну и запечатал её вместе с игрой, её настройками и правилами.
fair-all = Потом страница каждого игрока добавила своё число, и карты с кубиками получаются из тайны и всех чисел вместе: в одиночку их не мог выбрать никто. Ваша страница хранит печать и сама проверит её, когда игра закончится.
fair-server = Карты и кубики получаются из одной этой тайны: стол открыли без чисел от игроков. Ваша страница хранит печать и сама проверит её, когда игра закончится.
fair-given = Игра началась с позиции, у которой кубики свои, поэтому печать скрепляет игру, но не их.
fair-none = У этого стола нет печати, которая что-то доказывает: он продолжает другую партию или открыт ещё до того, как печати появились.
fair-commitment = Печать сервера:
fair-bond = Она же с числами всех игроков:
unbegun = Игра начнётся, когда соберутся все.
unbegun-board = Карты и кубики раздаются, когда все сели, чтобы в раздаче была доля каждого. До тех пор стол показывает лишь пример.
unbegun-missing = { $count ->
    [one] { $names }: место занято, но числа для кубиков ещё нет — игрок сюда пока не заходил.
   *[other] { $names }: места заняты, но чисел для кубиков ещё нет — игроки сюда пока не заходили.
}
begin-now = Начать, не дожидаясь
revealed-how = Скачанную запись может проверить и любой другой:
timeline = Оглянуться
moment = { $at } из { $last }
since = С вашего последнего хода
since-nothing = Пока ничего: здесь будет видно, что делают другие.
show-all-of-it = Показать всё или только две строки
since-more = { $count ->
    [one] до этого ещё { $count } событие …
    [few] до этого ещё { $count } события …
   *[other] до этого ещё { $count } событий …
}
show-step = Показать на поле
news = Что вы потеряли и что принёс подсчёт
seen = Понятно
log-machinery = Показать все подробности
reel = Повтор
reel-first = К началу
reel-back = На шаг назад
reel-play = Смотреть
reel-pause = Пауза
reel-on = На шаг вперёд
reel-speed = Скорость
pacing-skip = К концу хода
retry = Сыграть отсюда ещё раз
talk-unread = За столом что-то сказали
my-name = Моё имя
beside = Рядом с полем
tab-log = Журнал
tab-scores = Очки
tab-talk = Разговор
tab-people = Стол
rule-title = Правило { $rule }
connected = На связи
connecting = Восстанавливаем связь …
gone = Закрыто
level-apprentice = ученик
level-journeyman = подмастерье
level-master = мастер

js-review-chosen = Выбрано
js-review-better = Лучше
js-review-back = Назад к разбору
js-your-turn = Ваш ход
js-copied = Ссылка скопирована.
js-hint-none = Здесь боту нечего посоветовать.
js-hint-better = Бот выбрал бы:
js-hint-thinking = Бот думает …
js-hint-show = Показать на поле
js-hint-play = Сходить
js-fault = Сервер не отвечает. Ничего не потеряно; пробуем снова.
js-verified = Сервер переиграл партию из этого зерна: она повторяется точно такой, какой была.
js-not-verified = Доказательство не сошлось.
js-seal-alarm = Осторожно: печать этого стола не та, которую сохранила эта страница. Кто-то изменил тайну партии, её настройки или число одного из игроков.
js-seal-ok = Проверено на этой странице: тайна, настройки и числа всех игроков — те, что она хранит с самого начала, и ваше среди них. Ничего не меняли.
js-seal-others = Проверено на этой странице: тайна, настройки и числа игроков — те, что она хранит. Ничего не меняли. С этого устройства числа не было.
js-seal-late = Проверено на этой странице, насколько возможно: она открылась, когда игра уже шла, и с тех пор ничего не меняли.
js-seal-server = Проверено на этой странице: тайна и настройки — те, что она хранит с самого начала. Ничего не меняли; чисел от игроков в раздаче не было.
js-seal-none = У этого стола не было печати, которая что-то доказывает, и проверять на этой странице нечего.
js-seal-commitment = НЕВЕРНО: показанная тайна — не та, что была запечатана до игры.
js-seal-terms = НЕВЕРНО: игра, правила, настройки или места — не те, что были запечатаны до игры.
js-seal-bond = НЕВЕРНО: число одного из игроков изменили после начала игры.
js-seal-number = НЕВЕРНО: число, которое эта страница добавила к кубикам, подменили.
js-seal-seed = НЕВЕРНО: партию раздали из другого зерна, чем дают тайна и числа.
js-confirm-close = Закрыть этот стол насовсем? Играть за ним будет нельзя.
js-confirm-close-all = Закрыть этот стол насовсем? Он закроется, когда этого захотят все, кто за ним сидит.
js-confirm-delete = Удалить этот стол и всё, что за ним сыграно? Вернуть его будет нельзя.
js-confirm-reissue = Сделать другую ссылку? Прежняя ссылка на это место перестанет действовать.
js-time-up = время вышло
js-days = дн.
js-hours = ч
js-confirm-leave = Отдать ваше место боту? Вернуть его можно в любой момент.
js-sending = Отправляем: ждём связи …

## После игры

result = Результат
won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
why-won = { $lead ->
    [one] Отрыв — { $lead } очко
    [few] Отрыв — { $lead } очка
   *[other] Отрыв — { $lead } очков
}; на втором месте { $name }. Решило: { $row } (+{ $ahead }).
why-tie = По { $points } очков, и при равенстве { $name } уступает.
why-shared = По { $points } очков, и равенство ничем не разрешить.
solo-over = Конец
solo-why = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
graph = Очки по ходу игры
graph-x = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
again = Ещё раз тем же составом
replay = Посмотреть заново
download = Скачать запись
verify = Переиграть для проверки
revealed = Тайна и соль

## Разбор

review = Разбор партии
review-of = Разбор партии: { $game }
review-lead = Бот посмотрел на каждое решение глазами того, кто его принимал: чего тот не мог видеть, не видел и бот.
review-wait = Бот разбирает партию …
review-progress = { $of ->
    [0] Готовимся …
    [one] { $done } из { $of } решения
   *[other] { $done } из { $of } решений
}
review-chances = Шансы на победу
review-points = Сколько стоила позиция, в очках
review-graph = { $names }: ход партии, решение за решением
review-costliest = Самые дорогие решения
review-none = Ни одно решение не стоило сколько-нибудь заметно.
review-chosen = Выбрано
review-better = Лучше
review-move = Действие { $play }
review-show = Показать на поле
review-failed = Сейчас разбор сделать не получается: попробуйте ещё раз чуть позже.

## Задачи

puzzles = Задачи
puzzles-lead = Позиции из партий сильных ботов. Один ход здесь заметно лучше других: найдите его. Вы видите то же, что видел игрок за столом, и большего не нужно.
puzzles-rating = Ваш рейтинг: { $rating }
puzzles-solved = Решено с первой попытки: { $solved } из { $tried }
puzzles-new = Отсюда он начинается и меняется с каждой первой попыткой.
puzzles-none = Задач здесь пока нет.
puzzles-easy = проще
puzzles-hard = сложнее
puzzle-of-the-day = Задача дня
puzzle-next = Следующая
puzzle-title = { $game }, задача { $number }
puzzle-task = Найдите лучший ход
puzzle-how = { $count ->
    [1] Вы играете в одиночку. Выберите, как в игре: первый же выбор и есть ответ.
   *[other] Ваше место – большое. Выберите, как в игре: первый же выбор и есть ответ.
}
puzzle-place = { $number } из { $count }
puzzle-difficulty = сложность { $rating }
puzzle-was-solved = решена
puzzle-was-missed = с первого раза не решена
puzzle-give-up = Показать ответ
puzzle-right = Верно!
puzzle-wrong = Есть ход лучше.
puzzle-given-up = Вот этот ход.
puzzle-chosen = Вы выбрали «{ $answer }».
puzzle-answer = Лучший ход: { $answer }.
puzzle-same = Это всё равно что «{ $answer }».
puzzle-rated = Ваш рейтинг: { $before } → { $rating }
puzzle-not-rated = Ваш рейтинг прежний, { $rating }: засчитывается только первая попытка.
puzzle-line = Как может пойти дальше
puzzle-judged = Все варианты
puzzle-judged-how = Шансы победить с каждым из них (в игре на одного – сколько очков ждать), по множеству продуманных отсюда партий. То, чего не видно, каждый раз сдавалось заново.
puzzle-play-on = Играть дальше отсюда
puzzle-again = Ещё раз

## Правила и о проекте

rules-title = { $game }: правила
rules-contents = Содержание
rules-search = Искать в правилах
picture-before = До: { $seen }
picture-after = После.
picture-between = Что сыграно
picture-try = Попробовать
picture-try-title = Открыть эту позицию за столом и играть дальше

# Показать на вещь и узнать, что это.
ask = Что это?
ask-how = Коснитесь чего угодно на столе: мы объясним, и ничего не будет сыграно.
ask-nothing = Про это место рассказать нечего.
ask-legend = Все знаки
ask-keys = Клавиши
ask-done = Готово
legend = Знаки этой игры
legend-none = Сейчас знаки не прочитать.
about-title = О проекте «Летопись»
about-what = «Летопись» — стол для средневековых настольных игр, полный до последнего правила: чтобы играть в браузере и чтобы изучать как библиотеку. Свободная программа под лицензией MIT.
about-unofficial = Этот стол неофициальный. Мы никак не связаны с авторами и издателями этих игр; ни их рисунков, ни их текстов здесь нет. Понравилась игра — купите коробку.
about-games = Игры
about-credits = Из чего сделано
about-icons = Значки: game-icons.net, Lorc, Delapouite и другие авторы, CC BY 3.0, перекрашены.
about-type = Шрифты: Alegreya и Alegreya Sans, Хуан Пабло дель Пераль, Huerta Tipográfica, SIL Open Font License.
about-morph = Страницы меняет idiomorph (Zero-Clause BSD).
about-fair = Честность
about-fair-text = До игры сервер запечатывает тайну, а страница каждого игрока добавляет своё число: в одиночку карты и кубики не выбирает никто. Ваша страница хранит печать и сама проверяет её, когда игра закончится.
about-privacy = Кто вы — говорит подписанный cookie; нет ни учётных записей, ни паролей, ни слежки.

## Уроки

lesson = Урок
lesson-of = { $number } из { $count }
lesson-on = Дальше
lesson-do = Ваш ход: сделайте это на поле
lesson-choose = Ваш ход: выбирайте свободно
lesson-back = Шаг назад
lesson-skip = Пропустить
lesson-skip-what = Этот шаг сделают за вас
lesson-leave = Играть свободно
lesson-leave-what = Закончить уроки и играть отсюда дальше против ученика
lesson-learned = Что вы теперь знаете
lesson-go-on = Играть дальше
lesson-where = урок { $number } из { $count }
lesson-over = уроки пройдены, партия идёт
learn-minutes = Учиться (около { $count ->
    [one] { $count } минуты
    [few] { $count } минут
   *[other] { $count } минут
})
learn-on = Учиться дальше
learn-more = Ещё уроки
learn-title = Первая партия с подсказками, за настоящим столом

## Люди, часы, убранные столы

me-title = Вы
me-name-help = Так вас будут звать за столом.
me-saved = Сохранено.
me-return = Ваша ссылка для возвращения
me-return-text = Учётных записей и паролей нет: кто вы, помнит этот браузер. На другом устройстве, или если браузер забудет, эта ссылка вернёт ваше имя, места и партии.
me-return-how = Наведите на код другое устройство или скопируйте ссылку и сохраните там, где её найдёте.
me-return-secret = У кого она есть, тот может играть за вас. Если она попала в чужие руки, смените её: старая перестанет действовать.
me-return-code = Код со ссылкой для возвращения
me-kept = Что о вас хранится
me-kept-text = Имя, места, ваши ходы и слова за столами и когда это было; больше ничего, и никаких адресов.
me-export = Скачать всё это
me-erase-text = Всё это можно стереть. Чужие партии останутся, без вашего имени и ваших слов; где партия ещё идёт, за вас доиграет бот. Столы, за которыми не сидел никто другой, будут удалены.
me-erase = Стереть меня
me-erase-sure = Стереть имя, слова, места и ваши собственные столы? Вернуть их будет нельзя, и ссылка для возвращения никуда не приведёт.
me-renew = Сменить ссылку
me-renew-sure = Сменить ссылку? Старая перестанет действовать.
return-title = С возвращением
return-as = Эта ссылка возвращает игрока:
return-nameless = гость без имени
return-tables = столов:
return-do = Да, это я
return-not = Нет
return-instead = В этом браузере вы сейчас { $name }. Если те столы ещё нужны, сначала скопируйте ссылку для возвращения на странице «Вы».
return-empty = У ссылки для возвращения есть тайная часть после знака #. Здесь её нет: скопируйте ссылку целиком.
home-return = Играете и на другом устройстве?
home-return-link = Ваша ссылка для возвращения
settings-me = Ваше имя и ссылка для возвращения
shelf = Убранные столы
shelf-text = Столы, которые вы убрали с глаз. Ничего не пропало: начатое продолжается, сыгранное можно читать.
shelf-empty = Ничего не убрано.
unshelve = Достать
shelve = Убрать с глаз
shelve-title = Убрать с глаз: стола не будет в вашем списке, но его можно достать
shelve-of = Убрать с глаз: { $game }
put-away = Этот стол
close-table = Закрыть насовсем
delete-table = Удалить
closing = Хотят закрыть стол: { $names }. Он закроется, когда этого захотят все, кто за ним сидит.
closed = Этот стол закрыли.
closed-short = закрыт
watching = Вы смотрите
invited-by = { $name } приглашает вас
invitation-used = Место из вашего приглашения уже занято: попросите другое.
sit-as = Занять место { $number }
name-ask = Как вас называть остальным?
reissue = Новая ссылка
reissue-title = Сделать другую ссылку на это место: прежняя перестанет действовать
bot-instead = играет бот
bot-for = За этого игрока играет бот; он может вернуться
clocks = Часы
clock-reminder = Вас ждут.
clock-none = Не торопимся
clock-friendly = дружеские часы: напомнить через { $span }
clock-strict = { $span } на каждый выбор
clock-game = { $span } на партию и ещё { $increment } с за каждый ход
clock-then = { $clock }, потом { $then }
span-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[other] { $count } секунд
}
span-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
new-clock = Время на раздумья
new-clock-help = Дружеские часы: напомнят, а ещё через столько же остальные могут решить, что за вас поиграет бот; место вернёт один щелчок. Строгие: время вышло — и это случится само. Если не торопимся, голосовать можно через неделю. То, что все выбирают одновременно за ширмами, считается одним выбором.
new-then = Когда время вышло
then-bot = играет бот, пока человек не вернётся
then-lose = место насовсем достаётся боту
vote = Пусть поиграет бот
vote-given = Вы проголосовали: { $count } из { $needed }

## Справочник

compendium = Справочник
compendium-title = { $game }: справочник
compendium-lead = Все компоненты игры, всего { $count }, какими их рисует стол: с правилами и с тем, откуда взяты числа.
compendium-search = Название, свойство, правило
compendium-all = все
compendium-show = Показать
compendium-clear = Показать все
compendium-found = { $count ->
    [one] { $count } компонент из { $all }
    [few] { $count } компонента из { $all }
   *[many] { $count } компонентов из { $all }
}
compendium-other = Прочие части игры
facet-component = Что это
facet-source = Откуда взяты числа
compendium-figures = Числа: { $told }
compendium-source-seed = из книги правил
compendium-source-public = как опубликовано другими
compendium-source-recalled = по памяти о коробке
compendium-source-reconstructed = наши, подобраны под правила
compendium-source-none = своих нет
compendium-source-of = { $fields }: { $source }
census-about = Как ими пользуются сильные игроки, сосчитано { $games ->
    [one] по { $games } партии
   *[many] по { $games } партиям
} за столом на { $players } ботов ({ $bots }); это говорит о том, что бывает при победе, а не о том, что к ней ведёт.
census-even = Равная доля побед была бы { $share } %. Сосчитать снова:
census-line = { $use }: { $did } из { $could }, кто мог ({ $share } %). Они выиграли { $won } % своих партий, отличие от среднего за столом: { $ahead } ПО.
census-few = { $use }: { $did } из { $could }, кто мог ({ $share } %); слишком мало, чтобы судить.
census-nobody = { $use }: никто из { $could }, кто мог.
compendium-field-name = название
compendium-field-effect = действие
compendium-field-cost = цена
compendium-field-shape = контур
compendium-field-face = что на карте
compendium-field-ru = русское название
compendium-field-color = цвет
compendium-field-colour = цвет
compendium-field-group = сословие
compendium-field-kind = когда действует
compendium-field-worker = работник
compendium-field-symbol = знак
compendium-field-alt = плата кубиками
compendium-field-bonus = награда
compendium-field-detail = подробности
compendium-field-spaces = число мест
compendium-field-wedding_extra = места для «Свадьбы»
compendium-field-en = английское название
compendium-field-penalty = штраф
compendium-field-threat_markers = маркеры
compendium-field-colour_of_threat = цвет угрозы
compendium-field-points = очки
