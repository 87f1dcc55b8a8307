#!/bin/sh
# calendar-link 2.11.5 on Node 20.20 makes calendar files for a bingo day; ical.js 2.2.1, the
# reader of Thunderbird, and node-ical 0.26.1 read them.
#
# Behaviour: the file of an `allDay` event has `DTSTART:20261224`. ical.js takes it for a
# date-time, since nothing says otherwise, and raises an error as soon as the event's start is
# read; node-ical sees a day. A backslash in a text is not escaped, so that readers find a newline
# in "5\nights". And the default `UID` is a number of up to five digits: among 3,000 events some
# have equal UIDs.
#
# Why it surprises: in RFC 5545 the default type of DTSTART and DTEND is DATE-TIME, and a day must
# have `VALUE=DATE` (3.8.2.4), a backslash must be escaped (3.3.11), and a UID must be globally
# unique (3.8.4.7): a calendar that gets a second event with the same UID takes it for a newer
# version of the first. The readme says that a random ID is generated, not that there are only
# 100,000 of them. Events with a time are right, and the Google link for the same event is right
# too, so a test with these passes. I found no issue about it.
#
# What to do: insert ";VALUE=DATE" after DTSTART and DTEND in the decoded file, as in the last
# line, and set `uid`, for example to the card's URL.
#
# Output seen:
# all day: DTSTART:20261224
# - ical.js: error, invalid date-time value: "2026-12-24T::"; node-ical: "Bingo" 2026-12-24
# at seven: DTSTART:20261224T190000Z
# - ical.js: "Bingo" 2026-12-24T19:00:00Z; node-ical: "Bingo" 2026-12-24T19:00:00.
# backslash: DTSTART:20261224T190000Z
# - ical.js: "5\nights" 2026-12-24T19:00:00Z; node-ical: "5\nights" 2026-12-24T19:00:00.
# UIDs: at most 5 characters
# of 3000, some are equal: true
# mended: DTSTART;VALUE=DATE:20261224
# - ical.js: "Bingo" 2026-12-24, a day; node-ical: "Bingo" 2026-12-24
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.26.1
cat >days.mjs <<'JS'
import { ics } from 'calendar-link'
import ICAL from 'ical.js'
import ical from 'node-ical'

const fileOf = (event) => decodeURIComponent(ics(event).replace(/^[^,]*,/, ''))
function strict(file) {
  try {
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'))
    return `${JSON.stringify(event.summary)} ${event.startDate}${event.startDate.isDate ? ', a day' : ''}`
  } catch (error) {
    return `error, ${error.message}`
  }
}
function show(name, file) {
  const event = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === 'VEVENT')
  const start = event.start.toISOString().slice(0, event.datetype === 'date' ? 10 : 20)
  console.log(`${name}: ${/DTSTART.*/.exec(file)[0]}`)
  console.log(`- ical.js: ${strict(file)}; node-ical: ${JSON.stringify(event.summary)} ${start}`)
}
const day = { title: 'Bingo', start: '2026-12-24', allDay: true }
show('all day', fileOf(day))
show('at seven', fileOf({ title: 'Bingo', start: '2026-12-24T19:00:00Z', duration: [3, 'hour'] }))
show('backslash', fileOf({ title: '5\\nights', start: '2026-12-24T19:00:00Z', duration: [3, 'hour'] }))
const uids = Array.from({ length: 3000 }, () => /UID:(.*)/.exec(fileOf(day))[1].trim())
console.log(`UIDs: at most ${Math.max(...uids.map(({ length }) => length))} characters`)
console.log(`of ${uids.length}, some are equal: ${new Set(uids).size < uids.length}`)
show('mended', fileOf(day).replace(/^(DT(?:START|END)):(\d{8})\r$/gm, '$1;VALUE=DATE:$2\r'))
JS
TZ=UTC node days.mjs | tee seen
cat >expected <<'TEXT'
all day: DTSTART:20261224
- ical.js: error, invalid date-time value: "2026-12-24T::"; node-ical: "Bingo" 2026-12-24
at seven: DTSTART:20261224T190000Z
- ical.js: "Bingo" 2026-12-24T19:00:00Z; node-ical: "Bingo" 2026-12-24T19:00:00.
backslash: DTSTART:20261224T190000Z
- ical.js: "5\nights" 2026-12-24T19:00:00Z; node-ical: "5\nights" 2026-12-24T19:00:00.
UIDs: at most 5 characters
of 3000, some are equal: true
mended: DTSTART;VALUE=DATE:20261224
- ical.js: "Bingo" 2026-12-24, a day; node-ical: "Bingo" 2026-12-24
TEXT
cmp seen expected
