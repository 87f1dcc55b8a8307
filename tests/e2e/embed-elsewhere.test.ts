import type { Page } from 'playwright/test'
import { embedHtml } from '#shared/rules/embed-html.ts'
import { startSite } from '#tests/support/other-site.ts'
import { provoke } from './console-messages.ts'
import { changeSquares, expect, registerWithCard, test } from './fixtures.ts'
import { isLive, marked, square } from './squares.ts'

/** Collects all API calls of a page and its frames. */
function collectCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  return calls
}

/** Starts another site with a page that shows the card in a frame. */
async function startWiki(origin: string, cardId: string) {
  const code = embedHtml({ origin, cardId, title: 'In a wiki', width: 320, height: 480 })
  return startSite(`<h1>Our wiki</h1>${code}`)
}

/** Opens the card's own page from the frame, and waits until it is hydrated. */
async function openOwnPage(page: Page, cardId: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .frameLocator('iframe')
      .getByRole('link', { name: /^Open in BingoBoard/ })
      .click(),
  ])
  await expect(opened).toHaveURL(`/play/${cardId}`)
  await expect(opened.locator('.link-actions button').first()).toBeVisible()
  return opened
}

test('EMB-8: edits arrive and marks stay on another site', async ({ person, baseURL, afterPages }) => {
  const host = await person()
  const cardId = await registerWithCard(host)
  const site = await startWiki(baseURL!, cardId)
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
  await square(frame, 3).click()
  await expect(marked(frame)).toHaveCount(1)
  await changeSquares(host, cardId, { 0: 'Just changed' })
  await expect(frame.getByRole('button', { name: 'Just changed' })).toBeVisible()
  await expect(marked(frame)).toHaveCount(1)
  expect(calls).toEqual([])
  expect(cookies).toEqual([])
  const opened = await openOwnPage(host, cardId)
  await expect(opened.getByRole('button', { name: 'Just changed' })).toBeVisible()
})

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
    // Chromium shows its error page in place of pages that may not be framed.
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
    // The surrounding page can send messages, but none of our scripts listens to them.
    await reader.evaluate(() => {
      const frame = document.querySelector('iframe')!.contentWindow!
      for (const message of ['reset', { type: 'mark', index: 0 }, '{"event":"card:join"}'])
        frame.postMessage(message, '*')
    })
    await expect(own!.getByRole('grid').getByRole('button', { pressed: true })).toHaveCount(0)
  })
})

test('EMB-8: a frame in a sandbox can be played, and follows the host', async ({
  person,
  hostedCard,
  baseURL,
  afterPages,
}) => {
  const { cardId, host } = await hostedCard({ title: 'In a sandbox' })
  const address = `${baseURL}/embed/${cardId}`
  const site = await startSite(
    `<iframe id="plain" sandbox="allow-scripts" src="${address}"></iframe>` +
      `<iframe id="tabs" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" src="${address}"></iframe>` +
      `<iframe id="empty" sandbox="" width="320" height="480" src="${address}"></iframe>`,
  )
  afterPages(site.close)
  const reader = await person({ viewport: { width: 800, height: 1200 } })
  // Chromium logs the scripts and the tab that sandboxes block.
  await provoke(reader, ['Blocked'], async () => {
    await reader.goto(site.url)
    const frame = reader.frameLocator('#plain')
    await isLive(frame)
    await square(frame, 3).click()
    await expect(marked(frame)).toHaveCount(1)
    await expect(frame.getByText("Marks aren't kept on this page")).toBeVisible()
    await frame.getByRole('link', { name: /^Open in BingoBoard/ }).click()
    await expect(frame.getByText(`${baseURL}/play/${cardId}`)).toBeVisible()
    await changeSquares(host, cardId, { 0: 'Just changed' })
    await expect(frame.getByRole('button', { name: 'Just changed' })).toBeVisible()
    await expect(marked(frame)).toHaveCount(1)
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
})

test('EMB-8: a frame in a sandbox polls if no WebSocket opens, and says if the card is gone', async ({
  person,
  hostedCard,
  baseURL,
  afterPages,
}) => {
  const { cardId, host } = await hostedCard({ title: 'Without a socket' })
  const site = await startSite(
    `<iframe sandbox="allow-scripts" width="400" height="600" src="${baseURL}/embed/${cardId}"></iframe>`,
  )
  afterPages(site.close)
  const reader = await person()
  await reader.routeWebSocket(/socket\.io/, (socket) => socket.close())
  // The first poll comes after 3 s, and then one every 5 s.
  const patient = { timeout: 30_000 }
  await provoke(reader, ['WebSocket', '404'], async () => {
    await reader.goto(site.url)
    const frame = reader.frameLocator('iframe')
    await isLive(frame)
    await changeSquares(host, cardId, { 0: 'Just changed' })
    await expect(frame.getByRole('button', { name: 'Just changed' })).toBeVisible(patient)
    expect((await host.request.delete(`/api/cards/${cardId}`)).status()).toBe(204)
    await expect(frame.getByText('No longer on the server', { exact: true })).toBeVisible(patient)
  })
})
