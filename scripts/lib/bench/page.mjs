import { join } from 'node:path'
import { chromium } from 'playwright'
import { ROOT } from '../project.mjs'
import { findBrowser } from '../testing/browser.mjs'
import { waits } from './measure.mjs'
import { routeSizes } from './page-sizes.mjs'
import { editToPaint, tapsToPaint } from './paint.mjs'
import { startBuiltApp, withServers } from './server.mjs'

/** Prints sizes of scripts, and how fast edits and taps are painted. @returns {Promise<number>} exit code */
export async function benchPages() {
  console.log('Scripts before the first paint, gzip:')
  for (const { route, bytes } of routeSizes(join(ROOT, 'dist', 'client')))
    console.log(`  ${route}: ${(bytes / 1000).toFixed(1)} kB`)
  const browserPath = await findBrowser()
  if (browserPath === undefined) {
    console.error('No Chromium was found: set CHROMIUM_PATH, or run npm test once, which installs one.')
    return 1
  }
  await withServers(async (start, folder) => {
    const { url } = await start(startBuiltApp(folder))
    const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
    await start({ stop: () => browser.close() })
    const edits = await editToPaint(browser, url)
    console.log(
      `P6 from the key that commits an edit to its paint in a player's browser: ${waits(edits, 95)}`,
    )
    console.log('P10 to the paint of the reaction, on a phone with a CPU six times slower, from')
    for (const [name, all] of Object.entries(await tapsToPaint(browser, url)))
      console.log(`  ${name}: ${waits(all, 98)}`)
  })
  return 0
}
