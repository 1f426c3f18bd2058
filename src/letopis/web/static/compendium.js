// The compendium: what the filter lets through is shown while one types. Without this file the form asks the server alike.

const filters = document.querySelector("[data-filters]");
const place = document.querySelector("[data-found]");
const { game } = document.querySelector(".compendium").dataset;
const PAUSE = 200; // after a key
let asked = new AbortController();
let waiting = 0;

async function show() {
  asked.abort();
  asked = new AbortController();
  const wished = new URLSearchParams([...new FormData(filters)].filter(([, value]) => value));
  try {
    const answer = await fetch(`/compendium/${game}/found?${wished}`, { signal: asked.signal });
    if (!answer.ok) throw new Error(answer.statusText);
    place.innerHTML = await answer.text();
    history.replaceState(null, "", wished.size ? `?${wished}` : location.pathname);
  } catch (error) {
    if (error.name !== "AbortError") filters.submit();
  }
}

filters.addEventListener("input", (event) => {
  if (event.target.name === "component") return filters.submit(); // what else can be filtered by depends on it
  clearTimeout(waiting);
  waiting = setTimeout(show, PAUSE);
});
filters.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(waiting); show(); });
filters.classList.add("quick");
