// What a screen reader is told: in order, each once, and again on request.

const KEPT = 12;
const announcer = document.getElementById("announce");
let latest = [];

function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  announcer.append(line);
  while (announcer.childElementCount > KEPT) announcer.firstElementChild.remove();
}

export function tell(text) {
  if (!text) return;
  latest = [...latest, text].slice(-KEPT);
  say(text);
}

// All since one's last own answer, and the question.
export function tellAgain() {
  const prompt = document.getElementById("prompt")?.textContent.trim();
  [...latest, prompt].filter(Boolean).forEach(say);
}

export function forget() { latest = []; }
