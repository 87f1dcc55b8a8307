#!/bin/sh
# flexsearch 0.8.212 on Node 20.20: a search over the words of cards, one word per card.
#
# Behaviour: a vowel sign in Hindi or Thai ends a word. माता (mother) is indexed as म and त, and
# so is मोती (pearl), so that each finds the other; केला (banana) finds काल (time) and कील (nail).
# This happens with `Charset.Default` and `Charset.Exact`. With the default the sound marks of
# Japanese are dropped too, and バス (bus) finds パス (pass); but ハス (lotus), which has no mark, finds
# neither. A card with only an emoji cannot be found.
#
# Why it surprises: the readme lists Hindi and "Chinese, Korean, Japanese" among the supported
# charsets, calls `Exact` and `Default` universal, and says that `Exact` takes the exact input.
# Words without such a sign, and words of European languages, are right. The library splits at
# anything that is not a letter or number; these signs are combining marks (`\p{M}`), and
# Unicode's word boundaries keep them with their letter (UAX #29, WB4). No error is raised; there
# are just more results, and the shorter the word the more. I found no issue about it.
#
# What to do: split by whitespace, `encoder: { split: /\s+/ }`. Charset.CJK treats each letter of
# a Hindi word as a word of its own.
#
# Output seen:
# default, Hindi: माता finds माता मोती; काल finds काल केला कील; केला finds काल केला कील; कल finds कल
# default, Japanese: バス finds バス パス; ビル finds ビル ピル; ハス finds ハス
# default, Thai: ปี finds ปี ปู; ปา finds ปา
# default, emoji: 🎉 finds nothing
# exact, Hindi: माता finds माता मोती; काल finds काल केला कील; केला finds काल केला कील; कल finds कल
# exact, Japanese: バス finds バス; ビル finds ビル; ハス finds ハス
# exact, Thai: ปี finds ปี ปู; ปา finds ปา
# exact, emoji: 🎉 finds nothing
# split by white space, Hindi: माता finds माता; काल finds काल; केला finds केला; कल finds कल
# split by white space, Japanese: バス finds バス; ビル finds ビル; ハス finds ハス
# split by white space, Thai: ปี finds ปี; ปา finds ปา
# split by white space, emoji: 🎉 finds 🎉
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212
cat >words.mjs <<'JS'
import { Charset, Index } from 'flexsearch'

const languages = {
  Hindi: ['माता', 'काल', 'केला', 'कल', 'मोती', 'कील'],
  Japanese: ['バス', 'ビル', 'ハス', 'パス', 'ピル'],
  Thai: ['ปี', 'ปา', 'ปู'],
  emoji: ['🎉'],
}
const asked = { Hindi: 4, Japanese: 3, Thai: 2, emoji: 1 }
const encoders = { default: Charset.Default, exact: Charset.Exact, 'split by white space': { split: /\s+/ } }
for (const [name, encoder] of Object.entries(encoders))
  for (const [language, words] of Object.entries(languages)) {
    const index = new Index({ encoder })
    for (const word of words) index.add(word, word)
    const found = (word) => `${word} finds ${words.filter((other) => index.search(word).includes(other)).join(' ') || 'nothing'}`
    console.log(`${name}, ${language}: ${words.slice(0, asked[language]).map(found).join('; ')}`)
  }
JS
node words.mjs | tee seen
cat >expected <<'END'
default, Hindi: माता finds माता मोती; काल finds काल केला कील; केला finds काल केला कील; कल finds कल
default, Japanese: バス finds バス パス; ビル finds ビル ピル; ハス finds ハス
default, Thai: ปี finds ปี ปู; ปา finds ปา
default, emoji: 🎉 finds nothing
exact, Hindi: माता finds माता मोती; काल finds काल केला कील; केला finds काल केला कील; कल finds कल
exact, Japanese: バス finds バス; ビル finds ビル; ハス finds ハス
exact, Thai: ปี finds ปี ปู; ปา finds ปา
exact, emoji: 🎉 finds nothing
split by white space, Hindi: माता finds माता; काल finds काल; केला finds केला; कल finds कल
split by white space, Japanese: バス finds バス; ビル finds ビル; ハス finds ハス
split by white space, Thai: ปี finds ปี; ปา finds ปา
split by white space, emoji: 🎉 finds 🎉
END
cmp seen expected
