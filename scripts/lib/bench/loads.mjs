import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { PHONE } from './paint.mjs'

/** Passes connections on to a server, and counts the requests and the bytes of their answers. */
export async function startMeter(url) {
  const meter = { kB: 0, requests: 0, stop: () => server.close() }
  const server = createServer((client) => {
    const app = connect(new URL(url).port, '127.0.0.1')
    client.on('data', (data) => (meter.requests += `${data}`.split(' HTTP/1.1\r\n').length - 1))
    app.on('data', ({ length }) => (meter.kB += length / 1000))
    client.on('error', () => app.destroy()).pipe(app)
    app.on('error', () => client.destroy()).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(meter, { url: `http://localhost:${server.address().port}` })
}

/** Looks at a card for the first time. @returns {Promise<number>} `kB` or `requests` until then */
const look = (what, seconds, serviceWorkers) => async (browser, meter, cardId) => {
  Object.assign(meter, { kB: 0, requests: 0 })
  const context = await browser.newContext({ ...PHONE, serviceWorkers })
  await (await context.newPage()).goto(`${meter.url}/play/${cardId}`)
  await delay(seconds * 1000)
  await context.close()
  return meter[what]
}

/** Runs in a page: presses the first square once it has been painted, and keeps how many ms after the first paint it has been as marked. */
function pressFirst() {
  let isPressed = false
  globalThis.shownMs = new Promise((resolve) => {
    const look = () => {
      const button = document.querySelector('.square[data-index="0"] button')
      const [paint] = performance.getEntriesByName('first-paint')
      if (paint && button && !isPressed) {
        isPressed = true
        button.click()
      }
      if (!isPressed || button?.ariaPressed !== 'true') return requestAnimationFrame(look)
      setTimeout(() => resolve(performance.now() - paint.startTime))
    }
    requestAnimationFrame(look)
  })
}

/** @returns {Promise<number>} ms from the first paint until a square that is pressed then shows as marked */
const tap =
  (rate) =>
  async (browser, { url }, cardId) => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(pressFirst)
    await page.goto(`${url}/play/${cardId}`)
    const shownMs = await page.evaluate(() => globalThis.shownMs)
    await context.close()
    return shownMs
  }

/** What is measured, and how often. */
export const LOADS = [
  { name: 'kB of /play in 10 s without a touch', times: 1, measure: look('kB', 10, 'block') },
  { name: 'requests of /play in 10 s without a touch', times: 1, measure: look('requests', 10, 'block') },
  { name: 'kB of the first minute', times: 1, measure: look('kB', 60, 'allow') },
  { name: 'ms from the first paint to a marked square, CPU 4x', times: 9, measure: tap(4) },
  { name: 'ms from the first paint to a marked square, CPU 6x', times: 9, measure: tap(6) },
]
