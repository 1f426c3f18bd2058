// The same load that bench/load/ours.py makes, for boardgame.io: node load.cjs PORT MATCHES RATES SECONDS BAR
// Four sockets a match speak its protocol; an action is timed until the last of the four has the state it led to. The
// rates, in actions a second, are tried in turn until one does not hold; a line of JSON for each.
const { io } = require("socket.io-client");
const { Domain, PIECES, SIDE } = require("./domain.cjs");

const [port, matches, , seconds, bar] = process.argv.slice(2).map(Number);
const rates = process.argv[4].split(",").map(Number);
const address = `http://127.0.0.1:${port}`;
const SEATS = ["0", "1", "2", "3"];
const LATE = 10000;
const ask = async (path, body) => {
  const answer = await fetch(`${address}/games/${Domain.name}/${path}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

class Match {
  constructor() {
    this.sockets = [];
    this.seen = [-1, -1, -1, -1];
    this.bytes = 0;
    this.current = "0";
    this.busy = false;
    this.done = null;
  }

  async open() {
    this.id = (await ask("create", { numPlayers: SEATS.length })).matchID;
    this.credentials = [];
    for (const playerID of SEATS) {
      this.credentials.push((await ask(`${this.id}/join`, { playerID, playerName: `Guest ${playerID}` })).playerCredentials);
    }
    for (const [seat, playerID] of SEATS.entries()) {
      const socket = io(`${address}/${Domain.name}`, { transports: ["websocket"], forceNew: true });
      socket.on("sync", (_, info) => this.hear(seat, info.state));
      socket.on("update", (_, state) => this.hear(seat, state));
      socket.on("connect", () => socket.emit("sync", this.id, playerID, this.credentials[seat], SEATS.length));
      this.sockets.push(socket);
    }
    this.wanted = 0;
    await this.all();
  }

  hear(seat, state) {
    this.seen[seat] = state._stateID;
    this.current = state.ctx.currentPlayer;
    if (this.done && Math.min(...this.seen) >= this.wanted) this.done(true);
  }

  all() {
    return new Promise((done) => {
      const late = setTimeout(() => done(false), LATE);
      this.done = (known) => { clearTimeout(late); this.done = null; done(known); };
      if (Math.min(...this.seen) >= this.wanted) this.done(true);
    });
  }

  async act() {
    const seat = Number(this.current);
    const cell = () => Math.floor(Math.random() * SIDE);
    const args = [PIECES[Math.floor(Math.random() * PIECES.length)], cell(), cell()];
    const now = Math.max(...this.seen);
    this.wanted = now + 1;
    const started = performance.now();
    const payload = { type: "build", args, playerID: SEATS[seat], credentials: this.credentials[seat] };
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, now, this.id, SEATS[seat]);
    const known = await this.all();
    return known ? performance.now() - started : LATE;
  }
}

async function load(all, rate) {
  const took = [];
  const running = new Set();
  const before = process.cpuUsage();
  const started = performance.now();
  let asked = 0;
  let next = 0;
  while (asked < rate * seconds) {
    let match = null;
    for (let tries = 0; tries < all.length && !match; tries += 1) {
      const candidate = all[next % all.length];
      next += 1;
      if (!candidate.busy) match = candidate;
    }
    if (match) {
      match.busy = true;
      const one = match.act().then((ms) => { took.push(ms); match.busy = false; running.delete(one); });
      running.add(one);
      asked += 1;
    }
    const wait = started + (asked * 1000) / rate - performance.now();
    if (wait > 1 || !match) await pause(Math.max(1, wait));
  }
  await Promise.all(running);
  const elapsed = (performance.now() - started) / 1000;
  const own = process.cpuUsage(before);
  took.sort((a, b) => a - b);
  return {
    tables: all.length, pages: all.length * SEATS.length, rate, actions: took.length,
    actions_a_second: Number((took.length / elapsed).toFixed(1)),
    p50_ms: Number(took[Math.floor(took.length / 2)].toFixed(1)), p99_ms: Number(took[Math.floor(took.length * 0.99)].toFixed(1)),
    lost: took.filter((ms) => ms >= LATE).length,
    load_cpu_ms_an_action: Number(((own.user + own.system) / 1000 / took.length).toFixed(2)),
  };
}

(async () => {
  const all = Array.from({ length: matches }, () => new Match());
  for (let start = 0; start < all.length; start += 25) await Promise.all(all.slice(start, start + 25).map((match) => match.open()));
  await pause(1000);
  for (const rate of rates) {
    const found = await load(all, rate);
    console.log(JSON.stringify(found));
    if (found.p99_ms > bar || found.lost) break;
  }
  process.exit(0);
})();
