import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../project.mjs'
import { alternate, PAIRS, spread } from './measure.mjs'
import { startServer } from './server.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')

/**
 * Runs `npm start` in a folder, asks for one page and ends it.
 * @returns {Promise<{readyMs: number, pageMs: number}>} from the start of npm to the printed address, and to the first page
 */
async function timeNpmStart(cwd, settings = {}) {
  const startedMs = performance.now()
  const env = { ...process.env, ...settings }
  const { url, stop } = await startServer(['start'], { command: 'npm', cwd, env })
  const readyMs = performance.now() - startedMs
  try {
    const answer = await fetch(url)
    await answer.text()
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    return { readyMs, pageMs: performance.now() - startedMs }
  } finally {
    await stop()
  }
}

/**
 * Prints how long `npm start` of the built app takes until it prints its address and until its first page, and the ratio to bare
 * Express, started in turn by the same command.
 */
export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-bench-'))
  try {
    const scripts = { start: `exec node ${JSON.stringify(REFERENCE)}` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts }))
    const startApp = () => timeNpmStart(ROOT, { PORT: '0', DATA_DIR: join(folder, 'data') })
    // The first start makes the indexes and the official categories.
    await startApp()
    const runs = await alternate(startApp, () => timeNpmStart(folder))
    const times = (server, value) => runs.map((run) => run[server][value])
    console.log(`npm start, the median of ${PAIRS} pairs (smallest to largest), ms:`)
    console.table({
      ready: spread(times('app', 'readyMs'), 0),
      'first page': spread(times('app', 'pageMs'), 0),
      'bare Express': spread(times('reference', 'readyMs'), 0),
      ratio: spread(runs.map(({ app, reference }) => app.readyMs / reference.readyMs)),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
