import { describe, expect, it } from 'vitest'
import { cardEtag, ifMatchCondition, matchesEtag } from '#server/http/routes/etag.ts'

const owners = { version: 7, isOwner: true, canEdit: true }
const coHosts = { version: 7, isOwner: false, canEdit: true }
const others = { version: 7, isOwner: false, canEdit: false }

describe('LIV-5: entity tags of a card', () => {
  it('LIV-5, HOST-5: a tag names the version and whether the reader is the owner or a co-host', () => {
    expect([others, coHosts, owners].map(cardEtag)).toEqual(['"v7"', '"v7-c"', '"v7-o"'])
  })

  it.each([
    ['"v7"', true],
    ['W/"v7"', true],
    ['*', true],
    [' * ', true],
    ['"v6", "v7"', true],
    ['"v6",W/"v7"', true],
    [', ,"v7",', true],
    ['"a,b" , "v7"', true],
    ['"v7-gzip"', true],
    ['"v7;gzip"', true],
    ['"v7--gzip"', true],
    ['W/"v7-br"', true],
    ['"v7-zstd"', true],
    ['"v6-gzip"', false],
    ['"v7-o-gzip"', false],
    ['"v7-o"', false],
    ['"v7-c"', false],
    ['"v6"', false],
    ['"v77"', false],
    ['', false],
    ['v7', false],
    ['w/"v7"', false],
    ['"v7', false],
    ['"v7" "v6"', false],
    ['*, "v7"', false],
  ])('LIV-5: If-None-Match %s matches the tag "v7": %s', (header, expected) => {
    expect(matchesEtag(header, cardEtag(others))).toBe(expected)
  })

  it("LIV-5, HOST-5: the tag for another user is neither the owner's nor a co-host's", () => {
    const tags = [others, coHosts, owners].map(cardEtag)
    for (const [index, tag] of tags.entries())
      expect(tags.map((known) => matchesEtag(known, tag))).toEqual(tags.map((_, known) => known === index))
    expect(matchesEtag(undefined, cardEtag(owners))).toBe(false)
  })

  it('SEC-6: a malformed header of thousands of commas and quotes, or of spaces, is refused', () => {
    expect(() => ifMatchCondition(`${',"x"'.repeat(4000)}x`)).toThrow('If-Match must be')
    expect(() => ifMatchCondition(' \t'.repeat(8000) + 'x')).toThrow('If-Match must be')
  })
})
