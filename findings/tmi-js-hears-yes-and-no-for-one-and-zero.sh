#!/bin/sh
# tmi.js 1.8.5 on Node 20.20, in a Twitch chat: viewers who reply to numbers, as in a poll or
# under a called number. A local server sends the lines that Twitch's documentation shows (IRC,
# tags).
#
# Behaviour: in every tag of a line the value "1" becomes true and "0" becomes false, whatever the
# tag is. So the text that a viewer replies to (`reply-parent-msg-body`) is true or false for
# these two numbers and a string for all others, and so are, in the tags, the months and gifts of
# a subscription and the viewers of a raid. The message itself stays a string, and what the
# library itself extracts from the tags, the 1 of `raided`, is a number.
#
# Why it surprises: Twitch documents a flag for `mod` and `subscriber`, a string for the text and
# numbers for the counts. The readme doesn't mention it. A bot that calls `.trim()` on a called
# number raises an error for these two, or compares with "1" and finds nothing, and all numbers
# from 2 on pass every test. (Issue 385, open since 2020, has it for months; about a viewer's text
# I found none.)
#
# What to do: read strings and numbers through a function of your own that converts them back, as
# in the last line, and compare only `mod` and `subscriber` with true. The library leaves `bits`,
# `ban-duration` and `emote-sets` as they are.
#
# Output seen:
# Ann answers to "0": false (boolean)
# Ann answers to "1": true (boolean)
# Ann answers to "2": 2 (string)
# Ann answers to "1!": 1! (string)
# raid of 1: viewers 1, in the tags true
# raid of 2: viewers 2, in the tags 2
# put back: 0, 1, 2, 1!
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tmi.js@1.8.5 ws@8.18.3
cat >chat.cjs <<'JS'
const tmi = require('tmi.js')
const { WebSocketServer } = require('ws')

const answer = (words) =>
  `@badges=;display-name=Ann;emotes=;id=a;mod=0;reply-parent-display-name=Bob;reply-parent-msg-body=${words};` +
  `room-id=12;subscriber=0;user-id=34 :ann!ann@ann.tmi.twitch.tv PRIVMSG #host :me too`
const raid = (viewers) =>
  `@display-name=Ann;login=ann;msg-id=raid;msg-param-displayName=Ann;msg-param-login=ann;` +
  `msg-param-viewerCount=${viewers};room-id=12;user-id=34 :tmi.twitch.tv USERNOTICE #host`
const texts = ['0', '1', '2', '1!']
const lines = [...texts.map(answer), raid(1), raid(2)]

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, async () => {
  const { port } = server.address()
  const logger = { info() {}, warn() {}, error() {} }
  const connection = { server: '127.0.0.1', port, secure: false, reconnect: false }
  const client = new tmi.Client({ connection, logger })
  const asText = (value) => (typeof value === 'boolean' ? String(Number(value)) : value)
  const putBack = []
  client.on('message', (channel, tags) => {
    const words = tags['reply-parent-msg-body']
    console.log(`Ann answers to "${texts[putBack.length]}": ${words} (${typeof words})`)
    putBack.push(asText(words))
  })
  client.on('raided', (channel, name, viewers, tags) => {
    console.log(`raid of ${viewers}: viewers ${viewers}, in the tags ${tags['msg-param-viewerCount']}`)
    if (viewers < 2) return
    console.log(`put back: ${putBack.join(', ')}`)
    process.exit()
  })
  server.on('connection', (socket) => socket.send(lines.join('\r\n')))
  client.connect().catch(() => {})
})
JS
node chat.cjs | tee seen
cat >expected <<'TEXT'
Ann answers to "0": false (boolean)
Ann answers to "1": true (boolean)
Ann answers to "2": 2 (string)
Ann answers to "1!": 1! (string)
raid of 1: viewers 1, in the tags true
raid of 2: viewers 2, in the tags 2
put back: 0, 1, 2, 1!
TEXT
cmp seen expected
