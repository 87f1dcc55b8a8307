#!/bin/sh
# epub-gen-memory 1.1.2 (npm) on Node 20.20 makes a book, EPUB 3, of a card as HTML: a drawing, a list and a box to
# tick.
#
# Behaviour: it drops each attribute that is not on its own list, without a word. A drawing in SVG keeps its tags and
# loses its namespace, viewBox, sizes and colors, so the page stays blank. A list that starts at 5 starts at 1, and the
# `value` of a line is gone, so the caller's 9 is a 2 in the book. A ticked box comes unticked, `scope` of a heading
# cell and `datetime` of a time are gone. `class`, `style`, `colspan`, `dir`, `lang`, `hidden` and all of `aria-` and
# `on...` stay.
#
# Why it surprises: a page of EPUB 3.3 (6.1) is HTML in XML, and SVG within it is part of that; all that was given is
# allowed there. The readme has options for fonts, covers and failed pictures, and nothing of attributes. Handlers such
# as `onclick`, which few readers of books run, are kept, while a number of a list is not. No error, and the book opens.
#
# What to do: put a drawing into the book as a picture (an `img` with an address that the library can fetch), write
# numbers of lines and ticks as text, or zip the pages of a book by hand, as EPUB is a zip of such pages.
#
# Output seen:
# <svg><rect/></svg>
# <ol><li>dog</li><li>cat</li></ol>
# <input type="checkbox"/>
# <table><tr><th colspan="2">B</th></tr></table>
# <time>today</time>
# <p class="k" style="color:red" dir="rtl" lang="ar" hidden="" aria-label="x" onclick="y()">x</p>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund epub-gen-memory@1.1.2 jszip@3.10.1
cat >book.cjs <<'JS'
const { default: epub } = require('epub-gen-memory')
const JSZip = require('jszip')

const parts = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect x="1" y="1" width="7" height="7" fill="red"/></svg>',
  '<ol start="5"><li>dog</li><li value="9">cat</li></ol>',
  '<input type="checkbox" checked="checked"/>',
  '<table><tr><th scope="col" colspan="2">B</th></tr></table>',
  '<time datetime="2026-11-30">today</time>',
  '<p class="k" style="color:red" dir="rtl" lang="ar" hidden="" aria-label="x" onclick="y()">x</p>',
]
async function main() {
  const book = await epub({ title: 'Cards', version: 3 }, parts.map((content, number) => ({ title: `${number}`, content })))
  const zip = await JSZip.loadAsync(book)
  for (const [number] of parts.entries()) {
    const [page] = zip.file(new RegExp(`/${number}_.*xhtml$`))
    const body = /<\/h1>\s*([^]*)<\/body>/.exec(await page.async('string'))[1]
    console.log(body.trim())
  }
}
main()
JS
node book.cjs | tee seen
cat >expected <<'END'
<svg><rect/></svg>
<ol><li>dog</li><li>cat</li></ol>
<input type="checkbox"/>
<table><tr><th colspan="2">B</th></tr></table>
<time>today</time>
<p class="k" style="color:red" dir="rtl" lang="ar" hidden="" aria-label="x" onclick="y()">x</p>
END
cmp seen expected
