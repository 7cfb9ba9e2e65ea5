"""The rooms of the package, as Swift's package manager describes them."""
import json
import os
import subprocess

from faulty_copy import ROOT, SWIFT


def read_dependencies():
    """The direct dependencies of each target that lies in Sources."""
    environment = {key: value for key, value in os.environ.items() if key != "MOVIES_TUI_TEST_ROOMS"}
    description = json.loads(subprocess.check_output(
        [SWIFT, "package", "dump-package"], cwd=ROOT, env=environment))
    return {
        target["name"]: {next(iter(one.values()))[0] for one in target["dependencies"]}
        for target in description["targets"] if (ROOT / "Sources" / target["name"]).is_dir()}


def reach(room, dependencies):
    """All that a room depends on, directly or not."""
    reached, waiting = set(), [room]
    while waiting:
        new = dependencies.get(waiting.pop(), set()) - reached
        reached |= new
        waiting += new
    return reached


def nearest_above(room, dependencies):
    """The room that uses a room and depends on the fewest others; `None` if none with tests does."""
    above = [
        (len(reach(name, dependencies)), name) for name in dependencies
        if room in dependencies[name] and has_tests(name)]
    return min(above)[1] if above else None


def has_tests(room):
    return (ROOT / "Tests" / f"{room}Tests").is_dir()
