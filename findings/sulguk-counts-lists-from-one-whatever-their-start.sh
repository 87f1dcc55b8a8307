#!/bin/sh
# sulguk 0.12.0 (PyPI) on Python 3.11, which converts HTML to Telegram messages: the numbers of
# lists, and a bar that shows how much of a card is marked.
#
# Behaviour: `start` of a list is parsed but not used: a list that starts at 10 starts at 1. A
# reversed list of three counts 2, 1, 0, and counts from 6 on if each item is on a line of its
# own, since the whitespace between the items is counted too. Only `value` of an item is used. In
# `<progress>` an exact tenth gets half a block too much, such as 3 of 5, and at 0 there is no
# bar.
#
# Why it surprises: the readme lists `start`, "to set starting number", and `reversed`, and its
# first example is a list with `start="10"`. By HTML, 4.4.5, a reversed list without a start
# begins with the number of its items. Places and called numbers are right in the browser and
# wrong in the chat, without an error. I found no issue about it.
#
# What to do: give each item its number in `value`, as in the last line of lists, and draw a bar
# as text yourself.
#
# Output seen:
# start 10, the readme's list: 1. some item, 2. other item
# letters from C on: A. Dog, B. Cat
# reversed: 2. Dog, 1. Cat, 0. Bird
# reversed, in lines: 6. Dog, 5. Cat, 4. Bird
# reversed from 75: 2. Dog, 1. Cat, 0. Bird
# value: 47. Dog, 12. Cat
# 0 of 5: nothing
# 1 of 5: 🟦🟦🟩⬜⬜⬜⬜⬜⬜⬜
# 3 of 5: 🟦🟦🟦🟦🟦🟦🟩⬜⬜⬜
# 5 of 5: 🟦🟦🟦🟦🟦🟦🟦🟦🟦🟦
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check sulguk==0.12.0
cat >lists.py <<'PY'
from sulguk import transform_html


def show(name, html):
    print(f"{name}: {transform_html(html).text.strip().replace(chr(10), ', ') or 'nothing'}")


def items(*words):
    return "".join(f"<li>{word}</li>" for word in words)


show("start 10, the readme's list", f'<ol start="10">{items("some item", "other item")}</ol>')
show("letters from C on", f'<ol type="A" start="3">{items("Dog", "Cat")}</ol>')
show("reversed", f"<ol reversed>{items('Dog', 'Cat', 'Bird')}</ol>")
show("reversed, in lines", "<ol reversed>\n<li>Dog</li>\n<li>Cat</li>\n<li>Bird</li>\n</ol>")
show("reversed from 75", f'<ol reversed start="75">{items("Dog", "Cat", "Bird")}</ol>')
show("value", '<ol><li value="47">Dog</li><li value="12">Cat</li></ol>')
for done in (0, 1, 3, 5):
    show(f"{done} of 5", f'<progress value="{done}" max="5"></progress>')
PY
python/bin/python lists.py | tee seen
cat >expected <<'TEXT'
start 10, the readme's list: 1. some item, 2. other item
letters from C on: A. Dog, B. Cat
reversed: 2. Dog, 1. Cat, 0. Bird
reversed, in lines: 6. Dog, 5. Cat, 4. Bird
reversed from 75: 2. Dog, 1. Cat, 0. Bird
value: 47. Dog, 12. Cat
0 of 5: nothing
1 of 5: 🟦🟦🟩⬜⬜⬜⬜⬜⬜⬜
3 of 5: 🟦🟦🟦🟦🟦🟦🟩⬜⬜⬜
5 of 5: 🟦🟦🟦🟦🟦🟦🟦🟦🟦🟦
TEXT
cmp seen expected
