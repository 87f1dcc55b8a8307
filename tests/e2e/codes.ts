import { spawnSync } from 'node:child_process'
import jsQR from 'jsqr'
import { expect, type Locator, type Page } from 'playwright/test'
import { pixelsOf, type Pixels } from './picture-differences.ts'

/** Finds the QR code of a link, on any screen. */
export const codeIn = (place: Page | Locator) => place.getByRole('img', { name: 'QR code of the link' })

/** Takes a screenshot of an element once its animations have ended. */
async function photograph(element: Locator): Promise<Pixels> {
  await element.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return pixelsOf(element.page(), await element.screenshot())
}

/** Decodes a QR code from a screenshot; undefined if the scanner finds none. A light code on a dark background does not count. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const { rgba, width, height } = await photograph(code)
  return jsQR(rgba, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** Returns the link in the QR code on a screen. */
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

/** Does the same with the scanner that many Android apps use. */
export async function readWithZxing(code: Locator): Promise<string> {
  const { rgba, width, height } = await photograph(code)
  const grey = Uint8Array.from({ length: width * height }, (_, at) => rgba[at * 4 + 1]!)
  return spawnSync('python3', ['-c', ZXING, `${width}`, `${height}`], { input: grey })
    .stdout.toString()
    .trim()
}
