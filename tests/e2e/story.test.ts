import type { Locator, Page } from 'playwright/test'
import { expect, register, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { centreOf, editorSquare, expectSaved, marked } from './squares.ts'

const SQUARES = [
  'You are on mute',
  'Dog joins the call',
  'Quick question',
  'Circle back',
  'Frozen face',
  'Doorbell',
]

/** Types without pausing: Enter moves to the next empty square. */
async function typeSquares(page: Page): Promise<void> {
  await editorSquare(page, 1, 1).click()
  for (const words of SQUARES) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
}

/** Drags one square over another without dropping it. */
async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await page.mouse.move(start.x, start.y)
  // Sent together, because on a busy machine the first response may take as long as a long press, which starts no drag.
  await Promise.all([page.mouse.down(), page.mouse.move(end.x, end.y, { steps: 4 })])
  await expect(page.locator('.lifted')).toBeVisible()
}

test('UI-6 LIV-6 LIV-11 LIV-12 LIV-13 PLAY-1 EDIT-16: each edit, swap and undo of a host reaches two players, whose marks stay', async ({
  person,
}) => {
  const host = await person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await register(host)
  await host.goto('/')
  await host.getByRole('link', { name: 'New Card', exact: true }).click()
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

  await host.keyboard.press('Escape')
  await dragOver(host, editorSquare(host, 1, 1), editorSquare(host, 2, 3))
  await expect(host.locator('.lifted')).toHaveText('You are on mute')
  await host.mouse.up()
  await expect(editorSquare(host, 2, 3)).toHaveText('You are on mute')
  await expect(host.getByRole('grid').getByRole('textbox')).toHaveCount(0)
  await expect(onPhone.locator('[data-index="7"] button')).toHaveText('You are on mute')
  await expect(marked(onPhone)).toHaveText(['You are on mute'])
  await host.getByRole('button', { name: 'Undo' }).click()
  await expect(onPhone.locator('[data-index="0"] button')).toHaveText('You are on mute')
  await expect(marked(onPhone)).toHaveText(['You are on mute'])

  const title = host.getByLabel('Title')
  await title.fill('')
  const session = await host.context().newCDPSession(host)
  await session.send('Input.imeSetComposition', {
    text: 'Tuesday standup',
    selectionStart: 15,
    selectionEnd: 15,
  })
  await expect(title).toHaveValue('Tuesday standup')
  host.on('dialog', (dialog) => void dialog.accept())
  await host.reload()
  await expect(title).toHaveValue('Tuesday standup')
  await expectSaved(host)
})
