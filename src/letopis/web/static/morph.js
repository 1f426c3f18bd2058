// Areas as they come from the server take the place of those that are shown; what stays itself keeps its identity.

const callbacks = {
  // a part that goes its own way stays as it is until it comes
  // most of an area is as it was: the browser sees that quicker than a script does (what a field holds it does not see)
  beforeNodeMorphed: (old, fresh) => !(fresh.hasAttribute?.("data-elsewhere") && old.id === fresh.id)
    && !(old.childElementCount && old.isEqualNode(fresh) && !old.querySelector("input, select, textarea")),
  // what a person opened stays open; what a person marked stays marked until the board says otherwise
  beforeAttributeUpdated: (attribute, node, type) => !(attribute === "open" && node.tagName === "DETAILS")
    && !(attribute === "aria-pressed" && node.dataset && node.dataset.show),
};

function replace(area, html) {
  const parts = new Map([...area.querySelectorAll("[id]")].map((part) => [part.id, part]));
  area.outerHTML = html;
  document.querySelectorAll("[data-elsewhere]").forEach((hole) => parts.has(hole.id) && hole.replaceWith(parts.get(hole.id)));
}

export function morph(areas) {
  for (const [id, html] of Object.entries(areas)) {
    const area = document.getElementById(id);
    if (!area) continue;
    if (window.Idiomorph) window.Idiomorph.morph(area, html, { morphStyle: "outerHTML", callbacks });
    else replace(area, html);
  }
}
