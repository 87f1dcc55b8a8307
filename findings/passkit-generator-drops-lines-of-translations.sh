#!/bin/sh
# passkit-generator 3.6.1 on Node 20.20, which makes passes for the wallet of a phone: a ticket to a game of bingo with the
# translations that a designer laid beside it. The certificate is made on the spot; of the pass only the files are looked at.
#
# Behaviour: a pass.strings that is laid into the pass isn't taken as it is but read and written anew, and what the reading
# doesn't know is gone: lines without blanks around the equals sign, a text over two lines, all comments. A file in UTF-16
# is gone as a whole, the folder of its language with it. What `localize` is given is written as it stands: with a
# quote in it, "Dice "Bingo"", the line ends before Bingo and what follows is no line any more.
#
# Why it surprises: blanks are up to the author in the format of Apple, a text may have several lines, and a quote inside
# needs a backslash, as in C; openstep-plist reads the whole file. The readme shows the file as one to hand over like a
# picture. A comment in the types has it that files are read and merged and that comments are ignored, nothing else.
# Nothing is raised and nothing printed, and the pass is signed with what is left; a phone wasn't tried. (Of issues I found
# none on this; the like of the quote was mended in php-pkpass, 102.)
#
# What to do: write UTF-8, blanks around each equals sign and one line for each text, and give `localize` texts in which "
# and \ have a backslash in front, as in the last line.
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
