import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../children.mjs'

/**
 * Fetched from the registry at its first run, because only this benchmark needs it. The newest that runs on Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/**
 * One run of Lighthouse with its defaults: a phone on simulated slow 4G.
 * @param {string} browser path of a Chromium
 * @returns {Promise<Record<string, number | string>>} scores of 0 to 100
 */
async function runOnce(url, browser) {
  const folder = await mkdtemp(join(tmpdir(), 'bingoboard-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const args = [url, '--quiet', '--output=json', `--output-path=${file}`, '--no-enable-error-reporting']
    args.push(`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${FLAGS.join(' ')}`)
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
    const { code, output } = await runChild(npx, ['--yes', LIGHTHOUSE, ...args], {
      capture: true,
      env: { CHROME_PATH: browser },
    })
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output}`)
    const { audits, categories } = JSON.parse(await readFile(file, 'utf8'))
    const score = (name) => Math.round(categories[name].score * 100)
    const value = (audit) => audits[audit].numericValue
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      'first paint, ms': Math.round(value('first-contentful-paint')),
      'largest paint, ms': Math.round(value('largest-contentful-paint')),
      'blocked for, ms': Math.round(value('total-blocking-time')),
      shift: Number(value('cumulative-layout-shift').toFixed(3)),
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
        .map(({ id }) => id)
        .join(' '),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The run with the median performance of `runs`, because single runs vary. */
export async function lighthouse(url, browser, runs) {
  const results = []
  for (let run = 0; run < runs; run++) results.push(await runOnce(url, browser))
  results.sort(
    (one, other) =>
      one.performance - other.performance || other['largest paint, ms'] - one['largest paint, ms'],
  )
  return results[Math.floor(results.length / 2)]
}
