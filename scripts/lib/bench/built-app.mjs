import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../project.mjs'
import { callJson, registerHost } from './calls.mjs'

const READY_WITHIN_MS = 30_000

/**
 * Starts the built server on a free port and an empty database.
 * @param {Record<string, string>} settings further ones
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startBuiltApp(settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-bench-'))
  const child = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const url = /is ready: (\S+)/.exec(printed)?.[1]
    if (url !== undefined) return { url, pid: child.pid, stop }
    await delay(50)
  }
  await stop()
  throw new Error(`The server did not start:\n${printed}`)
}

/** Creates a card of a new host from an official category. @returns {Promise<string>} its id */
export async function makeCard(url, categoryId = 'virtualmtg') {
  const cookie = await registerHost(url)
  const made = await callJson(url, 'POST', `/api/categories/${categoryId}/use`, { body: {}, cookie })
  return made.body.cardId
}
