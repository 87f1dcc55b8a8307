#!/bin/sh
# hyphen 1.14.1 (its Turkish and English patterns) beside hyphenopoly 6.1.0, on Node 20.20.
#
# Behaviour: in a Turkish word with İ, the capital of i, hyphen sets its breaks one letter late, and one more letter late
# after each further İ: İzm-irl-il-er for iz-mir-li-ler. It looks for patterns in `toLocaleLowerCase()` of the word and
# takes the places over as they are. Without a language that call goes by the device: in most languages İ becomes two
# characters, i and a dot (SpecialCasing.txt of Unicode), so that all behind it is off by one. On a device in Turkish the
# Turkish words are right, but I becomes ı there, and English words in capitals lose breaks. So one word may break
# differently on a server and in the browser that takes its page over. The readme says nothing of capitals or of the
# device's language. hyphenopoly leaves breaks out in such words but sets none wrong. İ is a common first letter.
#
# What to do: give it the word lowered in the word's own language, `toLocaleLowerCase('tr')`, which keeps its length, and
# carry the places of the breaks over to the word.
#
# Output seen:
# en-US: iz-mir-li-ler, İzm-irl-il-er, Mİ-S-AF-İR-PE-RVE-RLİ-K, IM-POS-SI-BIL-I-TY
# tr-TR: iz-mir-li-ler, İz-mir-li-ler, Mİ-SA-FİR-PER-VER-LİK, IM-POS-SIBILI-TY
# hyphenopoly: iz-mir-li-ler, İzmir-li-ler, MİSAFİRPER-VERLİK
# lowered first: İz-mir-li-ler, Mİ-SA-FİR-PER-VER-LİK
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1 hyphenopoly@6.1.0
cat >words.cjs <<'JS'
const turkish = require('hyphen/tr').hyphenateSync
const english = require('hyphen/en').hyphenateSync

const options = { hyphenChar: '-' }
const words = ['izmirliler', 'İzmirliler', 'MİSAFİRPERVERLİK'].map((word) => turkish(word, options))
const { locale } = Intl.DateTimeFormat().resolvedOptions()
console.log(`${locale}: ${[...words, english('IMPOSSIBILITY', options)].join(', ')}`)
JS
cat >others.mjs <<'JS'
import { readFileSync } from 'node:fs'
import turkish from 'hyphen/tr/index.js'
import hyphenopoly from 'hyphenopoly'

const loaderSync = (file) => readFileSync(new URL(`node_modules/hyphenopoly/patterns/${file}`, import.meta.url))
const other = hyphenopoly.config({ sync: true, require: ['tr', 'de'], hyphen: '-', loaderSync }).get('tr')
console.log(`hyphenopoly: ${['izmirliler', 'İzmirliler', 'MİSAFİRPERVERLİK'].map((word) => other(word)).join(', ')}`)

/** The breaks of the lowered word, in the word itself. */
function carriedOver(word) {
  const lowered = turkish.hyphenateSync(word.toLocaleLowerCase('tr'), { hyphenChar: '-' })
  let at = 0
  return Array.from(lowered, (unit) => (unit === '-' ? '-' : word[at++])).join('')
}
console.log(`lowered first: ${['İzmirliler', 'MİSAFİRPERVERLİK'].map(carriedOver).join(', ')}`)
JS
for language in en_US tr_TR; do LC_ALL=$language.UTF-8 node words.cjs; done | tee seen
LC_ALL=en_US.UTF-8 node others.mjs | tee -a seen
test "$(cat seen)" = 'en-US: iz-mir-li-ler, İzm-irl-il-er, Mİ-S-AF-İR-PE-RVE-RLİ-K, IM-POS-SI-BIL-I-TY
tr-TR: iz-mir-li-ler, İz-mir-li-ler, Mİ-SA-FİR-PER-VER-LİK, IM-POS-SIBILI-TY
hyphenopoly: iz-mir-li-ler, İzmir-li-ler, MİSAFİRPER-VERLİK
lowered first: İz-mir-li-ler, Mİ-SA-FİR-PER-VER-LİK'
