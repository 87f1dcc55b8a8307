import type { Page } from 'playwright/test'
import { expect, registerWithCard, test } from './fixtures.ts'
import { editorSquare } from './squares.ts'

/** Makes Chromium ignore every rule with `:has()`, as Firefox 115 does. */
async function withoutHas(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':no-such(') })
  })
}

test('UI-21: field, choices, presenter and print work without :has()', async ({ person }) => {
  const host = await person()
  await withoutHas(host)
  const cardId = await registerWithCard(host)

  await host.goto(`/create/${cardId}`)
  const chosen = host.locator('label', { hasText: '5x5' })
  const other = host.locator('label', { hasText: '3x3' })
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  await expect
    .poll(async () => (await chosen.evaluate(background)) === (await other.evaluate(background)))
    .toBe(false)
  await editorSquare(host, 2, 2).click()
  const field = host.locator('.cell-typing')
  await expect(field).toBeVisible()
  await expect(async () => {
    expect(await field.boundingBox()).toEqual(await field.locator('xpath=..').boundingBox())
  }).toPass({ timeout: 10_000 })

  await host.goto(`/present/${cardId}`)
  await expect(host.getByRole('grid')).toBeVisible()
  await expect(host.locator('.site-header')).toBeHidden()
  await expect(host.locator('.site-footer')).toBeHidden()

  await host.goto(`/play/${cardId}`)
  await host.getByRole('button', { name: 'Download Card' }).click()
  await expect(host.getByRole('dialog')).toBeVisible()
  await host.emulateMedia({ media: 'print' })
  await expect(host.locator('.print-pages')).toBeVisible()
  await expect(host.locator('#root')).toBeHidden()
  await expect(host.getByRole('dialog')).toBeHidden()
})
