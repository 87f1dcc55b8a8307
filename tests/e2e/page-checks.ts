import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/**
 * Returns axe's findings in the page's current state, or in the open dialog: the page behind a dialog is hidden from assistive
 * technology, and is audited separately. Frames are skipped, because no audited screen has one.
 */
async function violations(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  // Loading axe takes as long as running it, so it is loaded once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
        [...layers].at(-1) ?? document,
        options,
      )
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { runOnly, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
  )
}

/** Checks the page in its current state against WCAG 2.2 A and AA and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  expect(await violations(page, tags)).toEqual([])
}

/** Returns how many px the page, or a dialog and its content, extends beyond the right edge of the screen. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const parts = [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
    const edges = parts.map((part) => part.getBoundingClientRect().right)
    return Math.max(scrollWidth, ...edges) - clientWidth
  })
}

export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), message).toBeLessThanOrEqual(0)
}

/** Checks that the page is accessible in light and dark mode, which differ only in colors, and is not wider than the screen. */
export async function audit(page: Page): Promise<void> {
  // Otherwise color changes are transitions, which elements outside the viewport start only when axe looks at them.
  await page.addStyleTag({ content: '*, ::before, ::after { transition-property: none !important }' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The next audit starts in this mode, because every change of the mode renders the page again.
  const mode = (await page.locator('html').getAttribute('data-mode')) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: mode })
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
  expect(await violations(page, { type: 'rule', values: ['color-contrast'] }), `in ${mode} mode`).toEqual([])
}

/**
 * Finds elements whose content is wider than they are, so that it overlaps neighbors or is cut off.
 * @param selector selects the elements to check
 * @returns the tag, classes and text of each
 */
export function clippedElements(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (elements) =>
      [...document.querySelectorAll<HTMLElement>(elements)]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent}`),
    selector,
  )
}

/** Checks that the only called square has a ring next to its words. */
export async function expectRing(page: Page): Promise<void> {
  const called = page.locator('[data-called]')
  await expect(called).toHaveText('Square 3')
  await expect.poll(() => called.evaluate((cell) => getComputedStyle(cell, '::after').content)).toBe('""')
  const { ring, padding } = await called.evaluate((cell) => {
    const { left, borderLeftWidth } = getComputedStyle(cell, '::after')
    return {
      ring: parseFloat(left) + parseFloat(borderLeftWidth),
      padding: parseFloat(getComputedStyle(cell).paddingLeft),
    }
  })
  expect(ring).toBeGreaterThanOrEqual(2)
  expect(ring).toBeLessThanOrEqual(padding + 0.1)
}

/** Waits for the frame's deferred code, which follows navigation between screens. */
export const waitForNavigationCode = (page: Page) =>
  page.waitForFunction(() => history.scrollRestoration === 'manual')

/** Waits until React has taken over every heading and button that the server rendered. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('h1, h2, button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )

/** Delays all scripts of a page's next load, except the one that deals a player's card, until the returned function is called. */
export async function holdScripts(
  page: Page,
  onRequest?: () => Promise<unknown>,
  scripts = /\/assets\/(?!deal-).*\.js$/,
): Promise<() => void> {
  let release: () => void = () => undefined
  let isReleased = false
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    // A lazy-loaded script may be requested while the page closes.
    if (!isReleased) await onRequest?.()
    await released
    await route.continue()
  })
  return () => {
    isReleased = true
    release()
  }
}

/** Records press events. @returns a function that returns the types of those that the document has received since */
export async function notePresses(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const types: string[] = []
    for (const type of [
      'touchstart',
      'pointerdown',
      'mousedown',
      'mouseup',
      'pointerup',
      'touchend',
      'click',
    ])
      document.addEventListener(type, () => types.push(type), true)
    return types
  })
  return () => heard.jsonValue()
}
