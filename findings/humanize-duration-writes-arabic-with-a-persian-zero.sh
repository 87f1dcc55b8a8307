#!/bin/sh
# humanize-duration 3.35.1 on Node 20.20: how long a game took, in Arabic.
#
# Behaviour: in a number such as 10 the digit 1 is Arabic (U+0661) and the zero is Persian
# (U+06F0), and so in each number with a zero. And the word "and" between two units is not the
# letter و (U+0648) but U+FEED, a presentation form that Unicode includes only for compatibility
# with old systems. `Intl` writes U+0660 and U+0648.
#
# Why it surprises: the characters look alike, also in the readme, which prints them as the
# defaults. But no real text mixes digits of two systems in one number: Unicode's UTS 39 (5.3)
# defines a test for it. Programs that read Arabic numbers, U+0660 to U+0669, find 1 in place of
# 10, and a search for ١٠ دقائق finds nothing. Numbers without a zero are right, so a test with 5
# minutes passes. (Of the tracker's threads on its Arabic, 215 is about which digits people use. I
# found none on these.)
#
# What to do: set the option `digitReplacements` to the ten digits U+0660 to U+0669 or of ASCII,
# and `delimiter`.
#
# Output seen:
# 5: humanize-duration U+0665; Intl U+0665
# 10: humanize-duration U+0661 U+06F0; Intl U+0661 U+0660
# 50: humanize-duration U+0665 U+06F0; Intl U+0665 U+0660
# with a Persian zero, of 1 to 59 minutes: 10 20 30 40 50
# and: humanize-duration U+FEED; Intl U+0648
# the number that is found in 10 minutes, and whether a search finds them: ١, false
# with the options: ١٠, true; and U+0648
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund humanize-duration@3.35.1
cat >arabic.mjs <<'JS'
import humanizeDuration from 'humanize-duration'

const minute = 60_000
const codesOf = (text) => Array.from(text, (sign) => `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
const digitsOf = (text) => codesOf(text.match(/\p{Nd}+/gu).join('')).join(' ')
const inWords = (minutes, options) => humanizeDuration(minutes * minute, { language: 'ar', ...options })

const intl = new Intl.NumberFormat('ar-EG', { style: 'unit', unit: 'minute', unitDisplay: 'long' })
for (const minutes of [5, 10, 50]) {
  console.log(`${minutes}: humanize-duration ${digitsOf(inWords(minutes))}; Intl ${digitsOf(intl.format(minutes))}`)
}
const mixed = Array.from({ length: 59 }, (_, index) => index + 1).filter((minutes) => /\u06F0/.test(inWords(minutes)))
console.log(`with a Persian zero, of 1 to 59 minutes: ${mixed.join(' ')}`)
const andOf = (text) => codesOf(text.match(/ (\p{L}) ?(?=\P{L})/u)[1])
console.log(`and: humanize-duration ${andOf(inWords(65))}; Intl ${andOf(new Intl.ListFormat('ar').format(['1', '2']))}`)
const found = (text) => `${/[\u0660-\u0669]+/.exec(text)[0]}, ${text.includes('١٠ دقائق')}`
console.log(`the number that is found in 10 minutes, and whether a search finds them: ${found(inWords(10))}`)
const digitReplacements = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(0x660 + digit))
const options = { digitReplacements, delimiter: ' و ' }
console.log(`with the options: ${found(inWords(10, options))}; and ${andOf(inWords(65, options))}`)
JS
node arabic.mjs | tee seen
cat >expected <<'END'
5: humanize-duration U+0665; Intl U+0665
10: humanize-duration U+0661 U+06F0; Intl U+0661 U+0660
50: humanize-duration U+0665 U+06F0; Intl U+0665 U+0660
with a Persian zero, of 1 to 59 minutes: 10 20 30 40 50
and: humanize-duration U+FEED; Intl U+0648
the number that is found in 10 minutes, and whether a search finds them: ١, false
with the options: ١٠, true; and U+0648
END
cmp seen expected
