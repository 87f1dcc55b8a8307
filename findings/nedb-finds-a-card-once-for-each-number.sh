#!/bin/sh
# @seald-io/nedb 4.1.2 (npm, a database in one file) on Node 20.20: cards with their numbers as an
# array, queried for those with a number above 45, with and without `ensureIndex` on the numbers.
#
# Behaviour: with the index a card is found once for each of its numbers in the range. `count`
# returns 5 for two cards, and `sort` with `limit(2)` returns the same card twice and never the
# other one. `removeAsync` removes two and returns 5. `updateAsync` with `multi` fails with a
# violated unique constraint on `_id`, though no index is unique. Equality and `$in` are right.
#
# Why it surprises: the readme says that indexes give "a very nice speed boost", and excludes only
# arrays of objects. Numbers and words in arrays are what it says `$in` and equality look up in an
# index. If each card has only one number in the range, as in a small test, all is right. (NeDB's
# issue 315, closed, was the same with `$in`, which has been fixed. On ranges I found none.)
#
# What to do: don't index an array that is queried by range, or keep each `_id` only once.
#
# Output seen:
# no index: found a b, count 2
# - sorted, the first two: a b; with 60: a; in 46 and 60: a
# - updated: 2
# - removed: 2, left: 1
# index: found a a a b a, count 5
# - sorted, the first two: a a; with 60: a; in 46 and 60: a
# - updated: uniqueViolated
# - removed: 5, left: 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @seald-io/nedb@4.1.2
cat >cards.mjs <<'JS'
import Datastore from '@seald-io/nedb'

const above = { numbers: { $gt: 45 } }
const names = (cards) => cards.map(({ _id }) => _id).join(' ')
for (const indexed of [false, true]) {
  const cards = new Datastore()
  if (indexed) await cards.ensureIndexAsync({ fieldName: 'numbers' })
  await cards.insertAsync([
    { _id: 'a', numbers: [5, 46, 51, 60, 75] },
    { _id: 'b', numbers: [2, 61] },
    { _id: 'c', numbers: [9, 17] },
  ])
  const found = [await cards.findAsync(above), await cards.findAsync(above).sort({ _id: 1 }).limit(2)].map(names)
  const others = [{ numbers: 60 }, { numbers: { $in: [46, 60] } }]
  const plain = await Promise.all(others.map(async (query) => names(await cards.findAsync(query))))
  console.log(`${indexed ? 'index' : 'no index'}: found ${found[0]}, count ${await cards.countAsync(above)}`)
  console.log(`- sorted, the first two: ${found[1]}; with 60: ${plain[0]}; in 46 and 60: ${plain[1]}`)
  const updated = cards.updateAsync(above, { $set: { seen: true } }, { multi: true })
  console.log(`- updated: ${await updated.then(({ numAffected }) => numAffected, (error) => error.errorType)}`)
  const removed = await cards.removeAsync(above, { multi: true })
  console.log(`- removed: ${removed}, left: ${await cards.countAsync({})}`)
}
JS
node cards.mjs | tee seen
cat >expected <<'TEXT'
no index: found a b, count 2
- sorted, the first two: a b; with 60: a; in 46 and 60: a
- updated: 2
- removed: 2, left: 1
index: found a a a b a, count 5
- sorted, the first two: a a; with 60: a; in 46 and 60: a
- updated: uniqueViolated
- removed: 5, left: 1
TEXT
cmp seen expected
