import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { STORAGE_KEYS } from '#client/sync/storage-keys.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { codeIn, HAS_ZXING, readCode, readWithZxing } from './codes.ts'
import { phone, smallPhone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { square } from './squares.ts'

const DARK_READER = 'node_modules/darkreader/darkreader.js'
const GUESTS = 'temp-1763719200000-AbCdEfGh12'

/** Opens a page with a guest's card whose text hardly compresses. */
async function openGuests(page: Page, path: string, letters: number): Promise<void> {
  const letter = (at: number) => (((at * 7919) ^ (at * at * 31)) % 36).toString(36)
  const word = (at: number) => Array.from({ length: letters }, (_, to) => letter(at * 97 + to * 13)).join('')
  const cells = Array.from({ length: 25 }, (_, at) => (at === 12 ? '' : word(at)))
  const card = { ...sampleCard({ cardId: GUESTS, title: 'Only here', cells }), saveAs: 'saveAs0001' }
  const entry = [STORAGE_KEYS.temporaryCard(GUESTS), JSON.stringify(card)] as const
  await page.addInitScript(
    ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
    entry,
  )
  await page.goto(path)
}

/** The ways in which a page becomes dark: the app's mode, and changes from outside. */
const DARKENED = {
  light: (page: Page) => page.emulateMedia({ colorScheme: 'light' }),
  dark: (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
  forced: async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  },
  ...(existsSync(DARK_READER) && {
    'Dark Reader': async (page: Page) => {
      await page.evaluate(readFileSync(DARK_READER, 'utf8'))
      await page.evaluate(() =>
        (globalThis as never as { DarkReader: { enable: (o: object) => void } }).DarkReader.enable({}),
      )
    },
  }),
}

/** Checks that the code has at least 85 % of a small phone's width. @returns the decoded text */
async function expectWideCode(page: Page): Promise<string | undefined> {
  const code = codeIn(page)
  await expect(code).toBeVisible()
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThanOrEqual(0.85 * 320)
  // The code is redrawn when the URL in the local network is known.
  await expect(() => code.scrollIntoViewIfNeeded()).toPass()
  return readCode(code)
}

test('SHARE-9 SHARE-2 LINK-6 PRS-4: the smallest phone shows a guest’s QR code wide and scannable, and no link as text', async ({
  person,
}) => {
  const guest = await person(smallPhone)
  await openGuests(guest, `/create/${GUESTS}`, 40)
  await guest.getByRole('button', { name: 'Share', exact: true }).tap()
  await guest.getByRole('button', { name: 'Copy link' }).tap()
  await expect(guest.locator('.toast')).toBeVisible()
  await guest.getByRole('button', { name: 'QR code' }).tap()
  const read: unknown[] = [await expectWideCode(guest)]
  const [link] = read as string[]
  expect(link).toMatch(/\/play\/saveAs0001#1\.[\w-]{22}\.[\w-]{700,920}\.e$/)
  await expect(guest.locator('.toast')).toHaveCount(0)
  await expect(guest.getByText(/^Scan it up close/)).toBeInViewport({ ratio: 1 })
  await expect(guest.getByText('#1.')).toHaveCount(0)
  await guest.goto(`/present/${GUESTS}?view=code`)
  for (const darken of [DARKENED.light, DARKENED.dark, DARKENED.forced]) {
    await darken(guest)
    read.push(await expectWideCode(guest))
  }
  await expect(guest.getByText(/^Scan it up close/)).toBeVisible()
  await expect(guest.getByText('#1.')).toHaveCount(0)
  expect(new Set(read)).toEqual(new Set([link]))
})

test('LINK-6 PRS-4: a card too large for a QR code says so in its place', async ({ person }) => {
  const guest = await person(phone)
  await openGuests(guest, `/present/${GUESTS}?view=code`, 50)
  await expect(guest.getByText(/too long for a QR code/)).toBeVisible()
  await expect(codeIn(guest)).toHaveCount(0)
  await guest.goto(`/create/${GUESTS}`)
  await guest.getByRole('button', { name: 'Share', exact: true }).tap()
  await expect(guest.getByText(/too long for a QR code/)).toBeVisible()
  await expect(guest.getByRole('button', { name: 'QR code' })).toHaveCount(0)
})

test('SHARE-9 PROOF-1: the QR codes of a live card and of a bingo are wide and can be scanned on the smallest phone', async ({
  playing,
}) => {
  const { player, cardId } = await playing(smallPhone, {
    title: 'Around the whole wide world in only eighty days',
  })
  await player.getByRole('button', { name: 'QR code' }).tap()
  await expect.poll(() => expectWideCode(player)).toMatch(new RegExp(`/play/${cardId}$`))
  await player.keyboard.press('Escape')
  for (const at of [1, 2, 3, 4, 5]) await square(player, at).tap()
  await player.getByRole('alertdialog').getByRole('button', { name: 'Show my bingo' }).tap()
  await expect.poll(() => expectWideCode(player)).toMatch(/\/proof#1\./)
  await expect(player.getByRole('dialog').getByText('#1.')).toHaveCount(0)
  await expect(player.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
  await player.goto(`/present/${cardId}?view=code&shuffle`)
  await expect.poll(() => expectWideCode(player)).toMatch(new RegExp(`/play/${cardId}\\?shuffle$`))
})

const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const

test('SHARE-9: two scanners read every QR code at eight sizes, light, dark and darkened @long', async ({
  person,
  hostedCard,
}) => {
  test.skip(!HAS_ZXING, 'zxing-cpp is not installed (pip install zxing-cpp)')
  test.skip(
    !existsSync(DARK_READER),
    'Dark Reader is not installed (npm install --no-save darkreader@4.9.133)',
  )
  test.slow()
  const { cardId } = await hostedCard()
  for (const [name, darken] of Object.entries(DARKENED))
    for (const [path, letters] of [
      [`/present/${GUESTS}?view=code`, 40],
      [`/present/${GUESTS}?view=code`, 8],
      [`/present/${cardId}?view=code`, 0],
    ] as const) {
      const page = await person({ deviceScaleFactor: 2, bypassCSP: true })
      await openGuests(page, path, letters)
      await darken(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const read = { jsQR: await expectWideCode(page), zxing: await readWithZxing(codeIn(page)) }
        expect(read, `${name}, ${path}, ${width}x${height}`).toEqual({
          jsQR: read.zxing,
          zxing: expect.stringContaining('/play/'),
        })
      }
      await page.close()
    }
})
