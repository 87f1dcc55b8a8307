#!/bin/sh
# zod 4.6.7 (`z.fromJSONSchema`) and json-schema-to-zod 2.8.1 on Node 20.20, orval 8.38.0, @hey-api/openapi-ts 0.99.0 and
# openapi-typescript 7.13.0 on Node 22.23 (npm's package `node`), reading a card as zod's own `z.toJSONSchema` writes it:
# `z.record(z.enum(['B', 'I', 'N', 'G', 'O']), ...)`, numbers by column. ajv 8.20.0 says which cards are valid.
#
# Behaviour: a card without any column is valid for each of the five, and for all but zod a card
# with an extra column X too: they generate a record with arbitrary keys. zod keeps the names but
# forgets that all of them are required, so that it accepts more than its own schema allowed. For
# an object with five properties all five require each of them.
#
# Why it surprises: the document says both, `propertyNames` with the names and `required` with
# them (JSON Schema 2020-12, core, 10.3.2.4, and validation, 6.5.3), ajv reads both, and zod 4
# itself requires all keys of such a record. The two ways of writing a card mean the same in the
# schema. Nothing is reported. (zod writes `required` since its issue 5474. In 6323
# `fromJSONSchema` required names that weren't in `required`; since that was fixed it is the other
# way round. I found nothing on the other four.)
#
# What to do: write a card with known columns as `z.object`, and keep `z.record` for keys that are
# not known in advance.
#
# Output seen (+ accepts, - rejects; the record, then the object):
# record: {"type":"object","propertyNames":{"type":"string","enum":["B","I","N","G","O"]},"required":["B","I","N","G","O"]}
# full, B only, empty, X too
# ajv: +---; +---
# z.fromJSONSchema: +++-; +---
# json-schema-to-zod: ++++; +---
# orval: ++++; +--+
# hey-api: ++++; +--+
# openapi-typescript: { [key: string]: number[]; }; { B: number[]; I: number[]; N: number[]; G: number[]; O: number[]; }
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --force node@22.23.3 zod@4.6.7 json-schema-to-zod@2.8.1 orval@8.38.0 \
  @hey-api/openapi-ts@0.99.0 openapi-typescript@7.13.0 typescript@5.9.3 ajv@8.20.0
cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import { z } from 'zod'

const [column, names] = [z.array(z.int().min(1).max(75)), ['B', 'I', 'N', 'G', 'O']]
const object = z.object(Object.fromEntries(names.map((name) => [name, column])))
const schema = z.toJSONSchema(z.object({ record: z.record(z.enum(names), column).optional(), object: object.optional() }))
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } }
const paths = { '/card': { get: { operationId: 'getCard', responses: { 200: { description: 'A card', content } } } } }
const info = { title: 'Cards', version: '1' }
writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas: { Card: schema } } }))
writeFileSync('made.js', jsonSchemaToZod(schema, { module: 'esm', name: 'Card', zodVersion: 4 }))
JS
cat >orval.config.mjs <<'JS'
export default { api: { input: './api.json', output: { target: 'orval.ts', client: 'zod' } } }
JS
cat >ask.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { zCard } from './hey/zod.gen.ts'
import { Card } from './made.js'
import { GetCardResponse } from './orval.ts'

const schema = JSON.parse(readFileSync('api.json', 'utf8')).components.schemas.Card
const { additionalProperties, ...rest } = schema.properties.record
console.log(`record: ${JSON.stringify(rest)}`)
const full = { B: [1], I: [16], N: [31], G: [46], O: [61] }
const cards = { full, 'B only': { B: [1] }, empty: {}, 'X too': { ...full, X: [1] } }
const takers = { ajv: new Ajv2020().compile(schema) }
const readers = { 'z.fromJSONSchema': z.fromJSONSchema(schema), 'json-schema-to-zod': Card }
const made = { ...readers, orval: GetCardResponse, 'hey-api': zCard }
for (const [name, zod] of Object.entries(made)) takers[name] = (value) => zod.safeParse(value).success
console.log(Object.keys(cards).join(', '))
for (const [taker, takes] of Object.entries(takers)) {
  const told = (way) => Object.values(cards).map((card) => (takes({ [way]: card }) ? '+' : '-')).join('')
  console.log(`${taker}: ${told('record')}; ${told('object')}`)
}
const types = readFileSync('types.ts', 'utf8').replaceAll(/\s+/g, ' ')
console.log(`openapi-typescript: ${types.match(/record\?: (\{.*?\})/)[1]}; ${types.match(/object\?: (\{.*?\})/)[1]}`)
JS
node write.mjs
{
  ./node_modules/node/bin/node node_modules/.bin/orval --config orval.config.mjs
  ./node_modules/node/bin/node node_modules/.bin/openapi-ts -i api.json -o hey -p zod
  ./node_modules/node/bin/node node_modules/.bin/openapi-typescript api.json -o types.ts
} </dev/null >log 2>&1
./node_modules/node/bin/node --no-warnings ask.mjs | tee seen
cat >expected <<'END'
record: {"type":"object","propertyNames":{"type":"string","enum":["B","I","N","G","O"]},"required":["B","I","N","G","O"]}
full, B only, empty, X too
ajv: +---; +---
z.fromJSONSchema: +++-; +---
json-schema-to-zod: ++++; +---
orval: ++++; +--+
hey-api: ++++; +--+
openapi-typescript: { [key: string]: number[]; }; { B: number[]; I: number[]; N: number[]; G: number[]; O: number[]; }
END
cmp seen expected
