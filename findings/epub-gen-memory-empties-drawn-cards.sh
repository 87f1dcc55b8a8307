#!/bin/sh
# epub-gen-memory 1.1.2 (npm) on Node 20.20 makes a book, EPUB 3, from a card in HTML: an SVG
# drawing, a list and a checkbox.
#
# Behaviour: it silently drops each attribute that is not on its own list. An SVG drawing keeps
# its tags and loses its namespace, viewBox, sizes and colors, so the page stays blank. A list
# that starts at 5 starts at 1, and the `value` of an item is dropped, so the caller's 9 is a 2 in
# the book. A checked checkbox becomes unchecked; `scope` of a header cell and `datetime` of a
# time are dropped. `class`, `style`, `colspan`, `dir`, `lang`, `hidden`, `aria-*` and `on...`
# stay.
#
# Why it surprises: a page of EPUB 3.3 (6.1) is HTML in XML syntax, which includes embedded SVG;
# all of the input is allowed there. The readme has options for fonts, covers and failed images,
# and doesn't mention attributes. Handlers such as `onclick`, which few e-book readers run, are
# kept, while the number of a list item is not. No error is raised, and the book opens.
#
# What to do: add a drawing as an image (an `img` with a URL that the library can fetch), write
# item numbers and ticks as text, or zip the pages of a book yourself, as an EPUB is a zip of such
# pages.
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
