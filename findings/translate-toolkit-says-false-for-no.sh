#!/bin/sh
# translate-toolkit 3.20.4 (PyPI) on Python 3.11 converts the messages of a Rails app to PO files
# and back (`yaml2po`, `po2yaml`, with `--personality=ruby`), and a help page (`md2po`, `po2md`).
# Each translation equals its source. PyYAML 6.0.4 reads the resulting file as YAML 1.1, as Rails
# does; markdown-it-py 4.3.0 reads the page.
#
# Behaviour: "no", "yes" and "on" lose the quotes that they had in the file, and are then read as
# false and true, both as texts of buttons and as keys; "12:30" becomes a number. On the page
# "&lt;your name&gt;" becomes "<your name>", which isn't displayed, and "Dog \| Cat" in a table
# becomes two cells, so that the last cell of its row is lost.
#
# Why it surprises: the quotes are there for exactly such words, and the tool keeps those that its
# own reader needs, which follows YAML 1.2, where no is a string; it keeps them for "007". Its new
# personality is for Rails, whose YAML is 1.1. In Markdown it writes escaped characters unescaped.
# Each file is valid, and most words come back right; `no` is a word in Italian and Spanish, `on`
# in French. (For the pipe in tables Weblate has issue 15020, open; for the rest I found none.)
#
# What to do: read the file with the app's own reader before and after a conversion in which each
# translation equals its source, and compare.
#
# Output seen:
# answer: no -> False
# key: yes -> True
# time: 12:30 -> 750
# code: 007 -> 007
# page: Write &lt;your name&gt; here -> Write <your name> here
# row: Dog | Cat, either -> Dog, Cat
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check 'translate-toolkit[yaml,markdown]==3.20.4' polib==1.2.0 \
  PyYAML==6.0.4 markdown-it-py==4.3.0
export PYTHONUTF8=1
cat >app.yaml <<'YAML'
en:
  answer: "no"
  keys:
    "yes": "key"
  time: "12:30"
  code: "007"
YAML
cat >page.md <<'MD'
Write &lt;your name&gt; here

| Square | Rule |
| --- | --- |
| Dog \| Cat | either |
MD
cat >translate.py <<'PY'
import sys

import polib

messages = polib.pofile(sys.argv[1])
for message in messages:
    message.msgstr = message.msgid
messages.save()
PY
python/bin/yaml2po --progress=none --personality=ruby app.yaml app.po
python/bin/md2po --progress=none page.md page.po
for file in app.po page.po; do python/bin/python translate.py "$file"; done
python/bin/po2yaml --progress=none --personality=ruby -t app.yaml app.po app-back.yaml
python/bin/po2md --progress=none -t page.md page.po page-back.md
cat >compare.py <<'PY'
import html
import re
from pathlib import Path

import yaml
from markdown_it import MarkdownIt

files = [yaml.safe_load(Path(name).read_text()) for name in ["app.yaml", "app-back.yaml"]]
before, after = (next(iter(file.values())) for file in files)
before["key"], after["key"] = next(iter(before.pop("keys"))), next(iter(after.pop("keys")))
for name in ["answer", "key", "time", "code"]:
    print(f"{name}: {before[name]} -> {after[name]}")
reader = MarkdownIt("commonmark").enable("table")
pages = [reader.render(Path(name).read_text()) for name in ["page.md", "page-back.md"]]
print("page:", " -> ".join(re.findall("<p>(.*?)</p>", page)[0] for page in pages))
print("row:", " -> ".join(html.unescape(", ".join(re.findall("<td>(.*?)</td>", page))) for page in pages))
PY
python/bin/python compare.py | tee seen
cat >expected <<'TEXT'
answer: no -> False
key: yes -> True
time: 12:30 -> 750
code: 007 -> 007
page: Write &lt;your name&gt; here -> Write <your name> here
row: Dog | Cat, either -> Dog, Cat
TEXT
cmp seen expected
