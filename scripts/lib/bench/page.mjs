import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ROOT } from '../project.mjs'
import { findBrowser } from '../testing/programs.mjs'
import { makeCards } from './hosts.mjs'
import { LOADS, startMeter } from './loads.mjs'
import { quantile, formatTimes } from './measure.mjs'
import { screenSizes } from './page-sizes.mjs'
import { editToPaint, tapsToPaint } from './paint.mjs'
import { startBuiltApp, withServers } from './server.mjs'

/** Prints what a first visit loads, how soon its first tap shows, and the ratio to another build, run in turns. */
async function compareLoads(sides) {
  for (const { name, times, measure } of LOADS) {
    const all = sides.map(() => [])
    for (let time = 0; time < times; time++)
      for (const [side, target] of sides.entries()) all[side].push(...[await measure(...target)].flat())
    for (const [share, label] of all[0].length > 1
      ? [
          [0.5, ', median'],
          [1, ', the slowest'],
        ]
      : [[1, '']]) {
      const [ours, otherBuild = Number.NaN] = all.map((values) => quantile(values, share))
      const ratio = (ours / otherBuild).toFixed(2)
      console.log(
        `P11 ${name}${label}: ${ours.toFixed(0)}; ${ratio} of the other build's ${otherBuild.toFixed(0)}`,
      )
    }
  }
}

/**
 * Prints sizes of scripts, what a first visit loads, and how fast edits and taps are painted.
 * @param {string[]} args `--beside` names the folder of another build
 * @returns {Promise<number>} exit code
 */
export async function benchPages(args) {
  const { beside } = parseArgs({ args, options: { beside: { type: 'string' } } }).values
  console.log('Scripts before the first paint, gzip:')
  for (const { screen, bytes } of screenSizes(join(ROOT, 'dist', 'client')))
    console.log(`  ${screen}: ${(bytes / 1000).toFixed(1)} kB`)
  const browserPath = await findBrowser()
  if (browserPath === undefined) {
    console.error('No Chromium was found: set CHROMIUM_PATH, or run npm test once, which installs one.')
    return 1
  }
  await withServers(async (start, folder) => {
    const { url } = await start(startBuiltApp(folder))
    const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
    await start({ stop: () => browser.close() })
    const sides = []
    for (const cwd of [ROOT, ...(beside ? [beside] : [])]) {
      const app = await start(startBuiltApp(folder, {}, cwd))
      const [{ cardId }] = await makeCards(app)
      sides.push([browser, await start(startMeter(app.url)), cardId])
    }
    await compareLoads(sides)
    const edits = await editToPaint(browser, url)
    console.log(
      `P6 from the key that commits an edit to its paint in a player's browser: ${formatTimes(edits, 95)}`,
    )
    console.log('P10 to the paint of the reaction, on a phone with a CPU six times slower, from')
    for (const [name, all] of Object.entries(await tapsToPaint(browser, url)))
      console.log(`  ${name}: ${formatTimes(all, 98)}`)
  })
  return 0
}
