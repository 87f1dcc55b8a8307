import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../project.mjs'

const READY_WITHIN_MS = 30_000
/** Keeps all threads of a process on some cores, such as `0` or `0,1`. Only Linux has taskset. */
export const keepOnCores = (pid, cores) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)])

/**
 * Starts a server as a process of its own, which prints its URL.
 * @param {string[]} args of node: its options, the script, and the script's arguments
 * @param {Record<string, string>} env further variables
 * @param {RegExp} urlPattern finds the URL in what it prints
 * @returns {Promise<{url: string, pid: number, inspectorUrl: string | undefined, stop: () => Promise<void>}>} `inspectorUrl`: with `--inspect` among `args`
 */
export async function startServer(args, env = {}, urlPattern = /is ready: (\S+)/) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
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
    if (url !== undefined) return { url, pid: child.pid, inspectorUrl, stop }
    await delay(50)
  }
  await stop()
  throw new Error(`The server did not start:\n${printed}`)
}
