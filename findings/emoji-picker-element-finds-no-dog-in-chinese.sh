#!/bin/sh
# emoji-picker-element 1.29.1 with the data of emoji-picker-element-data 1.8.0 on Node 20.20 (fake-indexeddb 6.2.8 as the
# browser's storage): its `Database`, which searches for the emoji of a square in the language of the page.
#
# Behaviour: words of one character are neither indexed nor searched for. In Chinese 狗 (dog), 猫
# (cat), 火 (fire) and 鱼 (fish) find nothing, in Japanese 犬, 猫, 火 and 魚, in Korean 개 and 불. The
# data lists them as keywords of these emoji; one in seven emoji keywords in Chinese and Japanese
# has one character. 狗脸 (dog's face) finds only 🐶.
#
# Why it surprises: the package has data for these languages, and the readme shows how to set
# `locale` and `dataSource` for one's own. It mentions no minimum length. A limit of two
# characters saves work where one letter begins hundreds of words; in Chinese a single character
# is often a word (UAX #29 breaks before and after each). The interface is translated, all emoji
# are there, and a search for the most common animals reports no results. (Issue 295, open, asks
# for single letters in English.)
#
# What to do: for these languages search the data yourself, in `annotation` and `tags` of each
# emoji.
#
# Output seen:
# en: dog 7 (7 have it), cat 20 (15 have it), fire 11 (8 have it), fish 11 (7 have it); words of one character 1 %
# zh: 狗 0 (5 have it), 猫 0 (4 have it), 火 0 (1 have it), 鱼 0 (7 have it), 狗脸 1 (1 have it); words of one character 14 %
# ja: 犬 0 (7 have it), 猫 0 (13 have it), 火 0 (1 have it), 魚 0 (5 have it), イヌ 2 (2 have it); words of one character 14 %
# ko: 개 0 (5 have it), 불 0 (2 have it), 강아지 4 (3 have it), 고양이 14 (12 have it); words of one character 6 %
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund emoji-picker-element@1.29.1 emoji-picker-element-data@1.8.0 fake-indexeddb@6.2.8
cat >search.mjs <<'JS'
import 'fake-indexeddb/auto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import Database from 'emoji-picker-element/database.js'

const file = (language) => readFileSync(`node_modules/emoji-picker-element-data/${language}/cldr/data.json`, 'utf8')
const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('ETag', '"1"')
  response.end(file(request.url.slice(1)))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')

const searches = {
  en: ['dog', 'cat', 'fire', 'fish'],
  zh: ['狗', '猫', '火', '鱼', '狗脸'],
  ja: ['犬', '猫', '火', '魚', 'イヌ'],
  ko: ['개', '불', '강아지', '고양이'],
}
for (const [locale, words] of Object.entries(searches)) {
  const database = new Database({ locale, dataSource: `http://127.0.0.1:${server.address().port}/${locale}` })
  await database.ready()
  const emoji = JSON.parse(file(locale))
  const all = emoji.flatMap(({ annotation, tags = [] }) => [annotation, ...tags])
  const found = []
  for (const word of words) {
    const named = emoji.filter(({ annotation, tags = [] }) => [annotation, ...tags].includes(word))
    found.push(`${word} ${(await database.getEmojiBySearchQuery(word)).length} (${named.length} have it)`)
  }
  const short = all.filter((word) => word.length === 1).length
  console.log(`${locale}: ${found.join(', ')}; words of one character ${Math.round((short / all.length) * 100)} %`)
  await database.close()
}
process.exit(0)
JS
node search.mjs | tee seen
cat >expected <<'TEXT'
en: dog 7 (7 have it), cat 20 (15 have it), fire 11 (8 have it), fish 11 (7 have it); words of one character 1 %
zh: 狗 0 (5 have it), 猫 0 (4 have it), 火 0 (1 have it), 鱼 0 (7 have it), 狗脸 1 (1 have it); words of one character 14 %
ja: 犬 0 (7 have it), 猫 0 (13 have it), 火 0 (1 have it), 魚 0 (5 have it), イヌ 2 (2 have it); words of one character 14 %
ko: 개 0 (5 have it), 불 0 (2 have it), 강아지 4 (3 have it), 고양이 14 (12 have it); words of one character 6 %
TEXT
cmp seen expected
