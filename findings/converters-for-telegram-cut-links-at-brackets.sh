#!/bin/sh
# Five PyPI packages that convert Markdown to Telegram messages, on Python 3.11: md2tgmd 0.3.10, mistune-telegram 0.5.0,
# simple-tg-md 0.1.1, telegram-markdown-converter 1.0.6 and chatgpt-md-converter 0.3.12. TDLib (tdjson 1.8.69),
# Telegram's own parser, parses their output.
#
# Behaviour: in four packages a link ends at its first ")", and the rest shows in the message. md2tgmd takes the
# underscores of a bare URL for italics, so the card AbC_d9_x is requested as AbCd9x; md2tgmd and mistune-telegram also
# drop underscores from words. mistune-telegram loses the backslash in code.
#
# Why it surprises: each readme lists links and escaping as features. In CommonMark a link may contain balanced
# parentheses (6.3), underscores inside a word are text (6.2), and a backslash in code is literal (6.1). The bot gets an
# error for what Telegram refuses; the rest is sent. I found no issue. (telegramify-markdown had 81, now fixed.)
#
# What to do: parse the messages with TDLib in tests, as here; no network is needed. In links write %28 and %29.
#
# Output seen (what the reader sees, and where the link leads):
# [Dog](https://bingo.example/dog_(animal)?n=5)
# - Dog?n=5) https://bingo.example/dog_(animal: md2tgmd, simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
# - (refused): mistune-telegram
# https://bingo.example/AbC_d9_x
# - https://bingo.example/AbCd9x: md2tgmd
# - (refused): mistune-telegram
# - https://bingo.example/AbC_d9_x: simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
# square_of_dogs
# - squareofdogs: md2tgmd, mistune-telegram
# - square_of_dogs: simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
# `C:\new`
# - C:\new: md2tgmd, simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
# - C:new: mistune-telegram
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check tdjson==1.8.69 md2tgmd==0.3.10 mistune-telegram==0.5.0 \
  simple-tg-md==0.1.1 telegram-markdown-converter==1.0.6 chatgpt-md-converter==0.3.12 mistune==3.4.0
cat >post.py <<'PY'
import json

import md2tgmd
import mistune
import tdjson
from chatgpt_md_converter import telegram_format
from mistune_telegram import TelegramMarkdownV2Renderer
from simple_tg_md import convert_to_md2
from telegram_markdown_converter import convert_markdown


def ask(kind, **fields):
    return json.loads(tdjson.td_execute(json.dumps({"@type": kind, **fields}).encode()))


ask("setLogVerbosityLevel", new_verbosity_level=0)
markdown, html = {"@type": "textParseModeMarkdown", "version": 2}, {"@type": "textParseModeHTML"}
converters = {
    "md2tgmd": (md2tgmd.escape, markdown),
    "mistune-telegram": (mistune.create_markdown(renderer=TelegramMarkdownV2Renderer()), markdown),
    "simple-tg-md": (convert_to_md2, markdown),
    "telegram-markdown-converter": (convert_markdown, markdown),
    "chatgpt-md-converter": (telegram_format, html),
}
link = "https://bingo.example"
for message in (f"[Dog]({link}/dog_(animal)?n=5)", f"{link}/AbC_d9_x", "square_of_dogs", r"`C:\new`"):
    print(message)
    readings = {}
    for name, (convert, mode) in converters.items():
        sent = ask("parseTextEntities", text=convert(message), parse_mode=mode)
        parts = [sent.get("text", "(refused)").strip()] + [e["type"].get("url", "") for e in sent.get("entities", [])]
        readings.setdefault(" ".join(parts).strip(), []).append(name)
    for reading, names in readings.items():
        print(f"- {reading}: {', '.join(names)}")
PY
python/bin/python post.py | tee seen
cat >expected <<'TEXT'
[Dog](https://bingo.example/dog_(animal)?n=5)
- Dog?n=5) https://bingo.example/dog_(animal: md2tgmd, simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
- (refused): mistune-telegram
https://bingo.example/AbC_d9_x
- https://bingo.example/AbCd9x: md2tgmd
- (refused): mistune-telegram
- https://bingo.example/AbC_d9_x: simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
square_of_dogs
- squareofdogs: md2tgmd, mistune-telegram
- square_of_dogs: simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
`C:\new`
- C:\new: md2tgmd, simple-tg-md, telegram-markdown-converter, chatgpt-md-converter
- C:new: mistune-telegram
TEXT
cmp seen expected
