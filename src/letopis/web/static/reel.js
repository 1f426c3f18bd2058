// A game walked through: play, pause, step, speed, to any moment; one step shown again; a review's advice beside it.
const STEP = 800; // milliseconds at the usual speed
const SPEEDS = [1, 2, 4, 0.5];
const GLIMPSE = [450, 1900]; // milliseconds: before a step that is shown again, and after it

const wait = (time) => new Promise((done) => { setTimeout(done, time); });
const lastMoment = () => Number(document.getElementById("area-timeline").dataset.last);

export class Reel {
  // `look` shows a moment, null for now; `found` is told of a moment that is shown.
  constructor(look) {
    this.look = look;
    this.at = null;
    this.run = 0; // each run has a number: whatever is done by hand ends it
    this.speed = SPEEDS[0];
    document.addEventListener("letopis:update", () => this.label());
  }

  label() {
    document.querySelectorAll("[data-speed]").forEach((shown) => { shown.textContent = `${String(this.speed).replace("0.5", "½")}×`; });
  }

  async go(at) {
    this.halt();
    await this.to(at);
  }

  async to(at) {
    this.at = at;
    await this.look(at);
  }

  halt() {
    this.run += 1;
    document.body.classList.remove("reeling");
  }

  async step(by) {
    const at = (this.at ?? lastMoment()) + by;
    await this.go(Math.max(0, at) >= lastMoment() ? null : Math.max(0, at));
  }

  async play() {
    this.halt();
    const run = this.run;
    document.body.classList.add("reeling");
    for (let at = this.at === null ? 0 : this.at + 1; at < lastMoment() && run === this.run; at += 1) {
      const started = performance.now();
      await this.to(at);
      await wait(Math.max(60, STEP / this.speed - (performance.now() - started)));
    }
    if (run === this.run) await this.go(null);
  }

  // One step again, from the moment before it; then back to now.
  async glimpse(number) {
    this.halt();
    const run = this.run;
    const steps = [[number - 1, GLIMPSE[0]], [number, GLIMPSE[1]], [null, 0]];
    for (const [at, time] of steps) {
      if (run !== this.run) return;
      await this.to(at);
      await wait(time);
    }
  }

  press(button) {
    if (button === "first") this.go(0);
    else if (button === "back") this.step(-1);
    else if (button === "on") this.step(1);
    else if (button === "play") this.play();
    else if (button === "pause") this.halt();
    else if (button === "speed") {
      this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
      this.label();
    }
  }
}

// What a review says of the moment that an address names stays beside the board.
export async function advise(box, address, query, number, texts) {
  const answer = await fetch(`${address}/review?${query}`);
  const review = answer.ok ? await answer.json() : { ready: false };
  const found = (review.seats ?? []).flatMap((seat) => seat.costliest.map((one) => ({ ...one, name: seat.name }))).find((one) => one.number === number);
  box.hidden = !found;
  if (!found) return;
  const list = document.createElement("dl");
  for (const [label, action, why] of [[texts.jsReviewChosen, found.chosen, found.chosen_why], [texts.jsReviewBetter, found.better, found.better_why]]) {
    const [term, said, reason] = ["dt", "dd", "small"].map((tag) => document.createElement(tag));
    term.textContent = label;
    reason.textContent = why;
    said.append(`${action.label} `, reason);
    list.append(term, said);
  }
  const head = document.createElement("p");
  head.textContent = `${found.name}: ${found.cost}`;
  const back = document.createElement("a");
  back.href = `/table/${texts.table}/review${query ? `?${query}` : ""}`;
  back.textContent = texts.jsReviewBack;
  box.replaceChildren(head, list, back);
}
