#!/bin/sh
# qrcode 1.5.4 on Node 20.20, with its own table `qrcode/helper/to-sjis`.
#
# Behaviour: `toSJISFunc`, an option of one call that enables Kanji mode to make a code of
# Japanese words smaller, stays in effect for all later calls of the process, with or without the
# option, and no option turns it off again, not even `undefined`. From then on characters that are
# not in the table raise an error instead of being encoded as bytes, as they were before:
# simplified Chinese, accented Greek, Japanese in half-width letters, the wave dash and some
# kanji, such as 頰. The mode of a character is decided by Unicode ranges, not by the table. The
# readme says that the option is only for compression, that kanji are encoded as bytes otherwise,
# and that Chinese and Greek are supported. (Its issue 173 is one such error; neither mentions
# that the option stays.)
#
# What to do: don't use the option. Or pass it only after looking up each non-ASCII character in
# the table, and make codes of other texts in another process or worker.
#
# Output seen (mode of each part of the code, or the error):
# before: 你好 Byte, ビンゴ Byte
# with the option: ビンゴ Kanji, 賓果 Kanji
# later without it: ビンゴ Kanji, 你好 Invalid SJIS character: 你, Ελλάδα Invalid SJIS character: ά
# and: ﾋﾞﾝｺﾞ Invalid SJIS character: ﾋ, ビンゴ〜 Invalid SJIS character: 〜, 頰 Invalid SJIS character: 頰
# with the option undefined: 你好 Invalid SJIS character: 你
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode@1.5.4
cat >modes.mjs <<'JS'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const qrcode = require('qrcode')
const toSJISFunc = require('qrcode/helper/to-sjis')

function mode(text, options) {
  try {
    return `${text} ${qrcode.create(text, options).segments.map((segment) => segment.mode.id).join('+')}`
  } catch (error) {
    return `${text} ${error.message.split('\n')[0]}`
  }
}
console.log(`before: ${['你好', 'ビンゴ'].map((text) => mode(text)).join(', ')}`)
console.log(`with the option: ${['ビンゴ', '賓果'].map((text) => mode(text, { toSJISFunc })).join(', ')}`)
console.log(`later without it: ${['ビンゴ', '你好', 'Ελλάδα'].map((text) => mode(text)).join(', ')}`)
console.log(`and: ${['ﾋﾞﾝｺﾞ', 'ビンゴ〜', '頰'].map((text) => mode(text)).join(', ')}`)
console.log(`with the option undefined: ${mode('你好', { toSJISFunc: undefined })}`)
JS
node modes.mjs | tee seen
test "$(cat seen)" = 'before: 你好 Byte, ビンゴ Byte
with the option: ビンゴ Kanji, 賓果 Kanji
later without it: ビンゴ Kanji, 你好 Invalid SJIS character: 你, Ελλάδα Invalid SJIS character: ά
and: ﾋﾞﾝｺﾞ Invalid SJIS character: ﾋ, ビンゴ〜 Invalid SJIS character: 〜, 頰 Invalid SJIS character: 頰
with the option undefined: 你好 Invalid SJIS character: 你'
