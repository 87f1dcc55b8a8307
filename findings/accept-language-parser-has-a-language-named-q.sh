#!/bin/sh
# accept-language-parser 1.5.0 (npm), compared with accept-language 3.0.20 and negotiator 1.1.0,
# on Node 20.20: choosing the language of a page from the header `Accept-Language`.
#
# Behaviour: "en; q=0.1", with a space after the semicolon, is parsed as English with weight 1
# plus a second language named "q". So a browser or bot that prefers French gets English. A
# language with weight 0 is picked if nothing else fits. A script is recognised only if a region
# follows it: in zh-Hant and sr-Latn the script is taken for a region. `pick` finds nothing for
# zh-Hant-TW where zh-Hant is offered, and with `loose` it picks Simplified Chinese for a user who
# asks for Traditional.
#
# Why it surprises: the readme promises the languages "sorted by quality", as HTTP defines it. RFC
# 9110, 12.4.2, allows whitespace on both sides of the semicolon, and weight 0 means "not
# acceptable". HttpClient of .NET writes the space. By RFC 5646, 2.1, a four-letter subtag after
# the language is its script; the readme shows `script` in its results. Headers of Chrome and
# Firefox contain neither spaces nor scripts, so tests pass. (I found no issue for this package;
# negotiator fixed the space in pull request 106, and precompile-intl-runtime has it as issue 45,
# open.)
#
# What to do: use negotiator for the order, and compare scripts by `new
# Intl.Locale(tag).maximize().script`; accept-language also picks a language with weight 0.
#
# Output seen (header, languages offered by the page, language picked):
# en;q=0.1, fr;q=0.9 of en fr: fr, loose fr; accept-language fr; negotiator fr
# en; q=0.1, fr; q=0.9 of en fr: en, loose en; accept-language fr; negotiator fr
# en;q=0, *;q=0.5 of en fr: en, loose en; accept-language en; negotiator fr
# zh-Hant-TW of zh-Hans zh-Hant: none, loose zh-Hans; accept-language zh-Hant; negotiator none
# zh-Hant-TW of zh-CN zh-TW: none, loose zh-CN; accept-language zh-TW; negotiator none
# sr-Latn-RS of sr-Cyrl sr-Latn: none, loose sr-Cyrl; accept-language sr-Latn; negotiator none
# parsed: en 1, q 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund accept-language-parser@1.5.0 accept-language@3.0.20 negotiator@1.1.0
cat >languages.cjs <<'JS'
const acceptLanguage = require('accept-language')
const { parse, pick } = require('accept-language-parser')
const Negotiator = require('negotiator')

const first = (list, header) => new Negotiator({ headers: { 'accept-language': header } }).languages(list)[0] ?? 'none'
for (const [languages, header] of [
  ['en fr', 'en;q=0.1, fr;q=0.9'],
  ['en fr', 'en; q=0.1, fr; q=0.9'],
  ['en fr', 'en;q=0, *;q=0.5'],
  ['zh-Hans zh-Hant', 'zh-Hant-TW'],
  ['zh-CN zh-TW', 'zh-Hant-TW'],
  ['sr-Cyrl sr-Latn', 'sr-Latn-RS'],
]) {
  const list = languages.split(' ')
  const other = acceptLanguage.create()
  other.languages(list)
  const picked = `${pick(list, header) ?? 'none'}, loose ${pick(list, header, { loose: true })}`
  console.log(`${header} of ${languages}: ${picked}; accept-language ${other.get(header)}; negotiator ${first(list, header)}`)
}
console.log('parsed:', parse('en; q=0.1').map(({ code, quality }) => `${code} ${quality}`).join(', '))
JS
node languages.cjs | tee seen
cat >expected <<'TEXT'
en;q=0.1, fr;q=0.9 of en fr: fr, loose fr; accept-language fr; negotiator fr
en; q=0.1, fr; q=0.9 of en fr: en, loose en; accept-language fr; negotiator fr
en;q=0, *;q=0.5 of en fr: en, loose en; accept-language en; negotiator fr
zh-Hant-TW of zh-Hans zh-Hant: none, loose zh-Hans; accept-language zh-Hant; negotiator none
zh-Hant-TW of zh-CN zh-TW: none, loose zh-CN; accept-language zh-TW; negotiator none
sr-Latn-RS of sr-Cyrl sr-Latn: none, loose sr-Cyrl; accept-language sr-Latn; negotiator none
parsed: en 1, q 1
TEXT
cmp seen expected
