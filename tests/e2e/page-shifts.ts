import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'

const FONTS = [
  ['Passion One', 'passion-one', '700'],
  ['Barlow Semi Condensed', 'barlow-semi-condensed', '500'],
  ['Barlow Semi Condensed', 'barlow-semi-condensed', '600'],
] as const

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Loads the app's fonts in all documents of a page before their first paint. Otherwise they may load later, and the fallback fonts have
 * the same widths only on machines with Arial, Liberation Sans or Roboto, as phones and most computers have.
 * @returns a function that returns Chromium's layout shifts since the document was opened, except those with a score below 0.005
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const fonts = await Promise.all(
    FONTS.map(async ([family, folder, weight]) => {
      const file = `node_modules/@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`
      return { family, weight, data: await readFile(file, 'base64') }
    }),
  )
  await page.addInitScript((given) => {
    for (const { family, weight, data } of given) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      document.fonts.add(new FontFace(family, bytes.buffer, { weight }))
    }
  }, fonts)
  return () => layoutShifts(page)
}

function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        const nameOf = (node: Node | null) =>
          node instanceof Element
            ? `${node.tagName}.${node.getAttribute('class')}`
            : String(node?.textContent)
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
          `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('x')}`
        const sourceOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
          `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            if (value >= 0.005) shifts.push(`${value}: ${sources.map(sourceOf).join('; ')}`)
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer gets the buffered entries within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
      }),
  )
}
