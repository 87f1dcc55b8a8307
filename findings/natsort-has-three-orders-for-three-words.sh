#!/bin/sh
# natsort 2.0.3 (npm) on Node 20.20, beside natural-orderby 5.0.0: the words of a card in the order of the alphabet, numbers
# by their size.
#
# Behaviour: of Igel, apfel and Äpfel there are three orders, and the one that comes out depends on the order that went in,
# for each comparison is a part of a circle: Igel before apfel, apfel before Äpfel, Äpfel before Igel. It is so for a
# capital, a small letter and a letter with an accent, and for a date, a text with a number and a word between them. With
# `insensitive: true` the words have one order, the date still has more.
#
# Why it surprises: the readme has "unicode support" as one of the features, and dates. `sort` asks for a comparison that
# is consistent (ECMAScript, 23.1.3.30.2), else the order is up to the engine. Two texts of ASCII are compared by their
# codes, capitals first, others by `localeCompare`, where capitals stand beside small letters; and what `Date.parse` can
# read is a date, and V8 reads "Dog 2" as one. The same card, sorted twice, or by two hosts, has its squares in
# other places, and nothing is raised. English words pass every test. (natural-orderby had the first as issue 34,
# closed. Of natsort I found none.)
#
# What to do: sort by `new Intl.Collator(language, { numeric: true }).compare`, which has one order for each.
#
# Output seen (orders that come out of all orders of three words):
# natsort 3: Igel < apfel < Äpfel; apfel < Äpfel < Igel; Äpfel < Igel < apfel
# - insensitive 1, natural-orderby 1, Intl.Collator 1
# natsort 3: Zebra < ant < éclair; ant < éclair < Zebra; éclair < Zebra < ant
# - insensitive 1, natural-orderby 1, Intl.Collator 1
# natsort 1: Cat 9 < Cat 10 < Dog 2
# - insensitive 1, natural-orderby 1, Intl.Collator 1
# natsort 3: Bird < Dog 2 < 2026-12-24; 2026-12-24 < Bird < Dog 2; Dog 2 < 2026-12-24 < Bird
# - insensitive 3, natural-orderby 1, Intl.Collator 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund natsort@2.0.3 natural-orderby@5.0.0
cat >orders.cjs <<'JS'
const { compare } = require('natural-orderby')
const natsort = require('natsort').default ?? require('natsort')

const without = (words, word) => words.filter((other) => other !== word)
const ways = (words) =>
  words.length ? words.flatMap((word) => ways(without(words, word)).map((rest) => [word, ...rest])) : [[]]
const orders = (words, by) => [...new Set(ways(words).map((way) => way.sort(by).join(' < ')))]
const collator = new Intl.Collator('de', { numeric: true })
for (const words of [
  ['Igel', 'apfel', 'Äpfel'],
  ['Zebra', 'ant', 'éclair'],
  ['Dog 2', 'Cat 10', 'Cat 9'],
  ['2026-12-24', 'Dog 2', 'Bird'],
]) {
  const plain = orders(words, natsort())
  const others = [natsort({ insensitive: true }), compare(), collator.compare].map((by) => orders(words, by).length)
  console.log(`natsort ${plain.length}: ${plain.join('; ')}`)
  console.log(`- insensitive ${others[0]}, natural-orderby ${others[1]}, Intl.Collator ${others[2]}`)
}
JS
node orders.cjs | tee seen
cat >expected <<'TEXT'
natsort 3: Igel < apfel < Äpfel; apfel < Äpfel < Igel; Äpfel < Igel < apfel
- insensitive 1, natural-orderby 1, Intl.Collator 1
natsort 3: Zebra < ant < éclair; ant < éclair < Zebra; éclair < Zebra < ant
- insensitive 1, natural-orderby 1, Intl.Collator 1
natsort 1: Cat 9 < Cat 10 < Dog 2
- insensitive 1, natural-orderby 1, Intl.Collator 1
natsort 3: Bird < Dog 2 < 2026-12-24; 2026-12-24 < Bird < Dog 2; Dog 2 < 2026-12-24 < Bird
- insensitive 3, natural-orderby 1, Intl.Collator 1
TEXT
cmp seen expected
