import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { pngSize } from '../support/preview-worker.ts'
import { provoke } from './console-messages.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { differences } from './picture-differences.ts'
import { square as numbered } from './squares.ts'

/** Returns a PNG of an image at its natural size. */
const atFullSize = async (image: Locator): Promise<Buffer> =>
  Buffer.from(
    await image.evaluate(async (img: HTMLImageElement) => {
      const canvas = new OffscreenCanvas(img.naturalWidth, img.naturalHeight)
      canvas.getContext('2d')!.drawImage(img, 0, 0)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    }),
  )

const squareAt = (page: Page, place: number) => page.locator(`[data-index="${place}"] button`)

test('RES-1 RES-2 RES-4: the device draws the result’s picture', async ({ playing }) => {
  const { player } = await playing()
  for (const number of [1, 2, 3, 4, 5]) await numbered(player, number).click()
  await expect(player.locator('[aria-pressed="true"]')).toHaveCount(5)
  const bingo = player.getByRole('alertdialog')
  await expect(bingo.getByRole('button', { name: 'Share my result' })).toBeVisible()

  const requests: string[] = []
  player.on('request', (request) => {
    if (!/^blob:|\/assets\/[^?]+\.(js|css|woff2)$/.test(request.url())) requests.push(request.url())
  })
  await bingo.getByRole('button', { name: 'Share my result' }).click()
  const dialog = player.getByRole('dialog', { name: 'My Result' })
  const picture = dialog.getByRole('img', {
    name: 'My card Stand-up bingo: BINGO! One line, 5 of 24 squares marked.',
  })
  await expect(picture).toBeVisible()
  const drawn = await atFullSize(picture)
  await expectAccessible(player)

  const saving = player.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download picture' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('Stand-up bingo.png')
  expect(pngSize(await readFile(await download.path()))).toEqual({ width: 1080, height: 1350 })

  expect(requests).toEqual([])

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(bingo.getByRole('button', { name: 'Share my result' })).toBeFocused()

  // Simulates Firefox with resistFingerprinting.
  await player.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(4, 1)
  })
  await bingo.getByRole('button', { name: 'Share my result' }).click()
  await expect(dialog.getByText('this picture is an SVG file')).toBeVisible()
  const whole = { left: 0, top: 0, width: 1080, height: 1350 }
  const [different] = await differences(player, drawn, await atFullSize(picture), [whole])
  expect(different! / (whole.width * whole.height)).toBeLessThan(0.002)
  const savingSvg = player.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download picture' }).click()
  expect((await savingSvg).suggestedFilename()).toBe('Stand-up bingo.svg')
})

test('SHF-6: a shuffled link shows the host’s order if its code is missing', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const page = await person()
  await provoke(page, ['ERR_FAILED'], async () => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`/play/${cardId}?shuffle`)
    await expect(page.locator('html')).not.toHaveAttribute('data-shuffled')
    await expect(squareAt(page, 0)).toHaveText('Square 1')
  })
})
