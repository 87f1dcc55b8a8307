#!/bin/sh
# vcard-creator 1.0.0 (npm) on Node 20.20 writes a host's contact as vCard 3.0; vobject 0.9.9
# (PyPI, with which Radicale, an address book server, reads and writes) on Python 3.11 reads it
# and writes it again; ical.js 2.2.1, the reader of Thunderbird, reads both.
#
# Behaviour: vobject ends a value at its first unescaped comma. So a link to a card, /play/a,b,
# leads to /play/a, the URL of a picture is cut, and of two nicknames one is left. What was cut is
# also missing from the written file. A second value in a part of the name, as Android's contacts
# write two middle names, is an error.
#
# Why it surprises: by RFC 2426 a URL is a URI (3.6.8), in which a comma is an ordinary character,
# and nicknames are a comma-separated list (3.1.3). Categories, which are such a list too, are
# right. The readme promises to parse and to create vCards, and reading raises no error. (The
# nicknames are issue 140 of skarim/vobject, open since 2019, the parts of the name issue 2224 of
# Radicale. I found none on links.)
#
# What to do: in your own contacts write "%2C" for the comma of a link, as the last line does, and
# a separate line for each nickname.
#
# Output seen:
# vcard-creator: url <https://example.org/play/a,b>, nickname <Annie> <Nan>, categories <bingo> <games>
# vobject: url <https://example.org/play/a>, nickname <Annie>, categories <bingo> <games>
# written for it: url <https://example.org/play/a%2Cb>, nickname <Annie> <Nan>, categories <bingo> <games>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vcard-creator@1.0.0 ical.js@2.2.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check vobject==0.9.9
cat >again.py <<'PY'
import sys

import vobject

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    card = vobject.readOne(file.read())
print(card.serialize(), end="")
PY
cat >contact.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { VCard } from 'vcard-creator'

const shown = (text) => {
  const card = new ICAL.Component(ICAL.parse(text))
  const values = (name) => card.getAllProperties(name).flatMap((property) => property.getValues())
  return ['url', 'nickname', 'categories'].map((name) => `${name} <${values(name).join('> <')}>`).join(', ')
}
const again = (text) => {
  writeFileSync('contact.vcf', text)
  return execFileSync('python/bin/python', ['again.py', 'contact.vcf']).toString()
}
const contact = (link, nicknames) => {
  const card = new VCard()
  card.addName({ familyName: 'Bo', givenName: 'Ann' })
  card.addUrl({ url: link })
  card.addCategories(['bingo', 'games'])
  const lines = nicknames.map((names) => `NICKNAME:${names}\r\n`).join('')
  return card.toString().replace('END:VCARD', `${lines}END:VCARD`)
}
const text = contact('https://example.org/play/a,b', ['Annie,Nan'])
console.log(`vcard-creator: ${shown(text)}`)
console.log(`vobject: ${shown(again(text))}`)
console.log(`written for it: ${shown(again(contact('https://example.org/play/a%2Cb', ['Annie', 'Nan'])))}`)
JS
node contact.mjs | tee seen
cat >expected <<'TEXT'
vcard-creator: url <https://example.org/play/a,b>, nickname <Annie> <Nan>, categories <bingo> <games>
vobject: url <https://example.org/play/a>, nickname <Annie>, categories <bingo> <games>
written for it: url <https://example.org/play/a%2Cb>, nickname <Annie> <Nan>, categories <bingo> <games>
TEXT
cmp seen expected
