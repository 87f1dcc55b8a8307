import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuilt } from '../build-state.mjs'
import { ROOT } from '../project.mjs'
import { findBrowser } from '../testing/browser.mjs'
import { makeCard, startBuiltApp } from './built-app.mjs'
import { commitToPaint } from './commit-to-paint.mjs'
import { lighthouse } from './lighthouse.mjs'
import { deferredSizes, routeSizes } from './page-sizes.mjs'

const DEFAULT_RUNS = 3
const COMPRESSED_WITHIN_MS = 500
const EDITS = 100
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

function printSizes(clientDir) {
  console.log('\nScripts before the first paint (gzip):')
  console.table(
    Object.fromEntries(routeSizes(clientDir).map(({ route, bytes }) => [route, { size: kB(bytes) }])),
  )
  console.log('Loaded after the first paint (gzip):')
  console.table(
    Object.fromEntries(deferredSizes(clientDir).map(({ file, bytes }) => [file, { size: kB(bytes) }])),
  )
}

/** Warms the server’s cache, which compresses a page best at its third request. */
async function visitBefore(address) {
  for (let visit = 0; visit < 3; visit++) {
    await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await delay(COMPRESSED_WITHIN_MS)
  }
}

/**
 * Prints Lighthouse's scores of the pages and the sizes of their scripts. Without addresses also how fast an edit is painted elsewhere.
 * @param {string[]} args how many runs a page, 3 by default; then the addresses, all four by default
 * @returns {Promise<number>} exit code
 */
export async function benchPages([runs = String(DEFAULT_RUNS), ...only]) {
  process.chdir(ROOT)
  if (!(await ensureBuilt())) return 1
  const browser = await findBrowser()
  if (browser === undefined) {
    console.error('No Chromium was found: set CHROMIUM_PATH, or run npm test once, which installs one.')
    return 1
  }
  const { url, stop } = await startBuiltApp()
  try {
    if (only.length === 0) {
      const { medianMs, p95Ms } = await commitToPaint({ url, browserPath: browser, edits: EDITS })
      console.log(
        `P6 from the key that commits an edit to its paint in a player's browser: median ${medianMs.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms`,
      )
    }
    const addresses = only.length > 0 ? only : ['/', `/play/${await makeCard(url)}`, '/create', '/categories']
    const table = {}
    for (const address of addresses) {
      await visitBefore(url + address)
      const result = await lighthouse(url + address, browser, Number(runs))
      table[address.replace(/^(\/play\/).*/, '$1{cardId}')] = {
        ...result,
        'first paint': seconds(result['first paint']),
        'largest paint': seconds(result['largest paint']),
        'blocked for': `${Math.round(result['blocked for'])} ms`,
        shift: result.shift.toFixed(3),
      }
    }
    console.log(`Lighthouse, a phone on simulated slow 4G, the median of ${runs} runs:`)
    console.table(table)
    printSizes(join(ROOT, 'dist', 'client'))
    return 0
  } finally {
    await stop()
  }
}
