import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Chromium's layout shifts since the page was opened, those of a score below 0.005 left out. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent)
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            if (value >= 0.005) shifts.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer gets the buffered entries within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
      }),
  )
}
