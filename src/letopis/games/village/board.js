// A lit spot that stands for several answers leads to them in the list.

function lead(spot) {
  const answers = spot.dataset.group.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
  if (!answers.length) return;
  document.querySelectorAll(".answer.led").forEach((answer) => answer.classList.remove("led"));
  for (const answer of answers) {
    answer.classList.add("led");
    const folded = answer.closest("details:not([open])");
    if (folded) folded.open = true;
  }
  answers[0].scrollIntoView({ block: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  answers[0].focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const spot = event.target.closest("[data-group]");
  if (spot) lead(spot);
});

document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("g[data-group]");
  if (!spot || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  lead(spot);
});

// Of two quarters one is open: that in which something is asked, or that which a hand has opened.

let asked = "";

function open(quarter) {
  document.body.dataset.quarter = quarter;
  for (const way of document.querySelectorAll("[data-to-quarter]")) way.setAttribute("aria-pressed", String(way.dataset.toQuarter === quarter));
}

function settle() {
  const quarters = document.querySelector(".quarters");
  if (!quarters) return;
  const question = document.getElementById("area-decision").dataset.question;
  const wanted = question === asked ? "" : quarters.dataset.quarter;
  asked = question;
  open(wanted || document.body.dataset.quarter || "village");
}

document.addEventListener("click", (event) => {
  const way = event.target.closest("[data-to-quarter]");
  if (way) open(way.dataset.toQuarter);
});
document.addEventListener("letopis:update", settle);
settle();
