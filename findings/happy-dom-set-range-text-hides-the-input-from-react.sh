#!/bin/sh
# happy-dom 21.0.4 (npm) with react-dom 19.2.0 on Node 20.20, compared with jsdom 27.0.1: text
# that a page inserts into a textarea.
#
# Behaviour: calling `setRangeText` and then dispatching an `input` event inserts text into a
# controlled textarea. In happy-dom React does not call `onChange`: the field shows the text until
# React renders for any other reason, then the old text is back. In jsdom and in browsers
# `onChange` is called.
#
# Why it surprises: it is the usual way to insert text at the caret, and the test passes as long
# as nothing else renders in between: it fails now and then on a busy machine, as if the page lost
# text. React tracks its own writes with a property `value` that it defines on each field. A
# browser's `setRangeText` bypasses that property; happy-dom's assigns `this.value`, so React
# takes the new text for its own write. (I found no issue about it.)
#
# What to do: in the tests' setup, replace `setRangeText` with one that calls the setter of
# HTMLTextAreaElement.prototype.
#
# Output seen:
# happy-dom: shown "Coffee and tea", told nothing, shown after the next render "Coffee"
# jsdom: shown "Coffee and tea", told "Coffee and tea", shown after the next render "Coffee and tea"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 jsdom@27.0.1 react@19.2.0 react-dom@19.2.0
cat >type.cjs <<'JS'
const name = process.argv[2]
const window = name === 'jsdom' ? new (require('jsdom').JSDOM)().window : new (require('happy-dom').Window)()
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
globalThis.navigator ??= window.navigator
const { act, createElement, useState } = require('react')
const { createRoot } = require('react-dom/client')

let told = 'nothing'
let renderAgain
function Field() {
  const [text, setText] = useState('Coffee')
  renderAgain = useState(0)[1]
  const onChange = ({ target }) => {
    told = JSON.stringify(target.value)
    setText(target.value)
  }
  return createElement('textarea', { value: text, onChange })
}
async function main() {
  document.body.innerHTML = '<div></div>'
  await act(() => createRoot(document.body.firstChild).render(createElement(Field)))
  const field = document.querySelector('textarea')
  let shown
  await act(() => {
    field.setRangeText(' and tea', 6, 6, 'end')
    shown = field.value
    field.dispatchEvent(new window.Event('input', { bubbles: true }))
  })
  await act(() => renderAgain(1))
  console.log(`${name}: shown "${shown}", told ${told}, shown after the next render "${field.value}"`)
}
void main()
JS
for name in happy-dom jsdom; do node type.cjs "$name"; done | tee seen
cat >expected <<'TEXT'
happy-dom: shown "Coffee and tea", told nothing, shown after the next render "Coffee"
jsdom: shown "Coffee and tea", told "Coffee and tea", shown after the next render "Coffee and tea"
TEXT
cmp seen expected
