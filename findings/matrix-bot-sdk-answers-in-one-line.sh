#!/bin/sh
# matrix-bot-sdk 0.8.0 and its fork @vector-im/matrix-bot-sdk 0.7.0 on Node 20.20: a bot in a
# Matrix room that replies with a card, one row per line. A local server receives the messages.
# The module for encrypted rooms, a binary that isn't in the package, is left out.
#
# Behaviour: `replyText` and `replyNotice` send the text as HTML too, with a newline as the
# reference &#10;. In HTML that is whitespace, so a client that shows HTML displays the rows on
# one line. The quoted original message is treated the same way: its lines become one, and a word
# in angle brackets, "<Dog>", disappears. `sendText` and `sendNotice` send no HTML for the same
# text, and its lines stay.
#
# Why it surprises: the method takes plain text, and its comment says that the text is used as the
# HTML if none is given. Clients show `formatted_body` if there is one (client-server API,
# m.room.message). The other field, `body`, is right, and it is what a test or another bot reads.
# (matrix-rust-sdk had something similar as issue 1430, closed. For these packages I found none.)
#
# What to do: pass the HTML yourself, with <br> for each newline, as in the last line for each
# package.
#
# Output seen (a slash is a line break):
# matrix-bot-sdk, sendText: body "B 7/I 18"
# matrix-bot-sdk, replyText: body "B 7/I 18", HTML shown "B 7 I 18", quoted "my card with a"
# matrix-bot-sdk, replyText and HTML: body "B 7/I 18", HTML shown "B 7/I 18", quoted "my card with a"
# @vector-im/matrix-bot-sdk, sendText: body "B 7/I 18"
# @vector-im/matrix-bot-sdk, replyText: body "B 7/I 18", HTML shown "B 7 I 18", quoted "my card with a"
# @vector-im/matrix-bot-sdk, replyText and HTML: body "B 7/I 18", HTML shown "B 7/I 18", quoted "my card with a"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts matrix-bot-sdk@0.8.0 @vector-im/matrix-bot-sdk@0.7.0
for encryption in $(find node_modules -type d -name matrix-sdk-crypto-nodejs); do
  echo 'module.exports = {}' >"$encryption/index.js"
done
cat >bot.cjs <<'JS'
const { createServer } = require('node:http')

let sent
const server = createServer(async (request, response) => {
  const parts = await request.toArray()
  if (request.method === 'PUT') sent = JSON.parse(Buffer.concat(parts))
  response.setHeader('content-type', 'application/json').end('{"event_id":"$answer"}')
})
const slashes = (text) => JSON.stringify(text.trim().replace(/\n/g, '/'))
const asHtml = (html) =>
  html
    .replace(/&#10;|\s+/g, ' ')
    .replace(/<br *\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
function told(name) {
  const words = [`${name}: body ${slashes(sent.body.split('\n\n').pop())}`]
  if (sent.formatted_body) {
    const [quoted, answer] = sent.formatted_body.split('</mx-reply>')
    words.push(`HTML shown ${slashes(asHtml(answer))}`, `quoted ${slashes(asHtml(quoted).split('\n').pop())}`)
  }
  console.log(words.join(', '))
}
server.listen(0, '127.0.0.1', async () => {
  for (const name of ['matrix-bot-sdk', '@vector-im/matrix-bot-sdk']) {
    const { MatrixClient } = require(name)
    const client = new MatrixClient(`http://127.0.0.1:${server.address().port}`, 'token')
    const asked = { event_id: '$ask', sender: '@ann:chat.example', content: { body: 'my card\nwith a <Dog>' } }
    const room = '!bingo:chat.example'
    const card = 'B 7\nI 18'
    await client.sendText(room, card)
    told(`${name}, sendText`)
    await client.replyText(room, asked, card)
    told(`${name}, replyText`)
    await client.replyText(room, asked, card, card.replace(/\n/g, '<br>'))
    told(`${name}, replyText and HTML`)
  }
  server.close()
})
JS
node bot.cjs | tee seen
cat >expected <<'TEXT'
matrix-bot-sdk, sendText: body "B 7/I 18"
matrix-bot-sdk, replyText: body "B 7/I 18", HTML shown "B 7 I 18", quoted "my card with a"
matrix-bot-sdk, replyText and HTML: body "B 7/I 18", HTML shown "B 7/I 18", quoted "my card with a"
@vector-im/matrix-bot-sdk, sendText: body "B 7/I 18"
@vector-im/matrix-bot-sdk, replyText: body "B 7/I 18", HTML shown "B 7 I 18", quoted "my card with a"
@vector-im/matrix-bot-sdk, replyText and HTML: body "B 7/I 18", HTML shown "B 7/I 18", quoted "my card with a"
TEXT
cmp seen expected
