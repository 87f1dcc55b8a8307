#!/bin/sh
# calcurse 4.7.1 (Debian 12) imports evenings of a game that ical-generator 10.2.0 wrote; ical.js
# 2.2.1, the reader of Thunderbird, reads the same files on Node 20.20.
#
# Behaviour: in a series with a count, calcurse adds an extra evening at the end for each one that
# is cancelled (EXDATE). Four Sundays with one cancelled are three; calcurse shows four, the last
# one a week after the end of the series; with two cancelled it adds two. The same happens for
# all-day events. If the series ends at a date (UNTIL), all is right.
#
# Why it surprises: the manual page says "Import the icalendar data", pull request 294 of 2020
# brought the recurrence rules of RFC 5545, and the import reports "0 skipped". By the RFC the
# rule generates the set, COUNT included, and the dates in EXDATE are removed from it (3.8.5.1).
# Calendars write the two together when a user deletes one evening of a series. (gocal had the
# same as issue 9, closed. For calcurse I found none.)
#
# What to do: write `until` and not `count`.
#
# Output seen:
# none off: calcurse 03/22 03/29 04/05 04/12; ical.js 03/22 03/29 04/05 04/12
# one off: calcurse 03/22 03/29 04/12 04/19; ical.js 03/22 03/29 04/12
# two off: calcurse 03/22 04/12 04/19 04/26; ical.js 03/22 04/12
# one off, whole days: calcurse 03/22 03/29 04/12 04/19; ical.js 03/22 03/29 04/12
# one off, until: calcurse 03/22 03/29 04/12; ical.js 03/22 03/29 04/12
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0 ical.js@2.2.1
apt-get -qq download calcurse=4.7.1-1 2>/dev/null
dpkg -x calcurse_*.deb .
cat >evenings.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import ICAL from 'ical.js'
import ical from 'ical-generator'

const on = (day) => `2026-${day.replace('/', '-')}T18:00:00Z`
const write = (off, allDay, last) => {
  const repeating = { freq: 'WEEKLY', ...last, ...(off.length ? { exclude: off.map(on) } : {}) }
  const calendar = ical()
  const end = allDay ? undefined : '2026-03-22T19:00:00Z'
  calendar.createEvent({ id: '1', summary: 'Bingo', start: on('03/22'), end, allDay, repeating })
  return calendar.toString()
}
const ways = {
  'none off': [[], false, { count: 4 }],
  'one off': [['04/05'], false, { count: 4 }],
  'two off': [['03/29', '04/05'], false, { count: 4 }],
  'one off, whole days': [['04/05'], true, { count: 4 }],
  'one off, until': [['04/05'], false, { until: on('04/12') }],
}
for (const [name, way] of Object.entries(ways)) {
  const text = write(...way)
  writeFileSync('game.ics', text)
  mkdirSync(name)
  const calcurse = (...rest) => execFileSync('usr/bin/calcurse', ['-D', name, ...rest], { env: { TZ: 'UTC' } }).toString()
  calcurse('-q', '-i', 'game.ics')
  const days = []
  for (const line of calcurse('-Q', '--from', '03/01/2026', '--days', '90').split('\n'))
    if (/^\d\d\/\d\d\/\d\d:/.test(line)) days.push(line.slice(0, 5))
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'))
  const all = event.iterator()
  const right = []
  for (let next = all.next(); next; next = all.next()) right.push(next.toString().slice(5, 10).replace('-', '/'))
  console.log(`${name}: calcurse ${days.join(' ')}; ical.js ${right.join(' ')}`)
}
JS
node evenings.mjs | tee seen
cat >expected <<'TEXT'
none off: calcurse 03/22 03/29 04/05 04/12; ical.js 03/22 03/29 04/05 04/12
one off: calcurse 03/22 03/29 04/12 04/19; ical.js 03/22 03/29 04/12
two off: calcurse 03/22 04/12 04/19 04/26; ical.js 03/22 04/12
one off, whole days: calcurse 03/22 03/29 04/12 04/19; ical.js 03/22 03/29 04/12
one off, until: calcurse 03/22 03/29 04/12; ical.js 03/22 03/29 04/12
TEXT
cmp seen expected
