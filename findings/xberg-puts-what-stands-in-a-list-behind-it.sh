#!/bin/sh
# xberg 1.3.9 (PyPI, the successor of kreuzberg; the engine is Rust) on Python 3.11 extracts text
# from a web page with the squares of a card, in its default format, plain text, and as Markdown.
#
# Behaviour: in plain text a line break joins two words, and the terms of a description list are
# joined with their descriptions. A nested list comes after all of the outer list, so that the
# puppy belongs to the cat. If the end tags of paragraphs are omitted, the last paragraph comes
# first and each one contains all that follow it. A table with a header and a body loses all but
# its first cell if the end tags of the cells are omitted, in Markdown too.
#
# Why it surprises: the text is meant for search and for language models, and plain text is the
# default. HTML allows these end tags to be omitted (13.1.2.4), as authors and minifiers do. There
# is no error and no warning in `processing_warnings`, and a page of plain paragraphs passes. (For
# html-to-markdown, its engine, issues 489 and 391, both closed, are about tables that end early;
# on these I found none.)
#
# What to do: set `output_format="markdown"`, and first rewrite the page with an HTML parser
# (html5lib, lxml.html), which gives each element its end tag.
#
# Output seen (plain text and Markdown of each):
# line ends: 'One linewins' and 'One line\nwins'
# list in a list: 'Dog\nCat\nPuppy' and '- Dog\n  * Puppy\n- Cat'
# meanings: 'DogHundCatKatze' and 'Dog\nHund\n\nCat\nKatze'
# paragraphs: 'Owl\n\nCatOwl\n\nDogCatOwl' and 'Dog\n\nCat\n\nOwl'
# table: 'B' and '| B |\n| --- |'
# the same table: 'B I\n7 20' and '| B | I  |\n| --- | --- |\n| 7 | 20 |'
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xberg==1.3.9
cat >read.py <<'PY'
import asyncio

from xberg import ExtractInput, ExtractionConfig, extract

pages = {
    "line ends": "<p>One line<br>wins</p>",
    "list in a list": "<ul><li>Dog<ul><li>Puppy</li></ul></li><li>Cat</li></ul>",
    "meanings": "<dl><dt>Dog</dt><dd>Hund</dd><dt>Cat</dt><dd>Katze</dd></dl>",
    "paragraphs": "<p>Dog<p>Cat<p>Owl",
    "table": "<table><thead><tr><th>B<th>I<tbody><tr><td>7<td>20</table>",
    "the same table": "<table><thead><tr><th>B</th><th>I</th></tr></thead><tbody><tr><td>7</td><td>20</td></tr></tbody></table>",
}


async def read(page, form):
    data = f"<!doctype html><html><head></head><body>{page}</body></html>".encode()
    source = ExtractInput(kind="bytes", bytes=data, mime_type="text/html")
    result = await extract(source, ExtractionConfig(output_format=form))
    assert not result.errors and not result.results[0].processing_warnings
    return repr(result.results[0].content.strip())


async def main():
    for name, page in pages.items():
        print(f"{name}:", await read(page, "plain"), "and", await read(page, "markdown"))


asyncio.run(main())
PY
tools/bin/python read.py | tee seen
cat >expected <<'TEXT'
line ends: 'One linewins' and 'One line\nwins'
list in a list: 'Dog\nCat\nPuppy' and '- Dog\n  * Puppy\n- Cat'
meanings: 'DogHundCatKatze' and 'Dog\nHund\n\nCat\nKatze'
paragraphs: 'Owl\n\nCatOwl\n\nDogCatOwl' and 'Dog\n\nCat\n\nOwl'
table: 'B' and '| B |\n| --- |'
the same table: 'B I\n7 20' and '| B | I  |\n| --- | --- |\n| 7 | 20 |'
TEXT
cmp seen expected
