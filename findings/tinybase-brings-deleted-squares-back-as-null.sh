#!/bin/sh
# tinybase 10.0.1 on Node 20.20: a MergeableStore with the squares of a card, saved by a custom
# persister, made as the documentation of `createCustomPersister` shows it for a MergeableStore:
# with JSON.stringify and JSON.parse.
#
# Behaviour: what was deleted comes back after loading. A deleted square becomes a square whose
# text is null, a deleted cell of a square is null, and so is a deleted value. `hasRow` returns
# true for the deleted square. The other host's store doesn't have it, but the hashes of both are
# equal: a merge finds nothing to repair, and the two hosts continue with different cards.
#
# Why it surprises: a MergeableStore keeps a deletion as undefined with its timestamp, which JSON
# writes as null, and null is a value of its own since version 7: the release notes say that
# undefined means "does not exist" and null does exist. The library's own persisters write
# undefined as U+FFFC for that reason, the example for custom ones does not, and its output shows
# no deletion. (Pull request 284 fixed the same for PartyKit; I found no issue on the example.)
#
# What to do: write undefined as a string of your own, with a replacer, and restore it after
# parsing. (A reviver that returns undefined removes the entry.)
#
# Output seen (the first line is the documentation's example, the last one preserves undefined):
# squares null Cat Owl, title Zoo, note null; Dog is there: true; hashes equal: true
# after a merge: squares null Cat Owl, title Zoo, note null; Dog is there: true; with Bob: squares Cat Owl, title Zoo;
#   Dog is there: false
# squares Cat Owl, title Zoo; Dog is there: false; hashes equal: true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tinybase@10.0.1
cat >card.mjs <<'JS'
import { createMergeableStore } from 'tinybase'
import { createCustomPersister, Persists } from 'tinybase/persisters'

function bringBack(value) {
  if (value === '\u0000gone') return undefined
  if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) value[key] = bringBack(value[key])
  return value
}
const documented = [JSON.stringify, JSON.parse]
const kept = [
  (content) => JSON.stringify(content, (_, value) => (value === undefined ? '\u0000gone' : value)),
  (json) => bringBack(JSON.parse(json)),
]
function shown(store) {
  const squares = Object.values(store.getTable('squares')).map(({ text }) => `${text}`)
  const values = Object.entries(store.getValues()).map(([name, value]) => `${name} ${value}`)
  return `squares ${squares.join(' ')}, ${values.join(', ')}; Dog is there: ${store.hasRow('squares', 'a')}`
}
const hashes = (store) => JSON.stringify(store.getMergeableContentHashes())

const ann = createMergeableStore('ann')
ann.setTables({ squares: { a: { text: 'Dog' }, b: { text: 'Cat' }, c: { text: 'Owl' } } })
ann.setValues({ title: 'Zoo', note: 'draft' })
ann.delRow('squares', 'a').delValue('note')
const bob = createMergeableStore('bob')
bob.merge(ann)

async function reloaded([write, read]) {
  let saved
  const persister = (store) =>
    createCustomPersister(store, async () => read(saved), async (getContent) => (saved = write(getContent())),
      () => {}, () => {}, undefined, Persists.StoreOrMergeableStore)
  await persister(ann).save()
  const store = createMergeableStore('ann')
  await persister(store).load()
  console.log(`${shown(store)}; hashes equal: ${hashes(store) === hashes(bob)}`)
  return store
}
const store = await reloaded(documented)
store.merge(bob)
console.log(`after a merge: ${shown(store)}; with Bob: ${shown(bob)}`)
await reloaded(kept)
process.exit(0)
JS
node card.mjs | tee seen
cat >expected <<'TEXT'
squares null Cat Owl, title Zoo, note null; Dog is there: true; hashes equal: true
after a merge: squares null Cat Owl, title Zoo, note null; Dog is there: true; with Bob: squares Cat Owl, title Zoo; Dog is there: false
squares Cat Owl, title Zoo; Dog is there: false; hashes equal: true
TEXT
cmp seen expected
