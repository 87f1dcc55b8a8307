#!/bin/sh
# paroles 2.3.0 (npm) on Node 20.20 reads and writes LRC, the format of lyrics with times: the calls of a musical bingo.
#
# Behaviour: a time in brackets within the words, such as [1:30], is cut out of them, and the line is there a second time,
# at 1:30. A title that ends in a bracket loses it, and an artist with one in the middle ends there. Of words with a line
# end only the first line is kept once they are written and read. 59.996 seconds are written as [00:60.00].
#
# Why it surprises: the readme has it as a library for parsing, making, modifying and "playing". In LRC times stand at the
# start of a line, several of them if the line is sung again; what follows the last of these are the words. Files that time
# single words within a line mean one line by it, too. The package takes times from anywhere in a line. What it writes
# itself it reads as something else, and nothing is raised; songs without brackets pass every test. (The readme has nothing
# on it, and I found no issue.)
#
# What to do: write round brackets for square ones in words and titles, a blank for a line end, and round times to
# hundredths before they are given to it.
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
