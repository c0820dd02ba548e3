"""The process that plays a chunk: a task as JSON on standard input, a row for each game on standard output.

A process of its own, and not `multiprocessing`, which would run the user's script again in every one.
"""

from __future__ import annotations

import json
import signal
import sys

from bataille.codec import codec
from bataille.lab.seated.sitting import row, sit
from bataille.players import players
from bataille.rules import Rules


def work(task: str) -> str:
    """Play what the task says."""
    asked = json.loads(task)
    rules = codec(Rules).decode(asked["rules"])
    seated = [players()[key] for key in asked["players"]]
    games = range(asked["first"], asked["first"] + asked["count"])
    return json.dumps([row(sit(rules, seated, asked["seed"], game)) for game in games])


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the one who started this tells of an interruption
    sys.stdout.write(work(sys.stdin.read()))
