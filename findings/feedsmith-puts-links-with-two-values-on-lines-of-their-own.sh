#!/bin/sh
# feedsmith 3.0.1 on Node 20.20 (generateRssFeed, generateAtomFeed), read by rss-parser 3.13.0: a feed of two cards. The
# URL of one has a "&" between two parameters, as in /play?card=AbC&lang=de; the other has none.
#
# Behaviour: text with "&" or "<" is written as CDATA on a line of its own, surrounded by newlines and spaces. The guid
# and link of RSS and the id, icon and names of Atom thus differ from the values given, and so do titles such as
# "5 < 24"; rss-parser returns them with the whitespace. Text without "&" and "<" is unchanged.
#
# Why it surprises: in XML, whitespace within an element is part of its text (2.10). Section 2 of Atom (RFC 4287)
# forbids whitespace in an IRI and warns that whitespace added around values makes the document invalid. A reader that
# compares ids sees a new card when its URL gets a second parameter or the server changes its library. feedsmith's own
# parser trims the whitespace, so a round-trip test passes. No option turns it off. I found no issue about it.
#
# What to do: use URLs with one parameter, or strip the whitespace from the feed: replace />\s+<!\[CDATA\[/ by
# "><![CDATA[" and /\]\]>\s+</ by "]]><".
#
# Output seen:
# <entry>
#     <id>
#       <![CDATA[https://bingo.example/play?card=AbC&lang=de]]>
#     </id>
#     <title>
#       <![CDATA[5 < 24]]>
#     </title>
#     <updated>2026-03-03T20:00:00.000Z</updated>
#   </entry>
# ["https://bingo.example/play?card=AbC","Dog"]
# ["\n        https://bingo.example/play?card=AbC&lang=de\n      ","\n        5 < 24\n      "]
# feedsmith: ["https://bingo.example/play?card=AbC","https://bingo.example/play?card=AbC&lang=de"]
# ["https://bingo.example/play?card=AbC","Dog"]
# ["\n      https://bingo.example/play?card=AbC&lang=de\n    ","\n      5 < 24\n    "]
# feedsmith: ["https://bingo.example/play?card=AbC","https://bingo.example/play?card=AbC&lang=de"]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts feedsmith@3.0.1 rss-parser@3.13.0
cat >feeds.mjs <<'JS'
import { generateAtomFeed, generateRssFeed, parseFeed } from 'feedsmith'
import Parser from 'rss-parser'

const updated = new Date('2026-03-03T20:00:00Z')
const address = 'https://bingo.example/play'
const cards = [
  { link: `${address}?card=AbC`, title: 'Dog' },
  { link: `${address}?card=AbC&lang=de`, title: '5 < 24' },
]
const items = cards.map(({ link, title }) => ({ link, title, guid: { value: link }, pubDate: updated }))
const rss = generateRssFeed({ title: 'Cards', link: address, description: 'All', items })
const entries = cards.map(({ link, title }) => ({ id: link, title: { value: title }, updated }))
const atom = generateAtomFeed({ id: address, title: { value: 'Cards' }, updated, entries })
console.log(atom.match(/<entry>[^]*?<\/entry>/g)[1])
for (const feed of [rss, atom]) {
  for (const { guid, id, title } of (await new Parser().parseString(feed)).items) console.log(JSON.stringify([guid ?? id, title]))
  const { items = [], entries = items } = parseFeed(feed).feed
  console.log('feedsmith:', JSON.stringify(entries.map(({ guid, id }) => guid?.value ?? id)))
}
JS
node feeds.mjs | tee seen
cat >expected <<'TEXT'
<entry>
    <id>
      <![CDATA[https://bingo.example/play?card=AbC&lang=de]]>
    </id>
    <title>
      <![CDATA[5 < 24]]>
    </title>
    <updated>2026-03-03T20:00:00.000Z</updated>
  </entry>
["https://bingo.example/play?card=AbC","Dog"]
["\n        https://bingo.example/play?card=AbC&lang=de\n      ","\n        5 < 24\n      "]
feedsmith: ["https://bingo.example/play?card=AbC","https://bingo.example/play?card=AbC&lang=de"]
["https://bingo.example/play?card=AbC","Dog"]
["\n      https://bingo.example/play?card=AbC&lang=de\n    ","\n      5 < 24\n    "]
feedsmith: ["https://bingo.example/play?card=AbC","https://bingo.example/play?card=AbC&lang=de"]
TEXT
cmp seen expected
