import createBidi from 'bidi-js'
import { expect, it } from 'vitest'
import { groupJoinDigits } from '#shared/rules/join-code.ts'

it('CODE-7: the halves of a code keep their order in text from right to left', () => {
  const bidi = createBidi()
  for (const words of ['', 'اكتبوا الرمز ', 'הקוד ']) {
    const text = words + groupJoinDigits('482193')
    const shown = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl'))
    expect(shown).toMatch(/^482\s193/)
  }
})
