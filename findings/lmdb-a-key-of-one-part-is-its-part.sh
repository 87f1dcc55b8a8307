#!/bin/sh
# lmdb 3.5.6 (keys encoded by ordered-binary) on Node 20.20, with the default key encoding.
#
# Behaviour: two kinds of keys change. An array of one element is stored as its element: `['12']`
# and `'12'` are one entry, and the later write replaces the earlier. And -0 is a different key
# than 0, which a range returns as an array of a control character and null.
#
# Why it surprises: the README allows "an array of primitives" as a key, says that keys "are
# stored with type information preserved", that a range returns "the original JS primitive values
# for the keys", and that "any JS number can be used as a key". (In the issue tracker, 130, the
# maintainer calls an array a sequence of keys, so that an array of one element is that element.)
# For `===` and for a Map 0 and -0 are the same value, and -0 arises unnoticed: `JSON.parse('-0')`
# and `Math.round(-0.4)` return it.
#
# What to do: give all keys of a database the same number of parts, two or more, and write `number
# + 0`, which turns -0 into 0.
#
# Output seen:
# ["12"], then "12": 1 entry, read as "12": second; get(["12"]) is second
# 0, then -0: 2 entries, read as 0: first, ["\u0018",null]: second; get(0) is first
# 0, then JSON's -0 + 0: 1 entry, read as 0: second; get(0) is second
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lmdb@3.5.6
cat >keys.mjs <<'JS'
import { open } from 'lmdb'

const pairs = {
  '["12"], then "12"': [['12'], '12'],
  '0, then -0': [0, JSON.parse('-0')],
  "0, then JSON's -0 + 0": [0, JSON.parse('-0') + 0],
}
const root = open({ path: 'data' })
const database = root.openDB('keys', {})
for (const [name, [first, second]] of Object.entries(pairs)) {
  await database.clearAsync()
  await database.put(first, 'first')
  await database.put(second, 'second')
  const entries = [...database.getRange()]
  const read = entries.map(({ key, value }) => `${JSON.stringify(key)}: ${value}`).join(', ')
  const count = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`
  console.log(`${name}: ${count}, read as ${read}; get(${JSON.stringify(first)}) is ${database.get(first)}`)
}
await root.close()
JS
node keys.mjs | tee seen
test "$(cat seen)" = '["12"], then "12": 1 entry, read as "12": second; get(["12"]) is second
0, then -0: 2 entries, read as 0: first, ["\u0018",null]: second; get(0) is first
0, then JSON'"'"'s -0 + 0: 1 entry, read as 0: second; get(0) is second'
