import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startMiddlebox, type Middlebox } from '../support/middlebox.ts'
import { createCard, expect, register, test as base } from './fixtures.ts'
import { goOffline, installed, WITH_WORKER } from './installed-app.ts'

/** The script that the pages of this build begin with. */
async function entryScript(): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  >
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  return `/${entry?.file}`
}

/** What the worker knows the app's page by. */
async function pageRevision(): Promise<string> {
  return createHash('sha256')
    .update(await readFile('dist/client/index.html'))
    .digest('hex')
    .slice(0, 16)
}

interface Releases {
  /** From here on the server has another build: its pages begin with another script, and its worker keeps that one. */
  next: () => void
  /** Half of the servers have it: the one that hands out the worker, and not the one of the pages. */
  half: () => void
}

/** A player whose browser has the app installed, and the releases of its server. */
const test = base.extend<{ player: Page; releases: Releases; box: Middlebox }>({
  box: async ({ server }, use) => {
    const box = await startMiddlebox({ to: server.port })
    await use(box)
    await box.cut()
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

const runsNext = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src')?.includes('?next'))
const offer = (page: Page) => page.locator('.toast').filter({ hasText: 'A new version is ready' })
const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

test('OFF-6: a new version is offered while one plays; Reload brings it, and the marks are still there', async ({
  player,
  releases,
}) => {
  await register(player)
  const cardId = await createCard(player)
  await player.goto(`/play/${cardId}`)
  await installed(player)
  await player.getByRole('button', { name: /^Square 1\b/ }).click()
  releases.next()
  await lookForUpdate(player)
  await expect(offer(player)).toBeVisible()
  // Nothing has happened to the player.
  expect(await runsNext(player)).toBe(false)
  await player.getByRole('button', { name: /^Square 2\b/ }).click()
  await offer(player).getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => runsNext(player).catch(() => undefined)).toBe(true)
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(2)
  expect(await waits(player)).toBe(false)
  await expect(offer(player)).toBeHidden()
})

test('OFF-6: the next cold start has the new version, and asks nothing', async ({ player, releases }) => {
  await player.goto('/')
  await installed(player)
  releases.next()
  await lookForUpdate(player)
  await expect(offer(player)).toBeVisible()
  const context = player.context()
  await player.close()
  const later = await context.newPage()
  await later.goto('/')
  await expect.poll(() => runsNext(later)).toBe(true)
  await expect.poll(() => waits(later)).toBe(false)
  await expect(offer(later)).toBeHidden()
})

test('OFF-6: a page that the server has drawn by its new version is asked nothing: its worker follows by itself', async ({
  player,
  releases,
}) => {
  await player.goto('/')
  await installed(player)
  releases.next()
  // The page comes first, then the worker: the browser asks for that when the page is there.
  await player.reload()
  await expect.poll(() => runsNext(player)).toBe(true)
  const kept = () =>
    player.evaluate(async () => {
      const names = await caches.keys()
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return files.flat().filter(({ url }) => url.includes('?next')).length
    })
  await expect.poll(kept).toBe(1)
  await expect.poll(() => waits(player)).toBe(false)
  await expect(offer(player)).toBeHidden()
})

test('OFF-6: a worker that meets the page of another build installs nothing, and the old one stays whole', async ({
  player,
  releases,
}) => {
  await player.goto('/')
  await installed(player)
  releases.half()
  const fate = await player.evaluate(async () => {
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
  expect(fate).toBe('redundant')
  await goOffline(player)
  await player.reload()
  await expect(player.getByRole('heading', { level: 1 })).toBeVisible()
})
