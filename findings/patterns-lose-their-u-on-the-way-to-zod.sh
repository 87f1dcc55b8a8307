#!/bin/sh
# zod 4.6.7 (`z.fromJSONSchema`) and json-schema-to-zod 2.8.1 on Node 20.20, orval 8.38.0 and
# @hey-api/openapi-ts 0.99.0 on Node 22.23 (npm's package `node`), reading three patterns for a
# square as zod's own `z.toJSONSchema` writes them. ajv 8.20.0 says which words are valid.
#
# Behaviour: for a title that begins with a letter (`^\p{L}`) zod makes a schema that rejects
# "Dog" and accepts "p{L}", so zod can't read its own output; json-schema-to-zod does the same.
# They compile the pattern without the flag u, and then `\p` is the letter p. The other two set
# the flag only if the pattern contains `\p`: so one or two characters (`^.{1,2}$`) is rejected
# for 🎉🎂, and one of three emoji (`^[🎉🎂🎈]$`) for each of the three, by all four.
#
# Why it surprises: by JSON Schema 2020-12 (core, 6.4) patterns should be compiled with the flag
# u, ajv does it, and zod's patterns had it before they were written. If a text has only digits
# and Latin letters the flag makes no difference, so a client of an English card works. Nothing is
# reported. (Orval 3841 and hey-api 3460, closed, added the flag for `\p`. kubb 4.39.3 wrote all
# three without it. zod's documentation calls `fromJSONSchema` experimental and doesn't mention
# patterns.)
#
# What to do: omit such patterns from the document with `override` of `z.toJSONSchema` and check
# them on the server, or write the emoji as `(🎉|🎂|🎈)`. Let a test pass a non-English word and an
# emoji to the generated schema.
#
# Output seen (+ accepts, - rejects, word by word):
# title: Dog Łódź p{L}; short: A 🎉🎂; emoji: 🎉 🎂 🎈
# ajv: +++; ++; +++
# z.fromJSONSchema: --+; +-; ---
# json-schema-to-zod: --+; +-; ---
# orval: +++; +-; ---
# hey-api: +++; +-; ---
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --force node@22.23.3 zod@4.6.7 json-schema-to-zod@2.8.1 orval@8.38.0 \
  @hey-api/openapi-ts@0.99.0 typescript@5.9.3 ajv@8.20.0
cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import { z } from 'zod'

const word = (pattern) => z.string().regex(pattern).optional()
const square = z.object({ title: word(/^\p{L}/u), short: word(/^.{1,2}$/u), emoji: word(/^[🎉🎂🎈]$/u) })
const schema = z.toJSONSchema(square)
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Square' } } }
const paths = { '/square': { get: { operationId: 'getSquare', responses: { 200: { description: 'A square', content } } } } }
const info = { title: 'Cards', version: '1' }
writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas: { Square: schema } } }))
writeFileSync('made.js', jsonSchemaToZod(schema, { module: 'esm', name: 'Square', zodVersion: 4 }))
JS
cat >orval.config.mjs <<'JS'
export default { api: { input: './api.json', output: { target: 'orval.ts', client: 'zod' } } }
JS
cat >ask.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { zSquare } from './hey/zod.gen.ts'
import { Square } from './made.js'
import { GetSquareResponse } from './orval.ts'

const schema = JSON.parse(readFileSync('api.json', 'utf8')).components.schemas.Square
const asked = Object.entries({ title: ['Dog', 'Łódź', 'p{L}'], short: ['A', '🎉🎂'], emoji: ['🎉', '🎂', '🎈'] })
console.log(asked.map(([name, words]) => `${name}: ${words.join(' ')}`).join('; '))
const takers = { ajv: new Ajv2020().compile(schema) }
const readers = { 'z.fromJSONSchema': z.fromJSONSchema(schema), 'json-schema-to-zod': Square }
const made = { ...readers, orval: GetSquareResponse, 'hey-api': zSquare }
for (const [name, zod] of Object.entries(made)) takers[name] = (value) => zod.safeParse(value).success
for (const [taker, takes] of Object.entries(takers)) {
  const told = asked.map(([name, words]) => words.map((text) => (takes({ [name]: text }) ? '+' : '-')).join(''))
  console.log(`${taker}: ${told.join('; ')}`)
}
JS
node write.mjs
{
  ./node_modules/node/bin/node node_modules/.bin/orval --config orval.config.mjs
  ./node_modules/node/bin/node node_modules/.bin/openapi-ts -i api.json -o hey -p zod
} </dev/null >log 2>&1
./node_modules/node/bin/node --no-warnings ask.mjs | tee seen
cat >expected <<'END'
title: Dog Łódź p{L}; short: A 🎉🎂; emoji: 🎉 🎂 🎈
ajv: +++; ++; +++
z.fromJSONSchema: --+; +-; ---
json-schema-to-zod: --+; +-; ---
orval: +++; +-; ---
hey-api: +++; +-; ---
END
cmp seen expected
