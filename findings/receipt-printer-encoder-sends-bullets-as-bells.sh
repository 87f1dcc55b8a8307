#!/bin/sh
# @point-of-sale/receipt-printer-encoder 4.0.1 (npm, ESC/POS and Star printers) on Node 20.20,
# compared with receiptline 4.0.4: receipts with squares, with the code page `auto`.
#
# Behaviour: "• Dog" is sent as 07 and "Dog", "§ 5" as 15 and " 5", arrows as 1A, a musical note
# as 0D, a heart as 03. These are control codes: the printer beeps, ends the line or prints
# nothing. cp437, cp850 and cp858 do the same when selected explicitly. After a character that
# cp437 lacks (an ellipsis) the same bullet is right, since another code page is active by then.
#
# Why it surprises: the documentation says that `auto` will "switch between code pages depending
# on the text". On a PC screen cp437 has symbols at 00 to 1F. But a code page of ESC/POS only
# covers 80 and above (`ESC t` in Epson's reference), and bytes below 20 are commands. cp437 is
# the first code page that is tried, so bullets, which many lists have, and § never reach
# windows1252, which has both. No error is raised, and no "?" shows the loss. receiptline uses
# windows1252 and writes "?" for characters that no code page has. (I found no issue; issue 48 is
# about a code page that was not sent at all.)
#
# What to do: select `windows1252` for such texts, or replace the characters of cp437's first 32
# positions before encoding.
#
# Output seen (bytes sent for the first character):
# • auto 07, cp858 07, windows1252 95, receiptline 95
# § auto 15, cp858 15, windows1252 a7, receiptline a7
# ♥ auto 03, cp858 03, windows1252 ?, receiptline ?
# ♪ auto 0d, cp858 0d, windows1252 ?, receiptline ?
# → auto 1a, cp858 1a, windows1252 ?, receiptline ?
# ½ auto ab, cp858 ab, windows1252 bd, receiptline ab
# • behind … auto 95
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @point-of-sale/receipt-printer-encoder@4.0.1 receiptline@4.0.4
cat >slips.mjs <<'JS'
import Encoder from '@point-of-sale/receipt-printer-encoder'
import receiptline from 'receiptline'

const WORD = 'Dog'
const before = (bytes) => {
  const sign = bytes.at(bytes.indexOf(WORD) - 1)
  return sign === 0x3f ? '?' : sign.toString(16).padStart(2, '0')
}
const slip = (text, page) =>
  before(Buffer.from(new Encoder({ language: 'esc-pos', columns: 32 }).codepage(page).line(text).encode()))
const line = (text) =>
  before(Buffer.from(receiptline.transform(text, { cpl: 32, encoding: 'multilingual', command: 'escpos' }), 'latin1'))

for (const sign of '•§♥♪→½') {
  const pages = ['auto', 'cp858', 'windows1252'].map((page) => `${page} ${slip(sign + WORD, page)}`)
  console.log(`${sign} ${pages.join(', ')}, receiptline ${line(sign + WORD)}`)
}
console.log(`• behind … auto ${slip(`…•${WORD}`, 'auto')}`)
JS
node slips.mjs | tee seen
cat >expected <<'TEXT'
• auto 07, cp858 07, windows1252 95, receiptline 95
§ auto 15, cp858 15, windows1252 a7, receiptline a7
♥ auto 03, cp858 03, windows1252 ?, receiptline ?
♪ auto 0d, cp858 0d, windows1252 ?, receiptline ?
→ auto 1a, cp858 1a, windows1252 ?, receiptline ?
½ auto ab, cp858 ab, windows1252 bd, receiptline ab
• behind … auto 95
TEXT
cmp seen expected
