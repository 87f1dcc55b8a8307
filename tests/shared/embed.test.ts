import fc from 'fast-check'
import { expect, it } from 'vitest'
import { embedPath, type EmbedOptions } from '#shared/rules/embed.ts'
import { embedHtml } from '#shared/rules/embed-html.ts'

const CARD = { origin: 'https://bingo.example', cardId: 'V1StGXR8_Z', title: 'Stand-up bingo' }

it.each<[EmbedOptions, string]>([
  [{}, ''],
  [{ marks: true, transparent: false }, ''],
  [{ theme: undefined, marks: undefined, transparent: undefined }, ''],
  [{ theme: 'light' }, '?theme=light'],
  [{ theme: 'dark' }, '?theme=dark'],
  [{ marks: false }, '?marks=off'],
  [{ transparent: true }, '?transparent'],
  [{ theme: 'dark', transparent: true }, '?theme=dark&transparent'],
  [{ marks: false, transparent: true }, '?marks=off&transparent'],
  [{ marks: false, calls: true }, '?marks=off&calls=on'],
  [{ calls: true }, ''],
  [{ theme: 'dark', marks: false, transparent: true, calls: true }, '?theme=dark&overlay'],
])('OEM-1: the URL of a card in a frame with %j ends in "%s"', (options, query) => {
  expect(embedPath('V1StGXR8_Z', options)).toBe(`/embed/V1StGXR8_Z${query}`)
})

it('OEM-1: no title ends its attribute in a frame’s HTML, and every title is read as it was written', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      `"><script>alert(1)</script>`,
      `' onload='alert(1)`,
      '</iframe><img src=x>',
      '&quot; &#34;',
    ),
    fc.string({ unit: fc.constantFrom(...'<>"\'&;#34 =aé😀') }),
  )
  fc.assert(
    fc.property(hostile, (title) => {
      const html = embedHtml({ ...CARD, title })
      const [, written = ''] =
        /^<iframe src="[^"<>]*" title="([^"'<>]*)" width="100%" [^<>]*><\/iframe>$/.exec(html)!
      expect(written.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(title)
    }),
  )
})
