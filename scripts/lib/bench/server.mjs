import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../project.mjs'

const READY_WITHIN_MS = 60_000

/** Keeps all threads of a process on some cores, such as `0` or `0,1`. Only Linux has taskset. */
export const keepOnCores = (pid, cores) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)])

/** Microseconds that a thread has run, by Linux's count; NaN elsewhere. */
function ranUs(pid, thread) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    return Number.NaN
  }
}

/** The CPU time in µs of a process' main thread. NaN where this is not Linux. */
export const mainThreadUs = (pid) => ranUs(pid, pid)

/** The CPU time in µs of all threads that a process has now. NaN where this is not Linux. */
export function allThreadsUs(pid) {
  if (Number.isNaN(ranUs(pid, pid))) return Number.NaN
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + (ranUs(pid, thread) || 0), 0)
}

/**
 * Starts a server as a process of its own, which prints its URL.
 * @param {string[]} args of the command, by default of node
 * @param {{command?: string, cwd?: string, env?: NodeJS.ProcessEnv, pattern?: RegExp}} options `pattern` finds the URL in the output
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startServer(
  args,
  { command = process.execPath, cwd = ROOT, env = process.env, pattern = /is ready: (\S+)/ } = {},
) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  let printed = ''
  let timer
  const url = await new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      const [, found] = pattern.exec(printed) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
    timer = setTimeout(resolve, READY_WITHIN_MS)
  })
  clearTimeout(timer)
  if (url !== undefined) return { url, pid: child.pid, stop }
  if (child.pid !== undefined) await stop()
  throw new Error(`${command} ${args.join(' ')} did not start:\n${printed}`)
}

/**
 * Starts the built server on a free port and an empty database.
 * @param {Record<string, string>} settings further ones
 */
export async function startBuiltApp(settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-bench-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const own = { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  try {
    const server = await startServer(['dist/server/index.js'], {
      env: { ...process.env, ...own, ...settings },
    })
    return { ...server, stop: () => server.stop().then(removeData) }
  } catch (error) {
    await removeData()
    throw error
  }
}

/**
 * Runs some work with servers, and stops them in reverse order when it is done or fails.
 * @param {(start: <T extends {stop: () => unknown}>(starting: T | Promise<T>) => Promise<T>) => Promise<void>} work
 */
export async function withServers(work) {
  const started = []
  try {
    await work(async (starting) => {
      const server = await starting
      started.push(server)
      return server
    })
  } finally {
    for (const { stop } of started.toReversed()) await stop()
  }
}
