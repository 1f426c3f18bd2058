// Every page: light or dark, the language, starting a table.
import { addNumber, keep } from "./fairness.js";
import "./person.js";
import { freshId, post } from "./post.js";

export { freshId, post };

let hiding;
export function notify(text, rule, game) {
  const notice = document.getElementById("notice");
  notice.textContent = text + " ";
  if (rule && game) {
    const link = document.createElement("a");
    link.href = `/rules/${game}#${rule}`;
    link.target = "_blank";
    link.textContent = rule;
    notice.append(link);
  }
  notice.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { notice.hidden = true; }, 7000);
}

function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

function speak(lang) {
  remember("lang", lang);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  location.replace(address);
  if (address.hash) location.reload();
}

document.addEventListener("letopis:choice", ({ detail: { name, value } }) => {
  if (name === "lang") speak(value);
  if (name !== "theme") return;
  if (value) document.documentElement.dataset.theme = value; else delete document.documentElement.dataset.theme;
  remember("theme", value);
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.lang) {
    speak(button.dataset.lang);
  } else if ("retry" in button.dataset) {
    location.reload();
  } else if ("themeSwitch" in button.dataset) {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    remember("theme", root.dataset.theme);
  } else if (button.dataset.shelve || button.dataset.unshelve) {
    const { shelve, unshelve } = button.dataset;
    if (!shelve && !unshelve) return;
    if (document.querySelector("main[data-table]")) return; // its own script does it
    const done = await post(`/api/tables/${shelve ?? unshelve}/shelve`, { shelved: Boolean(shelve) });
    if (done.ok) button.closest("li").remove(); else notify(done.message);
  } else if (button.dataset.playNow) {
    button.disabled = true;
    try {
      await open({ id: freshId(), game: button.dataset.playNow, seats: button.dataset.seats.split(" "), course: button.dataset.words ?? "" });
    } finally {
      button.disabled = false;
    }
  } else if (button.dataset.learn) {
    button.disabled = true;
    await open({ id: freshId() }, `/api/games/${button.dataset.learn}/courses/${button.dataset.course}`);
    button.disabled = false;
  }
});

// The server binds itself first, then this page adds its number to the dice: the game is dealt from both. What begins with
// a position of its own, as a course does, has its dice already.
async function open(table, path = "/api/tables") {
  try {
    const together = path === "/api/tables" && !table.start ? { dice: "all" } : {};
    const made = await post(path, { ...table, ...together });
    if (made.ok) {
      if (together.dice) keep(made.table, { commitment: made.commitment, seat: made.seat ?? undefined });
      if (together.dice && made.seat !== null) await addNumber(made.table).catch(() => {}); // the table's page tries again
      location.assign(`/table/${made.table}`);
    }
    else notify(`${made.message}${made.field ? ` (${made.field})` : ""}`);
  } catch {
    notify(document.body.dataset.fault || "…");
  }
}

// ---- without a net: what was read is kept

if ("serviceWorker" in navigator) addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
addEventListener("offline", () => notify(document.body.dataset.offline));
const shelf = document.querySelector("[data-kept]");
if (shelf && "caches" in window) {
  const store = await caches.open("letopis-1");
  const addresses = (await store.keys()).map((kept) => new URL(kept.url)).filter((kept) => /^\/(rules\/|about$|table\/)/.test(kept.pathname));
  for (const address of addresses) {
    const title = /<title>([^<]*)</.exec(await (await store.match(address.href)).text())?.[1];
    const link = document.createElement("a");
    link.href = address.pathname;
    link.textContent = new DOMParser().parseFromString(title ?? address.pathname, "text/html").body.textContent;
    shelf.append(Object.assign(document.createElement("li")));
    shelf.lastElementChild.append(link);
  }
}

// ---- dates, as people write them here

document.querySelectorAll("time[data-date]").forEach((time) => {
  time.textContent = new Date(time.dateTime).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long", year: "numeric" });
});

// ---- the form of a new table

function clockOf(form, seats) {
  const [kind, seconds, increment] = form.elements.clock.value.split(" ");
  if (!kind || !seats.some((seat) => seat === "open" || seat === "invited")) return {};
  const game = increment === undefined ? {} : { increment: Number(increment) };
  return { clock: { kind, seconds: Number(seconds), ...game, then: form.elements.then.value } };
}

const form = document.querySelector("form[data-new]");
if (form) {
  const players = form.elements.players;
  const show = () => {
    form.querySelectorAll("[data-seat-row]").forEach((row) => {
      row.hidden = Number(row.dataset.seatRow) >= Number(players.value);
    });
    const wishes = [...form.querySelectorAll("[data-wish]")].filter((field) => !field.closest("[hidden]"));
    form.querySelectorAll("[data-here]").forEach((field) => { field.hidden = form.elements[`seat-${field.dataset.here}`].value !== "here"; });
    const practice = form.elements.practice;
    practice.disabled = wishes.some((field) => ["open", "invited", "here"].includes(field.value));
    if (practice.disabled) practice.checked = false;
    const people = wishes.some((field) => ["open", "invited"].includes(field.value));
    form.querySelectorAll("[data-among-people]").forEach((part) => { part.hidden = !(people || (practice.disabled && "hereToo" in part.dataset)); });
    form.querySelector("[data-strictly]").hidden = !form.elements.clock.value.startsWith("strict");
  };
  form.addEventListener("change", (event) => {
    if (event.target === form.elements.mode) form.elements.clock.value = event.target.value === "post" ? "friendly 259200" : "friendly 300";
    show();
  });
  show();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const name = form.elements.name.value.trim();
    if (name) await post("/api/me", { name });
    const seats = [];
    const names = [];
    for (let seat = 0; seat < Number(players.value); seat += 1) {
      seats.push(form.elements[`seat-${seat}`].value);
      names.push(form.elements[`name-${seat}`]?.value.trim() ?? "");
    }
    const practice = form.elements.practice.checked;
    const options = {};
    form.querySelectorAll("[data-option]").forEach((field) => {
      const { option, kind } = field.dataset;
      if (kind === "whole") options[option] = Number(field.value);
      else if (kind === "flag") options[option] = field.checked;
      else if (kind === "some") options[option] = [...field.querySelectorAll("input:checked")].map((box) => box.value);
      else options[option] = field.value;
    });
    await open({ id: freshId(), game: form.dataset.new, seats, names, practice, options, mode: form.elements.mode.value, watch: form.elements.watch.value, ...clockOf(form, seats) });
  });
}
