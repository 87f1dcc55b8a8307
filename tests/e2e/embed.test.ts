import { provoke } from './console-messages.ts'
import { ALL, changeCard, expect, test } from './fixtures.ts'
import { isLive, square } from './squares.ts'
import { audit } from './page-checks.ts'
import { watchShifts } from './page-shifts.ts'

const wordsWith = (changes: Record<number, string>) =>
  Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : (changes[index] ?? `Square ${index + 1}`)))

const MORE_SIZES = [
  [320, 320],
  [600, 760],
  [1280, 720],
] as const
const LONG = 'Somebody shares the wrong screen again and says oops'.slice(0, 50)

test('EMB-5: every square is in view with all its words at every size', async ({ person, hostedCard }) => {
  const cells = wordsWith({ 0: LONG, 6: 'Camera off', 11: 'Unmute yourself please', 24: LONG })
  const { cardId } = await hostedCard({
    cells,
    title: 'A title that is long enough to need two lines in a small frame',
  })
  const page = await person()
  const shifts = await watchShifts(page)
  for (const [width, height] of [
    [240, 240],
    [320, 240],
    [240, 400],
    [320, 568],
    [900, 300],
    [1920, 1080],
    ...(ALL ? MORE_SIZES : []),
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/embed/${cardId}`)
    await isLive(page)
    const problems = () =>
      page.evaluate(() => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement
        const cells = [...document.querySelectorAll('.cell')]
        const cut = cells.filter((cell) => {
          const box = cell.getBoundingClientRect()
          const words = cell.querySelector('.words')?.getBoundingClientRect() ?? box
          const isOut = box.left < 0 || box.top < 0 || box.right > clientWidth || box.bottom > clientHeight
          // A line box is slightly taller than its letters.
          return isOut || words.width > box.width + 1 || words.height > box.height + 4
        })
        return [
          ...cut.map((cell) => cell.textContent),
          ...(scrollWidth > clientWidth || scrollHeight > clientHeight ? ['it scrolls'] : []),
          ...(cells.length === 25 ? [] : [`${cells.length} squares`]),
        ]
      })
    await expect.poll(problems, `${width} by ${height}`).toEqual([])
    expect(await shifts(), `${width} by ${height}`).toEqual([])
  }
})

test('EMB-10: an overlay shows the whole last call', async ({ person, hostedCard }) => {
  const words = ['Sorry, I was double-muted', LONG]
  const { host, cardId } = await hostedCard({ extra: words })
  const stream = await person()
  await stream.goto(`/embed/${cardId}?overlay`)
  await isLive(stream)
  for (const word of words) {
    await changeCard(host, cardId, { call: word })
    const call = stream.locator('.strip').getByText(word)
    await expect(call).toBeVisible()
    for (const [width, height] of [
      [600, 760],
      [400, 400],
      [400, 700],
      [1920, 1080],
    ] as const) {
      await stream.setViewportSize({ width, height })
      // Letters extend slightly beyond their line box.
      const hidden = () => call.evaluate((part) => part.scrollHeight - part.clientHeight)
      await expect.poll(hidden, `${word}, ${width} by ${height}`).toBeLessThan(6)
    }
  }
})

test('EMB-3: everything a tap needs is loaded before it, because another build may have replaced this one', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const page = await person({ viewport: { width: 600, height: 760 } })
  await page.goto(`/embed/${cardId}`)
  await isLive(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**/*.js', (route) => route.abort())
  for (const number of [1, 2, 3, 4, 5]) await square(page, number).click()
  await expect(page.locator('.bingo-letters')).toBeVisible()
})

test('EMB-4: the URL chooses mode and background @long', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard({ theme: 'green' })
  const page = await person({ colorScheme: 'light', viewport: { width: 600, height: 760 } })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('mode', '"dark"'))
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const shown: string[] = []
  for (const query of [
    '',
    '?theme=dark',
    '?theme=light',
    '?theme=dark&transparent',
    '?theme=none',
    '?overlay',
  ]) {
    await page.goto(`/embed/${cardId}${query}`)
    await isLive(page)
    shown.push(await ground())
  }
  const [light, dark, again, transparent, unknown, overlay] = shown
  expect(dark).not.toBe(light)
  expect([again, unknown]).toEqual([light, light])
  expect([transparent, overlay]).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
})

test(`EMB-1: a card in a frame is accessible`, async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard()
  const page = await person({ viewport: { width: 320, height: 480 } })
  for (const query of ['', '?marks=off']) {
    await page.goto(`/embed/${cardId}${query}`)
    await isLive(page)
    await audit(page)
  }
  await page.setViewportSize({ width: 240, height: 240 })
  await page.goto(`/embed/${cardId}`)
  await isLive(page)
  await square(page, 3).click()
  await audit(page)
  await provoke(page, ['404'], () => page.goto('/embed/aaaaaaaaaa'))
  const gone = page.getByRole('heading', { name: 'This card is gone' })
  await expect(gone).toBeVisible()
  await audit(page)
  await provoke(page, ['404'], () => page.goto('/embed/aaaaaaaaaa?transparent'))
  await expect(page.locator('.embed-message')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // Viewers of a video cannot press anything.
  await provoke(page, ['404'], () => page.goto('/embed/aaaaaaaaaa?overlay'))
  await expect(gone).toBeHidden()
})
