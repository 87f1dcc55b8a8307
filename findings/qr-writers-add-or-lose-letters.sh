#!/bin/sh
# qrcode-svg 1.1.0 and @nuintun/qrcode 5.0.3 on Node 20.20 write QR codes; jsqr 1.4.0 and zxing-wasm 3.1.6 read them.
#
# Behaviour: qrcode-svg puts an invisible character, U+FEFF, before each text that has a non-ASCII
# letter, and jsqr returns it: a link with José in it is no longer a valid link, since `new URL`
# raises an error. zxing-wasm removes it from some texts and keeps it in others. With an emoji
# qrcode-svg raises an error. @nuintun/qrcode writes "?" for each letter outside Western European
# scripts, without an error, and jsqr reads nothing of its accented texts.
#
# Why it surprises: a code should contain nothing before the text, and no error is raised where
# letters are lost. qrcode-svg's readme states no limit for the content. That of @nuintun/qrcode
# shows `charset` as an option, lists UTF-8 among 34 character sets and names no default; it is
# ISO 8859-1. The codes of both look ordinary, and plain links are right. (For qrcode-svg the
# tracker has emoji as 25, 27 and 35. I found nothing on U+FEFF there, EasyQRCodeJS had it as 67,
# and nothing on "?".)
#
# What to do: pass ASCII to qrcode-svg, `new URL(link).href`, and `Charset.UTF_8` to
# @nuintun/qrcode, as in the last lines. Read each code back and compare before it is printed.
#
# Output seen (jsqr; zxing-wasm):
# qrcode-svg, https://bingo.example/?for=José: <U+FEFF>https://bingo.example/?for=José; https://bingo.example/?for=José
# nuintun, https://bingo.example/?for=José: nothing; https://bingo.example/?for=José
# qrcode-svg, Łódź: <U+FEFF>Łódź; <U+FEFF>Łódź
# nuintun, Łódź: nothing; ?ód?
# qrcode-svg, BINGO 🎉: code length overflow. (132>128)
# nuintun, BINGO 🎉: BINGO ?; BINGO ?
# qrcode-svg, ?for=Jos%C3%A9: ?for=Jos%C3%A9; ?for=Jos%C3%A9
# nuintun with UTF_8, BINGO 🎉 Łódź: BINGO 🎉 Łódź; BINGO 🎉 Łódź
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode-svg@1.1.0 @nuintun/qrcode@5.0.3 jsqr@1.4.0 zxing-wasm@3.1.6
cat >codes.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Byte, Charset, Encoder } from '@nuintun/qrcode'
import jsqr from 'jsqr'
import QRCode from 'qrcode-svg'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer
prepareZXingModule({ overrides: { wasmBinary } })

const square = (size, dark) => Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark(x, y)))
function svg(content) {
  const { modules } = new QRCode({ content, ecl: 'M' }).qrcode
  return square(modules.length, (x, y) => modules[x][y])
}
function nuintun(text, charset) {
  const code = new Encoder({ level: 'M' }).encode(new Byte(text, charset))
  return square(code.size, (x, y) => code.get(x, y) === 1)
}
const writers = { 'qrcode-svg': svg, nuintun }

function picture(rows) {
  const scale = 6
  const width = (rows.length + 8) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (rows[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4]) data.fill(0, at, at + 3)
    }
  }
  return { data, width, height: width }
}
const shown = (text) => (text || 'nothing').replace('\ufeff', '<U+FEFF>')
async function show(name, text, write) {
  try {
    const { data, width, height } = picture(write(text))
    const [zxing] = await readBarcodes({ data, width, height }, { formats: ['QRCode'] })
    console.log(`${name}, ${text}: ${shown(jsqr(data, width, height)?.data)}; ${shown(zxing?.text)}`)
  } catch (error) {
    console.log(`${name}, ${text}: ${error.message}`)
  }
}
const link = 'https://bingo.example/?for=José'
for (const text of [link, 'Łódź', 'BINGO 🎉']) {
  for (const [name, write] of Object.entries(writers)) await show(name, text, write)
}
await show('qrcode-svg', new URL(link).search, svg)
await show('nuintun with UTF_8', 'BINGO 🎉 Łódź', (text) => nuintun(text, Charset.UTF_8))
JS
node codes.mjs | tee seen
cat >expected <<'TEXT'
qrcode-svg, https://bingo.example/?for=José: <U+FEFF>https://bingo.example/?for=José; https://bingo.example/?for=José
nuintun, https://bingo.example/?for=José: nothing; https://bingo.example/?for=José
qrcode-svg, Łódź: <U+FEFF>Łódź; <U+FEFF>Łódź
nuintun, Łódź: nothing; ?ód?
qrcode-svg, BINGO 🎉: code length overflow. (132>128)
nuintun, BINGO 🎉: BINGO ?; BINGO ?
qrcode-svg, ?for=Jos%C3%A9: ?for=Jos%C3%A9; ?for=Jos%C3%A9
nuintun with UTF_8, BINGO 🎉 Łódź: BINGO 🎉 Łódź; BINGO 🎉 Łódź
TEXT
cmp seen expected
