// A live table: the stream brings areas, each is morphed into its place; clicks become commands.
import { sure } from "./asking.js";
import "./guard.js";
import "./hotseat.js";
import { freshId, notify, post } from "./page.js";
import { confirms, openSheet } from "./person.js";
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
let replaying = 0;
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

function put(areas) {
  const hadFocus = main.contains(document.activeElement);
  const before = new Set([...document.querySelectorAll("#area-log li")].map((line) => line.id));
  for (const [id, html] of Object.entries(areas)) {
    const area = document.getElementById(id);
    if (!area) continue;
    if (window.Idiomorph) window.Idiomorph.morph(area, html, { morphStyle: "outerHTML", callbacks });
    else replace(area, html);
  }
  if (!lookingBack) announce(before);
  const wasOver = document.body.classList.contains("over");
  settle();
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
  const mine = document.querySelector("#area-decision.asked");
  const title = document.title.replace(/^● [^·]*· /, "");
  document.title = mine ? `● ${texts.jsYourTurn} · ${title}` : title;
  const graph = document.querySelector("[data-graph]");
  if (graph && !graph.querySelector("svg")) draw(graph);
  const dialog = document.getElementById("opened");
  if (dialog.open) fill(dialog.dataset.of);
  pointBack();
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

async function draw(graph) {
  if (graph.dataset.asked) return;
  graph.dataset.asked = "1";
  const answer = await fetch(`${graph.dataset.graph}?${texts.query}`);
  if (answer.ok) graph.insertAdjacentHTML("beforeend", await answer.text());
}

async function fetchAreas(at) {
  const answer = await fetch(`/table/${texts.table}/areas?${at === null ? "" : `at=${at}`}${query}`);
  return answer.ok ? answer.json() : null;
}

async function refresh() {
  const now = await fetchAreas(null);
  if (!now || lookingBack) return;
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

let stream;
function connect() {
  stream = new EventSource(`${base}/stream?as=areas&lang=${document.documentElement.lang}${query}`);
  stream.addEventListener("areas", (event) => {
    const news = JSON.parse(event.data);
    show("on");
    if (news.number < whole) return;
    if (!lookingBack) put(news.areas);
    reach(news.number);
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
  const seen = number;
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

async function lookAt(at) {
  lookingBack = at !== null;
  if (lookingBack) document.getElementById("hints").hidden = true; // they are about now
  const moment = await fetchAreas(at);
  if (!moment || lookingBack !== (at !== null)) return;
  if (at === null) number = whole = moment.number;
  put(moment.areas);
}

// An address may name a moment, as a review does: /table/…#at=12
function lookWhereAsked() {
  const asked = /^#at=([0-9]{1,9})$/.exec(location.hash);
  if (asked) lookAt(Number(asked[1]));
}
addEventListener("hashchange", lookWhereAsked);

async function replay() {
  const last = Number(document.getElementById("area-timeline").dataset.last);
  const run = ++replaying;
  const step = Math.max(1, Math.round(last / 150));
  for (let at = 0; at <= last && run === replaying; at += step) {
    await lookAt(at);
    await new Promise((done) => setTimeout(done, 350));
  }
  if (run === replaying) await lookAt(null);
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
    replaying += 1;
    lookAt(null);
  } else if ("replay" in data) {
    replay();
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

document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("g[data-action]") && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(event.target.closest("g[data-action]"));
    return;
  }
  if (event.key === "Escape") document.activeElement?.closest?.(".choice")?.querySelector("button")?.blur();
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.code === "KeyU") document.querySelector("#undo:not([aria-disabled])")?.click();
  if (event.code === "KeyH") document.getElementById("hint")?.click();
  if (event.code === "KeyL") tellAgain();
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "moment") return;
  replaying += 1;
  clearTimeout(lookAt.soon);
  const at = Number(event.target.value);
  lookAt.soon = setTimeout(() => lookAt(at === Number(event.target.max) ? null : at), 120);
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

// What a game's own board.js may use.
window.letopis = { play: (actions) => play(actions), why, notify, announce: tell, game: texts.game };
document.dispatchEvent(new CustomEvent("letopis:ready"));
settle();
connect();
lookWhereAsked();
