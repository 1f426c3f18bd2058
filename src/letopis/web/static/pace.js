// Others' moves one after the other, so that eyes can follow: what the stream brings waits for its turn.
const STEPS = { off: 0, fast: 400, normal: 750, slow: 1000 }; // milliseconds that a step is shown at least
const MOST = 5000; // milliseconds that all steps of a turn may be held up together
const BETWEEN = 6; // moments that one step may have passed and that are still fetched one by one

export function stepTime() {
  let wish = null;
  try { wish = localStorage.getItem("letopis.pace"); } catch { /* no storage: as most like it */ }
  return STEPS[wish] ?? STEPS.normal;
}

export class Pace {
  // `show` puts one or more of {number, areas} on the page, in their order; `glimpse` fetches and puts a moment that one
  // of them has passed, unless it is told meanwhile that nobody waits for it.
  constructor(show, glimpse) {
    this.show = show;
    this.glimpse = glimpse;
    this.run = 0; // of what is fetched: whatever shows all ends it
    this.fetching = false;
    this.queue = [];
    this.number = 0; // the last that came
    this.shownAt = -Infinity;
    this.held = 0; // milliseconds of this turn
    this.own = false; // the next that comes is what a hand at this page did
    this.until = 0; // what comes up to this number, too
    this.timer = 0;
  }

  // A hand at this page acts: nothing waits, and what comes of it is shown at once.
  acts() {
    this.own = true;
    this.held = 0;
    this.skip();
  }

  // What a hand has led to is this number: it is not held up.
  hurry(number) {
    this.until = number;
    this.own = false;
    if (this.queue.length && this.queue[0].number <= number) this.skip();
  }

  bring(news) {
    const moved = news.number > this.number;
    const own = this.own || news.number <= this.until;
    this.own = false;
    if (moved && !own && stepTime() && !document.hidden && news.number - this.number <= BETWEEN) {
      for (let number = this.number + 1; number < news.number; number += 1) this.queue.push({ number, between: true, moved: true });
    }
    this.number = Math.max(this.number, news.number);
    this.queue.push({ ...news, moved: moved && !own });
    if (own) this.skip();
    else this.next();
  }

  next() {
    clearTimeout(this.timer);
    if (!this.queue.length || this.fetching) return this.tell();
    const step = document.hidden ? 0 : Math.min(stepTime(), Math.max(0, MOST - this.held) / this.queue.length);
    if (step < 20) return this.skip();
    const wait = this.queue[0].moved ? this.shownAt + step - performance.now() : 0;
    if (wait > 0) {
      this.timer = setTimeout(() => { this.held += wait; this.turn(); }, wait);
    } else {
      this.turn();
    }
    return this.tell();
  }

  turn() {
    const first = this.queue.shift();
    if (first.moved) this.shownAt = performance.now();
    if (first.between) return this.pass(first.number);
    this.show([first]);
    return this.next();
  }

  async pass(number) {
    this.run += 1;
    const run = this.run;
    this.fetching = true;
    await this.glimpse(number, () => run === this.run).catch(() => {}); // the step itself is there
    if (run !== this.run) return;
    this.fetching = false;
    this.shownAt = performance.now();
    this.next();
  }

  halt() {
    this.run += 1;
    this.fetching = false;
    clearTimeout(this.timer);
  }

  // A hand wants no more of it: all that waits, at once, and what comes until it acts again.
  leap() {
    if (!this.queue.length) return;
    this.held = MOST;
    this.skip();
  }

  // All that waits, at once.
  skip() {
    this.halt();
    const all = this.queue.splice(0).filter((step) => !step.between);
    if (all.length) {
      this.shownAt = performance.now();
      this.show(all);
    }
    this.tell();
  }

  // What waits is no longer of interest: everything was fetched at once.
  drop() {
    this.halt();
    this.queue.length = 0;
    this.tell();
  }

  tell() {
    const chip = document.getElementById("pacing");
    if (chip) chip.hidden = !this.queue.length;
  }
}
