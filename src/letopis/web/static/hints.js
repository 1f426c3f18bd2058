// What a bot would choose: whole decisions, each with its reason, to be seen on the board or played at once.

const box = document.getElementById("hints");

function make(tag, style, text) {
  const made = document.createElement(tag);
  made.className = style;
  made.textContent = text;
  return made;
}

function makeButton(style, text, label) {
  const made = make("button", style, text);
  made.type = "button";
  made.setAttribute("aria-label", label);
  return made;
}

const answersOf = (choice) => [choice.text, ...choice.then];

export async function ask(base, texts) {
  box.hidden = false;
  box.textContent = texts.jsHintThinking;
  const answer = await fetch(`${base}/hint?${texts.query}`);
  const advice = await answer.json();
  const chosen = answer.ok ? advice.actions : [];
  const said = !answer.ok ? advice.message : chosen.length ? texts.jsHintBetter : texts.jsHintNone;
  const list = document.createElement("ol");
  list.append(...chosen.map((choice) => advised(choice, advice, texts)));
  const close = makeButton("quiet unhint", "✕", texts.close);
  close.dataset.unhint = "";
  close.dataset.calm = "";
  box.replaceChildren(close, make("p", "", said), list);
  if (chosen.length) mark(chosen[0], advice);
  box.scrollIntoView({ block: "nearest" });
}

function advised(choice, advice, texts) {
  const line = make("li", "", "");
  const look = makeButton("look", choice.label, `${choice.label}: ${texts.jsHintShow}`);
  look.dataset.calm = "";
  look.title = texts.jsHintShow;
  look.addEventListener("click", () => mark(choice, advice));
  const go = makeButton("go", texts.jsHintPlay, `${texts.jsHintPlay}: ${choice.label}`);
  go.dataset.action = answersOf(choice).join("|");
  line.dataset.text = go.dataset.action;
  line.append(look, go, make("p", "why", choice.why));
  return line;
}

function mark(choice, advice) {
  document.querySelectorAll(".hinted").forEach((old) => old.classList.remove("hinted"));
  answersOf(choice).forEach((text) => document.getElementById(`c-${text.replaceAll(" ", "-")}`)?.classList.add("hinted"));
  const whole = answersOf(choice).join("|");
  box.querySelectorAll("li").forEach((line) => line.classList.toggle("shown", line.dataset.text === whole));
  const actions = [choice, ...advice.actions.filter((other) => other !== choice)];
  document.dispatchEvent(new CustomEvent("letopis:hint", { detail: { ...advice, actions } }));
}
