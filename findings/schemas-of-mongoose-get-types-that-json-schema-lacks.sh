#!/bin/sh
# mongoose-to-swagger 1.5.1 and mongoose-schema-jsonschema 4.0.1 with mongoose 9.12.1, on Node
# 20.20: the model of a card as a schema for an OpenAPI document; compared with mongoose's own
# `toJSONSchema`. ajv 8.20.0 says which schemas are valid.
#
# Behaviour: mongoose-to-swagger gives a reference to an owner the type "schemaobjectid", in
# arrays too, and other fields "schemauuid", "schemadecimal128", "schemaint32", "bigint",
# "buffer"; with mongoose 8.24.10 it is the same. Only `_id` and the ids of documents in an array
# are strings. mongoose-schema-jsonschema knows ObjectId, but gives all newer mongoose types and
# buffers their own names, "uuid", "int32", "union". ajv rejects both results, but accepts
# mongoose's own.
#
# Why it surprises: JSON Schema has seven types (2020-12 validation, 6.1.1), OpenAPI 3.0 six of
# them, and the readmes, which promise Swagger or JSON Schema, mention no others. No error is
# raised when the schema is made: the documentation page renders, and a client or a validator
# generated from it fails elsewhere. Plain cards, with strings, numbers, dates and Maps, are
# right, so the fault appears with the first `ref`. I found no issue about it for either.
#
# What to do: use mongoose's own `schema.toJSONSchema()`, which has valid types for all of these
# (but no length limits), or walk over the result and replace each unknown type by `string`.
#
# Output seen (field: mongoose-to-swagger; mongoose-schema-jsonschema; mongoose):
# title: string; string; string
# size: number; number; number
# marks: object; object; object
# owner: schemaobjectid; string; string
# guests: array of schemaobjectid; array of string; array of string
# round: schemaint32; int32; number
# share: schemadouble; double; number
# price: schemadecimal128; decimal128; string
# taps: bigint; bigint; string
# device: schemauuid; uuid; string
# picture: buffer; buffer; string
# seed: union; union; null|string|number
# ajv: not valid; not valid; valid
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps mongoose@9.12.1 mongoose-to-swagger@1.5.1 \
  mongoose-schema-jsonschema@4.0.1 ajv@8.20.0
cat >types.cjs <<'JS'
const Ajv = require('ajv/dist/2020').default
const mongoose = require('mongoose')
const toSwagger = require('mongoose-to-swagger')
require('mongoose-schema-jsonschema')(mongoose)

const { Decimal128, Double, Int32, ObjectId, Union, UUID } = mongoose.Schema.Types
const fields = { title: String, size: Number, marks: { type: Map, of: Boolean }, owner: { type: ObjectId, ref: 'User' } }
Object.assign(fields, { guests: [{ type: ObjectId, ref: 'User' }], round: Int32, share: Double, price: Decimal128 })
Object.assign(fields, { taps: BigInt, device: UUID, picture: Buffer, seed: { type: Union, of: [String, Number] } })
const model = mongoose.model('Card', new mongoose.Schema(fields))
const made = [toSwagger(model), model.jsonSchema(), model.schema.toJSONSchema()]
const typeOf = ({ type, items, anyOf }) => {
  if (anyOf) return anyOf.map(typeOf).join('|')
  return items ? `${[type].flat()[0]} of ${typeOf(items)}` : [type].flat()[0]
}
for (const field of Object.keys(fields)) {
  console.log(`${field}: ${made.map(({ properties }) => typeOf(properties[field])).join('; ')}`)
}
const ajv = new Ajv({ strict: false, validateFormats: false, logger: false })
console.log(`ajv: ${made.map((schema) => (ajv.validateSchema(schema) ? 'valid' : 'not valid')).join('; ')}`)
JS
node types.cjs | tee seen
cat >expected <<'TEXT'
title: string; string; string
size: number; number; number
marks: object; object; object
owner: schemaobjectid; string; string
guests: array of schemaobjectid; array of string; array of string
round: schemaint32; int32; number
share: schemadouble; double; number
price: schemadecimal128; decimal128; string
taps: bigint; bigint; string
device: schemauuid; uuid; string
picture: buffer; buffer; string
seed: union; union; null|string|number
ajv: not valid; not valid; valid
TEXT
cmp seen expected
