#!/bin/sh
# messageformat 4.0.0 (MessageFormat 2) and @fluent/bundle 0.19.1, with links found by linkify-it
# 6.1.0, linkifyjs 4.4.0, autolinker 4.1.5, marked 18.2.1 and micromark 4.0.3 with
# micromark-extension-gfm-autolink-literal 2.1.0, on Node 20.20.
#
# Behaviour: both formatters put invisible characters around each value, in English too: U+2068
# before and U+2069 after it, so that text in the other direction keeps its place. A link is such
# a value. Of the five link finders one reads it right. linkify-it finds no link at all, because
# of the U+2068 before it (its README says that only letters and digits before a link prevent it).
# The other three include the U+2069 in the URL, where a server receives %E2%81%A9.
#
# Why it surprises: the message, meant for a chat or an email, looks perfect, in an Arabic
# sentence even better than without. The formatters follow their own rules and Unicode's (UAX 9,
# section 2.4, recommends isolates for inserted text), the finders theirs.
#
# What to do: turn isolates off in a message with a link (`bidiIsolation: 'none'`, `useIsolating:
# false`), or put the link below the message on a line of its own; and let a server ignore
# %E2%81%A9 after an id.
#
# Output seen (* is an isolate; a link is shown as the part after its host):
# messageformat: Play here: *https://bingo.example.com/play/V1qxml7xx*
# fluent: Play here: *https://bingo.example.com/play/V1qxml7xx*
# linkify-it: none; without isolates /play/V1qxml7xx
# linkifyjs: /play/V1qxml7xx%E2%81%A9; without isolates /play/V1qxml7xx
# autolinker: /play/V1qxml7xx; without isolates /play/V1qxml7xx
# marked: /play/V1qxml7xx%E2%81%A9; without isolates /play/V1qxml7xx
# micromark: /play/V1qxml7xx%E2%81%A9; without isolates /play/V1qxml7xx
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund messageformat@4.0.0 @fluent/bundle@0.19.1 linkify-it@6.1.0 linkifyjs@4.4.0 \
  autolinker@4.1.5 marked@18.2.1 micromark@4.0.3 micromark-extension-gfm-autolink-literal@2.1.0
cat >links.mjs <<'JS'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import autolinker from 'autolinker'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'
import { marked } from 'marked'
import { MessageFormat } from 'messageformat'
import { micromark } from 'micromark'
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal'

const link = 'https://bingo.example.com/play/V1qxml7xx'
const bundle = new FluentBundle('en')
bundle.addResource(new FluentResource('play = Play here: { $link }'))
const messages = {
  messageformat: new MessageFormat('en', 'Play here: {$link}').format({ link }),
  fluent: bundle.formatPattern(bundle.getMessage('play').value, { link }),
}
for (const [name, message] of Object.entries(messages))
  console.log(`${name}: ${message.replace(/[\u2066-\u2069]/g, '*')}`)

const plain = new MessageFormat('en', 'Play here: {$link}', { bidiIsolation: 'none' }).format({ link })
const addresses = (html) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, address]) => address)
const gfm = { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] }
const finders = {
  'linkify-it': (text) => (new LinkifyIt().match(text) ?? []).map(({ url }) => url),
  linkifyjs: (text) => find(text).map(({ href }) => href),
  autolinker: (text) => addresses(autolinker.link(text)),
  marked: (text) => addresses(marked.parse(text)),
  micromark: (text) => addresses(micromark(text, gfm)),
}
const seen = (found) => found.map((address) => new URL(address).pathname).join(' ') || 'none'
for (const [name, finder] of Object.entries(finders)) {
  const [first, second] = Object.values(messages).map((message) => seen(finder(message)))
  console.log(`${name}: ${first === second ? first : 'differs'}; without isolates ${seen(finder(plain))}`)
}
JS
node links.mjs | tee seen
test "$(cat seen)" = 'messageformat: Play here: *https://bingo.example.com/play/V1qxml7xx*
fluent: Play here: *https://bingo.example.com/play/V1qxml7xx*
linkify-it: none; without isolates /play/V1qxml7xx
linkifyjs: /play/V1qxml7xx%E2%81%A9; without isolates /play/V1qxml7xx
autolinker: /play/V1qxml7xx; without isolates /play/V1qxml7xx
marked: /play/V1qxml7xx%E2%81%A9; without isolates /play/V1qxml7xx
micromark: /play/V1qxml7xx%E2%81%A9; without isolates /play/V1qxml7xx'
