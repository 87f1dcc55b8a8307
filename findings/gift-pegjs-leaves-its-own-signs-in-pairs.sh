#!/bin/sh
# gift-pegjs 1.0.2 on Node 20.20, which reads quizzes in GIFT, the text format of Moodle: matching
# pairs, the kind of question from which a card of words and their meanings is made.
#
# Behaviour: in the right half of a pair each escaped character comes out as its character code
# between two ampersands and a semicolon: a score of 5\:3 is "5&&058;3", the sum 2+2\=4 is
# "2+2&&061;4", a \n is "&&010". The same text is read correctly as the left half, in the
# question, in its title or in a choice, and the right half too if nothing in it needs a
# backslash.
#
# Why it surprises: Moodle requires a backslash before ~ = # { } and : in every text of a quiz,
# and writes it itself when a teacher exports one. The readme makes no exception for any kind of
# text. No error is raised, and "&&058;" is no character reference of HTML, so a page shows it
# literally. Tests with words pass; times, scores and sums don't. (Issues 7 and 34, closed, were
# about the colon in a question and about points in a pair; for this I found none.)
#
# What to do: pass `subanswer` through the function `plain` below. Two ampersands and three digits
# that a user really typed can no longer be told apart from such a code.
#
# Output seen:
# in a question: "5:3 or 2+2=4?"
# in a title: "5:3"
# in an answer: "5:3"
# left half: "5:3", "2+2=4", "Hund {n}", "dog", "a\nb"
# right half: "5&&058;3", "2+2&&061;4", "Hund &&123;n&&125;", "dog", "a&&010b"
# put back: "5:3", "2+2=4", "Hund {n}", "dog", "a\nb"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gift-pegjs@1.0.2
cat >quiz.cjs <<'JS'
const { parse } = require('gift-pegjs')

const texts = ['5\\:3', '2+2\\=4', 'Hund \\{n\\}', 'dog', 'a\\nb']
const pairs = texts.map((text) => `=${text} -> ${text}`).join('\n')
const [choice, matching] = parse(
  `::5\\:3::5\\:3 or 2+2\\=4? {=5\\:3 ~3\\:5}\n\n` + `Which belong together? {\n${pairs}\n}\n`,
)
const shown = (words) => words.map((word) => JSON.stringify(word)).join(', ')
const right = matching.matchPairs.map((pair) => pair.subanswer)
const plain = (text) => text.replace(/&&(\d{3});?/g, (sign, code) => String.fromCharCode(code))
console.log('in a question:', shown([choice.stem.text]))
console.log('in a title:', shown([choice.title]))
console.log('in an answer:', shown([choice.choices[0].text.text]))
console.log('left half:', shown(matching.matchPairs.map((pair) => pair.subquestion.text)))
console.log('right half:', shown(right))
console.log('put back:', shown(right.map(plain)))
JS
node quiz.cjs | tee seen
cat >expected <<'TEXT'
in a question: "5:3 or 2+2=4?"
in a title: "5:3"
in an answer: "5:3"
left half: "5:3", "2+2=4", "Hund {n}", "dog", "a\nb"
right half: "5&&058;3", "2+2&&061;4", "Hund &&123;n&&125;", "dog", "a&&010b"
put back: "5:3", "2+2=4", "Hund {n}", "dog", "a\nb"
TEXT
cmp seen expected
