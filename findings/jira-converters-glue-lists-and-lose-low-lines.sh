#!/bin/sh
# md-to-adf 0.6.4 and adf-to-md 1.2.1 (npm), compared with marklassian 1.2.1, on Node 20.20
# convert Markdown to ADF, the document format of Jira and Confluence, and back: calls and lists
# of words that a team keeps there.
#
# Behaviour: md-to-adf removes underscores inside words: bingo_card_final.png becomes
# bingocardfinal.png with "card" in italics, and O_69 and B_7 in one line become O69 and B7. An
# escaped asterisk is dropped and its backslash is kept. adf-to-md puts the first item of a nested
# list on the line of the outer item and the others on the level of the outer list. A hard line
# break in a paragraph is written as a plain newline, which Markdown reads as a space.
#
# Why it surprises: md-to-adf says that it converts GitHub's Markdown, in which underscores within
# a word are no markup and a backslash makes an asterisk literal (GFM, 6.4 and 6.1). adf-to-md
# warns in its readme about what Markdown can't express, but Markdown can express nested lists and
# line breaks. No error is raised. (I found no issue on either.)
#
# What to do: use marklassian to convert to ADF, which gets these right; for the way back keep
# lists flat.
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
