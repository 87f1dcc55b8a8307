#!/bin/sh
# mfm-js 0.26.0 on Node 20.20, with which Misskey and related Fediverse servers parse a note:
# squares, results and links that a bot posts there.
#
# Behaviour: a line that ends in a space and the word "search", in any case, is not text but a web
# search box for the rest: the squares "Job search" and "Word Search" become boxes for "Job" and
# "Word". "B * I * N" and "5 * 3 * 2" lose their asterisks and get an italic middle. A column
# letter and a number between colons, "N:7:", contain an emoji called 7. A link ends before the
# first non-ASCII letter, so that a link to a page about José leads to "Jos", and a hashtag
# includes Japanese full stops and commas and the sentence after them.
#
# Why it surprises: elsewhere a plain word at the end of a line is no markup, and asterisks with
# spaces on both sides are literal in CommonMark (0.31, 6.2), from which MFM borrows its syntax.
# The grammar of MFM defines the search box, with 検索 or Search, in brackets or without; but a bot
# that forwards users' text can't know which line is one. `toString` writes the asterisks back as
# <i>. (Misskey's issue 12317, open, reports it for sentences in English.)
#
# What to do: put <plain> and </plain> around user-written text; percent-encode links, `new
# URL(link).href`; end a hashtag with a space.
#
# Output seen:
# "Dog\nJob search\nCat": "Dog" search(Job) "Cat"
# "Word Search": search(Word)
# "検索": "検索"
# "ビンゴ 検索": search(ビンゴ)
# "B * I * N": "B " italic(I) " N", back "B <i> I </i> N"
# "5*3*2": "5*3*2"
# "Called: N:7:": "Called: N" emojiCode(7)
# "https://a.example/José": url(https://a.example/Jos) "é"
# "https://a.example/Jos%C3%A9": url(https://a.example/Jos%C3%A9)
# "#bingo、次は犬。": hashtag(bingo、次は犬。)
# "<plain>Word Search</plain>": plain(Word Search)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mfm-js@0.26.0
cat >note.mjs <<'JS'
import * as mfm from 'mfm-js'

function shown({ type, props = {}, children = [] }) {
  if (type === 'text') return JSON.stringify(props.text)
  const words = props.query ?? props.name ?? props.url ?? props.hashtag ?? mfm.toString(children).trim()
  return `${type}(${words})`
}
const texts = ['Dog\nJob search\nCat', 'Word Search', '検索', 'ビンゴ 検索', 'B * I * N', '5*3*2', 'Called: N:7:',
  'https://a.example/José', 'https://a.example/Jos%C3%A9', '#bingo、次は犬。', '<plain>Word Search</plain>']
for (const text of texts) {
  const nodes = mfm.parse(text)
  const back = mfm.toString(nodes)
  const changed = text.includes('*') && back !== text ? `, back ${JSON.stringify(back)}` : ''
  console.log(`${JSON.stringify(text)}: ${nodes.map(shown).join(' ')}${changed}`)
}
JS
node note.mjs | tee seen
cat >expected <<'TEXT'
"Dog\nJob search\nCat": "Dog" search(Job) "Cat"
"Word Search": search(Word)
"検索": "検索"
"ビンゴ 検索": search(ビンゴ)
"B * I * N": "B " italic(I) " N", back "B <i> I </i> N"
"5*3*2": "5*3*2"
"Called: N:7:": "Called: N" emojiCode(7)
"https://a.example/José": url(https://a.example/Jos) "é"
"https://a.example/Jos%C3%A9": url(https://a.example/Jos%C3%A9)
"#bingo、次は犬。": hashtag(bingo、次は犬。)
"<plain>Word Search</plain>": plain(Word Search)
TEXT
cmp seen expected
