#!/bin/sh
# lean-qr 2.7.4 writes and zxing-wasm 3.1.6, rxing-wasm 0.5.7 and @undecaf/zbar-wasm 0.11.0 read QR codes, on Node 20.20.
#
# Behaviour: a text with both accented letters and Japanese, Russian or symbols such as ☆ “ ” … is
# read as a different text, without an error, by all three readers. "José ビンゴ" becomes "José rS"
# with control characters between. lean-qr writes é as ISO 8859-1, preceded by an ECI that names
# it, and then continues in Kanji mode, whose byte pairs are Shift JIS, without an ECI of its own.
# The readers apply the ECI to everything that follows. After an emoji or a Korean word it is the
# ECI of UTF-8, and rxing and zbar read nothing at all. Each part by itself is read right by zxing
# and rxing.
#
# Why it surprises: lean-qr's readme says that it complies with ISO 18004, lists Shift-JIS and
# Unicode among its encodings, and chooses the mode by itself. By that standard an ECI applies up
# to the next one or the end of the code, and Kanji mode is only a way to pack bytes. Kanji mode
# isn't for Japanese only: the Shift JIS table has Cyrillic and Greek letters, arrows, stars and
# curly quotation marks, so “Été” is affected. Codes in one language pass every test. I found no
# issue about lean-qr; zxing's pull request 1498 discusses the reader's side.
#
# What to do: pass `modes` without `iso8859_1` and without `shift_jis`: the codes below have the
# same size then, and all three readers read all of them.
#
# Output seen (without Kanji mode and ISO 8859-1 each reader returns the text):
# José: zxing right, rxing right, zbar right; as UTF-8 right, 21 and 21 modules
# José ビンゴ: zxing José ?r???S, rxing José ?r???S, zbar José ?r???S; as UTF-8 right, 21 and 21 modules
# Ñandú ☆: zxing Ñandú ??, rxing Ñandú ??, zbar Ñandú ??; as UTF-8 right, 21 and 21 modules
# “Été”: zxing ?gÉté?h, rxing ?gÉté?h, zbar ?gÉté?h; as UTF-8 right, 21 and 21 modules
# Привет, José: zxing ?P???y?r?u??, José, rxing ?P???y?r?u??, José, zbar ?P???y?r?u??, José; as UTF-8 right, 25 and 25 modules
# 🎉 Привет: zxing 🎉 ?P?y?r?u?, rxing nothing, zbar nothing; as UTF-8 right, 25 and 25 modules
# 한국 ビンゴ: zxing 한국 ?r?S, rxing nothing, zbar nothing; as UTF-8 right, 21 and 21 modules
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lean-qr@2.7.4 zxing-wasm@3.1.6 rxing-wasm@0.5.7 @undecaf/zbar-wasm@0.11.0
cat >codes.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import { generate, mode } from 'lean-qr'
import { convert_js_image_to_luma, decode_barcode } from 'rxing-wasm'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })

const SCALE = 6
function picture(code) {
  const side = (code.size + 8) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (code.get(Math.floor(x / SCALE) - 4, Math.floor(y / SCALE) - 4)) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { data, width: side, height: side }
}
const readers = {
  zxing: async (image) => (await readBarcodes(image))[0]?.text,
  rxing: ({ data, width, height }) => decode_barcode(convert_js_image_to_luma(data), width, height).text(),
  zbar: async ({ data, width, height }) => (await scanRGBABuffer(data.buffer, width, height))[0]?.decode(),
}
async function read(text, modes) {
  const code = generate(text, modes && { modes })
  const seen = { size: code.size }
  for (const [name, reader] of Object.entries(readers)) {
    const result = await Promise.resolve(picture(code)).then(reader).catch(() => undefined)
    const shown = (result || 'nothing').replace(/[\u0080-\u009f\ufffd]/g, '?')
    seen[name] = result === text ? 'right' : shown
  }
  return seen
}
const plain = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]
for (const text of ['José', 'José ビンゴ', 'Ñandú ☆', '“Été”', 'Привет, José', '🎉 Привет', '한국 ビンゴ']) {
  const { size, ...seen } = await read(text)
  const utf8 = await read(text, plain)
  const all = Object.keys(readers).every((name) => utf8[name] === 'right')
  const result = Object.entries(seen).map((entry) => entry.join(' ')).join(', ')
  console.log(`${text}: ${result}; as UTF-8 ${all ? 'right' : 'wrong'}, ${size} and ${utf8.size} modules`)
}
JS
node codes.mjs | tee seen
test "$(cat seen)" = 'José: zxing right, rxing right, zbar right; as UTF-8 right, 21 and 21 modules
José ビンゴ: zxing José ?r???S, rxing José ?r???S, zbar José ?r???S; as UTF-8 right, 21 and 21 modules
Ñandú ☆: zxing Ñandú ??, rxing Ñandú ??, zbar Ñandú ??; as UTF-8 right, 21 and 21 modules
“Été”: zxing ?gÉté?h, rxing ?gÉté?h, zbar ?gÉté?h; as UTF-8 right, 21 and 21 modules
Привет, José: zxing ?P???y?r?u??, José, rxing ?P???y?r?u??, José, zbar ?P???y?r?u??, José; as UTF-8 right, 25 and 25 modules
🎉 Привет: zxing 🎉 ?P?y?r?u?, rxing nothing, zbar nothing; as UTF-8 right, 25 and 25 modules
한국 ビンゴ: zxing 한국 ?r?S, rxing nothing, zbar nothing; as UTF-8 right, 21 and 21 modules'
