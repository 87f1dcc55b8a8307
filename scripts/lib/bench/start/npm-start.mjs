import { spawn } from 'node:child_process'
import { once } from 'node:events'

const READY_WITHIN_MS = 60_000

/** Without the settings of this machine and of the npm that runs the benchmark. */
function cleanEnvironment(settings) {
  const names = /^(npm_|NODE_|PORT$|HOST$|DATA_DIR$|MONGODB_URI$|LOG_LEVEL$|METRICS_|PUBLIC_URL$|INIT_CWD$)/i
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.test(name))),
    ...settings,
  }
}

/** Resolves with the address that the process prints. */
function printedAddress(child) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(
      () => reject(new Error(`Not ready within ${READY_WITHIN_MS} ms:\n${printed}`)),
      READY_WITHIN_MS,
    )
    const read = (text) => {
      printed += text
      const url = /is ready: (\S+)/.exec(printed)?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      resolve(url)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
    child.once('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`Ended with ${code}:\n${printed}`))
    })
  })
}

/**
 * Runs `npm start` in a folder, asks for one page and ends it.
 * @param {string} folder
 * @param {Record<string, string>} settings
 * @returns {Promise<{readyMs: number, pageMs: number}>} from the start of npm to the printed address, and to the first page
 */
export async function timeNpmStart(folder, settings = {}) {
  const startedMs = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: cleanEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  try {
    const url = await printedAddress(child)
    const readyMs = performance.now() - startedMs
    const answer = await fetch(url)
    await answer.text()
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    return { readyMs, pageMs: performance.now() - startedMs }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
