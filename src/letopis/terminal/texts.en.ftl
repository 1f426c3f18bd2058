# The terminal's own words, in English.

## Help of the command line

cli-about = Letopis, the chronicle: a table for medieval board games.
cli-play = Play in this terminal, against bots or friends at the same keyboard.
cli-train = Learn by self-play what the features of a game are worth.
cli-puzzles = Find puzzles in games of bots: moments at which one move is clearly best and greedy play misses it.
cli-arena = Let bots play each other and see who wins: “letopis arena GAME” is a match, “letopis arena ladder” all against all.
cli-match = One game, one table of bots; the word may be left out: letopis arena GAME.
cli-ladder = All bots against all, at tables of every size: ratings, and win rates with their intervals.
cli-record = Read or check the record of a game.
cli-record-show = A whole game to read.
cli-record-review = What a bot thinks of every decision of a finished game.
cli-record-verify = Replay a record and say whether it is true.
cli-rules = The numbered rules of a game.
cli-games = The games there are, with their options.
cli-bench = Quick measures of speed on this machine.
arg-game = The game; “letopis games” lists them.
arg-games = The games to measure; all if none is named.
arg-record = The file of a record.
opt-judge = The bot that judges; the best one if not said. NAME@100ms gives it a time a decision, NAME@500 so many iterations.
arg-number = A rule (E-5.2) or a section (E-5).
opt-lang = Language, ru or en; usually that of the system.
opt-plain = Lines of text only: no colours, no boxes, no clearing. Good with a screen reader.
opt-json = Print one JSON document.
opt-option = An option of the game; may be repeated.
opt-data = A folder of TOML files laid over the game's data.
opt-version = Print the version.
opt-seats = Who sits where: human, human:NAME or a bot, separated by commas. Usually human,greedy.
opt-solo = Play alone.
opt-seed = The same seed deals the same game.
opt-load = Go on with a saved game.
opt-bots = The bots, separated by commas: greedy, master@100ms, master:weights=FILE, or your own as package.module:Class@100ms.
opt-games = At least so many games; each bot takes each seat equally often.
opt-climbers = The bots, separated by commas; all there are if not said.
opt-tables = Tables of how many seats; 2,3,4,5 as far as the game allows.
opt-games-each = At least so many games of each line-up.
opt-time = Time a decision, for the bots that take one: 100ms, 1s. NAME@100ms or NAME@500 says it for one bot alone.
opt-write = Also write the result to a page; each game has a section there, the rest of the page stays.
arg-ladder-games = The games; all if none is named.
opt-jobs = Processes; 0 means as many as there are cores.
opt-games-train = How many games to play in all.
opt-rounds = How often to fit the weights anew.
opt-alone-train = Learn the game alone, which has weights of its own.
opt-priors-train = Learn first thoughts on actions instead, from what searches come to prefer.
opt-leaves-train = Learn instead what foretells the end, for where a search looks: from games of greedy players.
opt-iterations-train = Iterations of a search in these games; 0 for the usual number.
opt-out-train = Where to write the weights; without it, beside the game.
opt-games-puzzles = How many games to look through in all; the same command again goes on where it stopped.
opt-out-puzzles = The file they are kept in; without it, the one in the game's room.
opt-check = Find none, but ask a judge about those there are.
opt-judge-puzzles = The bot that judges; master@10s if not said, ten times its usual time.
opt-write-puzzles = With --check: also write the figures to a page; each game has a section there, the rest of the page stays.
opt-seed-arena = The same seed gives the same result, whatever the jobs.
opt-solo-arena = Each bot plays alone.
opt-cap = Decisions after which a game counts as stuck.
opt-forfeit = A bot that fails loses its game; without this it stops the tournament.
opt-census = Also write to a file which components these bots used, and how those fared who did: the room's census.json is one.
opt-records = Write each game into this file as it ends (JSON, a line a game), with a manifest beside it.
opt-table = Write the plies of these games as a table (Parquet): needs --records and the extra “research”.
opt-resume = Go on with the file of --records: games that stand in it are not played again.
opt-seal = The seal that you were shown at the table (or with everybody's numbers): compare the record's with it.
opt-events = Tell also what happened after each action.
opt-coverage = Which tests prove each rule.
opt-seconds = How long to measure each game.

## Welcome and lists

welcome-title = Letopis, the chronicle
welcome = A table for medieval board games. To play in this terminal, type one of:
welcome-more =
    Add --solo to play alone, --seats human,human to play with a friend, --lang ru for Russian.
    At the table “help” says what can be typed; “letopis --help” lists the other commands.
game-seats = { "  " }players: { $seats }
game-option = { "  " }--option { $name }={ $default }  { $title } (allowed: { $allowed })
none = none

## Complaints

bad-language = --lang: “{ $given }” is not a language of this table (allowed: { $allowed })
bad-game = game: “{ $given }” is unknown (allowed: { $allowed })
bad-seat-count = --seats: { $count ->
    [one] one seat is
   *[other] { $count } seats are
} not possible in this game (allowed: { $allowed })
bad-seat = --seats: “{ $given }” is unknown (allowed: { $allowed }; a name may follow, as in human:Anna)
bad-name = --seats: the name “{ $given }” is too long or holds signs that cannot be printed (allowed: up to { $most } letters)
bad-solo = --solo: it means one human, so --seats cannot name others (allowed: --solo alone, or --seats human)
bad-load = --load: a saved game has its own seed, options and data (allowed: --load without --seed, --option and --data)
bad-option-form = --option: “{ $given }” is not a name and a value (allowed: name=value)
bad-option-name = --option: the game has no option “{ $given }” (allowed: { $allowed })
bad-whole = { $field }: “{ $given }” is not allowed (allowed: a whole number from { $least })
bad-port = --port: “{ $given }” is not allowed (allowed: 0 to 65535; 0 is any that is free)
bad-value = { $field }: { $problem } (allowed: { $allowed })
bad-file = { $file }: the file cannot be read: { $why }
not-text = it is not text
bad-record = { $file }: not a true record: { $why }
bad-bot = { $field }: “{ $given }” is unknown (allowed: { $allowed })
bot-failed = { $name } cannot go on: it { $how }
not-finished = { $file }: the game is not over; a review is for finished games
bad-climbers = --bots: “{ $given }” makes no ladder (allowed: two different bots or more)
bad-tables = --seats: no such table in { $game } (allowed: { $allowed })
bad-time = --time: “{ $given }” is no time to think in (allowed: 1ms or more, such as 100ms or 1s)
bad-no-records = { $option } needs --records FILE: the games are kept there.
bad-no-pyarrow = --table needs pyarrow: pip install "letopis[research]".
bad-bot-count = --bots: { $count ->
    [one] one bot is
   *[other] { $count } bots are
} not a number of seats of this game (allowed: { $allowed })
other-game = { $file }: the record is of another game, { $game }
other-seats = { $file }: the record is of { $count ->
    [one] one seat
   *[other] { $count } seats
}, this table has another number
not-overwritten = { $file }: there is a file of that name that is no record; it stays as it is
not-saved = { $file }: cannot be written: { $why }
no-such-rule = rule: there is no { $given } (near it: { $near })
no-tests = --coverage: no folder “tests” in { $folder } or above it
bad-tests = --coverage: a test in { $folder } cannot be read: { $why }

## Names

bot-random = Random bot
bot-greedy = Greedy bot
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-monte_carlo = Monte-Carlo bot

## Commands at the table: how they are typed, and what they do

command-why = why
command-undo = undo
command-hint = hint
command-rules = rules
command-score = score
command-table = table
command-list = list
command-log = log
command-save = save
command-load = load
command-help = help
command-quit = quit
usage-why = why ACTION
usage-undo = undo [thing]
usage-hint = hint
usage-rules = rules E-5.2
usage-score = score
usage-table = table
usage-list = list [BEGINNING]
usage-log = log
usage-save = save FILE
usage-load = load FILE
usage-help = help
usage-quit = quit
meaning-why = whether a choice is allowed, and if not, by which rule
meaning-undo = take back your last choice, or one thing of those you have picked
meaning-hint = what a bot would do here, and why
meaning-rules = a rule, a section (E-5), or the list of sections
meaning-score = the score sheet as things stand
meaning-table = show the whole table again
meaning-list = all choices with their numbers
meaning-log = all that has happened
meaning-save = write the game to a file
meaning-load = go on with the game of a file
meaning-help = this page
meaning-quit = leave; the game is kept and can be resumed
help-choose = To choose, type a number from the list, several numbers at once (1 3 5), or the words of an action, whole or just the end of them (build farm; farm; c5 90). Or one of these:

## Asking

asked = { $name }: { $question }
many = { $count } choices. Type one, such as “{ $example }”; “list” shows them all.
many-two = { $count } choices. Type one, such as “{ $example }” or “{ $other }”; “list” shows them all.
list-more = Enter for more, anything else to stop:{ " " }
list-none = No choice begins with “{ $given }”.
no-such-number = There is no choice { $number }: the list has { $most ->
    [one] one
   *[other] { $most }
}.
several = That could be several: { $actions }. Please say more.
forced = There was only one choice, so it is made: { $action }.
stopped = { $played ->
    [one] One choice was made
   *[other] { $played } choices were made
}; then something new came up, and { $left ->
    [one] one was
   *[other] { $left } were
} left out.
refused = { $sentence } ({ $rule })
see-help = Type “help” to see what can be typed.
why-what = Why what? Type “why” and an action or its number, such as “why 2”.
why-legal = It is allowed: { $action }.
thinking = { $name } is thinking …
hint = { $action } [{ $text }]: { $why }
rules-how = Type “rules { $example }” to read one.
undone = Taken back.
picked = Picked { $number } of { $most }: { $things }
save-where = Save where? Type “save” and the name of a file.
saved = Saved: { $file }
load-what = Load what? Type “load” and the name of a file.
loaded = Loaded: { $file }
hand-over = { $name }, the keyboard is yours. { $other }, look away. Press Enter when ready.

## The end

sheet-title = Score sheet
sheet-total = Total
sheet-line = { $name }: { $total } in all. { $rows }.
result-won = { $name } wins!
result-shared = Victory is shared by { $names }.
result-place = { $place }. { $name }: { $total }
result-alone = You made { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
result-title = Your rank: { $title }.
offer-record = To keep the record of this game, type the name of a file; Enter to leave.
goodbye = Good-bye.
kept = The game is kept: { $file }
resume = To go on with it, type:

## Records and rules

round = Round { $round }
record-players = Players: { $count }
record-seed = Seed: { $seed } (chance: { $chance })
record-options = Options: { $options }
record-data = data of one's own
record-length = Actions: { $count }
record-action = { $number }. { $name }: { $action }
record-unfinished = The game is not over.
seal-none = No seal: nothing proves who settled the dice.
seal-commitment = the seal is broken: secret, salt, options, rules or seats are not those that were sealed before the game
seal-bond = the seal is broken: a seat's number was changed after the game had begun
seal-seed = the seal is broken: the game was played with another seed than its secret and numbers give
seal-shown-differs = the record's seal is not the one you have
seal-holds-all = The seal holds: the dice came from a secret sealed before the game, and from the numbers of { $numbers } of { $seats } seats.
seal-holds-server = The seal holds: the dice came from a secret sealed before the game; the seats added no numbers.
seal-holds-given = The seal holds; the dice are those of the position that the game began with.
seal-shown = It is the seal you were shown.
seal-compare = Was this the seal you were shown before the game? { $commitment } (--seal compares)
record-line = { $file }, line { $line }
verified-all = OK: { $count ->
    [one] { $count } game holds
   *[other] { $count } games hold
}.
verified = OK: { $count ->
    [one] one action replays
   *[other] { $count } actions replay
}; scores { $totals }.
verified-unfinished = OK so far: { $count ->
    [one] one action replays
   *[other] { $count } actions replay
}, the game is not over; scores { $totals }.
review-judging = Judging
review-by = Judged by { $bot }, each decision by what its seat could see.
review-chances = The chances of winning, from the first decision to the end:
review-points = What the position was worth in points, from the first decision to the end:
review-course = { $name }: { $values }
review-costliest = The costliest decisions of { $name }:
review-none = { $name }: no decision cost anything worth a word.
review-one = { $rank }. action { $play }: { $cost }
review-chosen = { "   " }chosen: { $action }. { $why }
review-better = { "   " }better: { $action }. { $why }
no-test = no test
more-tests = { " " }and { $count } more
coverage-missing = { $count ->
    [one] One rule has no test
   *[other] { $count } rules have no test
}: { $rules }
coverage-full = All { $count } rules are proved by tests.

## Arena and bench

arena-playing = Playing
progress-line = { $what }: { $done } of { $total }.
bad-census-records = A census counts what whole games brought, and a file of games does not keep it: --census or --records, not both.
arena-broken-off = Broken off: { $games } of { $asked } games were played.
arena-forfeits = { $bot } lost { $count ->
    [one] one game
   *[other] { $count } games
} by failing; the first: { $first }
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = 95 % interval
arena-mean = Mean score
arena-row = Mean by row
arena-title = Rank
arena-length = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions } decisions each on average.
arena-speed = { $speed } games a second ({ $seconds } s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}).
ladder-rating = Rating
ladder-seats = { $count } seats (fair: { $share } %)
ladder-written = Written: { $file }
ladder-no-folder = there is no such folder
bench-game = Game
bench-players = Players
bench-decisions = Decisions a second
bench-copy = copy
bench-view = view
bench-guess = guess
bench-compiled = The compiled build.
bench-plain = Plain Python; “make fast” builds the compiled one.
bench-plain-package = Plain Python: there was no C compiler with Python's headers when Letopis was installed. With one, pip install --force-reinstall builds the compiled one.

train-playing = Learning
train-round = Round { $number }: foretold points were off by { $error }; won { $won } against the weights before (kept: { $step }); mean score { $mean }.
train-priors = { $choices } choices; in games kept aside first thoughts are { $doubt } nats from what searches prefer (without any { $plain }, the least possible { $least }).
train-done = The weights are in { $path } ({ $seconds } s).
train-leaves =
    { $table ->
        [alone] Alone: { $moments } moments; of how games kept aside ended { $before } was foretold before, { $after } now.
        [two] Two seats: { $moments } moments; of the leads in the end of games kept aside { $before } was foretold before, { $after } now.
       *[several] Several seats: { $moments } moments; of the leads in the end of games kept aside { $before } was foretold before, { $after } now.
    }
train-either = One thing at a time: --priors, --leaves or --alone.
train-no-search = Nobody searches in the games that --leaves learns from: leave out --iterations.
needs-extra = This needs the package { $package }: pip install "letopis[{ $extra }]"
needs-setup = This needs the package { $package }: make setup brings it
bad-out = { $path }: { $problem }.

## Puzzles

puzzles-searching = Looking through games
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-done = { $count ->
    [one] { $count } puzzle from
   *[other] { $count } puzzles from
} { $games ->
    [one] { $games } game
   *[other] { $games } games
}, in { $path } ({ $seconds } s).
puzzles-other-seed = --seed: the puzzles in { $path } are from games of another seed (allowed: { $seed }, or another --out)
puzzles-none = There are no puzzles in { $path }.
puzzles-broken = { $path } cannot be read: { $problem }.
puzzles-checking = Checking
puzzles-checked = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}: { $judge } agrees with { $agreed } of the answers; greedy misses { $missed }.
puzzles-doubted = { $id }: the judge would choose “{ $chosen }”.

cli-new-game = Make a game of your own: a small package that plays, shows and keeps every law, to be changed step by step.
arg-new-game = Its name: small letters, digits and _.
opt-title = What people call it.
opt-folder = Where its folder is made; here if not said.
new-game-name = NAME: “{ $given }” is not allowed (allowed: small letters, digits and _, two letters first, at most { $most } signs)
new-game-title = --title: “{ $given }” is not allowed (allowed: letters, digits, blanks and . , ' ! : – -, at most 60)
new-game-taken = NAME: there is a game “{ $given }” already
new-game-there = { $folder }: this is there already, and nothing is overwritten
new-game-made = A game of your own is in { $folder }.
new-game-trying = Trying the laws
new-game-kept = It keeps the laws of every game ({ $told }).
new-game-broken = The new game does not keep the laws: { $told }
new-game-next = Now make it yours, as “Adding a game” in CONTRIBUTING.md says. Install, play and test it:

cli-connect = Let a bot sit down at a table of a running server and play there.
arg-connect = An invitation, a table, or a server (with --game: a new table).
opt-bot = Who plays: greedy, master@100ms, master:weights=FILE, or your own as package.module:Class@100ms.
opt-name = What to be called there.
opt-game-connect = At a server: make a table of this game.
opt-against = At a new table: whom to play against; open is for anybody.
opt-cookies = Where to keep who the bot is: started again with the same file, it has its seat back.
visit-address = URL: “{ $given }” is not allowed (allowed: the address of a server or a table, http://… or https://…)
visit-no-table = URL: this is a server; name a table, or make one with --game
visit-denied = The server says: { $why }
visit-sits = Playing at { $where }
visit-closed = The table was closed.
more-lines = … { $count } more { $count ->
    [one] line
   *[other] lines
}: “{ $command }” shows all
