import { chromium } from '@playwright/test'
import { createCard, expect, register, test } from './fixtures.ts'
import { phone } from './devices.ts'

test('UI-6 SEC-2 EDIT-7: a phone on plain http under a name that is not localhost plays, hears edits and copies the link', async ({
  person,
  server,
  launchOptions,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  // A context of its own, where this name is this machine: without localhost, plain http is no secure context.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP bingo.test 127.0.0.1'],
  })
  try {
    const context = await browser.newContext({ ...phone, baseURL: `http://bingo.test:${server.port}` })
    const player = await context.newPage()
    await player.goto(`/play/${cardId}`)
    expect(await player.evaluate(() => window.isSecureContext)).toBe(false)
    await player.getByRole('button', { name: /^Square 1\b/ }).tap()
    await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1'])
    await host.request.patch(`/api/cards/${cardId}`, { data: { title: 'Seen on the phone' } })
    await expect(player.getByRole('heading', { name: 'Seen on the phone' })).toBeVisible()
    await player.getByRole('button', { name: /Copy/ }).tap()
    await expect(player.getByText('Share link copied to clipboard!').first()).toBeVisible()

    const editor = await context.newPage()
    await register(editor)
    await expect(editor).toHaveURL('/')
  } finally {
    await browser.close()
  }
})
