#!/bin/sh
# unique-names-generator 4.7.1 on Node 20.20: names for players or cards, made from a code or an
# id that they have.
#
# Behaviour: of a string seed only the sum of its character codes counts. All join codes with the
# same digit sum get the same name: 482193 and 391284 are both fluttering_haddock. 1,000 codes get
# 35 names and 1,000 UUIDs 441, both with two dictionaries, which have 426,710 names, and with
# three, which have 91 million: more words don't help. A number as the seed is used as it is, and
# 1,000 numbers get 999 or 1,000 names.
#
# Why it surprises: the package is called "unique", and its readme shows a whole sentence as a
# seed. Each name by itself looks as random as any. By chance alone 1,000 names of 426,710 would
# have about one pair. (Its issues 56 and 79, open, have cases, and a pull request, 76, the
# cause.)
#
# What to do: hash the string and pass the first 32 bits as a number. Store an id with the name in
# any case.
#
# Output seen (names for 1000 seeds, of two dictionaries and of three):
# join codes as text: 35, 35
# UUIDs: 441, 441
# join codes as numbers: 999, 1000
# 32 bits of a hash of UUIDs: 999, 1000
# 482193 fluttering_haddock, 391284 fluttering_haddock, evil deafening_sheep, live deafening_sheep
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unique-names-generator@4.7.1
cat >names.cjs <<'JS'
const { createHash } = require('node:crypto')
const { adjectives, animals, colors, names, uniqueNamesGenerator } = require('unique-names-generator')

const hash = (text) => createHash('sha256').update(text).digest('hex')

function uuid(number) {
  const digits = hash(String(number))
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`]
  return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-')
}

const code = (number) => 100_000 + 899 * number
const kinds = {
  'join codes as text': (number) => String(code(number)),
  UUIDs: uuid,
  'join codes as numbers': code,
  '32 bits of a hash of UUIDs': (number) => parseInt(hash(uuid(number)).slice(0, 8), 16),
}
const name = (seed, dictionaries) => uniqueNamesGenerator({ dictionaries, seed })

for (const [kind, seedOf] of Object.entries(kinds)) {
  const seeds = Array.from({ length: 1000 }, (_, index) => seedOf(index + 1))
  const counts = [[adjectives, animals], [names, colors, animals]].map(
    (dictionaries) => new Set(seeds.map((seed) => name(seed, dictionaries))).size,
  )
  console.log(`${kind}: ${counts.join(', ')}`)
}
const alike = ['482193', '391284', 'evil', 'live']
console.log(alike.map((seed) => `${seed} ${name(seed, [adjectives, animals])}`).join(', '))
JS
node names.cjs | tee seen
test "$(cat seen)" = 'join codes as text: 35, 35
UUIDs: 441, 441
join codes as numbers: 999, 1000
32 bits of a hash of UUIDs: 999, 1000
482193 fluttering_haddock, 391284 fluttering_haddock, evil deafening_sheep, live deafening_sheep'
