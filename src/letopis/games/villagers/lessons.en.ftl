# The lessons of Villagers. A lesson: its text; .wrong, .wrong-<name>: answers to a wrong action; .done: what has been
# done; .learned: what is known now.

course-first = A first game of Villagers
    .end = The next round begins, and from here on you play against the apprentice: draft, build, and think of the second market. The first time something new happens, a word about it stands here.

lesson-first-ducats = A plague has passed, and people come along the Road to found new villages. Whoever has the most ducats at the end wins. Here are yours.
    .learned = Most ducats win; two markets, in the middle and at the end, pay most of them.

lesson-first-card = Read a card from the top: her trade and name; then what she brings once she stands in your village; at the foot her place. “{ lumberjack } ›” means: she is laid on a { lumberjack }, and on nobody else.
    .learned = The line at the foot of a card says on whom it must lie.

lesson-first-take = You draft before you build. Take the { carpenter }: two ducats lie on that card, and they become yours.
    .wrong = That villager is not bad either. But on the { carpenter } lie two ducats: take that card.
    .wrong-mason = One ducat lies there, but two on the { carpenter }: take the bigger gift.
    .wrong-unseen = In a moment. First take the card you can see, with the two ducats on it.
    .done = The gap on the Road was filled at once from a stack.
    .learned = Ducats on a card of the Road go to whoever drafts it.

lesson-first-unseen = Instead of an open card you may draw the top of a stack, unseen: its back tells the trade, no more. Try it with the first stack.
    .wrong = This time draw from the first stack, to see how it goes.
    .done = { $other } took a card in between: you draft in turn.
    .learned = One may draft from the Road, or unseen from a stack.

lesson-first-stay = Everybody has drafted. Now each of you may put a ducat on a card of the Road: whoever has none leaves, whoever has one waits for the next round. Whom would you like to meet again?
    .done = Who had no ducat has left the Road, and others have come.
    .learned = With two players you choose who stays on the Road.

lesson-first-exchange = Now you build. A { carpenter } needs a { lumberjack }, and those stand here for all: exchange a card of your hand for one. Choose the { lumberjack }, the second stack, and give away the { horse_trader }.
    .wrong = For now: a { lumberjack }, the second stack, and of your cards the { horse_trader }.
    .done = The { lumberjack } cost you no build action, only a card.
    .learned = Three times a turn a card of the hand becomes a { lumberjack }, { hayer } or { miner }.

lesson-first-place = A { lumberjack } carries two villagers. Place the { carpenter } and the { wheeler } on him: that is all you may build this round. Then end your turn.
    .wrong = First place both, the { carpenter } and the { wheeler }.
    .wrong-end = You can still place two villagers: the { carpenter } and the { wheeler }.
    .done = Two branches on one { lumberjack }, and the { carpenter } is a builder: from the next round on you may place three.
    .learned = You draft two cards and place two; food in the village adds a card to draft, a builder one to place.

lesson-first-hungry = Nobody in your village brings food, so the { founders } had to turn to the fields: their two gold are gone for good, but now they feed you. Food means one more card in each draft.
    .learned = A village without food turns its { founders } over, and never back.

lesson-first-cover = Three rounds later. The { wheeler } is worth 3 gold, but the chain goes on: lay the { cartwright } on top. What is covered works no more; the { cartwright } alone is worth 9.
    .wrong = First the { cartwright }, on the { wheeler }.
    .done = 9 gold in place of 3.
    .learned = Only what is not covered counts, and the ends of chains are worth most.

lesson-first-own-lock = The { beekeeper } has a padlock: the { carpenter } must open it. You have one, so the bank pays: 2 ducats go onto your own { carpenter }, and come to you at the end. Place the { beekeeper }.
    .wrong = Place the { beekeeper }, and see who is paid.
    .done = Two ducats lie on your { carpenter }.
    .learned = A padlock that your own villager opens brings you 2 ducats from the bank.

lesson-first-their-lock = The { glass_blower } is worth 4 gold, but the { blacksmith } who opens that padlock lives with { $other }. So you pay: 2 of your ducats go there. It is worth it; place the { glass_blower }.
    .wrong = Place the { glass_blower }: he earns more than he costs.
    .done = { $other } has 2 ducats of yours.
    .learned = If only others have the villager who opens a padlock, you pay them 2.

lesson-first-silver = Gold pays at both markets, silver only at the second. The { agent } is silver: he brings as many ducats as lie on one of your villagers. Place him.
    .wrong = Place the { agent }; he is the last you may place this round.
    .wrong-end = One more: place the { agent }.
    .done = The last of four: two, and one for each of your builders.
    .learned = Silver pays at the second market only, by a sum of its own.

lesson-first-market = The first two stacks are used up, so the first market comes at the end of this round. Here stands what both markets would pay you now. End your turn.
    .wrong = Everything is in its place: end your turn, and the market opens.
    .done = The market has paid. When all six stacks are used up, the second comes, and after it the game is over.
    .learned = The first market comes when two stacks are used up, the second, and the end, when all six are.

lesson-first-sum = 9, 4 and 4 gold are 17, and the 2 ducats on the { carpenter } make 19. The ducats stay there and pay again at the end; for the gold, too, you will be paid once more, and then for silver.
    .learned = A market pays for the gold you can see, and for the ducats on your villagers.

word-first-hungry = Your village had no food, so the { founders } turned over: no more gold from them, but one more card in each draft.
word-first-first-market = The first market: gold that is not covered pays, and so do the ducats that lie on villagers. Silver waits for the second.
word-first-paid = A padlock was opened with somebody else’s villager: 2 ducats lie there now, for its owner.
word-first-second-market = The second market is the last: gold again, now silver too, and the ducats on villagers are yours.

course-solo = Alone against the Countess
    .end = Go on against her. You win only if you have more ducats than she has when the second market is over; a tie is hers.

lesson-solo-countess = The Countess wants every villager for herself. She has no hand and no chains, only ducats and people; at both markets she is paid as you are. To win you need more ducats than she has.
    .learned = Alone you play against the Countess: more ducats than hers win.

lesson-solo-take = You draft as ever. Take the { cartwright } with the two ducats.
    .wrong = First the { cartwright }: two ducats, and the end of your chain.

lesson-solo-give = For each card you take, she gets one from the Road: you say which, and the ducats on it go along. Give her one that brings little gold.
    .wrong = Choose a card of the Road for her.
    .wrong-jester = Keep the Jester for a little: you will meet the events soon.
    .done = The { cartwright } waits on your Square.
    .learned = Whenever you draft, she gets an open villager of your choice.

lesson-solo-rest = In her village each villager stands alone: nothing is covered, no padlock asks. What shows gold there pays her twice. Draft your second card, give her another, and put a ducat on somebody who should stay.
    .wrong = First finish the draft.
    .wrong-jester = Keep the Jester for a little: you will meet the events soon.
    .learned = She pays for nothing and covers nobody: it is the gold that you give her that counts.

lesson-solo-build = Build as ever: lay the { cartwright } on the { wheeler }.
    .wrong = First the { cartwright }: 9 gold, at both markets.
    .done = 9 gold in place of 3.

lesson-solo-finish = Place what else you like, then end your turn.
    .wrong = This is your turn to build: place, exchange, or end it.
    .wrong-jester = Keep the Jester until you see the events happen.

lesson-solo-events = Now her events happen, in the order you choose. Once in the game your Jester may throw one away, at any moment. Read both: let one happen, or send the Jester.
    .learned = Events harm you; the Jester throws one away, once.

lesson-solo-prey = When all events are done she takes the top card of the Reserve, and new events are turned up. At this level it is always one; else the less that card is worth, the more events.
    .learned = At the end of a round she takes a card more, and new events come.
