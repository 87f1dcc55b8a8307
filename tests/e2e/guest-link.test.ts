import type { Page, Request } from 'playwright/test'
import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { uniqueName } from '../support/names.ts'
import { editorSquare } from './squares.ts'

const smallPhone = { ...phone, viewport: { width: 390, height: 844 } }
const COPY = "A copy, sent by link. It doesn't change when its maker edits it."

/** Returns what a page has sent, as a server could log it. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

const copiedLink = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
/** Simulates switching to another app and back. */
const resume = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('LINK-4 LINK-5 LINK-6 ACC-23 GUEST-2: a guest sends a card with 2 taps and no field; two more taps and three fields make it live, with its marks', async ({
  person,
}) => {
  const guest = await person({ ...smallPhone, permissions: ['clipboard-read', 'clipboard-write'] })
  const sent = sentBy(guest)
  await guest.goto('/create')
  await guest.getByRole('button', { name: 'Add Example Prompts' }).tap()
  await expect(guest.getByText('24 of 24 squares filled')).toBeVisible()
  const words = (await guest.locator('.square .words').allInnerTexts()).filter(Boolean)

  await guest.getByRole('button', { name: 'Share', exact: true }).tap()
  const dialog = guest.getByRole('dialog', { name: 'Share BingoBoard' })
  await expect(dialog.getByRole('button', { name: 'QR code' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).tap()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await copiedLink(guest)
  expect(link).toMatch(/\/play\/[\w-]{10}#1\.[\w-]{22}\.[\w-]{100,1250}\.e$/)

  const friend = await person(smallPhone)
  const sentByFriend = sentBy(friend)
  // The server does not have the card.
  await provoke([friend], ['404'], async () => {
    await friend.goto(link)
    await expect(friend.getByText(COPY, { exact: true })).toBeVisible()
    const asked = friend.waitForResponse((response) => response.url().includes('/api/cards/'))
    await resume(friend)
    expect((await asked).status()).toBe(404)
  })
  const first = words[0]!
  await friend.getByRole('gridcell').first().getByRole('button').tap()
  await expect(friend.locator('.square button[aria-pressed=true]')).toHaveCount(1)
  for (const word of words) {
    const isSent = (request: string) =>
      request.includes(encodeURIComponent(word)) || request.includes(JSON.stringify(word))
    expect([...sent, ...sentByFriend].filter(isSent), word).toEqual([])
  }
  expect([...sent, ...sentByFriend].filter((request) => request.includes('#'))).toEqual([])

  await dialog.getByRole('link', { name: 'Sign in to share' }).tap()
  await expect(guest.getByRole('heading', { level: 1, name: 'One step to your link.' })).toBeVisible()
  const submit = guest.getByRole('button', { name: 'Register' })
  await expect(submit).toBeInViewport({ ratio: 1 })
  const username = uniqueName()
  await guest.getByLabel('Username', { exact: true }).fill(username)
  await guest.getByLabel('Email', { exact: true }).fill(`${username}@example.com`)
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await submit.tap()
  await expect(dialog.getByLabel('Link to this card')).toContainText(new URL(link).pathname.slice(6))
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toBeHidden()

  await resume(friend)
  await expect(friend.getByText(COPY, { exact: true })).toBeHidden()
  await expect(friend).toHaveURL(link.split('#')[0]!)
  await expect(friend.locator('.square button[aria-pressed=true]')).toHaveCount(1)
  await expect(friend.getByRole('gridcell').first()).toContainText(first)
  await editorSquare(guest, 1, 2).tap()
  await guest.getByRole('textbox', { name: 'Cell content' }).fill('Typed by its maker')
  await guest.keyboard.press('Enter')
  await expect(friend.getByRole('grid')).toContainText('Typed by its maker')

  const late = await person(smallPhone)
  await late.goto(link)
  await expect(late.getByRole('grid')).toContainText('Typed by its maker')
  await expect(late).toHaveURL(link.split('#')[0]!)
})
