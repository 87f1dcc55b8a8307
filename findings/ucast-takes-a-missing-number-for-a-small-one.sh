#!/bin/sh
# @ucast/mongo2js 2.0.0 on Node 20.20, which evaluates MongoDB queries in JavaScript, compared
# with mingo 7.2.7, which does so too: cards in a browser, selected with the query that the server
# sends to MongoDB.
#
# Behaviour: `{ plays: { $lt: 10 } }` matches cards without `plays` and with null, and with an
# added `$exists: true` it still matches null. `{ size: { $gt: 4 } }` matches the string "5", and
# `$gt: 0` matches true. `{ owner: null }` matches cards without an owner, as MongoDB does, since
# this version, but `{ owner: { $in: [null] } }` doesn't. The other queries here agree.
#
# Why it surprises: the readme says that it evaluates MongoDB's query conditions. By MongoDB's
# manual a comparison matches only values of its own type ("Comparison/Sort Order", type
# bracketing), and null in `$in` matches a missing field. The readme of @ucast/js lists the
# differences from MongoDB: it includes arrays and objects being compared by identity, but not
# these. It says that null follows MongoDB. No error is raised: the browser's list of new cards
# contains cards without a count, and the server's doesn't. The tracker had `$eq` with null as 50;
# on comparisons I found nothing.
#
# What to do: use mingo, or add a lower bound: `{ plays: { $gte: 0, $lt: 10 } }` excludes both.
#
# Output seen (query: ids by mingo; by ucast):
# {"plays":{"$lt":10}}: 1; 1 3 4
# {"plays":{"$not":{"$lt":10}}}: 2 3 4; 2
# {"size":{"$gt":4}}: 1; 1 2
# {"size":{"$gt":0}}: 1 4; 1 2 3 4
# {"owner":null}: 2 3 4; the same
# {"owner":{"$in":[null]}}: 2 3 4; 2
# {"squares":"Dog"}: 1; the same
# {"cells.words":"Dog"}: 4; the same
# {"tags":{"$size":0}}: 1; the same
# {"plays":{"$lt":10,"$exists":true}}: 1; 1 3
# {"plays":{"$gte":0,"$lt":10}}: 1; the same
# {"cells.calls":{"$gte":2}}: 4; the same
# {"tags":{"$ne":"party"}}: 1 4; the same
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ucast/mongo2js@2.0.0 mingo@7.2.7
cat >queries.mjs <<'JS'
import { guard } from '@ucast/mongo2js'
import { Query } from 'mingo'

const cards = [
  { id: 1, squares: ['Dog', 'Cat'], plays: 3, size: 5, tags: [], owner: 'Ann' },
  { id: 2, squares: ['Bird'], plays: 40, size: '5', tags: ['party'], owner: null },
  { id: 3, squares: [['Dog']], plays: null, size: true, tags: ['party', 'cats'] },
  { id: 4, squares: [], size: 3, cells: [{ words: 'Dog', calls: 2 }] },
]
const queries = [{ plays: { $lt: 10 } }, { plays: { $not: { $lt: 10 } } }, { size: { $gt: 4 } }, { size: { $gt: 0 } }]
queries.push({ owner: null }, { owner: { $in: [null] } }, { squares: 'Dog' }, { 'cells.words': 'Dog' })
queries.push({ tags: { $size: 0 } }, { plays: { $lt: 10, $exists: true } }, { plays: { $gte: 0, $lt: 10 } })
queries.push({ 'cells.calls': { $gte: 2 } }, { tags: { $ne: 'party' } })
for (const query of queries) {
  const [byMingo, byUcast] = [new Query(query), guard(query)].map((test) => {
    const matches = typeof test === 'function' ? test : (card) => test.test(card)
    return cards.filter((card) => matches(card)).map(({ id }) => id).join(' ') || 'none'
  })
  console.log(`${JSON.stringify(query)}: ${byMingo}; ${byMingo === byUcast ? 'the same' : byUcast}`)
}
JS
node queries.mjs | tee seen
cat >expected <<'TEXT'
{"plays":{"$lt":10}}: 1; 1 3 4
{"plays":{"$not":{"$lt":10}}}: 2 3 4; 2
{"size":{"$gt":4}}: 1; 1 2
{"size":{"$gt":0}}: 1 4; 1 2 3 4
{"owner":null}: 2 3 4; the same
{"owner":{"$in":[null]}}: 2 3 4; 2
{"squares":"Dog"}: 1; the same
{"cells.words":"Dog"}: 4; the same
{"tags":{"$size":0}}: 1; the same
{"plays":{"$lt":10,"$exists":true}}: 1; 1 3
{"plays":{"$gte":0,"$lt":10}}: 1; the same
{"cells.calls":{"$gte":2}}: 4; the same
{"tags":{"$ne":"party"}}: 1 4; the same
TEXT
cmp seen expected
