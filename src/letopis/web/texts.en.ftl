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
log = Chronicle
log-all = The whole chronicle ({ $count ->
    [one] { $count } line
   *[other] { $count } lines
})
log-of = Chronicle of a game of { $game }
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
fair-text = Before the game began the server drew a secret seed. This is its seal; after the game the seed is shown, and anyone can check that nothing was changed.
timeline = Look back
moment = { $at } of { $last }
since = Since your last move
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
tab-log = Chronicle
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
js-verified = Proved: seed and seal match, and the game replays exactly as it was played.
js-not-verified = The proof failed.
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
verify = Check that it was fair
revealed = The seed and its salt:

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

## Rules and About

rules-title = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
about-title = About Letopis
about-what = Letopis (Летопись, “the chronicle”) is a table for medieval board games, complete to their rulebooks, to play in a browser and to study as a library. It is free software under the MIT licence.
about-unofficial = This table is unofficial. We have no ties with the designers or publishers of these games; no art and no text of theirs is used here. If you like a game, buy the box.
about-games = The games
about-credits = Made with
about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, recoloured.
about-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License.
about-morph = Pages change by idiomorph (Zero-Clause BSD).
about-fair = Fairness
about-fair-text = Before a game begins the server draws a secret seed and shows its seal; after the game it shows the seed too, and anyone can check that nothing was changed.
about-privacy = A signed cookie is who you are; there are no accounts, no passwords and no trackers.
