# What the table itself says, whatever the game.
bot-name-0 = Agnes
bot-name-1 = Bertram
bot-name-2 = Cecily
bot-name-3 = Drogo
bot-name-4 = Edith
bot-name-5 = Fulk
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master

table-sit = { $seat } takes a seat.
table-leave = { $seat } leaves the table.
table-bot = A bot plays on as { $seat }.
table-back = { $seat } is back.
table-undo = { $seat } takes back an action.
