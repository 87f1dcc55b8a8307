import type { Locator } from 'playwright/test'
import { provoke } from './console-messages.ts'
import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts, waitForNavigationCode } from './page-checks.ts'
import { pixelsOf, shareOfColor } from './picture-differences.ts'
import { marked, square } from './squares.ts'

const DARK_GREEN_BACKGROUND = 'rgb(7, 28, 19)'
/** The limit for everything that /play loads until it is touched. */
const LOOK_LIMIT_BYTES = 180_000
const LOOK_LIMIT_REQUESTS = 23

/** Runs in a page: records its Intl formatters and segmenters. Creating the first one takes 12 ms on a fast CPU. */
function keepFormatters(): void {
  const made: string[] = []
  for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter'] as const) {
    const construct = (type: new () => object, options: unknown[]) => {
      made.push(name)
      return Reflect.construct(type, options) as object
    }
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
  }
  Object.assign(globalThis, { made })
}

test('PLAY-9: a visitor who only looks at a card is sent neither dialogs nor toasts, and little else', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const player = await person({ ...phone, serviceWorkers: 'block' })
  await player.addInitScript(keepFormatters)
  const socket = player.waitForEvent('websocket')
  await player.goto(`/play/${cardId}`)
  await socket
  await player.waitForLoadState('networkidle')
  const sizes = await player.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type).map((entry) => (entry as PerformanceResourceTiming).transferSize),
    ),
  )
  expect(sizes.length).toBeLessThanOrEqual(LOOK_LIMIT_REQUESTS)
  const bytes = sizes.reduce((sum, size) => sum + size)
  expect(bytes).toBeGreaterThan(LOOK_LIMIT_BYTES / 2)
  expect(bytes).toBeLessThanOrEqual(LOOK_LIMIT_BYTES)
  expect(await player.evaluate(() => Reflect.get(globalThis, 'made') as unknown)).toEqual([])
})

test('PLAY-9: the stylesheets that load at the first touch restyle less than half of the page', async ({
  playing,
  browser,
}) => {
  const { player } = await playing({ ...phone, serviceWorkers: 'block' })
  await waitForNavigationCode(player)
  await browser.startTracing(player, { categories: ['devtools.timeline'] })
  await square(player, 1).tap()
  await player.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/deferred-utilities')),
  )
  await player.evaluate(() => new Promise(requestAnimationFrame))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  )
  expect(counts.length).toBeGreaterThan(0)
  const all = await player.locator('body *').count()
  expect(Math.max(...counts)).toBeLessThan(all / 2)
})

test('PLAY-9: only letters with accents load the fonts for accents, also with a separate accent', async ({
  person,
  hostedCard,
}) => {
  const fetched: string[] = []
  for (const cells of [{ 0: '\u2068Family\u2069 👨‍👩‍👧\u200b' }, { 0: 'Cafe\u0301' }]) {
    const { cardId } = await hostedCard({
      cells: Object.assign(Array(25).fill(''), cells),
      title: 'Cafe\u0301',
    })
    const player = await person()
    await player.goto(`/play/${cardId}`)
    await waitForNavigationCode(player)
    await player.evaluate(() => document.fonts.ready)
    const families = await player.evaluate(() =>
      [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+A1'))
        .map(({ family }) => family),
    )
    fetched.push(families.join())
  }
  expect(fetched).toEqual(['Passion One', 'Passion One,Barlow Semi Condensed'])
})

test('UI-14 UI-20 PLAY-6: the first paint on a phone has its mode, and a press before the scripts have loaded counts', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard({ theme: 'green' })
  const player = await person({ ...phone, colorScheme: 'light' })
  await player.addInitScript(() => {
    localStorage.setItem('mode', '"dark"')
    const modes: (string | undefined)[] = []
    Object.assign(window, { modes })
    new MutationObserver(() => modes.push(document.documentElement.dataset.mode)).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-mode'],
    })
  })
  const paintsBefore: number[] = []
  const release = await holdScripts(player, async () => {
    paintsBefore.push(await player.evaluate(() => performance.getEntriesByName('first-paint').length))
  })
  await player.goto(`/play/${cardId}`, { waitUntil: 'commit' })
  await square(player, 1).click()
  await square(player, 2).click()
  await square(player, 2).click()
  await expect.poll(() => paintsBefore.length).toBeGreaterThan(2)
  expect(paintsBefore).not.toContain(0)
  await expect(player.locator('body')).toHaveCSS('background-color', DARK_GREEN_BACKGROUND)
  await expect(marked(player)).toHaveText(['Square 1'])
  release()
  await expect(marked(player)).toHaveText(['Square 1'])
  await waitForNavigationCode(player)
  expect(await player.evaluate(() => (window as unknown as { modes: string[] }).modes)).toEqual(['dark'])
})

test('UI-14: a browser that darkens websites darkens no light card and no paper', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard({ theme: 'green' })
  const player = await person({ ...phone, colorScheme: 'dark' })
  const devtools = await player.context().newCDPSession(player)
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await player.addInitScript(() => localStorage.setItem('mode', '"light"'))
  await player.goto(`/play/${cardId}`)
  const shareOfWhite = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox())!
    const [left, top] = [Math.ceil(x), Math.ceil(y)]
    const box = { left, top, width: Math.floor(width) - 2, height: Math.floor(height) - 2 }
    return shareOfColor(
      await pixelsOf(player, await player.screenshot({ scale: 'css' })),
      [255, 255, 255],
      box,
    )
  }
  expect(await shareOfWhite(square(player, 1))).toBeGreaterThan(0.5)
  await player.getByRole('button', { name: 'Download Card' }).click()
  await expect.poll(() => shareOfWhite(player.getByRole('dialog').locator('.paper'))).toBeGreaterThan(0.5)
  await player.goto(`/embed/${cardId}?theme=light&transparent`)
  expect(await shareOfWhite(square(player, 1))).toBeGreaterThan(0.5)
})

test('UI-20: text entered before the scripts have loaded is on the card', async ({ person }) => {
  const guest = await person()
  const release = await holdScripts(guest)
  await guest.goto('/create', { waitUntil: 'commit' })
  await guest.getByLabel('Title').fill('Typed early')
  await guest.getByRole('radio', { name: '3x3' }).click()
  await guest.getByRole('link', { name: 'BingoBoard', exact: true }).click()
  await expect(guest).toHaveURL('/create')
  release()
  await expect(guest).toHaveURL('/')
  await guest.goBack()
  await expect(guest.getByLabel('Title')).toHaveValue('Typed early')
  await expect(guest.getByText('0 of 8 squares filled')).toBeVisible()
})

test('UI-19: a stored card is never preceded by an empty one', { tag: '@phone-long' }, async ({ person }) => {
  const guest = await person()
  await guest.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenStrips: seen })
    const look = () => {
      const strip = document.querySelector<HTMLElement>('.strip')
      if (strip?.checkVisibility({ visibilityProperty: true })) seen.push(strip.innerText)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await guest.goto('/create')
  await guest.getByRole('button', { name: 'Add Example Prompts' }).click()
  await expect(guest.getByText('24 of 24 squares filled')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('24 of 24 squares filled')).toBeVisible()
  const seen = () => guest.evaluate(() => (window as unknown as { seenStrips: string[] }).seenStrips)
  await expect.poll(seen).toContain('24 of 24 squares filled')
  expect(await seen()).not.toContain('0 of 24 squares filled')
})

test('PLAY-5 PRS-1 EMB-1 EDIT-10 UI-3 ADM-8: unknown cards and paths, and /admin, are 404, and the tab’s title says so', async ({
  person,
}) => {
  const visitor = await person()
  const open = (path: string) =>
    provoke(visitor, ['404'], async () => {
      const response = await visitor.goto(path)
      expect(response?.status(), path).toBe(404)
      const heading = visitor.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await expect(visitor).toHaveTitle(`${await heading.textContent()} | BingoBoard`)
    })
  await open('/play/nobodys-id')
  await expect(
    visitor.getByText('Failed to load BingoBoard. It may have been deleted or never existed.').first(),
  ).toBeVisible()

  for (const path of ['/present/aaaaaaaaaa', '/embed/aaaaaaaaaa', '/create/nobodyKnows']) await open(path)
  await open('/create/abcdefghij')
  await expect(visitor.getByRole('heading', { name: "We can't find that card" })).toBeVisible()
  await visitor.getByRole('link', { name: 'New Card' }).last().click()
  await expect(visitor.getByText('0 of 24 squares filled')).toBeVisible()

  for (const path of ['/no/such/page', '/admin']) {
    await open(path)
    await expect(visitor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  }
  const asset = await visitor.request.get('/assets/nothing-here.js')
  expect(asset.status()).toBe(404)
  expect(await asset.text()).not.toContain('<html')
})

test('UI-20: a tap before the scripts have loaded counts as first use, at which toasts load', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const player = await person(phone)
  const release = await holdScripts(player)
  await player.goto(`/play/${cardId}`, { waitUntil: 'commit' })
  await square(player, 3).evaluate((button: HTMLElement) => button.click())
  release()
  await expect(player.locator('.toasts')).toBeAttached()
})
