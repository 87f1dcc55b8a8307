#!/bin/sh
# apprise 2.3.0 (PyPI) on Python 3.11 sends invitations to chat services (a small local server) in
# the format that each accepts; markdown-it-py 4.3.0 renders the resulting Markdown with GitHub's
# rules (linkify).
#
# Behaviour: plain text for a service that takes Markdown is escaped, URLs too:
# https://example.org/play/a-b arrives as https://example\.org/play/a\-b, and its link leads to
# https://example. From HTML to plain text a link keeps its text and loses its URL, so that "here"
# leads nowhere; a list that starts at 5 gets bullets in place of numbers, and an image disappears
# together with its alt text. From HTML to Markdown, links are right.
#
# Why it surprises: in Markdown an escape works in text, not in a bare URL, where GitHub's dialect
# and chat services take the backslash for the end of the URL or for a part of it. One call sends
# the same message to many services, and only some of them get a broken one: Webex, Google Chat,
# Rocket.Chat and others take Markdown by default, SMS and others plain text. `notify` returns
# True. (Pull request 932 asked to keep the links of HTML; it was closed in favour of 1638, which
# is about Markdown. I found no issue on escaped URLs.)
#
# What to do: write the URL out in the text as well, as `<https://…>` in a Markdown body
# (`body_format`), or leave `body_format` out, so that nothing is converted.
#
# Output seen (body, format of the service: what arrives):
# text for markdown: Join https://example\.org/play/a\-b
# - link: https://example
# text for text: Join https://example.org/play/a-b
# HTML for markdown: Join [here](<https://example.org/play/a-b>)
# - link: https://example.org/play/a-b
# HTML for text: Join here
# HTML for text: - Dog|- Cat
# HTML for text: Card:
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check apprise==2.3.0 markdown-it-py==4.3.0 linkify-it-py==2.2.0
cat >invite.py <<'PY'
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from apprise import Apprise, NotifyFormat
from markdown_it import MarkdownIt

arrived = []


class Chat(BaseHTTPRequestHandler):
    def do_POST(self):
        arrived.append(json.loads(self.rfile.read(int(self.headers["Content-Length"])))["message"])
        self.send_response(200)
        self.end_headers()


server = HTTPServer(("127.0.0.1", 0), Chat)
threading.Thread(target=server.serve_forever, daemon=True).start()
plain = "Join https://example.org/play/a-b"
html = 'Join <a href="https://example.org/play/a-b">here</a>'
numbered = '<ol start="5"><li>Dog</li><li>Cat</li></ol>'
picture = 'Card: <img src="https://example.org/a-b.png" alt="5 of 25">'
TEXT, HTML = NotifyFormat.TEXT, NotifyFormat.HTML
for body, given, wanted in [
    (plain, TEXT, "markdown"),
    (plain, TEXT, "text"),
    (html, HTML, "markdown"),
    (html, HTML, "text"),
    (numbered, HTML, "text"),
    (picture, HTML, "text"),
]:
    chat = Apprise()
    chat.add(f"json://127.0.0.1:{server.server_port}/?format={wanted}")
    assert chat.notify(body=body, body_format=given)
    print(f"{'HTML' if given == HTML else 'text'} for {wanted}: {arrived[-1]}".replace("\n", "|"))
    if wanted == "markdown":
        print("- link:", re.search('href="([^"]*)"', MarkdownIt("gfm-like").render(arrived[-1]))[1])
PY
python/bin/python invite.py 2>log | tee seen
cat >expected <<'TEXT'
text for markdown: Join https://example\.org/play/a\-b
- link: https://example
text for text: Join https://example.org/play/a-b
HTML for markdown: Join [here](<https://example.org/play/a-b>)
- link: https://example.org/play/a-b
HTML for text: Join here
HTML for text: - Dog|- Cat
HTML for text: Card:
TEXT
cmp seen expected
