#!/bin/sh
# quicktype-core 26.0.0 (npm) on Node 20.20 makes Python of a JSON Schema with the marks of a square, which are signs.
#
# Behaviour: a sign without letters gets a name from a fixed row of words, EMPTY, MARK (for the property), PURPLE,
# FLUFFY. A tick is named EMPTY, a smile EMPTY, its opposite MARK. Who has which name hangs on all signs and their
# order: when the schema gets a ♥ before the others, or two change places, the same name stands for another sign. So it
# is in TypeScript with enums and in Go. Words of other scripts (да, нет) keep their letters.
#
# Why it surprises: the order of an enum means nothing in JSON Schema (2020-12, validation, 6.1.2). A client that sends
# `Mark.EMPTY` to put a tick sends ♥ after the next generation: it compiles, and its tests by name pass. "Empty" for a
# mark misleads from the start. One expects an error, a name by Unicode (CHECK_MARK), or at least that what there is
# keeps its name. I found no issue about it.
#
# What to do: give the signs words in the API ("tick", "heart") and keep the signs to the screen; or let quicktype write
# unions of strings in place of enums, as it does for TypeScript by default, and compare by the sign itself.
#
# Output seen:
# ✓ ✗ ★: EMPTY ✓, MARK ✗, PURPLE ★
# ♥ ✓ ✗ ★: EMPTY ♥, FLUFFY ★, MARK ✓, PURPLE ✗
# ✗ ✓ ★: EMPTY ✗, MARK ✓, PURPLE ★
# ☺ ☹: EMPTY ☺, MARK ☹
# да нет: ДА да, НЕТ нет
# Go, ♥ ✓ ✗: Empty ♥, Mark ✓, Purple ✗
# TypeScript, ♥ ✓ ✗: Empty ♥, Mark ✓, Purple ✗
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund quicktype-core@26.0.0
cat >marks.mjs <<'JS'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

async function names(marks, lang, rendererOptions) {
  const schema = { type: 'object', required: ['mark'], properties: { mark: { enum: marks } } }
  const input = new JSONSchemaInput(undefined)
  await input.addSource({ name: 'Square', schema: JSON.stringify(schema) })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({ inputData, lang, rendererOptions })
  const cases = lines.join('\n').matchAll(/^\s+(\S+)\s+(?:MarkEnum\s+)?= "(.+?)"/gm)
  return Array.from(cases, ([, name, sign]) => `${name} ${sign}`).sort().join(', ')
}
for (const marks of [['✓', '✗', '★'], ['♥', '✓', '✗', '★'], ['✗', '✓', '★'], ['☺', '☹'], ['да', 'нет']])
  console.log(`${marks.join(' ')}: ${await names(marks, 'python', { 'python-version': '3.7' })}`)
console.log(`Go, ♥ ✓ ✗: ${await names(['♥', '✓', '✗'], 'go', {})}`)
console.log(`TypeScript, ♥ ✓ ✗: ${await names(['♥', '✓', '✗'], 'typescript', { 'prefer-unions': 'false' })}`)
JS
node marks.mjs | tee seen
expected='✓ ✗ ★: EMPTY ✓, MARK ✗, PURPLE ★
♥ ✓ ✗ ★: EMPTY ♥, FLUFFY ★, MARK ✓, PURPLE ✗
✗ ✓ ★: EMPTY ✗, MARK ✓, PURPLE ★
☺ ☹: EMPTY ☺, MARK ☹
да нет: ДА да, НЕТ нет
Go, ♥ ✓ ✗: Empty ♥, Mark ✓, Purple ✗
TypeScript, ♥ ✓ ✗: Empty ♥, Mark ✓, Purple ✗'
test "$(cat seen)" = "$expected"
