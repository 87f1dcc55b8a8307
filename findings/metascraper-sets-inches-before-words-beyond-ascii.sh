#!/bin/sh
# metascraper 5.49.24, its newest version for Node 20, with metascraper-title and
# metascraper-description (smartquotes 2.3.2), on Node 20.20: the title of a card's page, as a
# link preview shows it. 5.58.1 on Node 22.23 does the same.
#
# Behaviour: straight quotes in a title are made curly. Before a non-ASCII letter, as at the start
# of Öl, Élan or any word in Greek, Russian, Hebrew, Arabic or Japanese, the opening quote becomes
# U+2033, the double prime that stands for inches, or a closing quote if it isn't the first
# character of the title. The one after the word is right. In Hebrew a quote within a word, as all
# abbreviations have it (צה"ל), becomes a closing quote.
#
# Why it surprises: the readme says that a rule gets the title of a page; it doesn't say that the
# text is changed. English passes, and so does "Der Öltanker", which begins with a plain D. The
# preview shows an inch mark before a word, and the title no longer equals the card's own. No
# option turns it off, and descriptions are affected too. smartquotes has it as issue 43, which
# was closed in 2021 by a change that 2.3.2, the newest version, doesn't include.
#
# What to do: write titles with the curly quotes of their language, “ ” « » „ “, which are left as
# they are.
#
# Output seen:
# "Dog" bingo: “Dog” bingo (opens, closes)
# "Der Öltanker": “Der Öltanker” (opens, closes)
# "Öl" sparen: ″Öl” sparen (inches, closes)
# Das Wort "Öl": Das Wort ”Öl” (closes, closes)
# "Élan" vital: ″Élan” vital (inches, closes)
# "Łódź" bingo: ″Łódź” bingo (inches, closes)
# "İzmir" bingo: ″İzmir” bingo (inches, closes)
# "Привет" бинго: ″Привет” бинго (inches, closes)
# "שלום" בינגו: ″שלום” בינגו (inches, closes)
# בינגו של צה"ל: בינגו של צה”ל (closes)
# "شكرا" بنغو: ″شكرا” بنغو (inches, closes)
# "犬" ビンゴ: ″犬” ビンゴ (inches, closes)
# “Öl” sparen: “Öl” sparen (as it was)
# „Öl“ sparen: „Öl“ sparen (as it was)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts metascraper@5.49.24 metascraper-title@5.49.24 \
  metascraper-description@5.49.24 smartquotes@2.3.2
cat >titles.mjs <<'JS'
import metascraper from 'metascraper'
import description from 'metascraper-description'
import title from 'metascraper-title'

const read = metascraper([title(), description()])
const named = { '“': 'opens', '”': 'closes', '″': 'inches', '"': 'straight' }
const titles = ['"Dog" bingo', '"Der Öltanker"', '"Öl" sparen', 'Das Wort "Öl"', '"Élan" vital']
titles.push('"Łódź" bingo', '"İzmir" bingo', '"Привет" бинго', '"שלום" בינגו', 'בינגו של צה"ל', '"شكرا" بنغو', '"犬" ビンゴ')
titles.push('“Öl” sparen', '„Öl“ sparen')
for (const text of titles) {
  const content = text.replaceAll('"', '&quot;')
  const html = `<meta property="og:title" content="${content}"><meta property="og:description" content="${content}">`
  const seen = await read({ url: 'https://bingo.example.com/', html })
  const marks = [...seen.title].filter((mark) => named[mark]).map((mark) => named[mark])
  const state = seen.title === text ? 'as it was' : marks.join(', ')
  console.log(`${text}: ${seen.title} (${state})${seen.description === seen.title ? '' : `; description ${seen.description}`}`)
}
JS
node titles.mjs | tee seen
cat >expected <<'TEXT'
"Dog" bingo: “Dog” bingo (opens, closes)
"Der Öltanker": “Der Öltanker” (opens, closes)
"Öl" sparen: ″Öl” sparen (inches, closes)
Das Wort "Öl": Das Wort ”Öl” (closes, closes)
"Élan" vital: ″Élan” vital (inches, closes)
"Łódź" bingo: ″Łódź” bingo (inches, closes)
"İzmir" bingo: ″İzmir” bingo (inches, closes)
"Привет" бинго: ″Привет” бинго (inches, closes)
"שלום" בינגו: ″שלום” בינגו (inches, closes)
בינגו של צה"ל: בינגו של צה”ל (closes)
"شكرا" بنغو: ″شكرا” بنغو (inches, closes)
"犬" ビンゴ: ″犬” ビンゴ (inches, closes)
“Öl” sparen: “Öl” sparen (as it was)
„Öl“ sparen: „Öl“ sparen (as it was)
TEXT
cmp seen expected
