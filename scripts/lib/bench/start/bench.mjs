import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../build-state.mjs'
import { forwardSignals } from '../../children.mjs'
import { ensureInstalled } from '../../install.mjs'
import { ROOT } from '../../project.mjs'
import { fill } from '../fill.mjs'
import { alternate, PAIRS, spread } from '../pairs.mjs'
import { timeNpmStart } from './npm-start.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')
const DEFAULT_SIZES = ['0', '100000']
const OPTIONS = { pairs: { type: 'string', default: String(PAIRS) }, json: { type: 'string' } }

const inMs = ({ median: middle, min, max }) =>
  `${Math.round(middle)} (${Math.round(min)} to ${Math.round(max)})`

/** A folder that `npm start` serves bare Express in, by the same command. */
function makeReference(folder) {
  const start = `exec node ${JSON.stringify(REFERENCE)}`
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'reference', private: true, type: 'module', scripts: { start } }),
  )
}

/** A data folder with that many cards, as the server leaves it. */
async function makeData(dataDir, cards) {
  const { startEmbeddedDb } = await import('../../../../server/embedded-db/embedded-db.ts')
  // The first start makes the indexes and the official categories.
  await timeNpmStart(ROOT, { PORT: '0', DATA_DIR: dataDir })
  if (cards === 0) return
  const database = await startEmbeddedDb({ dataDir })
  await fill(database.uri, cards)
  await database.close()
}

/**
 * Prints how long `npm start` of the built app takes until it prints its address and until its first page, and the ratio to bare
 * Express, started in turn by the same command.
 * @param {string[]} args numbers of cards, 0 and 100,000 by default; `--pairs` 7, `--json FILE`
 * @returns {Promise<number>} exit code
 */
export async function benchStart(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const sizes = (positionals.length > 0 ? positionals : DEFAULT_SIZES).map(Number)
  const pairs = Number(values.pairs)
  forwardSignals()
  if (!(await ensureInstalled()) || !(await ensureBuilt())) return 1
  const { register } = await import('tsx/esm/api')
  register()
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-bench-'))
  try {
    makeReference(folder)
    const results = {}
    for (const cards of sizes) {
      const dataDir = join(folder, `${cards}-cards`)
      await makeData(dataDir, cards)
      const runs = await alternate(
        pairs,
        () => timeNpmStart(ROOT, { PORT: '0', DATA_DIR: dataDir }),
        () => timeNpmStart(folder),
      )
      results[cards] = {
        ratio: spread(runs.map(({ app, reference }) => app.readyMs / reference.readyMs)),
        readyMs: spread(runs.map(({ app }) => app.readyMs)),
        pageMs: spread(runs.map(({ app }) => app.pageMs)),
        referenceMs: spread(runs.map(({ reference }) => reference.readyMs)),
      }
    }
    console.log(`npm start, the median of ${pairs} pairs (smallest to largest), ms:`)
    console.table(
      Object.fromEntries(
        Object.entries(results).map(([cards, { ratio, readyMs, pageMs, referenceMs }]) => [
          `${Number(cards).toLocaleString('en')} cards`,
          {
            ready: inMs(readyMs),
            'first page': inMs(pageMs),
            'bare Express': inMs(referenceMs),
            ratio: `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)})`,
          },
        ]),
      ),
    )
    if (values.json !== undefined) {
      const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length }
      const result = { date: new Date().toISOString(), machine, pairs, results }
      writeFileSync(values.json, `${JSON.stringify(result, undefined, 2)}\n`)
    }
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
