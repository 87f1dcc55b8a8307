#!/bin/sh
# pagedjs 0.4.3 (npm, Paged.js) in Chromium 143 (@sparticuz/chromium 143.0.0, puppeteer-core 24.32.0) on Node 20.20 lays
# out the calls of a game on pages, three or four per page. pdfjs-dist 5.6.205 reads the printed numbers, and those that
# Chromium prints from the same page without Paged.js.
#
# Behaviour: a `reversed` list, with the last call first, is numbered 1, 0, -1 on its first page, then 4, 3, 2 and 7, 6,
# 5; with a `start`, its numbers jump up again on each page. A list that continues from 16 by `value` continues from 4
# on the second page. After an item with display: none, the numbers of all later pages are one too high.
#
# Why it surprises: the readme says that the polyfill makes a page render "with the Paged Media styles applied". Without
# it the numbers are right on all pages. A reversed list counts down from the number of its items, `value` sets the
# number of an item and of those after it (HTML, 4.4.5 and 4.4.8), and an item without a box doesn't count (CSS 2.2,
# 12.4.3). The package numbers items by their index in the list and sets `start` anew on each page, even the first.
# Plain lists and those with a start pass every test. 0.5.0-beta.2 prints the same. (Issues 179 and 280, open, are about
# lists that restart, with custom counters and in Firefox. I found none on these.)
#
# What to do: write the numbers into the text, or print with the browser alone, which supports @page and its margins.
#
# Output seen (nine calls each; the numbers on each page, from Chromium alone and with Paged.js):
# plain: 1 2 3 / 4 5 6 7 / 8 9, Paged.js 1 2 3 / 4 5 6 / 7 8 9
# start: 31 32 33 / 34 35 36 37 / 38 39, Paged.js 31 32 33 / 34 35 36 / 37 38 39
# reversed: 9 8 7 / 6 5 4 3 / 2 1, Paged.js 1 0 -1 / 4 3 2 / 7 6 5
# reversed from 75: 75 74 73 / 72 71 70 69 / 68 67, Paged.js 75 74 73 / 78 77 76 / 81 80 79
# second is 16: 1 16 17 / 18 19 20 21 / 22 23, Paged.js 1 16 17 / 4 5 6 / 7 8 9
# second is hidden: 1 2 3 / 4 5 6 7 / 8, Paged.js 1 2 3 / 5 6 7 / 8 9
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pagedjs@0.4.3 puppeteer-core@24.32.0 @sparticuz/chromium@143.0.0 pdfjs-dist@5.6.205
cat >print.mjs <<'JS'
import { readFileSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import puppeteer from 'puppeteer-core'

const executablePath = await chromium.executablePath()
const browser = await puppeteer.launch({ args: chromium.args, executablePath, headless: 'shell' })
const paged = readFileSync('node_modules/pagedjs/dist/paged.polyfill.js', 'utf8')
const sheet = '@page { size: 90mm 60mm; margin: 10mm } li { line-height: 10mm } .hidden { display: none }'

const numbers = async (list, library) => {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><style>${sheet}</style>${list}`)
  if (library) {
    await page.evaluate(`window.PagedConfig = { auto: false }; ${library}`)
    await page.evaluate('window.PagedPolyfill.preview()')
  }
  const pdf = await getDocument({ data: await page.pdf({ preferCSSPageSize: true }), verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map(({ str }) => str).join('')
    pages.push(text.match(/-?\d+(?=\.)/g).join(' '))
  }
  return pages.join(' / ')
}
for (const [name, list, second] of [
  ['plain', '', ''],
  ['start', 'start="31"', ''],
  ['reversed', 'reversed', ''],
  ['reversed from 75', 'reversed start="75"', ''],
  ['second is 16', '', 'value="16"'],
  ['second is hidden', '', 'class="hidden"'],
]) {
  const calls = `<ol ${list}><li>dog<li ${second}>cat${'<li>cow'.repeat(7)}</ol>`
  console.log(`${name}: ${await numbers(calls)}, Paged.js ${await numbers(calls, paged)}`)
}
await browser.close()
JS
node print.mjs | tee seen
cat >expected <<'TEXT'
plain: 1 2 3 / 4 5 6 7 / 8 9, Paged.js 1 2 3 / 4 5 6 / 7 8 9
start: 31 32 33 / 34 35 36 37 / 38 39, Paged.js 31 32 33 / 34 35 36 / 37 38 39
reversed: 9 8 7 / 6 5 4 3 / 2 1, Paged.js 1 0 -1 / 4 3 2 / 7 6 5
reversed from 75: 75 74 73 / 72 71 70 69 / 68 67, Paged.js 75 74 73 / 78 77 76 / 81 80 79
second is 16: 1 16 17 / 18 19 20 21 / 22 23, Paged.js 1 16 17 / 4 5 6 / 7 8 9
second is hidden: 1 2 3 / 4 5 6 7 / 8, Paged.js 1 2 3 / 5 6 7 / 8 9
TEXT
cmp seen expected
