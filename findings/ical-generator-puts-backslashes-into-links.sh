#!/bin/sh
# ical-generator 10.2.0, its newest version for Node 20, on Node 20.20, and 11.1.2 on Node 22.23
# (npm's package `node`): the calendar file of a bingo night, read by node-ical 0.26.1 and by
# ical.js 2.2.1, the reader of Thunderbird.
#
# Behaviour: in `url` and in attachments each comma and semicolon is escaped with a backslash, as
# in a title. ical.js returns the URL as it is in the file. In the path of a link the `URL` class
# turns each backslash into a slash, in the query it stays, so the request is for a different
# page. node-ical removes the backslashes, from URLs too, so the two faults cancel out if this
# writer and this reader are used together.
#
# Why it surprises: that escape is for texts. In RFC 5545 URL and ATTACH are of type URI (3.8.4.6,
# 3.8.1.1), and the section on URI, 3.3.13, says: no additional encoding, "i.e., BACKSLASH
# character encoding". The file even says VALUE=URI itself. Most links have neither character; map
# links have commas (@48.1,11.5), as do links with several values of one parameter, and a test
# with node-ical passes. (Issue 463, closed, fixed the organizer's name. I found none about these
# two.)
#
# What to do: write these two characters as %2C and %3B in a URL before passing it.
#
# Output seen:
# node 20: URL;VALUE=URI:https://maps.example.com/@48.1\,11.5\,15z
# ical.js: asks https://maps.example.com/@48.1/,11.5/,15z
# ical.js: asks https://bingo.example.com/card.png?marked=3\,5\;8
# node-ical: right
# node-ical: right
# with %2C and %3B: https://maps.example.com/@48.1%2C11.5%2C15z https://maps.example.com/@48.1%2C11.5%2C15z
# node 22: URL;VALUE=URI:https://maps.example.com/@48.1\,11.5\,15z
# ical.js: asks https://maps.example.com/@48.1/,11.5/,15z
# ical.js: asks https://bingo.example.com/card.png?marked=3\,5\;8
# node-ical: right
# node-ical: right
# with %2C and %3B: https://maps.example.com/@48.1%2C11.5%2C15z https://maps.example.com/@48.1%2C11.5%2C15z
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --force node@22.23.3 ical-generator@10.2.0 \
  ical-generator-11@npm:ical-generator@11.1.2 node-ical@0.26.1 ical.js@2.2.1
cat >night.mjs <<'JS'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const { ICalCalendar } = await import(process.argv[2])
const place = 'https://maps.example.com/@48.1,11.5,15z'
const picture = 'https://bingo.example.com/card.png?marked=3,5;8'
/** The link and the picture of the night, as the two readers have them. */
function readBack(link, image) {
  const calendar = new ICalCalendar()
  const start = new Date('2026-12-24T20:00Z')
  calendar.createEvent({ start, summary: 'Bingo, with prizes', url: link, attachments: [image] })
  const text = calendar.toString()
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const other = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
  const [url, attach] = ['url', 'attach'].map((name) => event.getFirstPropertyValue(name))
  return { text, 'ical.js': { url, attach }, 'node-ical': { url: other.url.val, attach: other.attach } }
}
const { text, ...readers } = readBack(place, picture)
console.log(`node ${process.versions.node.split('.')[0]}: ${text.match(/^URL.*/m)[0].trim()}`)
for (const [name, { url, attach }] of Object.entries(readers)) {
  console.log(`${name}: ${url === place ? 'right' : `asks ${new URL(url).href}`}`)
  console.log(`${name}: ${attach === picture ? 'right' : `asks ${new URL(attach).href}`}`)
}
const encoded = (address) => address.replaceAll(',', '%2C').replaceAll(';', '%3B')
const mended = readBack(encoded(place), encoded(picture))
console.log(`with %2C and %3B: ${Object.keys(readers).map((name) => mended[name].url).join(' ')}`)
JS
{ node night.mjs ical-generator && ./node_modules/node/bin/node night.mjs ical-generator-11; } | tee seen
cat >expected <<'END'
node 20: URL;VALUE=URI:https://maps.example.com/@48.1\,11.5\,15z
ical.js: asks https://maps.example.com/@48.1/,11.5/,15z
ical.js: asks https://bingo.example.com/card.png?marked=3\,5\;8
node-ical: right
node-ical: right
with %2C and %3B: https://maps.example.com/@48.1%2C11.5%2C15z https://maps.example.com/@48.1%2C11.5%2C15z
node 22: URL;VALUE=URI:https://maps.example.com/@48.1\,11.5\,15z
ical.js: asks https://maps.example.com/@48.1/,11.5/,15z
ical.js: asks https://bingo.example.com/card.png?marked=3\,5\;8
node-ical: right
node-ical: right
with %2C and %3B: https://maps.example.com/@48.1%2C11.5%2C15z https://maps.example.com/@48.1%2C11.5%2C15z
END
cmp seen expected
