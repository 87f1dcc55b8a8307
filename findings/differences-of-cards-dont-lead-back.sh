#!/bin/sh
# json-diff-ts 4.10.4 and @opentf/obj-diff 0.11.0, compared with jsondiffpatch 0.7.7, on Node
# 20.20: a card is changed and the diff is stored; from it the newer card is made from the older
# one (there), and the older from the newer (back).
#
# Behaviour: as soon as a diff adds or removes two squares, applying or reverting it gives a
# different card. `revertChangeset` of json-diff-ts removes only one of two added words. If two
# words are removed and the diff goes through `atomizeChangeset` and back, one of them stays; with
# `embeddedObjKeys`, squares that changed places are no difference at all. `patch` of obj-diff
# empties a removed square but keeps its index: the card has a hole, null in JSON. With one added
# square all of them are right. None raises an error.
#
# Why it surprises: the readmes describe applying and reverting a diff, atomic changes "and back",
# and `patch(a, diff(a, b))`, without a limit. Each removal by json-diff-ts shifts the squares
# that the next one addresses by index. A history made of diffs goes wrong at the first undo of a
# longer paste, and so do all steps after it. (The tracker of json-diff-ts has the revert as an
# open pull request, 412, removals in 404 and the order in 318; I found nothing on obj-diff.)
#
# What to do: store the inverse next to the patch (jsondiffpatch, json8-patch and immer provide
# one), and check each entry of a history when it is made: apply it, revert it and compare.
#
# Output seen (each letter is a square, _ a hole):
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
