import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../project.mjs'
import { findBrowser } from '../testing/browser.mjs'
import { commitToPaint } from './commit-to-paint.mjs'
import { makeCards } from './hosts.mjs'
import { interactions } from './interactions.mjs'
import { lighthouse } from './lighthouse.mjs'
import { routeSizes } from './page-sizes.mjs'
import { startBuiltApp, withServers } from './server.mjs'

const RUNS = 3
const COMPRESSED_WITHIN_MS = 500
const EDITS = 100

/** Warms the server’s cache, which compresses a page best at its third request. */
async function visitBefore(address) {
  for (let visit = 0; visit < 3; visit++) {
    await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await delay(COMPRESSED_WITHIN_MS)
  }
}

/**
 * Prints how fast an edit is painted elsewhere and a tap is answered, Lighthouse's scores of the pages, and the sizes of their scripts.
 * @returns {Promise<number>} exit code
 */
export async function benchPages() {
  const browser = await findBrowser()
  if (browser === undefined) {
    console.error('No Chromium was found: set CHROMIUM_PATH, or run npm test once, which installs one.')
    return 1
  }
  await withServers(async (start) => {
    const { url } = await start(startBuiltApp())
    const painted = await commitToPaint({ url, browserPath: browser, edits: EDITS })
    console.log(`P6 from the key that commits an edit to its paint in a player's browser: ${painted}`)
    const called = await commitToPaint({ url, browserPath: browser, edits: EDITS, what: 'call' })
    console.log(`P6 from the key that calls a square to its paint in a player's browser: ${called}`)
    console.log(
      'From a tap or a letter to the paint of its reaction, on a phone with a CPU six times slower:',
    )
    console.table(await interactions({ url, browserPath: browser }))
    const [{ cardId }] = await makeCards({ url })
    const table = {}
    for (const address of ['/', `/play/${cardId}`, '/create', '/categories']) {
      await visitBefore(url + address)
      table[address.replace(cardId, '{cardId}')] = await lighthouse(url + address, browser, RUNS)
    }
    console.log(`Lighthouse, a phone on simulated slow 4G, the median of ${RUNS} runs:`)
    console.table(table)
  })
  const clientDir = join(ROOT, 'dist', 'client')
  console.log('\nScripts before the first paint (gzip):')
  console.table(
    Object.fromEntries(
      routeSizes(clientDir).map(({ route, bytes }) => [route, { size: `${(bytes / 1000).toFixed(1)} kB` }]),
    ),
  )
  return 0
}
