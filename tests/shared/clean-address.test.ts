import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractId, newCardId, newCategoryId, newTemporaryId } from '#shared/ids.ts'
import { cleanPath } from '#shared/rules/clean-address.ts'

const ID = 'V1StGXR8_Z'
const SCREENS = ['play', 'create', 'embed', 'present', 'co-host', 'categories']

/** Characters that no id contains. */
const noise = fc.string({ unit: fc.constantFrom(...'.,;:!?)]}>"\'*&= \n\u00a0\u200b…”»。'), maxLength: 4 })

describe('a URL with an id', () => {
  it('ADDR-2: is cleaned of anything around its id, literal or escaped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCREENS),
        fc.constantFrom(newCardId(), newCategoryId(), newTemporaryId(1), '_-_-_-_-_-'),
        noise,
        noise,
        fc.boolean(),
        (screen, id, before, after, isTwice) => {
          const once = encodeURIComponent(before + id + after)
          const written = isTwice && before + after !== '' ? encodeURIComponent(once) : once
          expect(cleanPath(`/${screen}/${written}`)).toBe(`/${screen}/${id}`)
        },
      ),
    )
  })

  it.each([`//play/${ID}`, `/play//${ID}`, `//play//${ID}`])(
    'ADDR-2: has no doubled slashes in %s, as from a base URL that ends in a slash',
    (path) => expect(cleanPath(path)).toBe(`/play/${ID}`),
  )

  it.each([
    `/play/${ID}`,
    `/PLAY/${ID}/`,
    '/play/V1StG%588_Z',
    '/play/%561StGXR8_Z',
    '/play/short.',
    '/play/elevenchars.',
    '/play/.',
    '/play/',
    `/play/${ID}/more.`,
    `//evil.example/play/${ID}.`,
    `/proof/${ID}.`,
    `/create-category/${ID}.`,
    `/j/482193.`,
    '/',
  ])('ADDR-2: %s is not changed', (path) => {
    expect(cleanPath(path)).toBe(path)
  })

  it('ADDR-2: the code in the fragment of a link is cleaned too', () => {
    for (const given of ['AbC_-9', 'AbC_-9.', '%20AbC_-9%20', '"AbC_-9")', 'AbC_-9&x=1'])
      expect(extractId(given)).toBe('AbC_-9')
    expect(extractId('.')).toBe('')
  })
})
