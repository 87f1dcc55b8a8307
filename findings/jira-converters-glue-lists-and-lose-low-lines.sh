#!/bin/sh
# md-to-adf 0.6.4 and adf-to-md 1.2.1 (npm), beside marklassian 1.2.1, on Node 20.20 take Markdown to ADF, the format of
# texts in Jira and Confluence, and back: calls and lists of words that a team keeps there.
#
# Behaviour: md-to-adf takes the low lines out of words, so bingo_card_final.png is bingocardfinal.png with "card" in
# italics, and O_69 and B_7 in one line are O69 and B7. A star with a backslash before it is dropped and the backslash is
# kept. Of a list in a list adf-to-md puts the first inner point on the line of the outer one and the others among the outer
# ones. A line break in a paragraph is written as a plain line end, which Markdown reads as a blank.
#
# Why it surprises: md-to-adf says that it transforms GitHub's Markdown, in which low lines within a word are no marks and a
# backslash makes a star a plain sign (GFM, 6.4 and 6.1). adf-to-md has a warning in its readme for what Markdown can't
# hold, but lists in lists and line breaks are not of that kind. Nothing is raised. (I found no issue of either.)
#
# What to do: use marklassian on the way there, which has these right; on the way back keep lists flat.
#
# Output seen:
# bingo_card_final.png: md-to-adf <bingocardfinal.png>; marklassian <bingo_card_final.png>
# From \*here\* on: md-to-adf <From \here\ on>; marklassian <From *here* on>
# Called: O_69 and B_7: md-to-adf <Called: O69 and B7>; marklassian <Called: O_69 and B_7>
# "- Animals\n  - Owl\n  - Dog\n- Food": back by adf-to-md "  * Animals   * Owl\n  * Dog\n  * Food"
# "First  \nSecond": back by adf-to-md "First\nSecond"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts md-to-adf@0.6.4 marklassian@1.2.1 adf-to-md@1.2.1
cat >texts.mjs <<'JS'
import toMarkdown from 'adf-to-md'
import { markdownToAdf } from 'marklassian'
import mdToAdf from 'md-to-adf'

const text = (node) => node.text ?? (node.content ?? []).map(text).join('')
for (const markdown of ['bingo_card_final.png', 'From \\*here\\* on', 'Called: O_69 and B_7'])
  console.log(
    `${markdown}: md-to-adf <${text(JSON.parse(JSON.stringify(mdToAdf(markdown))))}>; ` +
      `marklassian <${text(markdownToAdf(markdown))}>`,
  )
for (const markdown of ['- Animals\n  - Owl\n  - Dog\n- Food', 'First  \nSecond']) {
  const { result } = toMarkdown.convert(markdownToAdf(markdown))
  console.log(`${JSON.stringify(markdown)}: back by adf-to-md ${JSON.stringify(result)}`)
}
JS
node texts.mjs | tee seen
cat >expected <<'TEXT'
bingo_card_final.png: md-to-adf <bingocardfinal.png>; marklassian <bingo_card_final.png>
From \*here\* on: md-to-adf <From \here\ on>; marklassian <From *here* on>
Called: O_69 and B_7: md-to-adf <Called: O69 and B7>; marklassian <Called: O_69 and B_7>
"- Animals\n  - Owl\n  - Dog\n- Food": back by adf-to-md "  * Animals   * Owl\n  * Dog\n  * Food"
"First  \nSecond": back by adf-to-md "First\nSecond"
TEXT
cmp seen expected
