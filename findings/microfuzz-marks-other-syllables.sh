#!/bin/sh
# @nozbe/microfuzz 1.0.0 on Node 20.20, which searches a list while the user types and returns
# ranges to highlight, compared with fuzzysort 4.0.2: squares in Korean and Japanese.
#
# Behaviour: the ranges belong to a different text. Before the comparison Korean syllables are
# decomposed into two or three letters each, and Japanese letters into a letter and its sound
# mark, but the ranges are not mapped back. 양 in 고양이 (cat) highlights 이, 아지 in 강아지가 highlights the
# syllable after it and a space, and further to the right nothing is highlighted, as the ranges
# are past the end of the text. Chinese characters after such a letter are shifted too. A whole
# word after a space is right if it is typed exactly.
#
# Why it surprises: the readme promises "ranges of matching characters for pretty highlighting"
# and "rudimentary CJK support", and its React component takes an item and its ranges as they are.
# The package's tests are aware of the decomposition of Korean ("looks the same, but the Unicode
# encoding is different") and check ranges only for Latin, where letters lose their accents one to
# one. The matching squares are right; the player sees other letters highlighted than were typed.
# I found no issue about it.
#
# What to do: search in `text.normalize('NFD')` and join a highlighted piece to whole characters,
# or highlight by `indexOf` of the typed text and use the ranges for Latin and Cyrillic only, or
# use fuzzysort.
#
# Output seen (square, typed text: what microfuzz and fuzzysort highlight):
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
