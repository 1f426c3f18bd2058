// boardgame.io's own server, as its documentation starts it: node server.cjs PORT [FOLDER]
// Its tables are in memory; with a folder they are in files there, by the storage it brings for that.
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Domain } = require("./domain.cjs");

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [Domain], origins: [Origins.LOCALHOST], db: dir && new FlatFile({ dir }) });
server.run(Number(port));
