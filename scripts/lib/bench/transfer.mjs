import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forwardSignals } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { ROOT } from '../project.mjs'
import { fill } from './fill.mjs'

/** Linux counts the time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * The memory of a process in MB and its seconds of CPU so far; undefined where this is not Linux. `own` is the memory that nothing
 * else can use. `mapped` are files in memory, the embedded database's among them: the system takes those pages back when others
 * need room.
 */
function usageOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)[1]) / 1024
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
    return {
      own: megabytes('RssAnon'),
      mapped: megabytes('RssFile'),
      cpu: (Number(user) + Number(system)) / TICKS_PER_SECOND,
    }
  } catch {
    return undefined
  }
}

/** Runs a script and measures it. */
function measure(script, file, env) {
  return new Promise((resolve) => {
    const startedMs = performance.now()
    const child = spawn(process.execPath, [join(ROOT, 'scripts', `${script}.mjs`), file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const most = { own: 0, mapped: 0, cpu: 0 }
    const timer = setInterval(() => {
      for (const [name, amount] of Object.entries(usageOf(child.pid) ?? {}))
        most[name] = Math.max(most[name], amount)
    }, 20)
    child.once('close', (code) => {
      clearInterval(timer)
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
      console.log(
        `${script}: exit code ${code}, ${seconds} s (${most.cpu} s of CPU), ${Math.round(most.own)} MB of memory, ${Math.round(most.mapped)} MB of mapped files`,
      )
      resolve(code)
    })
  })
}

/**
 * Measures `npm run export` and `npm run import` with that many cards: from an embedded database, into another one, and into
 * and out of one that is reached by its URI, as a MongoDB is. BENCH_MONGODB_URI names a real one, with a database that this may fill.
 * @returns {Promise<number>} exit code
 */
export async function benchTransfer(cards) {
  forwardSignals()
  if (!(await ensureInstalled())) return 1
  const { register } = await import('tsx/esm/api')
  register()
  const { startEmbeddedDb } = await import('../../../server/embedded-db/embedded-db.ts')
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-bench-'))
  const path = (name) => join(folder, name)
  try {
    const source = await startEmbeddedDb({ dataDir: path('source') })
    await fill(source.uri, cards)
    await source.close()
    const codes = [
      await measure('export', path('1.jsonl'), { DATA_DIR: path('source'), MONGODB_URI: '' }),
      await measure('import', path('1.jsonl'), { DATA_DIR: path('target'), MONGODB_URI: '' }),
    ]
    console.log(`The file has ${Math.round(statSync(path('1.jsonl')).size / 1024 / 1024)} MB.`)
    const other = process.env.BENCH_MONGODB_URI
      ? { uri: process.env.BENCH_MONGODB_URI, close: () => undefined }
      : await startEmbeddedDb({ dataDir: path('other') })
    codes.push(await measure('import', path('1.jsonl'), { MONGODB_URI: other.uri }))
    codes.push(await measure('export', path('2.jsonl'), { MONGODB_URI: other.uri }))
    await other.close()
    return Math.max(...codes)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
