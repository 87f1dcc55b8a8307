#!/bin/sh
# to-words 5.7.0, compared with n2words 4.0.0, on Node 20.20: the ordinals up to 90, for a caller
# who says "the 21st number".
#
# Behaviour: in 37 of its locales `toOrdinal` returns the cardinal for some numbers. For French,
# Dutch, Italian, Arabic, Afrikaans and Icelandic it does so for all 63 numbers above 20 that are
# not multiples of ten ("vingt-deux" for "vingt-deuxième"), for Spanish and Catalan for 21 to 29.
# The numbers up to 20 are right there, so that a first test passes, and no error is raised.
#
# Why it surprises: the readme has a check mark for ordinals at each of the 135 locales, and says
# that it has full ordinal words for English, Spanish, French, Portuguese, Turkish and Dutch.
#
# What to do: compare with `convert` of the same number, and write digits if the two are equal.
# n2words has the ordinals of the four languages below, but check its Hebrew: there the 20th,
# 30th, ... and 90th have the words of the 21st, 31st, ... and 91st, and its own tests expect
# that.
#
# Output seen:
# fr-FR: 21 Vingt Et Un, n2words vingt et unième; 63 of 90 are cardinals
# nl-NL: 21 Eenentwintig, n2words eenentwintigste; 63 of 90 are cardinals
# it-IT: 21 Ventuno, n2words ventunesimo; 63 of 90 are cardinals
# es-ES: 21 Veintiuno, n2words vigésimo primero; 9 of 90 are cardinals
# locales with such numbers: 37 of 135
# n2words in Hebrew, numbers up to 91 that share their words: 20 21, 30 31, 40 41, 50 51, 60 61, 70 71, 80 81, 90 91
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0 n2words@4.0.0
cat >ordinals.mjs <<'JS'
import { readdirSync } from 'node:fs'
import { ToWords } from 'to-words'

const numbers = Array.from({ length: 90 }, (_, index) => index + 1)
const cardinals = (localeCode) => {
  const words = new ToWords({ localeCode })
  return numbers.filter((number) => words.toOrdinal(number) === words.convert(number)).length
}
for (const locale of ['fr-FR', 'nl-NL', 'it-IT', 'es-ES']) {
  const { toOrdinal } = await import(`n2words/${locale}`)
  const own = new ToWords({ localeCode: locale }).toOrdinal(21)
  console.log(`${locale}: 21 ${own}, n2words ${toOrdinal(21)}; ${cardinals(locale)} of 90 are cardinals`)
}
const locales = readdirSync('node_modules/to-words/dist/esm/locales')
  .filter((name) => /^[a-z]{2,3}-[A-Z]{2}\.js$/.test(name))
  .map((name) => name.slice(0, -3))
const wrong = locales.filter((locale) => cardinals(locale) > 0)
console.log(`locales with such numbers: ${wrong.length} of ${locales.length}`)

const { toOrdinal } = await import('n2words/he-IL')
const shared = numbers.filter((number) => toOrdinal(number) === toOrdinal(number + 1))
const pairs = shared.map((number) => `${number} ${number + 1}`).join(', ')
console.log(`n2words in Hebrew, numbers up to 91 that share their words: ${pairs}`)
JS
node ordinals.mjs | tee seen
test "$(cat seen)" = 'fr-FR: 21 Vingt Et Un, n2words vingt et unième; 63 of 90 are cardinals
nl-NL: 21 Eenentwintig, n2words eenentwintigste; 63 of 90 are cardinals
it-IT: 21 Ventuno, n2words ventunesimo; 63 of 90 are cardinals
es-ES: 21 Veintiuno, n2words vigésimo primero; 9 of 90 are cardinals
locales with such numbers: 37 of 135
n2words in Hebrew, numbers up to 91 that share their words: 20 21, 30 31, 40 41, 50 51, 60 61, 70 71, 80 81, 90 91'
