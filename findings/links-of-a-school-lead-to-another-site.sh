#!/bin/sh
# anchorme 3.0.8, autolink-js 1.0.2, interweave-autolink 5.1.2, url-regex-safe 4.0.0 (which
# get-urls uses) and twitter-text 3.1.0, compared with linkifyjs 4.4.0 and autolinker 4.1.5, on
# Node 20.20: the link to a card on a school's server, whose host name has an accented letter or a
# suffix of internal networks.
#
# Behaviour: the first five cut such a host name off, or begin in the middle of it, and turn the
# rest into a link to someone else's server: lerbingo.de for schülerbingo.de, d.de for
# bingo.grundschule-süd.de, bingo.la for bingo.lan, bingo.int for bingo.internal, bingo.school for
# bingo.school.internal. Few of these links still contain the card.
#
# Why it surprises: each text is a complete URL with its scheme and nothing around it. Host names
# with accents have been in use since 2003 (RFC 3490, now 5890), and ICANN has reserved `internal`
# for internal networks since 2024. A link finder could ignore hosts that it does not recognise,
# as it does with others. No error is raised. (autolinker was fixed, pull request 132. For the
# five I found no issue about it.)
#
# What to do: share the host name in ASCII, as `new URL(link).href` writes it, which all of them
# recognise as a whole, and give a school's server a name below a public domain; find links with
# linkifyjs or autolinker.
#
# Output seen (what is linked, by those that link anything but the whole URL):
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
