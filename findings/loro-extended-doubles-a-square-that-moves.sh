#!/bin/sh
# @loro-extended/change 5.4.2 (npm, typed documents on Loro) with loro-crdt 1.17.1 on Node 20.20: squares in a
# `Shape.movableList`, moved within `doc.change`.
#
# Behaviour: in a list of plain values it is enough that a square was read before the move.
# `list.get(0); list.move(0, 2)` turns "Dog, Cat, Owl" into "Dog, Owl, Dog": Cat is lost, Dog is
# duplicated. A tick set before the move stays with the index, and the square that moves to that
# index is overwritten by the one that left. In a list of structs nothing is lost, but a tick set
# with `get(0)` after the move goes to Dog, which is at index 2 now. Without a read before it the
# move is right, and insert and delete are right with or without one. Replacing (`set`) a square
# that was ticked puts the old one back.
#
# Why it surprises: the readme shows `sections.move(0, 1)` inside `change` as its example of
# reordering, and speaks of transactions. The library caches what `get` and `find` return by
# index, and writes it back at the end of `change`. insert and delete shift these indexes, `move`
# and `set` do not. For Loro it is an edit like others, so each peer gets the duplicated square,
# and undo is the only way back. (I found no issue.)
#
# What to do: move in a `change` of its own, and read in another, or use `loro(doc).doc` for
# moves.
#
# Output seen:
# plain values: Cat, Owl, Dog; read first Dog, Owl, Dog
# plain structs: Cat, Owl, Dog; read first Dog, Owl, Dog; Dog ticked first Dog+, Owl, Dog
# structs: Cat, Owl, Dog; read first Cat, Owl, Dog; first place ticked after a read and a move Cat, Owl, Dog+
# Cat ticked, then replaced by Hen: plain structs Dog, Cat+, Owl; structs Dog, Hen, Owl
# in two changes: Cat, Owl, Dog+
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @loro-extended/change@5.4.2 loro-crdt@1.17.1
cat >squares.mjs <<'JS'
import { createTypedDoc, Shape } from '@loro-extended/change'

const fields = { text: Shape.plain.string(), ticked: Shape.plain.boolean() }
const shapes = {
  values: [Shape.plain.string(), (text) => text],
  plain: [Shape.plain.struct(fields), (text) => ({ text, ticked: false })],
  structs: [Shape.struct(fields), (text) => ({ text, ticked: false })],
}
function squares(kind, ...changes) {
  const [shape, square] = shapes[kind]
  const doc = createTypedDoc(Shape.doc({ list: Shape.movableList(shape) }))
  for (const text of ['Dog', 'Cat', 'Owl']) doc.list.push(square(text))
  for (const change of changes) doc.change(({ list }) => change(list))
  return doc.toJSON().list.map((now) => (now.text ?? now) + (now.ticked ? '+' : '')).join(', ')
}
const move = (list) => list.move(0, 2)
const tick = (list) => { list.get(0).ticked = true }
const read = (list) => list.get(0)
const look = (list) => read(list).text
const all = (...steps) => (list) => steps.forEach((step) => step(list))
const replace = all((list) => { list.get(1).ticked = true }, (list) => list.set(1, { text: 'Hen', ticked: false }))

console.log(`plain values: ${squares('values', move)}; read first ${squares('values', all(read, move))}`)
const plain = [squares('plain', move), squares('plain', all(look, move)), squares('plain', all(tick, move))]
console.log(`plain structs: ${plain[0]}; read first ${plain[1]}; Dog ticked first ${plain[2]}`)
const late = squares('structs', all(look, move, tick))
const structs = [squares('structs', move), squares('structs', all(look, move))]
console.log(`structs: ${structs[0]}; read first ${structs[1]}; first place ticked after a read and a move ${late}`)
console.log(`Cat ticked, then replaced by Hen: plain structs ${squares('plain', replace)}; structs ${squares('structs', replace)}`)
console.log(`in two changes: ${squares('plain', tick, move)}`)
JS
node squares.mjs | tee seen
cat >expected <<'TEXT'
plain values: Cat, Owl, Dog; read first Dog, Owl, Dog
plain structs: Cat, Owl, Dog; read first Dog, Owl, Dog; Dog ticked first Dog+, Owl, Dog
structs: Cat, Owl, Dog; read first Cat, Owl, Dog; first place ticked after a read and a move Cat, Owl, Dog+
Cat ticked, then replaced by Hen: plain structs Dog, Cat+, Owl; structs Dog, Hen, Owl
in two changes: Cat, Owl, Dog+
TEXT
cmp seen expected
