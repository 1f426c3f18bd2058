// Where a hand is quicker than a server: two dice from the pool, and what a value would open, lit on the board.

let first = null; // the die of the pool that was pressed

const pips = (die) => Number(die.dataset.die.slice(1));
const dice = () => [...document.querySelectorAll("[data-die]")];

function light(row) {
  document.querySelectorAll(".would").forEach((spot) => spot.classList.remove("would"));
  for (const id of row?.dataset.opens.split(" ") ?? []) document.getElementById(id)?.classList.add("would");
}

function mark(die) {
  first = die;
  for (const other of dice()) {
    other.setAttribute("aria-pressed", String(other === die));
    if (die && other !== die) other.dataset.sum = pips(die) + pips(other);
    else delete other.dataset.sum;
  }
  document.querySelector(".openings")?.classList.toggle("picking", Boolean(die));
  document.querySelectorAll(".answer.pair").forEach((pair) => {
    const words = pair.dataset.action?.split(" ") ?? [];
    pair.classList.toggle("with", Boolean(die) && words.includes(die.dataset.die));
  });
}

document.addEventListener("click", async (event) => {
  const die = event.target.closest("[data-die]");
  if (die && !die.disabled) {
    if (!first) mark(die);
    else if (first === die) mark(null);
    else await window.letopis.play(`take ${first.dataset.die} ${die.dataset.die}`);
    return;
  }
  const asked = event.target.closest("[data-why]");
  if (asked) {
    const answer = await window.letopis.why(asked.dataset.why);
    if (answer && !answer.legal) window.letopis.notify(answer.reason, answer.rule, window.letopis.game);
    return;
  }
  const told = named(event);
  if (told?.title && matchMedia("(pointer: coarse)").matches && !event.target.closest("button")) window.letopis.notify(told.title);
});

// What an icon stands for is its label; a hand that rests on it, or a finger, is told.
function named(event) {
  const dim = event.target.closest?.("[data-why]");
  if (dim && !dim.title) dim.title = document.getElementById(`why-${dim.dataset.why.replaceAll(" ", "-")}`)?.textContent.trim() ?? "";
  const thing = event.target.closest?.(".amount, .track, .grave-of, .villager, .slot, .spaces, .pips, .rat-track, .desk, .step, .spot");
  if (thing && !thing.title) {
    const label = thing.matches("[aria-label]") ? thing : thing.querySelector("[aria-label]");
    if (label && !thing.matches(".mvcard, .white-banner")) thing.title = label.getAttribute("aria-label");
  }
  return thing;
}

const opening = (event) => event.target.closest?.(".opening");
document.addEventListener("pointerover", (event) => {
  const die = event.target.closest?.("[data-die]");
  if (die && first && die !== first) light(document.querySelector(`.opening[data-value="${pips(first) + pips(die)}"]`));
  else light(opening(event));
  named(event);
  const chip = event.target.closest?.(".chip");
  if (chip && !chip.title) {
    const words = chip.closest("details").querySelector("p").textContent.split(" · ");
    chip.title = words[[...chip.parentNode.querySelectorAll(".chip")].indexOf(chip)] ?? "";
  }
});
document.addEventListener("focusin", (event) => light(opening(event)));
document.addEventListener("letopis:update", () => { mark(null); light(null); });
