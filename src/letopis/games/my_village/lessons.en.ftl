# The lessons of My Village. A lesson: its text; .wrong, .wrong-<name>: answers to a wrong action; .done: what has been
# done; .learned: what is known now.

course-first = A first game of My Village
    .end = Go on from here against the apprentice. The first time something new happens, a word about it stands here.

lesson-first-villagers = Five people live in your village; each makes one area of it work. They grow old and die, and when enough coffins are filled at the whole table, the game ends after that round. Whoever has the most prestige then wins.
    .learned = Each area works while its villager lives; enough deaths at the table end the game, and most prestige wins.

lesson-first-dice = In your turn you take two dice. Their sum is your banner value: beside each value you see what it opens, and which pairs make it. Take the white 3 and the white 5; 8 opens a brewery.
    .wrong = For now the white 3 and the white 5: together they make 8.
    .wrong-black = Black dice cost time, you will see soon how much. Take the white 3 and the white 5.
    .wrong-pair = That makes 8 too. But keep the white 6 for later, and take the 3 and the 5.
    .learned = Two dice, one sum: that banner value says what you may do.

lesson-first-brewery = A black banner with your value lets you take its card from the middle into your village. Build the brewery 5/8: it costs 2 time, and your craftsman has to live.
    .wrong = Build the brewery 5/8.
    .wrong-white = That is a white banner, it waits. First build the brewery 5/8.
    .wrong-other = Not that one yet. The brewery 5/8 suits your village: your amusement shows 5 and 8, too.
    .done = The brewery stands with its first beer, and your time marker went 2 clouds on. Then { $other } had a turn.
    .learned = A black banner adds a card to your village, one in a turn.

lesson-first-white = White banners stand in your village and work again and again, as many in one turn as show your value. Take the white 1 and the white 4; with 5 use the brewery for a beer and the amusement for a story point.
    .wrong = Use the brewery and the amusement: both show 5.
    .wrong-black = A black die would cost 2 time. The white 1 and the white 4 make 5 for nothing.
    .wrong-dice = Not this pair: take the white 1 and the white 4, which make 5.
    .wrong-stop = There is still a white banner with a 5: use it as well.
    .done = One value, two banners: a beer and a story point, and no time was spent.
    .learned = Of white banners you may use all that show your value, each once a turn.

lesson-first-time = This is your life track. Each unit of time moves you one cloud on, and when you cross the bridge one of your villagers dies. So spend time only where it is worth it; let us go on three rounds later.
    .learned = Time moves you round the clouds; crossing the bridge costs the life of a villager.

lesson-first-coin = You have beer and a horse, but no customer. The clerk’s office, where they wait, wants 4 or 10. Take the white 4 and the white 5, then pay your coin: it makes 10 of 9.
    .wrong = Take the white 4 and the white 5, then choose 10.
    .wrong-black = A black die costs 2 time, a coin is cheaper. Take the white 4 and the white 5.
    .wrong-dice = The white 4 and the white 5 are only one short of 10: take them.
    .wrong-form = Choose 10: only with 4 or 10 does the clerk let you in.
    .done = One coin turned 9 into 10.
    .learned = Each coin moves one of your dice up or down by 1.

lesson-first-clerk = Now go to the clerk’s office and invite two customers, which costs 2 time: the one who wants a beer (7) and the one who wants a horse (?). You have what they ask for.
    .wrong = Go to the clerk’s office and invite the customers for a beer and for a horse.
    .wrong-customer = You do not make what this one wants. Invite the one for a beer and the one for a horse.
    .wrong-stop = Two customers can be had: the one for a beer and the one for a horse.
    .done = Both wait in your market, each with a white banner.
    .learned = At the clerk’s office you invite customers for your goods.

lesson-first-black = Your customer for a beer wants 7, and no white pair makes it. Take the white 1 and the black 6: a black die costs 2 time at once, here that is worth it.
    .wrong = Only the white 1 and the black 6 make 7: take them.
    .done = The black die cost you 2 time; the value is 7, as if it were white.
    .learned = Each black die costs 2 time.

lesson-first-serve = 7 suits both: one customer asks for it, and “?” takes any value. Serve the two; they pay with prestige for your goods, as long as the merchant lives.
    .wrong = Serve the customers who wait in your market.
    .wrong-stop = One more customer is waiting, and you have what is wanted.
    .done = A beer and a horse became 4 prestige points, for good.
    .learned = A served customer is prestige; one still waiting is not.

lesson-first-prestige = Your prestige as it stands, line by line. Customers are one way, others are church windows, journeys, fields and councils; story points count only once they are in the main house. Let us see that some rounds later.
    .learned = Prestige comes from customers, churches, journeys, fields, councils and safe story points.

lesson-first-headman = Six story points hang on your tree, and the rat has one step to go: at the next death it eats half of every tree. The headman brings them to safety, with any value, for 1 time. Take the two white 1s, then walk him to the main house.
    .wrong = Take the two white 1s, then walk the headman into the main house.
    .wrong-dice = For the headman any value will do: take the two white 1s, and keep the others for later.
    .wrong-home = The other way: in the main house the story points are safe.
    .done = All six story points came along: they are safe, and count as prestige.
    .learned = Story points on the tree are at risk; the headman carries them all into the main house.

lesson-first-journey = Travel on: from A to B, with 5 or 9, for a horse and 2 time. It takes you across the bridge and costs a life; yet every card of a journey is prestige. Take the white 4 and the white 5, and go.
    .wrong = Take the white 4 and the white 5, then travel: journey B.
    .wrong-dice = 9 is what you need: the white 4 and the white 5.
    .wrong-white = That can wait: travel first, with the black banner B.
    .done = Journey B is yours, with its prestige. But you crossed the bridge.
    .learned = Journeys go from A to E; you see the card only when you have paid.

lesson-first-bury = Now one of your villagers dies, and you choose. In the chronicle the first of a profession brings 2 story points, the second 1; who finds no space there gets a grave, and you nothing. The area of the dead comes to rest: whom can you spare?
    .done = The rat arrived: every tree lost half, rounded down. { $other } lost 3; your six were in the main house.
    .learned = You choose who dies: the chronicle pays story points, and the area of the dead is idle.

lesson-first-school = If nobody is left, you must hire a day laborer: 5 prestige less. The school brings up new villagers: it works with 3 or 11. Take the white 1 and the white 2, use it, and let the student on the right take any empty place.
    .wrong = Take the white 1 and the white 2, use the school, and choose an empty place for the student.
    .wrong-dice = The school wants 3: take the white 1 and the white 2.
    .wrong-study = Later. Now let the student on the right become a villager.
    .done = A new villager for 1 time, and 2 story points, because the student came from the right space.
    .learned = The school brings new villagers; without anyone left you hire a day laborer, who costs 5 points.

word-first-bridge = You crossed the bridge: at the end of this turn one of your villagers dies.
word-first-grave = Both spaces of that profession in the chronicle are taken: a grave without a name brings no story points.
word-first-rats = The rat arrived: each tree loses half of its story points, rounded down. What lies in a main house is safe.
word-first-hand = The starting player hand changed owners: with it go its story points, the first turn of the next round, and 1 prestige at the end.
word-first-journey = Your first journey. A gray banner on the card is paid on top when you travel on.
word-first-student = A student: two school steps more at most, and a villager is ready. From the right space it brings 2 story points as well.
word-first-laborer = Nobody was left, so you hired a day laborer: a new villager, and 5 prestige less at the end.
word-first-secured = The story points from the tree are in the main house now: safe from rats, and prestige at the end.
word-first-round = A round begins, and all dice are rolled anew. Two players have two turns each, three or four have one; then the next round comes.
word-first-monk = The first monk has been taken: each is a window for a church, the more the better, and does once what its card shows.
word-first-tile = The 2/12 tile: the white banner it lies beside works with 2 and 12 as well.
