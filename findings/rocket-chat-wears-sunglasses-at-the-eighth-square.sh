#!/bin/sh
# @rocket.chat/message-parser 0.31.35, with which Rocket.Chat parses messages, with its option
# `emoticons`, on Node 20.20: a bot posts squares with their numbers or letters, results and
# links.
#
# Behaviour: in a list "7) Owl", "8) Cat", "9) Dog" the eighth becomes 😎 Cat. So does "8)" at the
# end of a parenthesis, while "18)" stays. Of rows C: to E: the D becomes 😨, and "O:3" alone is 😇.
# A link in parentheses isn't linked. "5 * 3 * 2" gets a bold 3, and "#1" is a channel.
#
# Why it surprises: in Markdown, whose lists, bold words and tasks this parser supports, "8)"
# begins a list item (CommonMark 0.31, 5.2), and an asterisk with a space on both sides is literal
# (6.2). Only one number of a list changes, in the middle of it, so a test with three squares
# passes. "Play (https://...)" is a common way to write a link, and there it can't be clicked. I
# found issues about URLs with parentheses in them (13149, 27733) and none about these.
#
# What to do: write "8." or "8 –", and put links on a line of their own. A backslash before an
# asterisk and before # works; between 8 and its parenthesis it stays and is shown.
#
# Output seen (<...> is what the parser made of the text):
# "7) Owl\n8) Cat\n9) Dog": 7) Owl/<sunglasses> Cat/9) Dog
# "7. Owl\n8. Cat\n9. Dog": <ordered_list <list_item Owl><list_item Cat><list_item Dog>>
# "A row (5 of 8)": A row (5 of <sunglasses>
# "Square 18)": Square 18)
# "C: Cat\nD: Dog\nE: Emu": C: Cat/<fearful> Dog/E: Emu
# "O:3": <big_emoji <innocent>>
# "Play: https://bingo.example.com/play/V1.": Play: <link https://bingo.example.com/play/V1>.
# "Play (https://bingo.example.com/play/V1)": Play (https://bingo.example.com/play/V1)
# "5 * 3 * 2": 5 <bold  3 > 2
# "5 \\* 3 \\* 2": 5 * 3 * 2
# "Square #1": Square <mention_channel 1>
# "Square \\#1": Square #1
# "Square 8\\)": Square 8\)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @rocket.chat/message-parser@0.31.35
cat >posts.mjs <<'JS'
import { parse } from '@rocket.chat/message-parser'

function told(node) {
  if (Array.isArray(node)) return node.map(told).join('')
  if (typeof node === 'string') return node
  const { type, value, shortCode, unicode } = node
  if (type === 'PLAIN_TEXT') return value
  if (type === 'PARAGRAPH') return `${told(value)}/`
  if (type === 'EMOJI') return `<${shortCode ?? unicode}>`
  if (type === 'LINK') return `<link ${told(value.src)}>`
  return `<${type.toLowerCase()} ${told(value)}>`
}

const address = 'https://bingo.example.com/play/V1'
const posts = [
  '7) Owl\n8) Cat\n9) Dog',
  '7. Owl\n8. Cat\n9. Dog',
  'A row (5 of 8)',
  'Square 18)',
  'C: Cat\nD: Dog\nE: Emu',
  'O:3',
  `Play: ${address}.`,
  `Play (${address})`,
  '5 * 3 * 2',
  '5 \\* 3 \\* 2',
  'Square #1',
  'Square \\#1',
  'Square 8\\)',
]
for (const post of posts) {
  const made = told(parse(post, { emoticons: true }))
  console.log(`${JSON.stringify(post)}: ${made.replace(/\/$/, '')}`)
}
JS
node posts.mjs | tee seen
cat >expected <<'TEXT'
"7) Owl\n8) Cat\n9) Dog": 7) Owl/<sunglasses> Cat/9) Dog
"7. Owl\n8. Cat\n9. Dog": <ordered_list <list_item Owl><list_item Cat><list_item Dog>>
"A row (5 of 8)": A row (5 of <sunglasses>
"Square 18)": Square 18)
"C: Cat\nD: Dog\nE: Emu": C: Cat/<fearful> Dog/E: Emu
"O:3": <big_emoji <innocent>>
"Play: https://bingo.example.com/play/V1.": Play: <link https://bingo.example.com/play/V1>.
"Play (https://bingo.example.com/play/V1)": Play (https://bingo.example.com/play/V1)
"5 * 3 * 2": 5 <bold  3 > 2
"5 \\* 3 \\* 2": 5 * 3 * 2
"Square #1": Square <mention_channel 1>
"Square \\#1": Square #1
"Square 8\\)": Square 8\)
TEXT
cmp seen expected
