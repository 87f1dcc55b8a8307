import { beforeEach, describe, expect, it, vi } from 'vitest'

const page = vi.hoisted(() => ({ dir: 'ltr' }))
vi.mock('#messages/basics.ts', () => ({
  basics: {
    get dir() {
      return page.dir
    },
    quoted: (words: string) => `«${words}»`,
  },
}))

const { isolated } = await import('#client/lib/isolated.ts')
const { quoted, withoutIsolates } = await import('#client/lib/quoted.ts')

const FSI = '\u2068'
const PDI = '\u2069'

beforeEach(() => {
  page.dir = 'ltr'
})

describe('words of a card in a sentence', () => {
  it('LANG-10: keep their direction from that of the sentence, with the quotes that are theirs', () => {
    expect(isolated('صباح الخير')).toBe(`${FSI}صباح الخير${PDI}`)
    expect(isolated('Coffee')).toBe('Coffee')
    page.dir = 'rtl'
    expect(quoted('Coffee')).toBe(`«${FSI}Coffee${PDI}»`)
    expect(quoted('“Great question”')).toBe(`${FSI}“Great question”${PDI}`)
    expect(isolated('')).toBe('')
  })

  it('LANG-10: leave the app without the marks', () => {
    page.dir = 'rtl'
    expect(withoutIsolates(`${quoted('Coffee')} 7`)).toBe('«Coffee» 7')
  })
})
