// A card seen large: the pointer rests on it, a finger lies on it for a while, or Space is pressed where it is. Which
// things are a game's cards its room says (data-cards).
const main = document.querySelector("main[data-cards]");
const CARDS = main?.dataset.cards;
const REST = 900; // milliseconds that the pointer rests
const LONG = 450; // milliseconds that a finger lies
const WIDE = 340; // pixels that a card is large at
const [LEAST, MOST] = [1.35, 2.6]; // times as large
const MARGIN = 10;

const panel = document.createElement("div");
panel.className = "closer";
panel.id = "closer";
panel.hidden = true;
panel.setAttribute("aria-hidden", "true"); // who does not see it is told all of it by the card itself
document.body.append(panel);

let under = null; // the card below the pointer
let timer = 0;
let held = false; // a finger has opened it: its click is none

const asking = () => document.body.classList.contains("asking-what-is"); // then signs are explained, see signs.js
const cardOf = (node) => (CARDS && !asking() && node.closest?.(CARDS)) || null;

function bare(card) {
  const copy = card.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-action", "data-group", "data-piece", "data-sink", "tabindex", "title"]) node.removeAttribute(name);
  }
  copy.inert = true;
  return copy;
}

function words(card) {
  const told = card.title || [...card.querySelectorAll("[title]")].map((node) => node.title).find((text) => text.length > 24);
  return told && !card.textContent.includes(told) ? told : "";
}

function open(card, byFinger = false) {
  const box = card.getBoundingClientRect();
  if (!box.width) return;
  const times = Math.min(MOST, Math.max(LEAST, WIDE / box.width), (innerWidth - 4 * MARGIN) / box.width, (innerHeight - 8 * MARGIN) / box.height);
  const copy = bare(card);
  Object.assign(copy.style, { width: `${box.width}px`, zoom: times, position: "static", margin: 0, transform: "none" });
  panel.replaceChildren(copy);
  const told = words(card);
  if (told) panel.append(Object.assign(document.createElement("p"), { textContent: told }));
  panel.style.maxWidth = `${box.width * times + 4 * MARGIN}px`;
  panel.hidden = false;
  place(box, byFinger);
}

// Beside the card, where there is room, so that the card itself stays in sight; what it means stands below it (signs.js),
// so a finger sees it above.
function place(box, byFinger) {
  const { width, height } = panel.getBoundingClientRect();
  const right = box.right + MARGIN + width <= innerWidth;
  const left = right ? box.right + MARGIN : box.left - MARGIN - width;
  const fits = left >= MARGIN && !byFinger;
  const x = fits ? left : Math.min(Math.max(MARGIN, box.left + box.width / 2 - width / 2), innerWidth - width - MARGIN);
  const above = box.top - height - MARGIN;
  const beside = Math.min(Math.max(MARGIN, box.top + box.height / 2 - height / 2), innerHeight - height - MARGIN);
  const y = fits ? beside : above >= MARGIN ? above : Math.min(box.bottom + MARGIN, innerHeight - height - MARGIN);
  Object.assign(panel.style, { left: `${x}px`, top: `${Math.max(MARGIN, y)}px` });
}

function shut() {
  clearTimeout(timer);
  panel.hidden = true;
}

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (CARDS) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const card = cardOf(event.target);
    if (card === under) return;
    under = card;
    shut();
    if (card) timer = setTimeout(() => card.isConnected && open(card), REST);
  });
  document.addEventListener("pointerdown", (event) => {
    held = false;
    shut();
    const card = event.pointerType === "mouse" ? null : cardOf(event.target);
    if (card) timer = setTimeout(() => { held = true; open(card, true); }, LONG);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, (event) => {
      if (event.pointerType === "mouse" || (end === "pointermove" && Math.hypot(event.movementX, event.movementY) < 6)) return;
      clearTimeout(timer);
    });
  }
  addEventListener("click", (event) => { if (held) { held = false; swallow(event); } else shut(); }, true); // the next tap closes it
  addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); }, true);
  addEventListener("scroll", shut, { passive: true, capture: true });
  const spaceOn = (event) => {
    if (event.key !== " " || event.repeat) return null;
    const focused = cardOf(event.target);
    return focused ?? (event.target.matches?.("button, a, input, select, textarea, summary") ? null : under);
  };
  addEventListener("keydown", (event) => {
    const card = spaceOn(event);
    if (!card) { if (event.key !== "Shift") shut(); return; }
    swallow(event);
    if (panel.hidden) open(card); else shut();
  }, true);
  addEventListener("keyup", (event) => { if (spaceOn(event)) swallow(event); }, true); // else a button would be pressed
  document.addEventListener("letopis:update", shut);
}
