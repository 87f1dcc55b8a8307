#!/bin/sh
# rrule-temporal 2.2.8 on Node 20.20 evaluates rules such as that of a game that is held when New
# Year's Day is a Sunday; rrule 2.8.1 and ical.js 2.2.1, the reader of Thunderbird, evaluate the
# same.
#
# Behaviour: with BYYEARDAY the weekdays (BYDAY) are ignored: the game is on every January 1st,
# whatever day that is. With the first or last Friday of the year BYMONTHDAY is ignored: "the last
# Friday, if it is the 31st" falls on every last Friday. Friday the 13th is right, as are monthly
# rules. The German texts of `toText` contain unresolved templates and wrong inflections:
# "jede/n/s Woche am Dienstag", and "am letzter Freitag".
#
# Why it surprises: the readme begins with "the first and only fully compliant" library for RFC
# 5545. By its table (3.3.10) BYDAY limits a yearly rule that has BYYEARDAY or BYMONTHDAY. If the
# host's page says that the game is every year, guests whose calendars read the rule come on other
# dates, or the other way round; in a year where the dates agree it looks right. German is one of
# the languages that the readme lists for `toText`. (Pull request 13 brought BYDAY to yearly
# rules; on these I found no issue.)
#
# What to do: filter the results by `dayOfWeek` and `day`, and write texts in other languages
# yourself.
#
# Output seen:
# FREQ=YEARLY;BYDAY=SU;BYYEARDAY=1
# - rrule-temporal: 2026-01-01 2027-01-01 2028-01-01
# - rrule: 2034-01-01 2040-01-01
# - ical.js: 2034-01-01 2040-01-01
# FREQ=YEARLY;BYDAY=-1FR;BYMONTHDAY=31
# - rrule-temporal: 2026-12-25 2027-12-31 2028-12-29
# - rrule: 2027-12-31 2032-12-31 2038-12-31
# - ical.js: 2027-12-31 2032-12-31 2038-12-31
# FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13
# - rrule-temporal: 2026-02-13 2026-03-13 2026-11-13
# - rrule: 2026-02-13 2026-03-13 2026-11-13
# - ical.js: 2026-02-13 2026-03-13 2026-11-13
# jede/n/s Woche am Dienstag um 18 Uhr UTC
# jede/n/s Monat am letzter Freitag um 18 Uhr UTC
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule-temporal@2.2.8 rrule@2.8.1 ical.js@2.2.1
cat >games.mjs <<'JS'
import ICAL from 'ical.js'
import rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'
import { toText } from 'rrule-temporal/totext'

const start = '20260101T180000Z'
const temporal = (rule) => new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${rule}` })
const days = (dates) => dates.map((date) => date.slice(0, 10)).join(' ')
function byIcal(rule) {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString('2026-01-01T18:00:00Z'))
  const found = []
  for (let date = dates.next(); date && found.length < 3; date = dates.next()) found.push(date.toString())
  return found
}
for (const rule of [
  'FREQ=YEARLY;BYDAY=SU;BYYEARDAY=1',
  'FREQ=YEARLY;BYDAY=-1FR;BYMONTHDAY=31',
  'FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13',
]) {
  const bounded = `${rule};UNTIL=20420101T000000Z`
  const first = (date, at) => at < 3
  console.log(rule)
  console.log(`- rrule-temporal: ${days(temporal(bounded).all(first).map(String))}`)
  const dates = rrule.rrulestr(`DTSTART:${start}\nRRULE:${bounded}`).all(first)
  console.log(`- rrule: ${days(dates.map((date) => date.toISOString()))}`)
  console.log(`- ical.js: ${days(byIcal(bounded))}`)
}
console.log(toText(temporal('FREQ=WEEKLY;BYDAY=TU'), 'de'))
console.log(toText(temporal('FREQ=MONTHLY;BYDAY=-1FR'), 'de'))
JS
TZ=UTC node games.mjs | tee seen
cat >expected <<'TEXT'
FREQ=YEARLY;BYDAY=SU;BYYEARDAY=1
- rrule-temporal: 2026-01-01 2027-01-01 2028-01-01
- rrule: 2034-01-01 2040-01-01
- ical.js: 2034-01-01 2040-01-01
FREQ=YEARLY;BYDAY=-1FR;BYMONTHDAY=31
- rrule-temporal: 2026-12-25 2027-12-31 2028-12-29
- rrule: 2027-12-31 2032-12-31 2038-12-31
- ical.js: 2027-12-31 2032-12-31 2038-12-31
FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13
- rrule-temporal: 2026-02-13 2026-03-13 2026-11-13
- rrule: 2026-02-13 2026-03-13 2026-11-13
- ical.js: 2026-02-13 2026-03-13 2026-11-13
jede/n/s Woche am Dienstag um 18 Uhr UTC
jede/n/s Monat am letzter Freitag um 18 Uhr UTC
TEXT
cmp seen expected
