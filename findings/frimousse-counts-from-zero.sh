#!/bin/sh
# frimousse 0.4.0, with React 19.2.0 in jsdom 27.0.0, on Node 20.20: an emoji picker of five columns with ten emoji.
#
# Behaviour: `aria-rowindex` and `aria-colindex` of its grid begin at 0, while WAI-ARIA 1.2
# requires them to begin at 1; axe reports a 0 as "aria-valid-attr-value". `aria-rowcount` and
# `aria-colcount` are right. The library itself finds rows by these numbers, so they can't just be
# renumbered: omit the 0 and the column index in Row and Emoji components of your own. Its list
# scrolls, but neither it nor anything in it can be reached with Tab.
#
# Output seen (jsdom has no layout, so the list renders only its first row):
# grid of 2 rows and 5 columns; first row 0; columns 0 1 2 3 4; elements with a tabindex of 0: 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund frimousse@0.4.0 react@19.2.0 react-dom@19.2.0 jsdom@27.0.0
cat >grid.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true, url: 'http://localhost/' })
class ResizeObserver {
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
const fromPage = ['document', 'navigator', 'HTMLElement', 'Element', 'Node', 'MutationObserver', 'getComputedStyle']
const browser = ['requestAnimationFrame', 'cancelAnimationFrame', 'localStorage', 'sessionStorage']
for (const name of [...fromPage, ...browser])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
Object.assign(globalThis, { window, ResizeObserver })

const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { EmojiPicker } = await import('frimousse')
const emojis = Array.from('😀😁😂🤣😃😄😅😆😉😊', (emoji, index) => ({
  emoji,
  category: 0,
  label: `face ${index}`,
  version: 1,
  tags: [],
}))
const skinTones = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' }
const data = { locale: 'en', emojis, categories: [{ index: 0, label: 'Faces' }], skinTones }
const list = createElement(EmojiPicker.Viewport, { style: { height: 300 } }, createElement(EmojiPicker.List))
const root = createRoot(document.querySelector('main'))
root.render(createElement(EmojiPicker.Root, { columns: 5, resolveEmojiData: () => data }, list))
const grid = () => document.querySelector('[role=grid]')
for (let tries = 0; tries < 50 && !grid()?.querySelector('[role=row] [role=gridcell]'); tries++)
  await new Promise((resolve) => setTimeout(resolve, 100))
const numbers = (name) => [...new Set([...grid().querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)))]
const inTabOrder = document.querySelectorAll('[frimousse-viewport] [tabindex="0"], [frimousse-viewport][tabindex="0"]')
console.log(
  [
    `grid of ${grid().getAttribute('aria-rowcount')} rows and ${grid().getAttribute('aria-colcount')} columns`,
    `first row ${numbers('aria-rowindex')[0]}`,
    `columns ${numbers('aria-colindex').join(' ')}`,
    `elements with a tabindex of 0: ${inTabOrder.length}`,
  ].join('; '),
)
process.exit(0)
JS
seen=$(node grid.mjs)
echo "$seen"
test "$seen" = 'grid of 2 rows and 5 columns; first row 0; columns 0 1 2 3 4; elements with a tabindex of 0: 0'
