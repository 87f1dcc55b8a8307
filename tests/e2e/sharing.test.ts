import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { qrModules } from '../support/qr-modules.ts'
import { phone } from './devices.ts'
import { createCard, expect, expectAccessible, expectConsole, register, test } from './fixtures.ts'

const CODE = { name: 'QR code of the link' }

/** What a camera sees of a code: for each of its squares whether the middle of it is dark, in the form of `qrModules`. */
async function photographed(page: Page, code: Locator): Promise<string[]> {
  await expect(code).toBeVisible()
  // The dialog has stopped sliding in.
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

/** The dialog lies over all that can be seen, and none of it runs out at a side. */
async function expectCovered(page: Page, dialog: Locator): Promise<void> {
  const size = page.viewportSize()!
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...size })
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('img', CODE), dialog.getByText('/play/')])
    await expect(part).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`SHARE-1 SHARE-2 UI-5: in ${colorScheme} mode the host's code can be read, in the dialog and on the whole screen`, async ({
    person,
  }) => {
    const host = await person({ colorScheme })
    await register(host)
    const cardId = await createCard(host, { title: 'The whole team, all day' })
    await host.goto(`/create/${cardId}`)
    await host.getByRole('button', { name: 'Share', exact: true }).click()
    const share = host.getByRole('dialog', { name: 'Share BingoBoard' })
    let link = ''
    // The address in the local network comes a moment after the page's own, and the code with it.
    await expect(async () => {
      link = await share.getByLabel('Link to this card').inputValue()
      expect(await photographed(host, share.getByRole('img', CODE))).toEqual(qrModules(link))
    }).toPass()
    expect(link).toMatch(new RegExp(`/play/${cardId}$`))

    await share.getByRole('button', { name: 'Show large' }).click()
    const large = host.getByRole('dialog', { name: 'The whole team, all day' })
    expect(await photographed(host, large.getByRole('img', CODE))).toEqual(qrModules(link))
    await expect(large.getByText(link)).toBeVisible()
    await expectCovered(host, large)
    // On a projector nearly all of the height is the code's.
    expect((await large.getByRole('img', CODE).boundingBox())?.height).toBeGreaterThan(500)
    await expectAccessible(host)
    await host.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(share.getByRole('button', { name: 'Show large' })).toBeFocused()
  })

for (const viewport of [phone.viewport, { width: 320, height: 568 }, { width: 568, height: 320 }])
  test(`SHARE-5 SHARE-2 UI-7: at ${viewport.width}x${viewport.height} a player shows the code to the next one, and comes back`, async ({
    person,
  }) => {
    const host = await person()
    await register(host)
    const cardId = await createCard(host, { title: 'Around the whole wide world in only eighty days' })
    const player = await person({ ...phone, viewport })
    await player.goto(`/play/${cardId}`)
    const button = player.getByRole('button', { name: 'QR code' })
    await button.tap()
    const large = player.getByRole('dialog')
    // Both change once when the page learns the address in the local network.
    await expect(async () => {
      const link = await player.getByLabel('Link to this card').inputValue()
      expect(await photographed(player, large.getByRole('img', CODE))).toEqual(qrModules(link))
    }).toPass()
    await expectCovered(player, large)
    await large.getByRole('button', { name: 'Close' }).tap()
    await expect(large).toBeHidden()
    await expect(button).toBeFocused()
  })

const STAR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>'

/** Somebody else's server of pictures: it has `/star.svg` until that is taken away. */
async function startPictureHost(): Promise<{
  url: string
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
  // It keeps no run from ending.
  server.unref()
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, referrers, empty: () => (hasStar = false) }
}

test('EDIT-15 LIV-6: the image that the host sets is on the players’ free space at once, on every grid size, and goes again', async ({
  person,
}) => {
  const pictures = await startPictureHost()
  const star = `${pictures.url}/star.svg`
  const host = await person()
  expectConsole(host, '404')
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  expectConsole(player, '404')
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Square 3,' }).tap()
  const picture = player.getByRole('grid').getByRole('img', { name: 'FREE' })
  await expect(player.getByRole('grid').getByText('FREE')).toBeVisible()

  await host.goto(`/create/${cardId}`)
  const openDialog = () => host.getByRole('button', { name: 'Set Free Space Image' }).click()
  const dialog = host.getByRole('dialog', { name: 'Set Free Space Image' })
  await openDialog()
  await dialog.getByLabel('Image URL').fill(`${pictures.url}/none.svg`)
  await dialog.getByRole('button', { name: 'Set Image' }).click()
  await expect(host.getByText('Image Error').first()).toBeVisible()
  await dialog.getByLabel('Image URL').fill(star)
  await expect(dialog.getByRole('img', { name: 'Preview of the free space' })).toBeVisible()
  await expectAccessible(host)
  await dialog.getByRole('button', { name: 'Set Image' }).click()
  await expect(host.getByText('Image Set').first()).toBeVisible()

  for (const size of ['5x5', '4x4', '3x3']) {
    if (size !== '5x5') {
      await host.getByRole('radio', { name: size }).click()
      await host.getByRole('button', { name: 'Change' }).click()
    }
    const rows = player.getByRole('grid').getByRole('row')
    await expect(rows).toHaveCount(Number(size[0]))
    await expect(picture).toHaveAttribute('src', star)
    await expect(picture).toHaveJSProperty('naturalWidth', 64)
    const [image, square] = await Promise.all([
      picture.boundingBox(),
      player
        .getByRole('gridcell')
        .filter({ has: player.getByRole('img', { name: 'FREE' }) })
        .boundingBox(),
    ])
    // It fills its square but for a rim, and makes it no larger.
    expect(image!.width).toBeLessThanOrEqual(square!.width)
    expect(image!.width).toBeGreaterThan(square!.width - 12)
    expect(image!.height).toBeLessThanOrEqual(square!.height)
  }
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 3'])
  // Its host learns who plays, but not which card.
  expect(new Set(pictures.referrers)).toEqual(new Set([undefined]))

  pictures.empty()
  await player.reload()
  await expect(player.getByRole('grid').getByText('FREE')).toBeVisible()
  await expect(picture).toHaveCount(0)

  await openDialog()
  await dialog.getByRole('button', { name: 'Remove Image' }).click()
  await expect(host.getByText('Image Removed').first()).toBeVisible()
  await expect
    .poll(async () => {
      const answer = await player.request.get(`/api/cards/${cardId}`)
      return ((await answer.json()) as { freeSpaceImageUrl: string | null }).freeSpaceImageUrl
    })
    .toBeNull()
})
