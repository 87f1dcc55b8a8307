#!/bin/sh
# structurajs 0.12.6 (npm, immutable state by mutating a draft, like immer) on Node 20.20,
# compared with immer 11.2.13: a list of words that is edited twice in one `produce`.
#
# Behaviour: if the list is held in a variable (`const { words } = draft`) or is the state itself,
# removing a word and inserting it again with `splice` loses the last one: "Dog Cat Owl Cow" with
# Dog moved two places becomes "Cat Owl Dog". A push followed by a pop leaves a hole at the end.
# With squares that are objects the move is right, but its inverse patches remove the last square,
# so undo loses it. If the code writes `draft.words` each time, both are right, as is a single
# edit.
#
# Why it surprises: the readme lists among its advantages over immer that it "does support
# transpositions and moves of portions of the draft". A variable for a part of the draft is the
# usual way to write such code, with immer too. No error is raised, and the list looks complete
# until one checks its end. (The readme calls it alpha, with interfaces that may change, and
# "probably already usable". I found no issue.)
#
# What to do: write the path from the draft again for each edit, or assign a finished list.
#
# Output seen (held: the list in a variable; anew: `draft.words` each time):
# move: immer Cat Owl Dog Cow; held Cat Owl Dog; as the state Cat Owl Dog; anew Cat Owl Dog Cow
# push and pop: immer Dog Cat Owl Cow; held Dog Cat Owl Cow -; as the state Dog Cat Owl Cow -; anew Dog Cat Owl Cow
# one insert: immer Dog Hen Cat Owl Cow; held Dog Hen Cat Owl Cow; as the state Dog Hen Cat Owl Cow; anew Dog Hen Cat Owl Cow
# objects, immer: Cat Owl Dog Cow; undone Dog Cat Owl Cow
# objects, structurajs: Cat Owl Dog Cow; undone Dog Cat Owl
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund structurajs@0.12.6 immer@11.2.13
cat >moves.mjs <<'JS'
import * as immer from 'immer'
import * as structura from 'structurajs'

immer.enablePatches()
const edits = {
  move: (list) => {
    const [word] = list().splice(0, 1)
    list().splice(2, 0, word)
  },
  'push and pop': (list) => [list().push('Hen'), list().pop()],
  'one insert': (list) => list().splice(1, 0, 'Hen'),
}
const words = ['Dog', 'Cat', 'Owl', 'Cow']
const shown = (list) => Array.from(list, (word) => word?.text ?? word ?? '-').join(' ')
const held = (edit) => ({ words }) => void edit(() => words)
const anew = (edit) => (draft) => void edit(() => draft.words)
for (const [name, edit] of Object.entries(edits)) {
  const [right, seen] = [immer, structura].map(({ produce }) => shown(produce({ words }, held(edit)).words))
  const other = shown(structura.produce({ words }, anew(edit)).words)
  const list = shown(structura.produce(words, (draft) => void edit(() => draft)))
  console.log(`${name}: immer ${right}; held ${seen}; as the state ${list}; anew ${other}`)
}
for (const library of [immer, structura]) {
  const squares = { words: words.map((text) => ({ text })) }
  const [now, , inverse] = library.produceWithPatches(squares, held(edits.move))
  const undone = shown(library.applyPatches(now, inverse).words)
  console.log(`objects, ${library === immer ? 'immer' : 'structurajs'}: ${shown(now.words)}; undone ${undone}`)
}
JS
node moves.mjs | tee seen
cat >expected <<'TEXT'
move: immer Cat Owl Dog Cow; held Cat Owl Dog; as the state Cat Owl Dog; anew Cat Owl Dog Cow
push and pop: immer Dog Cat Owl Cow; held Dog Cat Owl Cow -; as the state Dog Cat Owl Cow -; anew Dog Cat Owl Cow
one insert: immer Dog Hen Cat Owl Cow; held Dog Hen Cat Owl Cow; as the state Dog Hen Cat Owl Cow; anew Dog Hen Cat Owl Cow
objects, immer: Cat Owl Dog Cow; undone Dog Cat Owl Cow
objects, structurajs: Cat Owl Dog Cow; undone Dog Cat Owl
TEXT
cmp seen expected
