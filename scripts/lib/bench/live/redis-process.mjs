import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts this machine's Redis, which keeps nothing.
 * @returns {Promise<{port: number, pid: number, stop: () => Promise<void>} | undefined>} undefined where it is not installed
 */
export async function startRedis() {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  const isMissing = await Promise.race([
    once(child, 'error').then(() => true),
    once(child, 'spawn').then(() => false),
  ])
  if (isMissing) return undefined
  while (!printed.includes('Ready to accept connections')) {
    if (child.exitCode !== null) throw new Error(`Redis did not start:\n${printed}`)
    await delay(20)
  }
  return {
    port,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
