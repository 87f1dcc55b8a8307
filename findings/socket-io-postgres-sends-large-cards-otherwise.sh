#!/bin/sh
# @socket.io/postgres-adapter 0.5.0 with socket.io 4.8.4 on Node 20.20, over PGlite 0.5.17
# (PostgreSQL as WebAssembly, in the same process, behind a pool of a few lines): what one server
# of a cluster sends to the others, with mongoose 9.12.1 values.
#
# Behaviour: a message of up to 8,000 bytes is sent as JSON, a larger one as MessagePack, and the
# two carry different values. In a small card an id and a date arrive as strings; in a large one
# the id is an object of four numbers, a document exposes its internals, `$__` and `_doc`, with no
# `title`, a URL is empty, and an undefined field is null. No error is raised. A message of
# exactly 8,000 bytes doesn't arrive at all: PostgreSQL's limit is lower.
#
# Why it surprises: the readme describes `payloadThreshold` as a size in bytes, above which a
# table is used; it doesn't say that the values change with it. Socket.IO sends JSON to clients at
# all sizes. So a handler on another server works for weeks, until a card has a few more words.
# (Pull request 17 of the adapter, merged, is about the 8,000 bytes; I found nothing on the
# values.)
#
# What to do: pass plain values to `emit`, `JSON.parse(JSON.stringify(card))` or `toObject` with
# ids as strings, and set `payloadThreshold` to 7999.
#
# Output seen:
# id: small "64b000000000000000000001"; large {"i0":6598656,"i1":0,"i2":0,"i3":1}
# date: small string; large Date
# document: small title,_id; large $__,_doc
# address: small "https://a.example/card"; large {}
# undefined: small {}; large {"note":null}
# 7999 bytes: arrives
# 8000 bytes: lost, payload string too long
# 8001 bytes: arrives
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @socket.io/postgres-adapter@0.5.0 socket.io@4.8.4 mongoose@9.12.1 \
  @electric-sql/pglite@0.5.17
cat >cluster.mjs <<'JS'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { createAdapter } from '@socket.io/postgres-adapter'
import mongoose from 'mongoose'
import { Server } from 'socket.io'

const database = await PGlite.create()
await database.exec(`CREATE TABLE socket_io_attachments
  (id bigserial UNIQUE, created_at timestamptz DEFAULT NOW(), payload bytea)`)
let bytes
const pool = {
  query(text, values) {
    if (text.includes('pg_notify')) bytes = Buffer.byteLength(values[1])
    return database.query(text, values)
  },
  async connect() {
    const client = new EventEmitter()
    database.onNotification((channel, payload) => client.emit('notification', { channel, payload }))
    return Object.assign(client, { query: (text) => database.query(text), release() {} })
  },
}
const events = new EventEmitter()
const errorHandler = (error) => events.emit('answer', `lost, ${error.message}`)
const [here, there] = [1, 2].map(() => new Server({ adapter: createAdapter(pool, { errorHandler }) }))
there.on('card', (card) => events.emit('answer', card))
await wait(2000)
async function sent(card) {
  const answer = once(events, 'answer')
  here.serverSideEmit('card', card)
  return (await answer)[0]
}
const Card = mongoose.model('Card', new mongoose.Schema({ title: String }))
const kinds = [
  ['id', new mongoose.Types.ObjectId('64b000000000000000000001'), JSON.stringify],
  ['date', new Date(0), (value) => (value instanceof Date ? 'Date' : typeof value)],
  ['document', new Card({ title: 'Zoo' }), (value) => Object.keys(value).join()],
  ['address', new URL('https://a.example/card'), JSON.stringify],
  ['undefined', { note: undefined }, JSON.stringify],
]
for (const [name, value, show] of kinds) {
  const [small, large] = [await sent({ value, words: '' }), await sent({ value, words: 'x'.repeat(9000) })]
  console.log(`${name}: small ${show(small.value)}; large ${show(large.value)}`)
}
await sent({ words: '' })
const empty = bytes
for (const size of [7999, 8000, 8001]) {
  const answer = await sent({ words: 'x'.repeat(size - empty) })
  console.log(`${size} bytes: ${typeof answer === 'string' ? answer : 'arrives'}`)
}
process.exit(0)
JS
node cluster.mjs | tee seen
cat >expected <<'TEXT'
id: small "64b000000000000000000001"; large {"i0":6598656,"i1":0,"i2":0,"i3":1}
date: small string; large Date
document: small title,_id; large $__,_doc
address: small "https://a.example/card"; large {}
undefined: small {}; large {"note":null}
7999 bytes: arrives
8000 bytes: lost, payload string too long
8001 bytes: arrives
TEXT
cmp seen expected
