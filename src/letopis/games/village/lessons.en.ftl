# The lessons of Village. A lesson: its text; .wrong, .wrong-<name>: answers to a wrong action; .done: what has been done;
# .learned: what is known now.

course-first = A first game of Village
    .end = A new round begins, and from here the game is yours, against the apprentice. When something happens for the first time, a word about it stands here.

lesson-first-goal = You lead a family through four generations, and whoever has the most prestige at the end wins. Yours so far stands beside the laurels. The game ends when the chronicle of the village is full, or the graves below it: with the dead of all families.
    .done = The 1 VP beside your name is your coin: it is what you would have if the game ended now.
    .learned = Most prestige wins. The game ends when the chronicle or the graves are full.

lesson-first-cube = A turn is two things: take one cube from a space, then use the action of that space. Take the pink cube of the Grain harvest, then harvest. The cube stays with you and will pay for something later.
    .wrong = First this: take the pink cube of the Grain harvest. Pink is knowledge; you will want it for scrolls and journeys.
    .wrong-pass = The action is yours, and it is free: somebody at home is enough. Harvest.
    .done = You have 2 grain and a pink cube. Each player takes a turn like this until no cube is left.
    .learned = A turn: take a cube, then use the action of its space.

lesson-first-train = Now a craft. Take an orange cube from Crafts, train a 1 in the wainwright’s, and make a wagon there. No cube is paid: learning takes 2 time and the work 2 more, but every later wagon costs only 2.
    .wrong = Take an orange cube from Crafts, then train a 1 in the wainwright’s.
    .wrong-colour = Take the orange cube of Crafts: it is skill, and most crafts and roads ask for it.
    .wrong-building = This time the wainwright: train a 1 there, and let him make a wagon.
    .wrong-pass = Go on: the member you sent to the wainwright’s makes a wagon.
    .done = One of your family is a wainwright now, and you own a wagon. It took 4 time.
    .learned = In a craft you pay with time, once a member is trained there, or at once with cubes or grain.

lesson-first-pay = A quicker way: take the other orange cube and make a plow in the smithy by payment, for 2 orange cubes, without training and time. A coin may stand for any cube, but each coin is also a point at the end. Which will you pay with?
    .wrong = A plow from the smithy, by payment: that is the lesson here.
    .wrong-cube = Take the orange cube from Crafts: with it you can pay for a plow.
    .wrong-train = This time train nobody: make a plow in the smithy, by payment.
    .done = A plow, and no time lost. With an ox or a horse it will bring you more grain.
    .learned = A coin stands for any cube, and is a point at the end.

lesson-first-plague = The black cube on Family is plague: it pays for nothing, goes away and costs you 2 time. But the action of its space is yours all the same. Take it, and let a child be born.
    .wrong = Take the plague cube from Family: somebody has to, and a child is worth it.
    .wrong-home = Family may also bring a member home from where he works. But you need more people: choose the birth.
    .wrong-pass = The plague is paid for, so use the action: let a child be born.
    .done = A 2 is born: the second generation. Family could also have called somebody home.
    .learned = Plague costs 2 time, but its action counts. Family: a birth, or one comes home.

lesson-first-clock = You have spent 6 time, and the clock of your life shows it: 4 more spaces to the quill. Each time your marker passes the quill, one of your family dies. Let us look at a later round, when that moment is near.
    .learned = Time is life: at each passing of the quill somebody of the family dies.

lesson-first-market = Two rounds later you have goods to sell. Take the green cube of the Market: a market day begins. Your first sale is free: give the customer at the stalls who wants a wagon and a horse what he wants.
    .wrong = Take the green cube of the Market, then serve the customer who wants a wagon and a horse, for 7 points.
    .wrong-other = He brings less. Serve the customer who wants a wagon and a horse: he is worth 7 points.
    .wrong-pass = Whoever passes is out of this market day. Serve the customer first.
    .done = 7 points at the end. { $other } sold a wagon too: a green cube and 1 time for each sale but your first. The queue has moved up.
    .learned = On a market day all may sell; the first sale of whoever began it is free.

lesson-first-council = The Council chamber gives power. Take the green cube there, send a 1 onto stage 1 for your scroll and 1 time, and use its privilege: you will start the next round. Higher stages give cubes, goods, and points.
    .wrong = Take the green cube of the Council chamber, and send a 1 there for your scroll.
    .wrong-young = Send a 1: your 2 is young, and the oldest will die first anyway.
    .wrong-privilege = Take the next starting player marker: that is the privilege of stage 1.
    .wrong-pass = Go on: into the council with a 1, then use the privilege.
    .done = Your councillor stands on stage 1, and the marker of the next starting player is yours.
    .learned = In the council each stage gives a privilege, and the higher ones points at the end.

lesson-first-travel = Now the wide world: take the pink cube of Travel and send a 1 to East Town. The road costs your wagon, 2 pink cubes and 2 time, and brings 3 prestige. With that the marker passes the quill.
    .wrong = Take the pink cube of Travel: the road to East Town asks for two.
    .wrong-young = Send the 1: who travels far away should be of the oldest.
    .wrong-pass = You have the wagon and both cubes: go to East Town.
    .done = 3 prestige, and a flag of yours in East Town. The more towns you have visited, the more points at the end.
    .learned = A first visit to a town brings its reward, and each more town more points at the end.

lesson-first-death = Your marker has passed the quill, so one of your family dies: always one with the lowest number in sight. Which 1 it is, you choose. Where he worked decides where in the chronicle he is written; he leaves that place for good.
    .wrong = Choose one of your 1s.
    .learned = One with the lowest number dies; you choose among equals.

lesson-first-chronicle = He is remembered in the chronicle, in the section of his trade: three of yours in it are 4 points, four 7, five 12. Where a section is full, the dead go to the graves and bring nothing. Now to the end of a later round, and to church.
    .done = A life has ended, and the game goes on.
    .learned = The chronicle pays for three or more of your family; graves pay nothing.

lesson-first-church = One cube is left, on the Church. Take it, and send a 1 to church for a brown cube: he goes into the black bag, among four monks. Pay with the cube and keep your coins.
    .wrong = Take the brown cube of the Church, and send a 1 there for a brown cube.
    .wrong-time = You have a brown cube, so save your time: time is life.
    .wrong-young = Send the 1: the young have longer to work for you.
    .wrong-coin = Keep your coins: one will buy your man out of the bag in a moment. Pay with the brown cube.
    .wrong-pass = The action is yours: send a 1 to church.
    .done = No cube is left, so the round is over, and a mass begins.
    .learned = When the last cube is gone, the round ends with a mass.

lesson-first-mass = At a mass four figures leave the bag; for a coin you may fetch your own before the draw. Fetch your 1: he steps to the first window. Then give 1 grain to move your 2 on to the second window, where he is worth more.
    .wrong = Fetch your 1 for a coin, then move your 2 on to the second window.
    .wrong-low = Let the 1 stand: he will die first. Move the 2 on.
    .wrong-pass = Chance might leave him in the bag: fetch him. And your grain is well spent in church.
    .done = Most of the people in the church are yours: that is 2 prestige at every mass.
    .learned = The mass: fetch your own for a coin, move up for grain; the most in church get 2 prestige.

lesson-first-scoring = Here is what all of it would be worth now: prestige scored in play, towns, council, church, chronicle, customers, and a point for each coin. Nobody can do everything: choose two or three roads to points, and mind the quill.
    .learned = Points: customers, towns, council, church, chronicle, coins.

word-first-died = Your first death. If his section of the chronicle has a place he must go there; else he lies in a grave and brings nothing. Look who is lowest before you spend time.
word-first-market = The first market day: whoever has what a customer at the stalls wants may sell, for a green cube (or a coin) and 1 time. Whoever passes is out for the day.
word-first-mass = The first mass: four figures leave the black bag. Fetching your own costs a coin; steps to further windows cost grain.
word-first-majority = You had the most members at the church windows: 2 prestige, and again at every mass as long as it stays so.
word-first-end = The last place is filled. This turn is finished, then each other player has one last turn; a final mass and the scoring follow.
word-first-last = The final mass: after it all points are counted, a point for each coin among them.

## Tavern

course-tavern = The Tavern in a few minutes
    .end = Go on against the apprentice: there is more beer to be brewed, and many villagers wait in the inn.

lesson-tavern-brew = The Tavern adds a craft: the brewery, where one production makes 2 beer. Take the orange cube of Crafts and brew for your 3 grain. Beer is a good, but you will rather drink it with somebody.
    .wrong = Take the orange cube of Crafts and make beer by payment.
    .wrong-train = You have the grain: make beer by payment, and save your time.
    .wrong-pass = Make the beer: the next lesson needs it.
    .done = 2 beer stand on your farmyard.
    .learned = The brewery makes 2 beer at once, by time or for grain.

lesson-tavern-enter = In the Inn you meet villagers, and you need somebody there. Take the brown cube of the Inn and send a 1: he moves in for 1 time and stays, so the next visits are cheaper.
    .wrong = Take the brown cube of the Inn, and send a 1 there.
    .done = Your 1 sits in the inn.
    .learned = One member of yours in the inn is enough for all visits.

lesson-tavern-hire = Now stand a round for 1 time. First a top card of your choice goes under its pile: put the Count away, and the Smith comes up. Then take the Smith for 1 beer.
    .wrong = Stand a round, put the Count under pile 1, and take the Smith.
    .wrong-under = Put the Count of pile 1 under: the Smith lies below him.
    .wrong-card = Take the Smith on pile 1: you can use him at once.
    .wrong-pass = You have beer and a member in the inn: stand a round and take the Smith.
    .done = The Smith is in your hand.
    .learned = A visit: pay for a round, put one top card under, then hire one for its price.

lesson-tavern-play = A villager works once. Most are played in your own turn, at any moment of it, and cost nothing more. Play the Smith now: he gives you a plow.
    .wrong = Play the Smith: he waits among your cards.
    .done = A plow, made by somebody else for a beer.
    .learned = Villagers are played in your own turn and work once.

lesson-tavern-keep = Cards that score at the end are not played: keep them, and they are counted with the rest. One warning: whoever dies in the inn goes to the graves, never to the chronicle.
    .learned = Some villagers are kept for points at the end; the dead of the inn go to the graves.

word-tavern-hired = Your first villager. Read whether he works in your turn, at a certain action, or at the end.

## Port

course-port = The Port in a few minutes
    .end = Go on against the apprentice: the treasure island and other lighthouses are waiting.

lesson-port-captain = With the Port, Travel goes by sea. No ship leaves without a captain: take the green cube of Sea travel and hire the captain for 2 coins who sails a step for an orange or a pink cube. Dear captains ask fewer cubes for their steps.
    .wrong = Hire the captain for 2 coins who takes an orange or a pink cube for a step.
    .wrong-cube = Take the green cube of Sea travel.
    .wrong-pass = A ship in port earns nothing: hire the captain.
    .done = He is aboard, and your 2 coins are his.
    .learned = To leave the port, hire a captain; he stays until the ship is home again.

lesson-port-load = Your ship has three holds, and no two things of a kind may be aboard. Load the wagon and a 1, and leave the third hold empty for what you will find. Then depart.
    .wrong = Load the wagon and a 1, then depart.
    .wrong-ox = Leave the ox at home: the third hold has to stay empty.
    .wrong-early = Not yet: the wagon and a 1 have to be aboard.
    .done = Wagon and sailor are aboard, and one hold is free.
    .learned = Three holds, three different things; what is aboard is of no use at home.

lesson-port-sail = The first step is free: sail to open sea A, where the clock takes 1 time. From there your orange cube buys a second step, to Cocoa Island.
    .wrong = Sail to open sea A, then on to Cocoa Island.
    .wrong-way = That is another way: to Cocoa Island it goes by open sea A.
    .wrong-stop = Do not stop yet: your orange cube buys another step.
    .done = You lie off Cocoa Island.
    .learned = The first step is free, the others cost what the captain asks; clocks cost time.

lesson-port-land = Landing ends the movement, and then you may do all that the island offers. Land, put your 1 on the lighthouse for the wagon, and fetch a basket of cocoa.
    .wrong = First the keeper for the lighthouse, then the cocoa.
    .wrong-pass = There is more to be had here: the lighthouse and the cocoa.
    .wrong-stop = Land here: the lighthouse is free, and cocoa lies on the shore.
    .done = 6 prestige at once for the keeper, and cocoa in the hold.
    .learned = Ashore: sell, collect one thing, man the lighthouse for points at once.

lesson-port-home = Cocoa is sold at home. Take the pink cube of Sea travel and return: from anywhere that is 1 time. Holds are unloaded, and the captain leaves for good.
    .wrong = Take the pink cube of Sea travel, and return to port.
    .wrong-sea = Not further out: return to port.
    .done = The cocoa lies on your farmyard.
    .learned = Returning costs 1 time from anywhere, and the captain goes.

lesson-port-sell = On a market day the stands buy cocoa and tea, as often as you like and beside the customers. Take the green cube of the Market and sell the cocoa: your first sale is free.
    .wrong = Take the green cube of the Market, and sell the cocoa at the stands.
    .wrong-cocoa = Sell the cocoa at the stands.
    .done = 7 prestige for a basket of cocoa.
    .learned = Cocoa and tea are sold at the stands of the market, for points at once.

word-port-chest = What you collected travels in a hold, and counts at home only. A chest may be opened there at any moment.
word-port-keeper = A keeper stays until he dies; the Family action does not reach him.

## Wedding

course-wedding = The Wedding in a few minutes
    .end = Go on against the apprentice: in the next ceremony your couple moves to the newlywed houses.

lesson-wedding-step = The two who stand highest marry at the end of the round, also with somebody of another family. Take the brown cube of the Wedding and put a 1 on step 1, for 2 time and a cube: its prestige is yours at once.
    .wrong = Take the brown cube of the Wedding, and put a 1 on step 1.
    .wrong-lower = Higher: on step 1 he surely marries, and it is you who will choose where the couple goes.
    .wrong-pass = The action is yours: put a 1 on step 1.
    .done = Your 1 stands on the highest step, above the apprentice’s.
    .learned = The highest two marry; each step brings something at once.

lesson-wedding-smuggler = The Smuggler buys bread and tools, brings you to somebody in the queue, or sells cubes for time. Take the green cube and buy an orange and a pink one for 1 time.
    .wrong = Take the green cube of the Smuggler, and let him bring you two cubes.
    .wrong-colour = Take orange and pink: they pay in many crafts.
    .wrong-pass = 1 time for two cubes is cheap: take them.
    .done = Three more cubes for 1 time.
    .learned = The smuggler: sell bread or tools, serve the queue, or two cubes for 1 time.

lesson-wedding-door = The round is over, and after the mass comes the ceremony: your 1 marries. You stand higher, so you choose. The bakery brings bread and grain, the shop tools and cubes.
    .wrong = Choose the bakery or the shop.
    .done = Married! In the next ceremony the couple moves to the houses, and there it has children.
    .learned = Who stands higher chooses bakery or shop; after that come the houses, with births.

lesson-wedding-reward = And here is what the marriage brings: take what you like better.
    .done = That is yours, and in the houses a child will come at each ceremony.

lesson-wedding-gifts = Bread under a member makes him count one more, so that he dies later; or it pays for a step in church. A tool doubles one production. Neither is a good, but the smuggler gives 2 prestige for each.
    .learned = Bread makes one older in rank or pays in church; a tool doubles a production.

word-wedding-ceremony = The die shows where a pink figure steps up, if that step is free. The highest two marry.
word-wedding-alone = Nobody married him: he is home again, and a cube buys bread or a tool as consolation.

## Life goals

course-goals = Life goals in two minutes
    .end = Go on against the apprentice, with your gold card still to be met.

lesson-goals-secret = Each player has two secret cards, a silver and a gold one. Yours lie among your things and say what they ask: the Knight wants 2 horses and 3 coins and is worth 5 prestige. Nobody else sees them.
    .learned = Two secret cards, a silver and a gold one.

lesson-goals-meet = You have 3 coins and one horse. Take the brown cube of Crafts and get the second horse from the stables for 3 grain.
    .wrong = Take the brown cube of Crafts, and make a horse by payment.
    .wrong-horse = A horse from the stables, by payment: it meets the Knight.
    .done = 2 horses and 3 coins: the Knight is met.
    .learned = What you own counts, on the farmyard and aboard a ship.

lesson-goals-show = A goal can be shown at any moment, whatever you are asked, and you keep what it asked for. Do not wait: coins and horses are soon spent. Show the Knight.
    .wrong = Show the Knight first.
    .done = 5 prestige at once, and nothing given away.
    .learned = A goal that is met may be shown at any moment, for points at once.

word-goals-goal = A life goal has been met. What it asked for is kept; only the card is shown.
