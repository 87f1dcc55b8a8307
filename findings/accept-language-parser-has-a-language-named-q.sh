#!/bin/sh
# accept-language-parser 1.5.0 (npm), beside accept-language 3.0.20 and negotiator 1.1.0, on Node 20.20: the language of a
# page, chosen by the header `Accept-Language`.
#
# Behaviour: "en; q=0.1", with a blank behind the semicolon, is English at full weight and a second language with the name
# "q". So a browser or bot that asks for French first gets English. A language with the weight 0 is picked if nothing else
# fits. A script counts only with a region behind it: of zh-Hant and sr-Latn the script is taken for a region. `pick` finds
# nothing for zh-Hant-TW where zh-Hant is there, and with `loose` it gives Simplified Chinese to who asks for Traditional.
#
# Why it surprises: the readme promises the languages "sorted by quality" as HTTP has it. RFC 9110, 12.4.2, allows blanks on
# both sides of the semicolon, and 0 means "not acceptable". HttpClient of .NET writes the blank. By RFC 5646, 2.1, four
# letters behind a language are its script; the readme has `script` in its results. Headers of Chrome and Firefox have neither
# blanks nor scripts, so tests pass. (Of this package I found no issue; negotiator had the blank as pull request 106, and
# precompile-intl-runtime has it as issue 45, open.)
#
# What to do: take the order from negotiator, and compare scripts by `new Intl.Locale(tag).maximize().script`;
# accept-language, too, picks what has 0.
#
# Output seen (header, the languages of the page, what is picked):
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
