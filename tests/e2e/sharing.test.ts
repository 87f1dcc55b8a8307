import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { qrModules } from '../support/qr-modules.ts'
import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { createCard, expect, longIf, register, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { marked, square } from './squares.ts'

const CODE = { name: 'QR code of the link' }

/** Reads a QR code from a screenshot: for each module whether its middle is dark, in the form of `qrModules`. */
async function photograph(page: Page, code: Locator): Promise<string[]> {
  await expect(code).toBeVisible()
  // Waits until the dialog has slid in.
  await code.evaluate((element) =>
    Promise.all(
      element
        .closest('[role=dialog]')!
        .getAnimations()
        .map(({ finished }) => finished),
    ),
  )
  const side = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  const photo = (await code.screenshot()).toString('base64')
  return page.evaluate(
    async ({ photo, side }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${photo}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      const isDark = (row: number, column: number) => {
        const x = Math.floor(((column + 0.5) / side) * width)
        const y = Math.floor(((row + 0.5) / side) * height)
        const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4)
        return red + green + blue < 3 * 128
      }
      return Array.from({ length: side }, (_row, row) =>
        Array.from({ length: side }, (_column, column) => (isDark(row, column) ? '#' : '.')).join(''),
      )
    },
    { photo, side },
  )
}

/** The dialog covers the whole screen, and nothing in it is cut off at a side. */
async function expectFullScreen(page: Page, dialog: Locator): Promise<void> {
  const size = page.viewportSize()!
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...size })
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('img', CODE), dialog.getByText('/play/')])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `SHARE-1 SHARE-2 UI-5: in ${colorScheme} mode the host’s QR code is readable, in the dialog and on the whole screen`,
    longIf(colorScheme === 'light'),
    async ({ person }) => {
      const host = await person({ colorScheme })
      await register(host)
      const cardId = await createCard(host, { title: 'The whole team, all day' })
      await host.goto(`/create/${cardId}`)
      await host.getByRole('button', { name: 'Share', exact: true }).click()
      const share = host.getByRole('dialog', { name: 'Share BingoBoard' })
      let link = ''
      // The link and its code change once, when the page receives the address in the local network.
      await expect(async () => {
        link = await share.getByLabel('Link to this card').inputValue()
        expect(await photograph(host, share.getByRole('img', CODE))).toEqual(qrModules(link))
      }).toPass()
      expect(link).toMatch(new RegExp(`/play/${cardId}$`))

      await share.getByRole('button', { name: 'Full screen' }).click()
      const large = host.getByRole('dialog', { name: 'The whole team, all day' })
      await expect.poll(() => photograph(host, large.getByRole('img', CODE))).toEqual(qrModules(link))
      await expect(large.getByText(link.replace(/^https?:\/\//, ''))).toBeVisible()
      await expectFullScreen(host, large)
      // On a projector the code takes most of the height.
      await expect
        .poll(async () => (await large.getByRole('img', CODE).boundingBox())?.height)
        .toBeGreaterThan(500)
      await expectAccessible(host)
      await host.keyboard.press('Escape')
      await expect(large).toBeHidden()
      await expect(share.getByRole('button', { name: 'Full screen' })).toBeFocused()
    },
  )

test('SHARE-5 SHARE-2 UI-7: on phones of any size a player opens the large code, and closing it returns to its button', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard({ title: 'Around the whole wide world in only eighty days' })
  const player = await person(phone)
  const button = player.getByRole('button', { name: 'QR code' })
  const large = player.getByRole('dialog')
  for (const viewport of [phone.viewport, { width: 320, height: 568 }, { width: 568, height: 320 }]) {
    await player.setViewportSize(viewport)
    await player.goto(`/play/${cardId}`)
    await button.tap()
    // The link and its code change once, when the page receives the address in the local network.
    await expect(async () => {
      const link = await player.getByLabel('Link to this card').inputValue()
      expect(await photograph(player, large.getByRole('img', CODE))).toEqual(qrModules(link))
    }).toPass()
    await expectFullScreen(player, large)
    await large.getByRole('button', { name: 'Close' }).tap()
    await expect(large).toBeHidden()
    await expect(button).toBeFocused()
  }
})

const STAR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>'

/** A server of another site. It has `/star.svg` until `empty` is called. */
async function startPictureHost(): Promise<{
  url: string
  /** The Referer of each request. */
  referrers: unknown[]
  empty: () => void
}> {
  const referrers: unknown[] = []
  let hasStar = true
  const server = createServer((request, response) => {
    referrers.push(request.headers.referer)
    if (!hasStar || request.url !== '/star.svg') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' })
    return response.end(STAR)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // An open connection does not keep the process alive.
  server.unref()
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, referrers, empty: () => (hasStar = false) }
}

test('EDIT-15 LIV-6: the image that the host sets is on the players’ free space at once, on every grid size, until it is removed', async ({
  person,
}) => {
  const pictures = await startPictureHost()
  const star = `${pictures.url}/star.svg`
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await square(player, 3).tap()
  const picture = player.getByRole('grid').getByRole('img', { name: 'FREE' })
  await expect(player.getByRole('grid').getByText('FREE')).toBeVisible()

  await host.goto(`/create/${cardId}`)
  const openDialog = () => host.getByRole('button', { name: 'Set Free Space Image' }).click()
  const dialog = host.getByRole('dialog', { name: 'Set Free Space Image' })
  await openDialog()
  await provoke(host, ['404'], async () => {
    await dialog.getByLabel('Image URL').fill(`${pictures.url}/none.svg`)
    await dialog.getByRole('button', { name: 'Set Image' }).click()
    await expect(host.getByText('Image Error').first()).toBeVisible()
    // The preview requests the typed image a little later, until another one replaces it.
    await dialog.getByLabel('Image URL').fill(star)
    await expect(dialog.getByRole('img', { name: 'Preview of the free space' })).toBeVisible()
  })
  await expectAccessible(host)
  await dialog.getByRole('button', { name: 'Set Image' }).click()
  await expect(host.getByText('Image Set').first()).toBeVisible()

  for (const size of ['5x5', '4x4', '3x3']) {
    if (size !== '5x5') {
      await host.getByRole('radio', { name: size }).click()
      await host.getByRole('button', { name: 'Change the grid' }).click()
    }
    const rows = player.getByRole('grid').getByRole('row')
    await expect(rows).toHaveCount(Number(size[0]))
    await expect(picture).toHaveAttribute('src', star)
    await expect(picture).toHaveJSProperty('naturalWidth', 64)
    // The image fills its square up to a margin of 12 px and does not enlarge it.
    const freeSpace = player.getByRole('gridcell').filter({ has: player.getByRole('img', { name: 'FREE' }) })
    await expect(async () => {
      const [image, cell] = await Promise.all([picture.boundingBox(), freeSpace.boundingBox()])
      expect(image!.width).toBeLessThanOrEqual(cell!.width)
      expect(image!.width).toBeGreaterThan(cell!.width - 12)
      expect(image!.height).toBeLessThanOrEqual(cell!.height)
    }).toPass()
  }
  await expect(marked(player)).toHaveText(['Square 3'])
  // The other site must not learn the address of the card.
  expect(new Set(pictures.referrers)).toEqual(new Set([undefined]))

  pictures.empty()
  await provoke(player, ['404'], async () => {
    await player.reload()
    await expect(player.getByRole('grid').getByText('FREE')).toBeVisible()
    await expect(picture).toHaveCount(0)
  })

  await openDialog()
  // The host's page may load the missing image once more.
  await provoke(host, ['404'], () => dialog.getByRole('button', { name: 'Remove Image' }).click())
  await expect(host.getByText('Image Removed').first()).toBeVisible()
  await expect
    .poll(async () => {
      const answer = await player.request.get(`/api/cards/${cardId}`)
      return ((await answer.json()) as { freeSpaceImageUrl: string | null }).freeSpaceImageUrl
    })
    .toBeNull()
})
