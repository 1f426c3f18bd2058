# Слова самого терминала, по-русски.

## Справка командной строки

cli-about = Летопись: стол для средневековых настольных игр.
cli-play = Играть в этом терминале с ботами или с друзьями за одной клавиатурой.
cli-train = Научить бота игре: пусть сам с собой узнаёт, что чего стоит.
cli-puzzles = Найти задачи в партиях ботов: позиции, где один ход заметно лучше других, а жадный игрок его не видит.
cli-arena = Пусть боты сыграют друг с другом: «letopis arena ИГРА» — матч, «letopis arena ladder» — все со всеми.
cli-match = Одна игра, один стол ботов; слово можно опустить: letopis arena ИГРА.
cli-ladder = Все боты со всеми, за столами всех размеров: рейтинги и доли побед с их интервалами.
cli-record = Прочитать или проверить запись партии.
cli-record-show = Вся партия для чтения.
cli-record-review = Что думает бот о каждом решении оконченной партии.
cli-record-verify = Переиграть запись и сказать, верна ли она.
cli-rules = Пронумерованные правила игры.
cli-games = Какие есть игры и какие у них настройки.
cli-bench = Быстрые замеры скорости на этой машине.
arg-game = Игра; список покажет «letopis games».
arg-games = Какие игры замерить; если не назвать ни одной, то все.
arg-record = Файл с записью партии.
opt-judge = Кто судит; если не сказать, лучший бот. ИМЯ@100ms даёт время на решение, ИМЯ@500 столько-то итераций.
arg-number = Правило (E-5.2) или раздел (E-5).
opt-lang = Язык, ru или en; обычно тот же, что у системы.
opt-plain = Только строки текста: без цвета, рамок и очистки экрана. Удобно с программой чтения с экрана.
opt-json = Вывести один документ JSON.
opt-option = Настройка игры; можно повторять.
opt-data = Папка с файлами TOML поверх данных игры.
opt-version = Показать версию.
opt-seats = Кто где сидит: human, human:ИМЯ или бот, через запятую. Обычно human,greedy.
opt-solo = Играть в одиночку.
opt-seed = С одним и тем же зерном выходит одна и та же партия.
opt-load = Продолжить сохранённую партию.
opt-bots = Боты через запятую: greedy, master@100ms, master:weights=ФАЙЛ или свой — package.module:Class@100ms.
opt-games = Не меньше стольких партий; каждый бот сидит на каждом месте одинаково часто.
opt-climbers = Боты через запятую; если не сказать, все, какие есть.
opt-tables = Столы на сколько мест; 2,3,4,5, насколько позволяет игра.
opt-games-each = Не меньше стольких партий каждым составом.
opt-time = Время на решение для ботов, которым его дают: 100ms, 1s. ИМЯ@100ms или ИМЯ@500 говорит это одному боту.
opt-write = Ещё и записать итог на страницу; у каждой игры там свой раздел, остальное остаётся.
arg-ladder-games = Игры; если не назвать ни одной, все.
opt-jobs = Число процессов; 0 значит по числу ядер.
opt-games-train = Сколько партий сыграть всего.
opt-rounds = Сколько раз подогнать веса заново.
opt-alone-train = Учить одиночную игру: у неё свои веса.
opt-priors-train = Учить не признаки, а первые мысли о ходах: по тому, что в итоге предпочёл поиск.
opt-leaves-train = Учить то, что предсказывает конец, — для поиска, там, где он остановился; по партиям жадных ботов.
opt-iterations-train = Сколько раз поиск пробует в этих партиях; 0 — как обычно.
opt-out-train = Куда записать веса; без этого — рядом с игрой.
opt-games-puzzles = Сколько всего партий просмотреть; та же команда ещё раз продолжит с того места, где остановилась.
opt-out-puzzles = Файл, где они лежат; если не указан, тот, что рядом с игрой.
opt-check = Ничего не искать, а спросить судью о тех, что есть.
opt-judge-puzzles = Бот, который судит; без этого – master@10s, вдесятеро больше времени, чем у него обычно.
opt-write-puzzles = Вместе с --check: записать цифры ещё и на страницу; у каждой игры там свой раздел, остальное не меняется.
opt-seed-arena = С одним зерном итог один и тот же при любом числе процессов.
opt-solo-arena = Каждый бот играет в одиночку.
opt-cap = После стольких решений партия считается застрявшей.
opt-forfeit = Бот, который ошибся, проигрывает партию; без этого турнир останавливается.
opt-census = Ещё и записать в файл, какими компонентами пользовались эти боты и чего достигли те, кто ими пользовался: таков census.json в комнате игры.
opt-records = Записывать каждую законченную партию в этот файл (JSON, строка на партию); рядом — его паспорт.
opt-table = Записать ходы этих партий таблицей (Parquet): нужны --records и дополнение «research».
opt-resume = Продолжить файл из --records: записанные в нём партии не играются заново.
opt-seal = Печать, которую вам показал стол (или она же с числами игроков): сравнить с ней печать записи.
opt-events = Рассказать и о том, что случилось после каждого действия.
opt-coverage = Какие тесты доказывают каждое правило.
opt-seconds = Сколько секунд замерять каждую игру.

## Приветствие и списки

welcome-title = Летопись
welcome = Стол для средневековых настольных игр. Чтобы сыграть в этом терминале, наберите:
welcome-more =
    Добавьте --solo, чтобы играть в одиночку, --seats human,human, чтобы играть с другом, --lang en для английского.
    За столом «помощь» скажет, что можно набрать; другие команды покажет «letopis --help».
game-seats = { "  " }игроков: { $seats }
game-option = { "  " }--option { $name }={ $default }  { $title } (допустимо: { $allowed })
none = нет

## Замечания

bad-language = --lang: языка «{ $given }» за этим столом нет (допустимо: { $allowed })
bad-game = игра: «{ $given }» неизвестна (допустимо: { $allowed })
bad-seat-count = --seats: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}: столько в этой игре не бывает (допустимо: { $allowed })
bad-seat = --seats: «{ $given }» неизвестно (допустимо: { $allowed }; дальше может стоять имя: human:Анна)
bad-name = --seats: имя «{ $given }» слишком длинное или содержит непечатные знаки (допустимо: не длиннее { $most })
bad-solo = --solo: это один человек, и --seats не может назвать других (допустимо: только --solo или --seats human)
bad-load = --load: у сохранённой партии свои зерно, настройки и данные (допустимо: --load без --seed, --option и --data)
bad-option-form = --option: «{ $given }» не имя со значением (допустимо: имя=значение)
bad-option-name = --option: у игры нет настройки «{ $given }» (допустимо: { $allowed })
bad-whole = { $field }: «{ $given }» не годится (допустимо: целое число от { $least })
bad-port = --port: «{ $given }» не годится (допустимо: от 0 до 65535; 0 — любой свободный)
bad-value = { $field }: { $problem } (допустимо: { $allowed })
bad-file = { $file }: файл не прочитать: { $why }
not-text = это не текст
bad-record = { $file }: запись неверна: { $why }
bad-bot = { $field }: «{ $given }» неизвестен (допустимо: { $allowed })
bot-failed = { $name } дальше не может: { $how }
not-finished = { $file }: партия не окончена, а разбирают только оконченные
bad-climbers = --bots: «{ $given }» — не лестница (допустимо: два разных бота или больше)
bad-tables = --seats: таких столов в игре { $game } не бывает (допустимо: { $allowed })
bad-time = --time: «{ $given }» — не время на размышление (допустимо: от 1ms, например 100ms или 1s)
bad-no-records = Для { $option } нужен --records ФАЙЛ: партии хранятся в нём.
bad-no-pyarrow = Для --table нужен pyarrow: pip install "letopis[research]".
bad-bot-count = --bots: { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}: столько мест в этой игре не бывает (допустимо: { $allowed })
other-game = { $file }: это запись другой игры, { $game }
other-seats = { $file }: в записи { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}, а за этим столом иначе
not-overwritten = { $file }: файл с таким именем уже есть, и это не запись; он остаётся как был
not-saved = { $file }: не записать: { $why }
no-such-rule = правило: { $given } нет (похожие: { $near })
no-tests = --coverage: ни в { $folder }, ни выше нет папки «tests»
bad-tests = --coverage: тест в { $folder } не прочитать: { $why }

## Имена

bot-random = Случайный бот
bot-greedy = Жадный бот
bot-apprentice = Ученик
bot-journeyman = Подмастерье
bot-master = Мастер
bot-monte_carlo = Бот Монте-Карло

## Команды за столом: как набирать и что они делают

command-why = почему
command-undo = отмена
command-hint = совет
command-rules = правила
command-score = счёт
command-table = стол
command-list = список
command-log = журнал
command-save = сохранить
command-load = загрузить
command-help = помощь
command-quit = выход
usage-why = почему ДЕЙСТВИЕ
usage-undo = отмена [что]
usage-hint = совет
usage-rules = правила E-5.2
usage-score = счёт
usage-table = стол
usage-list = список [НАЧАЛО]
usage-log = журнал
usage-save = сохранить ФАЙЛ
usage-load = загрузить ФАЙЛ
usage-help = помощь
usage-quit = выход
meaning-why = можно ли так сделать, а если нет, то по какому правилу
meaning-undo = взять назад последний выбор или одну из выбранных вещей
meaning-hint = что сделал бы здесь бот и почему
meaning-rules = правило, раздел (E-5) или список разделов
meaning-score = таблица очков на этот час
meaning-table = показать весь стол ещё раз
meaning-list = все варианты с номерами
meaning-log = всё, что было
meaning-save = записать партию в файл
meaning-load = продолжить партию из файла
meaning-help = эта страница
meaning-quit = уйти; партия сохранится, и её можно продолжить
help-choose = Чтобы выбрать, наберите номер из списка, несколько номеров сразу (1 3 5) или слова действия, целиком или только их конец (build farm; farm; c5 90). Или одну из команд (английские why, undo, hint, rules, score, table, list, log, save, load, help, quit тоже годятся):

## Вопросы

asked = { $name }: { $question }
many = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}. Наберите один из них, например «{ $example }»; «список» покажет все.
many-two = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}. Наберите один из них, например «{ $example }» или «{ $other }»; «список» покажет все.
list-more = Enter: дальше, любая буква: хватит:{ " " }
list-none = Нет вариантов, которые начинаются с «{ $given }».
no-such-number = Варианта { $number } нет: в списке их { $most }.
several = Это может значить разное: { $actions }. Скажите точнее.
forced = Вариант был только один, он и выбран: { $action }.
stopped = { $played ->
    [one] Сделан { $played } выбор
    [few] Сделано { $played } выбора
   *[many] Сделано { $played } выборов
}; дальше случилось новое, не сделано: { $left }.
refused = { $sentence } ({ $rule })
see-help = Наберите «помощь», чтобы узнать, что можно набрать.
why-what = Почему что? Наберите «почему» и действие или его номер, например «почему 2».
why-legal = Так можно: { $action }.
thinking = { $name } думает …
hint = { $action } [{ $text }]: { $why }
rules-how = Чтобы прочитать правило, наберите «правила { $example }».
undone = Взято назад.
picked = Выбрано { $number } из { $most }: { $things }
save-where = Куда сохранить? Наберите «сохранить» и имя файла.
saved = Сохранено: { $file }
load-what = Что загрузить? Наберите «загрузить» и имя файла.
loaded = Загружено: { $file }
hand-over = { $name }, клавиатура ваша. { $other }, не подглядывайте. Нажмите Enter, когда будете готовы.

## Конец

sheet-title = Таблица очков
sheet-total = Итог
sheet-line = { $name }: всего { $total }. { $rows }.
result-won = { $name } побеждает!
result-shared = Победу делят { $names }.
result-place = { $place }. { $name }: { $total }
result-alone = Вы набрали { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
result-title = Ваше звание: { $title }.
offer-record = Чтобы сохранить запись партии, наберите имя файла; Enter, чтобы уйти.
goodbye = До встречи.
kept = Партия сохранена: { $file }
resume = Чтобы продолжить, наберите:

## Записи и правила

round = Раунд { $round }
record-players = Игроков: { $count }
record-seed = Зерно: { $seed } (случай: { $chance })
record-options = Настройки: { $options }
record-data = свои данные
record-length = Действий: { $count }
record-action = { $number }. { $name }: { $action }
record-unfinished = Партия не окончена.
seal-none = Печати нет: кто решил кубики, не доказать.
seal-commitment = печать сломана: тайна, соль, настройки, правила или места — не те, что были запечатаны до игры
seal-bond = печать сломана: число одного из игроков изменили после начала игры
seal-seed = печать сломана: партию сыграли из другого зерна, чем дают тайна и числа
seal-shown-differs = у записи не та печать, что есть у вас
seal-holds-all = Печать цела: кубики получились из тайны, запечатанной до игры, и из чисел игроков (мест с числами: { $numbers } из { $seats }).
seal-holds-server = Печать цела: кубики получились из тайны, запечатанной до игры; чисел от игроков не было.
seal-holds-given = Печать цела; кубики — те, что были у позиции, с которой началась игра.
seal-shown = Это та самая печать, что вам показали.
seal-compare = Эту ли печать вам показали до игры? { $commitment } (сравнит --seal)
record-line = { $file }, строка { $line }
verified-all = OK: { $count ->
    [one] верна { $count } партия
    [few] верны { $count } партии
   *[other] верны { $count } партий
}.
verified = OK: повторено { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}; счёт { $totals }.
verified-unfinished = Пока OK: повторено { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}, партия не окончена; счёт { $totals }.
review-judging = Разбираем
review-by = Судит { $bot }, каждое решение по тому, что было видно тому, кто его принимал.
review-chances = Шансы на победу, от первого решения до конца:
review-points = Сколько стоила позиция в очках, от первого решения до конца:
review-course = { $name }: { $values }
review-costliest = Самые дорогие решения, { $name }:
review-none = { $name }: ни одно решение не стоило сколько-нибудь заметно.
review-one = { $rank }. действие { $play }: { $cost }
review-chosen = { "   " }выбрано: { $action }. { $why }
review-better = { "   " }лучше: { $action }. { $why }
no-test = нет теста
more-tests = { " " }и ещё { $count }
coverage-missing = Без теста { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}: { $rules }
coverage-full = Все правила доказаны тестами: { $count }.

## Арена и замеры

arena-playing = Идёт игра
progress-line = { $what }: { $done } из { $total }.
bad-census-records = Перепись складывается за целые партии, а файл партий её не хранит: либо --census, либо --records.
arena-broken-off = Прервано: сыграно партий { $games } из { $asked }.
arena-forfeits = { $bot }: из-за ошибок проиграно { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}; первая: { $first }
arena-bot = Бот
arena-games = Партий
arena-wins = Побед
arena-interval = интервал 95 %
arena-mean = Средний счёт
arena-row = В среднем по строкам
arena-title = Звание
arena-length = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}; решений в каждой в среднем { $decisions }.
arena-speed = { $speed } партий в секунду ({ $seconds } с, процессов: { $jobs }).
ladder-rating = Рейтинг
ladder-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
} (поровну: { $share } %)
ladder-written = Записано: { $file }
ladder-no-folder = такой папки нет
bench-game = Игра
bench-players = Игроков
bench-decisions = Решений в секунду
bench-copy = copy
bench-view = view
bench-guess = guess
bench-compiled = Скомпилированная сборка.
bench-plain = Обычный Python; скомпилированную сборку делает «make fast».
bench-plain-package = Обычный Python: когда ставили «Летопись», не нашлось компилятора C с заголовками Python. С ним pip install --force-reinstall сделает скомпилированную сборку.

train-playing = Учимся
train-round = Круг { $number }: ошибка предсказания { $error } очка; побед над прежними весами { $won } (принято: { $step }); средний счёт { $mean }.
train-priors = Решений: { $choices }; в отложенных партиях первые мысли расходятся с поиском на { $doubt } нат (без них { $plain }, меньше { $least } не бывает).
train-done = Веса записаны в { $path } ({ $seconds } с).
train-leaves =
    { $table ->
        [alone] В одиночку: моментов { $moments }; исход отложенных партий предсказан на { $after } (прежде на { $before }).
        [two] Вдвоём: моментов { $moments }; отрыв в конце отложенных партий предсказан на { $after } (прежде на { $before }).
       *[several] Втроём и больше: моментов { $moments }; отрыв в конце отложенных партий предсказан на { $after } (прежде на { $before }).
    }
train-either = Что-нибудь одно: --priors, --leaves или --alone.
train-no-search = В партиях, по которым учит --leaves, поиска нет: уберите --iterations.
needs-extra = Для этого нужен пакет { $package }: pip install "letopis[{ $extra }]"
needs-setup = Для этого нужен пакет { $package }: его поставит make setup
bad-out = { $path }: { $problem }.

## Задачи

puzzles-searching = Просмотр партий
puzzles-found = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
puzzles-done = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
} из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}, в { $path } ({ $seconds } с).
puzzles-other-seed = --seed: задачи в { $path } взяты из партий с другим зерном (можно: { $seed } или другой --out)
puzzles-none = В { $path } задач нет.
puzzles-broken = { $path } не читается: { $problem }.
puzzles-checking = Проверка
puzzles-checked = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}: { $judge } согласен с { $agreed } ответов; жадный игрок не видит { $missed }.
puzzles-doubted = { $id }: судья выбрал бы «{ $chosen }».

cli-new-game = Начать свою игру: маленький пакет, который играет, показывает себя и держит все законы; дальше его меняют шаг за шагом.
arg-new-game = Имя: маленькие латинские буквы, цифры и _.
opt-title = Как её называют люди.
opt-folder = Где сделать папку; если не сказать — здесь.
new-game-name = NAME: «{ $given }» не годится (допустимо: маленькие латинские буквы, цифры и _, сначала две буквы, не больше { $most } знаков)
new-game-title = --title: «{ $given }» не годится (допустимо: буквы, цифры, пробелы и . , ' ! : – -, не больше 60)
new-game-taken = NAME: игра «{ $given }» уже есть
new-game-there = { $folder }: это уже есть, а поверх ничего не пишется
new-game-made = Ваша игра лежит в { $folder }.
new-game-trying = Проверяем законы
new-game-kept = Она держит законы всех игр ({ $told }).
new-game-broken = Новая игра не держит законов: { $told }
new-game-next = Теперь меняйте её: как — сказано в CONTRIBUTING.md, «Adding a game». Поставить, играть, проверять:

cli-connect = Посадить бота за стол работающего сервера: пусть играет там.
arg-connect = Приглашение, стол или сервер (с --game: новый стол).
opt-bot = Кто играет: greedy, master@100ms, master:weights=ФАЙЛ или свой — package.module:Class@100ms.
opt-name = Как его там называть.
opt-game-connect = На сервере: создать стол этой игры.
opt-against = За новым столом: против кого играть; open — место для кого угодно.
opt-cookies = Где хранить, кто этот бот: с тем же файлом он вернётся на своё место.
visit-address = URL: «{ $given }» не годится (допустимо: адрес сервера или стола, http://… или https://…)
visit-no-table = URL: это сервер; назовите стол или создайте его с --game
visit-denied = Сервер отвечает: { $why }
visit-sits = Играем за столом { $where }
visit-closed = Стол закрыли.
more-lines = … ещё { $count } { $count ->
    [one] строка
    [few] строки
   *[other] строк
}: всё покажет «{ $command }»
