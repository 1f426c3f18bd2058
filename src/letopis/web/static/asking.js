// A click that is held: what cannot be taken back, or would waste something, is asked about once.
import { guard } from "./guard.js";

const bar = document.getElementById("asking-first");
let decide; // what the answer is told to

function end(yes) {
  if (!decide) return;
  const tell = decide;
  decide = undefined;
  bar.hidden = true;
  document.querySelectorAll(".in-doubt").forEach((one) => one.classList.remove("in-doubt"));
  tell(yes);
}

// Whether the person is sure of `what`; `why` says what there is to think of, `button` is what was pressed, if any.
export function sure(what, why, button) {
  end(false);
  bar.querySelector("[data-what]").textContent = what;
  bar.querySelector("[data-why]").textContent = why;
  button?.classList.add("in-doubt");
  bar.hidden = false;
  bar.querySelector("[data-sure]").focus({ preventScroll: true });
  guard(); // the same click, doubled, is no answer
  return new Promise((done) => { decide = done; });
}

bar.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) end("sure" in button.dataset);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !document.querySelector("dialog[open]")) end(false); });
let question = document.getElementById("area-decision").dataset.question;
document.addEventListener("letopis:update", () => {
  const now = document.getElementById("area-decision").dataset.question;
  if (now !== question) end(false); // it was about something else
  question = now;
});
