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
log = Летопись
log-all = Вся летопись ({ $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
})
log-of = Летопись партии: { $game }
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
fair-text = До начала игры сервер выбрал тайное зерно. Вот его печать; после игры зерно покажут, и каждый сможет проверить, что ничего не меняли.
timeline = Оглянуться
moment = { $at } из { $last }
since = С вашего последнего хода
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
tab-log = Летопись
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
js-verified = Доказано: зерно и печать совпадают, и партия повторяется точно такой, какой была.
js-not-verified = Доказательство не сошлось.
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
verify = Проверить честность
revealed = Зерно и соль:

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

## Правила и о проекте

rules-title = { $game }: правила
rules-contents = Содержание
rules-search = Искать в правилах
about-title = О проекте «Летопись»
about-what = «Летопись» — стол для средневековых настольных игр, полный до последнего правила: чтобы играть в браузере и чтобы изучать как библиотеку. Свободная программа под лицензией MIT.
about-unofficial = Этот стол неофициальный. Мы никак не связаны с авторами и издателями этих игр; ни их рисунков, ни их текстов здесь нет. Понравилась игра — купите коробку.
about-games = Игры
about-credits = Из чего сделано
about-icons = Значки: game-icons.net, Lorc, Delapouite и другие авторы, CC BY 3.0, перекрашены.
about-type = Шрифты: Alegreya и Alegreya Sans, Хуан Пабло дель Пераль, Huerta Tipográfica, SIL Open Font License.
about-morph = Страницы меняет idiomorph (Zero-Clause BSD).
about-fair = Честность
about-fair-text = До начала игры сервер выбирает тайное зерно и показывает его печать; после игры показывает и зерно, и каждый может проверить, что ничего не меняли.
about-privacy = Кто вы — говорит подписанный cookie; нет ни учётных записей, ни паролей, ни слежки.
