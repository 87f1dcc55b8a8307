#!/bin/sh
# budoux 0.9.2 on Node 20.20, which finds where a line of Japanese, Chinese or Thai may break, with the 1,914 emoji of
# unicode-emoji-json 0.9.0 in short sentences.
#
# Behaviour: the model for Simplified Chinese puts breaks between the two UTF-16 code units of an
# emoji. In 有人_点赞 this happens for 1,497 of them, 😀 and 🎉 included; in 发_了 for 603, all of several
# characters. `translateHTMLString` inserts a zero width space between the halves, so that the
# page shows two boxes in place of the emoji. Others are split between a hand and its skin tone or
# between the two letters of a flag. In these sentences the models for Japanese and Thai left each
# emoji intact, and that for Traditional Chinese split some between their characters.
#
# Why it surprises: a break belongs between characters, and not even before a skin tone modifier
# or a joiner (UAX #14, LB9 and LB30b). Which emoji are split depends on the text around them:
# 有人发😂说你好 is right, 有人😂点赞 is not, so a test with one sentence may pass. No error is raised, and
# the parts joined together equal the input. The readme does not mention emoji. I found no issue
# about it (272, open, is about punctuation at the beginning of a line).
#
# What to do: keep only the breaks that are also grapheme boundaries by `Intl.Segmenter`, as in
# the last line.
#
# Output seen (torn: within a character; cut: between the characters of one emoji):
# ja: 猫_が来る torn 0, cut 0; 「_」と言う torn 0, cut 0
# th: ส่ง_มา torn 0, cut 0
# zh-hans: 有人_点赞 torn 1497, cut 357; 发_了 torn 603, cut 17
# zh-hant: 有人_按讚 torn 0, cut 1; 他_說 torn 0, cut 512
# 有人😂点赞 becomes ["有","人","\ud83d","\ude02点赞"]
# 有人发😂说你好 becomes ["有","人","发😂","说","你","好"]
# 🇨🇳国旗 becomes ["🇨","\ud83c","\uddf3国","旗"]
# with ends of graphemes only: 有 人 😂点赞; 有人_点赞 torn 0, cut 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund budoux@0.9.2 unicode-emoji-json@0.9.0
cat >breaks.mjs <<'JS'
import { createRequire } from 'node:module'
import * as budoux from 'budoux'

const emoji = Object.keys(createRequire(import.meta.url)('unicode-emoji-json'))
const endsOf = (parts) => parts.map((part, index) => parts.slice(0, index).join('').length + part.length)
/** How many emoji are torn and how many cut when each is put into the sentence. */
function faultsOf(parse, sentence) {
  const [before, behind] = sentence.split('_')
  const faults = { torn: 0, cut: 0 }
  for (const one of emoji) {
    const parts = parse(before + one + behind)
    if (parts.some((part) => /\p{Surrogate}/u.test(part))) faults.torn += 1
    else if (endsOf(parts).some((at) => at > before.length && at < (before + one).length)) faults.cut += 1
  }
  return `${sentence} torn ${faults.torn}, cut ${faults.cut}`
}
const chinese = budoux.loadDefaultSimplifiedChineseParser()
for (const [name, parser, ...sentences] of [
  ['ja', budoux.loadDefaultJapaneseParser(), '猫_が来る', '「_」と言う'],
  ['th', budoux.loadDefaultThaiParser(), 'ส่ง_มา'],
  ['zh-hans', chinese, '有人_点赞', '发_了'],
  ['zh-hant', budoux.loadDefaultTraditionalChineseParser(), '有人_按讚', '他_說'],
]) {
  console.log(`${name}: ${sentences.map((sentence) => faultsOf((text) => parser.parse(text), sentence)).join('; ')}`)
}
for (const text of ['有人😂点赞', '有人发😂说你好', '🇨🇳国旗']) console.log(`${text} becomes ${JSON.stringify(chinese.parse(text))}`)

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
function parseWhole(text) {
  const ends = new Set(Array.from(graphemes.segment(text), ({ index, segment }) => index + segment.length))
  const breaks = [0, ...endsOf(chinese.parse(text)).filter((at) => ends.has(at))]
  return breaks.slice(1).map((at, index) => text.slice(breaks[index], at))
}
console.log(`with ends of graphemes only: ${parseWhole('有人😂点赞').join(' ')}; ${faultsOf(parseWhole, '有人_点赞')}`)
JS
node breaks.mjs | tee seen
cat >expected <<'END'
ja: 猫_が来る torn 0, cut 0; 「_」と言う torn 0, cut 0
th: ส่ง_มา torn 0, cut 0
zh-hans: 有人_点赞 torn 1497, cut 357; 发_了 torn 603, cut 17
zh-hant: 有人_按讚 torn 0, cut 1; 他_說 torn 0, cut 512
有人😂点赞 becomes ["有","人","\ud83d","\ude02点赞"]
有人发😂说你好 becomes ["有","人","发😂","说","你","好"]
🇨🇳国旗 becomes ["🇨","\ud83c","\uddf3国","旗"]
with ends of graphemes only: 有 人 😂点赞; 有人_点赞 torn 0, cut 0
END
cmp seen expected
