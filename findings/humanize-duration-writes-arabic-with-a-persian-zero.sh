#!/bin/sh
# humanize-duration 3.35.1 on Node 20.20: how long a game took, in Arabic.
#
# Behaviour: in a number such as 10 the digit 1 is Arabic's (U+0661) and the zero is Persian's (U+06F0). It is so in each
# number with a zero. And the word "and" between two units is not the letter و (U+0648) but U+FEED, a form of it that Unicode
# has for old systems. `Intl` writes U+0660 and U+0648.
#
# Why it surprises: the signs look alike, also in the readme, which prints them as the defaults. But no text has digits of
# two systems in one number: Unicode's UTS 39 (5.3) has a test for it. Programs that read numbers in Arabic, by U+0660 to
# U+0669, find 1 in place of 10, and a search for ١٠ دقائق finds nothing. Numbers without a zero are right, so that a test
# with 5 minutes passes. (Of the tracker's threads on its Arabic, 215 is about which digits people use. I found none that
# has these.)
#
# What to do: give the option `digitReplacements`, the ten digits of U+0660 to U+0669 or of ASCII, and `delimiter`.
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
