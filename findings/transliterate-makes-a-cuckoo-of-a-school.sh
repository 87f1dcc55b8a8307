#!/bin/sh
# @sindresorhus/transliterate 2.3.1 and @sindresorhus/slugify 3.0.1 on Node 20.20, beside any-ascii 0.3.3: titles of
# cards as names of files, in the scripts of Japan, India, Thailand, Myanmar and Israel.
#
# Behaviour: these scripts are not made Latin, but they don't stay as they are either. In Japanese all marks of sound
# go: がっこう (school) becomes かっこう (cuckoo), ビンゴ (bingo) ヒンコ, パーティー (party) ハティ. In Hindi the sign that joins two letters
# goes, in Thai the tones: น้ำ (water) becomes นำ (to lead). slugify has an empty text of each of them.
#
# Why it surprises: the readme says that it converts to Latin characters, that most major languages are supported, and
# that Chinese isn't. What has no Latin form is expected to stay or to be left out, and Chinese and Korean do stay. The
# code takes off each character with the property Diacritic, which is for accents of Latin, Greek and Cyrillic after
# they were replaced. In Unicode that property has the marks of sound of kana, viramas and the tones of Thai too. A
# file's name says another word, and two titles have one name. No error is raised. I found no issue about it.
#
# What to do: take any-ascii, which has Latin letters for all of them, or keep a title as it is where the result has
# letters that are not Latin.
#
# Output seen (title: transliterate; slugify; any-ascii):
# がっこう: かっこう; nothing; gatkou
# かっこう: as it was; nothing; katkou
# ビンゴ: ヒンコ; nothing; bingo
# パーティー: ハティ; nothing; patei
# कुत्ता: कुतता; nothing; kutta
# माता: as it was; nothing; mata
# น้ำ: นำ; nothing; nam
# สวัสดี: as it was; nothing; swasdi
# ပန်း: ပနး; nothing; pn
# שָׁלוֹם: שלום; nothing; sahlvom
# 北京: as it was; nothing; BeiJing
# 중국: as it was; nothing; JungGug
# Łódź: Lodz; lodz; Lodz
# Öl: Oel; oel; Ol
# Їжак: Yizhak; yizhak; Izhak
# Ελλάδα: Ellada; ellada; Ellada
# كلب: klb; klb; klb
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @sindresorhus/transliterate@2.3.1 @sindresorhus/slugify@3.0.1 any-ascii@0.3.3
cat >titles.mjs <<'JS'
import slugify from '@sindresorhus/slugify'
import transliterate from '@sindresorhus/transliterate'
import anyAscii from 'any-ascii'

const titles = ['がっこう', 'かっこう', 'ビンゴ', 'パーティー', 'कुत्ता', 'माता', 'น้ำ', 'สวัสดี', 'ပန်း', 'שָׁלוֹם', '北京', '중국']
for (const title of [...titles, 'Łódź', 'Öl', 'Їжак', 'Ελλάδα', 'كلب']) {
  const text = transliterate(title)
  console.log(`${title}: ${text === title ? 'as it was' : text}; ${slugify(title) || 'nothing'}; ${anyAscii(title)}`)
}
JS
node titles.mjs | tee seen
cat >expected <<'TEXT'
がっこう: かっこう; nothing; gatkou
かっこう: as it was; nothing; katkou
ビンゴ: ヒンコ; nothing; bingo
パーティー: ハティ; nothing; patei
कुत्ता: कुतता; nothing; kutta
माता: as it was; nothing; mata
น้ำ: นำ; nothing; nam
สวัสดี: as it was; nothing; swasdi
ပန်း: ပနး; nothing; pn
שָׁלוֹם: שלום; nothing; sahlvom
北京: as it was; nothing; BeiJing
중국: as it was; nothing; JungGug
Łódź: Lodz; lodz; Lodz
Öl: Oel; oel; Ol
Їжак: Yizhak; yizhak; Izhak
Ελλάδα: Ellada; ellada; Ellada
كلب: klb; klb; klb
TEXT
cmp seen expected
