#!/bin/sh
# @sindresorhus/transliterate 2.3.1 and @sindresorhus/slugify 3.0.1 on Node 20.20, compared with
# any-ascii 0.3.3: titles of cards as file names, in the scripts of Japan, India, Thailand,
# Myanmar and Israel.
#
# Behaviour: these scripts are not converted to Latin, but they don't stay unchanged either. In
# Japanese all sound marks are removed: がっこう (school) becomes かっこう (cuckoo), ビンゴ (bingo) ヒンコ,
# パーティー (party) ハティ. In Hindi the sign that joins two letters is removed, in Thai the tone marks:
# น้ำ (water) becomes นำ (to lead). slugify returns an empty string for each of them.
#
# Why it surprises: the readme says that it converts to Latin characters, that most major
# languages are supported, and that Chinese isn't. One expects text without a Latin form to stay
# or to be dropped, and Chinese and Korean do stay. The code strips each character with the
# property Diacritic, which is meant for accents of Latin, Greek and Cyrillic after their
# replacement. In Unicode the sound marks of kana, viramas and Thai tone marks have that property
# too. A file name then says a different word, and two titles get the same name. No error is
# raised. I found no issue about it.
#
# What to do: use any-ascii, which has Latin letters for all of them, or keep the original title
# if the result contains letters that are not Latin.
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
