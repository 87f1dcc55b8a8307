import type { Page } from '@playwright/test'
import { expect, register, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { marked } from './squares.ts'

const SQUARES = [
  'You are on mute',
  'Dog joins the call',
  'Quick question',
  'Circle back',
  'Frozen face',
  'Doorbell',
]

/** Types without a pause: Enter goes on to the next empty square. */
async function typeSquares(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit row 1, column 1, blank' }).click()
  for (const words of SQUARES) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
}

test('UI-6 LIV-6 LIV-13 PLAY-1: two people play a card, an edit reaches both', async ({ person }) => {
  const host = await person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await register(host)
  await host.goto('/')
  await host.getByRole('link', { name: 'New Card' }).click()
  await host.getByLabel('Title').fill('Monday stand-up')
  await typeSquares(host)
  await host.getByRole('button', { name: 'Save' }).click()

  const share = host.getByRole('dialog', { name: 'Share BingoBoard' })
  await expect(share).toBeVisible()
  await expect(host).toHaveURL(/\/create\/[\w-]{10}$/)
  const cardId = new URL(host.url()).pathname.split('/').pop() ?? ''
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => host.evaluate(() => navigator.clipboard.readText())).toContain(`/play/${cardId}`)
  await share.getByRole('button', { name: 'Close' }).click()

  const onComputer = await person()
  const onPhone = await person(phone)
  for (const player of [onComputer, onPhone]) {
    await player.goto(`/play/${cardId}`)
    await expect(player.getByRole('heading', { name: 'Monday stand-up' })).toBeVisible()
  }
  await onComputer.getByRole('button', { name: /Dog joins the call/ }).click()
  await onPhone.getByRole('button', { name: /You are on mute/ }).tap()

  await host.getByRole('button', { name: /Quick question/ }).click()
  await host.keyboard.press('ControlOrMeta+A')
  await host.keyboard.type('Slow question')
  await host.keyboard.press('Enter')

  for (const player of [onComputer, onPhone]) {
    await expect(player.getByRole('button', { name: /Slow question/ })).toBeVisible()
    await expect(player.getByText('Quick question')).toHaveCount(0)
  }
  await expect(marked(onComputer)).toHaveText(['Dog joins the call'])
  await expect(marked(onPhone)).toHaveText(['You are on mute'])
})
