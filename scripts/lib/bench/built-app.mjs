import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../project.mjs'

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

/** Registers a user and creates a card from an official category. @returns {Promise<string>} its id */
export async function makeCard(url, categoryId = 'virtualmtg') {
  const post = (path, body, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const username = `bench${Date.now() % 1_000_000}`
  const account = { username, email: `${username}@example.com`, password: 'a good password' }
  const registered = await post('/api/register', account)
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await post(`/api/categories/${categoryId}/use`, {}, { cookie })
  if (made.status !== 201) throw new Error(`No card: ${made.status} ${await made.text()}`)
  return (await made.json()).cardId
}
