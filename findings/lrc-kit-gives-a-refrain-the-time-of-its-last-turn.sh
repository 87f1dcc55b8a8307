#!/bin/sh
# lrc-kit 1.2.1 on Node 20.20: lyrics (LRC) for music bingo, whose lines are highlighted word by
# word while the song plays.
#
# Behaviour: a line that is sung several times, such as a refrain, has all of its times in front:
# `[00:12.00][00:45.00]Dog barks`. It becomes one lyric for each time, in the right order, but the
# times of the words in it, `wordTimestamps`, are those of the last turn in each of them: the words
# of the first refrain, at 12 s, begin at 45 s. With a time for each word (`<00:12.50>`), the words
# of every turn have the times that are written, those of the first turn. Only written out twice
# does each refrain have its own.
#
# Why it surprises: several times in one line is how the format keeps a refrain short; the first
# example in the readme is such a line, and it lists only the time and the text of each turn. With
# each line sung once the words begin with their lyric. A player that goes by words highlights
# nothing in the first refrain, and no error is raised. (I found no issue about it.)
#
# What to do: where a lyric's first word begins at another time than the lyric, shift the times of
# its words by the difference.
#
# Output seen (time of the lyric: times and words):
# [00:12.00][00:45.00]Dog barks
#   12: 45 "Dog barks"
#   45: 45 "Dog barks"
# [00:12.00][00:45.00]<00:12.00>Dog <00:12.50>barks
#   12: 12 "Dog ", 12.5 "barks"
#   45: 12 "Dog ", 12.5 "barks"
# [00:12.00]Dog barks / [00:45.00]Dog barks
#   12: 12 "Dog barks"
#   45: 45 "Dog barks"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lrc-kit@1.2.1
cat >lyrics.mjs <<'JS'
import { Lrc } from 'lrc-kit'

const songs = [
  '[00:12.00][00:45.00]Dog barks',
  '[00:12.00][00:45.00]<00:12.00>Dog <00:12.50>barks',
  '[00:12.00]Dog barks\n[00:45.00]Dog barks',
]
for (const song of songs) {
  console.log(song.replace('\n', ' / '))
  for (const { timestamp, wordTimestamps } of Lrc.parse(song).lyrics) {
    const words = wordTimestamps.map((word) => `${word.timestamp} ${JSON.stringify(word.content)}`)
    console.log(`  ${timestamp}: ${words.join(', ')}`)
  }
}
JS
node lyrics.mjs | tee seen
cat >expected <<'END'
[00:12.00][00:45.00]Dog barks
  12: 45 "Dog barks"
  45: 45 "Dog barks"
[00:12.00][00:45.00]<00:12.00>Dog <00:12.50>barks
  12: 12 "Dog ", 12.5 "barks"
  45: 12 "Dog ", 12.5 "barks"
[00:12.00]Dog barks / [00:45.00]Dog barks
  12: 12 "Dog barks"
  45: 45 "Dog barks"
END
cmp seen expected
