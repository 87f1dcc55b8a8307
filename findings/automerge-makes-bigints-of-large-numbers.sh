#!/bin/sh
# @automerge/automerge 3.5.0 on Node 20.20: numbers in a document that two hosts share, saved and loaded.
#
# Behaviour: Number.MAX_SAFE_INTEGER and all larger integers come back as BigInt, negative ones as
# numbers. From 2 ** 63 on the value is lost too: 1e20 and Number.MAX_VALUE are read as
# 9223372036854775807n. Then `JSON.stringify` of the card raises, as does `Math.max` over a list
# with one of them, and `includes` doesn't find the number that was stored. The class Float64
# doesn't help: it is read as an object around the same BigInt.
#
# Why it surprises: the package's types accept a number and promise that the document keeps its
# type, and MAX_SAFE_INTEGER is still a safe integer. "Sort after all others" is often written as
# such a number, a seed may have 60 bits, and each is a valid JSON number. No error is raised when
# it is written; the other host's page fails when it serialises the card as JSON. (BigInt came
# with pull request 1169. Issue 1222, open, reports 1.1e24.)
#
# What to do: keep integers in a document below Number.MAX_SAFE_INTEGER, seeds and ids as strings,
# and use null for "after all others".
#
# Output seen:
# Number.MAX_SAFE_INTEGER - 1: read number 9007199254740990; JSON {"order":9007199254740990}
# Number.MAX_SAFE_INTEGER: read bigint 9007199254740991n; JSON raises
# Number.MIN_SAFE_INTEGER: read number -9007199254740991; JSON {"order":-9007199254740991}
# 2 ** 64: read bigint 9223372036854775807n; JSON raises
# -(2 ** 64): read number -18446744073709552000; JSON {"order":-18446744073709552000}
# 1e20: read bigint 9223372036854775807n; JSON raises
# Number.MAX_VALUE: read bigint 9223372036854775807n; JSON raises
# Number.MAX_VALUE in Float64: read object 9223372036854775807n; JSON raises
# list: includes false; Math.max raises
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @automerge/automerge@3.5.0
cat >numbers.mjs <<'JS'
import * as Automerge from '@automerge/automerge'

const show = (value) => (typeof value === 'bigint' ? `${value}n` : String(value))
const numbers = {
  'Number.MAX_SAFE_INTEGER - 1': Number.MAX_SAFE_INTEGER - 1,
  'Number.MAX_SAFE_INTEGER': Number.MAX_SAFE_INTEGER,
  'Number.MIN_SAFE_INTEGER': Number.MIN_SAFE_INTEGER,
  '2 ** 64': 2 ** 64,
  '-(2 ** 64)': -(2 ** 64),
  '1e20': 1e20,
  'Number.MAX_VALUE': Number.MAX_VALUE,
  'Number.MAX_VALUE in Float64': new Automerge.Float64(Number.MAX_VALUE),
}
for (const [name, order] of Object.entries(numbers)) {
  const card = Automerge.load(Automerge.save(Automerge.from({ order })))
  const read = card.order?.value ?? card.order
  let json
  try {
    json = JSON.stringify(card)
  } catch {
    json = 'raises'
  }
  console.log(`${name}: read ${typeof card.order} ${show(read)}; JSON ${json}`)
}
const squares = Automerge.from({ order: [3, Number.MAX_SAFE_INTEGER, 1] })
let highest
try {
  highest = Math.max(...squares.order)
} catch {
  highest = 'raises'
}
console.log(`list: includes ${squares.order.includes(Number.MAX_SAFE_INTEGER)}; Math.max ${highest}`)
JS
node numbers.mjs | tee seen
test "$(cat seen)" = 'Number.MAX_SAFE_INTEGER - 1: read number 9007199254740990; JSON {"order":9007199254740990}
Number.MAX_SAFE_INTEGER: read bigint 9007199254740991n; JSON raises
Number.MIN_SAFE_INTEGER: read number -9007199254740991; JSON {"order":-9007199254740991}
2 ** 64: read bigint 9223372036854775807n; JSON raises
-(2 ** 64): read number -18446744073709552000; JSON {"order":-18446744073709552000}
1e20: read bigint 9223372036854775807n; JSON raises
Number.MAX_VALUE: read bigint 9223372036854775807n; JSON raises
Number.MAX_VALUE in Float64: read object 9223372036854775807n; JSON raises
list: includes false; Math.max raises'
