#!/bin/sh
# quicktype-core 26.0.0 (npm) on Node 20.20 generates Python from a JSON Schema with the marks of
# a square, which are symbols.
#
# Behaviour: a symbol without letters gets a name from a fixed series of words, EMPTY, MARK (from
# the property), PURPLE, FLUFFY. A check mark is named EMPTY, a smiling face EMPTY, a frowning one
# MARK. The assignment depends on all symbols and their order: when a ♥ is added before the
# others, or two change places, the same name stands for another symbol. The same happens in
# TypeScript with enums and in Go. Words in other scripts (да, нет) keep their letters.
#
# Why it surprises: the order of an enum is insignificant in JSON Schema (2020-12, validation,
# 6.1.2). A client that sends `Mark.EMPTY` for a check mark sends ♥ after the code is generated
# again: it compiles, and its tests, which use the names, pass. "Empty" for a mark is misleading
# from the start. One expects an error, a name from Unicode (CHECK_MARK), or at least that
# existing values keep their names. I found no issue about it.
#
# What to do: use words for the symbols in the API ("tick", "heart") and symbols only on screen;
# or let quicktype write unions of strings in place of enums, as it does for TypeScript by
# default, and compare with the symbol itself.
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
