import { describe, expect, it } from 'vitest'
import { browserTargets, findUnsupported } from '../../../scripts/lib/browser-support.mjs'

const OLDEST = { firefox: 115, chrome: 111 }

describe('the check for supported browsers', () => {
  it('UI-21: takes the targets from package.json', () => {
    expect(browserTargets()).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'])
  })

  it.each([
    ['body:has(> .pages) { display: block }', [':has() (firefox 121)']],
    ['@media print { .a:has(b) { color: red } }', [':has() (firefox 121)']],
    ['a { color: light-dark(red, blue) }', ['light-dark() (firefox 120)']],
    ['a { color: rgb(from red r g b) }', ['relative colours (firefox 128)']],
    ['a { display: grid; grid-template-rows: subgrid }', ['subgrid (chrome 117)']],
    ['a{zoom:.5}', ['zoom (firefox 126)']],
    ['a{--zoom:1;cursor:zoom-in}', []],
    ['a { hyphens: auto; hyphenate-limit-chars: 8 3 3 }', ['hyphenate-limit-chars (firefox 137)']],
    ['@supports selector(:has(a)) { .a:has(b) { color: red } } .c { color: red }', []],
    [
      '@supports selector(:has(a)) { @media print { .a { color: red } } } .c:has(d) {}',
      [':has() (firefox 121)'],
    ],
    ['/* :has( */ .a { color: red }', []],
  ])('UI-21: refuses only what the oldest ones ignore, outside @supports: %s', (css, found) => {
    expect(findUnsupported(css, OLDEST)).toEqual(found)
  })

  it('UI-21: accepts what the oldest supported browser has', () => {
    expect(findUnsupported('.a:has(b) { color: red }', { ...OLDEST, firefox: 121 })).toEqual([])
  })
})
