#!/bin/sh
# @ark/json-schema 0.0.6 with arktype 2.2.10 on Node 20.20: `jsonSchemaToType`, which makes
# ArkType validators from a JSON Schema, with squares and titles as an OpenAPI document describes
# them. ajv 8.20.0 decides which values are valid.
#
# Behaviour: if `type` is a list, all other constraints next to it are dropped. `{"type":
# ["string", "null"], "maxLength": 5}`, the OpenAPI 3.1 notation for a title that may be null,
# accepts a title of any length, and a nullable number has no `minimum`. With one type, or with
# `anyOf`, the constraints hold. Lengths count UTF-16 code units, so a title of two emoji is too
# long for maxLength 2. A reference (`$ref`), which every larger document contains, and an empty
# schema (`{}`) raise an error.
#
# Why it surprises: by JSON Schema 2020-12 (validation, 4.2 and 6) each constraint applies to
# values of its own type, whatever other types are allowed, and a length counts characters
# (6.3.1). The readme lists what isn't supported, such as `if` and `dependencies`, but not lists
# of types; such schemas are accepted silently, so the validators look complete while half of them
# is missing. (I found no issue on it.)
#
# What to do: before passing the schema, rewrite it to `anyOf` with one type in each branch, as
# zod's `toJSONSchema` does for `nullable()`, and resolve references. Print the `expression` of
# the result: it shows which constraints are left.
#
# Output seen (schema; resulting type; values on which ajv and the type differ):
# {"type":["string","null"],"maxLength":5}; string | null; "Elephant" is not valid, taken
# {"anyOf":[{"type":"string","maxLength":5},{"type":"null"}]}; string <= 5 | null; none
# {"type":["integer","null"],"minimum":1,"maximum":90}; number % 1 | null; 0 is not valid, taken, 91 is not valid, taken
# {"type":["array","null"],"items":{"type":"string"},"maxItems":1}; Array | null; ["a","b"] is not valid, taken, [1] is not valid, taken
# {"type":"string","maxLength":2}; string <= 2; "🦉🐶" is valid, refused
# {"$defs":{"a":{"type":"string"}},"$ref":"#/$defs/a"}; raises
# {}; raises
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ark/json-schema@0.0.6 arktype@2.2.10 ajv@8.20.0
cat >ask.mjs <<'JS'
import { jsonSchemaToType } from '@ark/json-schema'
import { Ajv2020 } from 'ajv/dist/2020.js'

const values = [null, 'Dog', 'Elephant', '🦉🐶', 5, 0, 91, ['a'], ['a', 'b'], [1]]
const schemas = [
  { type: ['string', 'null'], maxLength: 5 },
  { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
  { type: ['integer', 'null'], minimum: 1, maximum: 90 },
  { type: ['array', 'null'], items: { type: 'string' }, maxItems: 1 },
  { type: 'string', maxLength: 2 },
  { $defs: { a: { type: 'string' } }, $ref: '#/$defs/a' },
  {},
]
const ajv = new Ajv2020({ strict: false })
function differences(schema) {
  try {
    const type = jsonSchemaToType(schema)
    const isValid = ajv.compile(schema)
    const told = values
      .filter((value) => isValid(value) !== type.allows(value))
      .map((value) => `${JSON.stringify(value)} is ${isValid(value) ? 'valid, refused' : 'not valid, taken'}`)
    return `${type.expression}; ${told.join(', ') || 'none'}`
  } catch {
    return 'raises'
  }
}
for (const schema of schemas) console.log(`${JSON.stringify(schema)}; ${differences(schema)}`)
JS
node ask.mjs | tee seen
cat >expected <<'TEXT'
{"type":["string","null"],"maxLength":5}; string | null; "Elephant" is not valid, taken
{"anyOf":[{"type":"string","maxLength":5},{"type":"null"}]}; string <= 5 | null; none
{"type":["integer","null"],"minimum":1,"maximum":90}; number % 1 | null; 0 is not valid, taken, 91 is not valid, taken
{"type":["array","null"],"items":{"type":"string"},"maxItems":1}; Array | null; ["a","b"] is not valid, taken, [1] is not valid, taken
{"type":"string","maxLength":2}; string <= 2; "🦉🐶" is valid, refused
{"$defs":{"a":{"type":"string"}},"$ref":"#/$defs/a"}; raises
{}; raises
TEXT
cmp seen expected
