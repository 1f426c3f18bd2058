# Аббатство: все слова, которые видит игрок, по-русски.

title = Аббатство
tagline = Три монаха, пять зим, а в скриптории вечно нет места.
credits = Маленькая игра нашего сочинения: она показывает, как добавляют игры.
provenance = Все записи в данных этой игры ({ $reconstructed }) придуманы нами.
length = 10 минут

forest = лес
quarry = каменоломня
orchard = сад
kitchen = кухня
scriptorium = скрипторий
chapel = часовня
wood = дерево
stone = камень
apples = яблоки
row-work = Сделанная работа

decision-turn = { $seat }, куда пойдёт следующий монах?
action-send = Место: { $first }
action-rest = Отдых
event-snow = Раунд { $round }. Снегом занесло место: { $place }.
event-worked = { $seat } посылает монаха работать. Место: { $place }{ $points ->
    [0] .
    [one] , { $points } очко.
    [few] , { $points } очка.
   *[other] , { $points } очков.
}
event-rested = { $seat }: работы не нашлось, монах отдыхает.
refusal-no-room = Мест больше нет: { $place }.
refusal-too-dear = Не хватает того, что здесь нужно: { $place }.
refusal-snowed-in = В этом раунде сюда не пройти из-за снега: { $place }.
refusal-work-left = Монах отдыхает, только если работы для него нет, а она есть.
note-monks-left = { $count ->
    [0] Это ваш последний монах в раунде.
    [one] После этого в раунде остаётся ещё { $count } монах.
    [few] После этого в раунде остаётся ещё { $count } монаха.
   *[other] После этого в раунде остаётся ещё { $count } монахов.
}
board-round = Раунд { $round } из { $rounds }
board-points = { $points } ПО
