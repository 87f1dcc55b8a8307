#!/bin/sh
# jsx-slack 6.1.2 on Node 20.20 builds a message for Slack with the time of a bingo night, in
# `<time>`, and a picker with that time for the next one.
#
# Behaviour: if a date string begins with digits, such as 2026-12-24T18:00:00Z from `toISOString`
# or JSON, `<time>` takes the first number for seconds since 1970: all of 2026 is 00:33 on January
# 1st, 1970, and "24 Dec 2026" is 24 seconds past midnight of that day. The date that Slack shows
# and the fallback text for clients that don't support dates are both wrong, and no error is
# raised. A date string that begins with a word, a `Date` and a number are right. `DateTimePicker`
# reads the same string right, and a number as milliseconds, where `<time>` reads seconds, both as
# their types say.
#
# Why it surprises: the type of `dateTime` says that it takes "a parsable string as date, UNIX
# timestamp in second, or JavaScript Date instance", and ISO 8601 is the format that ECMAScript
# parses everywhere and that HTML requires in this attribute. (I found no issue on it.)
#
# What to do: pass a `Date` to both: `dateTime={new Date(text)}`.
#
# Output seen:
# 2026-12-24T18:00:00Z: time 1970-01-01T00:33:46.000Z, picker 2026-12-24T18:00:00.000Z
# 2026-12-24: time 1970-01-01T00:33:46.000Z, picker 2026-12-24T00:00:00.000Z
# 24 Dec 2026 18:00 GMT: time 1970-01-01T00:00:24.000Z, picker 2026-12-24T18:00:00.000Z
# Dec 24, 2026 18:00 GMT: time 2026-12-24T18:00:00.000Z, picker 2026-12-24T18:00:00.000Z
# Date: time 2026-12-24T18:00:00.000Z, picker 2026-12-24T18:00:00.000Z
# 1798135200: time 2026-12-24T18:00:00.000Z, picker 1970-01-21T19:28:55.000Z
# what clients without dates show: Bingo on 1970-01-01
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsx-slack@6.1.2
cat >night.mjs <<'JS'
import { Actions, Blocks, DateTimePicker, JSXSlack, Section } from 'jsx-slack'
import { jsx } from 'jsx-slack/jsx-runtime'

const message = (dateTime) =>
  JSXSlack(
    jsx(Blocks, {
      children: [
        jsx(Section, { children: jsx('time', { dateTime, children: 'Bingo on {date_num}' }) }),
        jsx(Actions, { children: jsx(DateTimePicker, { actionId: 'next', initialDateTime: dateTime }) }),
      ],
    }),
  )
const instant = (seconds) => new Date(seconds * 1000).toISOString()
for (const [name, date] of [
  ['2026-12-24T18:00:00Z', '2026-12-24T18:00:00Z'],
  ['2026-12-24', '2026-12-24'],
  ['24 Dec 2026 18:00 GMT', '24 Dec 2026 18:00 GMT'],
  ['Dec 24, 2026 18:00 GMT', 'Dec 24, 2026 18:00 GMT'],
  ['Date', new Date('2026-12-24T18:00:00Z')],
  ['1798135200', 1798135200],
]) {
  const [section, actions] = message(date)
  const [, seconds] = section.text.text.match(/<!date\^(\d+)\^/)
  console.log(`${name}: time ${instant(seconds)}, picker ${instant(actions.elements[0].initial_date_time)}`)
}
const [section] = message('2026-12-24T18:00:00Z')
console.log(`what clients without dates show: ${section.text.text.match(/\|(.*)>/)[1]}`)
JS
TZ=UTC node night.mjs | tee seen
cat >expected <<'TEXT'
2026-12-24T18:00:00Z: time 1970-01-01T00:33:46.000Z, picker 2026-12-24T18:00:00.000Z
2026-12-24: time 1970-01-01T00:33:46.000Z, picker 2026-12-24T00:00:00.000Z
24 Dec 2026 18:00 GMT: time 1970-01-01T00:00:24.000Z, picker 2026-12-24T18:00:00.000Z
Dec 24, 2026 18:00 GMT: time 2026-12-24T18:00:00.000Z, picker 2026-12-24T18:00:00.000Z
Date: time 2026-12-24T18:00:00.000Z, picker 2026-12-24T18:00:00.000Z
1798135200: time 2026-12-24T18:00:00.000Z, picker 1970-01-21T19:28:55.000Z
what clients without dates show: Bingo on 1970-01-01
TEXT
cmp seen expected
