import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const LAYER = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Finds elements of the page or the open dialog that are wider than the screen, cut off, or overlap others. Texts that end in an
 * ellipsis on purpose, and content that scrolls under a bar or a dialog's buttons, are skipped.
 */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((layerSelector) => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    const layer = [...document.querySelectorAll(layerSelector)].at(-1) ?? document.body
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60)
    const shown = [...layer.querySelectorAll<HTMLElement>('*:not(svg, svg *, label)')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isHidden = element.closest('.skip-link, .sr-only, .toasts') !== null
      // The content of a closed <details> has a box but is not drawn.
      return width > 1 && height > 1 && !isHidden && element.checkVisibility()
    })
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    for (const element of shown) {
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) found.push(`outside: ${name(element)}`)
      if (!isText(element) && !element.matches('a, button')) continue
      const { textOverflow, webkitLineClamp, display, overflowY } = getComputedStyle(element)
      if (display === 'inline' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const isTooHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4
      if (element.scrollWidth > element.clientWidth + 1 || isTooHigh) found.push(`cut: ${name(element)}`)
    }
    const frameOf = (element: Element) =>
      element.closest('.dialog-body, .dialog-foot, .editor-bar, .present-caller, .present-code')
    const blocks = shown.filter((element) => element.matches('a, button, select, textarea, h1, h2, h3, p'))
    const contentOf = (element: HTMLElement) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return element.matches('h1, h2, h3, p')
        ? { left: left + parseFloat(paddingLeft), top, right: right - parseFloat(paddingRight), bottom }
        : { left, top, right, bottom }
    }
    const isCross = (element: Element) => element.getAttribute('aria-label') === 'Close'
    // The box of a link that continues on the next line contains other links of its sentence.
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    blocks.forEach((one, index) => {
      for (const other of blocks.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        if (one.parentElement === other.parentElement && isInline(one) && isInline(other)) continue
        if (frameOf(one) !== frameOf(other) && !isCross(one) && !isCross(other)) continue
        const [a, b] = [contentOf(one), contentOf(other)]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (width > 3 && height > 3) found.push(`overlap: ${name(one)} / ${name(other)}`)
      }
    })
    return found
  }, LAYER)
}

/** Checks the page at each width. */
export async function checkAt(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => faults(page), `${what} at ${width} px`).toEqual([])
  }
}

/** Opens a screen and waits until it is idle. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1, .present').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}

export async function checkScreen(page: Page, widths: readonly number[], path: string): Promise<void> {
  await openScreen(page, path)
  await checkAt(page, widths, path)
}

/** Checks a dialog. @param open opens the dialog, in a wide window */
export async function checkDialog(
  page: Page,
  widths: readonly number[],
  path: string,
  open: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await open()
  await expect(page.locator(LAYER).first()).toBeVisible()
  const title = await page.locator(LAYER).last().getByRole('heading').first().textContent()
  await checkAt(page, widths, `the dialog ${title}`)
}

/** Doubles the text size of all of the tab's pages. */
export async function useLargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
}
