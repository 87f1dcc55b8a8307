import { describe, expect, it } from 'vitest'
import { isTooOld, pageToRead } from '#server/http/pages/old-browsers.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

describe('UI-32: a browser without cascade layers', () => {
  it.each([
    [
      'Chromium 98',
      'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.80 Safari/537.36',
    ],
    ['Chromium 92 without a window', 'Mozilla/5.0 (X11) HeadlessChrome/92.0.4512.0 Safari/537.36'],
    ['a web view of 2021', `${ANDROID} Chrome/91.0.4472.77 Mobile Safari/537.36`],
    ['Firefox 96', 'Mozilla/5.0 (X11; Linux x86_64; rv:96.0) Gecko/20100101 Firefox/96.0'],
    ['Safari 15.3', `${MAC} Version/15.3 Safari/605.1.15`],
  ])('is %s', (_name, userAgent) => expect(isTooOld(userAgent)).toBe(true))

  it.each([
    [
      'Chromium 99',
      'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.51 Safari/537.36',
    ],
    ['a web view of today', `${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36`],
    ['OBS 30', 'Mozilla/5.0 (X11) Chrome/103.0.5060.134 Safari/537.36 OBS/30.0.2'],
    ['Firefox 97', 'Mozilla/5.0 (X11; Linux x86_64; rv:97.0) Gecko/20100101 Firefox/97.0'],
    ['Safari 15.4', `${MAC} Version/15.4 Safari/605.1.15`],
    ['an app on an iPhone, which names no version', `${MAC} Mobile/15E148`],
    ['a program', 'curl/8.5.0'],
    ['no name', undefined],
  ])('is not %s', (_name, userAgent) => expect(isTooOld(userAgent)).toBe(false))
})

describe('UI-32: the page for old browsers', () => {
  const page =
    '<html><head><link rel="preload" href="/f.woff2"><script>let a</script>' +
    '<style>@layer base,components;@layer base{body{margin:0}@media print{p{top:0}}}@media screen{@layer components{a{top:1px}}i{top:2px}}@font-face{src:url(f)}</style>' +
    '<link rel="stylesheet" href="/a.css" disabled></head><body data-theme="blue"><h1>&lt;script&gt; bingo</h1><script type="module">x</script></body></html>'

  it('has the content, the styles without layers, a notice in its language, and no script', async () => {
    const html = await pageToRead(page, 'de')
    expect(html).toContain(
      '<style>body{margin:0}@media print{p{top:0}}@media screen{a{top:1px}i{top:2px}}@font-face{src:url(f)}</style>',
    )
    expect(html).toMatch(
      /<body data-theme="blue"><p class="too-old">[^<]*Browser ist zu alt[^<]*<\/p><h1>&lt;script&gt; bingo<\/h1><\/body>/,
    )
    expect(html).not.toMatch(/<script|<link/)
  })
})
