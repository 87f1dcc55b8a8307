#!/bin/sh
# zod 4.6.7 (compared with 4.4.3), valibot 1.5.0, mongoose 9.12.1 and ajv 8.20.0 on Node 20.20:
# one text, one limit.
#
# Behaviour: since its minor version 4.5.0 zod measures a string in code points, so that `min`,
# `max` and `length` agree with the `minLength` and `maxLength` of its JSON Schema. `minLength`
# and `maxLength` of valibot and of mongoose count UTF-16 code units, as HTML's `maxlength` does,
# and so does `zod/v3` of the same package. The Japanese name 𠮷田 has two code points and three
# code units.
#
# Why it surprises: a limit that is defined once, as a number, becomes two limits: the server
# (zod) accepts a name that the form (valibot) rejects, or the form accepts a name as long enough
# and the server calls it too short. With a limit of 50 the server now stores up to 100 units,
# where code that truncates with `slice(0, 50)` can halve a character. An update within `^4.4.3`
# is enough, and a text that was long enough before is rejected.
#
# What to do: use one measure everywhere: `maxCodePoints` and `minCodePoints` of valibot, a custom
# validator in mongoose, or `.refine((text) => text.length <= 50)` in zod.
#
# Output seen:
# zod 4.4.3: max 2 no, min 3 yes
# zod 4.6.7: max 2 yes, min 3 no
# zod 4.6.7, zod/v3: max 2 no, min 3 yes
# JSON Schema of zod 4.6.7: max 2 yes, min 3 no
# valibot, length: max 2 no, min 3 yes
# valibot, code points: max 2 yes, min 3 no
# mongoose: max 2 no, min 3 yes
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 zod-4-4@npm:zod@4.4.3 valibot@1.5.0 mongoose@9.12.1 ajv@8.20.0
cat >lengths.mjs <<'JS'
import { Ajv2020 } from 'ajv/dist/2020.js'
import mongoose from 'mongoose'
import * as v from 'valibot'
import * as z from 'zod'
import * as older from 'zod-4-4'
import * as v3 from 'zod/v3'

const name = '𠮷田'
const zod = ({ string }) => [string().max(2), string().min(3)].map((schema) => schema.safeParse(name).success)
const valibot = (...checks) => checks.map((check) => v.is(v.pipe(v.string(), check), name))
const jsonSchema = [z.string().max(2), z.string().min(3)].map((schema) =>
  new Ajv2020().validate(z.toJSONSchema(schema), name),
)
const stored = async (limit) => {
  const Card = mongoose.model(Object.keys(limit)[0], new mongoose.Schema({ title: { type: String, ...limit } }))
  const refused = await new Card({ title: name }).validate().catch((error) => error)
  return !refused
}
const answers = {
  'zod 4.4.3': zod(older),
  'zod 4.6.7': zod(z),
  'zod 4.6.7, zod/v3': zod(v3),
  'JSON Schema of zod 4.6.7': jsonSchema,
  'valibot, length': valibot(v.maxLength(2), v.minLength(3)),
  'valibot, code points': valibot(v.maxCodePoints(2), v.minCodePoints(3)),
  mongoose: [await stored({ maxLength: 2 }), await stored({ minLength: 3 })],
}
const said = (taken) => (taken ? 'yes' : 'no')
for (const [library, [max, min]] of Object.entries(answers))
  console.log(`${library}: max 2 ${said(max)}, min 3 ${said(min)}`)
JS
node lengths.mjs | tee seen
test "$(cat seen)" = 'zod 4.4.3: max 2 no, min 3 yes
zod 4.6.7: max 2 yes, min 3 no
zod 4.6.7, zod/v3: max 2 no, min 3 yes
JSON Schema of zod 4.6.7: max 2 yes, min 3 no
valibot, length: max 2 no, min 3 yes
valibot, code points: max 2 yes, min 3 no
mongoose: max 2 no, min 3 yes'
