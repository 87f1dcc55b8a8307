import { LONG_WORDS, SENTENCE } from '#tests/support/long-words.ts'
import { ALL, createCard, expect, register, test } from './fixtures.ts'
import { linesOf, squaresOf, unreadable } from './squares.ts'

/** Screen sizes, and the design's smallest font size in px on each of them. */
const SCREENS = [
  { width: 320, height: 568, smallest: 10 },
  { width: 390, height: 844, smallest: 11.4 },
  // Lighthouse emulates this phone and calls text below 12 px illegible.
  { width: 412, height: 823, smallest: 11.9 },
  { width: 1280, height: 800, smallest: 14.6 },
]

/** Long words in more scripts, and emoji. */
const TEXTS = [
  ...LONG_WORDS,
  '「すみません、ミュートになっていますよ」と誰かが三回も言ったのにまだ話し続けているカメラもオフ',
  '누군가가 음소거 상태로 오 분 동안 계속 말하고 있는데 아무도 알려 주지 않았습니다',
  'شخص ما يتحدث والميكروفون مغلق منذ خمس دقائق كاملة',
  'מישהו מדבר כבר חמש דקות והמיקרופון שלו עדיין סגור',
  'มีคนพูดโดยไม่ได้เปิดไมโครโฟนเป็นเวลาห้านาทีเต็มเลย',
  'कोई माइक बंद करके पाँच मिनट से लगातार बोल रहा है',
  '🎉'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(7),
]

test('UI-8: all words fit, are readable and make no square taller at every size', async ({ person }) => {
  const page = await person()
  await register(page)
  const mixed = TEXTS.concat(TEXTS).slice(0, 25)
  for (const [gridSize, cells] of [
    [5, mixed],
    ...(ALL ? ([[4, mixed.slice(0, 16)]] as const) : []),
    [3, mixed.slice(7, 16)],
    [5, Array.from({ length: 25 }, (_, index) => (index < 10 ? SENTENCE : 'Rain'))],
  ] as const) {
    const cardId = await createCard(page, { gridSize, cells, hasFreeSpace: false })
    // Squares in the editor have different sizes, and the least room on the largest grid.
    for (const path of gridSize === 5 ? [`/play/${cardId}`, `/create/${cardId}`] : [`/play/${cardId}`]) {
      await page.goto(path)
      await expect(page.locator('.card-grid .words')).toHaveCount(cells.length)
      for (const { width, height, smallest } of SCREENS) {
        await page.setViewportSize({ width, height })
        const where = `${gridSize} squares a side, ${width} px`
        await expect.poll(() => unreadable(page, smallest), where).toEqual([])
        if (cells.includes('Rain')) {
          const heights = async () => new Set((await squaresOf(page)).map(({ height }) => Math.round(height)))
          await expect.poll(async () => (await heights()).size, `${width} px`).toBe(1)
        }
      }
    }
  }
})

/** Words of nine letters, which are never broken, with adjacent punctuation. */
const WITH_SIGNS = [
  'Any questions?',
  '“questions”',
  '(sponsored)',
  '“Awesome!”',
  'Breakfast?',
  'Basically…',
  '„Vielleicht“',
  '¿Preguntas?',
  'wi-fi/router',
]

test('UI-8: no punctuation is separated from its word', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard({
    cells: Array.from({ length: 25 }, (_, index) => WITH_SIGNS[index % WITH_SIGNS.length]!),
    hasFreeSpace: false,
  })
  const page = await person()
  await page.goto(`/play/${cardId}`)
  /** Returns the lines that begin with closing punctuation, or with a letter before it, or that end with opening punctuation. */
  const torn = async () => {
    const lines = (await linesOf(page)).flat().map((line) => line.trim())
    return lines.filter((line) => /^\p{L}?[?!.,)…”]|^“$|[(¿„]$/u.test(line))
  }
  for (const width of [360, 390, 412, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(torn, `${width} px`).toEqual([])
  }
})

test('UI-8: wide Arabic letters are not torn apart on a phone', async ({ person, hostedCard }) => {
  const cells = [
    'مسلسلات',
    'صافرة الشوطين',
    '«اسمعوها الآن»',
    'شخصية',
    'مشاركة الشاشة',
    'يستخدمون الهاتف',
    'قطة',
    'تصفيق',
  ]
  const { cardId } = await hostedCard({
    cells: [...cells, ...Array<string>(25 - cells.length).fill('')],
    hasFreeSpace: false,
  })
  const page = await person({ viewport: { width: 390, height: 844 }, locale: 'ar' })
  await page.goto(`/play/${cardId}`)
  const whole = (await linesOf(page)).map((lines) => lines.flatMap((line) => line.trim().split(/\s+/)))
  expect(whole).toEqual(cells.map((cell) => cell.split(' ')))
})

test('UI-25: one to three emoji alone are large, also without scripts', async ({ person, hostedCard }) => {
  const alone = ['🎃', '👻🦇', '🍬 🍫 🍭', '👨‍👩‍👧', '🇩🇪', '1️⃣', '❤️']
  const cells = Array.from({ length: 25 }, (_, index) => alone[index] ?? 'Rain')
  const { cardId } = await hostedCard({ cells: cells.with(7, 'Bat 🦇'), hasFreeSpace: false })
  const sizes: number[][] = []
  const options = { viewport: { width: 390, height: 844 } }
  const page = await person(options)
  for (const reader of [await person({ ...options, javaScriptEnabled: false }), page]) {
    await reader.goto(`/play/${cardId}`)
    await expect(reader.locator('.card-grid .words')).toHaveCount(25)
    const squares = await squaresOf(reader)
    expect(squares.filter(({ outside }) => outside > 0.5)).toEqual([])
    expect(new Set(squares.map(({ height }) => Math.round(height))).size).toBe(1)
    sizes.push(squares.map(({ fontSize }) => fontSize))
  }
  const [served = [], hydrated = []] = sizes
  expect(served).toEqual(hydrated)
  const [bat = 0, rain = 0] = hydrated.slice(7)
  expect(bat).toBe(rain)
  for (const size of hydrated.slice(0, alone.length)) expect(size).toBeGreaterThan(1.3 * rain)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/present/${cardId}`)
  const emojiOverWords = async () => {
    const [emoji, words] = await Promise.all(
      ['🎃', 'Rain'].map((text) =>
        page
          .locator('.cell', { hasText: text })
          .first()
          .evaluate((cell) => parseFloat(getComputedStyle(cell).fontSize)),
      ),
    )
    return emoji! / words!
  }
  await expect.poll(emojiOverWords).toBeGreaterThan(1.3)
})
