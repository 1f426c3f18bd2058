// Everything explains itself: what a thing is called and what it is for, when the pointer rests on it, when it has the
// focus, under a long press; and "?" turns the pointer into a question: what is touched next is explained, not played.
import { openSheet } from "./person.js";

const REST = 650; // milliseconds until a pointer that rests is taken for a question
const PRESS = 500; // milliseconds of a long press
const SLIP = 10; // pixels that a finger wanders
const WITHIN = ".tabletop, .beside, #opened"; // what is explained
const TOLD = ".choice:has(.reason, .note)"; // has its own words under the pointer

const box = document.getElementById("meaning");
const bar = document.getElementById("ask");
const legend = document.getElementById("sign-card");
const game = document.querySelector("main[data-game]").dataset.game;

let known; // the legend of this game, by its names, when it was asked for
let shown = null; // the thing that is explained
const silenced = []; // titles that would be said twice
let rest;

// ---- the words

async function vocabulary() {
  known ??= fetch(`/rules/${game}/signs`).then(async (answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    const holder = document.createElement("div");
    holder.innerHTML = await answer.text();
    return { all: holder.firstElementChild, signs: new Map([...holder.querySelectorAll("[data-means]")].map((sign) => [sign.dataset.means, sign])) };
  }).catch(() => { known = undefined; return null; });
  return known;
}

const SPEAKS = "[data-sign], [title], [aria-label][role=img]";
const parentOf = (thing) => thing.parentElement?.closest(SPEAKS);

const signOf = (thing) => thing?.dataset.sign?.split(" ")[0]; // further names are for lessons

// The signs around a place, the innermost first, each once; and what the innermost says of itself.
function chain(target) {
  const signs = [];
  let facts = "";
  for (let thing = target.closest?.(SPEAKS); thing && thing.closest(WITHIN); thing = parentOf(thing)) {
    if (!signs.length) facts ||= said(thing);
    if (signOf(thing) && !signs.includes(signOf(thing))) signs.push(signOf(thing));
  }
  return { signs: signs.slice(0, 2), facts };
}

const said = (thing) => thing.querySelector(":scope > title")?.textContent || thing.getAttribute("title") || thing.dataset.titled || thing.getAttribute("aria-label") || "";

function make(tag, style, ...inner) {
  const made = document.createElement(tag);
  made.className = style;
  made.append(...inner);
  return made;
}

async function explain(target, pinned) {
  const thing = target.closest?.(SPEAKS);
  const { signs, facts } = thing ? chain(target) : { signs: [], facts: "" };
  const words = await vocabulary();
  const found = signs.map((sign) => words?.signs.get(sign)).filter(Boolean);
  if (!pinned && !found.length) return;
  box.replaceChildren();
  const name = found[0]?.querySelector("dt span").textContent ?? "";
  if (facts && facts.toLowerCase() !== name.toLowerCase()) box.append(make("p", "facts", facts));
  found.forEach((sign, place) => box.append(make("dl", place ? "wider" : "", sign.cloneNode(true))));
  if (!box.childElementCount) box.append(box.dataset.nothing);
  hide();
  shown = thing;
  silence(thing);
  box.classList.toggle("pinned", pinned);
  box.hidden = false;
  place(target);
}

// A native title beside our own words would say the same again.
function silence(thing) {
  for (let one = thing; one; one = parentOf(one)) {
    const title = one.querySelector(":scope > title");
    if (title?.textContent) silenced.push([title, title.textContent]);
    if (title) title.textContent = "";
    if (one.hasAttribute("title")) { one.dataset.titled = one.title; one.removeAttribute("title"); silenced.push([one, null]); }
  }
}

function hide() {
  box.hidden = true;
  shown = null;
  silenced.splice(0).forEach(([thing, text]) => {
    if (text !== null) thing.textContent ||= text;
    else if (thing.dataset.titled) { if (!thing.title) thing.title = thing.dataset.titled; delete thing.dataset.titled; }
  });
}

function place(target) {
  const at = target.getBoundingClientRect(), own = box.getBoundingClientRect(), gap = 8;
  const foot = (bar.hidden ? innerHeight : bar.getBoundingClientRect().top) - gap - own.height; // no lower than this
  const below = at.bottom + gap <= foot;
  box.style.top = `${Math.max(gap, Math.min(foot, below ? at.bottom + gap : at.top - own.height - gap))}px`;
  box.style.left = `${Math.max(gap, Math.min(innerWidth - own.width - gap, at.left + at.width / 2 - own.width / 2))}px`;
}

// ---- resting, focus, a long press

const asks = () => !bar.hidden;
const inside = (target) => target.closest?.(WITHIN);

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || box.contains(event.target)) return;
  clearTimeout(rest);
  const thing = event.target.closest?.(SPEAKS);
  if (shown && !box.classList.contains("pinned") && thing !== shown) hide();
  if (!thing || thing === shown || !inside(thing) || event.buttons || box.classList.contains("pinned") && !box.hidden) return;
  if (!asks() && thing.closest(TOLD)) return;
  rest = setTimeout(() => explain(event.target, false), REST);
}, true);
addEventListener("pointerdown", () => clearTimeout(rest), true);

let press;
addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch" || asks() || !inside(event.target)) return;
  const { target, clientX, clientY } = event;
  press = { x: clientX, y: clientY, done: false, timer: setTimeout(() => { press.done = true; explain(target, true); }, PRESS) };
}, true);
addEventListener("pointermove", (event) => {
  if (press && !press.done && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) clearTimeout(press.timer);
}, true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => press && clearTimeout(press.timer), true);

document.addEventListener("focusin", (event) => {
  if (!event.target.matches?.(":focus-visible") || !inside(event.target)) return;
  if (asks() || event.target.matches("[data-sign]:not(.answer)")) explain(event.target, false);
});
document.addEventListener("focusout", () => { if (shown && !box.classList.contains("pinned")) hide(); });

// ---- the question

let lent = []; // what the keyboard can reach only while one asks

function ask(on) {
  bar.hidden = !on;
  document.body.classList.toggle("asking-what-is", on);
  document.querySelectorAll("[data-ask]").forEach((button) => button.setAttribute("aria-pressed", String(on)));
  lent.forEach((thing) => thing.removeAttribute("tabindex"));
  lent = [];
  hide();
  if (!on) return;
  vocabulary();
  lent = [...document.querySelectorAll(":is(.tabletop, .beside) [data-sign]:not([tabindex], button, a, summary, input)")];
  lent = lent.filter((thing) => !thing.closest("[aria-hidden=true]") && !thing.parentElement.closest("button, a, summary, [role=img]")
    && signOf(thing.parentElement.closest("[data-sign]")) !== signOf(thing));
  lent.forEach((thing) => thing.setAttribute("tabindex", "0"));
}

// While one asks nothing is played: whatever would act is explained. This hears before all others.
function swallow(event) {
  const pressed = press?.done && (event.type === "click" || event.type === "contextmenu" || event.type === "pointerup");
  if (pressed && event.type !== "pointerup") press = null;
  if (!pressed && (!asks() || !inside(event.target) || box.contains(event.target))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!pressed && event.type === "click") explain(event.target, true);
}
for (const kind of ["pointerdown", "pointerup", "mousedown", "mouseup", "click", "dblclick", "contextmenu", "change"]) addEventListener(kind, swallow, true);

addEventListener("click", (event) => {
  if (box.contains(event.target) || asks() && inside(event.target)) return;
  if (!box.hidden && box.classList.contains("pinned")) hide();
  const button = event.target.closest?.("[data-ask], [data-legend], [data-ask-done]");
  if (!button) return;
  if ("ask" in button.dataset) ask(!asks());
  else if ("legend" in button.dataset) showLegend();
  else ask(false);
}, true);

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, select, textarea")) return;
  if (event.key === "?" && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    ask(!asks());
  } else if (event.key === "Escape" && (asks() || !box.hidden)) {
    if (asks() || box.classList.contains("pinned")) event.stopImmediatePropagation(); // what only shows itself takes no key
    if (asks()) ask(false); else hide();
  } else if (asks() && inside(event.target) && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    explain(event.target, true);
  } else if (asks() && event.key.length === 1) {
    event.stopImmediatePropagation(); // no letter plays now
  }
}, true);

async function showLegend() {
  ask(false);
  const words = await vocabulary();
  legend.querySelector("[data-signs]").replaceChildren(words ? words.all.cloneNode(true) : legend.dataset.none);
  openSheet(legend);
}

document.addEventListener("letopis:update", () => { if (shown && !shown.isConnected) hide(); });
addEventListener("scroll", () => { if (!box.classList.contains("pinned")) hide(); }, { passive: true, capture: true });
