// Several people on one device: a curtain falls when it is another's turn, and rises for them alone.
import { openSheet } from "./person.js";

const curtain = document.getElementById("curtain");
const main = document.querySelector("main[data-table]");

function look() {
  const { beside, besideName } = document.getElementById("area-decision").dataset;
  const falls = beside !== undefined && !document.body.classList.contains("over");
  if (!falls) { if (curtain.open) curtain.close(); return; }
  curtain.querySelector("[data-name]").textContent = besideName;
  curtain.querySelector("[data-rise]").dataset.rise = beside;
  if (!curtain.open) openSheet(curtain);
}

curtain.addEventListener("cancel", (event) => event.preventDefault());
curtain.addEventListener("click", (event) => {
  const button = event.target.closest("[data-rise]");
  if (!button) return;
  const address = new URL(`/table/${main.dataset.table}`, location.href);
  address.searchParams.set("seat", button.dataset.rise);
  location.assign(address);
});
document.addEventListener("letopis:update", look);
look();
