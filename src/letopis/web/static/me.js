// One's own page: a name, the link that brings one back, and what is kept about one.
import { notify } from "./page.js";
import { post } from "./post.js";

const texts = document.getElementById("main").dataset;

document.querySelector("form[data-me]").addEventListener("submit", async (event) => {
  event.preventDefault();
  const done = await post("/api/me", { name: event.target.elements.name.value });
  notify(done.ok ? texts.saved : done.message);
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.copy) {
    const whole = new URL(button.dataset.copy, location.href).href;
    await navigator.clipboard.writeText(whole).then(() => notify(texts.copied), () => notify(whole));
  } else if (button && "renewLink" in button.dataset && confirm(texts.renew)) {
    const done = await post("/api/me/link", {});
    if (done.ok) location.reload(); else notify(done.message);
  } else if (button && "eraseMe" in button.dataset && confirm(texts.erase)) {
    const done = await post("/api/me/erase", { sure: true });
    if (!done.ok) return notify(done.message);
    localStorage.clear();
    for (const name of ["lang", "theme"]) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
    location.assign("/");
  }
});
