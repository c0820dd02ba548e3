"""Makes the picture of the README from the running page: python -m tests.browser.portrait FILE"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.conftest import Site, launch
from tests.browser.screens import WAR, visited, war

#: A desktop and a phone, as large as they are in the picture.
DESKTOP, PHONE = (960, 620), (390, 844)
FRAME = """<!doctype html><style>
  body { margin: 0; padding: 16px; display: flex; gap: 20px; width: max-content; background: #fff; }
  img { height: 560px; border-radius: 12px; box-shadow: 0 2px 8px #0004; }
</style>"""
#: The same picture in fewer shades, which nobody misses, so that it is a small file.
FEWER = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, image.width, image.height);
  pixels.data.forEach((value, place) => (pixels.data[place] = Math.min(255, Math.round(value / 4) * 4)));
  pen.putImageData(pixels, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def taken(browser: Browser, address: str, size: tuple[int, int]) -> str:
    """A war of ten cards on a display of a size, as the source of an image."""
    with visited(browser, address, "en") as guest:
        guest.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        war(WAR, 10)(guest)
        picture = guest.page.screenshot(animations="disabled")
    return source(picture)


def source(picture: bytes) -> str:
    """A PNG as the source of an image."""
    return f"data:image/png;base64,{b64encode(picture).decode()}"


def main(file: str) -> None:
    """Take it."""
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch())
        images = [f'<img src="{taken(browser, site.address, size)}">' for size in (DESKTOP, PHONE)]
        page = browser.new_page(viewport=ViewportSize(width=1400, height=700))
        page.set_content(FRAME + "".join(images))
        both = page.locator("body").screenshot()
        Path(file).write_bytes(b64decode(page.evaluate(FEWER, source(both))))
        browser.close()
    site.stop()


if __name__ == "__main__":
    main(sys.argv[1])
