import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { OFFICIAL_CONTENT } from '#server/database/official/all.ts'
import { routeSizes } from '../../scripts/lib/bench/page-sizes.mjs'
import { createCard, expect, expectConsole, register, test } from './fixtures.ts'

const CLIENT = 'dist/client'
/** Scripts before the first paint, compressed (issue: 110 kB of gzip on `/play`, 160 anywhere). */
const PLAY_SCRIPTS_LIMIT_BYTES = 110_000
const ROUTE_SCRIPTS_LIMIT_BYTES = 160_000
/** What a schema says, and nothing else in the app. */
const WORDS_OF_A_CHECK = 'The body must be a JSON object'
/** The HTML of `/play/{cardId}`, compressed: what a server sends before it waits for the first answer. */
const PAGE_LIMIT_BYTES = 14_000

test('PLAY-9: the scripts that /play needs before its first paint stay under the limit', () => {
  const play = routeSizes(CLIENT).find(({ route }) => route === 'play')
  expect(play?.bytes).toBeGreaterThan(50_000)
  expect(play?.bytes, JSON.stringify(play?.files)).toBeLessThanOrEqual(PLAY_SCRIPTS_LIMIT_BYTES)
})

test('UI-18: no route needs more scripts before its first paint than the limit, and nobody the checks of a form', async () => {
  const routes = routeSizes(CLIENT)
  const sizes = routes.map(({ route, bytes }) => `${route} ${bytes}`).join('\n')
  expect(routes.map(({ route }) => route)).toEqual(expect.arrayContaining(['auth', 'create', 'my-cards']))
  expect(Math.max(...routes.map(({ bytes }) => bytes)), sizes).toBeLessThanOrEqual(ROUTE_SCRIPTS_LIMIT_BYTES)
  const files = [...new Set(routes.flatMap((route) => route.files.map(({ file }) => file)))]
  const scripts = await Promise.all(files.map((file) => readFile(`${CLIENT}/${file}`, 'utf8')))
  const withChecks = files.filter((_, index) => scripts[index]!.includes(WORDS_OF_A_CHECK))
  expect(withChecks).toEqual([])
})

test('PLAY-21: the page of a card full of long words comes within the first packets of a connection', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  // Words as long as they can be, in sentences as people write them: noise would not compress at all.
  const sentences = OFFICIAL_CONTENT.flatMap(({ items }) => items.map(({ content }) => content))
  const longest = sentences.toSorted((one, other) => other.length - one.length).slice(0, 24)
  const cardId = await createCard(host, { cells: longest.toSpliced(12, 0, ''), hasFreeSpace: true })
  const sizes: Record<string, number> = {}
  for (const encoding of ['br', 'gzip'])
    sizes[encoding] = await new Promise<number>((resolve, reject) => {
      const url = new URL(`/play/${cardId}`, host.url())
      get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
        let size = 0
        answer.on('data', (chunk: Buffer) => (size += chunk.length))
        answer.on('end', () => resolve(answer.headers['content-encoding'] === encoding ? size : Infinity))
      }).on('error', reject)
    })
  expect(sizes.br).toBeGreaterThan(5000)
  expect(sizes.br).toBeLessThanOrEqual(PAGE_LIMIT_BYTES)
  // Every browser takes brotli; gzip is for what stands between.
  expect(sizes.gzip).toBeLessThanOrEqual(PAGE_LIMIT_BYTES + 2000)
})

test('PLAY-6: without any script the card is there, every word of it, escaped, and no style sheet is awaited', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const hostile = '</script><img src=x onerror=alert(1)>'
  const cardId = await createCard(host, { title: `Tom & "Jerry" ${hostile}`, theme: 'green' })
  const reader = await person({ javaScriptEnabled: false })
  const requested: string[] = []
  reader.on('request', (request) => requested.push(request.resourceType()))
  const answer = await reader.goto(`/play/${cardId}`)
  expect(answer?.status()).toBe(200)
  await expect(reader.getByRole('heading', { name: `Tom & "Jerry" ${hostile}` })).toBeVisible()
  await expect(reader.getByText('Square 1', { exact: true })).toBeVisible()
  await expect(reader.getByText('Square 25', { exact: true })).toBeVisible()
  expect(await reader.locator('body').getAttribute('data-theme')).toBe('green')
  expect(await reader.locator('img[src="x"]').count()).toBe(0)
  expect(requested).not.toContain('stylesheet')
})

test('PLAY-6: the browser takes the drawn card over without drawing it anew', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person()
  await player.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawnByServer: document.querySelector('h1') })
    })
  })
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: /^Square 1\b/ }).click()
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(1)
  expect(
    await player.evaluate(
      () => (window as unknown as { drawnByServer: Element }).drawnByServer === document.querySelector('h1'),
    ),
  ).toBe(true)
})

test('UI-20 PLAY-6: a square that is pressed before the script has come is marked when it has', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person()
  const painted: string[] = []
  let bring: () => void = () => undefined
  const held = new Promise<void>((resolve) => (bring = resolve))
  await player.route(/\/assets\/.*\.js$/, async (route) => {
    painted.push(await player.evaluate(() => performance.getEntriesByName('first-paint').length.toString()))
    await held
    await route.continue()
  })
  await player.goto(`/play/${cardId}`, { waitUntil: 'commit' })
  await player.getByRole('button', { name: /^Square 1\b/ }).click()
  await player.getByRole('button', { name: /^Square 2\b/ }).click()
  await player.getByRole('button', { name: /^Square 2\b/ }).click()
  await expect.poll(() => painted.length).toBeGreaterThan(2)
  expect(painted).not.toContain('0')
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(0)
  bring()
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(player.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Square 1\b/)
})

test('UI-20: what is typed and chosen before the script has come is on the card when it has, and a link waits for it', async ({
  person,
}) => {
  const guest = await person()
  let bring: () => void = () => undefined
  const held = new Promise<void>((resolve) => (bring = resolve))
  await guest.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await guest.goto('/create', { waitUntil: 'commit' })
  await guest.getByLabel('Title').fill('Typed early')
  await guest.getByText('3x3', { exact: true }).click()
  await guest.getByRole('link', { name: 'BingoBoard', exact: true }).click()
  await expect(guest).toHaveURL('/create')
  bring()
  await expect(guest).toHaveURL('/')
  await guest.goBack()
  await expect(guest.getByLabel('Title')).toHaveValue('Typed early')
  await expect(guest.getByText('0 of 8 squares filled')).toBeVisible()
})

test('UI-19: the editor is there without any script, and a kept card is never preceded by an empty one @phone', async ({
  person,
}) => {
  const reader = await person({ javaScriptEnabled: false })
  await reader.goto('/create')
  await expect(reader.getByText('0 of 24 squares filled')).toBeVisible()
  await expect(reader.getByText('Guest Mode')).toBeVisible()

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
  const seen = await guest.evaluate(() => (window as unknown as { seenStrips: string[] }).seenStrips)
  expect(seen).toContain('24 of 24 squares filled')
  expect(seen).not.toContain('0 of 24 squares filled')
})

test('PLAY-5: an unknown card is status 404, says so, and leads back', async ({ person }) => {
  const player = await person()
  expectConsole(player, '404')
  const answer = await player.goto('/play/nobodys-id')
  expect(answer?.status()).toBe(404)
  await expect(
    player.getByText('Failed to load BingoBoard. It may have been deleted or never existed.').first(),
  ).toBeVisible()
})

test('UI-3: an unknown path is status 404 with the page Page Not Found; a missing asset is a plain 404', async ({
  person,
}) => {
  const visitor = await person()
  expectConsole(visitor, '404')
  const answer = await visitor.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  const asset = await visitor.request.get('/assets/nothing-here.js')
  expect(asset.status()).toBe(404)
  expect(await asset.text()).not.toContain('<html')
})
