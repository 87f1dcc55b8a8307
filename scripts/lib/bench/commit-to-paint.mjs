import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { browserCookie, makeCards } from './hosts.mjs'
import { median, ms, quantile } from './measure.mjs'

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const WARM_UPS = 5
/** Longer than the editor takes to write its draft, so that each commit finds both pages idle. */
const PAUSE_MS = 250

/** Runs in the host's page: keeps when a key has committed the words of a square. */
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

/**
 * P6: how long an edit takes from the key that commits it in the editor to the paint in a player's browser. Both are pages of one
 * browser, so that they share a clock.
 * @param {{url: string, browserPath: string, edits: number}} options
 */
export async function commitToPaint({ url, browserPath, edits }) {
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
    const square = host.getByRole('button', { name: /^Edit row 1, column 1\b/ })
    await square.waitFor()
    const waits = []
    for (let edit = 0; edit < WARM_UPS + edits; edit++) {
      const words = `Edit number ${edit}.`
      await square.click()
      await host.keyboard.press('ControlOrMeta+A')
      await host.keyboard.insertText(words)
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
