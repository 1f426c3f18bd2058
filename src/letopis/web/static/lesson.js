// A guided game: what the lesson speaks of is lit, its text is read first, a wrong click gets its answer there.

const phone = matchMedia("(max-width: 46rem)");
let shown = "";

const area = () => document.getElementById("area-lesson");

function light() {
  const here = area();
  document.body.classList.toggle("learning", !here.hidden);
  document.querySelectorAll(".lesson-lit").forEach((old) => old.classList.remove("lesson-lit"));
  const lit = here.dataset.light ? [...document.querySelectorAll(here.dataset.light)] : [];
  lit.forEach((one) => one.classList.add("lesson-lit"));
  document.documentElement.style.setProperty("--lesson-height", `${phone.matches && !here.hidden ? here.offsetHeight : 0}px`);
  const now = here.hidden ? "" : here.dataset.lessonAt;
  if (now === shown) return;
  shown = now;
  if (!now) return;
  lit.forEach(open);
  document.getElementById("lesson-text").focus({ preventScroll: true });
  bringIntoSight(lit);
}

// What is lit may lie in a folded place, or behind a tab.
function open(one) {
  for (let folded = one.closest("details:not([open])"); folded; folded = one.closest("details:not([open])")) folded.open = true;
  const panel = one.closest("[role=tabpanel][hidden]");
  if (panel) document.getElementById(panel.getAttribute("aria-labelledby")).click();
}

function bringIntoSight(lit) {
  const [first] = lit.filter((one) => one.checkVisibility());
  if (!first) return;
  const { top, bottom } = first.getBoundingClientRect();
  const low = innerHeight - (phone.matches ? area().offsetHeight : 0);
  if (top < 60 || bottom > low) first.scrollIntoView({ block: bottom - top > low - 60 ? "start" : "center" });
}

document.addEventListener("letopis:lesson", ({ detail }) => {
  const answer = document.getElementById("lesson-wrong");
  if (!answer) return;
  answer.textContent = detail.message;
  answer.hidden = false;
  light();
});
document.addEventListener("letopis:update", light);
document.addEventListener("letopis:ready", light);
if (window.letopis) light();
