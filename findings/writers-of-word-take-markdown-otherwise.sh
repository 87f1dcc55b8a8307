#!/bin/sh
# markdown-docx 1.7.0 and @mohtasham/md-to-docx 4.0.1 (npm) on Node 20.20 make Word documents from
# Markdown, as mdast-util-to-markdown 2.1.2, remark's serializer, writes it; mammoth 1.13.0 reads
# the documents.
#
# Behaviour: markdown-docx doesn't decode character references, so that the page shows "&#x73;"
# for an s and "R&amp;B" for R&B, in headings too. md-to-docx takes two plus signs for the start
# and the end of underlined text: "C++ or Objective-C++" becomes "C or Objective-C", and "B++ for
# Ann, A++ for Bo" becomes "B for Ann, A for Bo".
#
# Why it surprises: by CommonMark (2.5) a reference stands for its character anywhere in text, and
# remark writes one where a literal character would be misread: next to bold words that end in a
# quotation mark, or for a space at the end of a square. markdown-docx passes on the raw text, as
# marked keeps it for HTML, where it would be right. md-to-docx documents `++underline++` in its
# readme, but doesn't check the characters on either side, as is done for asterisks. No warning is
# given. (I found no issue on either.)
#
# What to do: for markdown-docx decode references first, outside of code; for md-to-docx put a
# word joiner (U+2060) between the plus signs, as the last line does. Backslashes, CommonMark's
# escape, don't help.
#
# Output seen:
# The word **"Bingo"**&#x73;
# - markdown-docx <The word "Bingo"&#x73;>; md-to-docx <The word "Bingo"s>
# Salt & pepper \&copy;&#x20;
# - markdown-docx <Salt & pepper &copy;&#x20;>; md-to-docx <Salt & pepper &copy;>
# # Caf&eacute; R&amp;B
# - markdown-docx <Caf&eacute; R&amp;B>; md-to-docx <Café R&B>
# C++ or Objective-C++
# - markdown-docx <C++ or Objective-C++>; md-to-docx <C or Objective-C>
# B++ for Ann, A++ for Bo
# - markdown-docx <B++ for Ann, A++ for Bo>; md-to-docx <B for Ann, A for Bo>
# C\+\+ or Objective-C\+\+
# - markdown-docx <C++ or Objective-C++>; md-to-docx <C or Objective-C>
# C++ or Objective-C++
# - markdown-docx <C++ or Objective-C++>; md-to-docx <C++ or Objective-C++>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund markdown-docx@1.7.0 @mohtasham/md-to-docx@4.0.1 mammoth@1.13.0 \
  mdast-util-to-markdown@2.1.2
cat >words.mjs <<'JS'
import { convertMarkdownToDocx } from '@mohtasham/md-to-docx'
import mammoth from 'mammoth'
import markdownDocx, { Packer } from 'markdown-docx'
import { toMarkdown } from 'mdast-util-to-markdown'

const text = (value) => ({ type: 'text', value })
const bold = (value) => ({ type: 'strong', children: [text(value)] })
const line = (...children) => toMarkdown({ type: 'root', children: [{ type: 'paragraph', children }] }).trim()
const read = async (file) => (await mammoth.extractRawText({ buffer: Buffer.from(file) })).value.trim()
for (const markdown of [
  line(text('The word '), bold('"Bingo"'), text('s')),
  line(text('Salt & pepper &copy; ')),
  '# Caf&eacute; R&amp;B',
  'C++ or Objective-C++',
  'B++ for Ann, A++ for Bo',
  'C\\+\\+ or Objective-C\\+\\+',
  'C+\u2060+ or Objective-C+\u2060+',
]) {
  const one = await read(await Packer.toBuffer(await markdownDocx(markdown)))
  const other = await read(await (await convertMarkdownToDocx(markdown)).arrayBuffer())
  console.log(`${markdown}\n- markdown-docx <${one}>; md-to-docx <${other}>`.replaceAll('\u2060', ''))
}
JS
node words.mjs | tee seen
cat >expected <<'TEXT'
The word **"Bingo"**&#x73;
- markdown-docx <The word "Bingo"&#x73;>; md-to-docx <The word "Bingo"s>
Salt & pepper \&copy;&#x20;
- markdown-docx <Salt & pepper &copy;&#x20;>; md-to-docx <Salt & pepper &copy;>
# Caf&eacute; R&amp;B
- markdown-docx <Caf&eacute; R&amp;B>; md-to-docx <Café R&B>
C++ or Objective-C++
- markdown-docx <C++ or Objective-C++>; md-to-docx <C or Objective-C>
B++ for Ann, A++ for Bo
- markdown-docx <B++ for Ann, A++ for Bo>; md-to-docx <B for Ann, A for Bo>
C\+\+ or Objective-C\+\+
- markdown-docx <C++ or Objective-C++>; md-to-docx <C or Objective-C>
C++ or Objective-C++
- markdown-docx <C++ or Objective-C++>; md-to-docx <C++ or Objective-C++>
TEXT
cmp seen expected
