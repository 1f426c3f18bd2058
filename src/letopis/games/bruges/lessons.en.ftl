# The lessons of Bruges. A lesson: its text; .wrong, .wrong-<name>: answers to a wrong action; .done: what has been done;
# .learned: what is known now.

course-first = A first game of Bruges
    .end = You have used a card in all six ways. Two turns of this round are left: play on as you like against the apprentice. The first time something new happens, a word about it stands here.

lesson-first-points = You are a merchant in Bruges, and whoever has the most points after about eight rounds wins. Houses and the persons in them, canals, a good name and being ahead of the others bring points. Your score so far stands here.
    .learned = Most points win: from houses, persons, canals, reputation and leads.

lesson-first-draw = A round begins: everybody fills the hand to five cards, and you lack one. There are five colours, and the back of a card shows only its colour. Choose a pile to draw from: what colour would you like?
    .wrong = First draw the card you lack: choose one of the two piles.
    .done = Your hand is full, so now you see the new card.
    .learned = Each round you fill your hand to five cards, of five colours.

lesson-first-dice = Then five dice are rolled for everybody, one of each colour. A 5 or 6 threatens: the yellow 6 brought each player a yellow threat marker, a third of a circle. It also pays: this round a yellow card can bring 6 guilders.
    .learned = A die of 5 or 6 pays well and threatens everybody.

lesson-first-step = Dice with 1 or 2 make the price of a good name: 1 + 2 = 3 guilders for a step on the reputation track. Each round there is one step at most, so it cannot be made up for later. Pay.
    .wrong = Not this time: a step for 3 guilders is a fair price, and this one will not be offered again.
    .done = You stand on step 1 of the track: 1 point at the end, and each step further brings more.
    .learned = One step of reputation a round, for the sum of all 1s and 2s.

lesson-first-guilders = Now all play four of their five cards, one a turn, and each card can be used in six ways. The first is money: discard the card, and the die of its colour pays you. Play the Roofer, who is yellow, for 6 guilders.
    .wrong = Money first: play the Roofer for guilders, because the yellow die pays 6.
    .done = 6 guilders more. Who is pictured on a card does not matter when it brings money.
    .learned = Guilders: as many as the die of the card’s colour shows.

lesson-first-workers = The second is workers: discard a card for 2 of its colour. You will need them, for every house costs one. You have no red worker: play the Juggler, who is red, for workers.
    .wrong = Now workers: play the Juggler for 2 red ones.
    .done = Two red workers stand before you.
    .learned = Workers: two of the card’s colour.

lesson-first-house = The third is a house: lay the card face down and return a worker of its colour. A house is worth 1 point at the end, and one person can live in it. Build one with the Brewer: it costs one of your red workers.
    .wrong = Now build a house with the Brewer, and return a red worker for it.
    .wrong-prince = Keep the Prince: he is to live in the house. Build it with the Brewer.
    .done = Your house is built, and one red worker has gone back.
    .learned = A house: a worker of the card’s colour, for 1 point and room for a person.

lesson-first-settle = The fourth is the person on the card: lay it face up on an empty house and pay the price, whatever the colours are. The Prince costs 9 guilders, just what you have, and like every person is worth a third of the price in points. Let him move in.
    .wrong = Your house is empty: settle the Prince in it.
    .done = The Prince lives in your house.
    .learned = A person: pay the price, and the card lives in an empty house, for a third of it in points.

lesson-first-activate = The Prince shows a yellow worker: once a round, before or after your card, return one and he brings 1 point and 2 guilders. Other persons act by themselves: at once, always, or at the end. Activate the Prince.
    .wrong = Activate the Prince: he brings 1 point and 2 guilders.
    .wrong-end = Not yet: your yellow worker would stand idle. Activate the Prince first.
    .done = The Prince brought 1 point and 2 guilders, and in the next round he can do it again.
    .learned = A person with a worker sign is activated once a round for such a worker.

lesson-first-leaders = The round is over: whoever alone has most reputation, persons or canal turns that marker to its coloured side, for 4 points at the end, and for good. You lead in two, { $other } in canal. Now we skip a few rounds, in which you have built more and been threatened.
    .learned = Three leads, each 4 points: reputation, persons, canal. To have been ahead once is enough.

lesson-first-circle = Round 6: the red 5 brought your third red marker, and the circle closed. Fire strikes: it takes a house or the outermost token of a canal section, and each colour has its own penalty. Let the empty house burn.
    .wrong = Fire takes something now: let the empty house burn.
    .wrong-tenant = Somebody lives there, who would return to your hand: you would have to pay the price again. Let the empty house burn.
    .wrong-canal = Keep the canal: you will need it in a moment. Let the empty house burn.
    .done = The house is lost, and the three red markers are gone with it.
    .learned = Three markers of a colour bring its penalty: blue costs all workers, brown a person, red a house or canal token, purple 3 points, yellow all guilders.

lesson-first-threat = The fifth use wards off threats. Two purple markers lie before you, and a third would bring Intrigue and cost 3 points. Play a purple card, the Gatekeeper or the Glazier, to discard one: that even brings 1 point.
    .wrong = Be rid of a purple marker first: use a purple card for the threat.
    .done = 1 point more, and one purple marker less.
    .learned = Threat: discard a marker of the card’s colour and gain 1 point.

lesson-first-canal = The sixth use is the canal: pay the price of the next cell with a card of its colour. From its third cell a section is worth 3 points, and the fifth brings the top statue. Yours lacks only the fifth: purple, 5 guilders.
    .wrong = Your other purple card finishes the canal section: use it for the canal, and the statue worth 7 is yours.
    .done = The section is finished: 3 points and a statue worth 7.
    .learned = Canal: cell by cell in its colours; 3 points from the third cell, a statue for the fifth.

lesson-first-end = The game ends with the round in which a draw pile runs out, usually the eighth. Then persons, houses, laurels, leads, canals with statues and reputation are added to your points. The score sheet shows that sum at any time.
    .learned = When a draw pile runs out, the round is the last; then everything is added up.

word-first-penalty = Your first closed circle: the penalty has struck, and its three markers are gone. Next time discard a marker with a card of its colour while there are two: that brings a point.
word-first-leads = Your first lead: this marker stays coloured to the end and brings 4 points, even if somebody overtakes you. The next is worth as much.
word-first-statue = Your first statue: its figure counts at the end. The next statue on the stack is worth one less.
word-first-free = No die shows 1 or 2, so nobody may take a step of reputation in this round, whatever they would pay.
word-first-last = A draw pile has run out and the extra pile takes its place: that means the end is near. Spend your money while it still buys points.
word-first-scoring = The game is over. The score sheet shows row by row what persons, houses, leads, canals and reputation have added to the points on the track.
