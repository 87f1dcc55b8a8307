import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks the page in its present state against WCAG 2.2 A and AA and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Legacy mode does not open a second page for each audit. It leaves out frames of other origins; there are none.
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** How many px the page is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), message).toBeLessThanOrEqual(0)
}

/**
 * Elements whose content is wider than they are: it overlaps what is next to them or is cut off.
 * @param selector of the elements to look at
 * @returns tag, classes and text of each
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
