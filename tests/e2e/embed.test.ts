import type { FrameLocator, Page } from '@playwright/test'
import { embedHtml } from '#shared/rules/embed.ts'
import { startSite } from '#tests/support/other-site.ts'
import { provoke } from './console-messages.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { audit } from './page-checks.ts'
import { watchShifts } from './page-shifts.ts'

const square = (frame: FrameLocator | Page, words: string) =>
  frame.getByRole('grid').getByRole('button', { name: new RegExp(`^${words}\\b`) })
const marked = (frame: FrameLocator | Page) => frame.getByRole('grid').getByRole('button', { pressed: true })

/** Waits until the frame's script handles presses: only then it joins the card, which counts as a player. */
const isLive = (frame: FrameLocator | Page) => expect(frame.locator('[data-announcements]')).toBeAttached()

/** Everything that a page and its frames ask our API for, until it ends. */
function collectCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  return calls
}

test('EMB-8 EMB-6: on another site edits arrive and marks stay', async ({ person, baseURL, afterPages }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host, { title: 'In a wiki' })
  const code = embedHtml({ origin: baseURL!, cardId, title: 'In a wiki', width: 320, height: 480 })
  const site = await startSite(`<h1>Our wiki</h1>${code}`)
  afterPages(site.close)
  // The reader is signed in to BingoBoard, and owns the card.
  const calls = collectCalls(host)
  const cookies: string[] = []
  host.on('request', (request) => {
    void request.allHeaders().then(({ cookie }) => cookie !== undefined && cookies.push(request.url()))
  })
  await host.goto(site.url)
  const frame = host.frameLocator('iframe')
  await isLive(frame)
  await square(frame, 'Square 3').click()
  await expect(marked(frame)).toHaveCount(1)
  // Chromium refuses storage to frames of other sites.
  await expect(frame.getByText('Not saved on this device')).toBeVisible()
  await host.request.patch(`/api/cards/${cardId}`, { data: { cells: wordsWith({ 0: 'Just changed' }) } })
  await expect(square(frame, 'Just changed')).toBeVisible()
  await expect(marked(frame)).toHaveCount(1)
  expect(calls).toEqual([])
  expect(cookies).toEqual([])

  // The card's own page keeps marks of its own.
  const [opened] = await Promise.all([
    host.context().waitForEvent('page'),
    frame.getByRole('link', { name: /^Open in BingoBoard/ }).click(),
  ])
  await expect(opened).toHaveURL(`/play/${cardId}`)
  await expect(square(opened, 'Just changed')).toBeVisible()
  await expect(opened.locator('.share-actions button').first()).toBeVisible()
  await expect(marked(opened)).toHaveCount(0)
})

const wordsWith = (changes: Record<number, string>) =>
  Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : (changes[index] ?? `Square ${index + 1}`)))

test('EMB-8: a hostile page reads no frame', async ({ person, hostedCard, baseURL, afterPages }) => {
  const { cardId } = await hostedCard({ title: 'Secret plans' })
  const paths = [`/embed/${cardId}`, `/play/${cardId}`, '/', `/create/${cardId}`, '/profile']
  const site = await startSite(paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join(''))
  afterPages(site.close)
  const reader = await person()
  const refusals = ['frame-ancestors', 'chrome-error', 'Unsafe attempt', 'frame with origin']
  await provoke(reader, refusals, async () => {
    await reader.goto(site.url)
    const [own, ...others] = reader.frames().slice(1)
    await expect(own!.getByRole('heading', { name: 'Secret plans' })).toBeVisible()
    // Chromium's error page stands in for what may not be framed.
    for (const other of others) expect(other.url()).toContain('chrome-error:')
    const read = await reader.evaluate(() => {
      const frame = document.querySelector('iframe')!
      const attempts: Record<string, () => unknown> = {
        document: () => frame.contentWindow!.document.title,
        storage: () => frame.contentWindow!.localStorage.length,
        address: () => frame.contentWindow!.location.href,
        cookies: () => frame.contentDocument!.cookie,
      }
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          return `${name}: ${String(attempt())}`
        } catch {
          return `${name}: refused`
        }
      })
    })
    expect(read).toEqual(['document: refused', 'storage: refused', 'address: refused', 'cookies: refused'])
    // It can send messages; no script of ours listens to any.
    await reader.evaluate(() => {
      const frame = document.querySelector('iframe')!.contentWindow!
      for (const message of ['reset', { type: 'mark', index: 0 }, '{"event":"card:join"}'])
        frame.postMessage(message, '*')
    })
    await expect(own!.getByRole('grid').getByRole('button', { pressed: true })).toHaveCount(0)
  })
})

const LONG = 'Somebody shares the wrong screen again and says oops'.slice(0, 50)

test('EMB-5: at any size every square is in view with all its words', async ({ person, hostedCard }) => {
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
    [320, 320],
    [320, 568],
    [600, 760],
    [900, 300],
    [1280, 720],
    [1920, 1080],
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
          // A line is a little higher than its letters.
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

test('EMB-4: the address chooses mode and ground @long', async ({ person, hostedCard }) => {
  const { cardId, host } = await hostedCard({ theme: 'green' })
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

  await page.goto(`/embed/${cardId}?marks=off`)
  await isLive(page)
  await expect(page.getByRole('grid').getByRole('button')).toHaveCount(0)
  const player = await person()
  await player.goto(`/play/${cardId}`)
  await host.request.patch(`/api/cards/${cardId}`, { data: { cells: wordsWith({ 4: 'For the stream' }) } })
  await expect(page.getByRole('gridcell', { name: 'For the stream' })).toBeVisible()
  // The one that plays is alone, so nothing is said of players.
  await expect(player.getByRole('button', { name: /^For the stream/ })).toBeVisible()
  await expect(player.getByText('2 people')).toHaveCount(0)
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
  await square(page, 'Square 3').click()
  await audit(page)
  await provoke(page, ['404'], () => page.goto('/embed/aaaaaaaaaa'))
  await expect(page.getByRole('heading', { name: 'This card is gone' })).toBeVisible()
  await audit(page)
})

test('EMB-8: a sandboxed frame plays without edits', async ({ person, hostedCard, baseURL, afterPages }) => {
  const { cardId } = await hostedCard({ title: 'In a sandbox' })
  const address = `${baseURL}/embed/${cardId}`
  const site = await startSite(
    `<iframe id="plain" sandbox="allow-scripts" src="${address}"></iframe>` +
      `<iframe id="tabs" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" src="${address}"></iframe>` +
      `<iframe id="empty" sandbox="" width="320" height="480" src="${address}"></iframe>`,
  )
  afterPages(site.close)
  const reader = await person({ viewport: { width: 800, height: 1200 } })
  const calls = collectCalls(reader)
  // Chromium reports the scripts and the tab that sandboxes refuse.
  await provoke(reader, ['Blocked'], async () => {
    await reader.goto(site.url)
    const frame = reader.frameLocator('#plain')
    await isLive(frame)
    await expect(frame.getByText('Not live here')).toBeAttached()
    await square(frame, 'Square 3').click()
    await expect(marked(frame)).toHaveCount(1)
    await expect(frame.getByText("the host's changes don't arrive")).toBeVisible()
    await frame.getByRole('link', { name: /^Open in BingoBoard/ }).click()
    await expect(frame.getByText(`${baseURL}/play/${cardId}`)).toBeVisible()
    const withTabs = reader.frameLocator('#tabs')
    await isLive(withTabs)
    const [opened] = await Promise.all([
      reader.context().waitForEvent('page'),
      withTabs.getByRole('link', { name: /^Open in BingoBoard/ }).click(),
    ])
    await expect(opened).toHaveURL(`/play/${cardId}`)
    const empty = reader.frameLocator('#empty')
    await expect(empty.getByText('Square 25')).toBeVisible()
    const hint = empty.locator('.hint')
    await expect(hint).toHaveCSS('font-size', '0px')
  })
  expect(calls).toEqual([])
})

test('EMB-1: without scripts the card is there to read', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard({ title: 'No scripts here' })
  const page = await person({ javaScriptEnabled: false })
  await page.goto(`/embed/${cardId}`)
  await expect(page.getByRole('heading', { name: 'No scripts here' })).toBeVisible()
  await expect(page.getByText('Square 25')).toBeVisible()
})
