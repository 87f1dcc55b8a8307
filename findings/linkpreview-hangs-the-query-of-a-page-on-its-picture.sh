#!/bin/sh
# linkpreview 0.13.2 (PyPI) on Python 3.11 reads the page of a card for a bot that shows links
# with an image: `absolute_image`. Python's `urljoin`, which follows RFC 3986, gives the correct
# URL.
#
# Behaviour: the query and fragment of the page's own URL are appended to the image's URL: on
# /play?id=7 the image /card.png becomes /card.png?id=7, and card.png?v=2 gets two question marks.
# An image on a CDN, written //cdn.example.org/card.png, is looked for on the page's own host. An
# inline image (`data:`) is turned into a URL of the page too, and a relative URL with another URL
# in its query stays relative. `<base>` is ignored.
#
# Why it surprises: the name promises an absolute URL, and for https://… and for /card.png on a
# page without a query it is right. The library builds it from the parts of the page's URL and
# replaces only the path, so the image depends on how someone shared the link, with ?utm_source or
# without. Most servers return the image for any query, but a CDN stores a copy for each, and a
# signed URL may be rejected. No error is raised. (I found no issue on it.)
#
# What to do: join `preview.image` with the final URL of the page using `urljoin`.
#
# Output seen (page and image: linkpreview, urljoin):
# /play/abc /card.png
# - https://bingo.example.org/card.png
# - https://bingo.example.org/card.png
# /play?id=7 /card.png
# - https://bingo.example.org/card.png?id=7
# - https://bingo.example.org/card.png
# /play?id=7#top /card.png?v=2
# - https://bingo.example.org/card.png?v=2?id=7#top
# - https://bingo.example.org/card.png?v=2
# /play/abc //cdn.example.org/card.png
# - https://bingo.example.org//cdn.example.org/card.png
# - https://cdn.example.org/card.png
# /play/abc data:image/png;base64,iVBORw0K
# - https://bingo.example.org/play/data:image/png;base64,iVBORw0K
# - data:image/png;base64,iVBORw0K
# /play/abc /small?of=https://example.org/card.png
# - /small?of=https://example.org/card.png
# - https://bingo.example.org/small?of=https://example.org/card.png
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check linkpreview==0.13.2
cat >preview.py <<'PY'
from urllib.parse import urljoin

from linkpreview import link_preview

for page, picture in [
    ("/play/abc", "/card.png"),
    ("/play?id=7", "/card.png"),
    ("/play?id=7#top", "/card.png?v=2"),
    ("/play/abc", "//cdn.example.org/card.png"),
    ("/play/abc", "data:image/png;base64,iVBORw0K"),
    ("/play/abc", "/small?of=https://example.org/card.png"),
]:
    address = f"https://bingo.example.org{page}"
    head = f'<title>Card</title><meta property="og:image" content="{picture}">'
    preview = link_preview(address, f"<html><head>{head}</head></html>")
    print(f"{page} {picture}")
    print("-", preview.absolute_image)
    print("-", urljoin(address, picture))
PY
python/bin/python preview.py | tee seen
cat >expected <<'TEXT'
/play/abc /card.png
- https://bingo.example.org/card.png
- https://bingo.example.org/card.png
/play?id=7 /card.png
- https://bingo.example.org/card.png?id=7
- https://bingo.example.org/card.png
/play?id=7#top /card.png?v=2
- https://bingo.example.org/card.png?v=2?id=7#top
- https://bingo.example.org/card.png?v=2
/play/abc //cdn.example.org/card.png
- https://bingo.example.org//cdn.example.org/card.png
- https://cdn.example.org/card.png
/play/abc data:image/png;base64,iVBORw0K
- https://bingo.example.org/play/data:image/png;base64,iVBORw0K
- data:image/png;base64,iVBORw0K
/play/abc /small?of=https://example.org/card.png
- /small?of=https://example.org/card.png
- https://bingo.example.org/small?of=https://example.org/card.png
TEXT
cmp seen expected
