# Что говорит сам стол, в какую бы игру ни играли.
bot-name-0 = Агнесса
bot-name-1 = Богдан
bot-name-2 = Василиса
bot-name-3 = Глеб
bot-name-4 = Дарья
bot-name-5 = Елизар
level-apprentice = Ученик
level-journeyman = Подмастерье
level-master = Мастер

table-sit = За стол садится { $seat }.
table-leave = Место свободно: { $seat }.
table-bot = Дальше играет бот: { $seat }.
table-back = Возвращается { $seat }.
table-undo = { $seat } берёт действие назад.
