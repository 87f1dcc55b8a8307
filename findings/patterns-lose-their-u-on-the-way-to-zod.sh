#!/bin/sh
# zod 4.6.7 (`z.fromJSONSchema`) and json-schema-to-zod 2.8.1 on Node 20.20, orval 8.38.0 and @hey-api/openapi-ts 0.99.0 on
# Node 22.23 (npm's package `node`), reading three patterns of a square as zod's own `z.toJSONSchema` writes them. ajv
# 8.20.0 says which words are valid.
#
# Behaviour: of a title that begins with a letter (`^\p{L}`) zod makes a schema that refuses "Dog" and takes "p{L}", so that
# what zod wrote zod itself doesn't read; json-schema-to-zod does the same. They build the pattern without the flag u,
# where `\p` is the letter p. The other two set the flag if they see a `\p`, and else not: one or two characters
# (`^.{1,2}$`) are refused for 🎉🎂, and one of three emoji (`^[🎉🎂🎈]$`) for each of the three, by all four.
#
# Why it surprises: JSON Schema 2020-12 (core, 6.4) has patterns built with the flag u, ajv does it, and zod's patterns had
# it before they were written. Where a pattern has digits and Latin letters only it is the same without, so a client of an
# English card works. Nothing is reported. (Orval 3841 and hey-api 3460, closed, brought the flag for `\p`. kubb 4.39.3
# wrote all three without it. zod's documentation calls `fromJSONSchema` experimental and doesn't speak of patterns.)
#
# What to do: leave such patterns out of the document by `override` of `z.toJSONSchema` and keep them on the server, or
# write the emoji as `(🎉|🎂|🎈)`. Let a test give the schema that is made a word that isn't English, and an emoji.
#
# Output seen (+ takes, - refuses, word by word):
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
