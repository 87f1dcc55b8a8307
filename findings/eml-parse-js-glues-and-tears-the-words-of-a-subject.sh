#!/bin/sh
# eml-parse-js 1.1.15 (npm) on Node 20.20 reads invitations from .eml files on a web page; nodemailer 10.6.1 and the
# email package of Python 3.11 write them. postal-mime 4.0.0 reads them too.
#
# Behaviour: where a long header is folded, the space between two words is lost; an attachment name loses all its
# spaces; a folded subject beyond ASCII gets an extra space within a word. A sender whose name has a comma and an umlaut
# becomes two, and a group of guests loses its addresses. Base64 text is decoded as UTF-8 whatever its charset, so Latin
# 1 gets replacement characters, and ISO-2022-JP is read as ASCII.
#
# Why it surprises: the readme says "RFC 822 EML file format parser". In RFC 822 unfolding removes only the line break;
# the space after it stays (3.1.1). Whitespace between two encoded words is ignored (RFC 2047, 6.2), a comma within an
# encoded word doesn't separate addresses (5), and a part has the charset that it names (RFC 2045, 5). nodemailer folds
# at 76 characters, so short subjects pass every test. (eml-format, its origin, has issue 36 on encoded words next to
# plain ones, open. I found none on these.)
#
# What to do: parse with postal-mime, which also works in a web page.
#
# Output seen (postal-mime, then eml-parse-js where its result differs):
# subject <Bingo night in hall one, bring a pen and your friends, the doors open at six> <...ur friends, the doorsopen at six>
# subject <Бинго в субботу вечером, приходите все вместе с друзьями и подругами> <...те с друзьями и подруг ами>
# from <Müller, Jörg: j@example.org> <Müller: > <Jörg: j@example.org>
# to <Hosts: bo@example.org, cy@example.org> <Hosts: >
# attachment <words with a name that goes on for quite a while.csv> <wordswithanamethatgoesonforquiteawhile.csv>
# iso-8859-1, base64 <Grüße> <Gr��e>
# koi8-r, base64 <Собака> <������>
# iso-2022-jp, 7bit <犬と猫> <ESC$B8$$HG-ESC(B>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund eml-parse-js@1.1.15 nodemailer@10.6.1 postal-mime@4.0.0
cat >texts.py <<'PY'
from email.encoders import encode_base64
from email.mime.text import MIMEText

for charset, text in [("iso-8859-1", "Grüße"), ("koi8-r", "Собака"), ("iso-2022-jp", "犬と猫")]:
    message = MIMEText(text, "plain", charset)
    if charset == "iso-8859-1":
        del message["Content-Transfer-Encoding"]
        message.set_payload(text.encode(charset))
        encode_base64(message)
    with open(f"{charset}.eml", "wb") as file:
        file.write(message.as_bytes())
PY
python3 texts.py
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { readEml } from 'eml-parse-js'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'

const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const mail = { from: 'ann@example.org', to: 'bo@example.org', text: 'Hello' }
const short = (text, whole) => (text === whole ? '' : ` <${text.length > 60 ? `...${text.slice(43)}` : text}>`)
const both = async (raw, name, one, other) => {
  const right = one(await PostalMime.parse(raw))
  const read = await new Promise((done, fail) => readEml(raw, (error, value) => (error ? fail(error) : done(value))))
  console.log(`${name} <${right}>${[other(read)].flat().map((text) => short(text, right)).join('')}`)
}
const write = async (parts) => (await mailer.sendMail({ ...mail, ...parts })).message.toString()
const people = (list) => [list].flat().map(({ name, email }) => `${name}: ${email ?? ''}`)

const long = 'Bingo night in hall one, bring a pen and your friends, the doors open at six'
for (const subject of [long, 'Бинго в субботу вечером, приходите все вместе с друзьями и подругами']) {
  await both(await write({ subject }), 'subject', (one) => one.subject, (other) => other.subject)
}
const from = { name: 'Müller, Jörg', address: 'j@example.org' }
await both(await write({ from }), 'from', (one) => `${one.from.name}: ${one.from.address}`, (other) => people(other.from))
const group = (one) => `${one.to[0].name}: ${one.to[0].group.map(({ address }) => address).join(', ')}`
await both(await write({ to: 'Hosts:bo@example.org,cy@example.org;' }), 'to', group, (other) => people(other.to))
const attachments = [{ filename: 'words with a name that goes on for quite a while.csv', content: 'Dog' }]
const file = (other) => other.attachments[0].name
await both(await write({ attachments }), 'attachment', (one) => one.attachments[0].filename, file)
for (const name of ['iso-8859-1, base64', 'koi8-r, base64', 'iso-2022-jp, 7bit']) {
  const raw = readFileSync(`${name.split(',')[0]}.eml`, 'latin1')
  await both(raw, name, (one) => one.text.trim(), (other) => other.text.trim().replaceAll('\x1b', 'ESC'))
}
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
subject <Bingo night in hall one, bring a pen and your friends, the doors open at six> <...ur friends, the doorsopen at six>
subject <Бинго в субботу вечером, приходите все вместе с друзьями и подругами> <...те с друзьями и подруг ами>
from <Müller, Jörg: j@example.org> <Müller: > <Jörg: j@example.org>
to <Hosts: bo@example.org, cy@example.org> <Hosts: >
attachment <words with a name that goes on for quite a while.csv> <wordswithanamethatgoesonforquiteawhile.csv>
iso-8859-1, base64 <Grüße> <Gr��e>
koi8-r, base64 <Собака> <������>
iso-2022-jp, 7bit <犬と猫> <ESC$B8$$HG-ESC(B>
TEXT
cmp seen expected
