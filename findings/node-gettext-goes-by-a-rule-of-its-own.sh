#!/bin/sh
# node-gettext 3.0.1 (npm) with gettext-parser 10.0.0 on Node 20.20, compared with Python 3.11's
# `gettext`: a message for a number of cards, in files as today's translation tools write them.
#
# Behaviour: the plural rule in the header of each file is ignored. node-gettext uses its own rule
# for the language, from a table that is some years old. In Persian, Georgian and Kazakh every
# number gets the singular. In Hebrew and French, with the plural forms that these languages have
# now, 5 gets the form of another number, in Latvian and Welsh nearly every number does; in
# Brazilian Portuguese and in Hindi 0 does.
#
# Why it surprises: GNU gettext (manual, 11.2.6) stores the rule in the file so that translators
# and programs use the same one, and tools write it by the newest CLDR. The readme says that .mo
# and .po files are supported and that plural forms come with the package, not that those of the
# file are ignored. English, German and Polish agree, so tests pass, and no error is raised. (I
# found no issue on this.)
#
# What to do: set the rule of each file when it is added, as in the last line: the module
# `node-gettext/lib/plurals` is a plain object keyed by language, and `new Function('n', ...)` or
# a parser of C expressions turns the header's rule into a function.
#
# Output seen (number and form shown, by the name that the translator gave it):
# pl: node-gettext 1 one, 2 few, 5 other; Python 1 one, 2 few, 5 other
# fa: node-gettext 0 one, 1 one, 5 one; Python 0 one, 1 one, 5 other
# ka: node-gettext 0 one, 1 one, 5 one; Python 0 other, 1 one, 5 other
# pt_BR: node-gettext 0 other, 1 one, 5 other; Python 0 one, 1 one, 5 other
# fr: node-gettext 0 one, 1 one, 5 millions; Python 0 one, 1 one, 5 other
# he: node-gettext 1 one, 2 two, 5 two; Python 1 one, 2 two, 5 other
# lv: node-gettext 0 other, 1 zero, 5 one; Python 0 zero, 1 one, 5 other
# lv with the rule of the file: 0 zero, 1 one, 5 other
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-gettext@3.0.1 gettext-parser@10.0.0
cat >forms.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mo, po } from 'gettext-parser'
import Gettext from 'node-gettext'
import plurals from 'node-gettext/lib/plurals.js'

const languages = [
  ['pl', 'one few other', 'n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2', [1, 2, 5]],
  ['fa', 'one other', 'n > 1', [0, 1, 5]],
  ['ka', 'one other', 'n != 1', [0, 1, 5]],
  ['pt_BR', 'one other', 'n > 1', [0, 1, 5]],
  ['fr', 'one millions other', 'n==0 || n==1 ? 0 : n % 1000000 == 0 ? 1 : 2', [0, 1, 5]],
  ['he', 'one two other', 'n == 1 ? 0 : n == 2 ? 1 : 2', [1, 2, 5]],
  ['lv', 'zero one other', '(n%10==0 || n%100>=11 && n%100<=19) ? 0 : (n%10==1 && n%100!=11) ? 1 : 2', [0, 1, 5]],
]
const python = `
import gettext, sys
forms = gettext.GNUTranslations(open("cards.mo", "rb"))
print(", ".join(f"{n} {forms.ngettext('card', 'cards', int(n))}" for n in sys.argv[1:]))`
const byNode = (language, numbers, translations) => {
  const gettext = new Gettext()
  gettext.addTranslations(language, 'messages', translations)
  gettext.setLocale(language)
  return numbers.map((number) => `${number} ${gettext.ngettext('card', 'cards', number)}`).join(', ')
}
for (const [language, names, rule, numbers] of languages) {
  const forms = names.split(' ')
  const head = [`Language: ${language}`, `Plural-Forms: nplurals=${forms.length}; plural=(${rule});`]
  const text = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n${head.map((line) => `"${line}\\n"\n`).join('')}
msgid "card"\nmsgid_plural "cards"\n${forms.map((form, at) => `msgstr[${at}] "${form}"\n`).join('')}`
  const translations = po.parse(text)
  writeFileSync('cards.mo', mo.compile(translations))
  const other = execFileSync('python3', ['-c', python, ...numbers]).toString().trim()
  console.log(`${language}: node-gettext ${byNode(language, numbers, translations)}; Python ${other}`)
  if (language !== 'lv') continue
  plurals.lv.pluralsFunc = new Function('n', `return ${rule}`)
  console.log(`lv with the rule of the file: ${byNode(language, numbers, translations)}`)
}
JS
node forms.mjs | tee seen
cat >expected <<'TEXT'
pl: node-gettext 1 one, 2 few, 5 other; Python 1 one, 2 few, 5 other
fa: node-gettext 0 one, 1 one, 5 one; Python 0 one, 1 one, 5 other
ka: node-gettext 0 one, 1 one, 5 one; Python 0 other, 1 one, 5 other
pt_BR: node-gettext 0 other, 1 one, 5 other; Python 0 one, 1 one, 5 other
fr: node-gettext 0 one, 1 one, 5 millions; Python 0 one, 1 one, 5 other
he: node-gettext 1 one, 2 two, 5 two; Python 1 one, 2 two, 5 other
lv: node-gettext 0 other, 1 zero, 5 one; Python 0 zero, 1 one, 5 other
lv with the rule of the file: 0 zero, 1 one, 5 other
TEXT
cmp seen expected
