import { afterEach, describe, expect, it } from 'vitest'
import { isolated } from '#client/lib/isolated.ts'
import { quoted, withoutIsolates } from '#client/lib/quoted.ts'
import { basics } from '#messages/basics.ts'

const FSI = '\u2068'
const PDI = '\u2069'

const ENGLISH = { ...basics }
const speakArabic = () => void Object.assign(basics, { dir: 'rtl', quoted: (words: string) => `«${words}»` })
afterEach(() => void Object.assign(basics, ENGLISH))

describe('words of a card in a sentence', () => {
  it('LANG-10: keep their own direction within the sentence, together with their quotes', () => {
    expect(isolated('صباح الخير')).toBe(`${FSI}صباح الخير${PDI}`)
    expect(isolated('Coffee')).toBe('Coffee')
    speakArabic()
    expect(quoted('Coffee')).toBe(`«${FSI}Coffee${PDI}»`)
    expect(quoted('“Great question”')).toBe(`${FSI}“Great question”${PDI}`)
    expect(isolated('')).toBe('')
  })

  it('LANG-10: are sent without the direction marks', () => {
    speakArabic()
    expect(withoutIsolates(`${quoted('Coffee')} 7`)).toBe('«Coffee» 7')
  })
})
