#!/bin/sh
# gettext-converter 1.3.4, the core of i18next-conv 16 and 17, on Node 20.20: plural forms of
# i18next (JSON v4), written as a PO file for translators and read back. `Intl.PluralRules` says
# which form i18next uses for a number; the rule in the header of the PO file says which one
# gettext uses.
#
# Behaviour: if all forms of a language are given, French, Spanish, Italian and Portuguese lose
# the singular: the form for a million replaces it. Arabic gets the general form for 1 and the
# singular for 3 and 5, and loses the dual; Polish and Ukrainian get the form for fractions for 5,
# Czech for 2 and 3. Read back, the JSON file has these texts under the wrong keys, and one key
# fewer. German and Japanese are right.
#
# Why it surprises: the readme claims "i18next json format v4 support" and shows
# `compatibilityJSON: 'v4'` with one and other. The forms have the same names on both sides, those
# of CLDR, but they are assigned by their position, and a form that gettext doesn't have, `many`
# of French or `other` of Polish, displaces another. Tools that write i18next's files create all
# forms (i18next-parser 510 says that the PO file has three of Polish's four). No warning is
# given, and English passes.
#
# What to do: write the PO file yourself: for each index of the rule find an integer that has it,
# and use the form that `Intl.PluralRules` names for that integer. Restore `other` of Polish and
# `many` of French from the old file.
#
# Output seen (number: form that i18next uses, form that the PO file has for it):
# ar: 1 one, other; 2 two, few; 3 few, one; 5 few, one; 100 other, none; back zero=zero one=other two=few few=one many=many
# fr: 0 one, many; 1 one, many; back one=many other=other
# es: 1 one, many; back one=many other=other
# it: 1 one, many; back one=many other=other
# pt-BR: 0 one, many; 1 one, many; back one=many other=other
# pl: 0 many, other; 5 many, other; 21 many, other; 100 many, other; back one=one few=few many=other
# uk: 0 many, other; 5 many, other; 100 many, other; back one=one few=few many=other
# cs: 2 few, many; 3 few, many; back one=one few=many other=other
# sl: 2 two, few; 3 few, none; back other=other one=one two=few
# de: right; back one=one other=other
# ja: right; back other=other
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gettext-converter@1.3.4
cat >convert.mjs <<'JS'
import i18next2po from 'gettext-converter/i18next2po'
import po2i18next from 'gettext-converter/po2i18next'

const options = { compatibilityJSON: 'v4' }
const languages = {
  ar: 'zero one two few many other',
  fr: 'one many other',
  es: 'one many other',
  it: 'one many other',
  'pt-BR': 'one many other',
  pl: 'one few many other',
  uk: 'one few many other',
  cs: 'one few many other',
  sl: 'one two few other',
  de: 'one other',
  ja: 'other',
}
for (const [language, names] of Object.entries(languages)) {
  const texts = Object.fromEntries(names.split(' ').map((name) => [`squares_${name}`, `<${name}>`]))
  const po = String(i18next2po(language, JSON.stringify(texts), options))
  const forms = [...po.matchAll(/^msgstr\S* "<(\w+)>"$/gm)].map(([, form]) => form)
  const [, rule] = /plural=(.*?)\\n/.exec(po.replaceAll('"\n"', ''))
  const index = new Function('n', `return Number(${rule})`)
  const plural = new Intl.PluralRules(language)
  const wrong = [0, 1, 2, 3, 5, 21, 100]
    .map((number) => [number, plural.select(number), forms[index(number)] ?? 'none'])
    .filter(([, taken, written]) => taken !== written)
    .map(([number, taken, written]) => `${number} ${taken}, ${written}`)
  const back = Object.entries(po2i18next(po, options)).map(([key, text]) => `${key.slice(8)}=${text.slice(1, -1)}`)
  console.log(`${language}: ${wrong.join('; ') || 'right'}; back ${back.join(' ')}`)
}
JS
node convert.mjs | tee seen
test "$(cat seen)" = 'ar: 1 one, other; 2 two, few; 3 few, one; 5 few, one; 100 other, none; back zero=zero one=other two=few few=one many=many
fr: 0 one, many; 1 one, many; back one=many other=other
es: 1 one, many; back one=many other=other
it: 1 one, many; back one=many other=other
pt-BR: 0 one, many; 1 one, many; back one=many other=other
pl: 0 many, other; 5 many, other; 21 many, other; 100 many, other; back one=one few=few many=other
uk: 0 many, other; 5 many, other; 100 many, other; back one=one few=few many=other
cs: 2 few, many; 3 few, many; back one=one few=many other=other
sl: 2 two, few; 3 few, none; back other=other one=one two=few
de: right; back one=one other=other
ja: right; back other=other'
