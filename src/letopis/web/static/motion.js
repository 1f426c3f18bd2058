// What moves on the board, moves: pieces fly or glide, dice tumble, numbers count; what has changed glows for a moment.
// Knows no game: `id` is a place or a thing that stays itself, `data-piece` names the kind of a thing of which there are
// several alike, `data-face` is what a die shows.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const FLIGHT = 480;
const GLOW = 1500;
const ELSEWHERE = /^(area-(decision|log|talk|people|timeline|end|since|news|scores)|log-\d+)$/; // not the board
const FRAMES = /^(area|inner|heading|tip|why|c)-/;
const NUMBER = /^\d{1,4}$/;
const EASE = "cubic-bezier(.3, .1, .2, 1)";

const boards = (ids) => ids.filter((id) => !ELSEWHERE.test(id)).map((id) => document.getElementById(id)).filter(Boolean);
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

function things(areas) {
  const found = new Map(); // kind → holder → rects, in their order
  for (const node of all(areas, "[data-piece]")) {
    const kinds = found.get(node.dataset.piece) ?? new Map();
    const place = holder(node)?.id ?? "";
    kinds.set(place, [...(kinds.get(place) ?? []), { node, rect: node.getBoundingClientRect() }]);
    found.set(node.dataset.piece, kinds);
  }
  return found;
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
  return { ids, things: things(areas), named: named(areas), numbers: numbers(areas) };
}

// The areas have changed: show the way from there to here.
export function after(then) {
  const areas = boards(then.ids);
  const fresh = new Set();
  if (!still.matches) fly(then.things, things(areas));
  const now = named(areas);
  for (const [id, thing] of now) {
    const old = then.named.get(id);
    if (!old) {
      if (then.named.size) fresh.add(thing.node);
      continue;
    }
    if (thing.face !== old.face) tumble(thing.node);
    if (thing.says !== old.says || thing.face !== old.face) fresh.add(thing.node);
    else glide(thing, old);
  }
  for (const node of fresh) {
    if (![...fresh].some((other) => other !== node && node.contains(other))) glow(node);
  }
  for (const [leaf, value] of then.numbers) count(leaf, value);
}

// Of things that are alike, what there is less of in one place and more of in another has gone from there to here.
function fly(then, now) {
  for (const [kind, places] of now) {
    const was = then.get(kind);
    if (!was) continue;
    const gone = [...was].flatMap(([place, some]) => some.slice(places.get(place)?.length ?? 0)).filter((one) => one.rect.width);
    for (const [place, some] of places) {
      for (const come of some.slice(was.get(place)?.length ?? 0)) {
        const from = gone.shift();
        if (from && come.rect.width) travel(come.node, from.rect, come.rect, 1);
      }
    }
  }
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
