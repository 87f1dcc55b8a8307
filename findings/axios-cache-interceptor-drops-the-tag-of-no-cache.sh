#!/bin/sh
# axios-cache-interceptor 1.12.3 with axios 1.21.1 on Node 20.20: a client requests a card twice
# from a server that sends an `ETag` and answers 304 if the client sends it back;
# http-cache-semantics 4.3.0 says what a cache may do.
#
# Behaviour: with `Cache-Control: no-cache`, the usual directive for a card that changes, nothing
# is stored: the ETag is never sent, and the whole card is downloaded each time. With `max-age=0`
# the ETag is sent and the server answers 304. After a PUT, POST or DELETE to the card's URL, the
# cache still returns the card as it was before the change.
#
# Why it surprises: the readme begins with ETag and Cache-Control. By RFC 9111 no-cache (5.2.2.4)
# lets a response be stored and requires its validation before each use; only no-store (5.2.2.5)
# forbids storing. Two headers that mean nearly the same either save the download or don't, and no
# error is raised, only traffic. A successful unsafe request must invalidate the stored response
# for its URL (4.4). (Issue 822, closed, was similar, for must-revalidate; I found none on these.)
#
# What to do: send `max-age=0, must-revalidate` where clients use this package, or give
# `setupCache` a `headerInterpreter` of your own; and name in `cache.update` of each change the
# entries that it invalidates.
#
# Output seen (header: second response; ETags that the server received; by RFC 9111):
# no-cache: in full; none, none; may be kept
# max-age=0: as kept; none, "v7"; may be kept
# max-age=60: as kept; none; may be kept
# no-store: in full; none, none; may not be kept
# GET, PUT, GET of max-age=60: card 1, card 1
# GET, POST, GET of max-age=60: card 1, card 1
# GET, DELETE, GET of max-age=60: card 1, card 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund axios-cache-interceptor@1.12.3 axios@1.21.1 http-cache-semantics@4.3.0
cat >client.mjs <<'JS'
import { once } from 'node:events'
import http from 'node:http'
import Axios from 'axios'
import { setupCache } from 'axios-cache-interceptor'
import CachePolicy from 'http-cache-semantics'

let header
let cards = 0
let tags = []
const server = http.createServer((request, response) => {
  const tag = request.headers['if-none-match']
  tags.push(tag ?? 'none')
  response.setHeader('Cache-Control', header)
  response.setHeader('ETag', '"v7"')
  if (tag === '"v7"') return response.writeHead(304).end()
  cards += 1
  response.end(`card ${cards}`)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const url = `http://127.0.0.1:${server.address().port}/card`
function start(value) {
  header = value
  cards = 0
  tags = []
  return setupCache(Axios.create())
}
for (const value of ['no-cache', 'max-age=0', 'max-age=60', 'no-store']) {
  const client = start(value)
  await client.get(url)
  const { data } = await client.get(url)
  const answer = { status: 200, headers: { 'cache-control': value, etag: '"v7"' } }
  const policy = new CachePolicy({ url, method: 'GET', headers: {} }, answer, { shared: false })
  const kept = policy.storable() ? 'may be kept' : 'may not be kept'
  console.log(`${value}: ${data === 'card 1' ? 'as kept' : 'in full'}; ${tags.join(', ')}; ${kept}`)
}
for (const method of ['put', 'post', 'delete']) {
  const client = start('max-age=60')
  const before = await client.get(url)
  await client[method](url)
  const after = await client.get(url)
  console.log(`GET, ${method.toUpperCase()}, GET of max-age=60: ${before.data}, ${after.data}`)
}
server.close()
server.closeAllConnections()
JS
node client.mjs | tee seen
cat >expected <<'TEXT'
no-cache: in full; none, none; may be kept
max-age=0: as kept; none, "v7"; may be kept
max-age=60: as kept; none; may be kept
no-store: in full; none, none; may not be kept
GET, PUT, GET of max-age=60: card 1, card 1
GET, POST, GET of max-age=60: card 1, card 1
GET, DELETE, GET of max-age=60: card 1, card 1
TEXT
cmp seen expected
