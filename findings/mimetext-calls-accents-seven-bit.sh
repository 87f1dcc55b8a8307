#!/bin/sh
# mimetext 3.0.28 (npm) on Node 20.20 writes an invitation, compared with nodemailer 10.6.1.
# Python 3.11 reads it.
#
# Behaviour: the readme calls the messages "RFC-5322 compliant", and says that it aims at the
# standards built on it. In a plain text with an accent the result violates several. The body is
# UTF-8, but its header says 7bit, which RFC 2045 (2.7, 6.2) reserves for US-ASCII. A subject
# becomes one encoded word of any length, where RFC 2047 (2) allows 75 characters. Lines end as in
# the machine's text files, so on Linux with a bare LF, where RFC 5322 (2.3) allows only CRLF; and
# a paragraph of more than 998 characters stays one line (2.1.1). With `encoding:
# 'quoted-printable'` the header says so but the body is unchanged, so that a reader turns
# "2+3=23?" into "2+3#?".
#
# Why it surprises: readers are lenient and show all but the last as intended, so tests pass.
# Servers on the way need not be: by RFC 5321 (2.3.8, 4.5.3.1.6) a client must not send a bare LF,
# and a server need not accept longer lines. Invitations in English with short titles are right,
# others may not arrive. I found no issue about it.
#
# What to do: use nodemailer (`streamTransport` returns the message alone), or pass mimetext a
# body in base64 with `encoding: 'base64'` and lines of 76 characters, a short subject, and
# replace the line endings of `asRaw()`.
#
# Output seen:
# nodemailer: label quoted-printable, beyond ASCII 0 bytes, longest word 52, lines with bare LF 0, longest line 76
# mimetext: label 7bit, beyond ASCII 8 bytes, longest word 116, lines with bare LF 10, longest line 1008
# mimetext, 2+3=23? as quoted-printable: read as "2+3#?"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mimetext@3.0.28 nodemailer@10.6.1
cat >invite.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { createMimeMessage } from 'mimetext'
import nodemailer from 'nodemailer'

const subject = 'Zaproszenie na bingo: urodziny Łukasza i Świętosławy w sobotę o siódmej'
function withMimetext(data, encoding) {
  const message = createMimeMessage()
  message.setSender({ name: 'Ann', addr: 'ann@a.example' })
  message.setRecipient('bea@b.example')
  message.setSubject(subject)
  message.addMessage({ contentType: 'text/plain', data, encoding })
  return Buffer.from(message.asRaw())
}
function look(bytes) {
  const raw = bytes.toString('latin1')
  const words = raw.match(/=\?utf-8\?[^?]\?[^?]*\?=/gi).map(({ length }) => length)
  const lines = raw.split(/\r?\n/).map(({ length }) => length)
  return [
    `label ${/transfer-encoding: (.*)/i.exec(raw)[1].trim()}`,
    `beyond ASCII ${raw.match(/[\x80-\xff]/g)?.length ?? 0} bytes`,
    `longest word ${Math.max(...words)}, lines with bare LF ${raw.match(/(?<!\r)\n/g)?.length ?? 0}`,
    `longest line ${Math.max(...lines)}`,
  ]
}
const text = `Cześć! 🎂\n${'Bingo at 7. '.repeat(84)}`
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const { message } = await transport.sendMail({ from: 'ann@a.example', to: 'bea@b.example', subject, text })
console.log(`nodemailer: ${look(message).join(', ')}`)
console.log(`mimetext: ${look(withMimetext(text)).join(', ')}`)
const quoted = withMimetext('2+3=23?', 'quoted-printable')
process.stdout.write('mimetext, 2+3=23? as quoted-printable: ')
writeFileSync('quoted.eml', quoted)
JS
cat >read.py <<'PY'
import email, email.policy
message = email.message_from_bytes(open("quoted.eml", "rb").read(), policy=email.policy.default)
print(f'read as "{message.get_content()}"')
PY
{ node invite.mjs && python3 read.py; } | tee seen
expected='nodemailer: label quoted-printable, beyond ASCII 0 bytes, longest word 52, lines with bare LF 0, longest line 76
mimetext: label 7bit, beyond ASCII 8 bytes, longest word 116, lines with bare LF 10, longest line 1008
mimetext, 2+3=23? as quoted-printable: read as "2+3#?"'
test "$(cat seen)" = "$expected"
