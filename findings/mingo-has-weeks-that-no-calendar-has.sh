#!/bin/sh
# mingo 7.2.7 on Node 20.20: MongoDB's expressions on dates, without a server.
#
# Behaviour: `$isoWeekYear` and %G return the calendar year, not the year of the ISO week, so the
# first days of January fall into "2027-W53", which does not exist, and the last of December into
# "2024-W01", a year too early. %U of a Sunday is 54, where the format allows 00 to 53.
# `$dateFromParts` with an ISO week, day and year returns a day in 9999. `$dateAdd` of a month to
# 31 January gives 3 March, and a day added in a time zone is 24 hours, even when daylight saving
# time begins or ends that day.
#
# Why it surprises: the README refers to MongoDB's manual for how operators work, promises strict
# compatibility by default, and its five listed differences are not about dates. By the manual
# `$isoWeekYear` and %G follow ISO 8601, %U is 00 to 53, `$dateAdd` goes to the last day of a
# shorter month, and keeps the time of day in a zone with daylight saving time. A count of games
# by week, tested without a server, is right for most of the year. I found no issue about it.
#
# What to do: compute weeks and add months outside of the pipeline (date-fns has both), or test
# such pipelines against a server. `$isoWeek`, `$isoDayOfWeek` and `$dateTrunc` were right.
#
# Output seen (in brackets what ISO 8601 and the manual require):
# 2027-01-01: %G-W%V 2027-W53 (2026-W53), $isoWeekYear 2027 (2026)
# 2024-12-30: %G-W%V 2024-W01 (2025-W01), $isoWeekYear 2024 (2025)
# 2027-01-03: %U 54 (01)
# day 5 of week 53 of 2026: 9999-11-30 (2027-01-01)
# 2026-01-31 and a month: 2026-03-03 (2026-02-28)
# 2026-03-28 12:00Z and a day in Berlin: 2026-03-29T12:00 (2026-03-29T11:00)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mingo@7.2.7
cat >ask.mjs <<'JS'
import { aggregate } from 'mingo'

const ask = (date, expression) => aggregate([{ date: new Date(date) }], [{ $project: { value: expression } }])[0].value
const format = (date, text) => ask(date, { $dateToString: { date: '$date', format: text } })
const day = (date) => date.toISOString().slice(0, 10)

for (const [date, year] of [
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
]) {
  const isoYear = ask(date, { $isoWeekYear: '$date' })
  console.log(`${date}: %G-W%V ${format(date, '%G-W%V')} (${year}), $isoWeekYear ${isoYear} (${year.slice(0, 4)})`)
}
console.log(`2027-01-03: %U ${format('2027-01-03', '%U')} (01)`)
const parts = ask(0, { $dateFromParts: { isoWeekYear: 2026, isoWeek: 53, isoDayOfWeek: 5 } })
console.log(`day 5 of week 53 of 2026: ${day(parts)} (2027-01-01)`)
const month = ask('2026-01-31', { $dateAdd: { startDate: '$date', unit: 'month', amount: 1 } })
console.log(`2026-01-31 and a month: ${day(month)} (2026-02-28)`)
const startDate = '$date'
const next = ask('2026-03-28T12:00Z', { $dateAdd: { startDate, unit: 'day', amount: 1, timezone: 'Europe/Berlin' } })
console.log(`2026-03-28 12:00Z and a day in Berlin: ${next.toISOString().slice(0, 16)} (2026-03-29T11:00)`)
JS
node ask.mjs | tee seen
cat >expected <<'TEXT'
2027-01-01: %G-W%V 2027-W53 (2026-W53), $isoWeekYear 2027 (2026)
2024-12-30: %G-W%V 2024-W01 (2025-W01), $isoWeekYear 2024 (2025)
2027-01-03: %U 54 (01)
day 5 of week 53 of 2026: 9999-11-30 (2027-01-01)
2026-01-31 and a month: 2026-03-03 (2026-02-28)
2026-03-28 12:00Z and a day in Berlin: 2026-03-29T12:00 (2026-03-29T11:00)
TEXT
cmp seen expected
