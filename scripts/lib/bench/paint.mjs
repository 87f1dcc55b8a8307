import { setTimeout as delay } from 'node:timers/promises'
import { makeCards } from './hosts.mjs'

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** How many times slower than this machine the phone's CPU is. */
const CPU_SLOWDOWN = 6
/** Longer than the editor takes to write its draft, so that each event finds the pages idle. */
const PAUSE_MS = 250
const WARM_UPS = 5
const EDITS = 50
const LOADS = 5
const LETTERS_PER_LOAD = 25
const SIZE = 5
const FREE_SPACE = 12

/** Runs in a page: keeps a promise of the time of the next event of a type. */
function nextEvent(type) {
  const next = { capture: true, once: true }
  globalThis.happened = new Promise((resolve) => {
    addEventListener(type, ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), next)
  })
}

/**
 * Runs in a page: resolves with the time when it has painted an element with some words. The callback of an animation
 * frame runs before its paint, and a message sent from there arrives after it.
 */
function whenPainted([selector, words = '']) {
  return new Promise((resolve) => {
    const check = () => {
      const element = document.querySelector(selector)
      if (!(element?.value || element?.textContent)?.includes(words)) return requestAnimationFrame(check)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
      port2.postMessage(undefined)
    }
    requestAnimationFrame(check)
  })
}

/** Measures the ms from an event in one page to a paint in another or the same: pages of a browser share a clock. */
async function measure([page, type], [watchedPage, ...expected], act) {
  await page.evaluate(nextEvent, type)
  const painted = watchedPage.evaluate(whenPainted, expected)
  await delay(20)
  await act()
  const waitMs = (await painted) - (await page.evaluate(() => globalThis.happened))
  await delay(PAUSE_MS)
  return waitMs
}

/** Opens a page in a browser context of its own, signed in as a host if there is a cookie. */
async function open(browser, address, { cookie, slower = 1, ...device }) {
  const context = await browser.newContext(device)
  const [name, value] = cookie?.split(/=(.*)/) ?? []
  if (cookie) await context.addCookies([{ name, value, url: new URL(address).origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address)
  return page
}

const firstCell = (page) => page.locator('[data-index="0"] button')

/**
 * P6: how long an edit takes from the key that makes it in the editor to the paint in a player's browser.
 * @returns {Promise<number[]>} ms
 */
export async function editToPaint(browser, url) {
  const [{ cardId, cookie }] = await makeCards({ url })
  const host = await open(browser, `${url}/create/${cardId}`, { cookie })
  const player = await open(browser, `${url}/play/${cardId}`, PHONE)
  await player.getByRole('grid').waitFor()
  const waits = []
  for (let edit = 0; edit < WARM_UPS + EDITS; edit++) {
    const words = `Edit number ${edit}.`
    await firstCell(host).click()
    await host.keyboard.press('ControlOrMeta+A')
    await host.keyboard.insertText(words)
    const expected = [player, 'body', words]
    waits.push(await measure([host, 'keydown'], expected, () => host.keyboard.press('Enter')))
  }
  return waits.slice(WARM_UPS)
}

/** Taps the middle of an element, once nothing covers it. Playwright's own tap would listen in the page meanwhile. */
async function tap(page, target, selector) {
  await target.tap({ trial: true })
  const { x, y, width, height } = await target.boundingBox()
  const act = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  return measure([page, 'click'], [page, selector], act)
}

/** Marks all squares, row by row. */
async function play(page, add) {
  for (let index = 0; index < SIZE * SIZE; index++) {
    if (index === FREE_SPACE) continue
    const square = `.square[data-index="${index}"] button`
    const makesLine = index % SIZE === SIZE - 1 || index >= SIZE * (SIZE - 1)
    const name = makesLine ? 'a square of /play that makes a line' : 'another square of /play'
    add(name, await tap(page, page.locator(square), `${square}[aria-pressed=true]`))
    if (index === SIZE - 1) await page.getByRole('button', { name: 'Continue Playing' }).tap()
  }
}

/** Opens Share in the editor, and types into a square. */
async function edit(page, add) {
  const button = page.getByRole('button', { name: 'Share', exact: true })
  add('Share in the editor', await tap(page, button, '[role=dialog] .link-ticket'))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await firstCell(page).tap()
  const content = page.getByRole('textbox', { name: 'Cell content' })
  await content.fill('')
  for (let letter = 1; letter <= LETTERS_PER_LOAD; letter++) {
    const expected = [page, '[role=dialog] textarea', 'x'.repeat(letter)]
    add('a letter in the editor', await measure([page, 'keydown'], expected, () => page.keyboard.press('x')))
  }
}

/**
 * P10: how long a slow phone takes to answer taps and letters, from the event to the paint of the reaction.
 * @returns {Promise<Record<string, number[]>>} ms by what is tapped or typed
 */
export async function tapsToPaint(browser, url) {
  const [{ cardId, cookie }] = await makeCards({ url })
  const phone = { ...PHONE, cookie, slower: CPU_SLOWDOWN }
  const waits = {}
  const add = (name, waitMs) => (waits[name] ??= []).push(waitMs)
  for (let load = 0; load < LOADS; load++) {
    for (const [path, use] of Object.entries({ play, create: edit })) {
      const page = await open(browser, `${url}/${path}/${cardId}`, phone)
      await use(page, add)
      await page.context().close()
    }
  }
  return waits
}
