import type { Page } from '@playwright/test'
import { uniqueName } from '../support/names.ts'
import { phone } from './devices.ts'
import { createCard, expect, expectConsole, register, test } from './fixtures.ts'

function cell(page: Page, row: number, column: number) {
  return page.getByRole('button', { name: new RegExp(`^Edit row ${row}, column ${column}\\b`) })
}

async function write(page: Page, row: number, column: number, words: string): Promise<void> {
  await cell(page, row, column).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

test('EDIT-8 EDIT-9 EDIT-2 GUEST-1 GUEST-2: on a phone a guest makes a card, reloads, plays it, and signs in to share it', async ({
  person,
}) => {
  const guest = await person(phone)
  await guest.goto('/')
  await guest.getByRole('link', { name: 'New Card' }).tap()
  await expect(guest.getByText('Guest Mode')).toBeVisible()
  for (const [index, words] of ['Rain', 'Wrong turn', 'Cow', 'Are we there yet', 'Toll booth'].entries()) {
    await cell(guest, 1, index + 1).tap()
    const dialog = guest.getByRole('dialog', { name: 'Edit Bingo Cell' })
    await dialog.getByRole('textbox').fill(words)
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toBeHidden()
  }
  await guest.getByLabel('Title').fill('Road trip')
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Road trip' })).toBeVisible()
  await guest.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(
    guest.getByText('Temporary BingoBoard saved. Log in to save permanently.').first(),
  ).toBeVisible()
  await expect(guest).toHaveURL(/\/create\/temp-/)
  await guest.getByRole('link', { name: 'Play Card', exact: true }).tap()
  await guest.getByRole('button', { name: 'Cow' }).tap()
  await guest.reload()
  await expect(guest.getByRole('button', { pressed: true })).toHaveText(['Cow'])

  await guest.getByRole('link', { name: 'Sign in to share' }).tap()
  const name = uniqueName()
  await guest.getByRole('tab', { name: 'Register' }).tap()
  await guest.getByLabel('Username').fill(name)
  await guest.getByLabel('Email').fill(`${name}@example.com`)
  await guest.getByLabel('Password', { exact: true }).fill('correct horse')
  await guest.getByLabel('Confirm password').fill('correct horse')
  await guest.getByRole('button', { name: 'Register' }).tap()
  await expect(guest.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  await expect(guest).toHaveURL(/\/create\/[\w-]{10}$/)
  await expect(guest.getByRole('textbox', { name: 'Link to this card' })).toHaveValue(/\/play\/[\w-]{10}$/)
  await guest.getByRole('link', { name: 'Play Card Now' }).tap()
  await expect(guest.getByRole('button', { name: 'Wrong turn' })).toBeVisible()

  await guest.goto('/create')
  await expect(cell(guest, 1, 1)).toHaveAccessibleName('Edit row 1, column 1, blank')
})

test('LIV-11: edits made offline are kept, counted, and reach the players when the network is back', async ({
  person,
}) => {
  const host = await person()
  expectConsole(host, 'ERR_INTERNET_DISCONNECTED')
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Square 3' }).tap()

  await host.goto(`/create/${cardId}`)
  await expect(host.getByText('Saved', { exact: true })).toBeVisible()
  await host.context().setOffline(true)
  await write(host, 1, 1, 'In the tunnel')
  await expect(host.getByText('Offline, 1 change kept')).toBeVisible()
  await write(host, 1, 2, 'Still in it')
  await expect(host.getByText('Offline, 2 changes kept')).toBeVisible()
  await expect(player.getByRole('button', { name: 'Square 1,' })).toBeVisible()

  await host.context().setOffline(false)
  await expect(host.getByText('Saved', { exact: true })).toBeVisible()
  await expect(player.getByRole('button', { name: 'In the tunnel' })).toBeVisible()
  await expect(player.getByRole('button', { name: 'Still in it' })).toBeVisible()
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 3'])
})

test('LIV-11 LIV-4: two tabs of the host show each other what they change, and neither loses words', async ({
  person,
}) => {
  const first = await person()
  await register(first)
  const cardId = await createCard(first)
  const second = await first.context().newPage()
  await first.goto(`/create/${cardId}`)
  await second.goto(`/create/${cardId}`)
  await expect(second.getByLabel('Title')).toHaveValue('Stand-up bingo')

  await cell(second, 2, 2).click()
  await second.keyboard.type('half a word')
  await write(first, 1, 1, 'From the first')
  await first.getByRole('radio', { name: 'Green' }).check()
  await expect(cell(second, 1, 1)).toHaveText('From the first')
  await expect(second.getByText('Theme: Green')).toBeVisible()
  await second.keyboard.type(' more')
  await second.keyboard.press('Enter')
  await expect(cell(first, 2, 2)).toHaveText('half a word more')
})

test('EDIT-10: an unknown card is said, and leads to a new one', async ({ person }) => {
  const page = await person()
  expectConsole(page, '404')
  expect((await page.goto('/create/nobodyKnows'))?.status()).toBe(404)
  expect((await page.goto('/create/abcdefghij'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No such card' })).toBeVisible()
  await page.getByRole('link', { name: 'New Card' }).last().click()
  await expect(page.getByText('0 of 24 squares filled')).toBeVisible()
})

test('UI-7: at 320 px no screen and no dialog is wider than the screen', async ({ person }) => {
  const page = await person({ ...phone, viewport: { width: 320, height: 568 } })
  expectConsole(page, '404')
  await register(page)
  const cardId = await createCard(page, {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän und die Sache mit dem sehr langen Titel',
  })
  const expectNarrow = async (what: string) => {
    const widest = await page.evaluate(() =>
      Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('[role=dialog], [role=dialog] *')].map(
          (element) => element.getBoundingClientRect().right,
        ),
      ),
    )
    expect(widest, what).toBeLessThanOrEqual(320)
  }
  for (const path of ['/', '/my-cards', '/create', `/create/${cardId}`, `/play/${cardId}`, '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNarrow(path)
  }
  await page.goto(`/create/${cardId}`)
  await cell(page, 1, 1).tap()
  await expectNarrow('Edit Bingo Cell')
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('button', { name: 'Share' }).tap()
  await expectNarrow('Share BingoBoard')
})
