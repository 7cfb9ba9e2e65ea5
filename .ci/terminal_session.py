"""The built program in a terminal of its own, for the scripts that watch what it costs."""
import fcntl
import json
import os
import pathlib
import pty
import re
import select
import struct
import sys
import termios

DOWN, UP = b"\x1b[B", b"\x1b[A"
ROWS = 40
# So narrow that no details stand beside the list: nothing but the key is at work.
LIST = 99
# So wide that details stand beside the list.
LIST_AND_DETAILS = 120
SETTINGS = {"start": "query", "ui": {"poster": "off"}}
MEMORY = {"version": 1, "memory": {"knowsWelcome": True}}


class Session:
    """The program in a terminal of its own, with the bundled films and a fresh home."""

    def __init__(self, command, home, columns):
        environment = {
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": home,
            # Where callgrind and what controls it meet.
            **({"TMPDIR": os.environ["TMPDIR"]} if "TMPDIR" in os.environ else {}),
            **{f"XDG_{name}_HOME": home for name in ["CONFIG", "STATE", "DATA", "CACHE"]}}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))
            os.execvpe(command[0], command, environment)

    def read(self, silence, patience=120):
        """What the program writes until it has been silent for some seconds."""
        output = b""
        while select.select([self.terminal], [], [], silence if output else patience)[0]:
            try:
                output += os.read(self.terminal, 65_536)
            except OSError:
                break
        return output

    def read_until(self, text):
        output = b""
        while text not in output:
            some = self.read(0.05)
            if not some:
                sys.exit(f"weigh: the program never showed {text.decode()!r}.")
            output += some

    def rest(self):
        """Waits until nothing is at work any more."""
        def work():
            return pathlib.Path(f"/proc/{self.process}/stat").read_text().split()[13:15]
        before = None
        while before != work():
            before = work()
            self.read(0.5, patience=0.5)

    def press(self, keys, silence=0.3, patience=120):
        """Types, and returns what the program writes."""
        os.write(self.terminal, keys)
        return self.read(silence, patience)

    def walk(self, keys, silence):
        """Goes down and up between two rows; returns how many bytes each key costs."""
        return [len(self.press(DOWN if key % 2 == 0 else UP, silence)) for key in range(keys)]

    def rest_for_long(self):
        """Waits until what keys leave to be done later, such as noting the place, is done, too."""
        self.read(6, patience=6)
        self.rest()

    def switches(self):
        """How often each thread has waited."""
        files = pathlib.Path(f"/proc/{self.process}/task").glob("*/status")
        return {
            file.parent.name:
                int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", file.read_text(), re.M)[1])
            for file in files}

    def switches_since(self, before):
        """How often threads have waited since then; those that have ended since do not count."""
        return sum(count - before.get(thread, 0) for thread, count in self.switches().items())

    def megabytes(self, kind):
        """How much memory of a kind the program has: of the rows of smaps_rollup."""
        rows = pathlib.Path(f"/proc/{self.process}/smaps_rollup").read_text()
        return int(re.search(rf"^{kind}:\s*(\d+) kB", rows, re.M)[1]) / 1_024

    def end(self):
        os.write(self.terminal, b"q")
        self.read(1)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def session_in_list(command, home, columns=LIST):
    """A session that shows a list, and does nothing any more but wait for a key."""
    session = Session(command, home, columns)
    session.read_until(b"Batman Begins")
    session.rest()
    return session


def home_in(folder, name):
    home = pathlib.Path(folder, name)
    (home / "movies-tui").mkdir(parents=True)
    (home / "movies-tui/config.json").write_text(json.dumps(SETTINGS))
    (home / "movies-tui/session.json").write_text(json.dumps(MEMORY))
    return str(home)
