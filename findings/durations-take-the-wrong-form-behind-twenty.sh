#!/bin/sh
# humanize-duration 3.35.1 and date-fns 4.4.0 (`formatDuration` with a locale) on Node 20.20: how
# long a game took, in six languages whose plural forms depend on the last digits of the number.
# `Intl.NumberFormat` has the forms of CLDR.
#
# Behaviour: up to 10, the numbers that such code is usually tested with, nearly all is right;
# above 10 it isn't. In Slovenian humanize-duration uses the forms for one to four minutes again
# for 11 to 14 and from 21 on. In Bulgarian it gives 21 the singular, which that language doesn't
# use there. Macedonian, Icelandic, Lithuanian and Croatian do, and there one or both libraries
# use the plural (minutes are right in Croatian).
#
# Why it surprises: both list these languages as supported, and to people who can't read them
# nothing looks broken: a wrong form is a real word. Many a game takes 21 minutes, or a list shows
# a card from 21 days ago. (humanize-duration's issue 194, closed, was about a missing Slovenian
# form; date-fns' pull request 3314, open, is about Icelandic. I found nothing on the others.)
#
# What to do: format each unit with `Intl.NumberFormat`, `style: 'unit'` and `unitDisplay:
# 'long'`, and join them with `Intl.ListFormat`; or compare the library with it for 1 to 59 in the
# languages that you support.
#
# Output seen (how many are wrong of 1 to 59 minutes, 23 hours and 31 days: the first wrong one,
# and in brackets what it should be):
# sl, humanize-duration: 20 of 59, 11 minuta (11 minut); 5 of 23, 11 ura (11 ur); right
# sl, date-fns: right; right; right
# bg, humanize-duration: 4 of 59, 21 минута (21 минути); 1 of 23, 21 час (21 часа); 2 of 31, 21 ден (21 дни)
# bg, date-fns: right; right; right
# hr, humanize-duration: right; 3 of 23, 21 sati (21 sat); 2 of 31, 21 dana (21 dan)
# hr, date-fns: right; 1 of 23, 21 sati (21 sat); 2 of 31, 21 dana (21 dan)
# mk, humanize-duration: 4 of 59, 21 минути (21 минута); 1 of 23, 21 часа (21 час); 2 of 31, 21 дена (21 ден)
# mk, date-fns: 4 of 59, 21 минути (21 минута); 1 of 23, 21 часа (21 час); 2 of 31, 21 дена (21 ден)
# is, humanize-duration: 4 of 59, 21 mínútur (21 mínúta); another word; 2 of 31, 21 dagar (21 dagur)
# is, date-fns: 4 of 59, 21 mínútur (21 mínúta); 1 of 23, 21 klukkustundir (21 klukkustund); 2 of 31, 21 dagar (21 dagur)
# lt, humanize-duration: right; right; right
# lt, date-fns: 4 of 59, 21 minutės (21 minutė); 1 of 23, 21 valandos (21 valanda); 2 of 31, 21 dienos (21 diena)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund humanize-duration@3.35.1 date-fns@4.4.0
cat >durations.mjs <<'JS'
import { formatDuration } from 'date-fns'
import * as locales from 'date-fns/locale'
import humanizeDuration from 'humanize-duration'

const units = { minute: ['m', 59], hour: ['h', 23], day: ['d', 31] }
const libraries = {
  'humanize-duration': (count, unit, language) =>
    humanizeDuration(count, { language, units: [units[unit][0]], unitMeasures: { [units[unit][0]]: 1 } }),
  'date-fns': (count, unit, language) => formatDuration({ [`${unit}s`]: count }, { locale: locales[language] }),
}
const wordOf = (text) => text.replace(/\d+/, '').trim()
/** How many numbers have another form than in CLDR; a library may also have another word altogether. */
function wrongOf(inWords, unit, language) {
  const cldr = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const most = units[unit][1]
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  const wrong = counts.filter((count) => wordOf(inWords(count, unit, language)) !== wordOf(cldr.format(count)))
  const first = wrong.find((count) => count > 10)
  if (wrong.length > most / 2) return 'another word'
  if (!first) return 'right'
  return `${wrong.length} of ${most}, ${inWords(first, unit, language)} (${cldr.format(first)})`
}
for (const language of ['sl', 'bg', 'hr', 'mk', 'is', 'lt']) {
  for (const [name, inWords] of Object.entries(libraries)) {
    console.log(`${language}, ${name}: ${Object.keys(units).map((unit) => wrongOf(inWords, unit, language)).join('; ')}`)
  }
}
JS
node durations.mjs | tee seen
cat >expected <<'END'
sl, humanize-duration: 20 of 59, 11 minuta (11 minut); 5 of 23, 11 ura (11 ur); right
sl, date-fns: right; right; right
bg, humanize-duration: 4 of 59, 21 минута (21 минути); 1 of 23, 21 час (21 часа); 2 of 31, 21 ден (21 дни)
bg, date-fns: right; right; right
hr, humanize-duration: right; 3 of 23, 21 sati (21 sat); 2 of 31, 21 dana (21 dan)
hr, date-fns: right; 1 of 23, 21 sati (21 sat); 2 of 31, 21 dana (21 dan)
mk, humanize-duration: 4 of 59, 21 минути (21 минута); 1 of 23, 21 часа (21 час); 2 of 31, 21 дена (21 ден)
mk, date-fns: 4 of 59, 21 минути (21 минута); 1 of 23, 21 часа (21 час); 2 of 31, 21 дена (21 ден)
is, humanize-duration: 4 of 59, 21 mínútur (21 mínúta); another word; 2 of 31, 21 dagar (21 dagur)
is, date-fns: 4 of 59, 21 mínútur (21 mínúta); 1 of 23, 21 klukkustundir (21 klukkustund); 2 of 31, 21 dagar (21 dagur)
lt, humanize-duration: right; right; right
lt, date-fns: 4 of 59, 21 minutės (21 minutė); 1 of 23, 21 valandos (21 valanda); 2 of 31, 21 dienos (21 diena)
END
cmp seen expected
