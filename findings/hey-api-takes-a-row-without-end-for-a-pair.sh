#!/bin/sh
# @hey-api/openapi-ts 0.99.0 with its zod plugin, on Node 22.23 (npm's package `node`), reading
# what zod 4.6.7 writes; openapi-typescript 7.13.0 for comparison. ajv 8.20.0 says which responses
# are valid.
#
# Behaviour: the generated schema rejects responses that the document allows. `{"enum": [1, 2,
# null]}`, which zod writes for `z.literal([1, 2, null])`, becomes 1 or 2, without null. An array
# of one number followed by any number of strings (`prefixItems` and `items`) becomes a pair of
# exactly one number and one string: a row with no string and a row with two are rejected. An
# optional last element (`minItems` 1, `maxItems` 2) becomes required. The types say the same.
#
# Why it surprises: server and client use the same library, so a schema is expected to survive the
# round trip. By JSON Schema 2020-12 null is a value of `enum` like others (validation, 6.1.2),
# `items` applies to each element after `prefixItems` (core, 10.3.1.2), and `prefixItems` alone
# requires no length. `.nullable()` on an enum, which is written as `anyOf`, survives.
# openapi-typescript keeps null; it too makes the last element required (its issue 1892 is about
# `items`). No warning is given.
#
# What to do: write a value that may be null as `.nullable()`, and a row as an object with a
# number and a plain array. Let a test pass each form of a response that the server's schema
# accepts to the generated schema.
#
# Output seen:
# level: null valid, hey-api refuses; 2 valid, hey-api takes
# mode: null valid, hey-api takes
# row: [1] valid, hey-api refuses; [1,"a"] valid, hey-api takes; [1,"a","b"] valid, hey-api refuses
# pair: [1] valid, hey-api refuses; [1,"a"] valid, hey-api takes
# openapi-typescript: level 1 | 2 | null
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --force node@22.23.3 @hey-api/openapi-ts@0.99.0 zod@4.6.7 typescript@5.9.3 \
  ajv@8.20.0 openapi-typescript@7.13.0
cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import * as z from 'zod'

const Card = z.object({
  level: z.literal([1, 2, null]).optional(),
  mode: z.enum(['line', 'full']).nullable().optional(),
  row: z.tuple([z.int()]).rest(z.string()).optional(),
  pair: z.tuple([z.int(), z.string().optional()]).optional(),
})
const { $schema, ...card } = z.toJSONSchema(Card)
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } }
const paths = { '/card': { get: { operationId: 'getCard', responses: { 200: { description: 'The card', content } } } } }
const info = { title: 'Cards', version: '1' }
writeFileSync('api.json', JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas: { Card: card } } }))
JS
cat >ask.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { zCard } from './out/zod.gen.ts'

const { Card } = JSON.parse(readFileSync('api.json', 'utf8')).components.schemas
const isValid = new Ajv2020({ strict: false }).compile(Card)
const answers = { level: [null, 2], mode: [null], row: [[1], [1, 'a'], [1, 'a', 'b']], pair: [[1], [1, 'a']] }
for (const [name, values] of Object.entries(answers)) {
  const told = values.map((value) => {
    const card = { [name]: value }
    const taken = zCard.safeParse(card).success ? 'takes' : 'refuses'
    return `${JSON.stringify(value)} ${isValid(card) ? 'valid' : 'not valid'}, hey-api ${taken}`
  })
  console.log(`${name}: ${told.join('; ')}`)
}
JS
node=node_modules/.bin/node
"$node" write.mjs
"$node" node_modules/@hey-api/openapi-ts/bin/run.js -i api.json -o out -p zod @hey-api/typescript >log 2>&1
"$node" --no-warnings ask.mjs | tee seen
"$node" node_modules/openapi-typescript/bin/cli.js api.json 2>/dev/null \
  | sed -n 's/^ *level?: \(.*\);$/openapi-typescript: level \1/p' | tee -a seen
cat >expected <<'TEXT'
level: null valid, hey-api refuses; 2 valid, hey-api takes
mode: null valid, hey-api takes
row: [1] valid, hey-api refuses; [1,"a"] valid, hey-api takes; [1,"a","b"] valid, hey-api refuses
pair: [1] valid, hey-api refuses; [1,"a"] valid, hey-api takes
openapi-typescript: level 1 | 2 | null
TEXT
cmp seen expected
