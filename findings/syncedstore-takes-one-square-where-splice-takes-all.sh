#!/bin/sh
# @syncedstore/core 0.6.0 (on yjs 13.6.33) on Node 20.20: the squares of a card, five objects in a shared array, edited
# as a plain array is.
#
# Behaviour: `splice(2)`, which takes all from the third square on, takes the third only, for all who share the card, and
# still returns all of them. Squares that are gone come back without their words. `pop` takes the last square off and
# then raises an error without a message. A count that is too large takes the rest and raises. Who moves a square,
# `splice` and then `push` of what came back, gets an error at the push and has lost the square.
#
# Why it surprises: by the documentation one operates on such an array "like you're used to", and its examples call
# `splice` with a count of one, which is right. The edit that fails first is the one that isn't seen: a card that is cut
# from five rows to three keeps nearly all. And after each error the other hosts have a change that this page takes
# for failed. (ECMAScript, Array.prototype.splice: without a count everything behind the start is removed, and a larger
# count is cut to what is there. Issues 87 and 125 have the error of the push; of the others I found none.)
#
# What to do: give `splice` a count that fits, `array.length - start`, and copy a square (`{ ...square }`) before it is
# taken out, to read it or to put it elsewhere.
#
# Output seen (the squares at the other host, and what came back here):
# splice(2): Dog Cat Fox Bee; returned nothing, Fox, Bee (a plain array: Dog Cat; returned Owl, Fox, Bee)
# splice(3, 9): Dog Cat Owl; raised "Length exceeded!" (a plain array: Dog Cat Owl; returned Fox, Bee)
# pop: Dog Cat Owl Fox; raised "" (a plain array: Dog Cat Owl Fox; returned Bee)
# splice and push: Cat Owl Fox Bee; raised "Not supported: reassigning object that already occurs in the tree." (a plain
#   array: Cat Owl Fox Bee Dog; returned Dog)
# with a copy: Cat Owl Fox Bee Dog; returned Dog (a plain array: the same)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @syncedstore/core@0.6.0 yjs@13.6.33
cat >splice.mjs <<'JS'
import { getYjsDoc, syncedStore, Y } from '@syncedstore/core'

const edits = {
  'splice(2)': (squares) => squares.splice(2),
  'splice(3, 9)': (squares) => squares.splice(3, 9),
  pop: (squares) => [squares.pop()],
  'splice and push': (squares) => {
    const [square] = squares.splice(0, 1)
    squares.push(square)
    return [square]
  },
  'with a copy': (squares) => {
    const square = { ...squares[0] }
    squares.splice(0, 1)
    squares.push(square)
    return [square]
  },
}
const words = (squares) => squares.map(({ text }) => text ?? 'nothing')
function outcome(squares, edit, other) {
  squares.push(...['Dog', 'Cat', 'Owl', 'Fox', 'Bee'].map((text) => ({ text })))
  let end
  try {
    end = `returned ${words(edit(squares)).join(', ')}`
  } catch (error) {
    end = `raised "${error.message}"`
  }
  return `${words(other()).join(' ')}; ${end}`
}
for (const [name, edit] of Object.entries(edits)) {
  const store = syncedStore({ squares: [] })
  const other = syncedStore({ squares: [] })
  getYjsDoc(store).on('update', (update) => Y.applyUpdate(getYjsDoc(other), update))
  const shared = outcome(store.squares, edit, () => other.squares)
  const squares = []
  const plain = outcome(squares, edit, () => squares)
  console.log(`${name}: ${shared} (a plain array: ${plain === shared ? 'the same' : plain})`)
}
JS
node splice.mjs | tee seen
cat >expected <<'TEXT'
splice(2): Dog Cat Fox Bee; returned nothing, Fox, Bee (a plain array: Dog Cat; returned Owl, Fox, Bee)
splice(3, 9): Dog Cat Owl; raised "Length exceeded!" (a plain array: Dog Cat Owl; returned Fox, Bee)
pop: Dog Cat Owl Fox; raised "" (a plain array: Dog Cat Owl Fox; returned Bee)
splice and push: Cat Owl Fox Bee; raised "Not supported: reassigning object that already occurs in the tree." (a plain array: Cat Owl Fox Bee Dog; returned Dog)
with a copy: Cat Owl Fox Bee Dog; returned Dog (a plain array: the same)
TEXT
cmp seen expected
