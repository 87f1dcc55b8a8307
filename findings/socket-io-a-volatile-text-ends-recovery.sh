#!/bin/sh
# socket.io and socket.io-client 4.8.4 (socket.io-adapter 2.5.8) on Node 20.20, with
# `connectionStateRecovery` on. A client receives one call, perhaps a volatile event, loses its
# connection, misses a call and reconnects.
#
# Behaviour: after a volatile event whose last argument is a string the client is not recovered,
# and what it missed is lost. After a volatile number, or an object with the same string, it is
# recovered. The server appends an offset, a string, to the arguments of each event except
# volatile ones and those with an acknowledgement; the client takes the last argument of any event
# for the offset if it is a string, and so asks to continue after "Ann". The offset is also passed
# to each listener, as an argument that the application did not send.
#
# Why it surprises: a volatile event is one that may be lost, not one that makes others get lost.
# The documentation mentions the offset ("added at the end of the data array, for backward
# compatibility") and no such limit; the tracker has it as an open pull request, 5539.
#
# What to do: send one object as the only argument of an event, volatile or not, and write no
# listener that counts its arguments or has an optional one.
#
# Output seen:
# no volatile event: recovered, the missed call came; heard call(2 arguments) call(2 arguments)
# a volatile text: not recovered, the missed call is lost; heard call(2 arguments) typing(1 argument)
# a volatile number: recovered, the missed call came; heard call(2 arguments) typing(1 argument) call(2 arguments)
# a volatile object: recovered, the missed call came; heard call(2 arguments) typing(1 argument) call(2 arguments)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund socket.io@4.8.4 socket.io-client@4.8.4 socket.io-adapter@2.5.8
cat >recovery.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'

const http = createServer()
const io = new Server(http, { connectionStateRecovery: {} })
http.listen(0, '127.0.0.1')
await once(http, 'listening')
const came = (client, event) => new Promise((resolve) => client.once(event, resolve))

async function tryOut(name, argument) {
  const connection = once(io, 'connection')
  const client = connect(`http://127.0.0.1:${http.address().port}`, { forceNew: true, transports: ['websocket'] })
  const heard = []
  client.onAny((event, ...list) => heard.push(`${event}(${list.length} argument${list.length > 1 ? 's' : ''})`))
  const first = came(client, 'call')
  const [[socket]] = await Promise.all([connection, came(client, 'connect')])
  socket.emit('call', { word: 'first' })
  await first
  if (argument !== undefined) {
    const typing = came(client, 'typing')
    socket.volatile.emit('typing', argument)
    await typing
  }
  const lost = once(socket, 'disconnect')
  const back = came(client, 'connect')
  client.io.engine.close()
  await lost
  socket.emit('call', { word: 'missed' })
  await back
  await new Promise((resolve) => setTimeout(resolve, 500))
  const outcome = client.recovered ? 'recovered' : 'not recovered'
  const missed = heard.filter((event) => event.startsWith('call')).length > 1 ? 'came' : 'is lost'
  console.log(`${name}: ${outcome}, the missed call ${missed}; heard ${heard.join(' ')}`)
  client.close()
}
await tryOut('no volatile event')
await tryOut('a volatile text', 'Ann')
await tryOut('a volatile number', 7)
await tryOut('a volatile object', { who: 'Ann' })
process.exit(0)
JS
node recovery.mjs | tee seen
test "$(cat seen)" = 'no volatile event: recovered, the missed call came; heard call(2 arguments) call(2 arguments)
a volatile text: not recovered, the missed call is lost; heard call(2 arguments) typing(1 argument)
a volatile number: recovered, the missed call came; heard call(2 arguments) typing(1 argument) call(2 arguments)
a volatile object: recovered, the missed call came; heard call(2 arguments) typing(1 argument) call(2 arguments)'
