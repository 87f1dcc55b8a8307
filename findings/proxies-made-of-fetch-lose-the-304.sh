#!/bin/sh
# hono 4.13.19 (`hono/proxy`, @hono/node-server 2.1.9) and h3 2.0.8 (`proxyRequest`) in front of
# express 5.3.0, compared with http-proxy-3 1.23.3, on Node 20.20. A client requests a card again
# with `If-None-Match` and its ETag.
#
# Behaviour: behind the two proxies that are built on fetch() the response is always 200 with the
# whole body. They forward the ETag, but fetch adds `Cache-Control: no-cache` to any request that
# has `If-None-Match` (the Fetch standard's HTTP-network-or-cache fetch requires it), and Express
# sends no 304 if it sees that header. Directly, and through http-proxy-3, the response is 304.
#
# Why it surprises: ETag, method and path arrive as they should, and each of the three parts
# follows a rule of its own. A client that polls a card by its ETag downloads all of it each time,
# unnoticed but for the traffic. RFC 9110, section 13.1.2, requires 304 and has no such exception;
# Express' documentation of `req.fresh` mentions it in half a sentence. The same happens to a bot
# that polls with fetch() without any proxy.
#
# What to do: let the server compare the ETag itself, not with `req.fresh`; or let the proxy, or
# the bot, send its own `Cache-Control: max-age=0`, which fetch leaves alone.
#
# Output seen:
# directly: 304; Express heard "v1", no Cache-Control
# http-proxy-3: 304; Express heard "v1", no Cache-Control
# hono: 200; Express heard "v1", no-cache
# h3: 200; Express heard "v1", no-cache
# hono with max-age=0: 304; Express heard "v1", max-age=0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hono@4.13.19 @hono/node-server@2.1.9 h3@2.0.8 http-proxy-3@1.23.3 express@5.3.0
cat >proxies.mjs <<'JS'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { H3, proxyRequest, toNodeHandler } from 'h3'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import httpProxy from 'http-proxy-3'

async function listen(handler) {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${server.address().port}`
}
let heard
const app = express()
app.get('/card', (request, response) => {
  heard = `${request.get('If-None-Match')}, ${request.get('Cache-Control') ?? 'no Cache-Control'}`
  response.set('ETag', '"v1"').json({ title: 'Meeting' })
})
const upstream = await listen(app)

const whole = new Hono().get('/card', (c) => proxy(`${upstream}/card`, c.req))
const mended = new Hono().get('/card', (c) => {
  const headers = { ...c.req.header(), 'Cache-Control': 'max-age=0' }
  return proxy(`${upstream}/card`, { ...c.req, headers })
})
const byH3 = new H3().get('/card', (event) => proxyRequest(event, `${upstream}/card`))
const old = httpProxy.createProxyServer({ target: upstream })
const ways = {
  directly: upstream,
  'http-proxy-3': await listen((request, response) => old.web(request, response)),
  hono: await listen(getRequestListener(whole.fetch)),
  h3: await listen(toNodeHandler(byH3)),
  'hono with max-age=0': await listen(getRequestListener(mended.fetch)),
}
for (const [name, address] of Object.entries(ways)) {
  const [response] = await once(get(`${address}/card`, { headers: { 'If-None-Match': '"v1"' } }), 'response')
  response.resume()
  console.log(`${name}: ${response.statusCode}; Express heard ${heard}`)
}
process.exit(0)
JS
node proxies.mjs | tee seen
test "$(cat seen)" = 'directly: 304; Express heard "v1", no Cache-Control
http-proxy-3: 304; Express heard "v1", no Cache-Control
hono: 200; Express heard "v1", no-cache
h3: 200; Express heard "v1", no-cache
hono with max-age=0: 304; Express heard "v1", max-age=0'
