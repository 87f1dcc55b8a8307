import type { Page } from 'playwright/test'
import { whileOffline } from './console-messages.ts'
import { phone } from './devices.ts'
import { changeCard, createCard, expect, register, registerWithCard, test } from './fixtures.ts'
import { expectRing } from './page-checks.ts'
import { linesOf, squaresOf, unreadable } from './squares.ts'

const CELLS = [
  'Tea',
  'Someone says “synergy”',
  'Telekommunikationsgesellschaft',
  'A dog barks in the background of the call today',
  'Deadline moves by a week or two, and no one minds',
  'MMM WWW',
  'Wrong meeting room',
  'Low-hanging fruit',
]

/** Returns the words that are broken where there is no hyphenation point. */
const broken = async (page: Page) =>
  (await linesOf(page)).filter((lines) =>
    lines.some((line, at) => /\p{L}$/u.test(line) && /^\p{L}/u.test(lines[at + 1] ?? '')),
  )

test('PRS-12: one of two windows of a browser says each call', async ({ person, hostedCard }) => {
  const { host, cardId } = await hostedCard()
  const caller = await person({ storageState: await host.request.storageState() })
  await caller.context().addInitScript(() => {
    if (location.protocol === 'about:') return
    localStorage.setItem('voice', 'true')
    const said: string[] = []
    Object.assign(window, { said })
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-US', localService: true }],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => undefined,
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    const Utterance = function (this: { text: string }, text: string) {
      this.text = text
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  })
  const projector = await caller.context().newPage()
  await projector.goto(`/present/${cardId}`)
  await caller.goto(`/present/${cardId}?view=caller`)
  const showsCalled = (count: number) => expect(projector.locator('[data-called]')).toHaveCount(count)
  const said = async () =>
    (await Promise.all([caller, projector].map((page) => page.evaluate('said')))) as string[][]
  await caller.getByRole('button', { name: 'Next' }).click()
  await showsCalled(1)
  const word = await caller.locator('.present-word').innerText()
  expect(await said()).toEqual([[word], []])
  const other = word === 'Square 1' ? 'Square 2' : 'Square 1'
  await host.request.patch(`/api/cards/${cardId}`, { data: { call: other } })
  await showsCalled(2)
  await expect(caller.locator('.present-word')).toHaveText(other)
  await expect.poll(async () => (await said()).flat()).toEqual([word, other])
})

test('CALL-4 CALL-7 CALL-14 PRS-11 EMB-10: a host’s calls reach phones and streams', async ({
  person,
  hostedCard,
}) => {
  const { host, cardId } = await hostedCard({ extra: ['Only in the list'] })
  const stream = await person({ viewport: { width: 390, height: 760 } })
  await stream.goto(`/embed/${cardId}?overlay`)
  await expect(stream.getByText('Square 1', { exact: true })).toBeVisible()
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  const calls = player.locator('summary', { hasText: 'Called:' })

  const presenter = await person({ storageState: await host.request.storageState() })
  await presenter.goto(`/present/${cardId}?view=caller`)
  await expect(presenter.getByText('25 to go')).toBeVisible()
  await presenter.getByRole('button', { name: 'Next' }).click()
  const first = await presenter.locator('.present-word').innerText()
  await expect(calls).toContainText(first)
  await expect(stream.getByText('1 called')).toBeVisible()
  await expect(stream.locator('.strip')).toContainText(first)
  const shows = presenter.getByRole('switch', { name: 'Players see the calls' })
  await shows.click()
  await expect(calls).toHaveCount(0)
  await expect(stream.getByText('1 called')).toHaveCount(0)
  await shows.click()
  await expect(calls).toContainText(first)
  await presenter.getByRole('button', { name: 'Undo last call' }).click()
  await expect(stream.getByText('1 called')).toHaveCount(0)

  await changeCard(host, cardId, { call: 'Square 3' })
  await expectRing(stream)
  await expectRing(player)
  await expect(presenter.locator('.present-word')).toHaveText('Square 3')
  await presenter.getByRole('button', { name: 'Start over' }).click()
  await presenter.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
  await expect(calls).toHaveCount(0)
  await expect(player.getByText('The host started a new round.')).toHaveCount(0)
})

test('PRS-3 PRS-5: the whole card is on the screen at every size', async ({ person }) => {
  const page = await person()
  await register(page)
  for (const gridSize of [3, 5]) {
    const cardId = await createCard(page, {
      title: 'A very long title that goes on and on so that it fills the stub of the card up',
      gridSize,
      cells: Array.from({ length: gridSize ** 2 }, (_, index) =>
        index === Math.floor(gridSize ** 2 / 2) ? '' : CELLS[index % CELLS.length],
      ),
    })
    await page.goto(`/present/${cardId}`)
    const grid = page.getByRole('grid')
    for (const [width, height, smallest] of [
      [1920, 1080, 48],
      [1280, 800, 30],
      [390, 844, 13],
      [320, 568, 9],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(grid).toBeInViewport({ ratio: 1 })
      await expect.poll(() => unreadable(page, smallest), `${width}x${height}`).toEqual([])
      await expect.poll(() => broken(page), `${width}x${height}`).toEqual([])
      const overflow = () =>
        page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ])
      await expect.poll(overflow).toEqual([0, 0])
      const sizes = (await squaresOf(page)).flatMap(({ text, fontSize }) => (text === 'FREE' ? [] : fontSize))
      if (width < 600) expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(1.25)
    }
  }
  const bar = page.locator('.present-bar')
  await expect(bar).toHaveCSS('opacity', '0', { timeout: 10_000 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to the card' })).toBeFocused()
  await expect(bar).toHaveCSS('opacity', '1')
})

test('PRS-2 PRS-11: the offline notice does not cover the chip of waiting calls on a phone', async ({
  person,
}) => {
  const host = await person({ ...phone, viewport: { width: 390, height: 844 } })
  const cardId = await registerWithCard(host)
  // An open socket survives being offline.
  await host.routeWebSocket('**/socket.io/**', (socket) => socket.close())
  await host.goto(`/present/${cardId}?view=caller`)
  await expect(host.getByRole('button', { name: 'Next' })).toBeEnabled()
  await whileOffline(host, async () => {
    const notice = host.getByRole('paragraph').filter({ hasText: "Offline: new edits won't show" })
    await expect(notice).toBeVisible({ timeout: 30_000 })
    await host.getByRole('button', { name: 'Next' }).tap()
    await expect(host.getByText('Offline, 1 change kept')).toBeVisible()
    await expect(notice).toBeHidden()
  })
})
