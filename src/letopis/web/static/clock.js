// Clocks run in the page: the server says once when a time is up, in seconds since 1970, and nothing while it runs.
const main = document.querySelector("main[data-table]");
const ahead = Date.now() / 1000 - Number(main.dataset.serverTime); // of the server, by this device's clock
const SOON = 30; // seconds

function shown(left) {
  if (left <= 0) return main.dataset.jsTimeUp;
  const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor((left % 86400) / 3600), Math.floor((left % 3600) / 60)];
  if (days) return `${days} ${main.dataset.jsDays} ${hours} ${main.dataset.jsHours}`;
  const [small, seconds] = [String(minutes).padStart(hours ? 2 : 1, "0"), String(Math.floor(left % 60)).padStart(2, "0")];
  return `${hours ? `${hours}:` : ""}${small}:${seconds}`;
}

function tick() {
  const now = Date.now() / 1000 - ahead;
  document.querySelectorAll("[data-until]").forEach((time) => {
    const left = Number(time.dataset.until) - now;
    const text = shown(Math.ceil(left));
    if (time.textContent !== text) time.textContent = text;
    time.classList.toggle("soon", left < SOON);
  });
  document.querySelectorAll("[data-after]").forEach((part) => {
    const hidden = now < Number(part.dataset.after);
    if (part.hidden === hidden) return;
    part.hidden = hidden;
    if (!hidden && part.closest(".clock.mine")) document.dispatchEvent(new CustomEvent("letopis:reminder"));
  });
}

document.addEventListener("letopis:update", tick);
setInterval(tick, 1000);
tick();
