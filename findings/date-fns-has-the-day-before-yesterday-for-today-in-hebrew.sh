#!/bin/sh
# date-fns 4.4.0 on Node 20.20: `formatDistanceStrict` with `unit: 'day'` and `addSuffix`, in all of its locales.
#
# Behaviour: in Hebrew, 0 days is formatted as שלשום, "the day before yesterday", in the past, and
# as מחרתיים, "the day after tomorrow", in the future. The locale has special words for one and
# two days in place of "one day ago", and treats 0 like 2. It is the only locale in which 0 and 2
# days give the same text; without `addSuffix`, or in hours, Hebrew is right too.
#
# Why it surprises: with `unit` each distance is given in that unit, however short it is, and all
# other locales print a 0 there. The two words are right for two days, so a test with yesterday
# and the day before passes, and so does any test in another language. A list of cards with the
# day of the last game shows two days for each game of the last twelve hours, and for one that is
# about to begin. No error is raised. I found no issue about it.
#
# What to do: where the distance may be 0 days, use `intlFormatDistance` of the same package,
# which uses `Intl.RelativeTimeFormat`.
#
# Output seen:
# 0 days ago: שלשום; intlFormatDistance היום
# 0 days ago: שלשום; intlFormatDistance היום
# 1 day ago: אתמול; intlFormatDistance אתמול
# 2 days ago: שלשום; intlFormatDistance שלשום
# 3 days ago: לפני 3 ימים; intlFormatDistance לפני 3 ימים
# in 0 days: מחרתיים; intlFormatDistance היום
# in 1 day: מחר; intlFormatDistance מחר
# in 2 days: מחרתיים; intlFormatDistance מחרתיים
# without addSuffix: 3 hours 0 ימים, 48 hours יומיים
# in hours: 0 לפני 0 שעות, 2 לפני שעתיים
# 0 and 2 days have one text in he, of 95 locales
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.4.0
cat >days.mjs <<'JS'
import { formatDistanceStrict, intlFormatDistance, subHours } from 'date-fns'
import * as locales from 'date-fns/locale'

const now = new Date(2026, 10, 30, 12)
const hebrew = locales.he
/** The time so many hours ago (or to come, if negative), in words. */
const inWords = (hours, options) =>
  formatDistanceStrict(subHours(now, hours), now, { unit: 'day', addSuffix: true, ...options })
for (const hours of [0, 3, 24, 48, 72, -3, -24, -48]) {
  const told = `${inWords(hours)}: ${inWords(hours, { locale: hebrew })}`
  console.log(`${told}; intlFormatDistance ${intlFormatDistance(subHours(now, hours), now, { unit: 'day', locale: 'he' })}`)
}
const plain = { locale: hebrew, addSuffix: false }
console.log(`without addSuffix: 3 hours ${inWords(3, plain)}, 48 hours ${inWords(48, plain)}`)
const byHours = { locale: hebrew, unit: 'hour' }
console.log(`in hours: 0 ${inWords(0, byHours)}, 2 ${inWords(2, byHours)}`)
const names = Object.keys(locales).filter((name) => locales[name].formatDistance)
const alike = names.filter((name) => inWords(3, { locale: locales[name] }) === inWords(48, { locale: locales[name] }))
console.log(`0 and 2 days have one text in ${alike.join(', ')}, of ${names.length} locales`)
JS
node days.mjs | tee seen
cat >expected <<'END'
0 days ago: שלשום; intlFormatDistance היום
0 days ago: שלשום; intlFormatDistance היום
1 day ago: אתמול; intlFormatDistance אתמול
2 days ago: שלשום; intlFormatDistance שלשום
3 days ago: לפני 3 ימים; intlFormatDistance לפני 3 ימים
in 0 days: מחרתיים; intlFormatDistance היום
in 1 day: מחר; intlFormatDistance מחר
in 2 days: מחרתיים; intlFormatDistance מחרתיים
without addSuffix: 3 hours 0 ימים, 48 hours יומיים
in hours: 0 לפני 0 שעות, 2 לפני שעתיים
0 and 2 days have one text in he, of 95 locales
END
cmp seen expected
