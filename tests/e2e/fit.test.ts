import type { Page } from '@playwright/test'
import { LONG_WORDS, SENTENCE } from '#tests/support/long-words.ts'
import { createCard, expect, register, test } from './fixtures.ts'

/** Screens, and the size of the smallest words that the design has on each of them. */
const SCREENS = [
  { width: 320, height: 568, smallest: 10 },
  { width: 390, height: 844, smallest: 11.4 },
  // The phone of Lighthouse, which calls less than 12 px illegible.
  { width: 412, height: 823, smallest: 11.9 },
  { width: 1280, height: 800, smallest: 14.6 },
]

/** The same in more scripts, and pictures. */
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

interface Square {
  text: string
  /** How far the words stick out of the square, in px. */
  outside: number
  fontSize: number
  height: number
}

function squaresOf(page: Page): Promise<Square[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll<HTMLElement>('.card-grid .cell:not(.free)')].map((cell) => {
      const box = cell.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(cell.querySelector('.words')!)
      const words = range.getBoundingClientRect()
      return {
        text: cell.innerText,
        outside: Math.max(
          cell.scrollWidth - cell.clientWidth,
          cell.scrollHeight - cell.clientHeight,
          box.left - words.left,
          words.right - box.right,
          box.top - words.top,
          words.bottom - box.bottom,
        ),
        fontSize: parseFloat(getComputedStyle(cell).fontSize),
        height: box.height,
      }
    })
  })
}

for (const { width, height, smallest } of SCREENS)
  test(`UI-8: at ${width} px no words stick out of their square or are too small to read`, async ({
    person,
  }) => {
    const page = await person({ viewport: { width, height } })
    await register(page)
    const mixed = TEXTS.concat(TEXTS).slice(0, 25)
    for (const [gridSize, cells] of [
      [5, mixed],
      [4, mixed.slice(0, 16)],
      [3, mixed.slice(7, 16)],
      [5, Array.from({ length: 25 }, () => SENTENCE)],
    ] as const) {
      const cardId = await createCard(page, { gridSize, cells, hasFreeSpace: false })
      for (const path of [`/play/${cardId}`, `/create/${cardId}`]) {
        await page.goto(path)
        await expect(page.locator('.card-grid .words')).toHaveCount(cells.length)
        const squares = await squaresOf(page)
        expect(squares.filter(({ outside }) => outside > 0.5)).toEqual([])
        expect(squares.filter(({ fontSize }) => fontSize < smallest)).toEqual([])
      }
    }
  })

test('UI-8: at 320 px a sentence of 50 characters makes its square no higher than a word does', async ({
  person,
}) => {
  const page = await person({ viewport: { width: 320, height: 568 } })
  await register(page)
  const cells = Array.from({ length: 25 }, (_, index) => (index < 10 ? SENTENCE : 'Rain'))
  await page.goto(`/play/${await createCard(page, { cells, hasFreeSpace: false })}`)
  const squares = await squaresOf(page)
  expect(squares).toHaveLength(25)
  expect(new Set(squares.map((square) => Math.round(square.height))).size).toBe(1)
})

test('UI-8: words that read from the right stand so in their square', async ({ person }) => {
  const page = await person({ viewport: { width: 390, height: 844 } })
  await register(page)
  const cells = Array.from({ length: 25 }, (_, index) => TEXTS[index % 2 === 0 ? 10 : 0]!)
  await page.goto(`/play/${await createCard(page, { cells, hasFreeSpace: false })}`)
  const words = page.locator('.card-grid .words')
  await expect(words.nth(0)).toHaveCSS('direction', 'rtl')
  await expect(words.nth(1)).toHaveCSS('direction', 'ltr')
})
