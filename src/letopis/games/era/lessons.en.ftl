# The lessons of Era. A lesson: its text; .wrong, .wrong-<name>: answers to a wrong action; .done: what has been done;
# .learned: what is known now.

course-first = A first game of Era
    .end = A new round begins: go on against the apprentice. The first time something new happens, a word about it stands here.

lesson-first-points = You raise a town, and whoever has the most victory points at the end wins: for buildings and culture, less what disasters cost. Your score so far stands here. A token turns over when somebody takes the last building of a kind, and with the last token the game ends.
    .learned = Most points win; the game ends with the round in which the last token turns over.

lesson-first-people = Dice are your people. Each of your three longhouses is home to a yellow peasant, and the keep to a gray noble: four dice, rolled every round. More houses mean more dice.
    .learned = Every house brings a die, and dice are your people.

lesson-first-faces = You have rolled behind a screen, so only you see these dice. Peasants bring food, wood, stone or hammers; the noble's four shields protect you. The skull lies before the screen: all see it, and it cannot be rolled again.
    .learned = A skull is seen by all and stays.

lesson-first-reroll = You may roll again whatever has no skull. You have plenty of food: mark the die with 3 food by clicking it, then press the button to roll it.
    .wrong = Leave the other dice as they are: only the one with 3 food is to be rolled again.
    .wrong-stone = Keep the 2 stone: nearly everything is built of stone and wood. Mark the die with 3 food.
    .wrong-shields = Keep the shields: they protect you from raids. Mark the die with 3 food.
    .wrong-unmarked = Nothing is marked yet: click the die with 3 food first, then roll.
    .done = One die rolled, the others stayed.
    .learned = Up to three rolls a round; you keep what you like.

lesson-first-keep = The new face lets you choose: 2 food or 1 stone. You have a third roll, but nobody has to roll again. Keep all four dice.
    .wrong = These dice are good as they are: mark none, and press the button to keep all.
    .done = The screens are up: everybody sees all dice.

lesson-first-limits = Now the dice pay. Your food stands at 7, the track ends at 9, and your farm brings 1 more: of 2 food one would be lost. Take the stone.
    .wrong = Take the stone from this die.
    .wrong-food = Food goes up to 9 and no further: with the farm's, one of these would be lost. Take the stone.
    .done = Dice and farm have paid: look at your tracks.
    .learned = What goes beyond the end of a track is lost.

lesson-first-fed = Then everybody eats: 1 food for each die, whatever it shows. You had 8 and fed four, so { $food } are left. For each die that goes hungry you would take 1 disaster point.
    .learned = Each die eats 1 food a round; hunger costs points.

lesson-first-bandits = Your one skull brings Bandits. Either you lose 1 resource of your choice, or you take 1 disaster point, which costs a point at the end. Choose what hurts you less.
    .done = That was mild. Two skulls bring disease, three scorch the others’ land, four burn a building, five cost each of the others one, six all your goods.
    .learned = Skulls add up to a disaster: one means bandits, more mean worse.

lesson-first-build = The hammer on your die is one build. What you can pay for is lit, and says what it costs. A farm is only 1 wood and brings 1 food every round: build one, wherever it fits.
    .wrong = Take the farm: food for one more die, every round.
    .wrong-other = Not bad, but you will soon have more dice than food. Build the farm first.
    .wrong-pass = The hammer would be lost. Build a farm with it.
    .learned = A hammer is one build, paid from your tracks.

lesson-first-stays = What is built stays where it is. So leave land free for walls, and keep longhouses apart, for disease jumps from house to house. Some rounds later your town looks like this.
    .learned = What is built stays; land is scarce.

lesson-first-ring = Walls and keeps that meet side to side close a ring. Only one gap is left, on the right, from l6 downwards. Build a wall of 4 and close it: turn the wall, then put it there.
    .wrong = Build the wall of 4, and close the gap with it.
    .wrong-other = That would not close the ring. Take the wall of 4.
    .wrong-place = Nearly: upright, with its upper end at l6, so that it meets both walls.
    .wrong-pass = Do not pass: one wall more, and the ring is closed.
    .done = The land inside turns golden.
    .learned = Walls and keeps, side to side, close a ring.

lesson-first-guard = What stands inside counts double: your three longhouses are worth twice as much. No attack and no scorched earth reaches them, only fire and disease still do; and at the end the largest land within walls brings 10 points.
    .learned = Inside a ring buildings count double, and enemies do not reach them.

lesson-first-demand = The last phase is Extort. You show 2 swords, more than the swords and shields of { $other }, so you may demand something: 1 trade good, say. Whoever refuses takes 2 disaster points.
    .wrong = Demand the trade good.
    .wrong-spare = You may spare others, but a trade good is worth having. Demand it.
    .wrong-other = That would do, too. But trade goods are rare: demand that one.
    .done = { $other } paid.
    .learned = More swords than somebody has swords, and more than shields: demand a resource.

lesson-first-sheet = Here all points are counted as they stand now: buildings, bonuses, culture, the largest area, and what disasters cost. Culture comes from the dice of townhouses and churches. Look here whenever you wonder what to build.
    .learned = The score sheet shows at any time where points come from.

word-first-starved = Your first hunger: each die that was not fed cost you a disaster point. Before you roll, look at your food: a farm brings one every round.
word-first-scorched = Your first scorched area: somebody rolled three skulls. Nothing can be built there any more. It never lies inside a ring of walls.
word-first-lost = Your first building is lost, and its die goes with it: fire takes one when you roll four skulls, an attack takes one that no ring encloses.
word-first-disaster = Your first disaster points: each costs a victory point at the end, and nothing takes them away again.

course-solo = Era alone: Sir Philip
    .end = Now play on, to the end of the eighth round: may you be remembered as a Monarch. A word stands here when something new happens.

lesson-solo-aim = Alone you have eight rounds to gather as many points as you can. With 80 you are remembered as a Knight, with 95 as a Monarch, with 100 as a Pope. Here are the round and your points.
    .learned = Alone you play eight rounds; 95 points make a Monarch, 100 a Pope.

lesson-solo-roll = You roll as ever, up to three times. Choose what to roll again, or keep all dice.
    .learned = Rolling and building go on as with others.

lesson-solo-philip = When you have done, your rival Sir Philip rolls three dice, once. Neither his skulls nor his resources help him; what counts are his swords and shields, when it comes to Extort. And what strikes “all others” in a game with rivals strikes you.
    .done = The screens are up.
    .learned = Sir Philip’s dice are rolled once a round, after yours.

lesson-solo-take = You have 2 swords, Sir Philip only 1, and too few shields to stop you. Take 1 resource that shows on his dice: goods or wood.
    .wrong = Take one of the resources that his dice show.
    .wrong-spare = There is no reason to spare him. Take something.
    .learned = With more swords you take 1 resource seen on his dice.

lesson-solo-next = It goes the other way, too. Look at another round, in which he is stronger.
    .done = 1 resource more for you, whatever the number on his die.

lesson-solo-given = Sir Philip has more swords, and you have too few shields. He takes goods if you have any, else stone, then wood, then food; refuse, and it costs you 2 disaster points. Decide.
    .learned = When he is stronger you pay, or take 2 disaster points: shields help.
