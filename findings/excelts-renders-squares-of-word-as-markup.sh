#!/bin/sh
# @cj-tech-master/excelts 10.2.0 (npm, its Word module) on Node 20.20: cards written by docx
# 9.15.2, converted to Markdown with `renderToMarkdown` and read by marked 18.2.1.
#
# Behaviour: the only characters in a document's text that it escapes are pipes in tables. "5*3*2"
# comes back as 532, "<dog> barks" as a tag that shows nothing, "# Hashtag" as a heading, "7. Cat"
# as a list of one item. A line break in a square is written as a newline, which ends the table
# row: "barks" and the square to its right start a new row, and "Cat" is in the wrong column. Bold
# text in two runs, as Word splits it, is read with asterisks in it.
#
# Why it surprises: the readme says that the module converts documents "to and from HTML and
# Markdown", and Markdown read by `markdownToDocx` may contain escapes. Squares with a line break,
# and texts with asterisks or a leading number, are common in cards made by hand. `renderToHtml`
# converts the same document right. Plain words pass every test, and there is no warning.
# (office_oxide, another package, has something similar as issue 392. I found none for excelts.)
#
# What to do: convert the output of `renderToHtml` to Markdown, or compare the text that comes
# back with `extractText`.
#
# Output seen:
# 5*3*2: "5*3*2" reads <p>5<em>3</em>2</p>
# <dog> barks: "<dog> barks" reads <p><dog> barks</p>
# # Hashtag: "# Hashtag" reads <h1>Hashtag</h1>
# 7. Cat: "7. Cat" reads <ol start="7"><li>Cat</li></ol>
# Bingo: "**Bin****go**" reads <p><strong>Bin****go</strong></p>
# table, first row: "| B | I |", cells of the others: Dog - barks Cat
# renderToHtml: 5*3*2; &lt;dog&gt; barks; # Hashtag; 7. Cat
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @cj-tech-master/excelts@10.2.0 docx@9.15.2 marked@18.2.1
cat >cards.mjs <<'JS'
import { readDocx } from '@cj-tech-master/excelts/word'
import { renderToHtml } from '@cj-tech-master/excelts/word/html'
import { renderToMarkdown } from '@cj-tech-master/excelts/word/markdown'
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { marked } from 'marked'

async function read(part) {
  const file = await Packer.toBuffer(new Document({ sections: [{ children: [part] }] }))
  return readDocx(file)
}
const html = (markdown) => marked.parse(markdown).replaceAll('\n', '')
const paragraph = (...texts) => new Paragraph({ children: texts.map((text) => new TextRun({ text, bold: texts.length > 1 })) })
const square = (...lines) =>
  new TableCell({ children: [new Paragraph({ children: lines.map((text, at) => new TextRun({ text, break: at })) })] })
const words = ['5*3*2', '<dog> barks', '# Hashtag', '7. Cat']
for (const texts of [...words.map((word) => [word]), ['Bin', 'go']]) {
  const markdown = renderToMarkdown(await read(paragraph(...texts))).trim()
  console.log(`${texts.join('')}: ${JSON.stringify(markdown)} reads ${html(markdown)}`)
}
const rows = [[square('B'), square('I')], [square('Dog', 'barks'), square('Cat')]]
const table = renderToMarkdown(await read(new Table({ rows: rows.map((children) => new TableRow({ children })) })))
const cells = [...html(table).matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text || '-')
console.log(`table, first row: ${JSON.stringify(table.split('\n')[0].replace(/ +/g, ' '))}, cells of the others: ${cells.join(' ')}`)
const pages = await Promise.all(words.map(async (word) => renderToHtml(await read(paragraph(word)))))
console.log(`renderToHtml: ${pages.map((page) => page.html.match(/<p>\s*(.*?)\s*<\/p>/s)[1].replace(/<.*?>/g, '')).join('; ')}`)
JS
node cards.mjs | tee seen
cat >expected <<'TEXT'
5*3*2: "5*3*2" reads <p>5<em>3</em>2</p>
<dog> barks: "<dog> barks" reads <p><dog> barks</p>
# Hashtag: "# Hashtag" reads <h1>Hashtag</h1>
7. Cat: "7. Cat" reads <ol start="7"><li>Cat</li></ol>
Bingo: "**Bin****go**" reads <p><strong>Bin****go</strong></p>
table, first row: "| B | I |", cells of the others: Dog - barks Cat
renderToHtml: 5*3*2; &lt;dog&gt; barks; # Hashtag; 7. Cat
TEXT
cmp seen expected
