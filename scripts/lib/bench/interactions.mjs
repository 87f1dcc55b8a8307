import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { PHONE } from './commit-to-paint.mjs'
import { browserCookie, makeCards } from './hosts.mjs'
import { median, ms, quantile } from './measure.mjs'

/** How many times slower than this machine the phone's CPU is. */
const SLOWER = 6
const PAUSE_MS = 250
/** With the pause this is longer than a search waits for more letters: the next letter comes while its cards are drawn. */
const SEARCH_MS = 100
const LOADS = 5
const SHARES_PER_LOAD = 3
const LETTERS_PER_LOAD = 25
const CARDS = 300
const ROUNDS = 5
const FILTERS = ['All', 'Mine', 'Shared', 'Played']
const SIZE = 5
const FREE_SPACE = 12

/** Runs in each page: collects how long interactions take, by the browser's own count. */
function watchInteractions() {
  globalThis.durations = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.durations.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/**
 * Runs in a page before an event: keeps how long it takes from the event to the paint that shows the reaction. The
 * browser's own count ends with the next paint, whether or not that shows it.
 */
function watchReaction({ type, selector }) {
  globalThis.durations.length = 0
  globalThis.reaction = new Promise((resolve) => {
    const start = ({ timeStamp }) => {
      const look = () => {
        if (selector !== undefined && !document.querySelector(selector)) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener(type, start, { capture: true, once: true })
  })
}

/** The milliseconds from an event to the paint of its reaction, by the count that is longer. */
async function measure(page, reaction, act) {
  await page.evaluate(watchReaction, reaction)
  await act()
  const shown = await page.evaluate(() => globalThis.reaction)
  await delay(PAUSE_MS)
  return Math.max(shown, ...(await page.evaluate(() => globalThis.durations)))
}

/** Taps the middle of an element, once nothing covers it. Playwright's own tap would listen in the page meanwhile. */
async function tap(page, target, selector) {
  await target.tap({ trial: true })
  const { x, y, width, height } = await target.boundingBox()
  return measure(page, { type: 'click', selector }, () => page.touchscreen.tap(x + width / 2, y + height / 2))
}

const press = (page, key) => measure(page, { type: 'keydown' }, () => page.keyboard.press(key))

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
  for (let time = 0; time < SHARES_PER_LOAD; time++) {
    const button = page.getByRole('button', { name: 'Share', exact: true })
    add('Share in the editor', await tap(page, button, '[role=dialog] .share'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: /^Edit row 1, column 1\b/ }).tap()
  await page.getByRole('textbox', { name: 'Cell content' }).waitFor()
  for (let letter = 0; letter < LETTERS_PER_LOAD; letter++)
    add('a letter in a square of the editor', await press(page, 'abcdefgh'[letter % 8]))
}

/** Filters and searches My Cards, with all cards in the page. */
async function findCards(page, add) {
  const cards = page.getByRole('article')
  do {
    await cards.last().scrollIntoViewIfNeeded()
    await delay(PAUSE_MS)
  } while ((await cards.count()) < CARDS)
  await page.evaluate(() => scrollTo(0, 0))
  for (let round = 1; round <= ROUNDS * FILTERS.length; round++) {
    const place = round % FILTERS.length
    const filter = page.getByRole('radio', { name: FILTERS[place], exact: true })
    add('a filter of My Cards', await tap(page, filter, `label[data-checked]:nth-child(${place + 1})`))
  }
  await page.getByRole('searchbox').tap()
  for (let letter = 0; letter < ROUNDS * FILTERS.length; letter++) {
    add('a letter in the search of My Cards', await press(page, letter % 2 === 0 ? 'e' : 'Backspace'))
    await delay(SEARCH_MS)
  }
}

/**
 * How long a slow phone takes to answer taps and letters, from the event to the paint of the reaction.
 * @param {{url: string, browserPath: string}} options
 * @returns {Promise<Record<string, {median: string, p98: string, n: number}>>} by what is tapped or typed
 */
export async function interactions({ url, browserPath }) {
  const [{ cardId, cookie }] = await makeCards({ url, cards: CARDS })
  const waits = {}
  const add = (name, wait) => (waits[name] ??= []).push(wait)
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const on = async (path, use) => {
      const context = await browser.newContext(PHONE)
      await context.addCookies([browserCookie(url, cookie)])
      const page = await context.newPage()
      await page.addInitScript(watchInteractions)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto(url + path)
      await use(page, add)
      await context.close()
    }
    for (let load = 0; load < LOADS; load++) {
      await on(`/play/${cardId}`, play)
      await on(`/create/${cardId}`, edit)
    }
    await on('/my-cards', findCards)
  } finally {
    await browser.close()
  }
  const row = (all) => ({ median: ms(median(all)), p98: ms(quantile(all, 0.98)), n: all.length })
  return Object.fromEntries(Object.entries(waits).map(([name, all]) => [name, row(all)]))
}
