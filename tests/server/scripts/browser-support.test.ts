import { describe, expect, it } from 'vitest'
import { browserTargets, findTooNew } from '../../../scripts/lib/browser-support.mjs'

describe('the check for supported browsers', () => {
  it('UI-21: takes the targets from package.json', () => {
    expect(browserTargets()).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'])
  })

  it.each([
    ['body:has(> .pages) { display: block }', [':has() (Firefox 121)']],
    ['@media print { .a:has(b) { color: red } }', [':has() (Firefox 121)']],
    ['a { color: light-dark(red, blue) }', ['light-dark() (Firefox 120)']],
    ['a { color: rgb(from red r g b) }', ['relative colours (Firefox 128)']],
    ['@supports selector(:has(a)) { .a:has(b) { color: red } } .c { color: red }', []],
    [
      '@supports selector(:has(a)) { @media print { .a { color: red } } } .c:has(d) {}',
      [':has() (Firefox 121)'],
    ],
    ['/* :has( */ .a { color: red }', []],
  ])('UI-21: refuses what Firefox 115 ignores, outside @supports: %s', (css, found) => {
    expect(findTooNew(css, 115)).toEqual(found)
  })

  it('UI-21: accepts what the oldest supported browser has', () => {
    expect(findTooNew('.a:has(b) { color: red }', 121)).toEqual([])
  })
})
