#!/bin/sh
# scorm-again 3.4.3 on Node 20.20, the part of a learning platform that a lesson talks to with
# SCORM 2004: a quiz or a bingo card that submits a student's answers.
#
# Behaviour: an answer of two lines is rejected with error 406, a value of the wrong type, and so
# is one that begins with a brace, "{x} = 5". The previous value stays: the platform keeps the
# student's first attempt. The same happens to a learner's comment and to the description of a
# question, and the correct answer can't be set with the standard's own {case_matters=true}
# prefix. One-line texts are accepted, with braces later in the text and with a language prefix.
#
# Why it surprises: the type of the question is long-fill-in, for texts of up to 4,000 characters,
# and SCORM 2004 (data model, cmi.interactions) defines it as a string of any characters, after a
# language prefix if there is one. The same package accepts two lines as a comment in SCORM 1.2.
# `SetValue` returns "false", as the standard requires, raises nothing, and many lessons don't
# check. (Issue 144, closed, was about long answers; about newlines and braces I found none.)
#
# What to do: check that `SetValue` returns "true"; replace newlines by spaces and put a space
# before a leading brace, as in the last line.
#
# Output seen (the stored value, which was "first" before, and the error):
# answer: two lines: first 406; {x} = 5: first 406; a {b}: a {b} 0; {lang=de}Hund: {lang=de}Hund 0
# comment: two lines: first 406; {x} = 5: first 406; a {b}: a {b} 0; {lang=de}Hund: {lang=de}Hund 0
# description: two lines: first 406; {x} = 5: first 406; a {b}: a {b} 0; {lang=de}Hund: {lang=de}Hund 0
# right answer: {case_matters=true}Dog: first 406; {lang=de}Hund: {lang=de}Hund 0
# comment by SCORM 1.2: two lines: one/two 0
# answer, one line: one two: one two 0;  {x} = 5:  {x} = 5 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund scorm-again@3.4.3
cat >lesson.mjs <<'JS'
globalThis.window = globalThis
const { Scorm12API, Scorm2004API } = await import('scorm-again')

const settings = { autocommit: false, logLevel: 5 }
const platform = new Scorm2004API(settings)
platform.Initialize('')
platform.SetValue('cmi.interactions.0.id', 'question')
platform.SetValue('cmi.interactions.0.type', 'long-fill-in')

function kept(element, text) {
  platform.SetValue(element, 'first')
  platform.SetValue(element, text)
  const error = platform.GetLastError()
  return `${text.includes('\n') ? 'two lines' : text}: ${platform.GetValue(element)} ${error}`
}
const texts = ['one\ntwo', '{x} = 5', 'a {b}', '{lang=de}Hund']
const elements = {
  answer: 'cmi.interactions.0.learner_response',
  comment: 'cmi.comments_from_learner.0.comment',
  description: 'cmi.interactions.0.description',
}
for (const [name, element] of Object.entries(elements)) {
  console.log(`${name}: ${texts.map((text) => kept(element, text)).join('; ')}`)
}
const rightAnswers = ['{case_matters=true}Dog', '{lang=de}Hund']
const right = rightAnswers.map((text) => kept('cmi.interactions.0.correct_responses.0.pattern', text))
console.log(`right answer: ${right.join('; ')}`)
const older = new Scorm12API(settings)
older.LMSInitialize('')
older.LMSSetValue('cmi.comments', texts[0])
const error = older.LMSGetLastError()
console.log(`comment by SCORM 1.2: two lines: ${older.LMSGetValue('cmi.comments').replace('\n', '/')} ${error}`)
const oneLine = (text) => text.replace(/\s*\n\s*/g, ' ').replace(/^\{/, ' {')
console.log(`answer, one line: ${texts.slice(0, 2).map((text) => kept(elements.answer, oneLine(text))).join('; ')}`)
JS
node lesson.mjs | tee seen
cat >expected <<'TEXT'
answer: two lines: first 406; {x} = 5: first 406; a {b}: a {b} 0; {lang=de}Hund: {lang=de}Hund 0
comment: two lines: first 406; {x} = 5: first 406; a {b}: a {b} 0; {lang=de}Hund: {lang=de}Hund 0
description: two lines: first 406; {x} = 5: first 406; a {b}: a {b} 0; {lang=de}Hund: {lang=de}Hund 0
right answer: {case_matters=true}Dog: first 406; {lang=de}Hund: {lang=de}Hund 0
comment by SCORM 1.2: two lines: one/two 0
answer, one line: one two: one two 0;  {x} = 5:  {x} = 5 0
TEXT
cmp seen expected
