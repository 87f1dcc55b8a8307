import { inflateSync } from 'node:zlib'
import { playDialogs } from '#messages/play-dialogs.ts'
import { print } from '#messages/print.ts'
import type { EnginePage } from '#tests/support/engines/engine-page.ts'
import { ENGINES, expect, test } from './engine-fixtures.ts'

const DOWNLOAD = new RegExp(`^${playDialogs.download}`)

interface Size {
  width: number
  height: number
}

/** Measures the title and the squares of the first sheet in the page's layout, in points. */
const wantedSizes = (page: EnginePage) =>
  page.evaluate(() => {
    const pages = document.querySelector<HTMLElement>('.print-pages')!
    pages.style.display = 'block'
    const sizes = ['.sheet-title', '.sheet-grid'].map((part) => {
      const { width, height } = pages.querySelector(part)!.getBoundingClientRect()
      return { width: width * 0.75, height: height * 0.75 }
    })
    pages.style.display = ''
    return sizes
  })

/** Decompresses the objects and drawing commands of the PDF that Firefox prints. */
async function printed(page: EnginePage, orientation = 'portrait'): Promise<string> {
  const file = await page.engine.send('Print', { background: true, orientation })
  const pdf = Buffer.from(file as string, 'base64')
  const parts = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) =>
    pdf.subarray(index + length, pdf.indexOf('endstream', index)),
  )
  // 0x78 is the first byte of a compressed stream.
  return parts.map((part) => (part[0] === 0x78 ? inflateSync(part).toString('latin1') : '')).join('\n')
}

/** Returns the boxes that Firefox draws, in points: `28.352 28.352 263.477 39.52 re`. */
async function printedSizes(page: EnginePage): Promise<Size[]> {
  const boxes = (await printed(page)).matchAll(/[\d.]+ [\d.]+ ([\d.]+) ([\d.]+) re/g)
  return [...boxes].map(([, width, height]) => ({ width: Number(width), height: Number(height) }))
}

if (ENGINES.includes('Firefox')) {
  test('PRT-14 in Firefox: a card printed without the dialog is one page', async ({
    open,
    server,
    hostedCard,
  }) => {
    const { cardId } = await hostedCard()
    const page = await open('Firefox')
    await page.goto(`${server.url}/play/${cardId}`)
    // The deferred styles have loaded together with those for paper.
    await page.find('button', DOWNLOAD)
    for (const orientation of ['portrait', 'landscape'])
      expect((await printed(page, orientation)).match(/\/Type \/Page\b/g), orientation).toHaveLength(1)
  })

  test('PRT-7 in Firefox: a sheet fills its part of the paper', async ({ open, server, hostedCard }) => {
    const { cardId } = await hostedCard()
    const page = await open('Firefox')
    await page.goto(`${server.url}/play/${cardId}`)
    await page.click('button', DOWNLOAD)
    await page.click('[role=dialog] label', print.shuffledSheets)
    for (const perPage of ['1', '2', '4']) {
      await page.click('[role=dialog] label', perPage)
      await page.find(`.paper-preview .paper[data-places="${perPage}"]`)
      const printed = await printedSizes(page)
      const missing = (await wantedSizes(page)).filter(
        ({ width, height }) =>
          !printed.some((box) => Math.abs(box.width - width) < 1 && Math.abs(box.height - height) < 1),
      )
      expect.soft(missing, `${perPage} on a page`).toEqual([])
    }
  })
}
