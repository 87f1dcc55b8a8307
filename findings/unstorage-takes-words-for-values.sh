#!/bin/sh
# unstorage 1.17.6 on Node 20.20, in memory and in files: the texts of squares, kept in a storage
# declared for strings only, `createStorage<string>()`, and keyed by the text of their cards.
#
# Behaviour: a string that looks like a JSON value comes back as that value: "42" as a number,
# "true" as a boolean, "null" as null, which is also the result for a missing key, and "-0" as -0.
# So do "TRUE", "NaN" and "Infinity", which are not JSON, and "undefined" comes back as undefined.
# A string in quotes loses them. In a key everything from the first question mark on is cut off:
# "Who's late?" and "Who's late" are one entry.
#
# Why it surprises: the documentation presents `createStorage<string>()` as a storage for strings,
# whose `getItem` returns a string or null in TypeScript, and says that values are serialized and
# parsed. But strings are written as they are, without quotes, and everything that is read is
# parsed as JSON if possible. About keys it says that slashes become colons, and not that a
# question mark ends them. The numbers of classic bingo, a six-digit code and questions are all
# such texts. (Issue 28, closed, led to `getItemRaw`, which returns bytes from files and a string
# from memory; on "?" I found none.)
#
# What to do: wrap each string in an object, and encode a key that users have written.
#
# Output seen:
# in memory: "42" is 42; "true" is true; "null" is null; "undefined" is undefined; "NaN" is NaN; "-0" is -0;
#   "1e3" is 1000; "TRUE" is true; "\"Oh no\"" is "Oh no"; the same: Dog, 048213, [x] done
# in files: the same
# keys: AC:DC, Who's late, Why; of "Who's late?" the card is Second
# with objects and encoded keys: 12 of 12 texts the same; of "Who's late?" the card is First
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unstorage@1.17.6
cat >words.mjs <<'JS'
import { createStorage } from 'unstorage'
import files from 'unstorage/drivers/fs'
import memory from 'unstorage/drivers/memory'

const words = ['42', 'true', 'null', 'undefined', 'NaN', '-0', '1e3', 'TRUE', '"Oh no"', 'Dog', '048213', '[x] done']
const shown = (value) =>
  typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '-0' : String(value)

async function changed(storage) {
  const read = []
  for (const word of words) {
    await storage.setItem('square', word)
    read.push([word, await storage.getItem('square')])
  }
  const others = read.filter(([word, value]) => word !== value)
  const same = read.filter(([word, value]) => word === value)
  const list = others.map(([word, value]) => `${shown(word)} is ${shown(value)}`)
  return `${list.join('; ')}; the same: ${same.map(([word]) => word).join(', ')}`
}
const storage = createStorage({ driver: memory() })
const inMemory = await changed(storage)
console.log(`in memory: ${inMemory}`)
const inFiles = await changed(createStorage({ driver: files({ base: './data' }) }))
console.log(`in files: ${inFiles === inMemory ? 'the same' : inFiles}`)

const cards = createStorage({ driver: memory() })
for (const [title, card] of [["Who's late?", 'First'], ["Who's late", 'Second'], ['AC/DC', 'Third'], ['Why? Oh.', 'Fourth']]) {
  await cards.setItem(title, card)
  await storage.setItem(encodeURIComponent(title), { text: card })
}
console.log(`keys: ${(await cards.getKeys()).sort().join(', ')}; of "Who's late?" the card is ${await cards.getItem("Who's late?")}`)
let same = 0
for (const word of words) {
  await storage.setItem('square', { text: word })
  if ((await storage.getItem('square')).text === word) same += 1
}
const { text } = await storage.getItem(encodeURIComponent("Who's late?"))
console.log(`with objects and encoded keys: ${same} of ${words.length} texts the same; of "Who's late?" the card is ${text}`)
JS
node words.mjs | tee seen
cat >expected <<'TEXT'
in memory: "42" is 42; "true" is true; "null" is null; "undefined" is undefined; "NaN" is NaN; "-0" is -0; "1e3" is 1000; "TRUE" is true; "\"Oh no\"" is "Oh no"; the same: Dog, 048213, [x] done
in files: the same
keys: AC:DC, Who's late, Why; of "Who's late?" the card is Second
with objects and encoded keys: 12 of 12 texts the same; of "Who's late?" the card is First
TEXT
cmp seen expected
