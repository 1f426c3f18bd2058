// Coming back: the secret word stands behind the #, so no server, log or other site is told it until one says yes.
import { post } from "./post.js";

const word = location.hash.slice(1);
const place = document.querySelector("[data-return]");
history.replaceState(null, "", location.pathname);

const problem = (text) => { place.querySelector("[data-problem]").textContent = text; };

if (word) {
  const found = await post("/api/return/look", { word });
  if (found.ok) {
    place.querySelector("[data-name]").textContent = found.name || document.getElementById("nameless").textContent;
    place.querySelector("[data-tables]").textContent = `${document.getElementById("tables").textContent} ${found.tables}`;
    place.querySelector("[data-known]").hidden = false;
  } else {
    problem(found.message);
  }
} else {
  place.querySelector("[data-empty]").hidden = false;
}

place.querySelector("[data-come-back]").addEventListener("click", async () => {
  const done = await post("/api/return", { word });
  if (done.ok) location.replace("/"); else problem(done.message);
});
