"""A person's hands at a page: what lights up is clicked."""

import json
from pathlib import Path
from typing import Any

ZOOMED = {"width": 640, "height": 400}  # what a desktop shows at 200 %
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
LISTEN = """try { localStorage.getItem('letopis.confirm') ?? localStorage.setItem('letopis.confirm', 'off'); } catch { }
window.updates = 0; window.heard = [];
document.addEventListener('letopis:update', () => { window.updates += 1; });
const Plain = window.EventSource;
window.EventSource = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener('areas', (event) => {
      window.heard.push(event.data);
      if (window.deaf) event.stopImmediatePropagation();
    });
  }
};
const plainFetch = window.fetch;
window.fetch = async (...words) => {
  const answer = await plainFetch(...words);
  answer.clone().text().then((text) => window.heard.push(text));
  return answer;
};"""
# The hands live in the page and go by its own signals: asking from outside, frame by frame, takes longer than playing.
HANDS = """
const signals = ['letopis:update', 'letopis:idle'];
window.until = (holds, patience = 15000) => new Promise((done, failed) => {
  const stop = () => { signals.forEach((name) => document.removeEventListener(name, look)); clearTimeout(late); };
  const look = () => { if (holds()) { stop(); done(); } };
  const late = setTimeout(() => { stop(); failed(new Error(`waited in vain: ${holds}`)); }, patience);
  signals.forEach((name) => document.addEventListener(name, look));
  look();
});
const free = () => !document.body.classList.contains('busy');
const shown = (selector) => document.querySelector(selector)?.checkVisibility();
window.settled = () => until(() => free() && shown('#area-decision.asked, body.over #area-end'), 30000);
// One decision: the first place that fits, all dice kept, or one of the answers in turn.
const click = (turn) => {
  const where = document.querySelector('[data-where]');
  if (where) {
    where.selectedIndex = 1 + (turn * 7) % (where.options.length - 1);
    where.dispatchEvent(new Event('change', {bubbles: true}));
    document.querySelector('[data-put]').click();
    return 'place';
  }
  const roll = document.querySelector('[data-roll]');
  if (roll) {
    if (turn % 3 === 0) document.querySelector('[data-die]')?.click();
    roll.click();
    return 'roll';
  }
  const pressed = (where) => [...document.querySelectorAll(`${where}:not([aria-disabled])`)];
  let answers = pressed('#area-decision .answer');
  if (!answers.length) answers = pressed('main .act[data-action]'); // what lies on the board is the answer itself
  if (!answers.length) return '';
  answers[turn % answers.length].click();
  return 'answer';
};
window.answer = async (turn) => {
  const before = window.updates;
  const done = click(turn);
  document.querySelector('#asking-first:not([hidden]) [data-sure]')?.click(); // warned, and sure
  if (done) await until(() => window.updates > before && free());
  return done;
};
window.playOn = async (most) => {
  for (let turn = 0; turn < most; turn += 1) {
    await settled();
    if (document.body.matches('.over')) return turn;
    await answer(turn);
  }
  throw new Error(`not over after ${most} answers`);
};"""


class Hands:
    """A browser of one person, and what they do with it."""

    def __init__(self, context: Any, address: str, pace: str = "off") -> None:
        self.context = context
        self.address = address
        self.page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.add_init_script(f"try {{ localStorage['letopis.pace'] ??= '{pace}'; }} catch {{ }}")
        self.page.add_init_script(LISTEN)
        self.page.add_init_script(HANDS)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        ordinary = ("ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY", "409", "ERR_SOCKET", "ERR_NETWORK")
        where = message.location.get("url", "")
        if message.type == "error" and "/nowhere" not in where and not any(word in message.text for word in ordinary):
            self.complaints.append(message.text)

    def heard(self) -> str:
        """All that came over the line: the page as it is served now, answers, and what the stream brought."""
        page = self.page.request.get(self.page.url).text()
        return "\n".join([page, *self.page.evaluate("window.heard")])

    # ---- going places

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.address + path)

    def make_table(self, seats: list[str], options: dict[str, Any] | None = None, game: str = "era") -> str:
        """A table made as the form makes it; its id."""
        self.go("/about")
        made = self.page.evaluate(
            """async (table) => { const {post, freshId} = await import('/static/page.js');
               return post('/api/tables', {id: freshId(), ...table}); }""",
            {"game": game, "seats": seats, "options": options or {}},
        )
        assert made["ok"], made
        return str(made["table"])

    def take_place(self, table: str, query: str = "") -> None:
        """Open a table's page and wait until it is live."""
        self.go(f"/table/{table}{query}")
        self.live()

    def live(self) -> None:
        """Wait until the stream is open, and the first question takes clicks."""
        self.page.wait_for_selector(".connection.on")
        self.calm()

    def calm(self) -> None:
        """Wait until a question that has just come takes clicks."""
        self.page.wait_for_selector("body:not(.fresh)")

    # ---- playing

    def asked(self) -> bool:
        """Whether something is asked of this seat."""
        return bool(self.page.query_selector("#area-decision.asked"))

    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.page.query_selector("body.over"))

    def settled(self) -> None:
        """Wait until there is something to do, or nothing more."""
        self.page.evaluate("settled()")

    def answer(self, turn: int) -> str:
        """Answer what is asked, by the page's own buttons."""
        return str(self.page.evaluate("(turn) => answer(turn)", turn))

    def play_on(self, most: int = 600) -> int:
        """Answer until the game is over; how many answers that took."""
        return int(self.page.evaluate("(most) => playOn(most)", most))

    def set_up(self, corner: int = 0) -> None:
        """Lay out the domain behind the screen."""
        for turn in range(corner, corner + 12):
            self.settled()
            if not self.page.query_selector("#placing"):
                return
            self.answer(turn)
            if not self.asked():
                return

    # ---- looking

    def text(self, selector: str) -> str:
        """What stands there."""
        return str(self.page.inner_text(selector))

    def faults(self) -> list[str]:
        """What axe-core finds, be it ever so small."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {json.dumps([node['target'] for node in fault['nodes']][:4])} "
            f"{fault['nodes'][0].get('failureSummary', '')[:200]}"
            for fault in found["violations"]
        ]

    def faults_otherwise(self, dark: bool) -> list[str]:
        """What it finds with dark turned to light or light to dark, and on a desktop at 200 % zoom besides."""
        size = self.page.viewport_size
        self.page.emulate_media(color_scheme="light" if dark else "dark")
        if size["width"] > ZOOMED["width"]:
            self.page.set_viewport_size(ZOOMED)
        try:
            wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            return [*self.faults(), *([f"{wide} px wider than the window"] if wide > 0 else [])]
        finally:
            self.page.emulate_media(color_scheme="dark" if dark else "light")
            self.page.set_viewport_size(size)
