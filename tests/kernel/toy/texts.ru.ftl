title = Шарики
option-bowl = Камешки в чаше
option-light = Освещение
option-guests = Гости
option-quiet = Тишина
decision-hide = Сколько из { $left } камешков вы спрячете?
decision-claim = { $seat }, следующий шарик ваш: взять или оставить.
action-hide = Спрятать { $first }
action-take = Взять шарик
action-leave = Оставить шарик
action-peek = Подсмотреть
action-shake = Потрясти мешок
event-hid = { $seat }: { $pebbles ->
    [0] камешки спрятаны
    [one] спрятан { $pebbles } камешек
    [few] спрятаны { $pebbles } камешка
   *[many] спрятано { $pebbles } камешков
}.
event-fists-open = Кулаки раскрыты; больше всех: { $seat }.
event-took = { $seat } берёт шарик за { $worth }.
event-left = { $seat } оставляет его.
event-peeked = { $seat } подсматривает{ $worth ->
    [0] .
   *[other] : цена { $worth }.
}
event-shook = { $seat } трясёт мешок.
refusal-too-many = У вас только { $left } камешков.
refusal-peeked = Вы уже подсмотрели.
decision-charming = { $seat }, возьмите до двух амулетов.
action-charm = Взять: { $first }
action-enough = Хватит
action-ring = Позвонить в колокольчик
event-charmed = { $seat } берёт амулет: { $charm }.
event-rang = { $seat } звонит в колокольчик и берёт камешек.
refusal-no-charm = Больше нет: { $charm }.
refusal-rung = Ваш колокольчик уже звонил, или чаша пуста.
refusal-fists = С кулаком за спиной не звонят.
row-charms = Амулеты
acorn = жёлудь
bead = бусина
coin = монета
note-known = Вы оставите шарик, о котором знаете: он стоит { $worth }.
note-bag = { $count ->
    [one] В мешке { $count } шарик.
    [few] В мешке { $count } шарика.
   *[other] В мешке { $count } шариков.
}
