#!/bin/sh
# y-socket.io 1.1.3 (socket.io 4.8.4, yjs 13.6.33) on Node 20.20: cards that are edited together,
# each in a room named after the card.
#
# Behaviour: "Bingo #1" and "Bingo #2" are one document, and so are "Who's late?" and "Who's
# late": the words of each appear on both cards, and in what the server stores. "Dog, Cat" never
# syncs: its connection is closed and reopened again and again, without a "connection-error".
# Other names, in any script and with / or %, are separate rooms.
#
# Why it surprises: the readme calls it a room name, and states no limit. The name is inserted
# unescaped into a URL, where `#` and `?` end the path, and then becomes a namespace of Socket.IO,
# whose packets end a namespace with a comma and can't escape one. The provider keeps the name it
# was given, and reports "connected" and "synced". A test with "room-1" and "room-2" passes. (A
# pull request for Socket.IO to reject a comma, 5545, was closed; for y-socket.io I found no
# issue.)
#
# What to do: name a room by an id of letters, digits, "-" and "_", never by user-written text.
# `encodeURIComponent` helps too, as the last line shows: the server then knows the room by its
# encoded name.
#
# Output seen:
# Zoo: synced, Zoo
# Bingo #1: synced, Bingo #1 and Bingo #2
# Bingo #2: synced, Bingo #1 and Bingo #2
# Who's late?: synced, Who's late and Who's late?
# Who's late: synced, Who's late and Who's late?
# Dog, Cat: not synced, 0 errors, Dog, Cat
# on the server: Bingo , Who's late, Zoo
# encoded, Bingo #1: synced, Bingo #1; Bingo #2: synced, Bingo #2; Dog, Cat: synced, Dog, Cat
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund y-socket.io@1.1.3 socket.io@4.8.4 socket.io-client@4.8.4 yjs@13.6.33
cat >rooms.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { SocketIOProvider } from 'y-socket.io'
import { YSocketIO } from 'y-socket.io/dist/server'
import * as Y from 'yjs'

const http = createServer().listen(0, '127.0.0.1')
await once(http, 'listening')
const server = new YSocketIO(new Server(http))
server.initialize()

function open(title, room) {
  const doc = new Y.Doc()
  const provider = new SocketIOProvider(`ws://127.0.0.1:${http.address().port}`, room, doc, { disableBc: true })
  const card = { title, provider, errors: 0, words: doc.getArray('words') }
  provider.on('connection-error', () => (card.errors += 1))
  card.words.push([title])
  return card
}
function shown({ title, provider, errors, words }) {
  const state = provider.synced ? 'synced' : `not synced, ${errors} errors`
  return `${title}: ${state}, ${words.toArray().sort().join(' and ')}`
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 3000))
const cards = ['Zoo', 'Bingo #1', 'Bingo #2', "Who's late?", "Who's late", 'Dog, Cat'].map((title) => open(title, title))
await settled()
for (const card of cards) console.log(shown(card))
console.log(`on the server: ${[...server.documents.keys()].sort().join(', ')}`)
const encoded = ['Bingo #1', 'Bingo #2', 'Dog, Cat'].map((title) => open(title, encodeURIComponent(title)))
await settled()
console.log(`encoded, ${encoded.map(shown).join('; ')}`)
process.exit(0)
JS
node rooms.mjs | tee seen
cat >expected <<'TEXT'
Zoo: synced, Zoo
Bingo #1: synced, Bingo #1 and Bingo #2
Bingo #2: synced, Bingo #1 and Bingo #2
Who's late?: synced, Who's late and Who's late?
Who's late: synced, Who's late and Who's late?
Dog, Cat: not synced, 0 errors, Dog, Cat
on the server: Bingo , Who's late, Zoo
encoded, Bingo #1: synced, Bingo #1; Bingo #2: synced, Bingo #2; Dog, Cat: synced, Dog, Cat
TEXT
cmp seen expected
