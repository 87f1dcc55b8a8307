#!/bin/sh
# lmdb 3.5.6 on Node 20.20: a database with the default key encoding, with keys of one or two
# parts.
#
# Behaviour: a range without a start begins at `false`, so it omits every key that sorts before
# it: null, and each array that begins with null. `get` finds them and `getStats` counts them;
# `getRange`, `getKeys` and `getCount` skip them, forwards and backwards, without an error.
#
# Why it surprises: the README says of the start that a range "will start at beginning of db, if
# not provided", and calls null the lowest possible value. An index of cards by owner, with null
# for a guest's card, gives the right answer for single keys, while an export, a check or a copy
# by range misses all guests.
#
# What to do: set the start: `start: null` lists everything. To detect missing entries, compare
# with `getStats().entryCount`.
#
# Output seen:
# 4 entries; get finds 4; getCount 1
# range: [["ann","card 3"]]
# range backwards: [["ann","card 3"]]
# range up to ["ann"]: []
# range from null: [null,[null,"card 1"],[null,"card 2"],["ann","card 3"]]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lmdb@3.5.6
cat >range.mjs <<'JS'
import { open } from 'lmdb'

const root = open({ path: 'data' })
const byOwner = root.openDB('by owner', {})
const keys = [null, [null, 'card 1'], [null, 'card 2'], ['ann', 'card 3']]
for (const key of keys) await byOwner.put(key, true)

const found = keys.filter((key) => byOwner.get(key)).length
console.log(`${byOwner.getStats().entryCount} entries; get finds ${found}; getCount ${byOwner.getCount()}`)
const ranges = {
  range: {},
  'range backwards': { reverse: true },
  'range up to ["ann"]': { end: ['ann'] },
  'range from null': { start: null },
}
for (const [name, options] of Object.entries(ranges))
  console.log(`${name}: ${JSON.stringify([...byOwner.getKeys(options)])}`)
await root.close()
JS
node range.mjs | tee seen
test "$(cat seen)" = '4 entries; get finds 4; getCount 1
range: [["ann","card 3"]]
range backwards: [["ann","card 3"]]
range up to ["ann"]: []
range from null: [null,[null,"card 1"],[null,"card 2"],["ann","card 3"]]'
