// Never slip: a new question takes no click for a moment, and no place means two things under a resting pointer.

const MOMENT = 400; // milliseconds
const NEAR = 14; // pixels that a resting hand wanders
const ACTING = "#area-decision, #area-common, #area-aside, .place, #hints, #asking-first";
const HARMLESS = "a, summary, input, select, textarea, [data-open], [data-show], [data-calm]"; // nothing is done by it yet

let question; // the one that is shown; undefined until there is a page
let until = 0;
let last = null; // the click that was taken
let timer;

// From now on nothing is taken for a moment. A line above the question grows meanwhile: nothing else changes.
export function guard() {
  until = performance.now() + MOMENT;
  document.body.classList.add("fresh");
  clearTimeout(timer);
  timer = setTimeout(() => document.body.classList.remove("fresh"), MOMENT);
}

function look() {
  const now = document.querySelector("#area-decision.asked")?.dataset.question ?? "";
  if (now === question) return;
  question = now;
  if (now) guard();
}

const meaning = (target) => {
  const button = target.closest("[data-action], button, [id]");
  const data = button?.dataset;
  return button && (data.action ? `${data.action} ${data.times ?? 1}` : data.undo ?? button.id);
};

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// What a script does is no slip of a hand.
function touch(event) {
  const { target } = event;
  if (!event.isTrusted || !target.closest?.(ACTING) || target.closest(HARMLESS)) return;
  const now = performance.now();
  if (now < until) return swallow(event);
  if (event.type !== "click") return;
  const again = last && now - last.at < MOMENT && event.detail && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
  if (again && meaning(target) !== last.meaning) return swallow(event);
  last = { at: now, x: event.clientX, y: event.clientY, meaning: meaning(target) };
}

function press(event) {
  const acts = event.key === "Enter" || event.key === " " || event.code === "KeyU";
  if (!event.isTrusted || !acts || event.target.closest?.(HARMLESS)) return;
  if (event.repeat || performance.now() < until) swallow(event);
}

addEventListener("pointerup", touch, true);
addEventListener("click", touch, true);
addEventListener("keydown", press, true);
document.addEventListener("letopis:update", look);
look();
