#!/bin/sh
# emojibase-data 17.0.0 (npm) on Node 20.20: names and shortcodes of emoji in 28 languages, built from Unicode's CLDR.
#
# Behaviour: the shortcodes of the preset `cldr` lose their accents, so that one shortcode stands
# for two emoji in 13 of the languages: `:coco:` is both the coconut and the pile of poo in
# Portuguese, `:kit:` cat and whale in Ukrainian, `:agy:` bed and brain in Hungarian. German has
# 29 such duplicates, since "Richter(in)" loses its brackets: `:richterin:` is both the judge and
# the woman judge. `cldr-native`, which keeps accents, still has these 29. Languages without
# accents are right, including English. In Danish and Swedish the name of #️⃣, which is also its
# only keyword, is `keycap: \x{23}`.
#
# Why it surprises: a shortcode is meant to be turned into one emoji, and an object keyed by
# shortcode that is built from the list keeps the last entry without an error, so a user who types
# :coco: for a coconut gets the pile of poo. The page on shortcodes says that letters are
# transliterated to Latin, not that shortcodes can be shared. The other case shows up in a label
# that a screen reader reads out. I found no issue about either; iamcal's list had shared
# shortcodes (42, 181) and fixed them as bugs.
#
# What to do: store the emoji itself in texts and files, not its shortcode. While the user types,
# offer all emoji of a shortcode with their names, or use `cldr-native` and check for duplicate
# shortcodes when the data changes.
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
