#!/bin/sh
# prando 6.0.1 and d3-random 3.0.1 (`randomLcg`) on Node 20.20: sheets of 24 words, each shuffled
# in the usual way, from the last square to the first, with the number of the sheet as the seed.
#
# Behaviour: with prando all sheets from 1 to 200 have the same word in the last square, with d3
# one of three. Both use the seed as their initial state, and seeds close to each other give
# similar first numbers: seeds 1 and 200 give 0.50 and 0.51 with prando, 0.24 and 0.31 with d3.
# The squares that are dealt later look right, no two sheets are equal, and so a test that
# compares whole sheets passes.
#
# Why it surprises: prando's readme is aimed at games and accepts numbers and strings as seeds,
# without a warning; each of the two looks random when a single sequence is examined. On numbered
# paper sheets it shows: everyone has the same word there, and when it is called all mark the same
# square. (prando's issue 16 has it, with dots on a map.)
#
# What to do: give prando a string ("sheet 7"), which it hashes, or call `skip(5)`; spread d3's
# seeds between 0 and 1, for example with `number * 0.618034 % 1`. Discarding d3's first three
# numbers only moves the fault to another square. Test how often each word appears in one square
# of many sheets.
#
# Output seen (for 200 sheets: how many of the 24 words come last on a sheet, and how often the most
# frequent one does):
# prando: 1 word, 200 times; with a text 24, 15 times; with skip(5) 24, 10 times
# randomLcg: 3 words, 108 times; spread 24, 9 times
# randomLcg, three numbers thrown away: 24 words, 14 times; last but one 7 words, 58 times
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prando@6.0.1 d3-random@3.0.1
cat >sheets.mjs <<'JS'
import { randomLcg } from 'd3-random'
import { createRequire } from 'node:module'

const prando = createRequire(import.meta.url)('prando')
const Prando = prando.default ?? prando

function fromPrando(seed, skipped = 0) {
  const generator = new Prando(seed)
  generator.skip(skipped)
  return () => generator.next()
}

function without(thrownAway, random) {
  for (let left = thrownAway; left > 0; left--) random()
  return random
}

function sheet(random) {
  const words = Array.from({ length: 24 }, (_, word) => word)
  for (let last = 23; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[words[last], words[other]] = [words[other], words[last]]
  }
  return words
}

function spread(randomOf, square = 23) {
  const times = new Map()
  for (let number = 1; number <= 200; number++) {
    const word = sheet(randomOf(number))[square]
    times.set(word, (times.get(word) ?? 0) + 1)
  }
  return [times.size, Math.max(...times.values())]
}

const [own, ownTimes] = spread((number) => fromPrando(number))
const [text, textTimes] = spread((number) => fromPrando(`sheet ${number}`))
const [skipped, skippedTimes] = spread((number) => fromPrando(number, 5))
const others = `with a text ${text}, ${textTimes} times; with skip(5) ${skipped}, ${skippedTimes} times`
console.log(`prando: ${own} word, ${ownTimes} times; ${others}`)
const [lcg, lcgTimes] = spread(randomLcg)
const [golden, goldenTimes] = spread((number) => randomLcg((number * 0.618034) % 1))
console.log(`randomLcg: ${lcg} words, ${lcgTimes} times; spread ${golden}, ${goldenTimes} times`)
const later = (number) => without(3, randomLcg(number))
const [last, lastTimes] = spread(later)
const [before, beforeTimes] = spread(later, 22)
const moved = `${last} words, ${lastTimes} times; last but one ${before} words, ${beforeTimes} times`
console.log(`randomLcg, three numbers thrown away: ${moved}`)
JS
node sheets.mjs | tee seen
test "$(cat seen)" = 'prando: 1 word, 200 times; with a text 24, 15 times; with skip(5) 24, 10 times
randomLcg: 3 words, 108 times; spread 24, 9 times
randomLcg, three numbers thrown away: 24 words, 14 times; last but one 7 words, 58 times'
