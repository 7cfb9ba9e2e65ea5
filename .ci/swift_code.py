"""Swift's text as far as small faults need it: what is code in it, and what stands side by side."""
import re
from dataclasses import dataclass

STRING = re.compile(r'#*"')
ATTRIBUTE = re.compile(r"@\w+(?:\([^()\n]*\))?")
MODIFIER = (
    r"(?:(?:public|package|internal|fileprivate|private|open|static|final|override|mutating|"
    r"nonmutating|nonisolated|lazy|indirect|convenience|required|weak|unowned|consuming|borrowing|"
    r"prefix|infix|postfix)(?:\(\w+\))?\s+)*")
# What names things: there is nothing to change in it up to its first brace.
HEAD = re.compile(
    rf"\s*{MODIFIER}(?:func|init|extension|struct|enum|class|protocol|actor|typealias|"
    rf"associatedtype|import|subscript|operator|precedencegroup)\b")
CONSTRAINT = re.compile(r"\s*where\b")
# A row of a table: nothing but literals.
TABLE_ROW = re.compile(r'[\s".,:\[\]()<_-]*(?:(?:0[xX][\da-fA-F_]+|[\d_.]+|")[\s".,:\[\]()<_-]*)*')
PAIRS = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Line:
    """A line, with the code in it: as long as the line, without comments, texts and declarations."""

    number: int
    text: str
    code: str
    # The lines around it that have code; empty at the ends of a file.
    before: str
    after: str
    # The first line of the list of conditions that it is in; empty outside such a list.
    opening: str


def end_of_text(text, start):
    """Where a text ends that begins with quotes, or with signs before its quotes."""
    quotes = text.index('"', start)
    hashes = text[start:quotes]
    mark = '"""' if text.startswith('"""', quotes) else '"'
    place = quotes + len(mark)
    while place < len(text):
        if text.startswith(mark + hashes, place):
            return place + len(mark + hashes)
        if text.startswith("\\" + hashes + "(", place):
            place = end_of_interpolation(text, place + len(hashes) + 2)
        elif text.startswith("\\" + hashes, place):
            place += len(hashes) + 2
        else:
            place += 1
    return place


def end_of_interpolation(text, place):
    """Where a value inside a text ends, behind its bracket."""
    depth = 1
    while depth and place < len(text):
        if text[place] == '"':
            place = end_of_text(text, place)
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
    return place


def end_of_comment(text, start):
    """Where a comment ends; those between signs may be nested."""
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    depth, place = 1, start + 2
    while depth and place < len(text):
        sign = text[place:place + 2]
        depth += {"/*": 1, "*/": -1}.get(sign, 0)
        place += 2 if sign in ("/*", "*/") else 1
    return place


def code_of(text):
    """The text with spaces for comments and attributes, and quotes for whatever is quoted."""
    parts, place = [], 0

    def cover(end, sign):
        parts.append(re.sub(r"[^\n]", sign, text[place:end]))
        return end

    while place < len(text):
        if text.startswith(("//", "/*"), place):
            place = cover(end_of_comment(text, place), " ")
        elif STRING.match(text, place):
            place = cover(end_of_text(text, place), '"')
        elif attribute := ATTRIBUTE.match(text, place):
            place = cover(attribute.end(), " ")
        else:
            parts.append(text[place])
            place += 1
    return "".join(parts)


def without_heads(code):
    """A line of code without what only names and constrains things, and without rows of tables."""
    if CONSTRAINT.match(code) or TABLE_ROW.fullmatch(code) or code.lstrip().startswith("#"):
        return " " * len(code)
    if HEAD.match(code):
        brace = code.find("{")
        end = len(code) if brace < 0 else brace
        return " " * end + code[end:]
    return code


def lines_of(text):
    """The lines of a file that have code."""
    texts = text.split("\n")
    codes = [code.rstrip() for code in code_of(text).split("\n")]
    full = [number for number, code in enumerate(codes) if code.strip()]
    lines, opening = [], ""
    for place, number in enumerate(full):
        code = codes[number]
        before = codes[full[place - 1]] if place else ""
        after = codes[full[place + 1]] if place + 1 < len(full) else ""
        opening = opening if before.endswith((",", "&&", "||")) else code
        whole = code.ljust(len(texts[number]))
        lines.append(Line(
            number + 1, texts[number], without_heads(whole), before, after, opening))
    return lines


def is_balanced(code):
    """Whether all brackets that are opened in some code are closed there."""
    open_ones = []
    for sign in code:
        if sign in PAIRS:
            open_ones.append(PAIRS[sign])
        elif sign in PAIRS.values() and (not open_ones or open_ones.pop() != sign):
            return False
    return not open_ones


def end_of_operand(code, start, marks):
    """Where an operand ends: before one of some marks, or where its surroundings end."""
    depth = 0
    for place in range(start, len(code)):
        if depth == 0 and code.startswith(marks, place):
            return place
        if code[place] in PAIRS:
            depth += 1
        elif code[place] in PAIRS.values():
            depth -= 1
            if depth < 0:
                return place
    return len(code.rstrip())


def start_of_operand(code, end):
    """Where the operand before a place begins that has no spaces outside of its brackets."""
    depth = 0
    for place in range(end - 1, -1, -1):
        if code[place] in PAIRS.values():
            depth += 1
        elif code[place] in PAIRS:
            depth -= 1
        if depth < 0 or depth == 0 and code[place] == " ":
            return place + 1
    return 0
