"""Counts the lines that somebody has to read: of the sources, the tests and the goldens."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
# How a line of a table begins, outside its texts of several lines.
ENTRY = re.compile(r'\s*(0x|["\d\[(.])')
# Of a table of data, at least this part is entries.
TABLE = 0.6


def lines(files):
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def is_table(file):
    """Whether a file is a table of data, such as titles and letter shapes, rather than code."""
    text = lines([file])
    entries, is_inside = 0, False
    for line in text:
        if line.count('"""') % 2:
            is_inside = not is_inside
        elif is_inside or ENTRY.match(line):
            entries += 1
    return bool(text) and entries / len(text) >= TABLE


def swift(folder):
    return sorted(
        file for file in (ROOT / folder).rglob("*.swift") if ".build" not in file.parts)


def line_counts():
    """The counts by their names."""
    sources = [file for file in swift("Sources") if not is_table(file)]
    goldens = [file for file in sorted((ROOT / "Tests").glob("*/Goldens/*")) if file.is_file()]
    screens = [file for file in goldens if file.suffix == ".screen"]
    return {
        "lines of Swift in Sources": len(lines(sources)),
        "files of Swift in Sources": len(sources),
        "lines of Swift in Tests": len(lines(swift("Tests"))),
        "lines of goldens of screens": len(lines(screens)),
        "lines of goldens of the shell": len(lines(file for file in goldens if file not in screens)),
    }
