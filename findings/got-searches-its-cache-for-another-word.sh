#!/bin/sh
# got 14.6.6 (cacheable-request 13.0.19) on Node 20.20 with its option `cache`: a bot that
# searches for words of cards, and one that changes a card and reads it again.
#
# Behaviour: the search for "Ctrl+C" returns the cached result for "Ctrl C", and the second
# request is never sent. The cache key is the URL as normalize-url writes it: it turns the space
# into a plus sign and then decodes the query, so that `%2B` becomes a plus sign too. And after
# PATCH and DELETE the old card is returned until its max-age ends: these methods have cache keys
# of their own, and the entry of GET stays.
#
# Why it surprises: the readme has "RFC compliant caching" with a check mark. In RFC 9111 the
# cache key includes the target URI (section 2); a cache "MUST invalidate" it after a successful
# unsafe method (4.4). The server is not at fault: each response names the word that it is for.
# Words without a plus sign pass every test, and no error is raised. (In the trackers of got and
# cacheable-request I found neither.)
#
# What to do: search with POST and without the cache, or cache with undici's
# `interceptors.cache()`, which gets both right; or encode the word once more, or as base64url.
# After a change of your own, request with `Cache-Control: no-cache`.
#
# Output seen (what was requested, and what the response is for):
# got: "Ctrl+C" by "Ctrl C"; "A+" by "A "; a card after PATCH: version 1; after DELETE: 200
# undici: "Ctrl+C" by "Ctrl+C"; "A+" by "A+"; a card after PATCH: version 2; after DELETE: 404
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund got@14.6.6 cacheable-request@13.0.19 undici@7.30.2
cat >caches.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import got from 'got'
import { Agent, interceptors, request } from 'undici'

let version
const server = createServer((question, answer) => {
  const { pathname, searchParams } = new URL(question.url, 'http://localhost')
  answer.setHeader('Cache-Control', 'max-age=60')
  if (pathname === '/search') return answer.end(`"${searchParams.get('q')}"`)
  if (question.method === 'PATCH') version++
  if (question.method === 'DELETE') version = 0
  if (!version && question.method === 'GET') answer.statusCode = 404
  answer.end(`version ${version}`)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const base = `http://127.0.0.1:${server.address().port}`

const cache = new Map()
const dispatcher = new Agent().compose(interceptors.cache())
const clients = {
  got: (path, method) => got(base + path, { method, cache, retry: { limit: 0 }, throwHttpErrors: false }),
  undici: async (path, method) => {
    const { statusCode, body } = await request(base + path, { method, dispatcher })
    return { statusCode, body: await body.text() }
  },
}
for (const [name, ask] of Object.entries(clients)) {
  version = 1
  const told = []
  for (const words of [['Ctrl C', 'Ctrl+C'], ['A ', 'A+']]) {
    const answers = []
    for (const word of words) answers.push((await ask(`/search?q=${encodeURIComponent(word)}`, 'GET')).body)
    told.push(`"${words[1]}" by ${answers[1]}`)
  }
  await ask('/card', 'GET')
  await ask('/card', 'PATCH')
  const changed = await ask('/card', 'GET')
  await ask('/card', 'DELETE')
  const gone = await ask('/card', 'GET')
  console.log(`${name}: ${told.join('; ')}; a card after PATCH: ${changed.body}; after DELETE: ${gone.statusCode}`)
}
process.exit(0)
JS
node caches.mjs | tee seen
test "$(cat seen)" = 'got: "Ctrl+C" by "Ctrl C"; "A+" by "A "; a card after PATCH: version 1; after DELETE: 200
undici: "Ctrl+C" by "Ctrl+C"; "A+" by "A+"; a card after PATCH: version 2; after DELETE: 404'
