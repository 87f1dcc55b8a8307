#!/bin/sh
# markdown-to-slack-blocks 1.5.0, @tryfabric/mack 1.2.1, md-to-slack 1.1.7 and slackify-markdown 5.0.0 on Node 20.20:
# the result of a game, rows of colored squares, as node-html-markdown 2.0.0 makes Markdown of its HTML.
#
# Behaviour: the three first drop the hard line breaks of Markdown, so the 9 squares of a 3x3 card become one row
# without a message. It is so for both forms, two blanks at the end of a line and a backslash (CommonMark 0.31, 6.7),
# and for words too: the last of a line and the first of the next become one. slackify-markdown keeps the rows but ends
# each in a backslash, a sign that has no meaning in Slack's mrkdwn. All four keep a soft break, the end of a line
# without blanks.
#
# Why it surprises: the weaker break survives and the stronger one does not; for all other readers it is the other way
# around. A result that is right in a readme or a forum has no rows in Slack, and nothing in the four readmes says so.
# (A fault of this kind was mended in slack-go-util, a converter in Go.)
#
# What to do: before the conversion take the blanks or the backslash off the ends of lines, or write the result for
# Slack by yourself: mrkdwn needs the line ends only.
#
# Output seen (/ is the end of a line):
# node-html-markdown: Bingo in 9  /🟩⬜⬜  /⬜🟩⬜  /⬜⬜🟩
# markdown-to-slack-blocks: blanks Bingo in 9🟩⬜⬜⬜🟩⬜⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
# mack: blanks Bingo in 9🟩⬜⬜⬜🟩⬜⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
# md-to-slack: blanks Bingo in 9🟩⬜⬜⬜🟩⬜⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
# slackify-markdown: blanks Bingo in 9\/🟩⬜⬜\/⬜🟩⬜\/⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund markdown-to-slack-blocks@1.5.0 @tryfabric/mack@1.2.1 md-to-slack@1.1.7 \
  slackify-markdown@5.0.0 node-html-markdown@2.0.0
cat >rows.mjs <<'JS'
import mack from '@tryfabric/mack'
import { markdownToBlocks } from 'markdown-to-slack-blocks'
import { markdownToSlack } from 'md-to-slack'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import { slackifyMarkdown } from 'slackify-markdown'

const words = (blocks) => blocks.map((block) => block.text.text).join('\n')
const converters = {
  'markdown-to-slack-blocks': (text) => words(markdownToBlocks(text)),
  mack: async (text) => words(await mack.markdownToBlocks(text)),
  'md-to-slack': (text) => markdownToSlack(text),
  'slackify-markdown': (text) => slackifyMarkdown(text),
}
const shown = (text) => text.trim().replaceAll('\n', '/')
const lines = ['Bingo in 9', '🟩⬜⬜', '⬜🟩⬜', '⬜⬜🟩']
const markdown = NodeHtmlMarkdown.translate(`<p>${lines.join('<br>')}</p>`)
console.log(`node-html-markdown: ${shown(markdown)}`)
for (const [name, convert] of Object.entries(converters)) {
  const blanks = shown(await convert(markdown))
  const backslash = shown(await convert(lines.join('\\\n')))
  const neither = shown(await convert(lines.join('\n')))
  console.log(`${name}: blanks ${blanks}; backslash ${backslash === blanks ? 'the same' : backslash}; neither ${neither}`)
}
JS
node rows.mjs | tee seen
test "$(cat seen)" = 'node-html-markdown: Bingo in 9  /🟩⬜⬜  /⬜🟩⬜  /⬜⬜🟩
markdown-to-slack-blocks: blanks Bingo in 9🟩⬜⬜⬜🟩⬜⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
mack: blanks Bingo in 9🟩⬜⬜⬜🟩⬜⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
md-to-slack: blanks Bingo in 9🟩⬜⬜⬜🟩⬜⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩
slackify-markdown: blanks Bingo in 9\/🟩⬜⬜\/⬜🟩⬜\/⬜⬜🟩; backslash the same; neither Bingo in 9/🟩⬜⬜/⬜🟩⬜/⬜⬜🟩'
