#!/bin/sh
# @react-pdf/renderer 4.9.0 (React 19.3.1) on Node 20.20 with Noto Sans of @fontsource/noto-sans
# 5.3.0, which is split into files by character range; pdfjs-dist 5.6.205 extracts the text of the
# PDF files.
#
# Behaviour: a letter that no registered font has is written as another letter. Łukasz becomes
# Aukasz, İzmir 0zmir and Привет @825B, without an error or a warning. Letters that the fonts lack
# are drawn in Helvetica, a standard PDF font with one-byte codes: of U+0141 (Ł) the low byte is
# 0x41, A. The same happens with the default font. Western European letters, and those that a
# second family in `fontFamily` has, are right.
#
# Why it surprises: elsewhere a missing letter is shown as a box or a space, which anyone notices;
# Aukasz looks like a name. The page on fonts doesn't mention letters that a font lacks, and the
# tracker is about letters that do not show (414, 780, 2396, each answered by registering a font),
# not about wrong ones. If a font is registered with only one of its files, the same happens; a
# browser uses all files of such a font through `unicode-range`. Printed sheets carry players'
# names and words.
#
# What to do: give `fontFamily` a list with each file of the font, and before drawing check in the
# fonts themselves (fontkit's `hasGlyphForCodePoint`) whether each character has a glyph; show "?"
# for one that has none, or tell the host.
#
# Output seen:
# Helvetica: Łukasz Aukasz, Łódź Aódz, Ősz Psz, İzmir 0zmir, Şişli ^i_li, Việt ViÇt, Привет @825B, ビンゴ Óó´, → ’
# Latin: Łukasz Aukasz, Łódź Aódz, Ősz Psz, İzmir 0zmir, Şişli ^i_li, Việt ViÇt, Привет @825B, ビンゴ Óó´, → ’
# Latin, More Latin: Łukasz Łukasz, Łódź Łódź, Ősz Ősz, İzmir İzmir, Şişli Şişli, Việt ViÇt, Привет @825B, ビンゴ Óó´, → ’
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @react-pdf/renderer@4.9.0 react@19.3.1 pdfjs-dist@5.6.205 \
  @fontsource/noto-sans@5.3.0
cat >names.mjs <<'JS'
import { Document, Font, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createElement } from 'react'

const files = 'node_modules/@fontsource/noto-sans/files/noto-sans'
Font.register({ family: 'Latin', src: `${files}-latin-400-normal.woff` })
Font.register({ family: 'More Latin', src: `${files}-latin-ext-400-normal.woff` })
const fonts = { Helvetica: undefined, Latin: 'Latin', 'Latin, More Latin': ['Latin', 'More Latin'] }

async function written(text, fontFamily) {
  const words = createElement(Text, { style: fontFamily && { fontFamily } }, text)
  const data = new Uint8Array(await renderToBuffer(createElement(Document, null, createElement(Page, null, words))))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map(({ str }) => str).join('').replace(/[\u0000-\u001f]/g, '?')
}
for (const [name, family] of Object.entries(fonts)) {
  const seen = []
  for (const text of ['Łukasz', 'Łódź', 'Ősz', 'İzmir', 'Şişli', 'Việt', 'Привет', 'ビンゴ', '→'])
    seen.push(`${text} ${await written(text, family)}`)
  console.log(`${name}: ${seen.join(', ')}`)
}
JS
node names.mjs | tee seen
test "$(cat seen)" = 'Helvetica: Łukasz Aukasz, Łódź Aódz, Ősz Psz, İzmir 0zmir, Şişli ^i_li, Việt ViÇt, Привет @825B, ビンゴ Óó´, → ’
Latin: Łukasz Aukasz, Łódź Aódz, Ősz Psz, İzmir 0zmir, Şişli ^i_li, Việt ViÇt, Привет @825B, ビンゴ Óó´, → ’
Latin, More Latin: Łukasz Łukasz, Łódź Łódź, Ősz Ősz, İzmir İzmir, Şişli Şişli, Việt ViÇt, Привет @825B, ビンゴ Óó´, → ’'
