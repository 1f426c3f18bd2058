// A live table: the stream brings areas, each is morphed into its place; clicks become commands.
import "./signs.js"; // hears first: while one asks, nothing is played
import { sure } from "./asking.js";
import "./closer.js";
import { glance, settle as settleGlances } from "./glance.js";
import "./clock.js";
import { ownNumber } from "./fairness.js";
import "./guard.js";
import "./hotseat.js";
import { morph } from "./morph.js";
import { after, before as standing, onBoard } from "./motion.js";
import { Pace } from "./pace.js";
import { notify } from "./page.js";
import { confirms, openSheet } from "./person.js";
import { freshId, post } from "./post.js";
import { Reel, advise } from "./reel.js";
import { forget, tell, tellAgain } from "./telling.js";

const main = document.querySelector("main[data-table]");
const texts = main.dataset;
const base = `/api/tables/${texts.table}`;
const query = texts.query ? `&${texts.query}` : "";
const connection = document.getElementById("connection");
let number = Number(texts.number); // of the areas that are shown: what a click answers
let whole = number; // at which all areas were fetched at once: what the stream brings of before is old
let lookingBack = false;
let busy = false;
let playing = ""; // the actions that are on their way
const SLOW = 1200; // milliseconds until the page says that it is still sending
const LATE = 3000; // milliseconds until the page asks for what its stream has not brought

// ---- areas

function put(...steps) {
  const hadFocus = main.contains(document.activeElement);
  const before = new Set([...document.querySelectorAll("#area-log li")].map((line) => line.id));
  const areas = Object.assign({}, ...steps);
  const stood = standing(Object.keys(areas));
  steps.forEach(morph);
  if (!lookingBack) announce(before);
  const wasOver = document.body.classList.contains("over");
  settle();
  after(stood);
  const focused = document.activeElement;
  if (!wasOver && document.body.classList.contains("over") && !focused.matches("input")) {
    document.getElementById("verdict")?.focus();
  } else if (hadFocus && !(main.contains(focused) && focused.checkVisibility())) { // what was pressed is no more
    document.getElementById("prompt")?.focus({ preventScroll: true });
  }
  document.dispatchEvent(new CustomEvent("letopis:update", { detail: { areas } }));
}

function announce(before) {
  const fresh = [...document.querySelectorAll("#area-log li")].filter((line) => !before.has(line.id));
  if (!fresh.length || fresh.length > 25) return;
  fresh.forEach((line) => { line.classList.add("new"); setTimeout(() => line.classList.remove("new"), 1700); });
  fresh.reverse().forEach((line) => tell(line.querySelector(".words").textContent));
}

function settle() {
  const over = !document.getElementById("area-end").hidden;
  document.body.classList.toggle("over", over && !lookingBack);
  document.body.classList.toggle("looking-back", lookingBack);
  settleGlances(lookingBack);
  const mine = document.querySelector("#area-decision.asked");
  const title = document.title.replace(/^● [^·]*· /, "");
  document.title = mine ? `● ${texts.jsYourTurn} · ${title}` : title;
  const graph = document.querySelector("[data-graph]");
  if (graph && !graph.querySelector("svg")) draw(graph);
  const dialog = document.getElementById("opened");
  if (dialog.open) fill(dialog.dataset.of);
  pointBack();
  tellLatest();
  offerMore();
}

// What is folded to two lines opens, if there is more of it.
function offerMore() {
  for (const folded of document.querySelectorAll("[data-folded]")) {
    const open = document.body.hasAttribute(`data-${folded.dataset.folded}`);
    const button = folded.parentElement.querySelector(".unfold");
    if (button) button.hidden = !open && folded.scrollHeight <= folded.clientHeight + 3 && ![...folded.children].some((line) => line.scrollWidth > line.clientWidth + 1 || line.querySelector("details"));
  }
}

// Whoever played far down a narrow page reads at its foot what is asked next.
const wayBack = document.getElementById("to-question");
let inSight = true;
const sight = new IntersectionObserver((seen) => { inSight = seen.at(-1).isIntersecting; pointBack(); }, { rootMargin: "-50px 0px 0px" });
let watched;
function pointBack() {
  const question = document.querySelector("#area-decision.asked");
  if (question !== watched) {
    if (watched) sight.unobserve(watched);
    if (question) sight.observe(question);
    watched = question;
  }
  wayBack.hidden = inSight || !question || document.body.classList.contains("over");
  if (!wayBack.hidden) wayBack.firstChild.textContent = document.getElementById("prompt").textContent;
}

// The newest line of the chronicle, where the chronicle itself lies below.
const latest = document.getElementById("latest");
new IntersectionObserver((seen) => {
  latest.hidden = seen.at(-1).isIntersecting || !latest.textContent.trim();
  latest.dataset.below = seen.at(-1).isIntersecting ? "" : "1";
}, { rootMargin: "0px 0px -110px" }).observe(document.querySelector(".tabs"));
function tellLatest() {
  const line = [...document.querySelectorAll("#area-log li:not(.machinery) .words")].at(0);
  latest.querySelector("span").textContent = line?.textContent ?? "";
  latest.hidden = !latest.dataset.below || !line;
}

async function draw(graph) {
  if (graph.dataset.asked) return;
  graph.dataset.asked = "1";
  const answer = await fetch(`${graph.dataset.graph}?${texts.query}`);
  if (answer.ok) graph.insertAdjacentHTML("beforeend", await answer.text());
}

async function fetchAreas(at, had) {
  const moment = [at === null ? "" : `&at=${at}`, had === null ? "" : `&had=${had}`].join("");
  const answer = await fetch(`/table/${texts.table}/areas?${moment.slice(1)}${query}`);
  return answer.ok ? answer.json() : null;
}

async function refresh() {
  const now = await fetchAreas(null, null);
  if (!now || lookingBack) return;
  pace.drop();
  passed.clear();
  number = whole = now.number;
  put(now.areas);
}

const waiting = new Set();
function reach(now) {
  number = Math.max(number, now);
  waiting.forEach((look) => look());
}

// Until the page shows what a command has led to. The next click would else answer a question that is no more.
async function shows(wanted) {
  pace.hurry(wanted);
  if (number >= wanted) return;
  let look;
  const brought = await new Promise((done) => {
    look = () => { if (number >= wanted) done(true); };
    waiting.add(look);
    setTimeout(() => done(false), LATE);
  });
  waiting.delete(look);
  if (!brought) await refresh();
}

// ---- the stream

const passed = new Map(); // areas that a moment in passing has changed, as they were before
const pace = new Pace((steps) => {
  if (!lookingBack) put(Object.fromEntries(passed), ...steps.map((step) => step.areas));
  passed.clear();
  reach(steps.at(-1).number);
}, glimpse);

// What somebody had no choice about comes with what they chose: of the moments between, the board is fetched when their
// turn has come, by pages on which somebody watches, and nothing else is ever sent twice.
async function glimpse(at, wanted) {
  const moment = await fetchAreas(at, at - 1);
  if (!moment || lookingBack || !wanted()) return;
  const board = Object.entries(moment.areas).filter(([id]) => onBoard(id) && document.getElementById(id));
  board.forEach(([id]) => { if (!passed.has(id)) passed.set(id, document.getElementById(id).outerHTML); });
  put(Object.fromEntries(board));
}
pace.number = number;

let stream;
function connect() {
  stream = new EventSource(`${base}/stream?as=areas&lang=${document.documentElement.lang}${query}`);
  stream.addEventListener("areas", (event) => {
    const news = JSON.parse(event.data);
    show("on");
    if (news.number >= whole) pace.bring(news);
  });
  stream.addEventListener("gone", () => { stream.close(); show("gone"); });
  stream.addEventListener("open", () => show("on"));
  stream.addEventListener("error", () => {
    show("off");
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 1500);
  });
}

function show(state) {
  document.body.classList.toggle("offline", state === "off");
  connection.className = `connection ${state}`;
  connection.querySelector("span").textContent = texts && connection.dataset[state];
}

addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => { if (event.persisted) connect(); });

// ---- commands

async function command(path, body = {}) {
  busy = true;
  pace.acts();
  document.body.classList.add("busy");
  try {
    const done = await post(`${base}/${path}?${texts.query}`, { id: freshId(), ...body });
    if (done.ok) {
      if (Number.isInteger(done.number)) await shows(done.number);
    } else if (done.error === "stale") {
      await refresh();
      notify(done.message);
    } else if (done.error === "lesson") {
      document.dispatchEvent(new CustomEvent("letopis:lesson", { detail: done }));
    } else if (done.error !== "final") {
      notify(done.message, done.rule, texts.game);
    }
    return done;
  } catch {
    notify(texts.jsFault);
    return { ok: false };
  } finally {
    busy = false;
    document.body.classList.remove("busy");
    document.dispatchEvent(new CustomEvent("letopis:idle"));
  }
}

// One action, or several in a row that are one click to a person and done together or not at all. A click while another is on its way waits for it, and
// the server says whether it still fits what was shown when it was made; the same click doubled is one.
async function play(actions, button = null, held = confirms()) {
  if (lookingBack) return false;
  const wanted = [actions].flat();
  const key = wanted.join("\n");
  const seen = number; // before what waits is shown: the hand has not seen that
  pace.skip();
  if (playing === key) return false;
  while (busy) await new Promise((done) => { document.addEventListener("letopis:idle", done, { once: true }); });
  playing = key;
  document.getElementById("hints").hidden = true;
  performance.mark("letopis:click");
  button?.classList.add("sending");
  const waits = setTimeout(() => notify(texts.jsSending), SLOW);
  let done;
  try {
    done = await command("play", { action: wanted[0], then: wanted.slice(1), number: seen, held });
  } finally {
    playing = "";
    clearTimeout(waits);
    button?.classList.remove("sending");
  }
  if (done.ok) forget();
  if (done.error !== "final") return done.ok;
  return (await sure(done.what, texts.jsFinal, button)) && play(actions, button, false);
}

// What stands on a button: an action, several between bars, or one several times; with a warning only when the person is sure.
async function act(button) {
  const { action, times, warning } = button.dataset;
  if (warning && !(await sure(button.innerText, warning, button))) return;
  play(Array(Number(times ?? 1)).fill(action.split("|")).flat(), button, !warning && confirms());
}

async function why(action) {
  const answer = await fetch(`${base}/why?action=${encodeURIComponent(action)}${query}`);
  return answer.ok ? answer.json() : null;
}

async function hint() {
  const { ask } = await import("./hints.js");
  return ask(base, texts);
}

let shownMoment = null;
let wish = 0; // of several moments that were asked for in a hurry only the last is shown
let looking = Promise.resolve();
function lookAt(at) {
  const mine = wish += 1;
  lookingBack = at !== null;
  document.getElementById(lookingBack ? "hints" : "advice").hidden = true; // hints are about now, advice is about then
  looking = looking.then(() => (mine === wish ? showMoment(at) : null));
  return looking;
}

async function showMoment(at) {
  const moment = await fetchAreas(at, at === null ? null : shownMoment);
  if (!moment || lookingBack !== (at !== null)) return;
  shownMoment = at;
  if (at === null) {
    pace.drop();
    passed.clear();
    number = whole = moment.number;
  }
  put(moment.areas);
}
const reel = new Reel(lookAt);

// An address may name a moment: /table/…#at=12; a review's, whose advice then stays beside the board: #at=12&advice
function lookWhereAsked() {
  const asked = /^#at=([0-9]{1,9})(&advice)?$/.exec(location.hash);
  if (!asked) return;
  reel.go(Number(asked[1]));
  if (asked[2]) advise(document.getElementById("advice"), base, texts.query, Number(asked[1]), texts);
}
addEventListener("hashchange", lookWhereAsked);

async function retry(at) {
  const made = await command("retry", { number: at });
  if (made.ok) location.assign(`/table/${made.table}`);
}

async function verify() {
  const answer = await fetch(`${base}/verify?${texts.query}`);
  const proof = await answer.json();
  document.getElementById("proof").textContent = answer.ok && proof.ok ? texts.jsVerified : `${texts.jsNotVerified} ${proof.message ?? proof.problem ?? ""}`;
}

async function again() {
  const made = await command("again");
  if (made.ok) location.assign(`/table/${made.table}`);
}

async function copy(address) {
  const whole = new URL(address, location.href).href;
  try {
    await navigator.clipboard.writeText(whole);
    notify(texts.jsCopied);
  } catch {
    notify(whole);
  }
}

async function share(address) {
  const url = new URL(address, location.href).href;
  if (!navigator.share) return copy(address);
  return navigator.share({ title: document.title, url }).catch(() => {}); // thought better of it
}

// Among people it matters what one is called: whoever has not said yet may, beside the button.
async function sit(seat) {
  const field = document.querySelector("[data-asks-name] input");
  const name = field?.checkVisibility() ? field.value.trim() : "";
  if (name) {
    const named = await post("/api/me", { name });
    if (!named.ok) { notify(named.message); field.focus(); return; }
  }
  await thenReload("sit", { seat, number: ownNumber(texts.table) });
}

async function thenReload(path, body) {
  if ((await command(path, body)).ok) location.reload();
}

// ---- a closer look at another's place

function fill(id) {
  const copied = document.getElementById(id).cloneNode(true);
  copied.removeAttribute("id");
  copied.querySelectorAll("[id]").forEach((node) => node.removeAttribute("id"));
  document.querySelector("#opened .opened").replaceChildren(copied);
}

// ---- hands

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-action], button, a");
  if (!target || target.disabled) return;
  const data = target.dataset;
  if ("keepQuery" in data && texts.query) target.search = texts.query;
  if (target.getAttribute("aria-disabled") === "true") {
    target.focus();
  } else if ("action" in data) {
    act(target);
  } else if ("undo" in data) {
    document.getElementById("hints").hidden = true;
    command("undo", data.undo ? { thing: data.undo } : {});
  } else if (data.lesson) {
    command("lesson", { do: data.lesson });
  } else if ("hint" in data) {
    hint();
  } else if ("unhint" in data) {
    document.getElementById("hints").hidden = true;
    document.getElementById("hint")?.focus();
  } else if ("now" in data) {
    reel.go(null);
  } else if ("replay" in data) {
    reel.go(0).then(() => reel.play());
  } else if (data.reel) {
    reel.press(data.reel);
  } else if (data.look) {
    event.preventDefault();
    reel.glimpse(Number(data.look));
  } else if ("tryAgain" in data) {
    retry(Number(data.tryAgain));
  } else if ("glance" in data) {
    glance();
  } else if ("verify" in data) {
    verify();
  } else if ("again" in data) {
    again();
  } else if (data.copy) {
    copy(data.copy);
  } else if (data.share) {
    share(data.share);
  } else if ("begin" in data) {
    document.body.classList.add("begun");
    document.getElementById("prompt")?.focus();
  } else if (data.open) {
    const dialog = document.getElementById("opened");
    dialog.dataset.of = data.open;
    fill(data.open);
    openSheet(dialog);
  } else if ("leave" in data) {
    if (confirm(texts.jsConfirmLeave)) thenReload("bot");
  } else if ("back" in data) {
    thenReload("back");
  } else if ("sit" in data) {
    sit(Number(data.sit));
  } else if ("seatBot" in data) {
    command("bot", { seat: Number(data.seatBot) });
  } else if ("beginNow" in data) {
    command("begin");
  } else if (data.vote) {
    command("vote", { seat: Number(data.vote) });
  } else if (data.reissue) {
    if (confirm(texts.jsConfirmReissue)) command("reissue", { seat: Number(data.reissue) });
  } else if ("shelve" in data) {
    post(`${base}/shelve`, { shelved: true }).then((done) => (done.ok ? location.assign("/") : notify(done.message)));
  } else if ("closeTable" in data) {
    if (confirm(data.closeTable ? texts.jsConfirmCloseAll : texts.jsConfirmClose)) command("close");
  } else if ("deleteTable" in data) {
    if (confirm(texts.jsConfirmDelete)) post(`${base}/delete`, {}).then((done) => (done.ok ? location.assign("/") : notify(done.message)));
  } else if ("lock" in data) {
    command("lock", { locked: data.lock === "true" });
  } else if (data.show) {
    const on = target.getAttribute("aria-pressed") !== "true";
    target.setAttribute("aria-pressed", String(on));
    document.body.toggleAttribute(`data-${data.show}`, on);
  }
});

const reelKeys = {
  ArrowLeft: () => "back", ArrowRight: () => "on", Home: () => "first",
  " ": () => (document.body.classList.contains("reeling") ? "pause" : "play"),
};

document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("g[data-action]") && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(event.target.closest("g[data-action]"));
    return;
  }
  if (event.key === "Escape") {
    document.getElementById("hints").hidden = true;
    glance();
    if (lookingBack && !document.querySelector("dialog[open]")) reel.go(null);
  }
  if (event.key === "Escape") document.activeElement?.closest?.(".choice")?.querySelector("button")?.blur();
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (lookingBack && reelKeys[event.key] && !event.target.closest?.("button, a, [tabindex='0']")) {
    event.preventDefault();
    reel.press(reelKeys[event.key]());
  }
  if (event.code === "KeyU") document.querySelector("#undo:not([aria-disabled])")?.click();
  if (event.code === "KeyH") document.getElementById("hint")?.click();
  if (event.code === "KeyL") tellAgain();
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "moment") return;
  reel.halt();
  clearTimeout(lookAt.soon);
  const at = Number(event.target.value);
  lookAt.soon = setTimeout(() => reel.go(at === Number(event.target.max) ? null : at), 120);
});

document.querySelector("form[data-say]").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  if (text && (await command("talk", { text })).ok) field.value = "";
});

document.querySelector("form[data-name]").addEventListener("submit", async (event) => {
  event.preventDefault();
  const done = await post("/api/me", { name: event.target.elements.name.value });
  if (done.ok) command("name"); else notify(done.message);
});

const tabs = [...document.querySelectorAll("[role=tab]")];
function choose(tab) {
  tabs.forEach((other) => {
    other.setAttribute("aria-selected", String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab;
  });
  settleGlances(lookingBack);
}
tabs.forEach((tab, index) => {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
});

// What waits for its turn is shown at once after any click, and at any key but those that only walk about.
document.addEventListener("click", () => pace.leap());
document.addEventListener("keydown", (event) => { if (!["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) pace.leap(); });
document.addEventListener("visibilitychange", () => { if (document.hidden) pace.skip(); });

// What a game's own board.js may use.
window.letopis = { play: (actions) => play(actions), why, notify, announce: tell, game: texts.game };
document.dispatchEvent(new CustomEvent("letopis:ready"));
settle();
connect();
lookWhereAsked();
