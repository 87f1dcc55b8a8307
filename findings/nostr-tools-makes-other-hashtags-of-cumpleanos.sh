#!/bin/sh
# nostr-tools 2.25.2 on Node 20.20: `parse` of its module nip27, which finds the links and hashtags of a note on Nostr.
#
# Behaviour: a hashtag ends before the first letter beyond ASCII. #cumpleaños is the hashtag "cumplea", #Größe "Gr", and
# #Łódź, #日本 and #بنغو are hashtags without a word, "". A letter before the sign counts as none: "Łódź#bingo" has a
# hashtag where "Lodz#bingo" has none. A link loses its last character if that is a letter beyond ASCII or a dash, as
# one in 64 ids of nanoid has it, and a comma ends it: of /card?squares=1,2 there is /card?squares=1.
#
# Why it surprises: `value` looks like a `t` tag, by which others find the note, and in most languages it is another
# word or none. NIP-24 says no more than that hashtags are lowercase. A dash and a comma belong to a path and a query
# (RFC 3986, 3.3 and 3.4). Nothing is raised, English passes, and the pieces add up to the note again, so that a
# rendered note looks nearly right. The readme calls the module a parser of text with references. I found no issue about
# it.
#
# What to do: find hashtags yourself, by /#[\p{L}\p{M}\p{N}_]+/gu on the whole note, and end ids with a letter or a
# digit.
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
