// What a person has chosen for this device, and the sheets that every page has: settings, keys.

const CHOICES = { pace: "normal", confirm: "phone", sound: "off", motion: "system", hand: "right" };
const root = document.documentElement;

function read(name) {
  try {
    return localStorage.getItem(`letopis.${name}`) ?? CHOICES[name];
  } catch { // a browser that keeps nothing
    return CHOICES[name];
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(`letopis.${name}`, value);
  } catch { /* it holds until the page is left */ }
  apply(name, value);
  document.dispatchEvent(new CustomEvent("letopis:choice", { detail: { name, value } }));
}

function apply(name, value) {
  if (name === "motion" || name === "hand") root.dataset[name] = value;
}

// Whether the last click before there is no way back is held: always, never, or by default on phones.
export function confirms() {
  const wish = read("confirm");
  return wish === "phone" ? matchMedia("(pointer: coarse) and (max-width: 46rem)").matches : wish === "on";
}

Object.keys(CHOICES).forEach((name) => apply(name, read(name)));
document.querySelectorAll("[data-choice]").forEach((field) => {
  field.value = field.dataset.choice in CHOICES ? read(field.dataset.choice) : field.value;
  field.addEventListener("change", () => keep(field.dataset.choice, field.value));
});

// ---- sheets: one at a time; the cross, a tap beside it and Esc close it

export function openSheet(sheet) {
  document.querySelectorAll("dialog[open]").forEach((other) => other.close());
  sheet.showModal();
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-sheet]");
  if (opener) openSheet(document.getElementById(opener.dataset.sheet));
  if (event.target.matches?.("dialog[open]:not([data-stays])")) event.target.close();
});

document.addEventListener("keydown", (event) => {
  const keys = document.getElementById("keys");
  if (event.key !== "?" || (document.getElementById("ask") && !keys.open) || event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey) return;
  if (keys.open) keys.close(); else if (!document.querySelector("dialog[data-stays][open]")) openSheet(keys);
});

// ---- a sound when it is one's turn

let context;
function ring() {
  context ??= new AudioContext();
  [523, 784].forEach((pitch, index) => {
    const [tone, loudness, at] = [context.createOscillator(), context.createGain(), context.currentTime + index * 0.14];
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  });
}

let mine = Boolean(document.querySelector("#area-decision.asked"));
document.addEventListener("letopis:update", () => {
  const now = Boolean(document.querySelector("#area-decision.asked"));
  if (now && !mine && read("sound") === "on") ring();
  mine = now;
});
document.addEventListener("letopis:reminder", () => { if (read("sound") === "on") ring(); });
document.addEventListener("letopis:choice", ({ detail }) => { if (detail.name === "sound" && detail.value === "on") ring(); });
