#!/bin/sh
# nostr-tools 2.25.2 on Node 20.20: `parse` of its module nip27, which finds the links and hashtags of a note on Nostr.
#
# Behaviour: a hashtag ends before the first non-ASCII letter. #cumpleaños becomes the hashtag
# "cumplea", #Größe "Gr", and #Łódź, #日本 and #بنغو become hashtags with an empty name, "". A
# non-ASCII letter before the # does not count as a letter: "Łódź#bingo" has a hashtag where
# "Lodz#bingo" has none. A link loses its last character if that is a non-ASCII letter or a
# hyphen, with which one in 64 nanoid ids ends, and a comma ends it: /card?squares=1,2 becomes
# /card?squares=1.
#
# Why it surprises: `value` looks like a `t` tag, by which others find the note, and in most
# languages it is a different word or none. NIP-24 only requires hashtags to be lowercase. A
# hyphen and a comma are valid in a path and a query (RFC 3986, 3.3 and 3.4). No error is raised,
# English passes, and the pieces joined together equal the note, so that a rendered note looks
# nearly right. The readme calls the module a parser of text with references. I found no issue
# about it.
#
# What to do: find hashtags yourself, with /#[\p{L}\p{M}\p{N}_]+/gu on the whole note, and end ids
# with a letter or a digit.
#
# Output seen:
# Tonight: #bingo!: "bingo"
# Fiesta #cumpleaños: "cumplea"
# Die #Größe: "Gr"
# Gramy w #Łódź: ""
# #日本 でビンゴ: ""
# الليلة #بنغو: ""
# #İzmir: ""
# Lodz#bingo: no hashtag
# Łódź#bingo: "bingo"
# play/AbC_d9: play/AbC_d9
# play/AbC_d9-: play/AbC_d9
# play/AbC_d9_: play/AbC_d9_
# card?squares=1,2: card?squares=1
# play/José: play/Jos
# play/AbC.: play/AbC
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nostr-tools@2.25.2
cat >notes.mjs <<'JS'
import { parse } from 'nostr-tools/nip27'

const notes = ['Tonight: #bingo!', 'Fiesta #cumpleaños', 'Die #Größe', 'Gramy w #Łódź', '#日本 でビンゴ', 'الليلة #بنغو']
notes.push('#İzmir', 'Lodz#bingo', 'Łódź#bingo')
for (const note of notes) {
  const pieces = [...parse(note)]
  const tags = pieces.filter(({ type }) => type === 'hashtag').map(({ value }) => `"${value}"`)
  console.log(`${note}: ${tags.join(' ') || 'no hashtag'}`)
}
const links = ['play/AbC_d9', 'play/AbC_d9-', 'play/AbC_d9_', 'card?squares=1,2', 'play/José', 'play/AbC.']
for (const link of links) {
  const [{ url }] = [...parse(`Play https://bingo.example/${link} now`)].filter(({ type }) => type === 'url')
  console.log(`${link}: ${url.slice('https://bingo.example/'.length)}`)
}
JS
node notes.mjs | tee seen
cat >expected <<'TEXT'
Tonight: #bingo!: "bingo"
Fiesta #cumpleaños: "cumplea"
Die #Größe: "Gr"
Gramy w #Łódź: ""
#日本 でビンゴ: ""
الليلة #بنغو: ""
#İzmir: ""
Lodz#bingo: no hashtag
Łódź#bingo: "bingo"
play/AbC_d9: play/AbC_d9
play/AbC_d9-: play/AbC_d9
play/AbC_d9_: play/AbC_d9_
card?squares=1,2: card?squares=1
play/José: play/Jos
play/AbC.: play/AbC
TEXT
cmp seen expected
