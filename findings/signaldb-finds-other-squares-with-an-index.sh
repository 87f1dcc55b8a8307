#!/bin/sh
# @signaldb/core 1.8.1 (npm, a local database with selectors of MongoDB) on Node 20.20: the same squares in a collection
# without `indices`, and in one with `createIndex` on the fields that are asked for.
#
# Behaviour: with an index `{ number: 7 }` finds "7" too, and `{ words: 'Dog' }` misses a square whose list has Dog in it.
# Of a field with two conditions only one is asked: `{ number: { $in: [7, 8], $ne: 8 } }` finds all but 8, and
# `{ number: { $in: [8], $ne: 9 } }` all there are. `removeMany` and `updateMany` go by the same answer, so all squares
# are removed where one was meant.
#
# Why it surprises: an index changes the speed and not the answer, and the documentation names no other. Selectors are
# mingo's, and without an index each of these is answered as MongoDB does. The index keeps values as text, so a number
# is its digits and a list its JSON. It takes the first of `$ne`, `$in` and `$nin`, and the field leaves the selector,
# so that nothing looks at the rest. Texts and one condition, as in the documentation, are right. (Pull request 2085,
# merged, mended another case with `$or`. I found none with these.)
#
# What to do: index no fields that hold lists or values of several types, and put each condition of an indexed field
# into a part of its own: `{ $and: [{ number: { $in: [8] } }, { number: { $ne: 9 } }] }` is right.
#
# Output seen:
# { number: 7 } a; with an index a b
# { words: 'Dog' } a b; with an index b
# { words: { '$ne': 'Dog' } } c; with an index a c
# { number: { '$in': [ 7, 8 ], '$ne': 8 } } a; with an index a b
# { number: { '$in': [ 7 ], '$gt': 7 } } -; with an index a b
# { number: { '$in': [ 8 ], '$ne': 9 } } c; with an index a b c
# removed 1, left a b; with an index removed 3, left -
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @signaldb/core@1.8.1
cat >squares.mjs <<'JS'
import { inspect } from 'node:util'
import { Collection, createIndex } from '@signaldb/core'

function filled(indices) {
  const squares = new Collection({ indices })
  squares.insert({ id: 'a', number: 7, words: ['Dog', 'Cat'] })
  squares.insert({ id: 'b', number: '7', words: 'Dog' })
  squares.insert({ id: 'c', number: 8, words: [] })
  return squares
}
const names = (squares, selector = {}) => squares.find(selector).map(({ id }) => id).join(' ') || '-'
const [plain, indexed] = [filled([]), filled([createIndex('number'), createIndex('words')])]
const doubtful = { number: { $in: [8], $ne: 9 } }
for (const selector of [
  { number: 7 },
  { words: 'Dog' },
  { words: { $ne: 'Dog' } },
  { number: { $in: [7, 8], $ne: 8 } },
  { number: { $in: [7], $gt: 7 } },
  doubtful,
]) {
  console.log(`${inspect(selector)} ${names(plain, selector)}; with an index ${names(indexed, selector)}`)
}
const [left, less] = [plain, indexed].map((squares) => `removed ${squares.removeMany(doubtful)}, left ${names(squares)}`)
console.log(`${left}; with an index ${less}`)
JS
node squares.mjs | tee seen
cat >expected <<'TEXT'
{ number: 7 } a; with an index a b
{ words: 'Dog' } a b; with an index b
{ words: { '$ne': 'Dog' } } c; with an index a c
{ number: { '$in': [ 7, 8 ], '$ne': 8 } } a; with an index a b
{ number: { '$in': [ 7 ], '$gt': 7 } } -; with an index a b
{ number: { '$in': [ 8 ], '$ne': 9 } } c; with an index a b c
removed 1, left a b; with an index removed 3, left -
TEXT
cmp seen expected
