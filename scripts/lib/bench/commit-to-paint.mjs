import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { browserCookie, makeCards } from './hosts.mjs'
import { median, ms, quantile } from './measure.mjs'

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const WARM_UPS = 5
/** Longer than the editor takes to write its draft, so that each commit finds both pages idle. */
const PAUSE_MS = 250

/** Runs in the host's page: keeps when Enter has committed the words of a square, or called them. */
function watchCommits() {
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') globalThis.committedMs = performance.timeOrigin + timeStamp
    },
    { capture: true },
  )
}

/**
 * Runs in the player's page: resolves with when the words have been painted. The callback of an animation frame runs before its paint,
 * and a message that is sent there arrives after it.
 */
function whenPainted(words) {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent.includes(words)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage(undefined)
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** Words that no other change brings, typed into the first square. */
const EDIT = {
  before: async (host, edit) => {
    await host.getByRole('button', { name: /^Edit row 1, column 1\b/ }).click()
    await host.keyboard.press('ControlOrMeta+A')
    await host.keyboard.insertText(`Edit number ${edit}.`)
    return `Edit number ${edit}.`
  },
}

/** In the editor's mode Call, each square by its key; called again after all were taken back. */
const CALL = {
  start: (host) => host.getByRole('radio', { name: 'Call' }).click({ force: true }),
  before: async (host, at) => {
    const calls = host.getByRole('grid').getByRole('button', { name: /^(Call|Take back) row/ })
    const square = calls.nth(at % (await calls.count()))
    const name = await square.getAttribute('aria-label')
    if (name.startsWith('Take back')) {
      await square.press('Enter')
      await delay(PAUSE_MS)
    }
    await square.focus()
    return `Called: ${name.slice(name.indexOf(': ') + 2)}`
  },
}

/**
 * P6: how long an edit, or a call, takes from the key that makes it in the editor to the paint in a player's browser. Both are
 * pages of one browser, so that they share a clock.
 * @param {{url: string, browserPath: string, edits: number, what?: 'edit' | 'call'}} options
 */
export async function commitToPaint({ url, browserPath, edits, what = 'edit' }) {
  const { start, before } = what === 'edit' ? EDIT : CALL
  const [{ cardId, cookie }] = await makeCards({ url })
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const hostContext = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await hostContext.addCookies([browserCookie(url, cookie)])
    const host = await hostContext.newPage()
    await host.addInitScript(watchCommits)
    const player = await (await browser.newContext(PHONE)).newPage()
    await host.goto(`${url}/create/${cardId}`)
    await player.goto(`${url}/play/${cardId}`)
    await player.getByRole('grid').waitFor()
    await host.getByRole('button', { name: /^Edit row 1, column 1\b/ }).waitFor()
    await start?.(host)
    const waits = []
    for (let edit = 0; edit < WARM_UPS + edits; edit++) {
      const words = await before(host, edit)
      const painted = player.evaluate(whenPainted, words)
      await delay(20)
      await host.keyboard.press('Enter')
      const paintedMs = await painted
      const committedMs = await host.evaluate(() => globalThis.committedMs)
      if (edit >= WARM_UPS) waits.push(paintedMs - committedMs)
      await delay(PAUSE_MS)
    }
    return `median ${ms(median(waits))}, p95 ${ms(quantile(waits, 0.95))}`
  } finally {
    await browser.close()
  }
}
