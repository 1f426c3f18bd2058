// What waits for eyes: banners of losses and scorings until they are seen, words at the table until they are read.
const table = document.querySelector("main[data-table]").dataset.table;
const [GLANCED, READ] = [`letopis.glanced.${table}`, `letopis.read.${table}`];

function kept(store, key) {
  try { return Number(store.getItem(key)) || 0; } catch { return 0; }
}
function keep(store, key, value) {
  try { store.setItem(key, String(value)); } catch { /* it will be shown again */ }
}

const numberOf = (line) => Number(line.id.split("-").at(-1));
const talkTab = document.getElementById("tab-talk");
const mark = talkTab.querySelector(".unread");

// Banners that were seen stay away, unless what they told of was taken back and others stand in its place.
export function settle(lookingBack) {
  const banner = document.getElementById("area-news");
  const lines = [...banner.querySelectorAll("li")];
  const newest = document.querySelector("#area-log li");
  if (newest && !lookingBack && kept(sessionStorage, GLANCED) > numberOf(newest)) keep(sessionStorage, GLANCED, numberOf(newest));
  const glanced = kept(sessionStorage, GLANCED);
  lines.forEach((line) => { line.hidden = numberOf(line) <= glanced; });
  banner.hidden = lookingBack || lines.every((line) => line.hidden);
  const said = [...document.querySelectorAll("#area-talk li[id]")].map(numberOf);
  if (talkTab.getAttribute("aria-selected") === "true" && said.length) keep(localStorage, READ, Math.max(...said));
  const unread = said.filter((number) => number > kept(localStorage, READ)).length;
  mark.hidden = !unread;
  mark.textContent = String(unread);
  mark.title = mark.dataset.title;
}

export function glance() {
  const lines = [...document.querySelectorAll("#area-news li")];
  if (lines.length) keep(sessionStorage, GLANCED, Math.max(...lines.map(numberOf)));
  document.getElementById("area-news").hidden = true;
}
