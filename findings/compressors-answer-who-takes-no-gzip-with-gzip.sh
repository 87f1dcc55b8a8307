#!/bin/sh
# @polka/compression 1.0.0-next.28 and http-compression 1.1.3, compared with compression 1.8.2, on
# Node 20.20, as middleware of a plain server; http-cache-semantics 4.2.0 says what a shared cache
# does with the responses.
#
# Behaviour: the two search `Accept-Encoding` for the word gzip and nothing else. "gzip;q=0",
# which refuses gzip, gets gzip. `Cache-Control: no-transform`, which tells `compression` and
# proxies to leave a response alone, has no effect. No response has `Vary`, so a cache in front of
# the server gives the compressed card to the next client, even one that can't decompress it. And
# http-compression prefers Brotli, at its lowest quality, so the card is larger than with gzip.
#
# Why it surprises: by RFC 9110 a coding of weight 0 is not acceptable (12.4.2, 12.5.3), and
# `Vary` names the request fields by which a response was chosen (12.5.5). One readme says that it
# compresses "for requests that support it, as determined by the `Accept-Encoding` request
# header", the other that it finds "the best encoding" by itself. (It gives 1 as the quality of
# Brotli; the code uses 0.) Browsers accept both codings, so nothing is noticed until there is a
# cache in between, or a plain client is served after a browser. I found no issue about these.
#
# What to do: set `Vary: Accept-Encoding` on each response before them, and call them only if a
# parser of the header (negotiator) allows it; or use `compression`, which does all of this and
# also works with a plain Node server.
#
# Output seen:
# compression: gzip gives gzip; gzip;q=0 gives plain; no-transform gives plain; Vary Accept-Encoding
#   a cache gives the packed card to one who takes none: false
# polka: gzip gives gzip; gzip;q=0 gives gzip; no-transform gives gzip; Vary none
#   a cache gives the packed card to one who takes none: true
# http-compression: gzip gives gzip; gzip;q=0 gives gzip; no-transform gives gzip; Vary none
#   a cache gives the packed card to one who takes none: true
# http-compression: of 2501 bytes 442 by gzip, 727 by br
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @polka/compression@1.0.0-next.28 http-compression@1.1.3 compression@1.8.2 \
  http-cache-semantics@4.2.0
cat >ask.mjs <<'JS'
import http from 'node:http'
import polka from '@polka/compression'
import compression from 'compression'
import CachePolicy from 'http-cache-semantics'
import httpCompression from 'http-compression'

const card = JSON.stringify({ cells: Array.from({ length: 200 }, (_, index) => `Square ${index}`) })
async function served(middleware, use) {
  const server = http.createServer((request, response) =>
    middleware(request, response, () => {
      response.setHeader('Content-Type', 'application/json')
      const control = request.url === '/still' ? 'public, max-age=60, no-transform' : 'public, max-age=60'
      response.setHeader('Cache-Control', control)
      response.end(card)
    }),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const ask = (coding, path = '/') =>
    new Promise((resolve) => {
      const options = { port, host: '127.0.0.1', path, agent: false, headers: { 'accept-encoding': coding } }
      http.get(options, (response) => {
        let bytes = 0
        response.on('data', (chunk) => (bytes += chunk.length))
        const { headers, statusCode } = response
        const seen = { bytes, headers, coding: headers['content-encoding'] ?? 'plain' }
        const answered = { url: path, method: 'GET', headers: options.headers }
        const policy = () => new CachePolicy(answered, { status: statusCode, headers })
        response.on('end', () => resolve({ ...seen, bytes, policy: policy() }))
      })
    })
  await use(ask)
  server.close()
}
const kinds = { compression: compression(), polka: polka(), 'http-compression': httpCompression() }
for (const [name, middleware] of Object.entries(kinds)) {
  await served(middleware, async (ask) => {
    const packed = await ask('gzip')
    const refused = await ask('gzip;q=0')
    const still = await ask('gzip', '/still')
    const told = `gzip gives ${packed.coding}; gzip;q=0 gives ${refused.coding}; no-transform gives ${still.coding}`
    console.log(`${name}: ${told}; Vary ${packed.headers.vary ?? 'none'}`)
    const next = { url: '/', method: 'GET', headers: {} }
    const given = packed.policy.satisfiesWithoutRevalidation(next)
    console.log(`  a cache gives the packed card to one who takes none: ${given}`)
    if (name !== 'http-compression') return
    const small = await ask('gzip, br')
    console.log(`${name}: of ${card.length} bytes ${packed.bytes} by gzip, ${small.bytes} by ${small.coding}`)
  })
}
JS
node ask.mjs | tee seen
cat >expected <<'TEXT'
compression: gzip gives gzip; gzip;q=0 gives plain; no-transform gives plain; Vary Accept-Encoding
  a cache gives the packed card to one who takes none: false
polka: gzip gives gzip; gzip;q=0 gives gzip; no-transform gives gzip; Vary none
  a cache gives the packed card to one who takes none: true
http-compression: gzip gives gzip; gzip;q=0 gives gzip; no-transform gives gzip; Vary none
  a cache gives the packed card to one who takes none: true
http-compression: of 2501 bytes 442 by gzip, 727 by br
TEXT
cmp seen expected
