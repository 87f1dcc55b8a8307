#!/bin/sh
# loro-crdt 1.17.1, compared with yjs 13.6.33, on Node 20.20: two hosts edit one square of a card.
# Ann writes "cat", Bob sees that and writes "dog", then Ann presses undo.
#
# Behaviour: Loro restores the word from before Ann's edit, in Bob's document too. Bob's word is
# lost, no error is raised, and `undo` returns true. This happens in a map and in a movable list.
# In a list, where a square is replaced by a deletion and an insertion, the old word comes back
# next to Bob's, so that the card has one square too many. Yjs keeps Bob's word and has nothing to
# undo, unless `ignoreRemoteMapChanges` is set.
#
# Why it surprises: the types of loro-crdt say of UndoManager that "undo operations are local and
# cannot revert changes made by other peers", and its guide that undo does not affect other
# people's edits. But the old value is written as a new edit, and in a map or a movable list the
# newest edit wins.
#
# What to do: return the word written by the event from `onPush` and check `topUndoValue()` before
# an undo. If the square has a different word now, ask the user, or discard all steps with
# `clearUndo()`. Keep squares in a map or a movable list.
#
# Output seen:
# loro map: ["dog","owl"], undo true, ["fox","owl"] at both
# loro movable list: ["dog","owl"], undo true, ["fox","owl"] at both
# loro list: ["dog","owl"], undo true, ["fox","dog","owl"] at both
# yjs map: ["dog","owl"], undo false, ["dog","owl"] at both
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund loro-crdt@1.17.1 yjs@13.6.33
cat >undo.mjs <<'JS'
import { LoroDoc, UndoManager } from 'loro-crdt'
import * as Y from 'yjs'

function tell(name, words, sync, undo) {
  const before = words(1)
  const undone = undo()
  sync()
  const [ann, bob] = [words(0), words(1)]
  console.log(`${name}: ${before}, undo ${undone}, ${ann === bob ? `${ann} at both` : `${ann} and ${bob}`}`)
}

function loro(name, container, write, read) {
  const docs = [new LoroDoc(), new LoroDoc()]
  docs.forEach((doc, number) => doc.setPeerId(BigInt(number + 1)))
  const sync = () => {
    docs.forEach((doc) => doc.commit())
    docs[1].import(docs[0].export({ mode: 'update' }))
    docs[0].import(docs[1].export({ mode: 'update' }))
  }
  for (const [place, word] of ['fox', 'owl'].entries()) write(container(docs[0]), place, word, true)
  sync()
  const manager = new UndoManager(docs[0], { mergeInterval: 0 })
  write(container(docs[0]), 0, 'cat')
  sync()
  write(container(docs[1]), 0, 'dog')
  sync()
  tell(name, (number) => JSON.stringify(read(container(docs[number]))), sync, () => manager.undo())
}
const inOrder = (card) => [card.get('0'), card.get('1')]
loro('loro map', (doc) => doc.getMap('card'), (card, place, word) => card.set(String(place), word), inOrder)
loro('loro movable list', (doc) => doc.getMovableList('card'), (card, place, word, isNew) =>
  isNew ? card.insert(place, word) : card.set(place, word), (card) => card.toJSON())
loro('loro list', (doc) => doc.getList('card'), (card, place, word, isNew) => {
  if (!isNew) card.delete(place, 1)
  card.insert(place, word)
}, (card) => card.toJSON())

const docs = [new Y.Doc(), new Y.Doc()]
const cards = docs.map((doc) => doc.getMap('card'))
const sync = () => {
  Y.applyUpdate(docs[1], Y.encodeStateAsUpdate(docs[0]), 'network')
  Y.applyUpdate(docs[0], Y.encodeStateAsUpdate(docs[1]), 'network')
}
for (const [place, word] of ['fox', 'owl'].entries()) cards[0].set(String(place), word)
const manager = new Y.UndoManager(cards[0], { captureTimeout: 0 })
for (const [number, word] of ['cat', 'dog'].entries()) {
  sync()
  cards[number].set('0', word)
}
sync()
tell('yjs map', (number) => JSON.stringify(inOrder(cards[number])), sync, () => manager.undo() !== null)
JS
node undo.mjs | tee seen
test "$(cat seen)" = 'loro map: ["dog","owl"], undo true, ["fox","owl"] at both
loro movable list: ["dog","owl"], undo true, ["fox","owl"] at both
loro list: ["dog","owl"], undo true, ["fox","dog","owl"] at both
yjs map: ["dog","owl"], undo false, ["dog","owl"] at both'
