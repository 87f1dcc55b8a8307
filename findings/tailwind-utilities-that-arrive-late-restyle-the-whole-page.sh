#!/bin/sh
# tailwindcss 4.3.3 (npm) in Chromium 143 (@sparticuz/chromium 143.0.0, puppeteer-core 24.32.0) on
# Node 20.20: a second style sheet with one utility, `font-bold`, which no element of the page
# has, compared with the same sheet without its `@property`.
#
# Behaviour: once the sheet arrives, Chromium recalculates the style of every element: 506 of 506.
# Without the rule `@property --tw-font-weight` it recalculates none. The same holds for every
# utility that is built on variables: font weights, line heights, borders, shadows, `rotate-*`,
# `translate-*`, `before:`, `tabular-nums`.
#
# Why it surprises: a sheet that is loaded with a dialog or a route is meant to cost nothing
# before it is used, and a rule that matches nothing does cost nothing: Chromium checks which
# elements a new sheet can match. But a registered property may change how any element inherits,
# so Chromium skips that check. Three such sheets took 26 ms on a fast computer, between the first
# taps of a card that was being played; on a phone four times slower that is 100 ms without a
# response to taps. A profile doesn't name the rule: it shows "Recalculate Style" with the number
# of elements. (The draft of the API mentions the cost for scripts that register properties, as
# css-houdini-drafts issue 940; I found none about sheets.)
#
# What to do: register in the first sheet what the later ones use, and remove `@property` from
# those, together with the `@layer properties` for older browsers, whose rule for `*` has the same
# effect. Write utilities that need an initial value, such as `translate-*` and `shadow-*`, as
# plain properties: `[translate:0_-50%]`, `[box-shadow:none]`.
#
# Output seen:
# as Tailwind writes it: 506 elements styled anew
# without its @property: 0 elements styled anew
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tailwindcss@4.3.3 @tailwindcss/cli@4.3.3 puppeteer-core@24.32.0 \
  @sparticuz/chromium@143.0.0
cat >late.css <<'CSS'
@import 'tailwindcss/theme.css' theme(reference);
@import 'tailwindcss/utilities.css' source(none);
@source inline("font-bold");
CSS
npx @tailwindcss/cli -i late.css --minify -o late.out.css 2>/dev/null
cat >count.mjs <<'JS'
import { readFileSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import puppeteer from 'puppeteer-core'

const executablePath = await chromium.executablePath()
const browser = await puppeteer.launch({ args: chromium.args, executablePath, headless: 'shell' })
const sheet = readFileSync('late.out.css', 'utf8')
for (const [name, css] of [
  ['as Tailwind writes it', sheet],
  ['without its @property', sheet.replace(/@property[^}]*\}/g, '')],
]) {
  const page = await browser.newPage()
  await page.setContent(`<main>${'<p>word</p>'.repeat(500)}</main>`)
  await page.tracing.start({ categories: ['devtools.timeline'] })
  await page.evaluate((text) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
    document.body.getBoundingClientRect()
  }, css)
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()))
  const counts = traceEvents.map(({ name: event, args }) => (event === 'UpdateLayoutTree' && args.elementCount) || 0)
  console.log(`${name}: ${Math.max(...counts)} elements styled anew`)
}
await browser.close()
JS
node count.mjs | tee seen
cat >expected <<'TEXT'
as Tailwind writes it: 506 elements styled anew
without its @property: 0 elements styled anew
TEXT
cmp seen expected
