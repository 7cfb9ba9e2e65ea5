"""A copy of the sources into which faults are put, for the scripts that ask whether tests find them."""
import atexit
import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".build" / "faults"
SWIFT = os.environ.get("SWIFT", "swift")
# Tests that take longer than this wait for something that the fault keeps from happening.
TEST_SECONDS = 600
# The words of Swift Testing about an expectation that is not met.
ISSUE = "recorded an issue"
FOUND, LIVES, UNBUILT = "found", "lives", "unbuilt"


class Copy:
    """A copy of the sources that may be changed, with its own build folder.

    It is kept, so that the next run builds less; only one run at a time has it.
    """

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        # Held until the script ends.
        self.lock = open(folder / ".lock", "w")
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            sys.exit(f"Another run is changing {folder}.")

    def refresh(self):
        """Makes the copy like the sources; files that are alike keep their time, so are not rebuilt."""
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        files = {name for name in [*names.split("\0"), "Package.resolved"] if (ROOT / name).is_file()}
        for name in files:
            self.restore(name)
        for folder in ("Sources", "Tests"):
            for file in (self.folder / folder).rglob("*"):
                if file.is_file() and str(file.relative_to(self.folder)) not in files:
                    file.unlink()

    def restore(self, name):
        (source, copy) = (ROOT / name, self.folder / name)
        wanted = source.read_bytes()
        if not copy.is_file() or copy.read_bytes() != wanted:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(wanted)
            copy.chmod(source.stat().st_mode)

    def builds(self, rooms):
        return self.run(rooms, "build", "--build-tests").wait() == 0

    def passes(self, rooms, filters, seconds=TEST_SECONDS):
        """Whether the tests that match pass; they are ended with the first one that does not."""
        words = [word for one in sorted(set(filters)) for word in ("--filter", one)]
        process = self.run(rooms, "test", "--skip-build", "--no-parallel", *words)
        end = time.monotonic() + seconds
        while process.poll() is None and time.monotonic() < end and not self.lines(ISSUE):
            time.sleep(0.2)
        return self.end(process) == 0

    def require(self, rooms, filters):
        """Ends the script unless tests pass without a fault; returns how many seconds they take."""
        if self.builds(rooms):
            start = time.monotonic()
            if self.passes(rooms, filters):
                return time.monotonic() - start
        print(*self.lines(ISSUE, "error:"), sep="\n", file=sys.stderr)
        sys.exit(f"The tests of {' and '.join(rooms)} fail without a fault: mend that first.")

    def fate(self, name, text, rooms, filters, seconds=TEST_SECONDS):
        """How the tests take another text of a file: they find it, it lives, or is not built."""
        (self.folder / name).write_text(text)
        try:
            if not self.builds(rooms):
                return UNBUILT
            return LIVES if self.passes(rooms, filters, seconds) else FOUND
        finally:
            self.restore(name)

    def run(self, rooms, *command):
        """Begins a command of Swift's package manager; a log is left for a look at it."""
        environment = os.environ | {"MOVIES_TUI_TEST_ROOMS": " ".join(rooms)}
        with open(self.log, "wb") as log:
            process = subprocess.Popen(
                [SWIFT, *command], cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        atexit.register(self.end, process)
        return process

    @staticmethod
    def end(process):
        """Ends a command with all that it has begun, if it has not ended, and returns its status."""
        if process.poll() is None:
            subprocess.run(["pkill", "-KILL", "-s", str(process.pid)])
        return process.wait()

    @property
    def log(self):
        return self.folder / ".build-log"

    def lines(self, *words):
        """The lines of the log with one of these words."""
        lines = self.log.read_text(errors="replace").split("\n")
        return [line for line in lines if any(word in line for word in words)]


def work_politely():
    """Lets other processes go first, and leaves the copy as it was when the script is ended."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    os.nice(10)
