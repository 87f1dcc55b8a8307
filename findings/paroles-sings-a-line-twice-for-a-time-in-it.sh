#!/bin/sh
# paroles 2.3.0 (npm) on Node 20.20 reads and writes LRC, the format of timed lyrics: the calls of
# a musical bingo.
#
# Behaviour: a time in brackets within the text, such as [1:30], is removed from it, and the line
# appears a second time, at 1:30. A title that ends in a bracket loses it, and an artist with one
# in the middle is cut off there. Of a text with a newline only the first line survives writing
# and reading. 59.996 seconds are written as [00:60.00].
#
# Why it surprises: the readme calls it a library for parsing, making, modifying and "playing". In
# LRC timestamps are at the start of a line, several of them if the line is repeated; what follows
# the last of these is the text. Files that time single words within a line mean a single line,
# too. The package accepts timestamps anywhere in a line. It reads its own output differently, and
# no error is raised; songs without brackets pass every test. (The readme doesn't mention it, and
# I found no issue.)
#
# What to do: replace square brackets by round ones in texts and titles, and newlines by spaces,
# and round times to hundredths before passing them.
#
# Output seen:
# made: 1 <First call>; 9 <Jump to [1:30] now>; 20 <Two¶lines>; 59.996 <Late>
# written: [00:60.00]Late
# read: 1 <First call>; 9 <Jump to  now>; 20 <Two>; 60 <Late>; 90 <Jump to  now>
# read: title <Bingo [live>, artist <A>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund paroles@2.3.0
cat >calls.mjs <<'JS'
import { Lyrics } from 'paroles'

const shown = (lyrics) => lyrics.lines.map(({ time, text }) => `${time} <${text.replace('\n', '¶')}>`).join('; ')
const calls = new Lyrics('[00:01.00]First call')
calls.insert({ time: 9, text: 'Jump to [1:30] now' })
calls.insert({ time: 20, text: 'Two\nlines' })
calls.insert({ time: 59.996, text: 'Late' })
calls.setInfo({ title: 'Bingo [live]', artist: 'A]B' })
const file = calls.toString()
const read = new Lyrics(file)
console.log(`made: ${shown(calls)}`)
console.log(`written: ${file.split('\n').find((line) => line.endsWith('Late'))}`)
console.log(`read: ${shown(read)}`)
console.log(`read: title <${read.info.title}>, artist <${read.info.artist}>`)
JS
node calls.mjs | tee seen
cat >expected <<'TEXT'
made: 1 <First call>; 9 <Jump to [1:30] now>; 20 <Two¶lines>; 59.996 <Late>
written: [00:60.00]Late
read: 1 <First call>; 9 <Jump to  now>; 20 <Two>; 60 <Late>; 90 <Jump to  now>
read: title <Bingo [live>, artist <A>
TEXT
cmp seen expected
