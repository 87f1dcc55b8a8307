import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { differences, type Box } from './picture-differences.ts'

export const LAYER = '[role=dialog], [role=alertdialog], [role=menu]'
/** A ring around the smallest control and a check mark have more pixels than this. */
const SEEN_PIXELS = 24
/** The space around a control for its focus ring. */
const RING_PX = 12
const STILL = { animations: 'disabled', caret: 'hide' } as const

/**
 * Toggles the selected state of every control of the page or the open dialog: switches, tabs and checkboxes.
 * @returns each control with its position
 */
function flip(page: Page): Promise<{ name: string; box: Box }[]> {
  return page.evaluate((layerSelector) => {
    const layer = [...document.querySelectorAll(layerSelector)].at(-1) ?? document.body
    const pairs = [
      ['true', 'false'],
      ['checked', 'unchecked'],
      ['active', 'inactive'],
    ].flatMap(([on = '', off = '']) => [
      [on, off],
      [off, on],
    ])
    const other = Object.fromEntries(pairs) as Record<string, string>
    const controls = layer.querySelectorAll<HTMLElement>(
      '[role=switch], [aria-pressed=true], [role=tab], [role=menuitemradio], [aria-current], :checked, [type=checkbox]',
    )
    return [...controls]
      .filter((control) => !control.matches('option') && control.checkVisibility())
      .map((control) => {
        const shown = control.closest('label') ?? control
        const { left, top, width, height } = shown.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? shown.textContent
        if (control instanceof HTMLInputElement) control.checked = !control.checked
        for (const part of [shown, ...shown.querySelectorAll('[data-checked]')])
          part.removeAttribute('data-checked')
        for (const attribute of ['aria-current', 'data-marked']) control.removeAttribute(attribute)
        for (const attribute of ['aria-checked', 'aria-pressed', 'aria-selected', 'data-state']) {
          const value = control.getAttribute(attribute)
          if (value !== null) control.setAttribute(attribute, other[value] ?? value)
        }
        const label = control.matches('[role=switch]') && document.querySelector(`[for="${control.id}"]`)
        return { name: (label || undefined)?.textContent ?? name, box: { left, top, width, height } }
      })
  }, LAYER)
}

/** Compares the pixels of both states of every control. The page cannot be used afterwards. */
export async function expectStates(page: Page, judge: Page, what: string): Promise<string[]> {
  const before = await page.screenshot(STILL)
  const controls = await flip(page)
  const after = await page.screenshot(STILL)
  const counts = await differences(
    judge,
    before,
    after,
    controls.map(({ box }) => box),
  )
  const alike = controls.filter((_, index) => counts[index]! < SEEN_PIXELS).map(({ name }) => name)
  expect.soft(alike, `controls whose states look alike: ${what}`).toEqual([])
  return controls.map(({ name }) => name)
}

/** Compares the part's pixels on the page with and without the part. */
export async function expectSeen(page: Page, judge: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!
  const shown = await page.screenshot(STILL)
  await part.evaluate((element) => (element.style.visibility = 'hidden'))
  const hidden = await page.screenshot(STILL)
  const [count] = await differences(judge, shown, hidden, [{ left: x, top: y, width, height }])
  expect(count, await part.evaluate((element) => element.outerHTML)).toBeGreaterThan(SEEN_PIXELS)
}

/** Compares the pixels of each kind of control with and without the focus. */
export async function expectFocus(page: Page, judge: Page, what: string, seen: Set<string>): Promise<void> {
  // From here on browsers treat the focus as set by the keyboard.
  await page.keyboard.press('Shift')
  const kinds = await page.evaluate(
    ({ layerSelector, known }) => {
      const layer = [...document.querySelectorAll(layerSelector)].at(-1) ?? document.body
      const controls = layer.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select, textarea, summary, [role^=menuitem], [tabindex="0"]:not([role=tablist])',
      )
      const found = new Map<string, HTMLElement>()
      for (const control of controls) {
        const { width, height } = control.getBoundingClientRect()
        if (!control.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) continue
        const looks = [control.tagName, control.className, control.parentElement?.className].join('|')
        if (!known.includes(looks) && !found.has(looks)) found.set(looks, control)
      }
      Object.assign(window, { kinds: [...found.values()] })
      return [...found].map(([looks, control]) => ({ looks, html: control.outerHTML.slice(0, 200) }))
    },
    { layerSelector: LAYER, known: [...seen] },
  )
  for (const [index, { looks, html }] of kinds.entries()) {
    seen.add(looks)
    const box = await page.evaluate(async (at) => {
      const control = (window as unknown as { kinds: HTMLElement[] }).kinds[at]!
      control.focus()
      control.scrollIntoView({ block: 'nearest' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const { left, top, width, height } = control.getBoundingClientRect()
      return { left, top, width, height }
    }, index)
    const x = Math.max(0, box.left - RING_PX)
    const y = Math.max(0, box.top - RING_PX)
    const clip = { x, y, width: box.width + 2 * RING_PX, height: box.height + 2 * RING_PX }
    const focused = await page.screenshot({ ...STILL, clip })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const blurred = await page.screenshot({ ...STILL, clip })
    const [count = 0] = await differences(judge, focused, blurred, [
      { left: 0, top: 0, width: 9e3, height: 9e3 },
    ])
    expect.soft(count, `the focus cannot be seen: ${what}: ${html}`).toBeGreaterThan(SEEN_PIXELS)
  }
}

/** Compares a control with and without keyboard focus, along its four sides. */
export async function expectFocusRing(page: Page, judge: Page, control: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Shift')
  const { x, y, width, height } = (await control.boundingBox())!
  const [across, along] = [
    { left: x, width, height: RING_PX },
    { top: y, height, width: RING_PX },
  ]
  const sides = [
    { ...across, top: y - RING_PX / 2 },
    { ...across, top: y + height - RING_PX / 2 },
    { ...along, left: x - RING_PX / 2 },
    { ...along, left: x + width - RING_PX / 2 },
  ]
  const focused = await page.screenshot(STILL)
  await control.blur()
  const counts = await differences(judge, focused, await page.screenshot(STILL), sides)
  const lengths = [width, width, height, height]
  expect(lengths.filter((length, side) => counts[side]! < length)).toEqual([])
}

/** Compares the page with and without the open dialog, or another part, along its four sides. */
export async function expectEdge(
  page: Page,
  judge: Page,
  what: string,
  layer = page.locator(LAYER).last(),
): Promise<void> {
  // Waits until the layer has stopped moving.
  await layer.hover({ trial: true })
  const { x, y, width, height } = (await layer.boundingBox())!
  const corner = 24
  const across = { left: x + corner, width: width - 2 * corner, height: 4 }
  const along = { top: y + corner, height: height - 2 * corner, width: 4 }
  const sides = [
    { ...across, top: y - 2 },
    { ...across, top: y + height - 2 },
    { ...along, left: x - 2 },
    { ...along, left: x + width - 2 },
  ]
  const shown = await page.screenshot(STILL)
  await layer.evaluate((element) => (element.style.visibility = 'hidden'))
  const hidden = await page.screenshot(STILL)
  await layer.evaluate((element) => (element.style.visibility = ''))
  const counts = await differences(judge, shown, hidden, sides)
  const lengths = [across.width, across.width, along.height, along.height]
  const bare = lengths.filter((length, side) => counts[side]! < length)
  expect.soft(bare, `sides without an edge: ${what}`).toEqual([])
}
