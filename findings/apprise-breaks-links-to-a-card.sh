#!/bin/sh
# apprise 2.3.0 (PyPI) on Python 3.11 sends invitations to services of chat (a small one, on this machine) in the format
# that each takes; markdown-it-py 4.3.0 reads the markdown that arrives, as GitHub's dialect has it.
#
# Behaviour: plain text for a service that takes markdown is escaped, addresses too: https://example.org/play/a-b
# arrives as https://example\.org/play/a\-b, and its link leads to https://example. From HTML to plain text a link keeps
# its words and loses its address, so that "here" leads nowhere; a list that goes on at 5 has bullets for numbers, and a
# picture is gone without its words. From HTML to markdown links are right.
#
# Why it surprises: in markdown an escape counts in words, not in a bare address, where GitHub's dialect and chats take
# the backslash for the end or for a part of it. The one message is sent to many services by one call, and only some of
# them break it: Webex, Google Chat, Rocket.Chat and others take markdown unless told otherwise, and SMS and others
# text. `notify` gives True. (In pull request 932 one wants the links of HTML; it was closed for 1638, for markdown. Of
# escapes in addresses I found none.)
#
# What to do: give the address twice, in words for text, and as `<https://…>` in a body of markdown (`body_format`), or
# leave `body_format` out, by which nothing is converted.
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
