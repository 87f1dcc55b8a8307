#!/bin/sh
# @typia/utils 14.0.6 and @samchon/openapi 6.0.1, the package that it comes from, on Node 20.20:
# an OpenAPI 3.1 document, converted to 3.0. zod 4.6.7 writes two of the schemas, ajv 8.20.0 says
# what is valid before and after.
#
# Behaviour: a word of two to nine letters, with the two limits in `allOf` as zod's `and` writes
# them, becomes `{}`, which accepts anything, and so does a mark that is a number or a string,
# `"enum": [0, "free"]`. The older package also converts an array of anything, `{ "type": "array"
# }`, to one that must be empty, and a row that starts with a letter followed by numbers to one
# that may contain the letter only.
#
# Why it surprises: both are made for conversion between the versions, all of this can be
# expressed in 3.0, and no error is raised or logged. A server that validates requests with the
# result accepts words of any length; with the older package it rejects the history and the rows
# of a card. (typia 2392 fixed the array of anything; on the rest I found no issue.)
#
# What to do: write the limits of a word into one schema, and use one type per value; if a tool
# needs 3.0, let zod write it: `z.toJSONSchema` with `target: 'openapi-3.0'` keeps the limits.
#
# Output seen (+ accepts, - rejects; as written, by @typia/utils, by @samchon/openapi):
# word "A" "Meeting" "A very long word": -+- +++ +++
# mark 0 "free" "call": ++- +++ +++
# history [] ["B7",12]: ++ ++ +-
# row ["B"] ["B",7,12] ["B","I"]: ++- ++- +--
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @typia/utils@14.0.6 @samchon/openapi@6.0.1 zod@4.6.7 ajv@8.20.0
cat >convert.mjs <<'JS'
import { OpenApi } from '@samchon/openapi'
import { OpenApiConverter } from '@typia/utils'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

const write = (type) => {
  const { $schema, ...schema } = z.toJSONSchema(type)
  return schema
}
const schemas = {
  word: [write(z.string().min(2).and(z.string().max(9))), 'A', 'Meeting', 'A very long word'],
  mark: [{ enum: [0, 'free'] }, 0, 'free', 'call'],
  history: [{ type: 'array' }, [], ['B7', 12]],
  row: [write(z.tuple([z.literal('B')], z.int())), ['B'], ['B', 7, 12], ['B', 'I']],
}
const info = { title: 'Cards', version: '1' }
const document = (schema) => ({ openapi: '3.1.0', info, paths: {}, components: { schemas: { schema } } })
const ajv = new Ajv2020({ strict: false })
const verdict = (schema, values) => values.map((value) => (ajv.validate(schema, value) ? '+' : '-')).join('')
for (const [name, [schema, ...values]] of Object.entries(schemas)) {
  const old = [
    OpenApiConverter.downgradeDocument(OpenApiConverter.upgradeDocument(document(schema)), '3.0'),
    OpenApi.downgrade(OpenApi.convert(document(schema)), '3.0'),
  ]
  const verdicts = [schema, ...old.map((made) => made.components.schemas.schema)].map((each) => verdict(each, values))
  console.log(`${name} ${values.map((value) => JSON.stringify(value)).join(' ')}: ${verdicts.join(' ')}`)
}
JS
node convert.mjs | tee seen
cat >expected <<'END'
word "A" "Meeting" "A very long word": -+- +++ +++
mark 0 "free" "call": ++- +++ +++
history [] ["B7",12]: ++ ++ +-
row ["B"] ["B",7,12] ["B","I"]: ++- ++- +--
END
cmp seen expected
