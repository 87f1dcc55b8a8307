#!/bin/sh
# @pushforge/builder 2.0.5 and @block65/webcrypto-web-push 2.0.0 on Node 20.20 and webpush 1.0.6 (PyPI) on Python 3.11,
# compared with web-push 3.6.7: a called word, pushed with TTL 0 to those who are playing at that moment.
#
# Behaviour: with `ttl: 0` PushForge asks the push service to keep the message for a day, block65 for a minute. webpush
# keeps the options of one message for all later ones: after an invitation with TTL 3600, a call with 0 is sent with
# 3600 too, and the token for the next club names the previous club's subscriber.
#
# Why it surprises: 0 is valid and means that a message is for now and not to be stored (RFC 8030, 5.2). The docstring
# of `get` in webpush says so of `ttl`; only the `subscriber` and `ttl` of the constructor are called global. Phones
# that were off buzz with old calls. The cause is "if ttl" or "||"; there is no warning, and any other number works.
# web-push had this bug in 284 and 491 and fixed it in 492. For these three I found no issue.
#
# What to do: set the request's `TTL` header yourself. With webpush pass subscriber, ttl and expiration to each `get`,
# and set `sender.ttl = 0`.
#
# Output seen (the TTL given and the TTL sent):
# web-push: 1 -> 1, 0 -> 0
# PushForge: 1 -> 1, 0 -> 86400
# block65: 1 -> 1, 0 -> 60
# webpush: {'ttl': 0} -> 0, token of mailto:us@bingo.example
# webpush: {'ttl': 3600, 'subscriber': 'club@bingo.example'} -> 3600, token of mailto:club@bingo.example
# webpush: {'ttl': 0} -> 3600, token of mailto:club@bingo.example
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check webpush==1.0.6
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @pushforge/builder@2.0.5 \
  @block65/webcrypto-web-push@2.0.0 web-push@3.6.7
cat >push.mjs <<'JS'
import { createECDH, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

import { buildPushPayload } from '@block65/webcrypto-web-push'
import { buildPushHTTPRequest } from '@pushforge/builder'
import webPush from 'web-push'

const p256dh = createECDH('prime256v1').generateKeys('base64url')
const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
const subscription = { endpoint: 'https://push.example/AbC', expirationTime: null, keys }
writeFileSync('subscription.json', JSON.stringify(subscription))
const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:ann@bingo.example' }
const point = Buffer.from(vapid.publicKey, 'base64url')
const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
const privateJWK = { kty: 'EC', crv: 'P-256', x, y, d: vapid.privateKey }
const senders = {
  'web-push': async (ttl) => webPush.generateRequestDetails(subscription, 'B 7', { vapidDetails: vapid, TTL: ttl }).headers.TTL,
  PushForge: async (ttl) => {
    const message = { payload: 'B 7', options: { ttl }, adminContact: vapid.subject }
    return (await buildPushHTTPRequest({ privateJWK, message, subscription })).headers.get('TTL')
  },
  block65: async (ttl) => (await buildPushPayload({ data: 'B 7', options: { ttl } }, subscription, vapid)).headers.ttl,
}
for (const [name, send] of Object.entries(senders)) console.log(`${name}: 1 -> ${await send(1)}, 0 -> ${await send(0)}`)
JS
cat >push.py <<'PY'
import base64
import io
import json

from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

private, public, _ = VAPID.generate_keys()
sender = WebPush(io.BytesIO(private), io.BytesIO(public), subscriber="us@bingo.example")
with open("subscription.json") as file:
    subscription = WebPushSubscription(**json.load(file))
for given in ({"ttl": 0}, {"ttl": 3600, "subscriber": "club@bingo.example"}, {"ttl": 0}):
    headers = sender.get("B 7", subscription, **given).headers
    token = headers["authorization"].split(".")[1]
    claims = json.loads(base64.urlsafe_b64decode(token + "=="))
    print(f"webpush: {given} -> {headers['ttl']}, token of {claims['sub']}")
PY
{ node push.mjs && python/bin/python push.py; } | tee seen
cat >expected <<'TEXT'
web-push: 1 -> 1, 0 -> 0
PushForge: 1 -> 1, 0 -> 86400
block65: 1 -> 1, 0 -> 60
webpush: {'ttl': 0} -> 0, token of mailto:us@bingo.example
webpush: {'ttl': 3600, 'subscriber': 'club@bingo.example'} -> 3600, token of mailto:club@bingo.example
webpush: {'ttl': 0} -> 3600, token of mailto:club@bingo.example
TEXT
cmp seen expected
