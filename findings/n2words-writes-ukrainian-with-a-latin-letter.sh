#!/bin/sh
# n2words 4.0.0, compared with to-words 5.7.0 and written-number 0.11.1, on Node 20.20: the
# numbers from 1 to 90 in Ukrainian.
#
# Behaviour: in n2words the і of шість, сім, вісім, третій and of all words derived from them is
# the Latin letter i (U+0069), not the Ukrainian one (U+0456). 48 of the 90 cardinals and 38 of
# the ordinals contain it. The two look alike.
#
# Why it surprises: a Ukrainian word never mixes scripts (UTS 39 of Unicode, 5.1, defines a test
# for it), and the package's own tests expect the Latin letter. A search does not find the word, a
# user's own сім does not count as a duplicate of it, a font that is split by `unicode-range`
# loads the letter from another file, and a speech synthesizer gets a partly Latin word.
# (num2words for Python had the same letter, its pull request 328.)
#
# What to do: append `.replaceAll('i', 'і')` to the call. These words contain no other Latin
# letter, and the result then equals that of to-words.
#
# Output seen:
# n2words: 7 is U+0441 U+0069 U+043C; Latin letters in 48 of 90 cardinals, in 38 of 90 ordinals
# to-words: 7 is U+0421 U+0456 U+043C; Latin letters in 0 of 90 cardinals
# written-number: 7 is U+0441 U+0456 U+043C; Latin letters in 0 of 90 cardinals
# found by a search for "сім" in "сімдесят сім" of n2words: false; with the letter put right: true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund n2words@4.0.0 to-words@5.7.0 written-number@0.11.1
cat >numbers.mjs <<'JS'
import { toCardinal, toOrdinal } from 'n2words/uk-UA'
import { ToWords } from 'to-words'
import writtenNumber from 'written-number'

const words = new ToWords({ localeCode: 'uk-UA' })
const makers = {
  n2words: toCardinal,
  'to-words': (number) => words.convert(number),
  'written-number': (number) => writtenNumber(number, { lang: 'uk' }),
}
const numbers = Array.from({ length: 90 }, (_, index) => index + 1)
const latin = (make) => `${numbers.filter((number) => /\p{Script=Latin}/u.test(make(number))).length} of 90`
const code = (letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`
for (const [name, make] of Object.entries(makers)) {
  const ordinals = name === 'n2words' ? `, in ${latin(toOrdinal)} ordinals` : ''
  console.log(`${name}: 7 is ${Array.from(make(7), code).join(' ')}; Latin letters in ${latin(make)} cardinals${ordinals}`)
}
const right = (number) => toCardinal(number).replaceAll('i', '\u0456')
if (numbers.some((number) => right(number) !== words.convert(number).toLowerCase())) throw new Error('not those of to-words')
const [typed, text] = ['\u0441\u0456\u043c', right(77)]
const found = `found by a search for "${typed}" in "${text}" of n2words: ${toCardinal(77).includes(typed)}`
console.log(`${found}; with the letter put right: ${text.includes(typed)}`)
JS
node numbers.mjs | tee seen
expected='n2words: 7 is U+0441 U+0069 U+043C; Latin letters in 48 of 90 cardinals, in 38 of 90 ordinals
to-words: 7 is U+0421 U+0456 U+043C; Latin letters in 0 of 90 cardinals
written-number: 7 is U+0441 U+0456 U+043C; Latin letters in 0 of 90 cardinals
found by a search for "сім" in "сімдесят сім" of n2words: false; with the letter put right: true'
test "$(cat seen)" = "$expected"
