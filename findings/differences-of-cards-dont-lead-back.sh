#!/bin/sh
# json-diff-ts 4.10.4 and @opentf/obj-diff 0.11.0 beside jsondiffpatch 0.7.7 on Node 20.20: a card is changed, the
# difference is kept, and from it the newer card is made of the older one and the older of the newer.
#
# Behaviour: as soon as two squares more or two squares fewer are in it, the way back or forth ends at another card.
# `revertChangeset` of json-diff-ts takes one of two added words back and leaves the other. Two removed words that went
# through `atomizeChangeset` and back leave one of them; with `embeddedObjKeys` squares that changed places are no
# difference at all. `patch` of obj-diff empties a removed square but keeps its place: the card has a hole, null in JSON.
# One square more is right in all of them. None raises an error.
#
# Why it surprises: the readmes have applying and reverting of a difference, atomic changes "and back", and
# `patch(a, diff(a, b))`, without a limit. Each removal of json-diff-ts shifts the squares that the next one names by
# their place. A history that is made of differences goes wrong at its first undo of a longer paste, and every step
# behind it with it. (The tracker of json-diff-ts has the revert as an open pull request, 412, removals in 404 and the
# order in 318; I found nothing on obj-diff.)
#
# What to do: keep the inverse beside the patch (jsondiffpatch, json8-patch and immer have one), and check each entry of
# a history when it is made: apply it, take it back and compare.
#
# Output seen (each letter a square, _ a hole):
# json-diff-ts: 1 added: there abcdX, back abcd; 2 added: there abcdXY, back abcdY; 2 removed: there ab, back abcd
# json-diff-ts, atomic: 1 added: there abcdX; 2 added: there abcdXY; 2 removed: there abd
# json-diff-ts, by id: 2 change places: there abcd, back bacd
# obj-diff: 1 added: there abcdX; 2 added: there abcdXY; 2 removed: there ab__
# jsondiffpatch: 1 added: there abcdX, back abcd; 2 added: there abcdXY, back abcd; 2 removed: there ab, back abcd
# jsondiffpatch, by id: 2 change places: there bacd, back abcd
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-diff-ts@4.10.4 @opentf/obj-diff@0.11.0 jsondiffpatch@0.7.7
cat >history.mjs <<'JS'
import { diff as objDiff, patch as objPatch } from '@opentf/obj-diff'
import { applyChangeset, atomizeChangeset, diff, revertChangeset, unatomizeChangeset } from 'json-diff-ts'
import { create } from 'jsondiffpatch'

const card = (letters) => ({ squares: [...letters] })
const cardOfIds = (letters) => ({ squares: [...letters].map((id) => ({ id })) })
const shown = ({ squares }) => Array.from(squares, (square) => square?.id ?? square ?? '_').join('')
const copy = (value) => structuredClone(value)
const byId = { embeddedObjKeys: { squares: 'id' } }
const atoms = (change) => unatomizeChangeset(atomizeChangeset(change))
const plain = create()
const ofIds = create({ objectHash: (square) => square.id })
const edits = { '1 added': ['abcd', 'abcdX'], '2 added': ['abcd', 'abcdXY'], '2 removed': ['abcd', 'ab'] }
const places = { '2 change places': ['abcd', 'bacd'] }
const ways = [
  ['json-diff-ts', edits, card, diff, applyChangeset, revertChangeset],
  ['json-diff-ts, atomic', edits, card, (a, b) => atoms(diff(a, b)), applyChangeset],
  ['json-diff-ts, by id', places, cardOfIds, (a, b) => diff(a, b, byId), applyChangeset, revertChangeset],
  ['obj-diff', edits, card, objDiff, objPatch],
  ['jsondiffpatch', edits, card, (a, b) => plain.diff(a, b), (a, d) => plain.patch(a, d), (b, d) => plain.unpatch(b, d)],
  ['jsondiffpatch, by id', places, cardOfIds, (a, b) => ofIds.diff(a, b), (a, d) => ofIds.patch(a, d), (b, d) => ofIds.unpatch(b, d)],
]
for (const [name, changes, make, compare, apply, revert] of ways) {
  const found = Object.entries(changes).map(([change, [from, to]]) => {
    const difference = compare(make(from), make(to))
    const there = shown(apply(make(from), copy(difference)))
    const back = revert ? `, back ${shown(revert(make(to), copy(difference)))}` : ''
    return `${change}: there ${there}${back}`
  })
  console.log(`${name}: ${found.join('; ')}`)
}
JS
node history.mjs | tee seen
test "$(cat seen)" = 'json-diff-ts: 1 added: there abcdX, back abcd; 2 added: there abcdXY, back abcdY; 2 removed: there ab, back abcd
json-diff-ts, atomic: 1 added: there abcdX; 2 added: there abcdXY; 2 removed: there abd
json-diff-ts, by id: 2 change places: there abcd, back bacd
obj-diff: 1 added: there abcdX; 2 added: there abcdXY; 2 removed: there ab__
jsondiffpatch: 1 added: there abcdX, back abcd; 2 added: there abcdXY, back abcd; 2 removed: there ab, back abcd
jsondiffpatch, by id: 2 change places: there bacd, back abcd'
