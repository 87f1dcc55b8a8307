import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../../server/config-rules.mjs'
import { failureCode, forwardSignals, runNode, stopChildren, stoppedBy } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { watchParent } from './parent.mjs'
import { prefixLines } from './prefix-lines.mjs'
import { packageCommand, ROOT } from './project.mjs'

const PORTS_TRIED = 100
const POLL_INTERVAL_MS = 200

async function freePort(from, host) {
  for (let port = from; port < from + PORTS_TRIED; port += 1) {
    const probe = createServer().listen({ port, host })
    const code = await once(probe, 'listening').then(
      () => undefined,
      (error) => error.code,
    )
    probe.close()
    if (code === undefined) return port
    // Ports cause EACCES too: those below 1024, and some on Windows.
    if (code !== 'EADDRINUSE' && code !== 'EACCES')
      throw new Error(`HOST ${host} can't be listened on (${code})`)
  }
  throw new Error(`PORT: none of ${from} to ${from + PORTS_TRIED - 1} is free`)
}

async function untilReady(url) {
  while (stoppedBy() === undefined) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await delay(POLL_INTERVAL_MS)
  }
  return false
}

/**
 * Serves the client with Vite and runs the server from its sources, which renders the pages. Both reload when a file changes.
 * Ends when either ends.
 * @returns {Promise<number>} exit code
 */
export async function dev() {
  forwardSignals()
  watchParent('dev', () => stopChildren('SIGTERM'))
  const { config, error } = readConfig(process.env)
  if (error !== undefined) {
    console.error(error)
    return 1
  }
  if (!(await ensureInstalled())) return failureCode()

  const host = config.host ?? 'localhost'
  const clientPort = config.portIsSet && config.port !== 0 ? config.port : await freePort(3000, host)
  const apiPort = await freePort(clientPort + 1, '127.0.0.1')
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const clientUrl = `http://${host.includes(':') ? `[${host}]` : host}:${clientPort}`

  const vite = ['--host', host, '--port', String(clientPort), '--strictPort', '--clearScreen', 'false']
  const client = runNode(packageCommand('vite'), vite, {
    env: { DEV_API_URL: apiUrl },
    onOutput: prefixLines('client'),
  })
  const build = join(ROOT, 'dist', 'dev')
  // Vite writes the build that the server starts with, and again whenever it changes.
  const server = untilReady(`${clientUrl}/@vite/client`).then(() => {
    const watchedFiles = ['--include', join(build, 'client', 'csp-hashes.json')]
    return runNode(
      packageCommand('tsx'),
      ['watch', '--clear-screen=false', ...watchedFiles, 'server/index.ts'],
      {
        env: { DEV_BUILD: build, DEV_CLIENT_URL: clientUrl, PORT: String(apiPort), HOST: '127.0.0.1' },
        onOutput: prefixLines('server'),
      },
    )
  })
  const announced = untilReady(`${apiUrl}/livez`).then((up) => {
    if (up) console.log(`\nDevelopment server: ${clientUrl}\n`)
  })

  const { code } = await Promise.race([server, client])
  const byUser = stoppedBy() !== undefined
  stopChildren('SIGTERM')
  await Promise.all([server, client, announced])
  return byUser ? 0 : code === 0 ? 1 : code
}
