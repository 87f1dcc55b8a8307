#!/bin/sh
# json-2-csv 5.6.0 on Node 20.20: squares of a card written as a table of three columns with
# `json2csv`, and read again with `csv2json` of the same version; papaparse 5.7.1 reads the table
# for comparison.
#
# Behaviour: if the words in the first column begin with a comma, `csv2json` ends the cell at that
# comma: the first column is empty, the words move to the second column with a quotation mark
# behind them, and the words of the second column end up in the same cell. If the words in the
# last column end with a comma, they lose the comma and get a quotation mark in front, except in
# the last row. In the columns between, the same words are read right.
#
# Why it surprises: the table is right: `json2csv` puts quotation marks around such words, as
# RFC 4180 (2.6) says, and papaparse reads them. Only the way back is wrong, within one package
# whose readme presents both directions, and only in the outer columns, which tests with a comma
# in the middle of words don't show. No error is raised. (Issue 153, closed in 2020, was about any
# comma in the first column; that works now. I found none about commas at the ends.)
#
# What to do: put a column that never has commas, such as a number, first and last; or read the
# table with another parser.
#
# Output seen:
# table: ", or so she says",Echo,Mute
# csv2json: "" | " or so she says\",Echo" | "Mute"
# papaparse: ", or so she says" | "Echo" | "Mute"
# table: Echo,", or so she says",Mute
# csv2json: "Echo" | ", or so she says" | "Mute"
# papaparse: "Echo" | ", or so she says" | "Mute"
# table: Echo,Mute,"Ready, set,"
# csv2json: "Echo" | "Mute" | "\"Ready, set"
# papaparse: "Echo" | "Mute" | "Ready, set,"
# table: "Ready, set,",Echo,Mute
# csv2json: "Ready, set," | "Echo" | "Mute"
# papaparse: "Ready, set," | "Echo" | "Mute"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-2-csv@5.6.0 papaparse@5.7.1
cat >cards.mjs <<'JS'
import { csv2json, json2csv } from 'json-2-csv'
import Papa from 'papaparse'

const shown = (row) => ['a', 'b', 'c'].map((name) => JSON.stringify(row[name])).join(' | ')
const cards = [
  { a: ', or so she says', b: 'Echo', c: 'Mute' },
  { a: 'Echo', b: ', or so she says', c: 'Mute' },
  { a: 'Echo', b: 'Mute', c: 'Ready, set,' },
  { a: 'Ready, set,', b: 'Echo', c: 'Mute' },
]
for (const card of cards) {
  const table = json2csv([card, { a: 'Dog', b: 'Cat', c: 'Cow' }])
  console.log(`table: ${table.split('\n')[1]}`)
  console.log(`csv2json: ${shown(csv2json(table)[0])}`)
  console.log(`papaparse: ${shown(Papa.parse(table, { header: true }).data[0])}`)
}
JS
node cards.mjs | tee seen
cat >expected <<'TXT'
table: ", or so she says",Echo,Mute
csv2json: "" | " or so she says\",Echo" | "Mute"
papaparse: ", or so she says" | "Echo" | "Mute"
table: Echo,", or so she says",Mute
csv2json: "Echo" | ", or so she says" | "Mute"
papaparse: "Echo" | ", or so she says" | "Mute"
table: Echo,Mute,"Ready, set,"
csv2json: "Echo" | "Mute" | "\"Ready, set"
papaparse: "Echo" | "Mute" | "Ready, set,"
table: "Ready, set,",Echo,Mute
csv2json: "Ready, set," | "Echo" | "Mute"
papaparse: "Ready, set," | "Echo" | "Mute"
TXT
cmp seen expected
