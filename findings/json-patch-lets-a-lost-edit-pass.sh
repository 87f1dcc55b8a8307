#!/bin/sh
# immutable-json-patch 6.0.3 and json8-patch 1.0.6, compared with fast-json-patch 3.1.1 (with
# `validate`) and rfc6902 5.4.0, on Node 20.20: one host's patches, applied to a card that another
# host has changed.
#
# Behaviour: immutable-json-patch compares serialized JSON in `test`, so it rejects a square with
# the same content but a different order of keys. A `replace` or `remove` of a square that no
# longer exists does nothing, and an `add` past the end of the card appends, all without an error.
# json8-patch does not clone the value in `copy`: both squares are one object from then on, and an
# edit of the copy changes the first one too.
#
# Why it surprises: json8-patch names RFC 6902 and a test suite that it passes,
# immutable-json-patch the standard at jsonpatch.com, which is that RFC. There objects are equal
# whatever the order of their keys (4.6), the target of `replace` and `remove` must exist (4.3,
# 4.2), an index must not be greater than the number of squares (4.1), `copy` adds a value (4.5),
# and a patch that breaks one of these has failed (5). So a guard against a second editor stops a
# harmless edit and lets a conflicting one pass. (Issue 4 of immutable-json-patch was that
# `replace` added a key; since 6.0.2 it does nothing.)
#
# What to do: guard a square by a version or an id of its own, a string, not by `test` of an
# object, and `test` for it before `replace`. Give json8-patch an `add` of the value instead of a
# `copy`.
#
# Output seen:
# test, keys in another order: immutable-json-patch refused; json8-patch, fast-json-patch, rfc6902 done, Dog Cat
# replace of a square that is gone: immutable-json-patch done, Dog Cat; json8-patch, fast-json-patch, rfc6902 refused
# remove of a square that is gone: immutable-json-patch done, Dog Cat; json8-patch, fast-json-patch, rfc6902 refused
# add behind the end: immutable-json-patch done, Dog Cat Owl; json8-patch, fast-json-patch, rfc6902 refused
# edit of a copy: immutable-json-patch, fast-json-patch, rfc6902 done, Owl Dog Cat; json8-patch done, Owl Owl Cat
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund immutable-json-patch@6.0.3 json8-patch@1.0.6 fast-json-patch@3.1.1 rfc6902@5.4.0
cat >patches.mjs <<'JS'
import fast from 'fast-json-patch'
import { immutableJSONPatch } from 'immutable-json-patch'
import json8 from 'json8-patch'
import { applyPatch } from 'rfc6902'

const appliers = {
  'immutable-json-patch': (card, patch) => immutableJSONPatch(card, patch),
  'json8-patch': (card, patch) => json8.apply(card, patch).doc,
  'fast-json-patch': (card, patch) => fast.applyPatch(card, patch, true, false).newDocument,
  rfc6902: (card, patch) => {
    const [error] = applyPatch(card, patch).filter((result) => result !== null)
    if (error) throw error
    return card
  },
}
const owl = { text: 'Owl', color: 'red' }
const patches = {
  'test, keys in another order': [{ op: 'test', path: '/squares/0', value: { color: 'red', text: 'Dog' } }],
  'replace of a square that is gone': [{ op: 'replace', path: '/squares/8', value: owl }],
  'remove of a square that is gone': [{ op: 'remove', path: '/squares/8' }],
  'add behind the end': [{ op: 'add', path: '/squares/8', value: owl }],
  'edit of a copy': [
    { op: 'copy', from: '/squares/0', path: '/squares/0' },
    { op: 'replace', path: '/squares/0/text', value: 'Owl' },
  ],
}
function outcome(apply, patch) {
  const card = { squares: ['Dog', 'Cat'].map((text) => ({ text, color: 'red' })) }
  try {
    return `done, ${apply(card, structuredClone(patch)).squares.map(({ text }) => text).join(' ')}`
  } catch {
    return 'refused'
  }
}
for (const [name, patch] of Object.entries(patches)) {
  const outcomes = Object.entries(appliers).map(([applier, apply]) => [applier, outcome(apply, patch)])
  const kinds = [...new Set(outcomes.map(([, seen]) => seen))]
  const withKind = (kind) => outcomes.filter(([, seen]) => seen === kind).map(([applier]) => applier)
  console.log(`${name}: ${kinds.map((kind) => `${withKind(kind).join(', ')} ${kind}`).join('; ')}`)
}
JS
node patches.mjs | tee seen
expected='test, keys in another order: immutable-json-patch refused; json8-patch, fast-json-patch, rfc6902 done, Dog Cat
replace of a square that is gone: immutable-json-patch done, Dog Cat; json8-patch, fast-json-patch, rfc6902 refused
remove of a square that is gone: immutable-json-patch done, Dog Cat; json8-patch, fast-json-patch, rfc6902 refused
add behind the end: immutable-json-patch done, Dog Cat Owl; json8-patch, fast-json-patch, rfc6902 refused
edit of a copy: immutable-json-patch, fast-json-patch, rfc6902 done, Owl Dog Cat; json8-patch done, Owl Owl Cat'
test "$(cat seen)" = "$expected"
