#!/bin/sh
# ratelimit-header-parser 0.1.0 (npm, by the authors of express-rate-limit) on Node 20.20 tells a bot how many requests
# remain and until when to wait. The responses come from express-rate-limit 8.7.5 with express 5.3.0 and a plain route.
#
# Behaviour: for a response without a reset header but with `Retry-After: 120`, the reset is two minutes past midnight
# on January 1st, 1970; with a date in Retry-After, the reset is an invalid date. For draft-8, the newest format of
# express-rate-limit, limit and remaining are NaN, and the reset is an invalid date too.
#
# Why it surprises: by RFC 9110, 10.2.3, Retry-After is a date or the seconds to wait; the package reads it as seconds
# since 1970, so no value comes out right. The readme names draft 7 and promises undefined "if it fails to find any
# ratelimit headers". The package finds the header of draft 8, but no part of it, because draft 8 has `r` and `t` for
# `remaining` and `reset`. express-rate-limit has sent it since the end of 2024. A bot that checks `remaining < 1` and
# waits until `reset` doesn't wait at all, and is rejected again. Older formats pass every test. (I found no issue.)
#
# What to do: parse Retry-After yourself, and draft-8 with structured-headers (`"5-in-1min"; r=4; t=60`); check for NaN.
#
# Output seen (with a limit of 5 per minute, after one request; the reset in seconds from now):
# draft-6: limit 5, remaining 4, reset in about 60 seconds
# draft-7: limit 5, remaining 4, reset in about 60 seconds
# draft-8: limit NaN, remaining NaN, reset in about NaN seconds
# Retry-After: 120: limit 5, remaining 0, reset 1970-01-01T00:02:00.000Z
# Retry-After: Thu, 24 Dec 2099 19:00:00 GMT: limit 5, remaining 0, reset Invalid Date
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ratelimit-header-parser@0.1.0 express-rate-limit@8.7.5 express@5.3.0
cat >ask.mjs <<'JS'
import express from 'express'
import { rateLimit } from 'express-rate-limit'
import { parseRateLimit } from 'ratelimit-header-parser'

const app = express()
const drafts = ['draft-6', 'draft-7', 'draft-8']
for (const standardHeaders of drafts) {
  const limiter = rateLimit({ windowMs: 60_000, limit: 5, standardHeaders, legacyHeaders: false })
  app.get(`/${standardHeaders}`, limiter, (request, response) => response.send('card'))
}
app.get('/wait/:time', (request, response) => {
  response.set({ 'X-RateLimit-Limit': '5', 'X-RateLimit-Remaining': '0', 'Retry-After': request.params.time })
  response.status(429).send('later')
})
const server = app.listen(0, '127.0.0.1')
await new Promise((done) => server.on('listening', done))
const ask = async (path) => parseRateLimit(await fetch(`http://127.0.0.1:${server.address().port}/${path}`))

for (const draft of drafts) {
  const { limit, remaining, reset } = await ask(draft)
  const seconds = Math.round((reset - Date.now()) / 10_000) * 10
  console.log(`${draft}: limit ${limit}, remaining ${remaining}, reset in about ${seconds} seconds`)
}
for (const time of ['120', 'Thu, 24 Dec 2099 19:00:00 GMT']) {
  const { limit, remaining, reset } = await ask(`wait/${encodeURIComponent(time)}`)
  const date = Number.isNaN(reset.getTime()) ? `${reset}` : reset.toISOString()
  console.log(`Retry-After: ${time}: limit ${limit}, remaining ${remaining}, reset ${date}`)
}
server.close()
JS
node ask.mjs | tee seen
cat >expected <<'TEXT'
draft-6: limit 5, remaining 4, reset in about 60 seconds
draft-7: limit 5, remaining 4, reset in about 60 seconds
draft-8: limit NaN, remaining NaN, reset in about NaN seconds
Retry-After: 120: limit 5, remaining 0, reset 1970-01-01T00:02:00.000Z
Retry-After: Thu, 24 Dec 2099 19:00:00 GMT: limit 5, remaining 0, reset Invalid Date
TEXT
cmp seen expected
