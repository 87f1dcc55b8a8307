import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEMES } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { createCardBody } from '#shared/schemas/card.ts'
import { contents, anyWords } from '#tests/support/arbitraries.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { judged } from './schema-reply.ts'

const blanks = Array.from({ length: 25 }, () => '')
const empty5x5 = { ...contentOf(sampleCard({ title: '', cells: blanks })), called: [] }

const create = (body: unknown) => judged(createCardBody, body)

describe('the parsed card', () => {
  it('CARD-2: keeps every field that was sent', () => {
    const body = {
      cardId: 'V1StGXR8_Z',
      title: 'Road trip',
      gridSize: 3,
      hasFreeSpace: false,
      cells: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      theme: 'green',
      freeSpaceImageUrl: 'https://example.com/star.png',
      extra: ['10', '11'],
      pattern: 'corners',
      showsCalls: false,
      columns: true,
      called: ['3'],
    }
    expect(create(body)).toEqual({ data: body })
    for (const theme of THEMES) expect(create({ theme })).toMatchObject({ data: { theme } })
  })

  it('GRID-2: has an empty free cell, whatever is sent for it', () => {
    const cells = Array.from({ length: 16 }, (_, index) => `w${index}`)
    expect(create({ gridSize: 4, cells })).toMatchObject({ data: { cells: cells.with(8, '') } })
    expect(create({ gridSize: 4, cells, hasFreeSpace: false })).toMatchObject({ data: { cells } })
  })

  it('CARD-3: has no id instead of an empty or temporary one', () => {
    for (const cardId of ['', 'temp-', 'temp-1795000000000-abc', 'temp-12345'])
      expect(create({ cardId })).toEqual({ data: { ...empty5x5, cardId: undefined } })
  })

  it.each(['short', 'Temp 12345'])('CARD-3: the id %j is refused', (cardId) => {
    const fields = { cardId: ['Card id must be 10 letters, digits, _ or -'] }
    expect(create({ cardId })).toEqual({ fields })
  })

  it('CARD-5: has tidied texts', () => {
    const cells = blanks.with(0, '  on\n\tmute ')
    expect(create({ title: ' Stand  up\r\n', cells })).toMatchObject({
      data: { title: 'Stand up', cells: cells.with(0, 'on mute') },
    })
  })

  it('CARD-6: loses unknown keys and fields that the author cannot set', () => {
    expect(
      create({ userId: 'u1', version: 9, round: 4, createdAt: 'x', updatedAt: 'x', isOwner: true, $set: {} }),
    ).toEqual({ data: empty5x5 })
  })

  it('CARD-2: is the same if stored content is sent again', () => {
    fc.assert(
      fc.property(contents(anyWords), (content) => {
        expect(create(content)).toEqual({ data: { ...content, called: [] } })
      }),
    )
  })
})

describe('limits', () => {
  it('CARD-4: a title has at most 100 characters, and an emoji counts as one', () => {
    expect(create({ title: '🎉'.repeat(100) })).toMatchObject({ data: { title: '🎉'.repeat(100) } })
    expect(create({ title: '🎉'.repeat(101) })).toEqual({
      fields: { title: ['Title must be at most 100 characters'] },
    })
    expect(create({ title: ` ${'x'.repeat(100)} ` })).toMatchObject({ data: { title: 'x'.repeat(100) } })
  })

  it('CARD-4: a cell has at most 50 characters after trimming, and the message names the cell', () => {
    expect(create({ cells: blanks.with(3, '字'.repeat(50)).with(4, `  ${'x'.repeat(50)} `) })).toMatchObject({
      data: { cells: blanks.with(3, '字'.repeat(50)).with(4, 'x'.repeat(50)) },
    })
    expect(create({ cells: blanks.with(3, '🎉'.repeat(51)).with(20, 'x'.repeat(51)) })).toEqual({
      fields: {
        'cells.3': ['Cell must be at most 50 characters'],
        'cells.20': ['Cell must be at most 50 characters'],
      },
    })
  })

  it.each([
    ['no cells', { cells: [] }, 'Cells cannot be empty'],
    ['one too few', { cells: blanks.slice(1) }, 'Cells must be 25 for grid size 5'],
    ['cells of another size', { gridSize: 3, cells: blanks.slice(9) }, 'Cells must be 9 for grid size 3'],
    ['more cells than any grid has', { cells: [...blanks, ''] }, 'Cells must be at most 25'],
    ['a text', { cells: 'abc' }, 'Cells must be a list of texts'],
    ['an object', { cells: { 0: 'a' } }, 'Cells must be a list of texts'],
    ['null', { cells: null }, 'Cells must be a list of texts'],
  ])('CARD-4: %s is refused at cells', (_, body, message) => {
    expect(create(body)).toEqual({ fields: { cells: [message] } })
  })

  it.each<[field: string, message: string, values: unknown[]]>([
    ['title', 'Title must be text', [7, null, ['a'], { $ne: null }]],
    ['gridSize', 'Grid size must be 3, 4 or 5', ['5', 2, 6, 3.5, null, { $gt: 0 }]],
    ['hasFreeSpace', 'Free space must be true or false', ['true', 1, null]],
    [
      'theme',
      'Theme must be one of blue, pink, green, purple, yellow, red',
      ['orange', 'Blue', null, 'constructor'],
    ],
    ['cardId', 'Card id must be text', [7, null, { $ne: null }]],
    ['freeSpaceImageUrl', 'Image URL must be text', [7, ['https://example.com/a.png']]],
  ])('CARD-4: %s as something else is refused and named: %s', (field, message, values) => {
    for (const value of values)
      expect(create({ [field]: value }), JSON.stringify(value)).toEqual({ fields: { [field]: [message] } })
  })

  it.each(['a\u0000b', 'bell\u0007', '\ud83c', 'x\udf89'])(
    'CARD-5: %j is refused in titles and cells',
    (text) => {
      expect(create({ title: text })).toEqual({
        fields: { title: ["Title contains characters we can't store"] },
      })
      expect(create({ cells: blanks.with(24, text) })).toEqual({
        fields: { 'cells.24': ["Cell contains characters we can't store"] },
      })
    },
  )
})

describe('the free-space image', () => {
  const image = (freeSpaceImageUrl: unknown) => create({ freeSpaceImageUrl })

  it.each([
    'http://example.com/a.png',
    'https://example.com/a.png',
    'HTTPS://EXAMPLE.COM/A.PNG',
    'https://example.com',
    'https://example.com?x=1@2',
    'https://example.com/@user/a.png#@',
    'http://192.168.1.20:8080/star.svg',
    'http://[::1]/a.png',
    'https://bücher.example/ä.png',
    `https://example.com/${'🎉'.repeat(2048 - 20)}`,
  ])('CARD-8: %s is accepted', (url) => {
    expect(image(url)).toMatchObject({ data: { freeSpaceImageUrl: url } })
  })

  it('CARD-8: is removed by null and an empty text', () => {
    for (const url of [null, '', '   '])
      expect(image(url)).toMatchObject({ data: { freeSpaceImageUrl: null } })
  })

  it.each([
    'star.png',
    '//example.com/a.png',
    'ftp://example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http:/example.com/a.png',
    'http:\\\\example.com\\a.png',
    'http:///example.com/a.png',
    'https://',
    'https://example.com\\@evil.example/a.png',
    'https://exa mple.com/a.png',
  ])('CARD-8: %s is refused', (url) => {
    expect(image(url)).toEqual({
      fields: { freeSpaceImageUrl: ['Image URL must start with http:// or https://'] },
    })
  })

  it.each([
    'https://user@example.com/a.png',
    'https://user:secret@example.com/a.png',
    'https://:@example.com/a.png',
  ])('CARD-8: %s is refused for its credentials', (url) => {
    expect(image(url)).toEqual({
      fields: { freeSpaceImageUrl: ["Image URL can't contain a username or password"] },
    })
  })

  it('CARD-8: is refused if its URL has more than 2048 characters', () => {
    expect(image(`https://example.com/${'x'.repeat(2029)}`)).toEqual({
      fields: { freeSpaceImageUrl: ['Image URL must be at most 2048 characters'] },
    })
  })

  it.each(['http://example.com/\u0000', 'http://example.com/\ud800'])('CARD-5: %j is refused', (url) => {
    expect(image(url)).toEqual({
      fields: { freeSpaceImageUrl: ["Image URL contains characters we can't store"] },
    })
  })
})
