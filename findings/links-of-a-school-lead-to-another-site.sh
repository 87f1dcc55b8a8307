#!/bin/sh
# anchorme 3.0.8, autolink-js 1.0.2, interweave-autolink 5.1.2, url-regex-safe 4.0.0 (by which get-urls works) and twitter-text
# 3.1.0 beside linkifyjs 4.4.0 and autolinker 4.1.5 on Node 20.20: the link to a card on a server of a school, whose
# name has a letter with an accent or ends as in inner networks.
#
# Behaviour: the first five cut such a name off, or begin in the middle of it, and what is left is a link all the same, to a
# server of someone else: lerbingo.de for schülerbingo.de, d.de for bingo.grundschule-süd.de, bingo.la for bingo.lan,
# bingo.int for bingo.internal, bingo.school for bingo.school.internal. The card is in few of them any more.
#
# Why it surprises: each text is a whole address with its scheme and nothing around it. Names with accents have been
# in use since 2003 (RFC 3490, now 5890), `internal` is kept for inner networks by ICANN since 2024. What a finder does not
# know it could leave alone, as it does with other names. Nothing is raised. (autolinker was mended, pull request 132.
# Of the five I found no issue about it.)
#
# What to do: share the name in ASCII, as `new URL(link).href` has it, which all of them take whole, and give a server in a
# school a name below a domain; find links by linkifyjs or autolinker.
#
# Output seen (what is made a link, of those that find another than the whole):
# bingo.grundschule-süd.de: anchorme https://bingo.grundschule and d.de/play/V1, autolink-js https://bingo.grundschule-s
# schülerbingo.de: autolink-js https://sch, interweave-autolink lerbingo.de/play/V1
# bingo.lan: url-regex-safe https://bingo.la
# bingo.internal: url-regex-safe https://bingo.int
# bingo.school.internal: url-regex-safe https://bingo.school.int, twitter-text https://bingo.school
# xn--schlerbingo-vhb.de: whole
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps anchorme@3.0.8 autolink-js@1.0.2 interweave-autolink@5.1.2 \
  interweave@13.1.1 react@18.3.1 url-regex-safe@4.0.0 twitter-text@3.1.0 linkifyjs@4.4.0 autolinker@4.1.5
cat >links.mjs <<'JS'
import anchorme from 'anchorme'
import 'autolink-js'
import autolinker from 'autolinker'
import interweave from 'interweave-autolink'
import { find } from 'linkifyjs'
import twitter from 'twitter-text'
import urlRegex from 'url-regex-safe'

const matcher = new interweave.UrlMatcher('url')
const finders = {
  anchorme: (text) => (anchorme.default ?? anchorme).list(text).map((link) => link.string),
  'autolink-js': (text) => [...text.autoLink().matchAll(/href='([^']*)'/g)].map((match) => match[1]),
  'interweave-autolink': (text) => [matcher.match(text)?.match].filter(Boolean),
  'url-regex-safe': (text) => text.match(urlRegex()) ?? [],
  'twitter-text': (text) => twitter.extractUrls(text),
  linkifyjs: (text) => find(text).map((link) => link.value),
  autolinker: (text) => autolinker.parse(text).map((link) => link.getMatchedText()),
}
const inner = ['bingo.lan', 'bingo.internal', 'bingo.school.internal']
for (const host of ['bingo.grundschule-süd.de', 'schülerbingo.de', ...inner, 'xn--schlerbingo-vhb.de']) {
  const link = `https://${host}/play/V1`
  const told = []
  for (const [name, finder] of Object.entries(finders)) {
    const found = finder(link).join(' and ')
    if (found && found !== link) told.push(`${name} ${found}`)
  }
  console.log(`${host}: ${told.join(', ') || 'whole'}`)
}
JS
node links.mjs | tee seen
cat >expected <<'END'
bingo.grundschule-süd.de: anchorme https://bingo.grundschule and d.de/play/V1, autolink-js https://bingo.grundschule-s
schülerbingo.de: autolink-js https://sch, interweave-autolink lerbingo.de/play/V1
bingo.lan: url-regex-safe https://bingo.la
bingo.internal: url-regex-safe https://bingo.int
bingo.school.internal: url-regex-safe https://bingo.school.int, twitter-text https://bingo.school
xn--schlerbingo-vhb.de: whole
END
cmp seen expected
