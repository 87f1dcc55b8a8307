import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { PHONE } from './paint.mjs'

/** Starts a proxy for a server that counts requests and the bytes of their responses. */
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

/** Opens a card for the first time. @returns {Promise<number>} `kB` or `requests` until then */
const measureVisit = (what, seconds, serviceWorkers) => async (browser, meter, cardId) => {
  Object.assign(meter, { kB: 0, requests: 0 })
  const context = await browser.newContext({ ...PHONE, serviceWorkers })
  await (await context.newPage()).goto(`${meter.url}/play/${cardId}`)
  await delay(seconds * 1000)
  await context.close()
  return meter[what]
}

/** Runs in a page: records how many ms after each tap on a square the frame that shows its mark is done. */
function watchTaps() {
  globalThis.waits = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => globalThis.waits.push(performance.now() - data)
  const onClick = ({ target, timeStamp }) => {
    const button = target.closest('.square button')
    const check = () => {
      if (button.ariaPressed === 'true') port2.postMessage(timeStamp)
      else requestAnimationFrame(check)
    }
    if (button) requestAnimationFrame(check)
  }
  addEventListener('click', onClick, { capture: true })
}

/** All squares except one of each line: a complete line would celebrate over the others. */
const TAPPED_SQUARES = [1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 16, 17, 18, 20, 21, 23, 24]
const TAP_EVERY_MS = 300

/**
 * Taps one square after the other while a page loads, some before they are painted.
 * @returns {Promise<number[]>} ms until each tap on a square shows
 */
const measureTaps =
  (rate) =>
  async (browser, { url }, cardId) => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.goto(`${url}/play/${cardId}`)
    await delay(1000)
    const boxOf = (index) => page.locator(`[data-index="${index}"] button`).boundingBox()
    const boxes = await Promise.all(TAPPED_SQUARES.map(boxOf))
    await page.addInitScript(watchTaps)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const loaded = page.reload()
    // Not awaited: the page is busy, and may answer only after its end.
    const touch = (type, touchPoints) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined)
    for (const { x, y } of boxes) {
      void touch('touchStart', [{ x: x + 20, y: y + 20 }])
      void touch('touchEnd', [])
      await delay(TAP_EVERY_MS)
    }
    await loaded
    await delay(1000)
    const waits = await page.evaluate(() => globalThis.waits)
    await context.close()
    return waits
  }

/** What is measured, and how often. */
export const LOADS = [
  { name: 'kB of /play in 10 s without a touch', times: 1, measure: measureVisit('kB', 10, 'block') },
  {
    name: 'requests of /play in 10 s without a touch',
    times: 1,
    measure: measureVisit('requests', 10, 'block'),
  },
  { name: 'kB of the first minute', times: 1, measure: measureVisit('kB', 60, 'allow') },
  { name: 'ms of a tap while it loads, CPU 4x', times: 3, measure: measureTaps(4) },
  { name: 'ms of a tap while it loads, CPU 6x', times: 3, measure: measureTaps(6) },
]
