#!/bin/sh
# socket.io 4.8.4 with socket.io-msgpack-parser 3.0.2 (notepack.io 2.2.0) on Node 20.20, with
# python-socketio 5.18.1 with `serializer='msgpack'` (msgpack 1.2.4) on Python 3.11 as the client,
# and the same two with JSON.
#
# Behaviour: the parser writes `undefined` and dates as extension type 0, which notepack.io chose
# for itself, though MessagePack has nil, and a standard type (-1) for timestamps. Python's
# msgpack returns an `ExtType` for both: an acknowledgement of `undefined` is not None there, a
# property that JSON omits is present and truthy, and a date is eight bytes. A string that was cut
# within an emoji ends in another character: half a cloud becomes a mahjong tile.
#
# Why it surprises: both sides name the same format in their documentation, plain values arrive as
# they should, and a client in Node gets undefined and dates back unchanged. A switch from JSON to
# save bytes breaks clients in other languages at values that occur rarely. (The README of
# notepack.io describes its two extensions, that of the parser doesn't.)
#
# What to do: call `JSON.parse(JSON.stringify(card))` before `emit`, which gives null, no property
# and dates as strings; cut texts between characters. In Python
# `MsgPackPacket.configure(ext_hook=...)` can convert the first two.
#
# Output seen:
# json: by is missing; words ['a', None]; at '2026-11-29T12:00:00.000Z'
# json: cut text ends in U+D83C; answer None
# msgpack: by is ExtType(code=0, data=b'\x00'); words ['a', ExtType(code=0, data=b'\x00')]; at ExtType of 8 bytes
# msgpack: cut text ends in U+1F000; answer ExtType(code=0, data=b'\x00')
set -eu
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
server=
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund socket.io@4.8.4 socket.io-msgpack-parser@3.0.2 notepack.io@2.2.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-socketio==5.18.1 websocket-client==1.9.2 \
  msgpack==1.2.4
cat >server.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import msgpack from 'socket.io-msgpack-parser'

for (const [name, options] of Object.entries({ json: {}, msgpack: { parser: msgpack } })) {
  const http = createServer()
  new Server(http, options).on('connection', (socket) => {
    const at = new Date('2026-11-29T12:00:00Z')
    socket.emit('call', { text: 'It rains 🌧 all day'.slice(0, 10), by: undefined, words: ['a', undefined], at })
    socket.on('who', (answer) => answer(undefined))
  })
  http.listen(0, '127.0.0.1', () => writeFileSync(name, `${http.address().port}`))
}
JS
cat >client.py <<'PY'
import threading
import msgpack
import socketio

for name, serializer in (('json', 'default'), ('msgpack', 'msgpack')):
    calls, heard = [], threading.Event()
    client = socketio.Client(serializer=serializer)
    client.on('call', lambda call: (calls.append(call), heard.set()))
    client.connect(f'http://127.0.0.1:{open(name).read()}', transports=['websocket'])
    heard.wait(10)
    call = calls[0]
    at = call['at']
    shown = f'ExtType of {len(at.data)} bytes' if isinstance(at, msgpack.ExtType) else repr(at)
    print(f'{name}: by is {call.get("by", "missing")}; words {call["words"]}; at {shown}')
    answer = client.call('who', timeout=10)
    print(f'{name}: cut text ends in U+{ord(call["text"][-1]):04X}; answer {answer}')
    client.disconnect()
PY
node server.mjs &
server=$!
while [ ! -s json ] || [ ! -s msgpack ]; do sleep 0.1; done
python/bin/python client.py | tee seen
cat >expected <<'TEXT'
json: by is missing; words ['a', None]; at '2026-11-29T12:00:00.000Z'
json: cut text ends in U+D83C; answer None
msgpack: by is ExtType(code=0, data=b'\x00'); words ['a', ExtType(code=0, data=b'\x00')]; at ExtType of 8 bytes
msgpack: cut text ends in U+1F000; answer ExtType(code=0, data=b'\x00')
TEXT
cmp seen expected
