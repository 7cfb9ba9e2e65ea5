"""What small faults take away: a condition of a list, and a statement that is a line by itself."""
import re

from swift_code import end_of_operand, is_balanced

# What begins a list of conditions, and a condition that has to stay.
LIST = re.compile(r"\s*(?:\} else )?(?:guard|if|while) ")
BINDING = re.compile(r"\s*(?:let|var|case|#\w+|await|try)\b|\s*$")
# What begins a line that is not an assignment or a call.
KEYWORD = re.compile(
    r"\s*(?:let|var|case|default|return|if|guard|for|while|repeat|else|switch|do|catch|throw|break|"
    r"continue|fallthrough|in|func|init|extension|static|private|fileprivate|package|public|where|"
    r"defer|\}|\)|\]|\.|\?|:|&&|\|\|)(?:\W|$)")
ASSIGNMENT = re.compile(r"""\s*[\w.$()\[\]?" +*-]+? (?:[-+*/|&^]|<<|>>)?= \S.*""")
CALL = re.compile(
    r"\s*(?:_ = )?(?:try[?]? )?(?:await )?[a-z_]\w*(?:[\w.?\[\]]|\([^()]*\)[?.])* ?[({].*[)}]\s*")
# What an initializer cannot do without.
KEPT = re.compile(r"\s*self\.(\w+) = \1\s*|\s*self\.init\b.*")
# Whole statements in one line; those that bind names are left where others need them.
GUARD = re.compile(r"\s*guard (?!.*\b(?:let|var|case)\b).*\belse \{.*\}\s*")
BRANCH = re.compile(r"\s*if (?!.*\} else ).*\{.*\}\s*")
DEFER = re.compile(r"\s*defer \{.*\}\s*")
# How a line ends that the next one continues, and how the next one begins.
UNFINISHED = ("(", "[", ",", "=", "+", "-", "*", "/", "&&", "||", "?", "??", "return", "else", ".")
CONTINUED = re.compile(r"\s*(?:\.|\?|:|&&|\|\||[-+*/<>=]=? |else\b|\} else\b|\{)")
# What begins a body that has no value, unless an arrow follows.
SILENT_BODY = re.compile(
    r"\s*(?:.*\bfunc\b|.*\binit\b|if\b|for\b|while\b|.*else \{|set\b|didSet\b|defer\b)")


def conditions(line):
    """A condition of a list taken away, or one behind `&&` or `||`."""
    if LIST.match(line.opening):
        yield from listed_conditions(line)
    for match in re.finditer(r" ?(?:&&|\|\|) ", line.code):
        marks = (",", " {", " else", " ? ", " : ", " && ", " || ")
        yield match.start(), end_of_operand(line.code, match.end(), marks), ""


def listed_conditions(line):
    """The conditions of this line, each with the comma behind it, or before it if it is the last."""
    opening = LIST.match(line.code)
    start = opening.end() if opening else len(line.code) - len(line.code.lstrip())
    while start < len(line.code.rstrip()):
        end = end_of_operand(line.code, start, (",", " {", " else"))
        has_next = line.code[end:end + 1] == ","
        behind = end + 2 if line.code[end:end + 2] == ", " else end + 1
        if not BINDING.match(line.code[start:end]) and is_balanced(line.code[start:end]):
            if has_next:
                yield start, behind, ""
            elif line.code[:start].endswith(", "):
                yield start - 2, end, ""
        if not has_next:
            return
        start = behind


def statements(line):
    """A statement taken away that is a line by itself."""
    code = line.code
    if not code.strip() or not is_balanced(code) or CONTINUED.match(line.after):
        return
    if line.before.endswith(UNFINISHED) and not line.before.endswith("else {"):
        return
    if code.rstrip().endswith(UNFINISHED):
        return
    is_free = not KEYWORD.match(code) and not KEPT.fullmatch(code)
    is_assignment = is_free and ASSIGNMENT.fullmatch(code)
    is_call = is_free and CALL.fullmatch(code) and not is_value(line)
    is_branch = GUARD.fullmatch(code) or BRANCH.fullmatch(code) or DEFER.fullmatch(code)
    if is_assignment or is_call or is_branch:
        start = len(code) - len(code.lstrip())
        # A case has to have something in it.
        is_alone = line.before.endswith(":") and re.match(r"\s*(?:case|default|\})", line.after)
        yield start, len(line.text), "break" if is_alone else ""


def is_value(line):
    """Whether a call may be the value of what it stands alone in."""
    is_alone = line.after.strip().startswith(("}", "case ", "default"))
    if not is_alone or not line.before.endswith(("{", " in", ":")):
        return False
    return "->" in line.before or not SILENT_BODY.match(line.before)
