#!/bin/sh
# openapi-python-client 0.29.1 on Python 3.11 reads what zod 4.6.7 writes on Node 20.20; the validator
# @seriousme/openapi-schema-validator 2.11.0 checks it first.
#
# Behaviour: if an OpenAPI 3.1 document contains a `z.tuple` anywhere, no client is generated at
# all. zod writes a tuple as `prefixItems` with `"items": false`; the generator supports boolean
# schemas only in `additionalProperties`, so the document does not parse.
#
# Why it surprises: `false` is a schema (JSON Schema 2020-12, core, section 4.3.2), OpenAPI 3.1
# uses schemas of that dialect, and the generator says that it reads 3.1; it does read
# `prefixItems`. One pair such as row and column in a response leaves all Python users without a
# client, while the validator accepts the document, and openapi-typescript 7.13.0 too. (Its
# tracker has it, 1229, open.)
#
# What to do: remove `items` when the document is written, with `override` of `z.toJSONSchema`:
# zod's `minItems` and `maxItems` express the same.
#
# Output seen:
# zod's tuple: {"type":"array","prefixItems":[{"type":"string"},{"type":"boolean"}],"items":false,"minItems":2,"maxItems":2}
# as zod writes it: valid; Failed to parse OpenAPI document; no client
# without items: valid; a client, pair: list[bool | str]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 @seriousme/openapi-schema-validator@2.11.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check openapi-python-client==0.29.1
cat >document.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod'

const Card = z.object({ title: z.string(), pair: z.tuple([z.string(), z.boolean()]) })
const withoutFalse = ({ jsonSchema }) => jsonSchema.items === false && delete jsonSchema.items

async function write(name, options) {
  const { $schema, ...schema } = z.toJSONSchema(Card, options)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Cards', version: '1' },
    paths: { '/card': { get: { operationId: 'getCard', responses: { 200: { description: 'A card', content } } } } },
    components: { schemas: { Card: schema } },
  }
  const { valid } = await new Validator().validate(document)
  writeFileSync(`${name}.json`, JSON.stringify(document))
  writeFileSync(`${name}.valid`, valid ? 'valid' : 'not valid')
  return schema.properties.pair
}
console.log(`zod's tuple: ${JSON.stringify(await write('zod'))}`)
await write('mended', { override: withoutFalse })
JS
look() {
  python/bin/openapi-python-client generate --path "$1.json" --output-path "$1" --meta none >"$1.log" 2>&1 || true
  if [ -f "$1/models/card.py" ]; then
    result="a client, $(grep -m 1 -o 'pair: list.*' "$1/models/card.py")"
  else
    result="$(grep -o 'Failed to parse OpenAPI document' "$1.log"); no client"
  fi
  echo "$2: $(cat "$1.valid"); $result"
}
node document.mjs | tee seen
{
  look zod 'as zod writes it'
  look mended 'without items'
} | tee -a seen
cat >expected <<'TEXT'
zod's tuple: {"type":"array","prefixItems":[{"type":"string"},{"type":"boolean"}],"items":false,"minItems":2,"maxItems":2}
as zod writes it: valid; Failed to parse OpenAPI document; no client
without items: valid; a client, pair: list[bool | str]
TEXT
cmp seen expected
