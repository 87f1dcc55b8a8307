#!/bin/sh
# irc-colors 1.5.0 on Node 20.20, which colors text for IRC: the calls and results of a bot.
# irc-formatting 1.0.0-rc3 says what a client shows.
#
# Behaviour: a color is ended by the bare color control character, and a client reads up to two
# digits after that character as the next color. If "B" in red is followed by 12, the 12
# disappears and the following text is blue; if "3" in blue is followed by 2, the 2 disappears.
# `stripColors` and `stripColorsAndStyle` remove a comma after any color, even if no digit
# follows, and a comma followed by a number together with the number: "Dog, Cat, Owl" with Dog in
# red becomes "Dog Cat, Owl", "Dog,5 points" becomes "Dog points".
#
# Why it surprises: the package handles the same problem at the start of a colored text (a comma
# and a digit), and the readme presents colors as functions to put around a text, so one doesn't
# think about what follows. Bold and the other styles have no number and are right. A background
# color is a comma followed by one or two digits; a comma alone is text, as irc-formatting reads
# it. "B 12" with a space, and words, pass every test. (Issue 12, closed, was about a rainbow that
# was stripped wrong; on this I found none.)
#
# What to do: end each color with the control character that resets all formatting, `\x0F`, as in
# the last two lines; strip with the `strip` of irc-formatting.
#
# Output seen (what a client shows; the text stripped by irc-colors; by irc-formatting):
# B12 called: "B" red, " called" blue; "B called"; "B called"
# 3 and 2: "3" blue; "3"; "3"
# Dog, Cat, Owl: "Dog" red, ", Cat, Owl"; "Dog Cat, Owl"; "Dog, Cat, Owl"
# Dog,5 points: "Dog" red, ",5 points"; "Dog points"; "Dog,5 points"
# B12 in bold: "B", "12 called"; "B12 called"; "B12 called"
# B12 with \x0F: "B" red, "12 called"; "B12 called"; "B12 called"
# Dog with \x0F: "Dog" red, ", Cat"; "Dog, Cat"; "Dog, Cat"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund irc-colors@1.5.0 irc-formatting@1.0.0-rc3
cat >bot.cjs <<'JS'
const { blue, bold, red, stripColorsAndStyle } = require('irc-colors')
const { parse, strip } = require('irc-formatting')

const names = { 4: ' red', 12: ' blue' }
const shown = (line) =>
  parse(line)
    .filter(({ text }) => text)
    .map(({ text, color }) => JSON.stringify(text) + (names[color] ?? ''))
    .join(', ')
const ended = (colored) => colored.slice(0, -1) + '\x0f'
const lines = {
  'B12 called': red('B') + '12 called',
  '3 and 2': blue('3') + '2',
  'Dog, Cat, Owl': red('Dog') + ', Cat, Owl',
  'Dog,5 points': red('Dog') + ',5 points',
  'B12 in bold': bold('B') + '12 called',
  'B12 with \\x0F': ended(red('B')) + '12 called',
  'Dog with \\x0F': ended(red('Dog')) + ', Cat',
}
for (const [name, line] of Object.entries(lines)) {
  const left = [stripColorsAndStyle(line), strip(line)].map((text) => JSON.stringify(text))
  console.log(`${name}: ${shown(line)}; ${left.join('; ')}`)
}
JS
node bot.cjs | tee seen
cat >expected <<'TEXT'
B12 called: "B" red, " called" blue; "B called"; "B called"
3 and 2: "3" blue; "3"; "3"
Dog, Cat, Owl: "Dog" red, ", Cat, Owl"; "Dog Cat, Owl"; "Dog, Cat, Owl"
Dog,5 points: "Dog" red, ",5 points"; "Dog points"; "Dog,5 points"
B12 in bold: "B", "12 called"; "B12 called"; "B12 called"
B12 with \x0F: "B" red, "12 called"; "B12 called"; "B12 called"
Dog with \x0F: "Dog" red, ", Cat"; "Dog, Cat"; "Dog, Cat"
TEXT
cmp seen expected
