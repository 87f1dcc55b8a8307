import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createCard, expect, register, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

/** What a press saves as a download. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), path: await download.path() }
}

async function chooseFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await (await chooser).setFiles(path)
}

test('DATA-1 DATA-3 DATA-4 DATA-5: an export is imported', { tag: '@phone-long' }, async ({ person }) => {
  const host = await person()
  const { email } = await register(host)
  await createCard(host, { title: 'Road trip', theme: 'green' })
  const second = await createCard(host, { title: 'Office party' })
  await host.goto('/profile')
  const data = await downloaded(host, () => host.getByRole('button', { name: 'Download my data' }).click())
  expect(data.name).toMatch(/^bingoboard-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(host.getByText('Data Downloaded').first()).toBeVisible()
  const text = await readFile(data.path, 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    account: { email },
    cards: [{ title: 'Office party' }, { title: 'Road trip' }],
  })

  const other = await person({ reducedMotion: 'reduce' })
  await register(other)
  await other.goto('/my-cards')
  await chooseFile(other, data.path)
  const dialog = other.getByRole('alertdialog')
  await expect(dialog.getByRole('heading')).toHaveText('Import 2 cards?')
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await dialog.getByRole('button', { name: 'Import 2 cards' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('2 cards imported')
  await expectAccessible(other)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(other.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
  await expect(titles(other)).toHaveText(['Office party', 'Road trip'])
  // A card of its own, with the same words.
  const link = other.getByRole('link', { name: 'Play Office party' })
  await expect(link).not.toHaveAttribute('href', `/play/${second}`)
  await link.click()
  await expect(other.getByRole('heading', { name: 'Office party' })).toBeVisible()
  await expect(other.getByRole('button', { name: /Square 25\b/ })).toBeVisible()

  await host.goto('/my-cards')
  await host.getByRole('button', { name: 'More for Road trip' }).click()
  const one = await downloaded(host, () => host.getByRole('menuitem', { name: 'Download as JSON' }).click())
  expect(one.name).toBe('Road trip.json')
  await chooseFile(host, one.path)
  await host.getByRole('button', { name: 'Import 1 card' }).click()
  await host.getByRole('button', { name: 'Done' }).click()
  await expect(titles(host)).toHaveText(['Road trip', 'Office party', 'Road trip'])
})

test('LEGAL-1 LEGAL-2: Terms, Privacy and Contact need no script', async ({ person }) => {
  const reader = await person({ javaScriptEnabled: false })
  const visitor = await person()
  await visitor.goto('/')
  for (const name of ['Terms', 'Privacy', 'Contact']) {
    const answer = await reader.goto(`/${name.toLowerCase()}`)
    expect(answer?.status()).toBe(200)
    await expect(reader).toHaveTitle(`${name} | BingoBoard`)
    await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(reader.getByText('This is a private installation of BingoBoard')).toBeVisible()

    await visitor.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(visitor.getByText('This is a private installation of BingoBoard')).toBeVisible()
    // The server's page, hydrated.
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
