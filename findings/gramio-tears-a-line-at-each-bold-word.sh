#!/bin/sh
# @gramio/format 0.8.0 (node-html-parser 9.0.7) on Node 20.20: `htmlToFormattable`, which converts
# HTML to messages for Telegram.
#
# Behaviour: inline elements and text outside of a paragraph are separated by two newlines.
# "Called: <b>Dog</b>, next <i>cat</i>" becomes four pieces with an empty line between them, a
# comma on a line of its own, and "Dog<br>cat" gets four empty lines. The same happens after a
# paragraph. Within <p>, <div>, <li> or <blockquote> all is right.
#
# Why it surprises: in HTML bold, italic, links and <br> are inline, whether a <p> surrounds them
# or not (HTML, 3.2.5.2.5, phrasing content), and the HTML that Telegram itself accepts with
# `parse_mode: 'HTML'` has no paragraphs at all: code that switches from it to this function sends
# the same text and gets a different message. The readme says that the function is made for HTML
# from editors, and its table maps <br> to "\n"; it does not say that a block element is required.
# All its examples have one. No error is raised and bold words are bold. I found no issue about
# it.
#
# What to do: put `<p>` and `</p>` around the text, as in the last line.
#
# Output seen:
# plain: "Tonight we play bingo"
# one bold word: "🎉 \n\nDog\n\n was called" bold Dog
# two words: "Called: \n\nDog\n\n, next: \n\ncat" bold Dog, italic cat
# link: "Your \n\ncard\n\n." text_link card
# break: "Dog\n\n\n\n\ncat"
# behind a paragraph: "Bingo!\n\n5 of \n\n24\n\n squares" bold 24
# list: "- Dog, called\n- cat" bold called
# division: "Dog\ncat, called" bold called
# in a paragraph: "Called: Dog, next: cat" bold Dog, italic cat
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @gramio/format@0.8.0 node-html-parser@9.0.7
cat >messages.mjs <<'JS'
import { htmlToFormattable } from '@gramio/format/html'

const messages = {
  plain: 'Tonight we play bingo',
  'one bold word': '🎉 <b>Dog</b> was called',
  'two words': 'Called: <b>Dog</b>, next: <i>cat</i>',
  link: 'Your <a href="https://bingo.example/play/AbC">card</a>.',
  break: 'Dog<br>cat',
  'behind a paragraph': '<p>Bingo!</p>5 of <b>24</b> squares',
  list: '<ul><li>Dog, <b>called</b></li><li>cat</li></ul>',
  division: '<div>Dog<br>cat, <b>called</b></div>',
  'in a paragraph': '<p>Called: <b>Dog</b>, next: <i>cat</i></p>',
}
for (const [name, html] of Object.entries(messages)) {
  const { text, entities } = htmlToFormattable(html)
  const marked = entities.map(({ type, offset, length }) => `${type} ${text.slice(offset, offset + length)}`)
  console.log(`${name}: ${JSON.stringify(text)} ${marked.join(', ')}`.trim())
}
JS
node messages.mjs | tee seen
cat >expected <<'TEXT'
plain: "Tonight we play bingo"
one bold word: "🎉 \n\nDog\n\n was called" bold Dog
two words: "Called: \n\nDog\n\n, next: \n\ncat" bold Dog, italic cat
link: "Your \n\ncard\n\n." text_link card
break: "Dog\n\n\n\n\ncat"
behind a paragraph: "Bingo!\n\n5 of \n\n24\n\n squares" bold 24
list: "- Dog, called\n- cat" bold called
division: "Dog\ncat, called" bold called
in a paragraph: "Called: Dog, next: cat" bold Dog, italic cat
TEXT
cmp seen expected
