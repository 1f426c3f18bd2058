// A puzzle: the first action is the answer; then the line is walked along on the same board.
import { sure } from "./asking.js";
import "./guard.js";
import { morph } from "./morph.js";
import { after, before as standing } from "./motion.js";
import { freshId, notify, post } from "./page.js";
import { openSheet } from "./person.js";
import { Reel } from "./reel.js";
import { tell } from "./telling.js";

const { puzzle, game, jsFault } = document.querySelector("main[data-puzzle]").dataset;
let answered = false;
let busy = false;
let shown = 0; // the step of the line that is on the board

function put(areas) {
  const stood = standing(Object.keys(areas));
  morph(areas);
  after(stood);
  document.dispatchEvent(new CustomEvent("letopis:update", { detail: { areas } }));
}

async function fetchAreas(words) {
  const answer = await fetch(`/puzzles/${puzzle}/areas?${new URLSearchParams(words)}`);
  return answer.ok ? (await answer.json()).areas : null;
}

// One action, or several in a row, of which the first is the answer; none to give up.
async function play(actions) {
  if (answered || busy) return false;
  busy = true;
  const action = actions === null ? null : [actions].flat()[0];
  try {
    const done = await post(`/api/puzzles/${puzzle}`, { action });
    if (!done.ok) {
      notify(done.message, done.rule, game);
      return false;
    }
    const areas = await fetchAreas({ before: done.before, ...(action === null ? {} : { chosen: action }) });
    if (!areas) throw new Error("no areas");
    answered = true;
    document.body.classList.add("answered");
    put(areas);
    mark();
    const prompt = document.getElementById("prompt");
    tell(prompt.textContent);
    prompt.focus({ preventScroll: true });
    prompt.scrollIntoView({ block: "nearest" });
    return true;
  } catch {
    notify(jsFault);
    return false;
  } finally {
    busy = false;
  }
}

// ---- the line

const steps = () => Number(document.getElementById("area-timeline").dataset.last);

async function look(at) {
  const wanted = at ?? steps();
  shown = wanted;
  const areas = await fetchAreas({ step: wanted });
  if (!areas || shown !== wanted) return;
  delete areas["area-decision"]; // what was said of the answer stays
  put(areas);
  mark();
  if (wanted) tell(document.querySelector(`[data-step="${wanted}"]`).textContent);
}
const reel = new Reel(look);
reel.at = 0;

function mark() {
  document.querySelectorAll("[data-step]").forEach((one) => {
    if (Number(one.dataset.step) === shown) one.setAttribute("aria-current", "step"); else one.removeAttribute("aria-current");
  });
}

async function playOn() {
  const made = await post(`/api/puzzles/${puzzle}/table`, { id: freshId() });
  if (made.ok) location.assign(`/table/${made.table}`);
  else notify(made.message);
}

// ---- hands

async function act(button) {
  const { action, warning } = button.dataset;
  if (warning && !(await sure(button.innerText, warning, button))) return;
  play(action);
}

function open(id) {
  const dialog = document.getElementById("opened");
  const copied = document.getElementById(id).cloneNode(true);
  copied.removeAttribute("id");
  copied.querySelectorAll("[id]").forEach((node) => node.removeAttribute("id"));
  dialog.querySelector(".opened").replaceChildren(copied);
  openSheet(dialog);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-action], button");
  if (!target || target.disabled) return;
  const data = target.dataset;
  if (target.getAttribute("aria-disabled") === "true") target.focus();
  else if ("action" in data) act(target);
  else if ("giveUp" in data) play(null);
  else if ("playOn" in data) playOn();
  else if ("tryAgain" in data) location.reload();
  else if (data.reel) reel.press(data.reel);
  else if (data.step) reel.go(Number(data.step));
  else if (data.open) open(data.open);
});

document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("g[data-action]");
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(spot);
  }
  if (event.key === "Escape") document.activeElement?.closest?.(".choice")?.querySelector("button")?.blur();
  const way = { ArrowLeft: "back", ArrowRight: "on", Home: "first" }[event.key];
  if (answered && way && !event.target.closest?.("input, select, textarea, svg")) {
    event.preventDefault();
    reel.press(way);
  }
});

async function why(action) {
  const answer = await fetch(`/api/puzzles/${puzzle}/why?action=${encodeURIComponent(action)}`);
  return answer.ok ? answer.json() : null;
}

window.letopis = { play, why, notify, announce: tell, game };
document.dispatchEvent(new CustomEvent("letopis:ready"));
