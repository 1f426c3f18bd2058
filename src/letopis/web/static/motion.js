// What moves on the board, moves: pieces fly or glide, dice tumble, numbers count; what has changed glows for a moment.
// Knows no game: `id` is a place or a thing that stays itself, `data-piece` names the kind of a thing of which there are
// several alike, `data-sink` a heap of them that is only counted, `data-face` is what a die shows.
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const still = { get matches() { return reduced.matches || document.documentElement.dataset.motion === "off"; } }; // a person's choice
const FLIGHT = 480;
const GLOW = 1500;
const ELSEWHERE = /^(area-(decision|log|talk|people|timeline|end|since|news|scores)|(log|since)-\d+)$/; // not the board
const FRAMES = /^(area|inner|heading|tip|why|c)-/;
const NUMBER = /^\d{1,4}$/;
const EASE = "cubic-bezier(.3, .1, .2, 1)";

export const onBoard = (id) => !ELSEWHERE.test(id);
const boards = (ids) => ids.filter(onBoard).map((id) => document.getElementById(id)).filter(Boolean);
const all = (areas, selector) => [...new Set(areas.flatMap((area) => [...area.querySelectorAll(selector)]))];
const ASIDE = ".reason, .hide, [role=tooltip], .choice"; // words about the question, not what lies there

// What stands in a place, without what is said about it.
function words(node) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let found = "";
  while (texts.nextNode()) if (!texts.currentNode.parentElement.closest(ASIDE)) found += texts.currentNode.data.trim();
  return found;
}
const holder = (node) => node.parentElement.closest("[id]");
const within = (rect, frame) => ({ x: rect.x - frame.x, y: rect.y - frame.y });

// Things by their kind, each with where it lies: on the screen, and in its area.
function things(areas) {
  const found = new Map();
  for (const node of all(areas, "[data-piece]")) {
    const rect = node.getBoundingClientRect();
    const area = node.closest(".area");
    if (!rect.width || !area) continue;
    const kind = node.dataset.piece;
    if (!found.has(kind)) found.set(kind, []);
    found.get(kind).push({ node, rect, area: area.id, ...within(rect, area.getBoundingClientRect()), copy: null });
  }
  return found;
}

function heaps(areas) {
  return all(areas, "[data-sink]").map((node) => ({ node, kind: node.dataset.sink, rect: node.getBoundingClientRect(), count: Number(node.parentElement.querySelector("b")?.textContent) }));
}

function named(areas) {
  const found = new Map();
  for (const node of all(areas, "[id]")) {
    if (FRAMES.test(node.id)) continue;
    const rect = node.getBoundingClientRect();
    if (!rect.width) continue;
    const outer = holder(node);
    found.set(node.id, {
      node, rect, from: outer ? within(rect, outer.getBoundingClientRect()) : rect,
      says: words(node), face: node.dataset.face,
    });
  }
  return found;
}

function numbers(areas) {
  const leaves = all(areas, "b, strong, span, td, text, tspan, dd, output");
  return new Map(leaves.filter((leaf) => !leaf.childElementCount && NUMBER.test(leaf.textContent.trim())).map((leaf) => [leaf, Number(leaf.textContent)]));
}

// How the board stands before areas change.
export function before(ids) {
  const areas = boards(ids);
  const found = { ids, things: things(areas), heaps: heaps(areas), named: named(areas), numbers: numbers(areas) };
  if (found.heaps.length) found.things.forEach((some) => some.forEach((one) => { one.copy = one.node.cloneNode(true); }));
  return found;
}

// The areas have changed: show the way from there to here.
export function after(then) {
  const areas = boards(then.ids);
  const fresh = new Set();
  if (!still.matches) fly(then, things(areas), heaps(areas));
  const now = named(areas);
  for (const [id, thing] of now) {
    const old = then.named.get(id);
    if (!old) {
      if (then.named.size) fresh.add(thing.node);
      continue;
    }
    if (thing.face !== old.face) tumble(thing.node);
    if (thing.says !== old.says || thing.face !== old.face) fresh.add(thing.node);
    else if (!thing.node.dataset.piece) glide(thing, old);
  }
  for (const node of fresh) {
    if (![...fresh].some((other) => other !== node && node.contains(other))) glow(node);
  }
  for (const [leaf, value] of then.numbers) count(leaf, value);
}

const sameSpot = (one, other) => one.area === other.area && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 4;
const distance = (one, other) => Math.hypot(one.rect.x - other.rect.x, one.rect.y - other.rect.y);

// Of things that are alike, those that lie where one lay stay; the others have come from where one is gone, the nearest
// first, or from a heap that has grown smaller; and what is gone without a trace went to a heap that has grown.
function fly(then, now, heapsNow) {
  const change = heapsNow.map((heap, index) => ({ ...heap, more: heap.count - (then.heaps[index]?.count ?? heap.count) }));
  for (const kind of new Set([...then.things.keys(), ...now.keys()])) {
    const [was, is] = [then.things.get(kind) ?? [], now.get(kind) ?? []];
    const stays = is.filter((one) => was.some((old) => sameSpot(old, one)));
    const come = is.filter((one) => !stays.includes(one));
    const gone = was.filter((old) => !stays.some((one) => sameSpot(old, one)));
    for (const one of come) {
      const from = gone.sort((a, b) => distance(a, one) - distance(b, one)).shift() ?? change.find((heap) => heap.kind === kind && heap.more < 0);
      if (from) travel(one.node, from.rect, one.rect, true);
    }
    const heap = change.find((one) => one.kind === kind && one.more > 0);
    if (heap) gone.slice(0, heap.more).forEach((old) => sendTo(old, heap.rect));
  }
}

// A thing that is no more flies to its heap as a shadow of itself.
function sendTo(old, to) {
  if (!old.copy) return;
  const shadow = old.copy;
  Object.assign(shadow.style, { position: "fixed", left: `${old.rect.x}px`, top: `${old.rect.y}px`, margin: 0, zIndex: 55, pointerEvents: "none" });
  document.querySelector(".table").append(shadow);
  const end = `${to.x + to.width / 2 - old.rect.x - old.rect.width / 2}px ${to.y + to.height / 2 - old.rect.y - old.rect.height / 2}px`;
  shadow.animate([{ translate: "0 0" }, { translate: end }], { duration: FLIGHT, easing: EASE }).finished.finally(() => shadow.remove());
}

function glide(thing, old) {
  if (still.matches) return;
  const outer = holder(thing.node);
  const here = outer ? within(thing.rect, outer.getBoundingClientRect()) : thing.rect;
  const far = Math.hypot(here.x - old.from.x, here.y - old.from.y);
  if (far > 3 && far < 2000) travel(thing.node, old.rect, thing.rect, 0);
}

function travel(node, from, to, lift) {
  const svg = node.ownerSVGElement;
  const scale = svg ? svg.getScreenCTM().a || 1 : 1;
  const start = `${(from.x + from.width / 2 - to.x - to.width / 2) / scale}px ${(from.y + from.height / 2 - to.y - to.height / 2) / scale}px`;
  node.animate([{ translate: start, zIndex: 30 }, { translate: "0 0", zIndex: 30 }], { duration: FLIGHT, easing: EASE });
  if (lift) glow(node);
}

function tumble(node) {
  if (still.matches) return;
  node.animate(
    [{ rotate: "-200deg", scale: .6, translate: "-14px -18px" }, { rotate: "40deg", scale: 1.12, translate: "5px 3px", offset: .6 }, { rotate: "0deg", scale: 1, translate: "0 0" }],
    { duration: 620, easing: "ease-out" },
  );
}

function glow(node, style = "glow") {
  const { width, height } = node.getBoundingClientRect();
  if (width > innerWidth / 2 && height > 160) return; // not half a board
  node.classList.add(style);
  clearTimeout(node.glowing);
  node.glowing = setTimeout(() => node.classList.remove(style), GLOW);
}

function count(leaf, value) {
  const text = leaf.textContent.trim();
  if (!leaf.isConnected || leaf.childElementCount || !NUMBER.test(text) || Number(text) === value) return;
  glow(leaf, "counted");
  if (still.matches) return;
  const [last, started] = [Number(text), performance.now()];
  const tick = (time) => {
    if (leaf.textContent !== leaf.counted && leaf.counted !== undefined) { leaf.counted = undefined; return; } // news came
    const done = Math.min(1, Math.max(0, (time - started) / FLIGHT));
    leaf.textContent = leaf.counted = String(Math.round(value + (last - value) * done));
    if (done < 1) requestAnimationFrame(tick);
    else leaf.counted = undefined;
  };
  leaf.counted = undefined;
  requestAnimationFrame(tick);
}
