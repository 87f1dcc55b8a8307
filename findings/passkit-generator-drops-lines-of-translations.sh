#!/bin/sh
# passkit-generator 3.6.1 on Node 20.20, which makes passes for phone wallets: a ticket to a game
# of bingo with the translations that a designer supplied. The script makes a certificate itself;
# it only inspects the files of the pass.
#
# Behaviour: a pass.strings that is added to the pass isn't copied but parsed and written anew,
# and everything that the parser doesn't recognise is lost: lines without spaces around the equals
# sign, a text over two lines, all comments. A UTF-16 file is dropped completely, with the folder
# of its language. Texts passed to `localize` are written unescaped: with a quote in it, "Dice
# "Bingo"", the string ends before Bingo and the rest is invalid.
#
# Why it surprises: in Apple's format the spaces are optional, a text may have several lines, and
# a quote inside needs a backslash, as in C; openstep-plist reads the whole file. The readme shows
# the file as one to add like a picture. A comment in the types says that files are read and
# merged and that comments are ignored, nothing else. No error is raised and nothing printed, and
# the pass is signed with what is left; it was not tried on a phone. (I found no issue on this; a
# similar fault with the quote was fixed in php-pkpass, 102.)
#
# What to do: write UTF-8, spaces around each equals sign and each text on one line, and pass
# texts to `localize` with " and \ escaped by a backslash, as in the last line.
#
# Output seen:
# in the file for German: hello, card, rules, quote
# in the pass for German: hello, quote
# in the file for French, UTF-16: hello, card
# in the pass for French: no file
# localize, Spanish: "hello" = "Dice "Bingo"";
# with a backslash: "hello" = "Dice \"Bingo\"";
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund passkit-generator@3.6.1 node-forge@1.3.1
cat >pass.mjs <<'JS'
import forge from 'node-forge'
import { PKPass } from 'passkit-generator'

const { pki } = forge
const keys = pki.rsa.generateKeyPair(1024)
const certificate = pki.createCertificate()
certificate.publicKey = keys.publicKey
certificate.validity.notBefore = new Date('2020-01-01')
certificate.validity.notAfter = new Date('2050-01-01')
certificate.setSubject([{ name: 'commonName', value: 'Test' }])
certificate.setIssuer([{ name: 'commonName', value: 'Test' }])
certificate.sign(keys.privateKey)
const signerCert = pki.certificateToPem(certificate)
const signerKey = pki.privateKeyToPem(keys.privateKey)

const german = `/* for the ticket */
"hello" = "Hallo";
"card"="Karte";
"rules" = "Eine Reihe
oder alle Felder";
"quote" = "Rufe \\"Bingo\\"!";
`
const french = '"hello" = "Salut";\n"card" = "Carte";\n'
const ticket = { formatVersion: 1, passTypeIdentifier: 'pass.example', teamIdentifier: 'A', serialNumber: '1' }
const texts = { organizationName: 'Club', description: 'Bingo', eventTicket: {} }
const files = {
  'pass.json': Buffer.from(JSON.stringify({ ...ticket, ...texts })),
  'icon.png': Buffer.from('picture'),
  'de.lproj/pass.strings': Buffer.from(german),
  'fr.lproj/pass.strings': Buffer.from('\ufeff' + french, 'utf16le'),
}
const pass = new PKPass(files, { wwdr: signerCert, signerCert, signerKey })
pass.localize('es', { hello: 'Dice "Bingo"' })
pass.localize('pt', { hello: 'Dice "Bingo"'.replace(/["\\]/g, '\\$&') })
const written = pass.getAsRaw()
const named = (file) => (file ? String(file).match(/^"\w+(?="\s*=)/gm).join(', ').replaceAll('"', '') : 'no file')
console.log('in the file for German:', named(german))
console.log('in the pass for German:', named(written['de.lproj/pass.strings']))
console.log('in the file for French, UTF-16:', named(french))
console.log('in the pass for French:', named(written['fr.lproj/pass.strings']))
console.log('localize, Spanish:', String(written['es.lproj/pass.strings']))
console.log('with a backslash:', String(written['pt.lproj/pass.strings']))
JS
node pass.mjs | tee seen
cat >expected <<'TEXT'
in the file for German: hello, card, rules, quote
in the pass for German: hello, quote
in the file for French, UTF-16: hello, card
in the pass for French: no file
localize, Spanish: "hello" = "Dice "Bingo"";
with a backslash: "hello" = "Dice \"Bingo\"";
TEXT
cmp seen expected
