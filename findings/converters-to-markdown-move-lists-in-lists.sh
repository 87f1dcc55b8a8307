#!/bin/sh
# html-to-md 0.8.8, node-html-markdown 2.0.0 and rehype-remark 10.0.1 on Node 20.20 make Markdown of lists in HTML;
# markdown-it 15.0.3 reads it by CommonMark.
#
# Behaviour: in lists copied from Google Docs a nested list is a direct child of a list.
# html-to-md drops it with all its text; rehype-remark puts it after the next item, so that Dog's
# bullets become Cat's. node-html-markdown reads it right, but indents content nested below a
# numbered item by two spaces, where CommonMark (0.31, 5.2) requires three: bullets become a
# separate list, and numbers items of the outer list. It also starts each list at 1 and joins two
# lines of a cell into one word. html-to-md lets the second line of an item fall out of the list,
# and the list ends there.
#
# Why it surprises: nested bullets in valid HTML are converted right by all three. A list as a
# direct child of a list is an error in HTML, but browsers display it as intended, and editors had
# to support it (CKEditor 5, 956; plate 1044). Nothing is reported, and a list with a few squares
# missing looks complete. (turndown has it as 118, closed. I found none of these in the three
# trackers.)
#
# What to do: before converting, move each list that is a direct child of a list to the end of the
# preceding `li`. For content below a numbered item use rehype-remark, or give node-html-markdown
# an `indent` of four spaces.
#
# Output seen ([ ] is a list, 5-[ ] one with numbers from 5, / a line end):
# list directly in a list: html-to-md [Dog;Cat]; node-html-markdown [Dog [Owl];Cat]; rehype-remark [Dog; [Owl]Cat]
# bullets below a number: html-to-md 1-[Dog [Owl];Cat]; node-html-markdown 1-[Dog] [Owl] 2-[Cat]; rehype-remark 1-[Dog [Owl];Cat]
# numbers below a number: html-to-md 1-[Dog 1-[Owl];Cat]; node-html-markdown 1-[Dog;Owl;Cat]; rehype-remark 1-[Dog 1-[Owl];Cat]
# numbers from 5: html-to-md 5-[Dog;Cat]; node-html-markdown 1-[Dog;Cat]; rehype-remark 5-[Dog;Cat]
# two lines of one square: html-to-md [Dog]barks [Cat]; node-html-markdown [Dog/barks;Cat]; rehype-remark [Dog/barks;Cat]
# two lines of a cell: html-to-md ;A;Dog/barks; node-html-markdown A;Dogbarks; rehype-remark A;Dog barks
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund html-to-md@0.8.8 node-html-markdown@2.0.0 unified@11.0.5 \
  rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 remark-stringify@11.0.0 markdown-it@15.0.3
cat >lists.mjs <<'JS'
import htmlToMd from 'html-to-md'
import MarkdownIt from 'markdown-it'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const remark = unified().use(rehypeParse).use(rehypeRemark).use(remarkGfm).use(remarkStringify)
const converters = {
  'html-to-md': (html) => htmlToMd(html),
  'node-html-markdown': (html) => NodeHtmlMarkdown.translate(html),
  'rehype-remark': (html) => String(remark.processSync(html)),
}
const lists = {
  'list directly in a list': '<ul><li>Dog</li><ul><li>Owl</li></ul><li>Cat</li></ul>',
  'bullets below a number': '<ol><li>Dog<ul><li>Owl</li></ul></li><li>Cat</li></ol>',
  'numbers below a number': '<ol><li>Dog<ol><li>Owl</li></ol></li><li>Cat</li></ol>',
  'numbers from 5': '<ol start="5"><li>Dog</li><li>Cat</li></ol>',
  'two lines of one square': '<ul><li><div>Dog</div><div>barks</div></li><li>Cat</li></ul>',
  'two lines of a cell': '<table><tr><th>A</th></tr><tr><td>Dog<br>barks</td></tr></table>',
}
const reader = new MarkdownIt('commonmark').enable('table')
const short = (html) =>
  html
    .replace(/<ol start="(\d+)">/g, ' $1-[').replace(/<ol>/g, ' 1-[').replace(/<ul>/g, ' [').replace(/<\/[uo]l>/g, ']')
    .replace(/<br ?\/?>\n?/g, '/').replace(/<\/p>\n*(?=<p>)/g, '/').replace(/<\/(li|td|th)>/g, ';').replace(/<[^>]+>|\n/g, '')
    .replace(/;(?=\])|;$/g, '').replace(/\s+/g, ' ').trim()
for (const [name, html] of Object.entries(lists)) {
  const seen = Object.entries(converters).map(([tool, convert]) => `${tool} ${short(reader.render(convert(html)))}`)
  console.log(`${name}: ${seen.join('; ')}`)
}
JS
node lists.mjs | tee seen
test "$(cat seen)" = 'list directly in a list: html-to-md [Dog;Cat]; node-html-markdown [Dog [Owl];Cat]; rehype-remark [Dog; [Owl]Cat]
bullets below a number: html-to-md 1-[Dog [Owl];Cat]; node-html-markdown 1-[Dog] [Owl] 2-[Cat]; rehype-remark 1-[Dog [Owl];Cat]
numbers below a number: html-to-md 1-[Dog 1-[Owl];Cat]; node-html-markdown 1-[Dog;Owl;Cat]; rehype-remark 1-[Dog 1-[Owl];Cat]
numbers from 5: html-to-md 5-[Dog;Cat]; node-html-markdown 1-[Dog;Cat]; rehype-remark 5-[Dog;Cat]
two lines of one square: html-to-md [Dog]barks [Cat]; node-html-markdown [Dog/barks;Cat]; rehype-remark [Dog/barks;Cat]
two lines of a cell: html-to-md ;A;Dog/barks; node-html-markdown A;Dogbarks; rehype-remark A;Dog barks'
