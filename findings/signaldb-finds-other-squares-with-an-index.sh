#!/bin/sh
# @signaldb/core 1.8.1 (npm, a local database with MongoDB selectors) on Node 20.20: the same
# squares in a collection without `indices`, and in one with `createIndex` on the queried fields.
#
# Behaviour: with an index `{ number: 7 }` also matches "7", and `{ words: 'Dog' }` misses a
# square whose array contains Dog. If a field has two conditions only one is evaluated: `{ number:
# { $in: [7, 8], $ne: 8 } }` returns all but 8, and `{ number: { $in: [8], $ne: 9 } }` everything.
# `removeMany` and `updateMany` use the same result, so all squares are removed where one was
# meant.
#
# Why it surprises: an index should change the speed and not the result, and the documentation
# states no difference. The selectors are mingo's, and without an index each of these is answered
# as MongoDB does. The index stores values as strings, so a number equals its digits and an array
# its JSON. It evaluates the first of `$ne`, `$in` and `$nin`, and removes the field from the
# selector, so that nothing evaluates the rest. Strings and single conditions, as in the
# documentation, are right. (Pull request 2085, merged, fixed another case with `$or`. I found
# none with these.)
#
# What to do: don't index fields that hold arrays or values of several types, and put each
# condition on an indexed field into a part of its own: `{ $and: [{ number: { $in: [8] } }, {
# number: { $ne: 9 } }] }` is right.
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
