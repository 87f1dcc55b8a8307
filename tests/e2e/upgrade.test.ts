import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { startBuiltServer } from '../support/built-server.ts'
import { whileOffline, whileUnreachable } from './console-messages.ts'
import { changeSquares, createCard, expect, fillRegisterForm, test } from './fixtures.ts'
import { entryScript, WITH_WORKER } from './installed-app.ts'
import { editorSquare, marked, square, write } from './squares.ts'

/** A stored build: docs/testing.md says how it was made. */
const OLDER_BUILD = 'tests/e2e/builds/ca3c6e5.tar.br'

/** Unpacks a build. @returns a folder with the build in `dist` */
async function unpack(build: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bingoboard-older-'))
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(build)) })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}

/** Edits a card offline and closes the tab, so that the edit stays in the browser. */
async function leaveUnsentEdit(page: Page, cardId: string, words: string): Promise<void> {
  await page.goto(`/create/${cardId}`)
  await expect(editorSquare(page, 1, 1)).toContainText('Square 1')
  await whileOffline(page, async () => {
    await write(page, 1, 1, words)
    const kept = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(kept).toContain(words)
    await page.close()
  })
}

/** Calls three words of a card, which that build's caller keeps on the device. @returns the words in order */
async function callOnDevice(page: Page, cardId: string): Promise<string[]> {
  await page.goto(`/present/${cardId}?view=caller`)
  const words: string[] = []
  for (let call = 0; call < 3; call++) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.locator('.present-called li')).toHaveCount(call + 1)
    words.push(await page.locator('.present-word').innerText())
  }
  return words
}

/** Adds those words to the card's calls, which today's caller offers once. */
async function addDeviceCalls(page: Page, cardId: string, words: readonly string[]): Promise<void> {
  const listed = page.getByRole('region', { name: 'Called so far' }).getByRole('listitem')
  await page.goto(`/present/${cardId}?view=caller`)
  const offer = page.getByRole('group').filter({ hasText: 'Add the 3 words called on this device?' })
  await offer.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(listed).toHaveText(words.toReversed())
  const stored = async () =>
    ((await (await page.request.get(`/api/cards/${cardId}`)).json()) as { called: string[] }).called
  await expect.poll(stored).toEqual(words)
  await page.reload()
  await expect(listed).toHaveText(words.toReversed())
  await expect(page.getByRole('button', { name: 'Start over' })).toBeEnabled()
  await expect(offer).toHaveCount(0)
}

/** Creates a card without an account and marks its first square. @returns its path */
async function playTemporaryCard(page: Page): Promise<string> {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Edit row 1, column 1, blank' }).click()
  const field = page.getByRole('grid').getByRole('textbox')
  for (const column of [1, 2, 3, 4, 5]) {
    await field.fill(`Square ${column}`)
    await field.press('Enter')
    await expect(editorSquare(page, 1, column)).toContainText(`Square ${column}`)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/create\/temp-/)
  const path = new URL(page.url()).pathname.replace('create', 'play')
  await page.goto(path)
  await square(page, 1).click()
  await expect(marked(page)).toHaveText(['Square 1'])
  return path
}

/** Starts a copy of another user's card, and a new card in a tab that stays open. @returns that tab */
async function leaveUnsaved(page: Page, cardId: string): Promise<Page> {
  await page.goto(`/create/${cardId}`)
  await expect(editorSquare(page, 1, 1)).toContainText('Square 1')
  await write(page, 1, 1, 'In a copy')
  const tab = await page.context().newPage()
  await tab.goto('/create')
  await write(tab, 1, 1, 'Not saved yet')
  // Enter has opened the next square.
  await tab.keyboard.press('Escape')
  return tab
}

/** Checks that both are still there, and that the older version's tab and today's page share one card. */
async function goOnWithUnsaved(page: Page, cardId: string, oldTab: Page): Promise<void> {
  await page.goto(`/create/${cardId}`)
  await expect(editorSquare(page, 1, 1)).toContainText('In a copy')
  await page.goto('/create')
  await expect(editorSquare(page, 1, 1)).toContainText('Not saved yet')
  await write(page, 1, 2, 'In the new page')
  await expect(editorSquare(oldTab, 1, 2)).toContainText('In the new page')
  await write(oldTab, 2, 1, 'In the old page')
  await expect(editorSquare(page, 2, 1)).toContainText('In the old page')
  await expect(editorSquare(page, 1, 2)).toContainText('In the new page')
}

/** Accepts the update that the page's worker offers. The browser would find the update itself within a day. */
async function updateApp(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await page.locator('.toast').getByRole('button', { name: 'Reload' }).click()
  const state = () =>
    page
      .evaluate(async () => {
        const { waiting, active } = await navigator.serviceWorker.ready
        return {
          script: document.querySelector('script[type="module"]')?.getAttribute('src'),
          waiting,
          active: active?.state,
        }
      })
      .catch(() => undefined)
  await expect.poll(state).toMatchObject({ waiting: null, active: 'activated', script: await entryScript() })
}

test('UPG-1 CARD-13 LIV-12 PRS-9: nothing is lost', { tag: '@long' }, async ({ person, afterPages }) => {
  // Two servers start one after the other.
  test.slow()
  const folder = await unpack(OLDER_BUILD)
  afterPages(() => rm(folder, { recursive: true, force: true }))
  const server = await startBuiltServer({}, folder)
  afterPages(server.dispose)
  const at = { baseURL: server.url }
  const host = await person(at)
  // The build's own page stores that someone is signed in.
  await host.goto('/auth')
  await fillRegisterForm(host)
  await host.getByRole('button', { name: 'Register' }).click()
  await expect(host).toHaveURL('/')
  const [playedId, openedId, editedId] = [
    await createCard(host),
    await createCard(host),
    await createCard(host),
  ]
  // From here on the browser has cached the older response with this card.
  await host.goto(`/create/${openedId}`)
  await expect(editorSquare(host, 1, 1)).toContainText('Square 1')
  await leaveUnsentEdit(await host.context().newPage(), editedId, 'Written in a tunnel')
  const deviceCalls = await callOnDevice(host, openedId)
  await host.goto('about:blank')

  const player = await person(at)
  const temporaryPath = await playTemporaryCard(player)
  const oldTab = await leaveUnsaved(player, playedId)
  await player.goto(`/play/${playedId}`)
  await square(player, 1).click()
  await expect(marked(player)).toHaveText(['Square 1'])

  // A separate browser, because under Playwright a navigation can hang while a worker is installed or replaced.
  const installer = await person({ ...at, ...WITH_WORKER })
  await installer.goto('/')
  await installer.evaluate(async () => void (await navigator.serviceWorker.ready))

  await whileUnreachable([player, oldTab, installer], async () => {
    await server.stop()
    await server.start()
    await changeSquares(host, playedId, { 2: 'After the upgrade' })
    await expect(player.getByRole('button', { name: /^After the upgrade/ })).toBeVisible({
      timeout: 20_000,
    })
  })
  await expect(marked(player)).toHaveText(['Square 1'])
  await updateApp(installer)
  await player.goto(temporaryPath)
  await expect(marked(player)).toHaveText(['Square 1'])
  await goOnWithUnsaved(player, playedId, oldTab)

  await host.goto(`/create/${openedId}`)
  await expect(editorSquare(host, 1, 1)).toContainText('Square 1')
  const storedCell = async () => {
    const card = (await (await host.request.get(`/api/cards/${editedId}`)).json()) as { cells: string[] }
    return card.cells[0]
  }
  await expect.poll(storedCell, { timeout: 20_000 }).toBe('Written in a tunnel')
  await host.goto(`/create/${editedId}`)
  await expect(editorSquare(host, 1, 1)).toContainText('Written in a tunnel')
  await addDeviceCalls(host, openedId, deviceCalls)
})
