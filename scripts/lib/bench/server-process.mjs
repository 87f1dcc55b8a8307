import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../project.mjs'

const READY_WITHIN_MS = 30_000
/** Options of node with which a server tells how long its event loop kept others waiting. */
export const LOOP_DELAY_PROBE = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'loop-delay-probe.mjs')).href,
]

/** Keeps all threads of a process on some cores, such as `0` or `0,1`. Only Linux has taskset. */
export const keepOnCores = (pid, cores) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)])

/**
 * Starts a server as a process of its own, which prints its URL.
 * @param {string[]} args of node: its options, the script, and the script's arguments
 * @param {Record<string, string>} env further variables
 * @param {RegExp} urlPattern finds the URL in what it prints
 * @returns {Promise<{url: string, pid: number, inspectorUrl: string | undefined, loopDelay: () => Promise<{p99Ms: number, maxMs: number}>,
 *   stop: () => Promise<void>}>} `inspectorUrl`: with `--inspect` among `args`; `loopDelay`: since it was asked last, with LOOP_DELAY_PROBE
 */
export async function startServer(args, env = {}, urlPattern = /is ready: (\S+)/) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const loopDelay = async () => {
    const answered = once(child, 'message')
    child.send('loop delay')
    return (await answered)[0]
  }
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  let inspectorUrl
  child.stderr.setEncoding('utf8').on('data', (text) => {
    inspectorUrl ??= /Debugger listening on (\S+)/.exec(text)?.[1]
    if (!/[Dd]ebugger|nodejs\.org\/en\/docs\/inspector/.test(text)) process.stderr.write(text)
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const url = urlPattern.exec(printed)?.[1]
    if (url !== undefined) return { url, pid: child.pid, inspectorUrl, loopDelay, stop }
    await delay(50)
  }
  await stop()
  throw new Error(`The server did not start:\n${printed}`)
}
