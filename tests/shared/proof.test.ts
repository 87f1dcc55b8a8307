import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProof, writeProof, type Proof } from '#shared/rules/proof.ts'
import { anyWords } from '#tests/support/arbitraries.ts'

const PROOF: Proof = {
  cardId: 'V1StGXR8_Z',
  version: 7,
  round: 2,
  seed: 'k3v9x',
  marks: [0, 1, 2, 3, 4, 24],
  words: ['Echo', 'Dog barks'],
}

describe('the fragment of a proof', () => {
  it('PROOF-1: contains card, version, round, seed, marks and the line’s words', () => {
    expect(writeProof(PROOF)).toBe('1.V1StGXR8_Z.7.2.k3v9x.9zlen.Echo~Dog%20barks.e')
    // The second one is as version 0.1.0 wrote it.
    for (const sent of [writeProof(PROOF), writeProof(PROOF).slice(0, -'.e'.length)])
      for (const after of ['', '.', ')', '”', '&utm_source=chat'])
        expect(readProof(sent + after), sent + after).toEqual(PROOF)
  })

  it('PROOF-1 PLAY-30: contains the notes of a line, in which a link may claim anything', () => {
    const notes: [number, string][] = [
      [0, 'Maria (sales)'],
      [24, 'محمد. ~3'],
    ]
    const written = writeProof({ ...PROOF, notes })
    expect(written).toMatch(/^[\w.~%-]+\.e$/)
    for (const after of ['', '.', ')']) expect(readProof(written + after)).toEqual({ ...PROOF, notes })
    expect(readProof(writeProof({ ...PROOF, notes: [[3, `${'a'.repeat(60)}\n`]] }))!.notes).toEqual([
      [3, 'a'.repeat(30)],
    ])
    const repeated = writeProof({
      ...PROOF,
      notes: [
        [1, 'Ann'],
        [1, 'Bo'],
        [2, ''],
      ],
    })
    expect(readProof(repeated)!.notes).toEqual([[1, 'Bo']])
  })

  it('PROOF-1: is read as it was written, with any seed and words, and has at most 200 characters', () => {
    fc.assert(
      fc.property(
        fc.subarray(Array.from({ length: 25 }, (_, index) => index)),
        fc.array(anyWords, { maxLength: 5 }),
        fc.option(fc.stringMatching(/^[ -~]{1,12}$/), { nil: undefined }),
        (marks, words, seed) => {
          const written = writeProof({ ...PROOF, marks, words, seed })
          expect(written.length).toBeLessThanOrEqual(200)
          expect(written).toMatch(/^[\w.~%-]+$/)
          const read = readProof(written)
          expect(read).toMatchObject({ ...PROOF, marks, seed, words: expect.any(Array) })
          expect(words.filter((word) => word !== '').slice(0, read!.words.length)).toEqual(
            expect.arrayContaining(read!.words.filter((word) => word !== '')),
          )
        },
      ),
    )
  })

  it.each([
    '',
    '1',
    '2.V1StGXR8_Z.7.2..v.',
    '1.short.7.2..v.',
    '1.V1StGXR8_Z.x!.2..v.',
    '1.V1StGXR8_Z.7.2..v.%E0',
    '1.V1StGXR8_Z.7.2.%.v.',
  ])('PROOF-2: %j is no proof', (fragment) => {
    expect(readProof(fragment)).toBeUndefined()
  })
})
