#!/bin/sh
# emailjs 5.0.3 (npm) on Node 20.20 writes the sender of an invitation whose name contains a
# double quote; nodemailer 10.6.1 writes it too. mailparser 3.14.2 and the email package of Python
# 3.11 read both.
#
# Behaviour: RFC 5322 (3.2.4) writes a double quote in a name as `\"`. emailjs takes it for the
# end of the name and keeps the backslash. With one quote, as in 7" Singles Club, the address
# keeps its own angle brackets and gets another pair, `<<club@a.example>>`, which is no valid
# address (3.4): Python finds none, mailparser a name with a bracket at its end. With a comma
# between two quotes there are two senders, the first with the address `<>`. With just two quotes,
# two backslashes remain in the name. A comma in a name without quotes is right. None of this
# raises an error.
#
# Why it surprises: the readme promises mail "to any SMTP server" and full UTF-8 in headers. A
# caller must quote people's names by the standard, or a comma splits one sender into two; but the
# more correctly they are quoted, the worse the result. Such names (a club, a nickname) are rare
# in tests, and to the sender all seems to have gone well. I found no issue about it.
#
# What to do: use nodemailer, whose `from: { name, address }` needs no quoting; or replace each "
# of a name by ” and remove its backslashes before passing it to emailjs.
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
