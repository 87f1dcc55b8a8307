#!/bin/sh
# ts-ics 2.4.6 and ics 3.12.0 on Node 20.20 write invitations to a game, which ts-ics itself and ical.js 2.2.1, the reader
# of Thunderbird, read.
#
# Behaviour: ts-ics writes the name of a guest unquoted. A colon in it ends the name, and what
# follows becomes the address: for "Bingo: the hosts" readers find the name "Bingo" and an address
# that begins with " the hosts:". ts-ics reads its own file like that too. A semicolon cuts the
# name. ics puts quotes around such a name, which ts-ics ignores when reading, and escapes each
# quote inside with a backslash, so that the name of "Ann "Q" Lee" ends at that quote. A category
# with a comma becomes two in both.
#
# Why it surprises: by RFC 5545, 3.2, a parameter with a colon, semicolon or comma must be quoted,
# without escapes inside and without quotes; RFC 6868 has ^' for a quote. A comma in a category
# must be escaped (3.8.1.2, 3.3.11). Both libraries escape these characters in the summary, where
# a test would look. A guest with a wrong address is not invited, and no one is notified. (ts-ics
# has reading of names as issue 25, closed. I found none on writing.)
#
# What to do: for ts-ics put quotes around the name and remove quotes, colons and semicolons from
# it, for ics remove at least the quotes, and read the file back before sending it.
#
# Output seen (writer, name: reader that gets it wrong, name and address read):
# ts-ics, Bingo: the hosts: ts-ics ["Bingo"," the hosts:ann@example.com"]
# ts-ics, Bingo: the hosts: ical.js ["Bingo"," the hosts:MAILTO:ann@example.com"]
# ts-ics, Ann; host: ts-ics ["Ann","ann@example.com"]
# ts-ics, Ann; host: ical.js ["Ann","ann@example.com"]
# ics, Ann; host: ts-ics ["\"Ann","ann@example.com"]
# ics, Ann "Q" Lee: ts-ics ["Ann \\\"Q\\\" Lee","ann@example.com"]
# ics, Ann "Q" Lee: ical.js ["Ann \\","ann@example.com"]
# two categories: ts-ics 3, ics 3
# ts-ics, with marks around it: ical.js ["Bingo: the hosts","ann@example.com"]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ics@3.12.0 ical.js@2.2.1
cat >invite.mjs <<'JS'
import ICAL from 'ical.js'
import * as ics from 'ics'
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics'

const email = 'ann@example.com'
function byTsIcs(name) {
  const date = new Date('2026-12-24T19:00:00Z')
  const event = { uid: 'game-1@example.com', summary: 'Bingo', stamp: { date }, start: { date }, duration: { hours: 1 } }
  const events = [{ ...event, attendees: [{ name, email }], categories: ['Dogs, cats', 'Bingo'] }]
  return generateIcsCalendar({ version: '2.0', prodId: '-//bingo//EN', events })
}
function byIcs(name) {
  const event = { uid: 'game-1@example.com', title: 'Bingo', start: [2026, 12, 24, 20, 0], duration: { hours: 1 } }
  return ics.createEvent({ ...event, attendees: [{ name, email }], categories: ['Dogs, cats', 'Bingo'] }).value
}
const event = (text) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
const readers = {
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events[0].attendees.map((one) => [one.name, one.email]),
  'ical.js': (text) => {
    return event(text).getAllProperties('attendee').map((one) => [one.getParameter('cn'), one.getFirstValue()])
  },
}
const clean = (value) => (typeof value === 'string' ? value.replace(/^mailto:/i, '') : value)
for (const [writer, write] of Object.entries({ 'ts-ics': byTsIcs, ics: byIcs }))
  for (const name of ['Bingo: the hosts', 'Ann; host', 'Ann "Q" Lee', 'Ann Lee'])
    for (const [reader, read] of Object.entries(readers)) {
      const told = JSON.stringify(read(write(name))[0].map(clean))
      if (told !== JSON.stringify([name, email])) console.log(`${writer}, ${name}: ${reader} ${told}`)
    }
const categories = (text) => event(text).getFirstProperty('categories').getValues().length
console.log(`two categories: ts-ics ${categories(byTsIcs('Ann'))}, ics ${categories(byIcs('Ann'))}`)
const quoted = readers['ical.js'](byTsIcs('"Bingo: the hosts"'))
console.log(`ts-ics, with marks around it: ical.js ${JSON.stringify(quoted[0].map(clean))}`)
JS
node invite.mjs | tee seen
cat >expected <<'TEXT'
ts-ics, Bingo: the hosts: ts-ics ["Bingo"," the hosts:ann@example.com"]
ts-ics, Bingo: the hosts: ical.js ["Bingo"," the hosts:MAILTO:ann@example.com"]
ts-ics, Ann; host: ts-ics ["Ann","ann@example.com"]
ts-ics, Ann; host: ical.js ["Ann","ann@example.com"]
ics, Ann; host: ts-ics ["\"Ann","ann@example.com"]
ics, Ann "Q" Lee: ts-ics ["Ann \\\"Q\\\" Lee","ann@example.com"]
ics, Ann "Q" Lee: ical.js ["Ann \\","ann@example.com"]
two categories: ts-ics 3, ics 3
ts-ics, with marks around it: ical.js ["Bingo: the hosts","ann@example.com"]
TEXT
cmp seen expected
