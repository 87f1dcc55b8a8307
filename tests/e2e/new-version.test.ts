import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { startMiddlebox, type Middlebox } from '../support/middlebox.ts'
import { whileOffline } from './console-messages.ts'
import { expect, test as base } from './fixtures.ts'
import { appInstalled, entryScript, WITH_WORKER } from './installed-app.ts'
import { marked, square } from './squares.ts'

/** Returns the revision of the app's page in the worker's precache list. */
async function pageRevision(): Promise<string> {
  return createHash('sha256')
    .update(await readFile('dist/client/index.html'))
    .update(await readFile('dist/client/.vite/manifest.json'))
    .update(await readFile('dist/client/.vite/messages.json'))
    .digest('hex')
    .slice(0, 16)
}

interface Releases {
  /** Makes the server serve another build: pages have another entry script, which the worker caches. */
  next: () => void
  /** Makes the server serve the other build's worker, but not its pages, as in the middle of a rolling update. */
  half: () => void
}

/** `player` has installed the app from a server behind a middlebox, which replaces the build. */
const test = base.extend<{ player: Page; releases: Releases; box: Middlebox }>({
  box: async ({ server, afterPages }, use) => {
    const box = await startMiddlebox({ to: server.port })
    afterPages(box.cut)
    await use(box)
  },
  player: async ({ person, box }, use) => use(await person({ ...WITH_WORKER, baseURL: box.url })),
  releases: async ({ box }, use) => {
    const before = await entryScript()
    const revision = await pageRevision()
    const rename = (text: string) => text.replaceAll(before, `${before}?next`).replaceAll(revision, 'next')
    const isPage = (text: string) => text.startsWith('<!')
    await use({
      next: () => void (box.rewrite = rename),
      half: () => void (box.rewrite = (text) => (isPage(text) ? text : rename(text))),
    })
  },
})

/** Whether the page runs the next build; false during a navigation. */
const runsNext = (page: Page) =>
  page
    .evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src')?.includes('?next'))
    .catch(() => false)
const offer = (page: Page) => page.locator('.toast').filter({ hasText: 'BingoBoard has been updated' })
const hasWaitingWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
async function openInstalled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appInstalled(page)
}
async function release(page: Page, releases: Releases): Promise<void> {
  releases.next()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
}
const pressReload = (page: Page) => offer(page).getByRole('button', { name: 'Reload' }).click()

test('OFF-6: a new version is offered, and Reload keeps the marks; a worker of another build than its pages installs nothing', async ({
  player,
  releases,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  await openInstalled(player, `/play/${cardId}`)
  await square(player, 1).click()
  await expect(marked(player)).toHaveCount(1)

  releases.half()
  const state = await player.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const decided = new Promise<string | undefined>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => resolve(installing.state))
      })
    })
    await registration.update()
    return decided
  })
  expect(state).toBe('redundant')
  await whileOffline(player, async () => {
    await player.reload()
    await expect(marked(player)).toHaveCount(1)
  })

  await release(player, releases)
  await expect(offer(player)).toBeVisible()
  // Nothing reloads automatically.
  expect(await runsNext(player)).toBe(false)
  await square(player, 2).click()
  await expect(marked(player)).toHaveCount(2)
  await pressReload(player)
  await expect.poll(() => runsNext(player)).toBe(true)
  await expect(marked(player)).toHaveCount(2)
  await expect.poll(() => hasWaitingWorker(player)).toBe(false)
  await expect(offer(player)).toBeHidden()
})

test('OFF-6: Reload does not wait for an old worker that is still busy', async ({
  player,
  releases,
  hostedCard,
  box,
}) => {
  const { cardId } = await hostedCard()
  await openInstalled(player, `/play/${cardId}`)
  await release(player, releases)
  box.slow = /^\/app-shell/
  await player.evaluate(() => {
    const ask = () => navigator.serviceWorker.controller?.postMessage({ type: 'keep-language' })
    setInterval(ask, 500)
  })
  await pressReload(player)
  await expect.poll(() => runsNext(player)).toBe(true)
})

test('OFF-6 OFF-7: Reload asks once if words are unsaved, and does not ask again whoever stays', async ({
  player,
  releases,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  await openInstalled(player, `/play/${cardId}`)
  await release(player, releases)
  await player.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  let questions = 0
  player.on('dialog', (question) => {
    questions++
    void question.dismiss()
  })
  await pressReload(player)
  await expect.poll(() => questions).toBe(1)
  // Longer than the page waits for a worker.
  await player.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))
  expect(questions).toBe(1)
  expect(await runsNext(player)).toBe(false)
})

test(
  'OFF-6: the next cold start runs the new version',
  { tag: '@long' },
  async ({ player, releases, box }) => {
    // The first visit's worker is still caching the categories, one after the other.
    box.slow = /^\/api\/categories/
    await openInstalled(player, '/')
    await release(player, releases)
    await expect(offer(player)).toBeVisible()
    const context = player.context()
    await player.close()
    const later = await context.newPage()
    await later.goto('/')
    await expect.poll(() => runsNext(later)).toBe(true)
    await expect.poll(() => hasWaitingWorker(later)).toBe(false)
    await expect(offer(later)).toBeHidden()
  },
)
