"""Counts the pairs of folders in a room that name types of each other, both ways."""
import itertools
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|final|indirect)\s+)*"
    r"(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)", re.M)
COMMENT = re.compile(r"//.*")
WORD = re.compile(r"\b[A-Z]\w*")


def two_way_pairs(room):
    """The pairs of a room's folders that point at each other, in alphabetical order."""
    texts = {}
    for file in sorted((ROOT / "Sources" / room).rglob("*.swift")):
        parts = file.relative_to(ROOT / "Sources" / room).parts
        folder = parts[0] if len(parts) > 1 else "."
        texts[folder] = texts.get(folder, "") + COMMENT.sub("", file.read_text(encoding="utf-8"))
    types = {folder: set(TYPE.findall(text)) for folder, text in texts.items()}
    used = {folder: set(WORD.findall(text)) for folder, text in texts.items()}

    def names(one, other):
        return bool(used[one] & (types[other] - types[one]))

    return [pair for pair in itertools.combinations(sorted(texts), 2)
            if names(*pair) and names(*reversed(pair))]


if __name__ == "__main__":
    for room in ("MoviesCore", "MoviesUI"):
        pairs = two_way_pairs(room)
        print(f"{room}: {len(pairs)} two-way pairs")
        for pair in pairs:
            print("  " + " and ".join(pair))
