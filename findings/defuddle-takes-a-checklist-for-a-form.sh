#!/bin/sh
# defuddle 0.19.4, which extracts the article from a web page as HTML or Markdown, compared with
# @mozilla/readability 0.6.0, both with jsdom 29.1.1 on Node 20.20: pages with a list for a bingo
# game.
#
# Behaviour: if the items of a list are labels of checkboxes, as in a checklist, all of them are
# removed, and so is the list; the text before and after it is kept. With checkboxes followed by
# plain text, as on GitHub, the text is kept and the ticks are lost, in Markdown too. An emoji
# image before a word loses its alt text, and so the emoji is lost. Readability keeps all words.
#
# Why it surprises: the readme calls it a replacement for Readability, "more forgiving", that
# "removes fewer uncertain elements", and lists comments, sidebars, headers and footers as what is
# removed. Labels are not mentioned. A label is the text of its field (HTML, 4.10.4), and the
# items to tick are the content of such a page. The title and the surrounding text look right, no
# error is raised, and a page with bullets passes. I found no issue about it.
#
# What to do: before running it, replace each label of a checkbox by its text, prefixed with [x]
# or [ ]. `removeExactSelectors: false` keeps labels, but then menus and ads, too.
#
# Output seen (what remains of the list):
# bullets: "- You are muted - Can you see my screen? - Sorry, a dog barks"; exact selectors off 3 of 3; Readability 3 of 3
# boxes and words: "- You are muted - Can you see my screen? - Sorry, a dog barks"; exact selectors off 3 of 3; Readability 3 of 3
# words in labels: ""; exact selectors off 3 of 3; Readability 3 of 3
# labels beside boxes: ""; exact selectors off 3 of 3; Readability 3 of 3
# pictures of emoji: "- You are muted - Can you see my screen? - Sorry, a dog barks"; exact selectors off 3 of 3; Readability 3 of 3
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund defuddle@0.19.4 @mozilla/readability@0.6.0 jsdom@29.1.1
cat >article.mjs <<'JS'
import { Readability } from '@mozilla/readability'
import { Defuddle } from 'defuddle/node'
import { JSDOM } from 'jsdom'

const words = ['You are muted', 'Can you see my screen?', 'Sorry, a dog barks']
const before = 'Here is a list for your next meeting. Print it, share it, and play it whenever one goes on for long.'
const after = 'We hope that you like this list as much as we did when we played it last week.'
const list = (entry) => `<ul>${words.map((text, place) => `<li>${entry(text, place ? '' : ' checked')}</li>`).join('')}</ul>`
const label = (text) => `<label for="${text[0]}">${text}</label>`
const lists = {
  bullets: list((text) => text),
  'boxes and words': list((text, checked) => `<input type="checkbox"${checked}> ${text}`),
  'words in labels': list((text, checked) => `<label><input type="checkbox"${checked}> ${text}</label>`),
  'labels beside boxes': list((text, checked) => `<input type="checkbox" id="${text[0]}"${checked}>${label(text)}`),
  'pictures of emoji': list((text) => `<img src="https://example.com/1f600.png" alt="😀" width="16" height="16"> ${text}`),
}
const page = (content) => {
  const article = `<article><h1>Office bingo</h1><p>${before}</p>${content}<p>${after}</p></article>`
  const html = `<!doctype html><html lang="en"><title>Office bingo</title><body><main>${article}</main></body></html>`
  return new JSDOM(html, { url: 'https://blog.example.com/bingo' }).window.document
}
const part = (text) => text.slice(text.indexOf(before) + before.length, text.indexOf(after)).replace(/\s+/g, ' ').trim()
const count = (text) => `${words.filter((word) => text.includes(word)).length} of ${words.length}`
for (const [name, content] of Object.entries(lists)) {
  const options = { markdown: true }
  const made = await Defuddle(page(content), 'https://blog.example.com/bingo', options)
  const kept = await Defuddle(page(content), 'https://blog.example.com/bingo', { ...options, removeExactSelectors: false })
  const other = count(new Readability(page(content)).parse().textContent)
  console.log(`${name}: "${part(made.content)}"; exact selectors off ${count(kept.content)}; Readability ${other}`)
}
JS
node article.mjs | tee seen
cat >expected <<'TEXT'
bullets: "- You are muted - Can you see my screen? - Sorry, a dog barks"; exact selectors off 3 of 3; Readability 3 of 3
boxes and words: "- You are muted - Can you see my screen? - Sorry, a dog barks"; exact selectors off 3 of 3; Readability 3 of 3
words in labels: ""; exact selectors off 3 of 3; Readability 3 of 3
labels beside boxes: ""; exact selectors off 3 of 3; Readability 3 of 3
pictures of emoji: "- You are muted - Can you see my screen? - Sorry, a dog barks"; exact selectors off 3 of 3; Readability 3 of 3
TEXT
cmp seen expected
