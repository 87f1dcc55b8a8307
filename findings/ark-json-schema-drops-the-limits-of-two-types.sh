#!/bin/sh
# @ark/json-schema 0.0.6 with arktype 2.2.10 on Node 20.20: `jsonSchemaToType`, which makes checks of ArkType of a JSON
# Schema: squares and titles as an OpenAPI document has them. ajv 8.20.0 says which values are valid.
#
# Behaviour: where `type` is a list, all limits beside it are dropped. `{"type": ["string", "null"], "maxLength": 5}`, the
# way of OpenAPI 3.1 to write a title that may be missing, takes a title of any length, and a number that may be null
# has no `minimum`. With one type, or with `anyOf`, they hold. Lengths count UTF-16 units, so a title of two emoji is too
# long for 2. A reference (`$ref`), which each larger document has, and a schema that says nothing (`{}`) raise an error.
#
# Why it surprises: by JSON Schema 2020-12 (validation, 4.2 and 6) each limit holds for the values of its type, whatever
# others may come, and a length counts characters (6.3.1). The readme names what isn't supported, `if` and `dependencies`
# among it, and has nothing on lists of types; such schemas pass without a word, so that the checks look complete while
# half of them is gone. (I found no issue on it.)
#
# What to do: write `anyOf` with one type in each part before the schema is read, as zod's `toJSONSchema` does it for
# `nullable()`, and put references in. Print `expression` of what was made: it shows the limits that are left.
#
# Output seen (schema; what was made of it; values on which the two differ):
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
