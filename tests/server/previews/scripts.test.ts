import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardPicture, wordsOf } from '#server/previews/card-picture.ts'
import { readFonts, type Fonts } from '#server/previews/fonts.ts'
import { GRID, SQUARES } from '#server/previews/ticket.ts'
import type { TextShape } from '#shared/picture/shapes.ts'
import { squareAt } from '#shared/picture/squares.ts'
import { fitText } from '#shared/rules/fit-text.ts'
import { drawnLines, isWithin } from '#tests/support/drawn-lines.ts'
import { previewParts } from '#tests/support/preview-worker.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { useStarted } from '#tests/support/use-started.ts'

const parts = useStarted(previewParts)
let fontsFor: (text: string) => Promise<Fonts>
beforeAll(() => {
  fontsFor = readFonts(parts.fontsDir)
})

const SQUARE = 24
const STUB_RIGHT = 500

/** Draws a card with this text as its title and in one square. @returns the drawn lines of both */
async function drawn(text: string) {
  const card = sampleCard({ title: text, cells: sampleCard().cells.with(SQUARE, text) })
  const fonts = await fontsFor(wordsOf(card))
  const lines = drawnLines(cardPicture(card, fonts), fonts)
  const title = lines.filter(
    ({ left, right, top }) => left > 49 && right < STUB_RIGHT && top > 120 && top < 420,
  )
  const square = lines.filter((line) => isWithin(line, squareAt(SQUARE, 5, GRID, SQUARES.lineWidth)))
  return { title, square }
}
const textOf = (lines: { text: string }[]) =>
  lines
    .map(({ text }) => text)
    .join('')
    .replace(/[ -]/g, '')
const emojiIn = (lines: { emoji: number }[]) => lines.reduce((sum, { emoji }) => sum + emoji, 0)

/** Lays out a line that begins at the left edge. */
function laidOut(text: string, { plain }: Fonts, isRightToLeft = false) {
  const line: TextShape = {
    kind: 'text',
    family: 'plain',
    align: 'left',
    fontSize: 100,
    height: 110,
    x: 0,
    y: 0,
    text,
    isRightToLeft,
  }
  return plain.layOut(line)
}
const outlinesOf = (...line: Parameters<typeof laidOut>) => laidOut(...line).outlines

describe('a picture in any script', () => {
  it.each([
    ['Russian', 'Кто-то опоздал на вечеринку'],
    ['Greek', 'Ποιος έφερε αντηλιακό'],
    ['Hebrew', 'מישהו שכח להשתיק'],
    ['Arabic', 'محطة بنزين، وصلنا؟'],
    ['Persian', 'می‌خواهم چای'],
    ['Hindi', 'दूल्हा घोड़ी पर विद्यार्थी'],
    ['Thai', 'เจ้าสาวโยนช่อดอกไม้'],
    ['Japanese', '浴衣の人を見つける。コンピューターゲーム'],
    ['Chinese', '加班到十点，老板发红包'],
    ['Korean', '누가 먼저 집에 간다'],
    ['Bengali', 'কেউ দেরিতে এসেছে'],
    ['Tamil', 'மங்கலான திரை வந்ததற்கு'],
    ['Telugu', 'ఎవరో ఆలస్యంగా వచ్చారు'],
    ['Gujarati', 'કોઈ મોડું આવ્યું'],
    ['Gurmukhi', 'ਕੋਈ ਦੇਰ ਨਾਲ ਆਇਆ'],
    ['Kannada', 'ಯಾರೋ ತಡವಾಗಿ ಬಂದರು'],
    ['Malayalam', 'ആരോ വൈകി വന്നു'],
    ['Sinhala', 'කවුරුහරි පරක්කු වුණා'],
    ['Georgian', 'ვიღაც დააგვიანა'],
    ['Armenian', 'Մեկը ուշացավ'],
    ['Amharic', 'አንድ ሰው ዘገየ'],
    ['Khmer', 'មានគេមកយឺត'],
    ['Burmese', 'တစ်ယောက် နောက်ကျတယ်'],
    ['Lao', 'ມີຄົນມາຊ້າ'],
    ['several', 'Привет, Bob! 東京 שלום'],
    ['symbols', 'Left → right ½ ★'],
  ])('PRE-10: shows %s completely, in its title and its square', async (_script, text) => {
    const { title, square } = await drawn(text)
    expect(textOf(title)).toBe(textOf([{ text }]))
    expect(textOf(square)).toBe(textOf([{ text }]))
  })

  it.each([
    ['a word and an emoji', 'Pumpkin 🎃', 1],
    ['a family, two flags and a skin tone', '👨‍👩‍👧 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽 trip', 4],
    ['a keycap', '1️⃣ for all', 1],
    ['an emoji that joins two in a new way', '🐶\u200d🍕 day', 2],
  ])('PRE-10: shows each emoji of %s as one drawing', async (_what, text, count) => {
    const { title, square } = await drawn(text)
    expect(emojiIn(title)).toBe(count)
    expect(emojiIn(square)).toBe(count)
  })

  it('PRE-10, UI-25: shows one to three emoji alone in large size, on one line', async () => {
    const words = await drawn('Pumpkin 🎃')
    for (const text of ['🎃', '👻🦇', '👻 🦇 🕸️']) {
      const { square } = await drawn(text)
      expect(square.length).toBe(1)
      expect(square[0]!.fontSize).toBeGreaterThan(words.square[0]!.fontSize)
    }
    expect((await drawn('🎃')).square[0]!.fontSize).toBeGreaterThan(40)
  })

  it('PRE-10: shows bars for letters that no font has, in the title too, and omits other such characters', async () => {
    const { title, square } = await drawn('ᏣᎳᎩ or ꦗꦮ \u{f0000}')
    expect([title, square].map(textOf)).toEqual(['ᏣᎳᎩorꦗꦮ', 'ᏣᎳᎩorꦗꦮ'])
    const fonts = await fontsFor('ᏣᎳᎩ')
    expect(fonts.plain.measure('ᏣᎳᎩ')).toBeCloseTo(3 * fonts.plain.measure('Ꮳ'))
    expect(outlinesOf('ᏣᎳᎩ', fonts).match(/M/g)).toHaveLength(3)
    expect(textOf((await drawn('\u{f0000}')).title)).toBe('Bingocard')
  })

  it('PRE-10: joins Arabic letters, and sets Hebrew and Arabic from right to left, also in the title', async () => {
    const fonts = await fontsFor('אב ببب (Bob)')
    expect(fonts.plain.measure('ببب')).toBeLessThan(3 * fonts.plain.measure('ب'))
    expect(outlinesOf('אב', fonts).startsWith(outlinesOf('ב', fonts))).toBe(true)
    expect(outlinesOf('אב Bob', fonts, true).startsWith(outlinesOf('Bob', fonts))).toBe(true)
    expect(outlinesOf('אב Bob', fonts, false).startsWith(outlinesOf('ב', fonts))).toBe(true)
    const [hebrew, english] = await Promise.all([drawn('אב'), drawn('No')])
    expect(hebrew.title[0]!.right).toBeGreaterThan(english.title[0]!.right)
  })

  it('PRE-10: gives emoji no direction: in Hebrew they run from right to left, and reverse no number around them', async () => {
    const fonts = await fontsFor('אב 🎉🎂 5')
    const names = new Map(['🎉', '🎂'].map((one) => [laidOut(one, fonts).emoji[0]!.drawing, one]))
    const emojiOf = (text: string, isRightToLeft: boolean) =>
      laidOut(text, fonts, isRightToLeft).emoji.map(({ drawing, left }) => [names.get(drawing), left > 50])
    expect(emojiOf('אב 🎉🎂', true)).toEqual([
      ['🎂', false],
      ['🎉', true],
    ])
    expect(emojiOf('Bob 🎉🎂', false)).toEqual([
      ['🎉', true],
      ['🎂', true],
    ])
    // The number is on the left, as in a browser.
    expect(emojiOf('🎉 5', true)).toEqual([['🎉', true]])
    expect(emojiOf('🎉 5', false)).toEqual([['🎉', false]])
  })

  it('PRE-10: gives Han characters the form of the language around them', async () => {
    const form = async (text: string) => outlinesOf('直', await fontsFor(text))
    const [japanese, chinese] = await Promise.all([form('直す'), form('直接')])
    expect(japanese).not.toBe(chinese)
    expect(outlinesOf('直', await fontsFor('直 すし 直'))).toBe(japanese)
  })

  it.each([
    ['浴衣の人を見つける', ['浴衣の人を', '見つける']],
    ['「わあ！」という声', ['「わあ！」', 'という声']],
    ['コンピューター', ['コンピュー', 'ター']],
    ['เจ้าสาวโยนช่อดอกไม้', ['เจ้าสาวโยน', 'ช่อดอกไม้']],
    ['in your back-yard', ['in your', 'back-yard']],
  ])('PRE-10: ends the lines of %s where a reader pauses', async (text, shown) => {
    const { plain } = await fontsFor(text)
    const size = { sizes: [22, 20, 18], lineHeight: 1.1, measure: plain.measure }
    expect(fitText(text, { width: 110, height: 75 }, size).lines).toEqual(shown)
  })

  it('PRE-10: starts no line with a character that ends a Japanese phrase, and loses nothing', async () => {
    const { plain } = await fontsFor('浴衣見ビンゴーがるっ、。「」')
    const size = { sizes: [30, 20, 10], lineHeight: 1.1, measure: plain.measure }
    let broken = 0
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'浴衣見ビンゴがる'), minLength: 2, maxLength: 30 }),
        fc.constantFrom('ー', '、', '。', 'っ', '」'),
        fc.nat(29),
        (text, sign, place) => {
          const at = 1 + (place % (text.length - 1))
          const whole = text.slice(0, at) + sign + text.slice(at)
          const { lines } = fitText(whole, { width: 100, height: 90 }, size)
          broken += lines.length > 1 ? 1 : 0
          for (const line of lines) expect('ー、。っ」').not.toContain(line[0])
          if (!lines.at(-1)!.endsWith('…')) expect(lines.join('')).toBe(whole)
        },
      ),
    )
    expect(broken).toBeGreaterThan(20)
  })
})
