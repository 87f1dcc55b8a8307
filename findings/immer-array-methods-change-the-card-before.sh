#!/bin/sh
# immer 11.2.13 with `enableArrayMethods()`, its plugin for faster arrays, on Node 20.20: a square is moved and renamed
# in one edit, and the edit is undone by its inverse patches.
#
# Behaviour: the elements that `splice`, `shift` and `pop` remove from a draft are the objects of
# the old card itself. A recipe that renames such an element and inserts it elsewhere renames it
# in the old card too, so the inverse patches bring the new name back. The same happens to an edit
# of a square in an array to which `concat` has added one. If the old card is frozen, as
# everything produced by immer is, the recipe raises a TypeError instead. Without the plugin each
# of them is right.
#
# Why it surprises: immer's very purpose is that the old state is never changed. The page of the
# plugin says of `concat` that changes to its result do not reach the draft, and shows
# `draft.items = draft.items.concat(...)` as its use; of `splice`, `shift` and `pop` it says that
# they return the removed elements. It never says that the old state is modified. (A report in
# mutative's repository on 11.1.18 has the case of `splice`; on `concat` I found nothing.)
#
# What to do: read the square before it is removed (`const square = draft.squares[2]`), which
# makes a draft of it, or use `push` instead of `concat`.
#
# Output seen:
# without the plugin each of the four: undone Dog Cat Owl
# moved by splice: new Fox Dog Cat, old Dog Cat Fox, undone Dog Cat Fox; frozen: TypeError
# added by concat: new Fox Cat Owl Bee, old Fox Cat Owl, undone Fox Cat Owl; frozen: TypeError
# read, then moved: new Fox Dog Cat, old Dog Cat Owl, undone Dog Cat Owl; frozen: the same
# added by push: new Fox Cat Owl Bee, old Dog Cat Owl, undone Dog Cat Owl; frozen: the same
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund immer@11.2.13
cat >edits.mjs <<'JS'
import { applyPatches, enableArrayMethods, enablePatches, freeze, produceWithPatches } from 'immer'

enablePatches()
const words = (card) => card.squares.map(({ text }) => text).join(' ')
const edits = {
  'moved by splice': ({ squares }) => {
    const [square] = squares.splice(2, 1)
    square.text = 'Fox'
    squares.unshift(square)
  },
  'added by concat': (card) => {
    card.squares = card.squares.concat({ text: 'Bee' })
    card.squares[0].text = 'Fox'
  },
  'read, then moved': ({ squares }) => {
    const square = squares[2]
    squares.splice(2, 1)
    square.text = 'Fox'
    squares.unshift(square)
  },
  'added by push': ({ squares }) => {
    squares.push({ text: 'Bee' })
    squares[0].text = 'Fox'
  },
}
function outcome(edit, prepare) {
  const card = prepare({ squares: ['Dog', 'Cat', 'Owl'].map((text) => ({ text })) })
  try {
    const [next, , inverse] = produceWithPatches(card, edit)
    return `new ${words(next)}, old ${words(card)}, undone ${words(applyPatches(next, inverse))}`
  } catch (error) {
    return error.name
  }
}
const before = Object.values(edits).map((edit) => outcome(edit, (card) => card).split(', ').pop())
console.log(`without the plugin each of the four: ${[...new Set(before)].join(' or ')}`)
enableArrayMethods()
for (const [name, edit] of Object.entries(edits)) {
  const [plain, frozen] = [(card) => card, (card) => freeze(card, true)].map((prepare) => outcome(edit, prepare))
  console.log(`${name}: ${plain}; frozen: ${frozen === plain ? 'the same' : frozen}`)
}
JS
node edits.mjs | tee seen
cat >expected <<'TEXT'
without the plugin each of the four: undone Dog Cat Owl
moved by splice: new Fox Dog Cat, old Dog Cat Fox, undone Dog Cat Fox; frozen: TypeError
added by concat: new Fox Cat Owl Bee, old Fox Cat Owl, undone Fox Cat Owl; frozen: TypeError
read, then moved: new Fox Dog Cat, old Dog Cat Owl, undone Dog Cat Owl; frozen: the same
added by push: new Fox Cat Owl Bee, old Dog Cat Owl, undone Dog Cat Owl; frozen: the same
TEXT
cmp seen expected
