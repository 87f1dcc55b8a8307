#!/bin/sh
# @resvg/resvg-js 2.6.2 on Node 20.20: a red square with a second fill color that the renderer
# cannot parse.
#
# Behaviour: a fill in an unsupported notation is painted black. By CSS 2.2, 4.2, a declaration
# with an invalid value is ignored, so the previous declaration holds: the usual way to give old
# renderers a fallback color, `fill: #f00; fill: oklch(...)`. Here the fallback is lost, in an
# attribute, a style, a style sheet and a parent alike; a stroke is omitted instead, and a
# gradient gets a black stop. This affects not only oklch() and color-mix(), which Tailwind CSS 4
# writes (resvg's issue 998), but notations that look supported: the name rebeccapurple, hsl()
# with a fraction of a degree or with "deg", and an opacity after a slash or in percent.
# hsl(120,100%,50%) and rgb(255 0 0) are read. There is no error, and a warning only with the
# option `logLevel: 'warn'`.
#
# What to do: write colors as #rrggbb and opacity as fill-opacity before drawing. In a test, check
# a pixel.
#
# Output seen:
# read: #f00 red, hsl(120,100%,50%) lime, rgb(255 0 0) red
# black: oklch(0.6 0.2 29), color-mix(in oklab, red 50%, blue), rebeccapurple, hsl(120.5,100%,50%),
#   hsl(120deg 100% 50%), rgb(255 0 0 / 50%), rgba(255,0,0,50%) (in one line)
# red before it in a style black, in a style sheet black, in the attribute black, in the parent black
# as a stroke nothing, as the color of a gradient black
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @resvg/resvg-js@2.6.2
cat >colors.mjs <<'JS'
import { Resvg } from '@resvg/resvg-js'

const NAMES = { '255 0 0 255': 'red', '0 255 0 255': 'lime', '0 0 0 255': 'black', '0 0 0 0': 'nothing' }
const size = 'width="9" height="9"'
/** The color of the picture's first pixel. */
function drawn(content) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
  const [...pixel] = new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels.subarray(0, 4)
  return NAMES[pixel.join(' ')] ?? pixel.join(' ')
}
const filled = (color) => drawn(`<rect ${size} fill="${color}"/>`)
const read = ['#f00', 'hsl(120,100%,50%)', 'rgb(255 0 0)'].map((color) => `${color} ${filled(color)}`)
console.log(`read: ${read.join(', ')}`)
const unread = [
  'oklch(0.6 0.2 29)',
  'color-mix(in oklab, red 50%, blue)',
  'rebeccapurple',
  'hsl(120.5,100%,50%)',
  'hsl(120deg 100% 50%)',
  'rgb(255 0 0 / 50%)',
  'rgba(255,0,0,50%)',
]
console.log(`black: ${unread.filter((color) => filled(color) === 'black').join(', ')}`)
const [last] = unread
const places = {
  'a style': `<rect ${size} style="fill:#f00;fill:${last}"/>`,
  'a style sheet': `<style>rect { fill: #f00; fill: ${last} }</style><rect ${size}/>`,
  'the attribute': `<rect ${size} fill="#f00" style="fill:${last}"/>`,
  'the parent': `<g fill="#f00"><rect ${size} fill="${last}"/></g>`,
}
const before = Object.entries(places).map(([place, content]) => `in ${place} ${drawn(content)}`)
console.log(`red before it ${before.join(', ')}`)
const stroke = drawn(`<rect ${size} fill="none" stroke-width="9" stroke="${last}"/>`)
const stop = drawn(`<linearGradient id="a"><stop stop-color="${last}"/></linearGradient><rect ${size} fill="url(#a)"/>`)
console.log(`as a stroke ${stroke}, as the color of a gradient ${stop}`)
JS
node colors.mjs | tee seen
test "$(cat seen)" = 'read: #f00 red, hsl(120,100%,50%) lime, rgb(255 0 0) red
black: oklch(0.6 0.2 29), color-mix(in oklab, red 50%, blue), rebeccapurple, hsl(120.5,100%,50%), hsl(120deg 100% 50%), rgb(255 0 0 / 50%), rgba(255,0,0,50%)
red before it in a style black, in a style sheet black, in the attribute black, in the parent black
as a stroke nothing, as the color of a gradient black'
