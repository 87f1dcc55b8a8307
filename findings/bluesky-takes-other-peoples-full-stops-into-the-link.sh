#!/bin/sh
# @atproto/api 0.19.19 (`RichText`, which finds the links of a Bluesky post) and linkifyjs 4.4.0,
# compared with twitter-text 3.1.0, on Node 20.20: one link to a card, in eight kinds of
# sentences.
#
# Behaviour: at the end of a link both strip only the full stop, comma and question mark of
# English. The Arabic question mark and comma, the danda of Hindi, the full stops of Urdu, Amharic
# and Burmese and Chinese punctuation become part of the URL. In languages without spaces, so does
# everything that follows: linkifyjs includes the next Japanese sentence. RichText finds no link
# at all unless whitespace or "(" precedes it, so none in Japanese, nor in any curly quotation
# marks, “English” ones too. twitter-text reads each of them right.
#
# Why it surprises: a URL is ASCII (RFC 3986), in which these marks can occur only
# percent-encoded, and Unicode gives them the property Terminal_Punctuation like the full stop
# (PropList.txt), for this use. A host who posts a card in English sees no fault; a player who
# opens the post of an Arabic host requests V1qxml7xx%D8%9F from the server. Both trackers have
# Chinese and Japanese cases (linkifyjs 82, which says that it can't be helped; atproto 4120 is
# about other faults).
#
# What to do: put the link on a line of its own in a text to share. A bot for Bluesky builds the
# facet itself, from the URL that it knows. A server ignores such a mark after an id.
#
# Output seen (the linked text, from the id on):
# English .: RichText V1qxml7xx; linkifyjs V1qxml7xx; twitter-text V1qxml7xx
# Arabic ؟: RichText V1qxml7xx؟; linkifyjs V1qxml7xx؟; twitter-text V1qxml7xx
# Hindi ।: RichText V1qxml7xx।; linkifyjs V1qxml7xx।; twitter-text V1qxml7xx
# Urdu ۔: RichText V1qxml7xx۔; linkifyjs V1qxml7xx۔; twitter-text V1qxml7xx
# Amharic ።: RichText V1qxml7xx።; linkifyjs V1qxml7xx።; twitter-text V1qxml7xx
# Chinese ！: RichText V1qxml7xx！; linkifyjs V1qxml7xx！; twitter-text V1qxml7xx
# Japanese: RichText none; linkifyjs V1qxml7xx。遊ぼう; twitter-text V1qxml7xx
# “English”: RichText none; linkifyjs V1qxml7xx”; twitter-text V1qxml7xx
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @atproto/api@0.19.19 linkifyjs@4.4.0 twitter-text@3.1.0
cat >find.mjs <<'JS'
import { RichText } from '@atproto/api'
import { find } from 'linkifyjs'
import twitter from 'twitter-text'

const link = 'https://bingo.example.com/play/V1qxml7xx'
const sentences = {
  'English .': `Play here: ${link}.`,
  'Arabic ؟': `هل تلعب ${link}؟`,
  'Hindi ।': `यहाँ खेलें ${link}।`,
  'Urdu ۔': `یہاں کھیلیں ${link}۔`,
  'Amharic ።': `እዚህ ይጫወቱ ${link}።`,
  'Chinese ！': `来玩 ${link}！`,
  Japanese: `今夜はビンゴ。${link}。遊ぼう`,
  '“English”': `Open “${link}” now`,
}
const finders = {
  RichText(text) {
    const post = new RichText({ text })
    post.detectFacetsWithoutResolution()
    return (post.facets ?? []).map(({ features }) => features[0].uri)
  },
  linkifyjs: (text) => find(text, 'url').map(({ href }) => href),
  'twitter-text': (text) => twitter.extractUrls(text),
}
for (const [name, text] of Object.entries(sentences)) {
  const found = Object.entries(finders).map(([finder, run]) => {
    return `${finder} ${run(text).map((address) => address.split('/').pop()).join(' ') || 'none'}`
  })
  console.log(`${name}: ${found.join('; ')}`)
}
JS
node find.mjs | tee seen
cat >expected <<'TEXT'
English .: RichText V1qxml7xx; linkifyjs V1qxml7xx; twitter-text V1qxml7xx
Arabic ؟: RichText V1qxml7xx؟; linkifyjs V1qxml7xx؟; twitter-text V1qxml7xx
Hindi ।: RichText V1qxml7xx।; linkifyjs V1qxml7xx।; twitter-text V1qxml7xx
Urdu ۔: RichText V1qxml7xx۔; linkifyjs V1qxml7xx۔; twitter-text V1qxml7xx
Amharic ።: RichText V1qxml7xx።; linkifyjs V1qxml7xx።; twitter-text V1qxml7xx
Chinese ！: RichText V1qxml7xx！; linkifyjs V1qxml7xx！; twitter-text V1qxml7xx
Japanese: RichText none; linkifyjs V1qxml7xx。遊ぼう; twitter-text V1qxml7xx
“English”: RichText none; linkifyjs V1qxml7xx”; twitter-text V1qxml7xx
TEXT
cmp seen expected
