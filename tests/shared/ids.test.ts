import { describe, expect, it } from 'vitest'
import { isCardId, isTemporaryId, newCardId, newOpId, newTemporaryId, OP_ID_PATTERN } from '#shared/ids.ts'

describe('ids', () => {
  it('CARD-1: of a new card has 10 characters of the alphabet, begins and ends with a letter or digit, and is never repeated', () => {
    const ids = Array.from({ length: 100_000 }, newCardId)
    const others = ids.filter((id) => !/^[A-Za-z0-9][A-Za-z0-9_-]{8}[A-Za-z0-9]$/.test(id) || !isCardId(id))
    expect(others).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    // Ids that existing links contain.
    for (const id of ['V1StGXR8__', '-_StGXR8_-']) expect(isCardId(id)).toBe(true)
  })

  it.each([
    '',
    'short',
    'elevenchars',
    'with space',
    'dotted.id1',
    'umlautäaaa',
    'line\nbreak',
    'V1StGXR8_Z\n',
    'temp-abcde',
    '../../etc1',
    'a/b/c/d/e/',
  ])('CARD-1: %j is not a card id', (id) => {
    expect(isCardId(id)).toBe(false)
  })

  it('CARD-1: an id with temp- anywhere but at its beginning is a card id', () => {
    expect(isCardId('x-temp-abc')).toBe(true)
    expect(isTemporaryId('x-temp-abc')).toBe(false)
  })

  it('CARD-1: a temporary id is temp-, the time and a random part, and is not a card id', () => {
    const id = newTemporaryId(1_795_000_000_000)
    expect(id).toMatch(/^temp-1795000000000-[A-Za-z0-9_-]{9}[A-Za-z0-9]$/)
    expect(isTemporaryId(id)).toBe(true)
    expect(isCardId(id)).toBe(false)
    expect(newTemporaryId(1)).not.toBe(newTemporaryId(1))
  })

  it('LIV-3: an opId has 8 to 64 letters, digits, _ or -', () => {
    expect(newOpId()).toMatch(OP_ID_PATTERN)
    expect(newOpId()).not.toBe(newOpId())
    for (const opId of ['12345678', 'a'.repeat(64), '_-_-_-_-']) expect(opId).toMatch(OP_ID_PATTERN)
    for (const opId of ['1234567', 'a'.repeat(65), 'a b c d e', '12345678\n', 'ä2345678'])
      expect(opId).not.toMatch(OP_ID_PATTERN)
  })
})
