#!/bin/sh
# rss-parser 3.13.0 (npm) on Node 20.20 reads the news of a club as an Atom feed that feedgen 1.0.0 (PyPI) on Python 3.11
# wrote; feedsmith 3.0.1 reads it too.
#
# Behaviour: content of the type "xhtml" is reordered. In each element all its plain text comes
# first, then its child elements, grouped by name: "The dog barks at the cat again" becomes "The
# dog at again. barks the cat", and in the plain text, `contentSnippet`, two words are joined.
# What followed a list comes before it. The content is wrapped in a `div` that the feed doesn't
# have. Of two authors only the first is kept.
#
# Why it surprises: by RFC 4287 (3.1.1.3, 4.1.3.3) such content is the unchanged inside of its
# `div`. The readme lists Atom among the formats, and content of the type "html", which most feeds
# use, is right. The result is well-formed HTML with the same words, so nothing else notices.
# (Issue 275, open, shows it in the feed of a hosting company.)
#
# What to do: read Atom with feedsmith.
#
# Output seen (newlines are shown as ¶):
# rss-parser: <div type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>The dog  at  again.<b>barks</b><i>the cat</i></p><p>Bingo!</p><ol><li>B 7</li></ol></div></div>
# - as text: The dog  at  again.barksthe cat¶Bingo!¶¶B 7
# - by Ann
# feedsmith: <p>The dog <b>barks</b> at <i>the cat</i> again.</p><ol><li>B 7</li></ol><p>Bingo!</p>
# - by Ann and Bob
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rss-parser@3.13.0 feedsmith@3.0.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check feedgen==1.0.0
cat >feed.py <<'PY'
from feedgen.feed import FeedGenerator

CONTENT = "<p>The dog <b>barks</b> at <i>the cat</i> again.</p><ol><li>B 7</li></ol><p>Bingo!</p>"
feed = FeedGenerator()
feed.id("urn:cards")
feed.title("Cards")
entry = feed.add_entry()
entry.id("urn:cards:1")
entry.title("Card 1")
entry.author([{"name": "Ann"}, {"name": "Bob"}])
entry.content(CONTENT, type="xhtml")
feed.atom_file("feed.xml")
PY
python/bin/python feed.py
cat >feed.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { parseAtomFeed } from 'feedsmith'
import Parser from 'rss-parser'

const text = readFileSync('feed.xml', 'utf8')
const [item] = (await new Parser().parseString(text)).items
const [entry] = parseAtomFeed(text).entries
console.log(`rss-parser: ${item.content}`)
console.log(`- as text: ${item.contentSnippet.replaceAll('\n', '¶')}`)
console.log(`- by ${item.author}`)
console.log(`feedsmith: ${entry.content.value}`)
console.log(`- by ${entry.authors.map((author) => author.name).join(' and ')}`)
JS
node feed.mjs | tee seen
cat >expected <<'TEXT'
rss-parser: <div type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>The dog  at  again.<b>barks</b><i>the cat</i></p><p>Bingo!</p><ol><li>B 7</li></ol></div></div>
- as text: The dog  at  again.barksthe cat¶Bingo!¶¶B 7
- by Ann
feedsmith: <p>The dog <b>barks</b> at <i>the cat</i> again.</p><ol><li>B 7</li></ol><p>Bingo!</p>
- by Ann and Bob
TEXT
cmp seen expected
