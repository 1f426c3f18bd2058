// What this device knows of a table's seal: it keeps it, adds its number to the dice, and checks both when the game is over.
import { freshId, post } from "./post.js";
import { broken, changed } from "./seal.js";

const place = (table) => `letopis.seal.${table}`;

export function kept(table) {
  try {
    return JSON.parse(localStorage.getItem(place(table)));
  } catch { // a browser that keeps nothing
    return null;
  }
}

export function keep(table, what) {
  const all = { ...kept(table), ...what };
  try {
    localStorage.setItem(place(table), JSON.stringify(all));
  } catch { /* it cannot be checked later, and the page says so */ }
  return all;
}

// A number that nobody can know before the server has bound itself: it is drawn when the commitment is here.
export function ownNumber(table) {
  return kept(table)?.number ?? keep(table, { number: freshId() }).number;
}

export function addNumber(table) {
  return post(`/api/tables/${table}/number`, { id: freshId(), number: ownNumber(table) });
}

// ---- at the table

const main = document.querySelector("main[data-table]");
let adding = false;

function sealHere() {
  return JSON.parse(document.getElementById("fair").dataset.seal);
}

// Look at the seal that the table shows: "" or what is wrong with it.
function look(now) {
  const table = main.dataset.table;
  let mine = kept(table);
  mine ??= keep(table, { commitment: now.commitment, late: now.begun });
  if (mine.number && mine.seat === undefined && now.me !== null) mine = keep(table, { seat: now.me });
  const wrong = changed(mine, now);
  if (wrong) return wrong;
  if (!mine.terms) mine = keep(table, { terms: now.terms });
  if (now.begun && !mine.bond) keep(table, { bond: now.bond });
  if (now.wanting && !adding) {
    adding = true;
    addNumber(table).finally(() => { adding = false; });
  }
  return "";
}

function verdict(now) {
  if (!now.dice) return "jsSealNone";
  const mine = kept(main.dataset.table);
  const wrong = broken(mine ?? now, now);
  if (wrong) return `jsSeal${wrong[0].toUpperCase()}${wrong.slice(1)}`;
  if (!mine || mine.late) return "jsSealLate";
  if (now.dice !== "all") return "jsSealServer";
  return mine.number ? "jsSealOk" : "jsSealOthers";
}

function settle() {
  const now = sealHere();
  const wrong = now.dice ? look(now) : "";
  const alarm = document.getElementById("seal-alarm");
  alarm.hidden = !wrong;
  if (wrong) alarm.textContent = main.dataset.jsSealAlarm;
  const proof = document.getElementById("proof");
  if (proof && now.revealed && !proof.textContent) {
    proof.textContent = main.dataset[verdict(now)];
    proof.classList.toggle("broken", wrong !== "" || (now.dice !== "" && broken(kept(main.dataset.table) ?? now, now) !== ""));
  }
}

if (main) {
  document.addEventListener("letopis:update", settle);
  settle();
}
