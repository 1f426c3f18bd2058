# Every word of the pages that belongs to no game.
site = Letopis
site-description = A table for medieval board games: play in the browser with friends or with bots, no account needed.
skip = Skip to the content
tools = Page tools
theme-switch = Light or dark
other-language = Русский
about = About
rules = Rules
foot = An unofficial table for people who love these games.
to-home = To the games
close = Close
save = Save
fault = That did not work
no-script = Moves are sent and boards kept up to date by a script, so these pages need JavaScript. Please turn it on. The rules can be read without it.
settings = Settings
settings-where = They hold on this device.
choice-pace = Pace of others’ moves
choice-pace-normal = Normal
choice-pace-slow = Slow
choice-pace-fast = Fast
choice-pace-off = At once
choice-confirm = Confirm what cannot be taken back
choice-confirm-phone = On phones
choice-confirm-on = Always
choice-confirm-off = Never
choice-sound = Sound when it is my turn
choice-sound-off = Off
choice-sound-on = On
choice-motion = Motion
choice-motion-system = As the device wants it
choice-motion-off = None
choice-hand = Hand on a phone
choice-hand-right = Right
choice-hand-left = Left
choice-theme = Colours
choice-theme-system = As the device wants them
choice-theme-light = Light
choice-theme-dark = Dark
choice-lang = Language
keys = Keys
keys-this = These keys
keys-tab = To the next thing that can be chosen
keys-escape = Close what is open; not yet
keys-enter = Choose
key-space = Space
keys-space = See a card large; so does the pointer that rests on it, or a finger
keys-again = Read aloud again: what has happened, and the question
offline-short = There is no connection. What you have read stays readable.
offline-title = No connection
offline-text = The server cannot be reached, so there is no playing just now. Nothing is lost: your tables wait for you.
offline-kept = What you have read before can be read here:
offline-again = Try again

## Home

home-title = Medieval board games at one table
home-lead = Sit down at once. Play with bots that play well, send a friend a link, and go on tomorrow where you stopped.
home-games = Games
play-now = Play
learn = Learn
play-alone = Alone: { $name }
play-title-apprentice = A game against the apprentice, at once
play-title-journeyman = A game against the journeyman, at once
practice = practice
result-won = victory
result-place = place { $place } of { $count }
result-alone = alone
my-tables-more = More tables of mine
new-table = New table
my-tables = My tables
my-tables-none = You are at no table yet.
my-tables-before = Finished games
open-tables = Open tables
open-tables-none = No table is waiting for players. Open one.
seats-range = { $low ->
   *[other] { $low }–{ $high } players
}
seats-one = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
your-turn = Your turn
turn-of = Turn: { $name }
join = Join
game-gone = This game is no longer installed here.
rules-gone = Its rules have changed: it cannot go on here.
kept = A game of { $game }
kept-how = What was kept when it ended can still be read: the score sheet, the board and the log.
kept-board = The board at the end
kept-record = Download the record
go-on = Go on
watch-table = Watch
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## New table

new-title = New table: { $game }
new-who = Who plays
new-players = Players
new-seat = Seat { $number }
seat-me = Me
seat-here = Somebody here, on this device
seat-is-open = Open to anyone
seat-invited = By invitation
seat-bot = Bot: { $level }
new-bots-help = The apprentice plays like a beginner, the journeyman looks a little ahead, the master thinks each move over.
new-name-here = Their name
new-practice = Practice beside bots
new-practice-help = Undo goes back to any choice of yours, past what chance has said; played again, chance says the same. The game is not rated, and its record says so.
new-mode = Pace
mode-live = Live
mode-post = By post: days between moves
new-watch = Who may watch
watch-anyone = Anyone
watch-link = Whoever has the link
watch-nobody = Nobody
new-options = Options and variants
new-name = Your name
new-open = Open the table
option-on = yes
option-allowed = Allowed: { $allowed }

## Table

area-common = The common board
area-aside = Beside the players
place-of = Place of { $name }
open-place = Look closer at { $name }
opened = A place, larger
over = The game is over.
see-result = See the result
looking-back = You are looking back.
to-now = Back to now
coach-only = You are looking over the shoulder of { $name }: the choice is theirs.
waiting = Nothing to choose now.
waiting-for = Waiting for { $names }
thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
waiting-post = By post: you may close this page. The table waits for you under “My tables” on the home page.
waiting-open = A seat is still free: send an invitation, or give it to a bot (at “Table”).
undo = Undo
undo-with-bots = Takes back your last choice, and the bots what they answered
undo-with-practice = Practice: back to your last choice, past what chance has said; it will say the same again
sure = Confirm
not-yet = Not yet
alike = Several alike at once
alike-take = ×{ $count }: { $thing }
curtain-pass = Pass the device on to
curtain-why = Nobody else should look: what follows is secret.
curtain-rise = It is me: show
invite-title = Waiting for people
invited-title = You are invited
invite-how = Let them scan the code, or send the link. Whoever opens it can sit down.
invite-code = A code with the invitation to seat { $number }
invite-begin = Look at the table meanwhile
invite-look = Only look
share-link = Send the link
table-description = A game of { $game }. At the table: { $names }.
js-final = This cannot be taken back afterwards.
picked = Picked so far
picked-of = Picked { $number } of { $most }:
take-one-back = Take back: { $thing }
forecasts = As things stand
at-any-moment = At any moment:
at-any-moment-count = { $count ->
    [one] At any moment: { $count } thing
   *[other] At any moment: { $count } things
}
open-own = Open your place, or fold it
hint = Hint
you = you
bot-title = A player made of code
seat-open = free
away = away
their-turn = has to choose
their-thinking = is thinking
score = Score so far
vp = VP
scores = Score sheet
scores-now = As if the game ended now. A question mark is what you cannot know yet.
row = For
total = Total
log = Log
log-all = The whole log ({ $count ->
    [one] { $count } line
   *[other] { $count } lines
})
log-of = Log of a game of { $game }
log-back = Back to the table
talk = Table talk
talk-nothing = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
people = At the table
stands-in = in place of { $name }
sit = Sit here
give-to-bot = Give to a bot
links = Links
link-invite = Invite to seat { $number }
link-watch = To watch
link-coach = To coach me (shows my secrets)
copy-link = Copy
hand-to-bot = Hand my seat to a bot
take-back = Take my seat back
sit-prompt = There is a free seat at this table.
back-prompt = A bot is playing for you.
lock = Lock the table
unlock = Unlock the table
fair = Is it fair?
fair-text = Before anybody sat down, the server chose a secret and sealed it together with the game, its options and its rules.
fair-all = Then each seat's page added a number of its own, and the cards and dice come from the secret and all the numbers: nobody alone could choose them. Your page keeps the seal and checks it by itself when the game is over.
fair-server = The cards and dice come from this secret alone: the table was made without numbers of the players. Your page keeps the seal and checks it by itself when the game is over.
fair-given = The game began with a position that brought its own dice, so the seal binds the game, but not them.
fair-none = This table has no seal that binds: it goes on from another game, or was made before there were any.
fair-commitment = The server's seal:
fair-bond = The same with everybody's numbers:
unbegun = The game begins when everybody is there.
unbegun-board = Cards and dice are dealt when everybody has sat down, so that everybody has a share in them. What the table shows until then is an example.
unbegun-missing = { $count ->
    [one] { $names } has a seat, but has not been here yet to add a number to the dice.
   *[other] { $names } have seats, but have not been here yet to add their numbers to the dice.
}
begin-now = Begin without waiting
revealed-how = Anybody can check the downloaded record, too:
timeline = Look back
moment = { $at } of { $last }
since = Since your last move
since-nothing = Nothing yet: here you will see what others do.
show-all-of-it = Show all of it, or two lines
since-more = { $count ->
    [one] { $count } thing before …
   *[other] { $count } things before …
}
show-step = Show it on the board
news = What you lost or scored
seen = Seen
log-machinery = Show every detail
reel = Replay
reel-first = To the beginning
reel-back = One step back
reel-play = Play
reel-pause = Pause
reel-on = One step on
reel-speed = Speed
pacing-skip = Skip ahead
retry = Try again from here
talk-unread = New words at the table
my-name = My name
beside = Beside the board
tab-log = Log
tab-scores = Scores
tab-talk = Talk
tab-people = Table
rule-title = Rule { $rule }
connected = Live
connecting = Reconnecting …
gone = Closed
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master

js-review-chosen = Chosen
js-review-better = Better
js-review-back = Back to the review
js-your-turn = Your turn
js-copied = The link is copied.
js-hint-none = The bot has no advice here.
js-hint-better = A bot would choose:
js-hint-thinking = The bot is thinking …
js-hint-show = Show it on the board
js-hint-play = Play
js-fault = The server cannot be reached. Nothing was lost; trying again.
js-verified = The server has replayed the game with this seed: it is exactly as it was played.
js-not-verified = The proof failed.
js-seal-alarm = Careful: the seal of this table is not the one that this page has kept. Somebody has changed the game's secret, its options or a seat's number.
js-seal-ok = Checked on this page: secret, options and everybody's numbers are those it has kept since before the game, yours among them. Nothing was changed.
js-seal-others = Checked on this page: secret, options and the seats' numbers are those it has kept. Nothing was changed. None of the numbers came from this device.
js-seal-late = Checked on this page as far as it can: it came when the game had begun, and nothing has been changed since.
js-seal-server = Checked on this page: secret and options are those it has kept since the beginning. Nothing was changed; no numbers of the players were mixed in.
js-seal-none = This table had no seal that binds, so there is nothing to check on this page.
js-seal-commitment = NOT TRUE: the secret shown now is not the one that was sealed before the game.
js-seal-terms = NOT TRUE: game, rules, options or seats are not those that were sealed before the game.
js-seal-bond = NOT TRUE: the number of a seat was changed after the game had begun.
js-seal-number = NOT TRUE: the number that this page added to the dice was replaced.
js-seal-seed = NOT TRUE: the game was dealt from another seed than secret and numbers give.
js-confirm-close = Close this table for good? Nobody can play on at it.
js-confirm-close-all = Close this table for good? It is closed when everybody who sits here wants it.
js-confirm-delete = Delete this table and all that was played at it? It cannot be brought back.
js-confirm-reissue = Make another link? The last one to this seat will open nothing any more.
js-time-up = time is up
js-days = d
js-hours = h
js-confirm-leave = Hand your seat to a bot? You can take it back at any time.
js-sending = Sending: it waits for the connection …

## After the game

result = The result
won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
why-won = { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} ahead of { $name }. What made the difference: { $row } (+{ $ahead }).
why-tie = { $points } points each, and the tie-break decides against { $name }.
why-shared = { $points } points each, and the tie-break cannot part them.
solo-over = The end
solo-why = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
graph = Score over time
graph-x = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
again = Again with the same players
replay = Watch it again
download = Download the record
verify = Replay as proof
revealed = Secret and salt

## The review

review = Review
review-of = Review of a game of { $game }
review-lead = A bot has looked at every decision with the eyes of whoever made it: it used nothing that the seat could not see then.
review-wait = The bot is going through the game …
review-progress = { $of ->
    [0] Getting ready …
    [one] { $done } of { $of } decision
   *[other] { $done } of { $of } decisions
}
review-chances = The chances of winning
review-points = What the position was worth, in points
review-graph = { $names }: the course of the game, decision by decision
review-costliest = The costliest decisions
review-none = No decision cost anything worth a word.
review-chosen = Chosen
review-better = Better
review-move = Action { $play }
review-show = Show it on the board
review-failed = The review cannot be made just now: please try again in a moment.

## Puzzles

puzzles = Puzzles
puzzles-lead = Positions from games of strong bots. One move is clearly the best: find it. You see what the player at the table saw, and no more is needed.
puzzles-rating = Your rating: { $rating }
puzzles-solved = { $tried ->
    [one] { $solved } of { $tried } puzzle solved at the first try
   *[other] { $solved } of { $tried } puzzles solved at the first try
}
puzzles-new = It begins here, and moves with every first try.
puzzles-none = There are no puzzles here yet.
puzzles-easy = easier
puzzles-hard = harder
puzzle-of-the-day = Puzzle of the day
puzzle-next = The next one
puzzle-title = { $game }, puzzle { $number }
puzzle-task = Find the best move
puzzle-how = { $count ->
    [1] You play alone. Choose as you would in a game: your first choice is the answer.
   *[other] You are at the large place. Choose as you would in a game: your first choice is the answer.
}
puzzle-place = { $number } of { $count }
puzzle-difficulty = difficulty { $rating }
puzzle-was-solved = solved
puzzle-was-missed = missed at first
puzzle-give-up = Show the answer
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-given-up = This was the move.
puzzle-chosen = Your choice was “{ $answer }”.
puzzle-answer = The best move: { $answer }.
puzzle-same = It comes to the same as “{ $answer }”.
puzzle-rated = Your rating: { $before } → { $rating }
puzzle-not-rated = Your rating stays { $rating }: only the first try counts.
puzzle-line = How it may go on
puzzle-judged = All the choices
puzzle-judged-how = The chance to win with each (alone: the points to expect), by many games thought through from here. What cannot be seen was dealt anew each time.
puzzle-play-on = Play on from here
puzzle-again = Once more

## Rules and About

rules-title = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
picture-before = Before: { $seen }
picture-after = After.
picture-between = What is played
picture-try = Try it
picture-try-title = Open this position as a table and play on

# Pointing at things to learn what they are.
ask = What is this?
ask-how = Touch or click anything on the table: it is explained, and nothing is played.
ask-nothing = There is nothing to tell about this place.
ask-legend = All signs
ask-keys = Keys
ask-done = Done
legend = Signs of this game
legend-none = The signs cannot be read just now.
about-title = About Letopis
about-what = Letopis (Летопись, “the chronicle”) is a table for medieval board games, complete to their rulebooks, to play in a browser and to study as a library. It is free software under the MIT licence.
about-unofficial = This table is unofficial. We have no ties with the designers or publishers of these games; no art and no text of theirs is used here. If you like a game, buy the box.
about-games = The games
about-credits = Made with
about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, recoloured.
about-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License.
about-morph = Pages change by idiomorph (Zero-Clause BSD).
about-fair = Fairness
about-fair-text = Before a game the server seals a secret, and each seat's page adds a number of its own: nobody alone chooses cards and dice. Your page keeps the seal and checks it by itself when the game is over.
about-privacy = A signed cookie is who you are; there are no accounts, no passwords and no trackers.

## Lessons

lesson = Lesson
lesson-of = { $number } of { $count }
lesson-on = Read on
lesson-do = Your turn: do it on the board
lesson-choose = Your turn: choose freely
lesson-back = Step back
lesson-skip = Skip
lesson-skip-what = Have this step done for you
lesson-leave = Play freely
lesson-leave-what = Leave the lessons and go on from here against the apprentice
lesson-learned = What you know now
lesson-go-on = Go on playing
lesson-where = lesson { $number } of { $count }
lesson-over = learnt, being played on
learn-minutes = Learn (about { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
})
learn-on = Go on learning
learn-more = More lessons
learn-title = A first game with guidance, at a real table

## People, clocks, tables put away

me-title = You
me-name-help = What the others at a table call you.
me-saved = Saved.
me-return = Your return link
me-return-text = There are no accounts and no passwords: this browser knows who you are. On another device, or if the browser forgets, this link brings back your name, your seats and your games.
me-return-how = Scan the code with your other device, or copy the link and keep it where you find it again.
me-return-secret = Whoever has it can play as you. If somebody got it, renew it: the old one then opens nothing.
me-return-code = Code with your return link
me-kept = What is kept about you
me-kept-text = Your name, your seats, what you played and what you said at tables, and when; nothing else, and no address.
me-export = Download all of it
me-erase-text = You can have it erased. The games of others stay, without your name and your words; where a game still runs, a bot goes on for you. Tables at which nobody else has sat are deleted.
me-erase = Erase me
me-erase-sure = Erase your name, your words, your seats and your own tables? There is no way back, and your return link will lead to nothing.
me-renew = Renew the link
me-renew-sure = Renew your return link? The old one will open nothing any more.
return-title = Welcome back
return-as = This link is the way back for
return-nameless = a guest without a name
return-tables = tables:
return-do = Yes, that is me
return-not = No
return-instead = In this browser you are { $name } now. If you want to keep those tables, first copy the return link of { $name } under “You”.
return-empty = A return link has a secret part after the #. It is missing here: copy the whole link, please.
home-return = Playing on another device, too?
home-return-link = Your return link
settings-me = Your name and your return link
shelf = Put away
shelf-text = Tables that you have put away. Nothing is lost: what runs goes on, what is finished stays readable.
shelf-empty = Nothing is put away.
unshelve = Take out again
shelve = Put away
shelve-title = Put it away: it leaves your list, and can be taken out again
shelve-of = Put away: { $game }
put-away = This table
close-table = Close for good
delete-table = Delete
closing = Want to close the table: { $names }. It is closed when everybody who sits here wants it.
closed = This table was closed.
closed-short = closed
watching = You are watching
invited-by = { $name } invites you
invitation-used = The seat of your invitation is taken: ask for another one.
sit-as = Take seat { $number }
name-ask = What shall the others call you?
reissue = New link
reissue-title = Make another link to this seat: the last one opens nothing any more
bot-instead = a bot plays
bot-for = A bot plays for this person, who may come back
clocks = Clocks
clock-reminder = The others are waiting for you.
clock-none = Nobody minds
clock-friendly = friendly: a reminder after { $span }
clock-strict = { $span } for each choice
clock-game = { $span } for the game and { $increment } s more each turn
clock-then = { $clock }, then { $then }
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
new-clock = Time to think
new-clock-help = Friendly: after the reminder and as long again, the others may vote for a bot to stand in, and one click takes the seat back. Strict: it happens by itself when the time is up. Where nobody minds, the others may vote after a week. What everybody chooses behind a screen at the same time counts as one choice.
new-then = When the time is up
then-bot = a bot plays on until one is back
then-lose = the seat is lost to a bot
vote = Let a bot stand in
vote-given = You have voted: { $count } of { $needed }

## The compendium

compendium = Compendium
compendium-title = { $game }: the compendium
compendium-lead = Every component of the game, { $count } in all, as the table draws it: with its rules, and where its figures come from.
compendium-search = Name, effect, rule
compendium-all = all
compendium-show = Show
compendium-clear = Show all
compendium-found = { $count ->
    [one] { $count } component of { $all }
   *[other] { $count } components of { $all }
}
compendium-other = Other parts of the game
facet-component = What it is
facet-source = Where its figures come from
compendium-figures = Figures: { $told }
compendium-source-seed = from the rulebook
compendium-source-public = as others published them
compendium-source-recalled = from memory of the box
compendium-source-reconstructed = our own, chosen to fit the rules
compendium-source-none = none of its own
compendium-source-of = { $fields }: { $source }
census-about = How strong players use them is counted over { $games ->
    [one] { $games } game
   *[other] { $games } games
} among { $players } bots ({ $bots }); it shows what goes with winning, not what makes one win.
census-even = An even share of wins would be { $share } %. To count again:
census-line = { $use }: { $did } of { $could } who could ({ $share } %). They won { $won } % of their games and were { $ahead } points off their table’s mean.
census-few = { $use }: { $did } of { $could } who could ({ $share } %), too few to tell more.
census-nobody = { $use }: nobody of { $could } who could.
compendium-field-name = name
compendium-field-effect = effect
compendium-field-cost = cost
compendium-field-shape = outline
compendium-field-face = what is printed on it
compendium-field-ru = Russian name
compendium-field-color = colour
compendium-field-colour = colour
compendium-field-group = estate
compendium-field-kind = when it works
compendium-field-worker = worker
compendium-field-symbol = sign
compendium-field-alt = payment in cubes
compendium-field-bonus = reward
compendium-field-detail = details
compendium-field-spaces = number of spaces
compendium-field-wedding_extra = spaces for the Wedding
compendium-field-en = English name
compendium-field-penalty = penalty
compendium-field-threat_markers = markers
compendium-field-colour_of_threat = colour of the threat
compendium-field-points = points
