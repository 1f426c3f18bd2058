// A small game for boardgame.io, of about the weight of a game of ours: each of four players builds on a board of 14 by
// 14 cells, pays from a store that the others see, and holds dice that they do not see.
const { INVALID_MOVE } = require("boardgame.io/core");

const SIDE = 14;
const PIECES = ["farm", "mill", "keep", "church", "market", "wall"];
const GOODS = ["wood", "stone", "food", "goods", "culture"];

// As in the middle of a game: a score of pieces each.
const player = () => ({
  domain: Array.from({ length: 20 }, (_, n) => ({ piece: PIECES[n % PIECES.length], row: (n * 5) % SIDE, col: (n * 3) % SIDE, turn: n % 4, walled: n % 3 === 0 })),
  stock: Object.fromEntries(GOODS.map((id) => [id, 4])),
  dice: [],
  area: 0,
  disasters: 0,
});

const build = ({ G, playerID, random, events }, piece, row, col) => {
  const own = G.players[playerID];
  if (!PIECES.includes(piece) || !(row >= 0 && row < SIDE) || !(col >= 0 && col < SIDE)) return INVALID_MOVE;
  if (own.domain.some((other) => other.row === row && other.col === col)) own.domain = own.domain.filter((other) => other.row !== row || other.col !== col);
  own.domain.push({ piece, row, col, turn: (row * col) % 4, walled: row > 4 && row < 9 && col > 4 && col < 9 });
  while (own.domain.length > 30) own.domain.shift();
  for (const id of GOODS) own.stock[id] = (own.stock[id] + random.D6()) % 10;
  own.dice = random.D6(5);
  own.area = own.domain.filter((each) => each.walled).length;
  G.supply[piece] = (G.supply[piece] + 29) % 30;
  G.last.push({ seat: playerID, piece, row, col });
  while (G.last.length > 40) G.last.shift();
  events.endTurn();
  return undefined;
};

exports.Domain = {
  name: "domain",
  setup: () => ({
    players: Object.fromEntries(["0", "1", "2", "3"].map((id) => [id, player()])),
    supply: Object.fromEntries(PIECES.map((id) => [id, 20])),
    last: Array.from({ length: 40 }, (_, n) => ({ seat: String(n % 4), piece: PIECES[n % PIECES.length], row: n % SIDE, col: (n * 3) % SIDE })),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: Object.fromEntries(Object.entries(G.players).map(([id, each]) => [id, id === playerID ? each : { ...each, dice: each.dice.length }])),
  }),
  moves: { build },
};
exports.PIECES = PIECES;
exports.SIDE = SIDE;
