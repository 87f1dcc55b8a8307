#!/bin/sh
# orval 8.38.0 (its client "zod", zod 4.6.7) and @hey-api/openapi-ts 0.99.0, on Node 22.23 (npm's
# package `node`): an OpenAPI 3.1 document with a value that is a short string or a number. ajv
# 8.20.0 says which values are valid.
#
# Behaviour: from a schema whose `type` is a list, orval makes a union, and gives each member the
# constraints of the other: the number may not be larger than `maxLength`, the string not shorter
# than `minimum`. With `maxLength` 5 and `minimum` 1 the number 50 is rejected and so is the empty
# string. hey-api assigns the constraints right.
#
# Why it surprises: by JSON Schema 2020-12 (validation, 4.2 and 6) each such keyword applies only
# to values of its own type; OpenAPI 3.1 uses schemas of that dialect, and a list of types is its
# way to describe a square that holds a word or a number of classic bingo. The constraints look
# ordinary in the generated code, so a reader doesn't notice, and a game with the numbers 1 to 5
# works. No warning is given. (Issue 2436, open, is about types that were left out; pull request
# 2447 made unions of them.)
#
# What to do: write such a value as `anyOf` of two schemas, each with its own constraints, which
# orval reads right (the last lines). zod's `z.union` is written this way. Let a test pass the
# largest number and the empty string to the generated schema.
#
# Output seen:
# types: orval zod.union([zod.string().min(1).max(5),zod.int().min(1).max(5)])
# anyOf: orval zod.union([zod.string().max(5),zod.int().min(1)])
# 3: valid; orval types takes, anyOf takes; hey-api types takes
# 50: valid; orval types refuses, anyOf takes; hey-api types takes
# "": valid; orval types refuses, anyOf takes; hey-api types takes
# 0: not valid; orval types refuses, anyOf refuses; hey-api types refuses
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --force node@22.23.3 orval@8.38.0 @hey-api/openapi-ts@0.99.0 zod@4.6.7 \
  typescript@5.9.3 ajv@8.20.0
cat >api.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "Cards", "version": "1" },
  "paths": { "/square": { "get": { "operationId": "getSquare", "responses": { "200": { "description": "A square",
    "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Square" } } } } } } } },
  "components": { "schemas": { "Square": { "type": "object", "properties": {
    "types": { "type": ["string", "integer"], "maxLength": 5, "minimum": 1 },
    "anyOf": { "anyOf": [{ "type": "string", "maxLength": 5 }, { "type": "integer", "minimum": 1 }] } } } } } }
JSON
cat >orval.config.mjs <<'JS'
export default { api: { input: './api.json', output: { target: 'orval.ts', client: 'zod' } } }
JS
cat >ask.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { GetSquareResponse } from './orval.ts'
import { zSquare } from './hey/zod.gen.ts'

const code = readFileSync('orval.ts', 'utf8')
const constants = Object.fromEntries(Array.from(code.matchAll(/const (\w+) = (\d+);/g), (match) => match.slice(1)))
for (const [, name, union] of code.matchAll(/"(types|anyOf)": (zod\.union\(.*\))\.optional/g)) {
  console.log(`${name}: orval ${union.replace(/getSquare\w+/g, (constant) => constants[constant])}`)
}
const { Square } = JSON.parse(readFileSync('api.json', 'utf8')).components.schemas
const isValid = new Ajv2020({ strict: false }).compile(Square)
const ask = (schema, square) => (schema.safeParse(square).success ? 'takes' : 'refuses')
for (const value of [3, 50, '', 0]) {
  const types = { types: value }
  const told = `orval types ${ask(GetSquareResponse, types)}, anyOf ${ask(GetSquareResponse, { anyOf: value })}`
  const valid = isValid(types) ? 'valid' : 'not valid'
  console.log(`${JSON.stringify(value)}: ${valid}; ${told}; hey-api types ${ask(zSquare, types)}`)
}
JS
node=node_modules/.bin/node
"$node" node_modules/orval/dist/bin/orval.mjs --config orval.config.mjs >log 2>&1
"$node" node_modules/@hey-api/openapi-ts/bin/run.js -i api.json -o hey -p zod @hey-api/typescript >log 2>&1
"$node" --no-warnings ask.mjs | tee seen
cat >expected <<'TEXT'
types: orval zod.union([zod.string().min(1).max(5),zod.int().min(1).max(5)])
anyOf: orval zod.union([zod.string().max(5),zod.int().min(1)])
3: valid; orval types takes, anyOf takes; hey-api types takes
50: valid; orval types refuses, anyOf takes; hey-api types takes
"": valid; orval types refuses, anyOf takes; hey-api types takes
0: not valid; orval types refuses, anyOf refuses; hey-api types refuses
TEXT
cmp seen expected
