"""The small faults that a script can make: each mutator finds its places in a line of code.

A place is where it begins and ends in the line, and what stands there instead.
"""
import re
from dataclasses import dataclass

from swift_code import end_of_operand, lines_of, start_of_operand
from taken_away import BINDING, LIST, conditions, statements

WORD_BEFORE = r"(?<![\w.])"
# Two elements that are compared for their order.
ORDER = re.compile(r"(?:\$0|\bleft\b)[^<>]* [<>] [^<>]*(?:\$1|\bright\b)"
                   r"|(?:\$1|\bright\b)[^<>]* [<>] [^<>]*(?:\$0|\bleft\b)")
NUMBER = re.compile(r"(?:(?<![\w.$])|(?<=\.\.\.)|(?<=\.\.<))\d[\d_]*(?!\w|\.\d)")


@dataclass(frozen=True)
class Mutant:
    """One line of a file with a small fault in it."""

    path: str
    number: int
    before: str
    after: str
    mutator: str

    def applied(self, text):
        """The text of the file with the fault in it."""
        lines = text.split("\n")
        lines[self.number - 1] = self.after
        return "\n".join(lines)


def exchange(left, right):
    """A mutator that puts one text in the place of another, both ways; each has its pattern."""
    def places(line):
        for pattern, text in ((left[0], right[1]), (right[0], left[1])):
            for match in re.finditer(pattern, line.code):
                yield match.start(), match.end(), text
    return places


def operators(left, right):
    """A mutator that exchanges two operators between spaces."""
    def pattern(operator):
        return rf"(?:(?<= )|(?<=^)){re.escape(operator)}(?= |$)"
    return exchange((pattern(left), left), (pattern(right), right))


def words(left, right, before=r"(?<=\.)", after=r"\b"):
    """A mutator that exchanges two words, as members unless told otherwise."""
    return exchange((rf"{before}{left}{after}", left), (rf"{before}{right}{after}", right))


def together(*mutators):
    def places(line):
        for mutator in mutators:
            yield from mutator(line)
    return places


def numbers_by_one(line):
    """A number one more or one less, unless it is a digit of something else."""
    for match in NUMBER.finditer(line.code):
        number = int(match[0].replace("_", ""))
        for other in (number + 1, number - 1):
            if other >= 0:
                yield *match.span(), f"{other:_}" if "_" in match[0] else str(other)


def sums(line):
    """A sum for a difference and the other way round, not beside texts and lists."""
    for start, end, text in operators("+", "-")(line):
        if '"' not in line.code and line.code[end + 1:end + 2] != "[" and line.code[start - 2] != "]":
            yield start, end, text
    yield from operators("+=", "-=")(line)


def orders(line):
    """An order of two elements turned round."""
    if ORDER.search(line.code):
        yield from operators("<", ">")(line)


def bounds(line):
    """A comparison by one, but in an order of elements: equal ones are not to come first there."""
    if not ORDER.search(line.code):
        yield from operators("<", "<=")(line)
        yield from operators(">", ">=")(line)


def negations(line):
    """A negation taken away, or put before a single condition."""
    for match in re.finditer(r"(?<![\w)\]!?])!(?=[\w(.$])", line.code):
        yield *match.span(), ""
    if opening := LIST.match(line.code):
        marks = (" else", " {") if "guard" in opening[0] else (" {",)
        end = end_of_operand(line.code, opening.end(), marks)
        condition = line.code[opening.end():end]
        is_single = "," not in condition and not BINDING.match(condition)
        if end < len(line.code.rstrip()) and is_single and not condition.startswith("!"):
            yield opening.end(), end, f"!({line.text[opening.end():end]})"


def branches(line):
    """The two values of a condition exchanged."""
    for match in re.finditer(r" \? ", line.code):
        colon = end_of_branch(line.code, match.end())
        if colon is None:
            continue
        end = end_of_operand(line.code, colon + 3, (",", " {", " }"))
        first, second = line.text[match.end():colon], line.text[colon + 3:end]
        if second.strip() and first != second:
            yield match.end(), end, f"{second} : {first}"


def end_of_branch(code, start):
    """Where the first of two values ends, which may be a choice itself; `None` on another line."""
    questions = 0
    while (place := end_of_operand(code, start, (" ? ", " : "))) < len(code.rstrip()):
        if code.startswith(" ? ", place):
            questions += 1
        elif not code.startswith(" : ", place):
            return None
        elif questions == 0:
            return place
        else:
            questions -= 1
        start = place + 3
    return None


def fallbacks(line):
    """A value that is always replaced by what is there for its absence."""
    for match in re.finditer(r" \?\? ", line.code):
        start = start_of_operand(line.code, match.start())
        # A failure has to have something to come from.
        if line.code[start:match.start()].strip() and not re.search(r"\b(?:try|await)\b", line.code):
            yield start, match.end(), ""


def refinements(line):
    """The last step of a chain taken away that changes no type."""
    for match in re.finditer(r"\.(?:reversed|sorted|lowercased)\(\)", line.code):
        yield *match.span(), ""


def leaps(line):
    """A loop that ends in place of going on, and the other way round."""
    yield from words("continue", "break", before=WORD_BEFORE, after=r"(?=\s*(?:\}|$))")(line)


MUTATORS = {
    "< and <=": bounds,
    "== and !=": operators("==", "!="),
    "&& and ||": operators("&&", "||"),
    "first and last": together(
        words("first", "last"), words("firstIndex", "lastIndex"), words("removeFirst", "removeLast"),
        words("dropFirst", "dropLast")),
    "start and end": together(
        words("prefix", "suffix"), words("hasPrefix", "hasSuffix"), words("startIndex", "endIndex"),
        words("lowerBound", "upperBound"), words("after: ", "before: ", r"(?<=index\()", "")),
    "min and max": together(
        words("min", "max"), words("min", "max", before=WORD_BEFORE, after=r"(?=\()")),
    "+ and -": sums,
    "a number by one": numbers_by_one,
    "... and ..<": exchange((r"\.\.\.(?=[\w($])", "..."), (r"\.\.<", "..<")),
    "true and false": words("true", "false", before=WORD_BEFORE),
    "a negation": negations,
    "a condition taken away": conditions,
    "a statement taken away": statements,
    "branches exchanged": branches,
    "only the fallback": fallbacks,
    "an order turned": orders,
    "a step taken away": refinements,
    "continue and break": leaps,
}


def mutants_of(path, text, numbers):
    """All mutants of some lines of a file, by their numbers."""
    found = {}
    for line in lines_of(text):
        if line.number not in numbers:
            continue
        for name, mutator in MUTATORS.items():
            for start, end, other in mutator(line):
                after = (line.text[:start] + other + line.text[end:]).rstrip()
                if after != line.text:
                    found.setdefault((line.number, after), Mutant(
                        path, line.number, line.text, after, name))
    return list(found.values())
