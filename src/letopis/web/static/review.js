// A review in the making: how far it is, then the review itself.
import "./page.js";

const box = document.querySelector("[data-review]");
const bar = box.querySelector("progress");
const said = box.querySelector("[data-said]");

async function ask() {
  let answer;
  try {
    answer = await fetch(box.dataset.review);
  } catch {
    return setTimeout(ask, 2000);
  }
  const review = await answer.json();
  if (!answer.ok) {
    said.textContent = box.dataset.failed;
    return setTimeout(ask, 5000);
  }
  if (review.ready) return location.reload();
  if (review.of) {
    bar.max = review.of;
    bar.value = review.done;
    said.textContent = `${review.done} / ${review.of}`;
  }
  return setTimeout(ask, 600);
}
setTimeout(ask, 400);
