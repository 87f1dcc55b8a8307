#!/bin/sh
# fisher-yates-shuffle 0.2.0 (npm) on Node 20.20, beside knuth-shuffle-seeded 1.0.6 and fast-shuffle 6.2.1: 2,400 cards of
# 24 words, each shuffled anew.
#
# Behaviour: the last word of the list is in the last square of every card. A list of two words is never turned round, and
# one of four comes in 6 orders of 24. The others are spread evenly over the other squares. Each word is drawn from the
# words that are left without the last of them, which so is drawn when it alone is left.
#
# Why it surprises: the package is named after the algorithm, in which every order is equally likely (Durstenfeld, 1964),
# and takes a `random` function as that does. A card looks shuffled, no two are equal, and a test that compares them
# passes. All players have the same word in the same corner, and mark it together. (I found no issue on it.)
#
# What to do: append a word and drop it after the shuffle, or use another package. Test how often each word is in one
# square of many cards: 100 times here.
#
# Output seen (how often the last word is in the last square, the orders of four words):
# fisher-yates-shuffle: 2400 of 2400; 6 of 24; an appended word dropped again: even, 24 of 24
# knuth-shuffle-seeded: even, 24 of 24
# fast-shuffle: even, 24 of 24
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fisher-yates-shuffle@0.2.0 knuth-shuffle-seeded@1.0.6 fast-shuffle@6.2.1
cat >cards.mjs <<'JS'
import { createShuffle } from 'fast-shuffle'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const fisherYates = require('fisher-yates-shuffle')
const knuth = require('knuth-shuffle-seeded')

/** A generator of numbers from 0 to 1 that gives the same ones on every run: Park and Miller's. */
let state = 20261201
const random = () => (state = (state * 48271) % 2147483647) / 2147483647

function lastInLast(shuffle) {
  const words = Array.from({ length: 24 }, (_, at) => at)
  let count = 0
  for (let card = 1; card <= 2400; card++) if (shuffle([...words], card).at(-1) === 23) count++
  return count > 60 && count < 140 ? 'even' : `${count} of 2400`
}

function orders(shuffle) {
  const seen = new Set()
  for (let card = 1; card <= 2400; card++) seen.add(shuffle(['Dog', 'Cat', 'Hen', 'Owl'], card).join())
  return `${seen.size} of 24`
}

const plain = (words) => fisherYates(words, random)
const appended = (words) => fisherYates([...words, null], random).filter((word) => word !== null)
console.log(
  `fisher-yates-shuffle: ${lastInLast(plain)}; ${orders(plain)}; an appended word dropped again: ` +
    `${lastInLast(appended)}, ${orders(appended)}`,
)
const others = {
  'knuth-shuffle-seeded': (words, card) => knuth(words, `card ${card}`),
  'fast-shuffle': (words, card) => createShuffle(card)(words),
}
for (const [name, shuffle] of Object.entries(others))
  console.log(`${name}: ${lastInLast(shuffle)}, ${orders(shuffle)}`)
JS
node cards.mjs | tee seen
cat >expected <<'TEXT'
fisher-yates-shuffle: 2400 of 2400; 6 of 24; an appended word dropped again: even, 24 of 24
knuth-shuffle-seeded: even, 24 of 24
fast-shuffle: even, 24 of 24
TEXT
cmp seen expected
