#!/bin/sh
# hyphen 1.14.1 (its Turkish and English patterns), compared with hyphenopoly 6.1.0, on Node
# 20.20.
#
# Behaviour: in a Turkish word with İ, the capital of i, hyphen sets its hyphenation points one
# letter late, and one more letter late after each further İ: İzm-irl-il-er for iz-mir-li-ler. It
# looks up patterns in `toLocaleLowerCase()` of the word and uses the indices unchanged for the
# original. Without an argument that call uses the device's language: in most languages İ becomes
# two characters, i and a combining dot (SpecialCasing.txt of Unicode), so everything after it is
# off by one. On a device in Turkish the Turkish words are right, but there I becomes ı, and
# English words in capitals lose hyphenation points. So a word may be hyphenated differently on a
# server and in the browser that hydrates the page. The readme doesn't mention capitals or the
# device's language. hyphenopoly omits hyphenation points in such words but sets none wrong. İ is
# a common first letter.
#
# What to do: pass the word lowercased in its own language, `toLocaleLowerCase('tr')`, which keeps
# its length, and apply the resulting positions to the original word.
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
