#!/bin/sh
# cal-parser 1.0.2 (npm) on Node 20.20 reads an invitation to a game, as calendars write it; ical.js 2.2.1, the reader of
# Thunderbird, reads it too.
#
# Behaviour: an event with an alarm gets the alarm's description in place of its own, and the
# alarm's trigger and action. Of several guests only the last one is left, of a location with a
# colon in a quoted parameter only the part after that colon, and two categories, one with a comma
# in it, become three in one string. A backslash in the title is lost. A time in Berlin becomes a
# Date with the same hour in UTC, so in winter the game begins an hour late.
#
# Why it surprises: the readme says that it parses, "should be able to handle any parameters" and
# "automatically transforms dates and date-times into JS Date objects". An alarm is a component of
# its own inside the event (RFC 5545, 3.6.6), but its lines are read as the event's. ATTENDEE
# occurs once for each guest (3.8.4.1), and a quoted parameter may contain a colon (3.2). The
# package's tests have events in UTC without alarms. (The readme lists full compliance with RFC
# 5545 as a to-do, and mentions none of these. I found no issue.)
#
# What to do: use ical.js, which keeps components apart and reads a time with its time zone.
#
# Output seen:
# description: cal-parser <In ten minutes>; ical.js <Bring a pen>
# summary: cal-parser <Bingo AB>; ical.js <Bingo A\B>
# location: cal-parser <//example.org/hall":Hall 1>; ical.js <Hall 1>
# attendee: cal-parser <mailto:bo@example.org>; ical.js <mailto:ann@example.org> <mailto:bo@example.org>
# categories: cal-parser <Games,Cake, tea>; ical.js <Games> <Cake, tea>
# dtstart: cal-parser <2026-12-24T19:00:00.000Z>; ical.js <2026-12-24T19:00:00>
# trigger: cal-parser <-PT10M>; ical.js none
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cal-parser@1.0.2 ical.js@2.2.1
cat >read.mjs <<'JS'
import parser from 'cal-parser'
import ICAL from 'ical.js'

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example.org//games//EN',
  'BEGIN:VEVENT',
  'UID:1@example.org',
  'DTSTAMP:20261201T000000Z',
  'DTSTART;TZID=Europe/Berlin:20261224T190000',
  'SUMMARY:Bingo A\\\\B',
  'DESCRIPTION:Bring a pen',
  'LOCATION;ALTREP="https://example.org/hall":Hall 1',
  'ATTENDEE;CN=Ann:mailto:ann@example.org',
  'ATTENDEE;CN=Bo:mailto:bo@example.org',
  'CATEGORIES:Games,Cake\\, tea',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:In ten minutes',
  'TRIGGER:-PT10M',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
]
const text = lines.join('\r\n') + '\r\n'
const [event] = parser.parseString(text).events
const other = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
for (const name of ['description', 'summary', 'location', 'attendee', 'categories', 'dtstart', 'trigger']) {
  const value = event[name].value
  const seen = value instanceof Date ? value.toISOString() : value
  const values = other.getAllProperties(name).flatMap((property) => property.getValues())
  console.log(`${name}: cal-parser <${seen}>; ical.js ${values.map((one) => `<${one}>`).join(' ') || 'none'}`)
}
JS
TZ=Europe/Berlin node read.mjs | tee seen
cat >expected <<'TEXT'
description: cal-parser <In ten minutes>; ical.js <Bring a pen>
summary: cal-parser <Bingo AB>; ical.js <Bingo A\B>
location: cal-parser <//example.org/hall":Hall 1>; ical.js <Hall 1>
attendee: cal-parser <mailto:bo@example.org>; ical.js <mailto:ann@example.org> <mailto:bo@example.org>
categories: cal-parser <Games,Cake, tea>; ical.js <Games> <Cake, tea>
dtstart: cal-parser <2026-12-24T19:00:00.000Z>; ical.js <2026-12-24T19:00:00>
trigger: cal-parser <-PT10M>; ical.js none
TEXT
cmp seen expected
