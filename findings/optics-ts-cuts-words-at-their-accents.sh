#!/bin/sh
# optics-ts 2.4.1 with jotai-optics 0.4.0 and jotai 3.0.1 on Node 20.20: the words of a card's
# title, which `focusAtom(title, (optic) => optic.words())` makes readable and writable one by
# one.
#
# Behaviour: a word ends at each non-English letter and at each apostrophe, and what lies between
# counts as a word of its own. "crème" is three words, a title in Japanese or Russian has none.
# Capitalizing each word gives "CrÈMe BrÛLÉE" and "Don'T Stop", and reversing the words tears them
# apart. `chars` splits an emoji into its two surrogates, so that an emoji can't be found, and
# reversing leaves invalid surrogates.
#
# Why it surprises: the documentation says of `words` that "words are substrings that are
# separated by whitespace", which holds for all of these titles, and its examples are plain
# English, where it works. The optic splits where `\b` of a regular expression matches, which
# knows only ASCII letters (ECMAScript, IsWordChar). The result looks like careless typing. I
# found no issue about it.
#
# What to do: split at whitespace yourself, or use `Intl.Segmenter`.
#
# Output seen (the words; each capitalized; reversed):
# late again: late, again; Late Again; again late
# don't stop: don, ', t, stop; Don'T Stop; stopt' don
# crème brûlée: cr, è, me, br, û, l, é, e; CrÈMe BrÛLÉE; eél ûbrmeècr
# über uns: ü, ber, uns; ÜBer Uns; unsber ü
# 日本 ビンゴ: none; 日本 ビンゴ; 日本 ビンゴ
# привет мир: none; привет мир; привет мир
# chars of "a🎉b": 4; 🎉 is one of them: false; turned round well-formed: false
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund optics-ts@2.4.1 jotai-optics@0.4.0 jotai@3.0.1 react@19.2.0
cat >titles.mjs <<'JS'
import { atom, createStore } from 'jotai'
import { focusAtom } from 'jotai-optics'
import * as O from 'optics-ts'

const store = createStore()
function changed(title, focus, update) {
  const titleAtom = atom(title)
  store.set(focusAtom(titleAtom, focus), update)
  return store.get(titleAtom)
}
const withCapital = (word) => word[0].toUpperCase() + word.slice(1)
for (const title of ['late again', "don't stop", 'crème brûlée', 'über uns', '日本 ビンゴ', 'привет мир']) {
  const words = store.get(focusAtom(atom(title), (optic) => optic.words())).join(', ') || 'none'
  const capitals = changed(title, (optic) => optic.words(), withCapital)
  const turned = changed(title, (optic) => optic.partsOf((o) => o.words()), (list) => [...list].reverse())
  console.log(`${title}: ${words}; ${capitals}; ${turned}`)
}
const characters = O.collect(O.optic().chars())('a🎉b')
const turned = O.modify(O.optic().partsOf((optic) => optic.chars()))((list) => [...list].reverse())('a🎉b')
const found = `🎉 is one of them: ${characters.includes('🎉')}`
console.log(`chars of "a🎉b": ${characters.length}; ${found}; turned round well-formed: ${turned.isWellFormed()}`)
JS
node titles.mjs | tee seen
cat >expected <<'TEXT'
late again: late, again; Late Again; again late
don't stop: don, ', t, stop; Don'T Stop; stopt' don
crème brûlée: cr, è, me, br, û, l, é, e; CrÈMe BrÛLÉE; eél ûbrmeècr
über uns: ü, ber, uns; ÜBer Uns; unsber ü
日本 ビンゴ: none; 日本 ビンゴ; 日本 ビンゴ
привет мир: none; привет мир; привет мир
chars of "a🎉b": 4; 🎉 is one of them: false; turned round well-formed: false
TEXT
cmp seen expected
