#!/bin/sh
# natsort 2.0.3 (npm) on Node 20.20, compared with natural-orderby 5.0.0: the words of a card in
# alphabetical order, numbers by value.
#
# Behaviour: Igel, apfel and Äpfel can come out in three orders, depending on the order of the
# input, because the comparison is circular: Igel before apfel, apfel before Äpfel, Äpfel before
# Igel. The same happens with a capital, a lowercase letter and an accented letter, and with a
# date, a text with a number and a word that sorts between them. With `insensitive: true` the
# words have one order, the date still has several.
#
# Why it surprises: the readme lists "unicode support" as one of the features, and dates. `sort`
# requires a consistent comparison (ECMAScript, 23.1.3.30.2), otherwise the order is up to the
# engine. The package compares two ASCII texts by their codes, capitals first, others with
# `localeCompare`, which sorts capitals next to lowercase letters; and it treats as a date
# whatever `Date.parse` accepts, and V8 accepts "Dog 2". The same card, sorted twice, or by two
# hosts, has its squares in different places, and no error is raised. English words pass every
# test. (natural-orderby had the first as issue 34, closed. For natsort I found none.)
#
# What to do: sort by `new Intl.Collator(language, { numeric: true }).compare`, which gives one
# order for each.
#
# Output seen (distinct results for all input orders of three words):
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
