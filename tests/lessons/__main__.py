"""Shows a course as a learner meets it, and what is wrong: `python -m tests.lessons GAME [COURSE] [LANGUAGE]`."""

import sys

from letopis.lessons.course import course_names
from tests.harness import lessons


def show(game: str, name: str, lang: str) -> None:
    """The whole way, step by step."""
    for walk in lessons.moments(game, name):
        state = walk.state(lang)
        told, asked = state["lesson"], state["decision"]
        if told["done"]:
            print(f"      ✓ {told['done']}")
        if walk.lesson is None:
            print(f"\n== {told['end']}", *[f"   - {sentence}" for sentence in told["learned"]], sep="\n")
            return
        print(f"\n{told['number']}/{told['count']} [{told['key']}: {told['kind']}] light: {', '.join(told['light'])}")
        print(f"      {told['text']}")
        if asked:
            legal = [choice["text"] for choice in state["choices"] if choice["legal"]]
            print(f"      asked: {asked['kind']}: {', '.join(legal[:12])}{' …' if len(legal) > 12 else ''}")
        for problem in [*lessons.of_wrong_actions(walk), *lessons.of_what_is_lit(walk, lang)]:
            print(f"      !! {problem}")
        if told["kind"] != "read":
            print(f"      > {walk.next_action()}")


def main(words: list[str]) -> int:
    """Show them; 1 when something is wrong."""
    game, name, lang = (*words, *("", "", "")[len(words) :])[:3]
    wrong = 0
    for one in [name] if name else course_names(game):
        problems = [
            *lessons.of_texts(game, one, "en"),
            *lessons.of_texts(game, one, "ru"),
            *lessons.of_firsts(game, one),
        ]
        try:
            show(game, one, lang or "en")
            problems += lessons.of_the_way(game, one) + lessons.of_going_back(game, one)
            problems += lessons.of_skipping(game, one) + lessons.of_free_choices(game, one)
        except AssertionError as problem:
            problems.append(str(problem))
        print("", *[f"!! {problem}" for problem in problems], sep="\n")
        wrong += len(problems)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
