// Where a hand is quicker than a server: the ghost of a piece under the pointer, and dice marked before they are rolled.

const SVG = "http://www.w3.org/2000/svg";
const DEGREES = 90;
const letters = "abcdefghijklmnopqrstuvwxyz";
let turn = 0;
let at = null; // [row, col] of the piece's corner
let chosen = ""; // the piece the player has taken up, of several in hand
let shown = ""; // the piece the ghost was made for

const placing = () => document.getElementById("placing");
const domain = () => document.querySelector("svg.domain.own");
const name = (row, col) => `${letters[col]}${row + 1}`;
const place = (text) => [Number(text.slice(1)) - 1, letters.indexOf(text[0])];

function plan() {
  const box = placing();
  if (!box) return null;
  if (!box.plan || box.plan.key !== box.dataset.pieces) {
    const pieces = JSON.parse(box.dataset.pieces);
    for (const one of Object.values(pieces)) one.legal = one.legal.map((cells) => new Set(cells.split(" ")));
    box.plan = {
      key: box.dataset.pieces, pieces,
      free: new Set(box.dataset.free.split(" ")),
      rows: Number(box.dataset.rows), cols: Number(box.dataset.cols), cell: Number(box.dataset.cell),
    };
  }
  // the piece taken up, or else the first: what is drawn, turned and put down is this one
  const now = box.plan;
  now.piece = chosen in now.pieces ? chosen : Object.keys(now.pieces)[0];
  Object.assign(now, now.pieces[now.piece]);
  if (turn >= now.turns.length) turn = 0;
  return now;
}

const fits = (now) => at !== null && now.legal[turn].has(name(...at));
const action = (now) => `place ${now.piece} ${name(...at)}${turn ? ` ${turn * DEGREES}` : ""}`;

function clamp(now, row, col) {
  const cells = now.turns[turn];
  const height = Math.max(...cells.map((cell) => cell[0])) + 1;
  const width = Math.max(...cells.map((cell) => cell[1])) + 1;
  return [Math.max(0, Math.min(now.rows - height, row)), Math.max(0, Math.min(now.cols - width, col))];
}

function element(kind, attributes) {
  const made = document.createElementNS(SVG, kind);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function draw() {
  const ghost = document.getElementById("ghost");
  const now = plan();
  if (!ghost) return;
  ghost.replaceChildren();
  if (!now) { at = null; turn = 0; shown = ""; return; }
  const box = placing();
  if (shown !== now.piece) { turn = 0; shown = now.piece; }
  box.querySelectorAll("[data-held]").forEach((held) => held.setAttribute("aria-pressed", String(held.dataset.held === now.piece)));
  box.querySelector("[data-turn]").disabled = now.turns.length < 2;
  turnPreview(now);
  listPlaces(now);
  const button = box.querySelector("[data-put]");
  const said = box.querySelector(".placing-said");
  button.disabled = !fits(now);
  said.classList.toggle("soft", at === null);
  if (at === null) { said.textContent = matchMedia("(pointer: coarse)").matches ? box.dataset.tap : ""; return; }
  at = clamp(now, ...at);
  button.disabled = !fits(now);
  const good = fits(now);
  for (const [row, col] of now.turns[turn]) {
    const y = (at[0] + row) * now.cell, x = (at[1] + col) * now.cell;
    const free = now.free.has(name(at[0] + row, at[1] + col));
    ghost.append(element("rect", { x, y, width: now.cell, height: now.cell, class: good ? "fits" : free ? "free" : "fits-not" }));
    if (!good && !free) ghost.append(element("path", { class: "cross", d: `M${x + 5} ${y + 5}l10 10m0 -10l-10 10` }));
  }
  said.textContent = `${name(...at)}: ${good ? box.dataset.fits : box.dataset.fitsNot}`;
  said.classList.toggle("fits", good);
}

function turnPreview(now) {
  const cells = now.turns[turn];
  const side = (Math.max(...cells.flat()) + 1) * now.cell + 8;
  const preview = document.getElementById("placing-preview");
  preview?.setAttribute("viewBox", `-4 -4 ${side} ${side}`);
  preview?.querySelector(".piece").setAttribute("class", `piece p-${now.kind}`);
  preview?.querySelector(".body").setAttribute("d", cells.map(([row, col]) => `M${col * now.cell} ${row * now.cell}h${now.cell}v${now.cell}h${-now.cell}z`).join(""));
}

function listPlaces(now) {
  const list = placing().querySelector("[data-where]");
  const key = `${now.key} ${now.piece} ${turn}`;
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(new Option("–", ""), ...[...now.legal[turn]].filter(Boolean).map((cell) => new Option(cell, cell)));
  }
  list.value = fits(now) ? name(...at) : "";
}

function takeUp(piece) {
  const now = plan();
  if (!now || !(piece in now.pieces)) return;
  chosen = piece;
  draw();
}

function turnPiece(step = 1) {
  const now = plan();
  if (!now || now.turns.length < 2) return;
  turn = (turn + step + now.turns.length) % now.turns.length;
  draw();
}

async function putDown() {
  const now = plan();
  if (!now || at === null) return;
  const text = action(now);
  if (!fits(now)) {
    const reason = await window.letopis.why(text);
    if (reason && !reason.legal) {
      window.letopis.notify(reason.reason, reason.rule, window.letopis.game);
      placing()?.querySelector(".placing-said")?.replaceChildren(`${reason.reason} (${reason.rule})`);
    }
    return;
  }
  if (await window.letopis.play(text)) { at = null; draw(); }
}

function cellUnder(event) {
  const board = domain();
  const now = plan();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
  const row = Math.floor(point.y / now.cell), col = Math.floor(point.x / now.cell);
  return row < 0 || col < 0 || row >= now.rows || col >= now.cols ? null : [row, col];
}

document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || !plan() || !event.target.closest?.("svg.domain.own")) return;
  const cell = cellUnder(event);
  if (cell) { at = clamp(plan(), ...cell); draw(); }
});

document.addEventListener("pointerup", (event) => {
  if (!plan() || !event.target.closest?.("svg.domain.own")) return;
  const cell = cellUnder(event);
  if (!cell) return;
  if (event.pointerType === "touch") { at = clamp(plan(), ...cell); draw(); return; }
  if (event.button === 0) { at = clamp(plan(), ...cell); draw(); putDown(); }
});

document.addEventListener("contextmenu", (event) => {
  if (plan() && event.target.closest?.("svg.domain.own")) { event.preventDefault(); turnPiece(); }
});

document.addEventListener("wheel", (event) => {
  if (!plan() || !event.target.closest?.("svg.domain.own") || event.ctrlKey) return;
  event.preventDefault();
  if (Date.now() - (turnPiece.last ?? 0) > 120) { turnPiece.last = Date.now(); turnPiece(event.deltaY > 0 ? 1 : -1); }
}, { passive: false });

document.addEventListener("keydown", (event) => {
  const now = plan();
  if (!now || event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.code === "KeyR") { event.preventDefault(); turnPiece(event.shiftKey ? -1 : 1); window.letopis.announce(placing().querySelector(".placing-said").textContent); return; }
  if (!event.target.closest("svg.domain.own") && !event.target.matches("body, .prompt")) return;
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  if (step) {
    event.preventDefault();
    at = at === null ? clamp(now, Math.floor(now.rows / 2) - 3, Math.floor(now.cols / 2) - 3) : clamp(now, at[0] + step[0], at[1] + step[1]);
    domain().focus();
    draw();
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    putDown();
  }
});

document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-where]") || !event.target.value) return;
  at = place(event.target.value);
  draw();
});

// ---- dice

function rolling() { return document.querySelector("[data-rolling]"); }

function count() {
  const box = rolling();
  if (!box) return;
  const marked = box.querySelectorAll("[data-die][aria-pressed=true]").length;
  const button = box.querySelector("[data-roll]");
  button.querySelector("span").textContent = marked ? `${button.dataset.rollText} (${marked})` : button.dataset.keepText;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button || button.disabled) return;
  if ("turn" in button.dataset) turnPiece();
  else if ("held" in button.dataset) takeUp(button.dataset.held);
  else if ("put" in button.dataset) putDown();
  else if ("layout" in button.dataset) window.letopis.play(button.dataset.layout.split("|"));
  else if ("die" in button.dataset && !("fixed" in button.dataset)) {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    count();
  } else if ("markAll" in button.dataset) {
    const dice = [...rolling().querySelectorAll("[data-die]:not([data-fixed])")];
    const all = dice.every((die) => die.getAttribute("aria-pressed") === "true");
    dice.forEach((die) => die.setAttribute("aria-pressed", String(!all)));
    count();
  } else if ("roll" in button.dataset) {
    const dice = [...rolling().querySelectorAll("[data-die][aria-pressed=true]:not([data-fixed])")];
    window.letopis.play([...dice.map((die) => `reroll ${die.dataset.die}`), "roll"]);
  }
});

document.addEventListener("letopis:hint", (event) => {
  const { text, then } = event.detail.actions[0];
  [text, ...then].forEach(showDie);
  const words = text.split(" ");
  if (words[0] === "place" && plan()) {
    takeUp(words[1]);
    turn = words[3] ? Number(words[3]) / DEGREES : 0;
    at = place(words[2]);
    draw();
  }
});

// A die that a hint would roll again: of equal ones each is shown once.
function showDie(text) {
  const [kind, face] = text.split(" ");
  if (kind === "reroll") rolling()?.querySelector(`[data-die="${face}"]:not(.hinted, [data-fixed])`)?.classList.add("hinted");
}

document.addEventListener("letopis:update", () => { draw(); count(); });
draw();
count();
