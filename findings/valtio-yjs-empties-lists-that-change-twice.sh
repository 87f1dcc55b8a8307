#!/bin/sh
# valtio-yjs 0.7.0 with valtio 2.3.2 and yjs 13.6.33 on Node 20.20: the squares and the last calls
# of a card as arrays of a proxy, which is shared with another host through a Y.Map.
#
# Behaviour: two changes of one array in the same tick can destroy its content, here and at the
# other host. A square is renamed and another one removed: all squares are lost. A call is pushed
# and the oldest one shifted out, to keep a list of the last three calls: it becomes three times
# null. If of several strings one is set and one removed, only one is left. Directly after the
# statements the proxy is right; a moment later the content of Yjs is written back to it. In the
# other order (`shift`, then `push`), or in two ticks, it is right.
#
# Why it surprises: the readme says "now you can mutate the state" and that mutating arrays is
# possible; it calls the project alpha, without a limit of this kind. Each change by itself is
# right, and so are the package's tests, of one change each. valtio reports the changes of a tick
# together, each with the indexes at its own time; the library combines them as if all indexes
# were final ones. No error is raised in these cases (in some others one is). I found no issue
# about it; pull requests 52 and 57 fixed other cases.
#
# What to do: let valtio report the first change before the second (`await Promise.resolve()`
# between them), or combine the two: assign a new array, `card.calls = [...card.calls.slice(1),
# call]`.
#
# Output seen (directly after; later; at the other host):
# rename, then remove: Fox Owl; none; none
# push, then shift: Cat Owl Bee; null null null; null null null
# set, then remove: Fox Owl; Owl; Owl
# shift, then push: Cat Owl Bee; Cat Owl Bee; Cat Owl Bee
# array anew: Cat Owl Bee; Cat Owl Bee; Cat Owl Bee
# push, await, shift: Dog Cat Owl Bee; Cat Owl Bee; Cat Owl Bee
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund valtio-yjs@0.7.0 valtio@2.3.2 yjs@13.6.33 react@19.2.0
cat >lists.mjs <<'JS'
import { setTimeout as wait } from 'node:timers/promises'
import { proxy } from 'valtio/vanilla'
import { bind } from 'valtio-yjs'
import * as Y from 'yjs'

const words = ['Dog', 'Cat', 'Owl']
const squares = words.map((text) => ({ text }))
const shown = ({ list }) => list.map((item) => item?.text ?? String(item)).join(' ') || 'none'

async function outcome(name, list, edit) {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()]
  mine.on('update', (update) => Y.applyUpdate(theirs, update))
  const [card, other] = [proxy({ list: structuredClone(list) }), proxy({})]
  bind(card, mine.getMap('card'))
  bind(other, theirs.getMap('card'))
  await wait(20)
  const done = edit(card.list, card)
  const right = shown(card)
  await done
  await wait(100)
  console.log(`${name}: ${right}; ${shown(card)}; ${shown(other)}`)
}
await outcome('rename, then remove', squares, (list) => {
  list[1].text = 'Fox'
  list.splice(0, 1)
})
await outcome('push, then shift', words, (list) => [list.push('Bee'), list.shift()])
await outcome('set, then remove', words, (list) => [(list[1] = 'Fox'), list.splice(0, 1)])
await outcome('shift, then push', words, (list) => [list.shift(), list.push('Bee')])
await outcome('array anew', words, (list, card) => (card.list = [...list.slice(1), 'Bee']))
await outcome('push, await, shift', words, async (list) => {
  list.push('Bee')
  await Promise.resolve()
  list.shift()
})
JS
node lists.mjs | tee seen
cat >expected <<'TEXT'
rename, then remove: Fox Owl; none; none
push, then shift: Cat Owl Bee; null null null; null null null
set, then remove: Fox Owl; Owl; Owl
shift, then push: Cat Owl Bee; Cat Owl Bee; Cat Owl Bee
array anew: Cat Owl Bee; Cat Owl Bee; Cat Owl Bee
push, await, shift: Dog Cat Owl Bee; Cat Owl Bee; Cat Owl Bee
TEXT
cmp seen expected
