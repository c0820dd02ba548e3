"""A game in Firefox, over WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from bataille.texts import Texts
from tests.browser.conftest import Site

SCRIPT = Path(__file__).parent / "firefox.mjs"


@pytest.mark.soak
def test_a_game_in_firefox(site: Site) -> None:
    """From the start to the end."""
    if not (shutil.which("firefox-esr") and shutil.which("node")):
        pytest.skip("needs firefox-esr and node")
    say = Texts("en").say
    labels = [say("page-play"), say("page-play-finish")]
    command = ["node", str(SCRIPT), site.address, *labels]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=180)
    bear = say("outcome", result="won", name=say("seat-bear"), names="")
    assert ended.stdout.strip() in {say("outcome", result="you", name="", names=""), bear}, ended.stderr
    assert ended.returncode == 0
