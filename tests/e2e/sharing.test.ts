import type { Locator, Page } from 'playwright/test'
import { readCode } from './codes.ts'
import { phone } from './devices.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'

const CODE = { name: 'QR code of the link' }

/** Checks that the dialog covers the whole screen, and that nothing in it is cut off at the sides. */
async function expectFullScreen(page: Page, dialog: Locator): Promise<void> {
  const size = page.viewportSize()!
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...size })
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('img', CODE), dialog.getByText('/play/')])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0)
}

/** Returns by how much a dialog's content is taller than the dialog, in CSS pixels. */
const overflowOf = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const body = element.querySelector('.dialog-body') ?? element
    return Math.max(element.scrollHeight - element.clientHeight, body.scrollHeight - body.clientHeight)
  })

test('SHARE-1 SHARE-2 SHARE-8 EMB-7 UI-5: Share fits on a small phone in dark mode, with a dark-on-white QR code, and a stream’s link takes four clicks', async ({
  person,
}) => {
  const small = { width: 360, height: 640 }
  const host = await person({ ...phone, deviceScaleFactor: 1, viewport: small, colorScheme: 'dark' })
  const cardId = await registerWithCard(host, { title: 'The whole team, all day' })
  await host.goto(`/create/${cardId}`)
  await host.getByRole('button', { name: 'Share', exact: true }).click()
  const share = host.getByRole('dialog', { name: 'Share BingoBoard' })
  await expect(share.getByText(`/play/${cardId}`)).toBeVisible()
  const more = share.getByRole('button', { name: 'More' })
  for (const part of [more, share.getByRole('link', { name: 'Play Card Now' })])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect.poll(() => overflowOf(share)).toBe(0)

  await host.setViewportSize({ width: 1280, height: 800 })
  let link = ''
  const button = share.getByRole('button', { name: 'QR code' })
  await button.click()
  const large = host.getByRole('dialog', { name: 'The whole team, all day' })
  // The link and its code change once, when the page receives the URL in the local network.
  await expect(async () => {
    link = `http://${await large.getByText(`/play/${cardId}`).locator('..').textContent()}`
    expect(await readCode(large.getByRole('img', CODE))).toBe(link)
  }).toPass()
  expect(link).toMatch(new RegExp(`^http://[^/]+/play/${cardId}$`))
  await expectFullScreen(host, large)
  // On a projector the code takes most of the height.
  await expect
    .poll(async () => (await large.getByRole('img', CODE).boundingBox())?.height)
    .toBeGreaterThan(500)
  await expectAccessible(host)
  await host.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(button).toBeFocused()

  await host.setViewportSize(small)
  await more.click()
  await share.getByRole('button', { name: 'Embed and OBS' }).click()
  const embed = host.getByRole('dialog', { name: 'Embed This Card' })
  await embed.getByRole('tab', { name: 'Stream (OBS)' }).click()
  await expect(embed.getByLabel('Link for a browser source')).toHaveValue(
    new RegExp(`/embed/${cardId}\\?overlay$`),
  )
  await expect(embed.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 })
})
