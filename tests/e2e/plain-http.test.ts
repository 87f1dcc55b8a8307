import { chromium } from 'playwright/test'
import { changeCard, expect, fillRegisterForm, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { marked, square } from './squares.ts'

test('UI-6 SEC-2 EDIT-7: everything works over plain http', async ({ hostedCard, server, launchOptions }) => {
  const { host, cardId } = await hostedCard()
  // A separate browser resolves the name to this machine. Only localhost is a secure context over plain http.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP bingo.test 127.0.0.1'],
  })
  try {
    const context = await browser.newContext({ ...phone, baseURL: `http://bingo.test:${server.port}` })
    const player = await context.newPage()
    await player.goto(`/play/${cardId}`)
    expect(await player.evaluate(() => window.isSecureContext)).toBe(false)
    await square(player, 1).tap()
    await expect(marked(player)).toHaveText(['Square 1'])
    await changeCard(host, cardId, { title: 'Seen on the phone' })
    await expect(player.getByRole('heading', { name: 'Seen on the phone' })).toBeVisible()
    await player.getByRole('button', { name: /Copy/ }).tap()
    await expect(player.getByText('Share link copied to clipboard!').first()).toBeVisible()

    await player.goto('/auth')
    await fillRegisterForm(player)
    await player.getByRole('button', { name: 'Register' }).tap()
    await expect(player).toHaveURL('/')
  } finally {
    await browser.close()
  }
})
