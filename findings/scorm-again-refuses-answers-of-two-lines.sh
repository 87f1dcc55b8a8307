#!/bin/sh
# scorm-again 3.4.3 on Node 20.20, the part of a learning platform that a lesson talks to by SCORM 2004: a quiz or a card
# of bingo that hands a pupil's answers over.
#
# Behaviour: an answer of two lines is refused with error 406, a value of the wrong type, and so is one that begins with a
# brace, "{x} = 5". What was there before stays: the platform keeps the pupil's first attempt. It is the same for a
# comment of the learner and for the description of a question, and the right answer can't be given with the
# standard's own {case_matters=true} in front. Texts of one line are taken, with braces further behind and with a language.
#
# Why it surprises: the kind of question is called long-fill-in, for texts of up to 4,000 characters, and SCORM 2004 (data
# model, cmi.interactions) has it as a string of any characters, behind a language if one is named. The same package takes
# two lines as a comment by SCORM 1.2. `SetValue` answers "false", as the standard has it, raises nothing, and
# many lessons don't look. (Issue 144, closed, was about long answers; of lines and braces I found none.)
#
# What to do: compare what `SetValue` returns with "true"; write a blank for a line break and before a brace in front, as in
# the last line.
#
# Output seen (what the platform has, where it had "first", and the error):
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
