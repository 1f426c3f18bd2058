# What the table itself says, whatever the game.
bot-name-0 = Agnes
bot-name-1 = Bertram
bot-name-2 = Cecily
bot-name-3 = Drogo
bot-name-4 = Edith
bot-name-5 = Fulk

# Who sits at the tables on pictures of the rules.
picture-name-0 = Anna
picture-name-1 = Boris
picture-name-2 = Clara
picture-name-3 = David
picture-name-4 = Emma

table-sit = { $seat } takes a seat.
table-begin = The dice are settled: the game begins.
table-leave = { $seat } leaves the table.
table-bot = A bot plays on as { $seat }.
table-bot-late = { $seat } has run out of time: a bot plays on until { $seat } is back.
table-bot-lost = { $seat } has run out of time and loses the seat: a bot plays on.
table-bot-voted = The others could wait for { $seat } no longer: a bot plays on until { $seat } is back.
table-closed = The table is closed.
table-back = { $seat } is back.
table-erased = A player has left for good: { $seat } plays on.
table-greedy = { $seat }: no decision in time, so a simpler bot, greedy, chooses.
table-undo = { $seat } takes back an action.
table-undo-bots = { $seat } takes back an action, and the bots what they answered.
table-undo-practice = Practice: { $seat } goes back to an earlier choice; what chance said, it will say again.

guest-here = Guest { $number }
guest = Guest
nobody = Somebody
puzzle-you = You

fault-bad-request = This request cannot be understood.
fault-bad-json = This is no JSON.
fault-unknown-address = There is nothing at this address.
fault-unknown-table = There is no such table.
fault-unknown-game = There is no such game.
fault-unknown-seat = There is no such seat at this table.
fault-unknown-moment = There is no such moment to look back at.
fault-unknown-rule = There is no such rule.
fault-unknown-puzzle = There is no such puzzle.
fault-wrong-method = This address does not take this kind of request.
fault-wrong-origin = This request comes from another site.
fault-wrong-host = This server does not go by that name.
fault-wrong-content = Commands are sent as application/json.
fault-too-large = This is too large.
fault-too-fast = That was too fast: please wait a moment.
fault-too-much-talk = That is a lot of talk at once: please wait a moment.
fault-too-many-tables = You have { $allowed } unfinished tables, and more are not allowed. Finish one, close it, or put it away (“My tables” on the home page), and open a new one.
fault-too-many-streams = Too many pages are open at once.
fault-bad-start = The game cannot begin with this position.
fault-bad-option = The game does not take this option, or not with this value.
fault-bad-name = This name will not do.
fault-bad-invitation = This link opens nothing: it may have been used already.
fault-no-watching = This table is not open to spectators.
fault-no-seat = You have no seat at this table.
fault-not-owner = Only the owner of the table may do this.
fault-not-your-seat = This is not your seat.
fault-no-coaching = Whoever plays at this table cannot coach at it.
fault-seen-secrets = You have seen what another player at this table keeps secret: you may sit there again, but nowhere else.
fault-locked = The table is locked.
fault-seat-taken = This seat is taken.
fault-already-seated = You already have a seat at this table.
fault-not-away = No bot is playing for you here.
fault-still-here = This player is at the table.
fault-refused = This is not allowed.
fault-lesson = This is not what the lesson is about.
fault-lesson-waits = This lesson waits for you to do something on the board.
fault-no-course = No course leads through this table.
fault-unknown-course = There is no such course.
fault-final = This cannot be taken back: confirm it first.
fault-stale = The game has gone on in the meantime: look again, then choose.
fault-still-running = This is shown when the game is over.
fault-begun = The game has begun: its dice are settled.
fault-not-begun = The game has not begun: it waits until everybody is there.
fault-number-given = You have added your number already.
fault-seats-open = Some seats are still free: wait for people, or give them to bots.
fault-broken-seal = The seal of this table is broken: its secret, its options or a number was changed in the database, and the game cannot go on from there.
fault-closed = This table was closed.
fault-seat-by-invitation = This seat is kept for somebody with an invitation.
fault-seat-not-open = Somebody sits there.
fault-bad-return = This return link opens nothing any more: a newer one has taken its place, or it is not whole.
fault-not-late = There is no reason to vote: this player still has time.
fault-not-alone = Other people sit, or have sat, at this table: leave it, or put it away.
fault-over = The game is over.
fault-game-gone = The game of this table is no longer installed on this server.
fault-other-rules = This table was played by another version of the rules, which this server does not have.
fault-too-many-new-tables = Too many tables were made from here at once: please wait a little.
fault-moved-on = You asked about another moment meanwhile: this hint is no longer wanted.
fault-busy = The bots are busy: please try again in a moment.
fault-database-gone = The tables cannot be reached just now. Nothing is lost; please try again in a moment.
fault-internal = Something went wrong on the server.

cli-serve = Serve the tables to browsers: on this machine, or to a whole club.
opt-host = The address to listen at; 0.0.0.0 for every network.
opt-port = The port to listen at; 0 for any that is free.
opt-database = Where the tables are kept: postgresql://user@host/name, or sqlite:///path; a file in the data folder if not said.
opt-workers = How many processes serve, each its share of the tables.
opt-data-dir = The data folder: the tables' file and the key that signs cookies.
opt-log-json = Log every request, a JSON document a line.
opt-open = Open the browser when ready.
serving = The table is at { $where_id }. Ctrl-C ends it.

cli-backup = All that a server keeps, as one file: tables, people, the key. Servers may run meanwhile, on SQLite or PostgreSQL.
cli-restore = Put a backup in the place of all that there is, on SQLite or PostgreSQL, whichever it was made of.
cli-export = All finished games as records, a JSON document a line; `letopis record verify` checks them.
cli-export-me = All that is kept about a person, by the return link.
cli-erase-me = Forget a person, by the return link; the games of others stay.
opt-lang = Speak Russian or English.
opt-replace = Also where there is something already, which is lost then.
opt-yes = Do not ask first.
arg-backup = The file of the backup.
arg-out = Where to write it; to the output if not said.
arg-link = The person's return link.

keep-database = The tables in { $where } cannot be reached: { $why }
keep-nothing = There are no tables in { $where }: --database and --data-dir say where they are.
keep-older = The tables in { $where } were written by an earlier release (revision { $revision }): start a server of this one first, it brings them up to date.
keep-newer = { $where } was written by a later release (revision { $revision }): use that one.
keep-no-key = There is no key in { $where }: nobody's link can be checked without it.
backup-exists = { $file } is there already: choose another name, or say --replace.
backup-no-folder = There is no folder for { $file }.
backup-unwritable = { $file } cannot be written: { $why }
backup-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}. It holds secrets: keep it where nobody else can read it.
restore-no-file = There is no file { $file }.
restore-unreadable = { $file } cannot be read: { $why }
restore-no-backup = { $file } is no backup of Letopis, or it is damaged.
restore-occupied = There are tables in { $where } already ({ $count }): they would be lost. Say --replace if that is meant.
restore-done = Restored, as of { $made }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}. Servers that run have read everything anew.
restore-no-key = The backup holds no key: if it was signed with another than this server's, cookies and links open nothing.
restore-other-key = The backup was signed with another key than LETOPIS_KEY: its cookies and links open nothing here.
export-without = { $table }: left out, { $why }
export-so-far = { $count ->
    [one] { $count } game so far
   *[other] { $count } games so far
}
export-done = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}. Games that still run are left out: their dice are secret.
erase-sure = Name, words and seats of this person are erased, and tables where nobody else has sat. There is no way back. Go on?
erase-done = Erased. Tables deleted: { $deleted }; tables of others from which the person is gone: { $changed }.
