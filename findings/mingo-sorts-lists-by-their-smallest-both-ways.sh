#!/bin/sh
# mingo 7.2.7 on Node 20.20: MongoDB's queries and sorting without a server, on fields that
# contain arrays.
#
# Behaviour: in a descending sort an array counts as its smallest element, as in an ascending one,
# so a player who has scored 9 and 1 comes last. `$in` and `$nin` don't match a whole array that
# `{ cells: [1, 2] }` matches, `$all` matches nothing if the field is a plain value, `$type`
# doesn't look at the elements of an array, and null doesn't match an array with an object that
# lacks the field.
#
# Why it surprises: MongoDB's manual says otherwise in each case: a descending sort compares the
# largest element (comparison and sort order of BSON types, arrays); `$in` matches whatever an
# equality matches; `$all` of one value is the equality, whatever the field contains; `$type`
# matches if one element is of the type (since 3.6); null matches a missing field, also in one
# object of an array. The README refers to that manual and lists five differences, none of these.
# `$ne` and `$nin` of one value contradict each other. No error is raised: a test without a server
# just finds other documents. I found no issue about it.
#
# What to do: write `$or` of equalities for `$in`, and plain equality for `$all` of one value.
# Sort by a field that holds the largest element. Run the other queries against a server.
#
# Output seen (in brackets what the manual says):
# best, descending: cem bob ann (ann cem bob)
# best, ascending: ann bob cem (ann bob cem)
# {"cells":[1,2]}: true (true)
# {"cells":{"$in":[[1,2]]}}: false (true)
# {"cells":{"$ne":[1,2]}}: false (false)
# {"cells":{"$nin":[[1,2]]}}: true (false)
# {"tag":{"$all":["party"]}}: false (true)
# {"cells":{"$type":"number"}}: false (true)
# {"calls.by":null}: false (true)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mingo@7.2.7
cat >ask.mjs <<'JS'
import { Query, find } from 'mingo'

const players = [
  { name: 'ann', best: [9, 1] },
  { name: 'bob', best: 5 },
  { name: 'cem', best: [6, 7] },
]
const sorted = (best) => find(players, {}).sort({ best }).all().map(({ name }) => name).join(' ')
console.log(`best, descending: ${sorted(-1)} (ann cem bob)`)
console.log(`best, ascending: ${sorted(1)} (ann bob cem)`)
const card = { tag: 'party', cells: [1, 2], calls: [{ by: 'ann' }, { at: 3 }] }
for (const [query, expected] of [
  [{ cells: [1, 2] }, true],
  [{ cells: { $in: [[1, 2]] } }, true],
  [{ cells: { $ne: [1, 2] } }, false],
  [{ cells: { $nin: [[1, 2]] } }, false],
  [{ tag: { $all: ['party'] } }, true],
  [{ cells: { $type: 'number' } }, true],
  [{ 'calls.by': null }, true],
]) {
  console.log(`${JSON.stringify(query)}: ${new Query(query).test(card)} (${expected})`)
}
JS
node ask.mjs | tee seen
cat >expected <<'TEXT'
best, descending: cem bob ann (ann cem bob)
best, ascending: ann bob cem (ann bob cem)
{"cells":[1,2]}: true (true)
{"cells":{"$in":[[1,2]]}}: false (true)
{"cells":{"$ne":[1,2]}}: false (false)
{"cells":{"$nin":[[1,2]]}}: true (false)
{"tag":{"$all":["party"]}}: false (true)
{"cells":{"$type":"number"}}: false (true)
{"calls.by":null}: false (true)
TEXT
cmp seen expected
