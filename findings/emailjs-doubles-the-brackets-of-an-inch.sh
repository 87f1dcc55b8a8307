#!/bin/sh
# emailjs 5.0.3 (npm) on Node 20.20 writes the sender of an invitation whose name holds a quotation mark; nodemailer
# 10.6.1 writes it too. mailparser 3.14.2 and the email package of Python 3.11 read both.
#
# Behaviour: RFC 5322 (3.2.4) writes a quotation mark in a name as `\"`. emailjs takes it for the end of the name and
# keeps the backslash. With one mark, the inch of 7" Singles Club, the address comes with its own brackets and gets
# those of the header too, `<<club@a.example>>`, which is no address (3.4): Python finds none, mailparser a name with a
# bracket at its end. With a comma between two marks there are two senders, the first with the address `<>`. Two marks
# alone leave two backslashes. A comma in a name without marks is right. All without an error.
#
# Why it surprises: the readme promises mail "to any SMTP server" and full UTF-8 in headers. Who has names of people
# must quote them by the standard, or a comma makes two of one; and the better they do, the worse it gets. Such names (a
# club, a nickname) are rare in tests, and to the sender it looks as if all went well. I found no issue about it.
#
# What to do: write with nodemailer, whose `from: { name, address }` needs no quoting; or put ” in place of each " of a
# name and leave out its backslashes before it goes to emailjs.
#
# Output seen:
# "7\" Singles Club" <club@a.example>
#   nodemailer: <club@a.example> of 7" Singles Club; Python: club@a.example, defects 0
#   emailjs: <<club@a.example>> of 7\ Singles Club>; Python: (none), defects 3
# "Ann \"Bingo, or\" Lee" <club@a.example>
#   nodemailer: <club@a.example> of Ann "Bingo, or" Lee; Python: club@a.example, defects 0
#   emailjs: <> <club@a.example> of Ann \ Bingo, or\ Lee; Python: club@a.example, defects 1
# "Ann \"Bo\" Lee" <club@a.example>
#   nodemailer: <club@a.example> of Ann "Bo" Lee; Python: club@a.example, defects 0
#   emailjs: <club@a.example> of Ann \ Bo\ Lee; Python: club@a.example, defects 0
# "Lee, Ann" <club@a.example>
#   nodemailer: <club@a.example> of Lee, Ann; Python: club@a.example, defects 0
#   emailjs: <club@a.example> of Lee, Ann; Python: club@a.example, defects 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund emailjs@5.0.3 nodemailer@10.6.1 mailparser@3.14.2
cat >read.py <<'PY'
import email, email.policy, sys
sender = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)["from"]
found = [one.addr_spec for one in sender.addresses if one.domain]
print(f"{', '.join(found) or '(none)'}, defects {len(sender.defects)}")
PY
cat >write.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { Message } from 'emailjs'
import { simpleParser } from 'mailparser'
import nodemailer from 'nodemailer'

const rest = { to: 'bea@b.example', subject: 'Bingo', text: 'At seven.' }
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
const writers = {
  nodemailer: async (from) => (await transport.sendMail({ from, ...rest })).message,
  emailjs: async (from) => {
    let raw = ''
    const stream = new Message({ from, ...rest }).stream()
    stream.on('data', (part) => (raw += part))
    await once(stream, 'end')
    return raw
  },
}
for (const name of ['7\\" Singles Club', 'Ann \\"Bingo, or\\" Lee', 'Ann \\"Bo\\" Lee', 'Lee, Ann']) {
  const from = `"${name}" <club@a.example>`
  console.log(from)
  for (const [writer, write] of Object.entries(writers)) {
    const raw = await write(from)
    const senders = (await simpleParser(raw)).from.value
    const python = execFileSync('python3', ['read.py'], { input: raw, encoding: 'utf8' }).trim()
    const [header] = /^from:.*(\r?\n\s.*)*/im.exec(raw)
    const names = senders.map(({ name }) => name).join(', ')
    console.log(`  ${writer}: ${header.match(/<\S*>/g).join(' ')} of ${names}; Python: ${python}`)
  }
}
JS
node write.mjs | tee seen
test "$(cat seen)" = '"7\" Singles Club" <club@a.example>
  nodemailer: <club@a.example> of 7" Singles Club; Python: club@a.example, defects 0
  emailjs: <<club@a.example>> of 7\ Singles Club>; Python: (none), defects 3
"Ann \"Bingo, or\" Lee" <club@a.example>
  nodemailer: <club@a.example> of Ann "Bingo, or" Lee; Python: club@a.example, defects 0
  emailjs: <> <club@a.example> of Ann \ Bingo, or\ Lee; Python: club@a.example, defects 1
"Ann \"Bo\" Lee" <club@a.example>
  nodemailer: <club@a.example> of Ann "Bo" Lee; Python: club@a.example, defects 0
  emailjs: <club@a.example> of Ann \ Bo\ Lee; Python: club@a.example, defects 0
"Lee, Ann" <club@a.example>
  nodemailer: <club@a.example> of Lee, Ann; Python: club@a.example, defects 0
  emailjs: <club@a.example> of Lee, Ann; Python: club@a.example, defects 0'
