// A live table: the stream brings areas, each is morphed into its place; clicks become commands.
import { sure } from "./asking.js";
import { glance, settle as settleGlances } from "./glance.js";
import "./guard.js";
import "./hotseat.js";
import { after, before as standing } from "./motion.js";
import { Pace } from "./pace.js";
import { freshId, notify, post } from "./page.js";
import { confirms, openSheet } from "./person.js";
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

const callbacks = {
  // a part that goes its own way stays as it is until it comes
  // most of an area is as it was: the browser sees that quicker than a script does (what a field holds it does not see)
  beforeNodeMorphed: (old, fresh) => !(fresh.hasAttribute?.("data-elsewhere") && old.id === fresh.id)
    && !(old.childElementCount && old.isEqualNode(fresh) && !old.querySelector("input, select, textarea")),
  // what a person opened stays open; what a person marked stays marked until the board says otherwise
  beforeAttributeUpdated: (attribute, node, type) => !(attribute === "open" && node.tagName === "DETAILS")
    && !(attribute === "aria-pressed" && node.dataset && node.dataset.show),
};

function replace(area, html) {
  const parts = new Map([...area.querySelectorAll("[id]")].map((part) => [part.id, part]));
  area.outerHTML = html;
  document.querySelectorAll("[data-elsewhere]").forEach((hole) => parts.has(hole.id) && hole.replaceWith(parts.get(hole.id)));
}

function put(...steps) {
  const hadFocus = main.contains(document.activeElement);
  const before = new Set([...document.querySelectorAll("#area-log li")].map((line) => line.id));
  const areas = Object.assign({}, ...steps);
  const stood = standing(Object.keys(areas));
  for (const [id, html] of steps.flatMap((step) => Object.entries(step))) {
    const area = document.getElementById(id);
    if (!area) continue;
    if (window.Idiomorph) window.Idiomorph.morph(area, html, { morphStyle: "outerHTML", callbacks });
    else replace(area, html);
  }
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

const pace = new Pace((steps) => {
  if (!lookingBack) put(...steps.map((step) => step.areas));
  reach(steps.at(-1).number);
});
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

// What stands on a button: once, or several times at once; with a warning only when the person is sure.
async function act(button) {
  const { action, times, warning } = button.dataset;
  if (warning && !(await sure(button.innerText, warning, button))) return;
  play(Array(Number(times ?? 1)).fill(action), button, !warning && confirms());
}

async function why(action) {
  const answer = await fetch(`${base}/why?action=${encodeURIComponent(action)}${query}`);
  return answer.ok ? answer.json() : null;
}

async function hint() {
  const box = document.getElementById("hints");
  box.hidden = false;
  box.textContent = texts.jsHintThinking;
  const answer = await fetch(`${base}/hint?${texts.query}`);
  const advice = await answer.json();
  if (!answer.ok) { box.textContent = advice.message; return; }
  if (!advice.actions.length) { box.textContent = texts.jsHintNone; return; }
  box.textContent = texts.jsHintBetter;
  const list = document.createElement("ol");
  advice.actions.forEach((action) => list.append(advised(action, advice)));
  box.append(list);
  mark(advice.actions[0], advice);
  box.scrollIntoView({ block: "nearest" });
}

// One of a hint's actions: to be seen on the board, or played at once.
function advised(action, advice) {
  const line = make("li", "", "");
  const look = make("button", "look", action.label);
  look.type = "button";
  look.dataset.calm = "";
  look.title = texts.jsHintShow;
  look.addEventListener("click", () => mark(action, advice));
  const go = make("button", "go", texts.jsHintPlay);
  go.type = "button";
  go.dataset.action = action.text;
  go.setAttribute("aria-label", `${texts.jsHintPlay}: ${action.label}`);
  line.dataset.text = action.text;
  line.append(look, go, make("p", "why", action.why));
  return line;
}

function make(tag, style, text) {
  const made = document.createElement(tag);
  made.className = style;
  made.textContent = text;
  return made;
}

function mark(action, advice) {
  document.querySelectorAll(".hinted").forEach((old) => old.classList.remove("hinted"));
  document.getElementById(`c-${action.text.replaceAll(" ", "-")}`)?.classList.add("hinted");
  document.querySelectorAll("#hints li").forEach((line) => line.classList.toggle("shown", line.dataset.text === action.text));
  const actions = [action, ...advice.actions.filter((other) => other !== action)];
  document.dispatchEvent(new CustomEvent("letopis:hint", { detail: { ...advice, actions } }));
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
  } else if ("hint" in data) {
    hint();
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
    thenReload("sit", texts.query.includes("invite=") ? {} : { seat: Number(data.sit) });
  } else if ("seatBot" in data) {
    command("bot", { seat: Number(data.seatBot) });
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
