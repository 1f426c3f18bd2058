// The rules page: a picture fits its column, and can be tried out at a table; rules can be searched.
import { freshId, notify, post } from "./page.js";

// A board is made for a table's width: where its picture is wider than its place, all of it is drawn smaller.
function fit() {
  document.querySelectorAll(".drawn").forEach((drawn) => {
    drawn.style.zoom = "";
    const room = drawn.parentElement.clientWidth;
    if (drawn.scrollWidth > room + 1) drawn.style.zoom = String(room / drawn.scrollWidth);
  });
}

addEventListener("resize", fit);
addEventListener("load", fit);
addEventListener("beforeprint", fit);
addEventListener("afterprint", fit);
fit();

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-try]");
  if (!button) return;
  const { game } = document.querySelector(".rulebook").dataset;
  button.disabled = true;
  try {
    const answer = await fetch(`/rules/${game}/pictures/${button.dataset.try}`);
    const { start, seats } = await answer.json();
    const made = await post("/api/tables", { id: freshId(), game, seats, start, practice: true });
    if (made.ok) location.assign(`/table/${made.table}`); else notify(made.message);
  } finally {
    button.disabled = false;
  }
});

// ---- the contents, where there is no room for them beside the text, and searching

const contents = document.querySelector("[data-contents]");
const narrow = matchMedia("(max-width: 56rem)");
if (narrow.matches) contents.open = false;
contents.addEventListener("click", (event) => { if (narrow.matches && event.target.closest("a")) contents.open = false; });

const search = document.querySelector("input[data-search]");
const rules = [...document.querySelectorAll(".rule-block")];
const found = document.querySelector("[data-found]");
search.addEventListener("input", () => {
  const words = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  document.body.classList.toggle("searching", words.length > 0);
  let count = 0;
  rules.forEach((rule) => {
    const fits = words.every((word) => rule.textContent.toLowerCase().includes(word));
    rule.hidden = words.length > 0 && !fits;
    if (fits) count += 1;
  });
  document.querySelectorAll("[data-section]").forEach((section) => {
    section.hidden = words.length > 0 && !section.querySelector(".rule-block:not([hidden])");
  });
  document.querySelectorAll(".part").forEach((part) => { part.hidden = words.length > 0; });
  found.textContent = words.length ? `${count} / ${rules.length}` : "";
});
