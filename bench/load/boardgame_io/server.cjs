// boardgame.io's own server, as its documentation starts it: node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");
const { Domain } = require("./domain.cjs");

const server = Server({ games: [Domain], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
