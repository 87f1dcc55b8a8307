import { spawnSync } from 'node:child_process'
import jsQR from 'jsqr'
import { expect, type Locator, type Page } from 'playwright/test'

/** The QR code of a link, on any screen. */
export const codeIn = (place: Page | Locator) => place.getByRole('img', { name: 'QR code of the link' })

/** A screenshot as pixels. */
interface Photo {
  /** Red, green, blue and alpha of each pixel, from the upper left. */
  rgba: Uint8ClampedArray
  width: number
  height: number
}

/** Photographs an element once what slides in has come to rest. */
async function photograph(element: Locator): Promise<Photo> {
  await element.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const png = (await element.screenshot()).toString('base64')
  const { base64, ...size } = await element.page().evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    let bytes = ''
    for (let at = 0; at < data.length; at += 0x8000)
      bytes += String.fromCharCode(...data.subarray(at, at + 0x8000))
    return { base64: btoa(bytes), width: canvas.width, height: canvas.height }
  }, png)
  return { rgba: new Uint8ClampedArray(Buffer.from(base64, 'base64')), ...size }
}

/** What a scanner reads from a screenshot of a code; undefined if it reads nothing. A light code on a dark ground is none. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { rgba, width, height } = await photograph(code)
  return jsQR(rgba, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** The link of the code on a screen. */
export async function readLink(page: Page): Promise<string> {
  let link: string | undefined
  await expect.poll(async () => (link = await readCode(codeIn(page)))).toBeDefined()
  return link!
}

const ZXING = `
import sys, zxingcpp
width, height = int(sys.argv[1]), int(sys.argv[2])
pixels = memoryview(sys.stdin.buffer.read()).cast('B', shape=[height, width])
print(*(code.text for code in zxingcpp.read_barcodes(pixels, try_invert=False)))`

/** Whether this machine's Python has zxing-cpp. */
export const HAS_ZXING = spawnSync('python3', ['-c', 'import zxingcpp']).status === 0

/** The same by the scanner of many Android apps. */
export async function readWithZxing(code: Locator): Promise<string> {
  const { rgba, width, height } = await photograph(code)
  const grey = Uint8Array.from({ length: width * height }, (_, at) => rgba[at * 4 + 1]!)
  return spawnSync('python3', ['-c', ZXING, `${width}`, `${height}`], { input: grey })
    .stdout.toString()
    .trim()
}
