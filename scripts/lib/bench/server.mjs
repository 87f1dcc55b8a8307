import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../project.mjs'

const MS_PER_TICK = 10

/** Returns the ms of CPU that a process has taken so far, with its threads. NaN except on Linux. */
export function cpuMs(pid) {
  if (platform() !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/**
 * Starts a server as a process of its own, which prints its URL.
 * @param {string[]} args of the command, by default of node
 * @param {{command?: string, cwd?: string, env?: NodeJS.ProcessEnv, pattern?: RegExp}} options `env`: in addition to
 *   this process's; `pattern` finds the URL
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startServer(
  args,
  { command = process.execPath, cwd = ROOT, env, pattern = /is ready: (\S+)/ } = {},
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  let printed = ''
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      const found = pattern.exec(printed)
      if (found) resolve(found[1])
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${command} ${args.join(' ')} did not start:\n${printed}`)))
  })
  return { url, pid: child.pid, stop }
}

/**
 * Starts the built server on a free port and an empty database.
 * @param {string} folder for its data
 * @param {Record<string, string>} settings further ones
 * @param {string} cwd where the build is
 */
export async function startBuiltApp(folder, settings = {}, cwd = ROOT) {
  const defaults = {
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: await mkdtemp(join(folder, 'data-')),
  }
  return startServer(['dist/server/index.js'], { cwd, env: { ...defaults, ...settings } })
}

/**
 * Runs some work with servers and a temporary folder. Stops the servers in reverse order when it is done or fails.
 * @param {(start: <T extends {stop: () => unknown}>(starting: Promise<T>) => Promise<T>, folder: string) => Promise<void>} work
 */
export async function withServers(work) {
  const folder = await mkdtemp(join(tmpdir(), 'bingoboard-bench-'))
  const started = []
  try {
    await work(async (starting) => {
      const server = await starting
      started.push(server)
      return server
    }, folder)
  } finally {
    for (const { stop } of started.toReversed()) await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
