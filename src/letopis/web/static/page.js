// Every page: light or dark, the language, starting a table, searching the rules.
import "./person.js";

export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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

// A command may be sent again with the same id: the server does it once.
export async function post(path, body, tries = 4) {
  for (let attempt = 1; ; attempt += 1) {
    let answer;
    try {
      answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    } catch (failure) {
      if (attempt >= tries) throw failure;
    }
    if (answer && (answer.status !== 503 || attempt >= tries)) {
      const doc = await answer.json().catch(() => ({ error: "garbage", message: answer.statusText }));
      return answer.ok ? { ok: true, ...doc } : { ok: false, status: answer.status, ...doc };
    }
    await new Promise((done) => setTimeout(done, 500 * attempt));
  }
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
  } else if (button.dataset.playNow) {
    button.disabled = true;
    try {
      await open({ id: freshId(), game: button.dataset.playNow, seats: button.dataset.seats.split(" ") });
    } finally {
      button.disabled = false;
    }
  }
});

async function open(table) {
  try {
    const made = await post("/api/tables", table);
    if (made.ok) location.assign(`/table/${made.table}`);
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
  };
  form.addEventListener("change", show);
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
    await open({ id: freshId(), game: form.dataset.new, seats, names, practice, options, mode: form.elements.mode.value, watch: form.elements.watch.value });
  });
}

// ---- searching the rules

const search = document.querySelector("input[data-search]");
if (search) {
  if (matchMedia("(max-width: 56rem)").matches) document.querySelector("[data-contents]").open = false;
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
    found.textContent = words.length ? `${count} / ${rules.length}` : "";
  });
}
