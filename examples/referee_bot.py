"""A bot at `tercet referee`: it plays a round alone and takes every Set. Needs only Python's standard library.

    cargo build --release
    python3 examples/referee_bot.py target/release/tercet

docs/referee.md describes every line that goes in and comes out.
"""

import itertools
import json
import subprocess
import sys


def is_set(cards):
    """Each of the four features is the same on all three cards, or different on all three."""
    return all(len(set(values)) != 2 for values in zip(*cards))


class Referee:
    def __init__(self, program):
        command = [program, "referee", "--edition", "english", "--variant", "practice"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")
        self.now = 0

    def send(self, action, **fields):
        """Sends an action, prints its events, and returns the table after it."""
        self.now += 1000
        for line in {"do": action, **fields}, {"do": "show"}:
            line = {"at": self.now, "by": "bot", **line}
            print(json.dumps(line), file=self.process.stdin, flush=True)
        for line in self.process.stdout:
            answer = json.loads(line)
            if "phase" in answer:
                return answer
            if "event" not in answer:
                sys.exit(f"{action}: {line}")
            print(line, end="")
        sys.exit("the referee has ended")


def main():
    referee = Referee(sys.argv[1] if len(sys.argv) > 1 else "tercet")
    referee.send("sit")
    table = referee.send("deal")
    while table["phase"] == "playing":
        found = next(filter(is_set, itertools.combinations(table["table"], 3)), None)
        table = referee.send("claim", cards=found) if found else referee.send("no-set")
    print(f"{table['players'][0]['sets']} Sets, {len(table['table'])} cards left")


if __name__ == "__main__":
    main()
