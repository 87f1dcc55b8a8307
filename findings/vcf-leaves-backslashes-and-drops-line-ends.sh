#!/bin/sh
# vcf 2.1.2 (npm) on Node 20.20 reads a host's contact, converts it to a jCard and writes a
# contact of its own; ical.js 2.2.1, the reader of Thunderbird, reads the same and both results.
#
# Behaviour: texts are returned as they are in the file, with the backslashes before commas and
# with \n in place of a newline, in the jCard too. A semicolon within a name ends it there, and
# the following parts move up by one. Two nicknames become one with a comma in it, and a quoted
# label with a colon ends at the colon, and its rest is read as a part of the address. In a
# contact created with the library commas are not escaped, and a newline is dropped: "paper" and
# "and" become "paperand".
#
# Why it surprises: the package describes itself as "parse and construct vCards, jCards", and the
# readme lists both as input and output formats. By RFC 6350 (3.4) escapes occur only in the file;
# by RFC 7095 a jCard has texts without them (3.1) and each value of a list as a separate element
# (3.3.1). Converted back to a vCard all is as before, so a test that reads and writes passes.
# (Its issues on newlines, 33 and 44, are about those of the file. I found none on these.)
#
# What to do: read and write with ical.js (`ICAL.Component`), as the last line does.
#
# Output seen (newlines are shown as ¶):
# ical.js: note <Bring pens, paper¶and a friend>; n <Bo; Co> <Ann>; nickname <Annie> <Nan>; adr <1 High St> <Ott>
# vcf, note: Bring pens\, paper\nand a friend
# vcf, as a jCard: note <Bring pens\, paper\nand a friend>; n <Bo\> < Co> <Ann>; nickname <Annie,Nan>; adr < door B":> <1 High St> <Ott>
# vcf, written: NOTE:Bring pens, paperand a friend
# ical.js, written: NOTE:Bring pens\, paper\nand a friend
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vcf@2.1.2 ical.js@2.2.1
cat >read.mjs <<'JS'
import ICAL from 'ical.js'
import VCard from 'vcf'

const shown = (card) => {
  const parts = ['note', 'n', 'nickname', 'adr'].map((name) => {
    const property = card.getFirstProperty(name)
    const values = property?.getValues().flat().filter(Boolean).map((value) => `<${value}>`)
    return property && `${name} ${values.join(' ').replaceAll('\n', '¶')}`
  })
  return parts.filter(Boolean).join('; ')
}
const lines = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Ann Bo',
  'NOTE:Bring pens\\, paper\\nand a friend',
  'N:Bo\\; Co;Ann;;;',
  'NICKNAME:Annie,Nan',
  'ADR;LABEL="Hall: door B":;;1 High St;Ott;;;',
  'END:VCARD',
]
const text = lines.join('\r\n') + '\r\n'
const card = new VCard().parse(text)
console.log(`ical.js: ${shown(new ICAL.Component(ICAL.parse(text)))}`)
console.log(`vcf, note: ${card.get('note').valueOf()}`)
console.log(`vcf, as a jCard: ${shown(new ICAL.Component(card.toJSON()))}`)
const note = 'Bring pens, paper\nand a friend'
const made = new VCard()
made.set('fn', 'Ann Bo')
made.set('note', note)
console.log(`vcf, written: ${made.toString().split(/\r\n/).find((line) => line.startsWith('NOTE'))}`)
const other = new ICAL.Component(['vcard', [['version', {}, 'text', '4.0'], ['note', {}, 'text', note]], []])
console.log(`ical.js, written: ${other.toString().split(/\r\n/).find((line) => line.startsWith('NOTE'))}`)
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
ical.js: note <Bring pens, paper¶and a friend>; n <Bo; Co> <Ann>; nickname <Annie> <Nan>; adr <1 High St> <Ott>
vcf, note: Bring pens\, paper\nand a friend
vcf, as a jCard: note <Bring pens\, paper\nand a friend>; n <Bo\> < Co> <Ann>; nickname <Annie,Nan>; adr < door B":> <1 High St> <Ott>
vcf, written: NOTE:Bring pens, paperand a friend
ical.js, written: NOTE:Bring pens\, paper\nand a friend
TEXT
cmp seen expected
