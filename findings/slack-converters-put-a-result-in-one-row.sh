#!/bin/sh
# markdown-to-slack-blocks 1.5.0, @tryfabric/mack 1.2.1, md-to-slack 1.1.7 and slackify-markdown
# 5.0.0 on Node 20.20: the result of a game, rows of colored squares, in the Markdown that
# node-html-markdown 2.0.0 makes from its HTML.
#
# Behaviour: the first three silently drop Markdown's hard line breaks, so the 9 squares of a 3x3
# card become one row. It happens for both forms, two spaces at the end of a line and a backslash
# (CommonMark 0.31, 6.7), and for words too: the last of a line and the first of the next are
# joined. slackify-markdown keeps the rows but ends each with a backslash, which has no meaning in
# Slack's mrkdwn. All four keep a soft break, a newline without trailing spaces.
#
# Why it surprises: the soft break survives and the hard one does not; for all other Markdown
# readers it is the other way around. A result that is right in a readme or a forum has no rows in
# Slack, and none of the four readmes mentions it. (A fault of this kind was fixed in
# slack-go-util, a converter in Go.)
#
# What to do: before the conversion strip the spaces or the backslash from the ends of lines, or
# write the result for Slack yourself: mrkdwn only needs newlines.
#
# Output seen (/ is a newline):
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
