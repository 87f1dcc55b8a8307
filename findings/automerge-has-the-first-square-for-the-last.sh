#!/bin/sh
# @automerge/automerge 3.5.0 on Node 20.20: the squares of a card inside `Automerge.change`, used
# as the array that they look like, compared with a plain array.
#
# Behaviour: inside `change`, `squares.at(-1)` is the first square, as is `at` with any negative
# index, so an edit of the last square changes the first one, for everyone who shares the card.
# `deleteAt(-1)` removes the first too. A square is not found by identity: `includes(squares[1])`
# is false, `lastIndexOf` gives -1, and a square returned by `find` isn't identical to the one at
# its index, while `indexOf` finds it. `Object.keys` and `for in` see an empty array. Outside of
# `change`, on the document as it is read, all of these are right.
#
# Why it surprises: the documentation says that JavaScript arrays are "fully supported", and
# TypeScript accepts all of it. By ECMAScript `at` counts negative indexes from the end. On the
# same list `slice(-1)` is right and `splice(-1)` raises an error that an index must be positive,
# so one would expect an unsupported call to raise. The mistake shows only if a list has two
# squares or more. I found no issue about it.
#
# What to do: write `squares[squares.length - 1]`, and find a square by an id or by its text.
#
# Output seen:
# at(-1): automerge Dog, plain Owl; read from the document Owl
# at(-2): automerge Dog, plain Cat; read from the document Cat
# slice(-1): automerge Owl, plain Owl; read from the document Owl
# includes(squares[1]): automerge false, plain true; read from the document true
# indexOf(squares[1]): automerge 1, plain 1; read from the document 1
# lastIndexOf(squares[1]): automerge -1, plain 1; read from the document 1
# Object.keys: automerge none, plain 0 1 2; read from the document 0 1 2
# at(-1).text = "Fox": Fox Cat Owl; with length - 1: Dog Cat Fox; deleteAt(-1): Cat Owl; splice(-1) raises
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @automerge/automerge@3.5.0
cat >squares.mjs <<'JS'
import { change, clone, from } from '@automerge/automerge'

const squares = ['Dog', 'Cat', 'Owl'].map((text) => ({ text }))
const card = from({ squares: squares.map((square) => ({ ...square })) })
const questions = {
  'at(-1)': (list) => list.at(-1).text,
  'at(-2)': (list) => list.at(-2).text,
  'slice(-1)': (list) => list.slice(-1)[0].text,
  'includes(squares[1])': (list) => list.includes(list[1]),
  'indexOf(squares[1])': (list) => list.indexOf(list[1]),
  'lastIndexOf(squares[1])': (list) => list.lastIndexOf(list[1]),
  'Object.keys': (list) => Object.keys(list).join(' ') || 'none',
}
for (const [name, ask] of Object.entries(questions)) {
  let within
  change(clone(card), (draft) => {
    within = ask(draft.squares)
  })
  console.log(`${name}: automerge ${within}, plain ${ask(squares)}; read from the document ${ask(card.squares)}`)
}
function edited(edit) {
  try {
    return change(clone(card), (draft) => edit(draft.squares)).squares.map(({ text }) => text).join(' ')
  } catch {
    return 'raises'
  }
}
const last = edited((list) => (list.at(-1).text = 'Fox'))
const byLength = edited((list) => (list[list.length - 1].text = 'Fox'))
const deleted = edited((list) => list.deleteAt(-1))
const spliced = edited((list) => list.splice(-1))
console.log(`at(-1).text = "Fox": ${last}; with length - 1: ${byLength}; deleteAt(-1): ${deleted}; splice(-1) ${spliced}`)
JS
node squares.mjs | tee seen
cat >expected <<'TEXT'
at(-1): automerge Dog, plain Owl; read from the document Owl
at(-2): automerge Dog, plain Cat; read from the document Cat
slice(-1): automerge Owl, plain Owl; read from the document Owl
includes(squares[1]): automerge false, plain true; read from the document true
indexOf(squares[1]): automerge 1, plain 1; read from the document 1
lastIndexOf(squares[1]): automerge -1, plain 1; read from the document 1
Object.keys: automerge none, plain 0 1 2; read from the document 0 1 2
at(-1).text = "Fox": Fox Cat Owl; with length - 1: Dog Cat Fox; deleteAt(-1): Cat Owl; splice(-1) raises
TEXT
cmp seen expected
