#!/bin/sh
# @nozbe/microfuzz 1.0.0 on Node 20.20, which searches a list while one types and gives the places to mark, beside
# fuzzysort 4.0.2: squares in Korean and Japanese.
#
# Behaviour: the places are those of another text. Before the comparison Korean syllables are taken apart into two or three
# letters each, and Japanese letters into a letter and its mark of sound, but the places are not led back. 양 in 고양이
# (cat) marks 이, 아지 in 강아지가 marks the syllable behind it and a blank, and further to the right nothing is marked, as
# the places lie behind the end of the text. Chinese characters shift behind such a letter too. A whole word behind a
# blank is right if it is typed as it stands.
#
# Why it surprises: the readme promises "ranges of matching characters for pretty highlighting" and "rudimentary CJK
# support", and its component for React takes item and ranges as they are. The package's tests know that Korean is taken
# apart ("looks the same, but the Unicode encoding is different") and look at places in Latin only, where letters lose
# their accents one for one. The squares that are found are right; the player sees other letters marked than were typed.
# I found no issue about it.
#
# What to do: search in `text.normalize('NFD')` and join a marked piece to whole characters, or mark by `indexOf` of what
# was typed and use the places for Latin and Cyrillic only, or take fuzzysort.
#
# Output seen (square, what is typed: what is marked by microfuzz and by fuzzysort):
# 고양이, 양: 고양[이], 고[양]이
# 강아지가 짖는다, 아지: 강아지[가 ]짖는다, 강[아지]가 짖는다
# 한국어빙고, 빙고: 한국어빙고[], 한국어[빙고]
# 한국어 빙고, 빙고: 한국어 [빙고], 한국어 [빙고]
# ガラガラ, ラガ: ガラ[ガラ], ガ[ラガ]ラ
# ビンゴゲーム, ゲーム: ビンゴゲー[ム], ビンゴ[ゲーム]
# ゲームで遊ぶ, 遊ぶ: ゲームで遊ぶ[], ゲームで[遊ぶ]
# Käsebrot, brot: Käse[brot], Käse[brot]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @nozbe/microfuzz@1.0.0 fuzzysort@4.0.2
cat >marks.mjs <<'JS'
import microfuzz from '@nozbe/microfuzz'
import fuzzysort from 'fuzzysort'

const createFuzzySearch = microfuzz.default ?? microfuzz

function marked(text, ranges) {
  let [shown, end] = ['', 0]
  for (const [first, last] of ranges) {
    shown += `${text.slice(end, first)}[${text.slice(first, last + 1)}]`
    end = last + 1
  }
  return shown + text.slice(end)
}

const tries = [
  ['고양이', '양'],
  ['강아지가 짖는다', '아지'],
  ['한국어빙고', '빙고'],
  ['한국어 빙고', '빙고'],
  ['ガラガラ', 'ラガ'],
  ['ビンゴゲーム', 'ゲーム'],
  ['ゲームで遊ぶ', '遊ぶ'],
  ['Käsebrot', 'brot'],
]
for (const [square, typed] of tries) {
  const [{ matches }] = createFuzzySearch([square])(typed)
  const [other] = fuzzysort.go(typed, [square])
  console.log(`${square}, ${typed}: ${marked(square, matches[0])}, ${other.highlight('[', ']')}`)
}
JS
node marks.mjs | tee seen
cat >expected <<'TEXT'
고양이, 양: 고양[이], 고[양]이
강아지가 짖는다, 아지: 강아지[가 ]짖는다, 강[아지]가 짖는다
한국어빙고, 빙고: 한국어빙고[], 한국어[빙고]
한국어 빙고, 빙고: 한국어 [빙고], 한국어 [빙고]
ガラガラ, ラガ: ガラ[ガラ], ガ[ラガ]ラ
ビンゴゲーム, ゲーム: ビンゴゲー[ム], ビンゴ[ゲーム]
ゲームで遊ぶ, 遊ぶ: ゲームで遊ぶ[], ゲームで[遊ぶ]
Käsebrot, brot: Käse[brot], Käse[brot]
TEXT
cmp seen expected
