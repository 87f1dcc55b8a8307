import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures.ts'

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
}
interface Manifest {
  name: string
  short_name: string
  start_url: string
  display: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}

/** Returns the size from the header of a PNG or the first frame of a JPEG, for example `192x192`. */
function sizeOf(picture: Buffer): string {
  if (picture.subarray(1, 4).toString() === 'PNG')
    return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
  let at = 2
  while (![0xc0, 0xc1, 0xc2].includes(picture[at + 1] ?? 0xc0)) at += 2 + picture.readUInt16BE(at + 2)
  return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`
}

async function expectPicture(request: APIRequestContext, { src, sizes, type }: Picture): Promise<void> {
  const response = await request.get(src)
  expect(response.status(), src).toBe(200)
  expect(response.headers()['content-type'], src).toBe(type)
  expect(sizeOf(await response.body()), src).toBe(sizes)
}

test('OFF-8: the app’s manifest makes it installable, and each request revalidates its worker', async ({
  person,
}) => {
  const visitor = await person()
  await visitor.goto('/')
  const link = visitor.locator('link[rel="manifest"]')
  const response = await visitor.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  // For programs that do not read the page's HTML.
  const favicon = await visitor.request.get('/favicon.ico')
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image/),
  ])
  const manifest = (await response.json()) as Manifest
  expect(manifest).toMatchObject({
    name: 'BingoBoard',
    short_name: 'BingoBoard',
    start_url: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide'])
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'New Card /create',
    'My Cards /my-cards',
    'Categories /categories',
  ])
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons)
  for (const picture of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons])
    await expectPicture(visitor.request, picture)
  const apple = await visitor.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  await expectPicture(visitor.request, { src: apple ?? '', sizes: '180x180', type: 'image/png' })

  for (const encoding of ['br', 'gzip', 'identity']) {
    const worker = await visitor.request.get('/service-worker.js', {
      headers: { 'accept-encoding': encoding },
    })
    expect(worker.status()).toBe(200)
    expect(worker.headers()['cache-control']).toBe('no-cache')
    expect(worker.headers()['content-type']).toContain('javascript')
  }

  const browser = await visitor.context().newCDPSession(visitor)
  expect(await browser.send('Page.getAppManifest')).toMatchObject({ errors: [] })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's contexts are private windows, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
