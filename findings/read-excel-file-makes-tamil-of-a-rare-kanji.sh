#!/bin/sh
# read-excel-file 9.3.17 (npm, with the parser saxen 11.1.0) on Node 20.20 reads a list that openpyxl 3.1.5 (PyPI,
# Python 3.11) wrote, without and with lxml 6.1.3 beside it; exceljs 4.4.0 reads the same files.
#
# Behaviour: each character above U+FFFF becomes another one. The emoji 🎂 and 👍🏽 turn into letters of the private use
# area, which most screens show as nothing, and the first letter of 𠮷野家, a name of a shop, into one of Tamil. It is so
# only where lxml is installed: openpyxl then writes all beyond ASCII as numbers (`&#127874;`), as XML allows, and saxen
# gives the number to `String.fromCharCode`, which keeps the last 16 bits. Accents, Cyrillic and kana are small enough.
#
# Why it surprises: XML 1.0 (4.1) has such a number stand for the character of that code, whatever its size. Files with
# the characters as they are come through whole, emoji and all; a list that a school's or club's program made loses its
# pictures without an error, on the machine with lxml and not on the other. The readme has nothing of it, and I found no
# issue about it; another reader had it in its tracker (sebastian-software/xlsx-format, 96).
#
# What to do: read with exceljs, or unzip the file and replace numbers above 65535 by their characters before the
# reading. After it, ask before taking a list with letters of the private use area (`/\p{Co}/u`).
#
# Output seen:
# exceljs, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
# read-excel-file, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
# exceljs, lxml: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
# read-excel-file, lxml: café, Привет, ビンゴ, (U+F382), party (U+F382), (U+F44D)(U+F3FD), (U+0BB7)野家
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 saxen@11.1.0 exceljs@4.4.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5
cat >write.py <<'PY'
import sys

import openpyxl

book = openpyxl.Workbook()
for word in ("café", "Привет", "ビンゴ", "🎂", "party 🎂", "👍🏽", "𠮷野家"):
    book.active.append([word])
book.save(sys.argv[1] + ".xlsx")
PY
cat >read.mjs <<'JS'
import ExcelJS from 'exceljs'
import { readSheet } from 'read-excel-file/node'

const code = (letter) => `(U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')})`
for (const file of ['plain', 'lxml']) {
  const book = await new ExcelJS.Workbook().xlsx.readFile(`${file}.xlsx`)
  const readers = {
    exceljs: book.worksheets[0].getColumn(1).values.slice(1),
    'read-excel-file': (await readSheet(`${file}.xlsx`)).map(([word]) => word),
  }
  for (const [name, words] of Object.entries(readers))
    console.log(`${name}, ${file}: ${words.join(', ').replace(/[\p{Co}\p{Script=Tamil}]/gu, code)}`)
}
JS
python/bin/python write.py plain
python/bin/pip install --quiet --disable-pip-version-check lxml==6.1.3
python/bin/python write.py lxml
node read.mjs | tee seen
test "$(cat seen)" = 'exceljs, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
read-excel-file, plain: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
exceljs, lxml: café, Привет, ビンゴ, 🎂, party 🎂, 👍🏽, 𠮷野家
read-excel-file, lxml: café, Привет, ビンゴ, (U+F382), party (U+F382), (U+F44D)(U+F3FD), (U+0BB7)野家'
