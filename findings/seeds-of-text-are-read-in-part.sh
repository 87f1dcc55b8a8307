#!/bin/sh
# seedrandom 3.0.5 (its `xorshift7`) and seededshuffle 0.2.0 on Node 20.20: 24 words, shuffled
# with a string as the seed.
#
# Behaviour: xorshift7 ignores the first seven characters of a string, so all strings of up to
# seven characters are one seed, and every six-digit join code gives the same card. seededshuffle
# concatenates the character codes to one number, of which a floating-point number keeps some 16
# digits: only the beginning counts, and "office party, sheet 1" and "sheet 1000" hardly differ.
# With seededshuffle a card of the day, seeded with the date, is a card of the month; with
# xorshift7 it is that of the same day of any other month.
#
# Why it surprises: both accept strings, one string always gives the same order, and neither
# readme names a limit. seededshuffle's says that a string "is converted to a number";
# seedrandom's only warns of something else, that for its default generator 'ab' and 'abab' are
# one seed. (Its issue 84, open, has this one.)
#
# What to do: use seedrandom's alea. Eight fixed characters before the seed help xorshift7 with
# short strings, but not if a long text follows the number. Test with seeds as long as the real
# ones.
#
# Output seen (distinct cards of 1000 different seeds: seededshuffle, xorshift7, the same after
# eight characters, alea):
# 100899: 1000, 1, 1000, 1000
# card 1: 126, 12, 1000, 1000
# 1970-01-02: 33, 31, 1000, 1000
# office party, sheet 1: 4, 1000, 1000, 1000
# 1, sheet for the office party: 902, 4, 4, 1000
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund seedrandom@3.0.5 seededshuffle@0.2.0
cat >seeds.cjs <<'JS'
const seedrandom = require('seedrandom')
const seededShuffle = require('seededshuffle')

const words = Array.from('abcdefghijklmnopqrstuvwx')

function shuffled(random) {
  const card = [...words]
  for (let last = card.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[card[last], card[other]] = [card[other], card[last]]
  }
  return card
}

const makers = [
  (seed) => seededShuffle.shuffle(words, seed, true),
  (seed) => shuffled(seedrandom.xorshift7(seed)),
  (seed) => shuffled(seedrandom.xorshift7(`a fixed ${seed}`)),
  (seed) => shuffled(seedrandom.alea(seed)),
]
const kinds = [
  (number) => String(100_000 + 899 * number),
  (number) => `card ${number}`,
  (number) => new Date(number * 86_400_000).toISOString().slice(0, 10),
  (number) => `office party, sheet ${number}`,
  (number) => `${number}, sheet for the office party`,
]
for (const kind of kinds) {
  const seeds = Array.from({ length: 1000 }, (_, index) => kind(index + 1))
  const counts = makers.map((make) => new Set(seeds.map((seed) => make(seed).join(''))).size)
  console.log(`${seeds[0]}: ${counts.join(', ')}`)
}
JS
node seeds.cjs | tee seen
test "$(cat seen)" = '100899: 1000, 1, 1000, 1000
card 1: 126, 12, 1000, 1000
1970-01-02: 33, 31, 1000, 1000
office party, sheet 1: 4, 1000, 1000, 1000
1, sheet for the office party: 902, 4, 4, 1000'
