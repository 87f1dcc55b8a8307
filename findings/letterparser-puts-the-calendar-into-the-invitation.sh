#!/bin/sh
# letterparser 0.1.8 (npm), compared with postal-mime 4.0.0, on Node 20.20 reads emails sent to a
# game; the email package of Python 3.11 writes them: an invitation, rules, a list of squares, a
# name, and Japanese.
#
# Behaviour: the calendar of an invitation is appended to its text and is no attachment, and so is
# the text of an email that is attached to another. A file name with an accent is missing.
# A name with quotes keeps the backslashes before them. Japanese in ISO-2022-JP, the usual
# encoding of Japanese email, is shown as its raw bytes.
#
# Why it surprises: the readme names RFC 5322, in which a backslash in a quoted name is not part
# of it (3.2.4), and RFC 2046, in which each part has a type of its own; but everything that is
# neither a multipart nor a file is taken for text. It doesn't name RFC 2231, which is for file
# names. Japanese in base64 is right, as are accents in UTF-8, so that tests of encodings pass. No
# error is raised. (On these I found no issue; 15, closed, is on another multipart.)
#
# What to do: use postal-mime, or read the parts yourself with letterparser's `parse` and check
# their types.
#
# Output seen (text, sender and files by letterparser, and by postal-mime):
# invitation: ["Come at 7\n\nBEGIN:VCALENDAR\nEND:VCALENDAR","Ana",[]] and ["Come at 7","Ana",[null]]
# forwarded: ["See below\n\nOne line wins","Ana",[]] and ["See below","Ana",[null]]
# list: ["The squares","Ana",[null]] and ["The squares","Ana",["Tiere für uns.csv"]]
# name: ["Hello","Ana \\\"Bingo\\\" Ruiz",[]] and ["Hello","Ana \"Bingo\" Ruiz",[]]
# Japanese: ["\u001b$B%S%s%4\u001b(B","",[]] and ["ビンゴ","",[]]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund letterparser@0.1.8 postal-mime@4.0.0
cat >write.py <<'PY'
from email.headerregistry import Address
from email.message import EmailMessage
from email.mime.text import MIMEText


def letter(name, text, change=lambda mail: None, **way):
    mail = EmailMessage()
    mail["From"] = Address(name, addr_spec="ana@example.org")
    mail["Subject"] = "Bingo"
    mail.set_content(text, **way)
    change(mail)
    return mail.as_bytes()


def invite(mail):
    mail.add_alternative("BEGIN:VCALENDAR\nEND:VCALENDAR\n", subtype="calendar", params={"method": "REQUEST"})


def forward(mail):
    inner = EmailMessage()
    inner["Subject"] = "Rules"
    inner.set_content("One line wins")
    mail.add_attachment(inner)


letters = {
    "invitation": letter("Ana", "Come at 7", invite),
    "forwarded": letter("Ana", "See below", forward),
    "list": letter("Ana", "The squares", lambda mail: mail.add_attachment(b"Dog", "text", "csv", filename="Tiere für uns.csv")),
    "name": letter('Ana "Bingo" Ruiz', "Hello"),
}
japanese = MIMEText("ビンゴ", "plain", "iso-2022-jp")
japanese["From"] = "ana@example.org"
letters["Japanese"] = japanese.as_bytes()
for name, data in letters.items():
    open(f"{name}.eml", "wb").write(data)
PY
python3 write.py
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { extract } from 'letterparser'
import PostalMime from 'postal-mime'

const told = ({ text, from, attachments }) =>
  JSON.stringify([text.trim(), from.name || '', (attachments ?? []).map(({ filename }) => filename)])
for (const name of ['invitation', 'forwarded', 'list', 'name', 'Japanese']) {
  const data = readFileSync(`${name}.eml`)
  console.log(`${name}: ${told(extract(data.toString()))} and ${told(await PostalMime.parse(data))}`)
}
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
invitation: ["Come at 7\n\nBEGIN:VCALENDAR\nEND:VCALENDAR","Ana",[]] and ["Come at 7","Ana",[null]]
forwarded: ["See below\n\nOne line wins","Ana",[]] and ["See below","Ana",[null]]
list: ["The squares","Ana",[null]] and ["The squares","Ana",["Tiere für uns.csv"]]
name: ["Hello","Ana \\\"Bingo\\\" Ruiz",[]] and ["Hello","Ana \"Bingo\" Ruiz",[]]
Japanese: ["\u001b$B%S%s%4\u001b(B","",[]] and ["ビンゴ","",[]]
TEXT
cmp seen expected
