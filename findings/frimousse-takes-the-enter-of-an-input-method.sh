#!/bin/sh
# frimousse 0.4.0, with React 19.2.0 in jsdom 27.0.0, on Node 20.20: a search field and an emoji picker of three emoji.
#
# Behaviour: the picker listens for keys on the document, and does not check whether a key belongs
# to an input method. When a user types a name in Japanese or Chinese and ends the composition
# with Enter (`isComposing`, key code 229), the picker takes it for a choice and selects the emoji
# that is active for the half-typed name.
#
# What to do: stop the propagation of such a key at the search field.
#
# Output seen:
# Enter within a composition selects: 1; Enter that is stopped at the field selects: 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund frimousse@0.4.0 react@19.2.0 react-dom@19.2.0 jsdom@27.0.0
cat >enter.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true, url: 'http://localhost/' })
const observer = class {
  constructor(report) {
    this.report = report
  }
  observe(target) {
    const size = [{ blockSize: 300, inlineSize: 300 }]
    this.report([{ target, contentRect: { height: 300, width: 300 }, borderBoxSize: size }])
  }
  unobserve() {}
  disconnect() {}
}
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
globalThis.ResizeObserver = observer

const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { EmojiPicker } = await import('frimousse')
const emojis = ['😀', '😁', '😂'].map((emoji, index) => ({ emoji, category: 0, label: `face ${index}`, version: 1, tags: [] }))
const skinTones = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' }
const data = { locale: 'en', emojis, categories: [{ index: 0, label: 'Faces' }], skinTones }
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** How many emoji an Enter selects that ends a composition. */
async function selected(onKeyDown) {
  let count = 0
  const root = createRoot(document.querySelector('main'))
  const options = { columns: 3, resolveEmojiData: () => data, onEmojiSelect: () => count++ }
  const list = createElement(EmojiPicker.Viewport, { style: { height: 300 } }, createElement(EmojiPicker.List))
  root.render(createElement(EmojiPicker.Root, options, createElement(EmojiPicker.Search, { onKeyDown }), list))
  for (let tries = 0; tries < 50 && !document.querySelector('[role=row] [role=gridcell]'); tries++) await pause(100)
  const field = document.querySelector('input')
  field.focus()
  await pause(100)
  const type = (key, more) => {
    const options = { key, bubbles: true, cancelable: true, ...more }
    field.dispatchEvent(new window.KeyboardEvent('keydown', options))
    return pause(100)
  }
  await type('ArrowDown')
  await type('Enter', { isComposing: true, keyCode: 229 })
  root.unmount()
  await pause(100)
  return count
}
const plain = await selected()
const stopped = await selected((event) => event.nativeEvent.isComposing && event.stopPropagation())
console.log(`Enter within a composition selects: ${plain}; Enter that is stopped at the field selects: ${stopped}`)
process.exit(0)
JS
seen=$(node enter.mjs)
echo "$seen"
test "$seen" = 'Enter within a composition selects: 1; Enter that is stopped at the field selects: 0'
