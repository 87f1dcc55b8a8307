#!/bin/sh
# go-org 1.9.1 (github.com/niklasfasching/go-org), with which Hugo reads Org, on Go 1.26.8 makes HTML of cards in Org
# tables and writes them again as Org; uniorg-parse 3.2.2 (npm) on Node 20.20 reads the same tables for comparison.
#
# Behaviour: a row without any space, such as `|B|I|N|` or `|Dog|Cat|`, is taken for a horizontal rule. Its words are
# lost in the HTML, and it is a rule in the Org that is written again. One space, accent or apostrophe anywhere in the
# row saves it. In a row with spaces, an empty cell written as `||` is left out, so the cells behind it move to the left.
#
# Why it surprises: by Org's syntax (Table Rows) a rule is a row that begins with `|-`, and the manual (3.1) has rows
# typed without spaces, `|Name|Phone|Age`, which only Emacs pads when Tab is pressed. go-org takes every character from
# "+" to "|" for part of a rule, and in ASCII all letters and digits are between the two. The readme promises "a
# reasonable subset" of Org, and tables are in it. Nothing is raised, and a card loses only its rows of short words.
# (I found no issue on these.)
#
# What to do: put a space on both sides of each "|" before go-org or Hugo reads the table.
#
# Output seen (rows of go-org's HTML; its Org, / is a line end; rows of uniorg):
# |B|I|N| / |1|16|31|: []; "|| / ||"; [B I N] [1 16 31]
# |Hot dog|Cat| / |Cow|Hen|: [Hot dog Cat]; "| Hot dog | Cat | / |---------+-----|"; [Hot dog Cat] [Cow Hen]
# |Dog|Café| / |Cow|Hen|: [Dog Café]; "| Dog | Café | / |-----+------|"; [Dog Café] [Cow Hen]
# | Dog || Cat | / | Cow | Pig | Hen |: [Dog Cat _] [Cow Pig Hen]; "| Dog | Cat |     | / | Cow | Pig | Hen |"; [Dog _ Cat] [Cow Pig Hen]
# | B | I | / | 1 | 16 |: [B I] [1 16]; "| B |  I | / | 1 | 16 |"; [B I] [1 16]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 uniorg-parse@3.2.2
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/cards 2>/dev/null
go get github.com/niklasfasching/go-org@v1.9.1 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/niklasfasching/go-org/org"
)

func main() {
	document := org.New().Parse(os.Stdin, "card.org")
	var writer org.Writer = org.NewHTMLWriter()
	if os.Args[1] == "org" {
		writer = org.NewOrgWriter()
	}
	text, _ := document.Write(writer)
	fmt.Print(text)
}
GO
go build -o convert .
cat >compare.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { unified } from 'unified'
import uniorg from 'uniorg-parse'

const cards = [
  '|B|I|N|\n|1|16|31|',
  '|Hot dog|Cat|\n|Cow|Hen|',
  '|Dog|Café|\n|Cow|Hen|',
  '| Dog || Cat |\n| Cow | Pig | Hen |',
  '| B | I |\n| 1 | 16 |',
]
const row = (cells) => `[${cells.map((cell) => cell || '_').join(' ')}]`
const rows = (list) => list.map(row).join(' ') || '[]'
const words = (node) => node.value ?? (node.children ?? []).map(words).join('')
for (const card of cards) {
  const convert = (form) => execFileSync('./convert', [form], { input: card }).toString().trim()
  const html = [...convert('html').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, tr]) =>
    [...tr.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell),
  )
  const table = unified().use(uniorg).parse(card).children.flatMap(({ children = [] }) => [children])[0]
  const uniorgRows = table.map(({ children }) => children.map(words))
  const line = (text) => text.replaceAll('\n', ' / ')
  console.log(`${line(card)}: ${rows(html)}; "${line(convert('org'))}"; ${rows(uniorgRows)}`)
}
JS
node compare.mjs | tee seen
cat >expected <<'TEXT'
|B|I|N| / |1|16|31|: []; "|| / ||"; [B I N] [1 16 31]
|Hot dog|Cat| / |Cow|Hen|: [Hot dog Cat]; "| Hot dog | Cat | / |---------+-----|"; [Hot dog Cat] [Cow Hen]
|Dog|Café| / |Cow|Hen|: [Dog Café]; "| Dog | Café | / |-----+------|"; [Dog Café] [Cow Hen]
| Dog || Cat | / | Cow | Pig | Hen |: [Dog Cat _] [Cow Pig Hen]; "| Dog | Cat |     | / | Cow | Pig | Hen |"; [Dog _ Cat] [Cow Pig Hen]
| B | I | / | 1 | 16 |: [B I] [1 16]; "| B |  I | / | 1 | 16 |"; [B I] [1 16]
TEXT
cmp seen expected
