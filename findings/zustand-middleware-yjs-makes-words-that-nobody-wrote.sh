#!/bin/sh
# zustand-middleware-yjs 1.3.1 (zustand 4.5.7, yjs 13.6.33) on Node 20.20: the squares of a card
# in two stores that share a document; one host changes the array with `set`, once, and both
# stores are read.
#
# Behaviour: after one change the two hosts have different squares, permanently. If two squares
# change places, the other host gets a word that nobody wrote: Dog, Cat, Bird, Fish becomes Cat,
# Bird, Fash, Fish, and Dog is lost. An emptied list of four keeps the second and the fourth, one
# cut to two keeps one more; squares that are objects behave the same. Adding or removing a single
# square is right.
#
# Why it surprises: the readme says that the state is replicated to all peers and names awareness
# as its one limit, and a zustand store is changed by assigning new arrays. The host who makes the
# change sees the right squares, so that one browser alone shows no fault, and no error is raised.
# The tracker has the lists that keep items as 61, open since 2024; about merged words I found
# nothing there.
#
# What to do: keep squares in a record keyed by their index, as in the last line, or write to a
# Y.Array yourself.
#
# Output seen (after the change: at the host who made it; at the other host):
# emptied: []; ["Cat","Fish"]
# cut to two: ["Dog","Cat"]; ["Dog","Cat","Fish"]
# two change places: ["Cat","Dog","Bird","Fish"]; ["Cat","Bird","Fash","Fish"]
# reversed: ["Fish","Bird","Cat","Dog"]; ["Fish","Bird","Dog","Fish"]
# one added: ["Dog","Cat","Bird","Fish","Owl"]; the same
# first taken out: ["Cat","Bird","Fish"]; the same
# objects, emptied: []; [{"words":"Cat"},{"words":"Fish"}]
# a record, changed and cut: {"1":"Cat","2":"Dog"}; {"1":"Cat","2":"Dog"}
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zustand-middleware-yjs@1.3.1 zustand@4.5.7 yjs@13.6.33
cat >hosts.mjs <<'JS'
import * as Y from 'yjs'
import module from 'zustand-middleware-yjs'
import { createStore } from 'zustand/vanilla'

const share = module.default ?? module
async function edit(squares, change) {
  const documents = [new Y.Doc(), new Y.Doc()]
  for (const [place, document] of documents.entries()) {
    const other = documents[1 - place]
    document.on('update', (update, origin) => origin !== 'other' && Y.applyUpdate(other, update, 'other'))
  }
  const card = (set) => ({ squares, put: (newer) => set({ squares: newer }) })
  const stores = documents.map((document) => createStore(share(document, 'card', card)))
  stores[0].getState().put(change(structuredClone(squares)))
  await new Promise((resolve) => setTimeout(resolve, 50))
  return stores.map((store) => JSON.stringify(store.getState().squares))
}
const changes = {
  emptied: () => [],
  'cut to two': (list) => list.slice(0, 2),
  'two change places': ([first, second, ...rest]) => [second, first, ...rest],
  reversed: (list) => list.reverse(),
  'one added': (list) => [...list, 'Owl'],
  'first taken out': (list) => list.slice(1),
}
for (const [name, change] of Object.entries(changes)) {
  const [here, there] = await edit(['Dog', 'Cat', 'Bird', 'Fish'], change)
  console.log(`${name}: ${here}; ${here === there ? 'the same' : there}`)
}
const objects = await edit(['Dog', 'Cat', 'Bird', 'Fish'].map((words) => ({ words })), changes.emptied)
console.log(`objects, emptied: ${objects.join('; ')}`)
const record = await edit({ 1: 'Dog', 2: 'Cat', 3: 'Bird', 4: 'Fish' }, () => ({ 1: 'Cat', 2: 'Dog' }))
console.log(`a record, changed and cut: ${record.join('; ')}`)
JS
node hosts.mjs | tee seen
cat >expected <<'TEXT'
emptied: []; ["Cat","Fish"]
cut to two: ["Dog","Cat"]; ["Dog","Cat","Fish"]
two change places: ["Cat","Dog","Bird","Fish"]; ["Cat","Bird","Fash","Fish"]
reversed: ["Fish","Bird","Cat","Dog"]; ["Fish","Bird","Dog","Fish"]
one added: ["Dog","Cat","Bird","Fish","Owl"]; the same
first taken out: ["Cat","Bird","Fish"]; the same
objects, emptied: []; [{"words":"Cat"},{"words":"Fish"}]
a record, changed and cut: {"1":"Cat","2":"Dog"}; {"1":"Cat","2":"Dog"}
TEXT
cmp seen expected
