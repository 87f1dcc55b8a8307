#!/bin/sh
# emojibase-data 17.0.0 (npm) on Node 20.20: names and shortcodes of emoji in 28 languages, built from Unicode's CLDR.
#
# Behaviour: the shortcodes of the preset `cldr` lose their accents, and so one code stands for two emoji in 13 of the
# languages: `:coco:` is the coconut and the pile of dung in Portuguese, `:kit:` cat and whale in Ukrainian, `:agy:` bed
# and brain in Hungarian. German has 29, since "Richter(in)" loses its brackets: `:richterin:` is the judge and the
# woman judge. With `cldr-native`, which keeps accents, the same 29 are left. The languages without are right, English
# with them. In Danish and Swedish the name of #️⃣, and all there is to find it by, is `keycap: \x{23}`.
#
# Why it surprises: a shortcode is there to be turned into one emoji, and an object of codes made of the list keeps the
# last without an error, so who writes :coco: for a coconut gets dung. The page on shortcodes speaks of letters changed
# to Latin, not of codes that are shared. The other case shows in a label that a screen reader reads out. I found no
# issue about either; iamcal's list had shared codes (42, 181) and mended them as bugs.
#
# What to do: keep the emoji itself in texts and files, not its code. For typing offer all emoji of a code with their
# names, or use `cldr-native` and look for codes that are there twice when the data changes.
#
# Output seen:
# cldr, codes that two have, in 28 languages: da 2, de 29, et 1, fr 1, hu 1, ja 9, nb 1, pt 1, th 1, uk 2, vi 9, zh 11, zh-hant 18
# cldr-native, codes that two have, in 28 languages: de 29, fr 1, vi 2
# pt: :coco: 💩 cocô, 🥥 coco
# uk: :kit: 🐈️ кіт, 🐋 кит
# hu: :agy: 🧠 agy, 🛏️ ágy
# da: :and: 👺 ånd, 🦆 and
# de: :richterin: 🧑‍⚖️ Richter(in), 👩‍⚖️ Richterin
# da: name keycap: \x{23}; to find it by: keycap: \x{23}
# sv: name keycap: \x{23}; to find it by: keycap: \x{23}
# en: name keycap: #; to find it by: keycap
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund emojibase-data@17.0.0
cat >codes.cjs <<'JS'
const { existsSync, readdirSync } = require('node:fs')

const folder = './node_modules/emojibase-data'
function shared(language, preset) {
  const native = `${folder}/${language}/shortcodes/${preset}.json`
  const codes = { ...require(`${folder}/${language}/shortcodes/cldr.json`), ...(existsSync(native) && require(native)) }
  const emoji = new Map()
  for (const { hexcode, emoji: sign, label } of require(`${folder}/${language}/data.json`))
    for (const code of [codes[hexcode] ?? []].flat())
      emoji.set(code, [...(emoji.get(code) ?? []), `${sign} ${label}`])
  return Array.from(emoji).filter(([, signs]) => signs.length > 1)
}
const languages = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/data.json`))
for (const preset of ['cldr', 'cldr-native']) {
  const counts = languages.map((language) => [language, shared(language, preset).length]).filter(([, count]) => count)
  const listed = counts.map((pair) => pair.join(' ')).join(', ')
  console.log(`${preset}, codes that two have, in ${languages.length} languages: ${listed}`)
}
for (const language of ['pt', 'uk', 'hu', 'da']) {
  const [code, signs] = shared(language, 'cldr')[0]
  console.log(`${language}: :${code}: ${signs.join(', ')}`)
}
const german = Object.fromEntries(shared('de', 'cldr-native'))
console.log(`de: :richterin: ${german.richterin.join(', ')}`)
for (const language of ['da', 'sv', 'en']) {
  const { label, tags } = require(`${folder}/${language}/data.json`).find(({ hexcode }) => hexcode === '0023-FE0F-20E3')
  console.log(`${language}: name ${label}; to find it by: ${tags.join(', ')}`)
}
JS
node codes.cjs | tee seen
expected='cldr, codes that two have, in 28 languages: da 2, de 29, et 1, fr 1, hu 1, ja 9, nb 1, pt 1, th 1, uk 2, vi 9, zh 11, zh-hant 18
cldr-native, codes that two have, in 28 languages: de 29, fr 1, vi 2
pt: :coco: 💩 cocô, 🥥 coco
uk: :kit: 🐈️ кіт, 🐋 кит
hu: :agy: 🧠 agy, 🛏️ ágy
da: :and: 👺 ånd, 🦆 and
de: :richterin: 🧑‍⚖️ Richter(in), 👩‍⚖️ Richterin
da: name keycap: \x{23}; to find it by: keycap: \x{23}
sv: name keycap: \x{23}; to find it by: keycap: \x{23}
en: name keycap: #; to find it by: keycap'
test "$(cat seen)" = "$expected"
