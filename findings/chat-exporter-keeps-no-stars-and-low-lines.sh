#!/bin/sh
# chat-exporter 3.1.0 (PyPI, DiscordChatExporterPy) with discord.py 2.7.1 on Python 3.11 exports
# the chat of a game on Discord as a page; @odiffey/discord-markdown 3.3.0 (npm) on Node 20.20
# renders the posts as Discord does. Each post goes through the exporter's own `fill_out`, as the
# text of a message does; no bot and no server are involved.
#
# Behaviour: each pair of asterisks or underscores is taken for italics and is lost. So 5 * 3 * 2
# loses its asterisks, my_bingo_card its underscores, and a list item that contains an asterisk is
# no longer a list item. A backslash stays in the text, and the character that it escapes becomes
# markup. A link with an asterisk in it ends there and leads to another card.
#
# Why it surprises: the page is meant as a record of a chat as Discord shows it. Discord leaves an
# asterisk before a space and an underscore inside a word alone, and treats a backslash as an
# escape. The exporter rewrites the text one pattern after the other, and looks for links last.
# Posts of words only are right, and no error is raised. (For chat-exporter I found no issue on
# this.)
#
# What to do: keep the original posts next to the page, or write them in `code`, which is left
# alone; use only letters, digits and hyphens for ids in links.
#
# Output seen (a post, how it is exported, and how Discord shows it):
# Score: 5 * 3 * 2
# - Score: 5 <em> 3 </em> 2
# - Score: 5 * 3 * 2
# my_bingo_card
# - my<em>bingo</em>card
# - my_bingo_card
# \*Dog\* is free
# - \<em>Dog\</em> is free
# - *Dog* is free
# https://example.org/play/a*b*c
# - <a href="https://example.org/play/a">https://example.org/play/a</a><em>b</em>c
# - <a href="https://example.org/play/a*b*c">https://example.org/play/a*b*c</a>
# * 5 * 3 = 15
# - <em> 5 </em> 3 = 15
# - <ul><li>5 * 3 = 15</li></ul>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @odiffey/discord-markdown@3.3.0
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check chat-exporter==3.1.0 discord.py==2.7.1
cat >posts.json <<'JSON'
[
  "Score: 5 * 3 * 2",
  "my_bingo_card",
  "\\*Dog\\* is free",
  "https://example.org/play/a*b*c",
  "* 5 * 3 = 15"
]
JSON
cat >discord.cjs <<'JS'
const { toHTML } = require('@odiffey/discord-markdown')
console.log(JSON.stringify(require('./posts.json').map((post) => toHTML(post))))
JS
cat >export.py <<'PY'
import asyncio
import json
import subprocess

from chat_exporter.ext.html_generator import PARSE_MODE_MARKDOWN, fill_out


async def main():
    shown = json.loads(subprocess.run(["node", "discord.cjs"], capture_output=True, text=True).stdout)
    for post, discord in zip(json.load(open("posts.json")), shown):
        exported = await fill_out(None, "{{CONTENT}}", [("CONTENT", post, PARSE_MODE_MARKDOWN)])
        print(f"{post}\n- {exported}\n- {discord}")


asyncio.run(main())
PY
tools/bin/python export.py | tee seen
cat >expected <<'TEXT'
Score: 5 * 3 * 2
- Score: 5 <em> 3 </em> 2
- Score: 5 * 3 * 2
my_bingo_card
- my<em>bingo</em>card
- my_bingo_card
\*Dog\* is free
- \<em>Dog\</em> is free
- *Dog* is free
https://example.org/play/a*b*c
- <a href="https://example.org/play/a">https://example.org/play/a</a><em>b</em>c
- <a href="https://example.org/play/a*b*c">https://example.org/play/a*b*c</a>
* 5 * 3 = 15
- <em> 5 </em> 3 = 15
- <ul><li>5 * 3 = 15</li></ul>
TEXT
cmp seen expected
