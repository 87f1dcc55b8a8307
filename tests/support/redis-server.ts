import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { endAfterTests } from './left-running.ts'

/** Whether this machine has Redis (`apt-get install redis-server`). */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0

async function replyTo(port: number, line: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(`${line}\r\n`)
  const [reply] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return reply.toString().split('\r\n')[0]!
}

const running = new Set<ChildProcess>()

/** Starts a Redis that stores nothing on disk. */
export async function startRedis(...options: string[]) {
  const port = await freePort()
  let child: ChildProcess

  async function start(): Promise<void> {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', [...settings, ...options], { stdio: 'ignore' })
    running.add(child)
    await eventually(
      () => replyTo(port, 'PING').catch(() => 'no answer'),
      (reply) => reply === '+PONG' || reply.startsWith('-NOAUTH'),
    )
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    running.delete(child)
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    /** Runs a command in its one-line form. Resolves with the first line of the reply. */
    command: (line: string) => replyTo(port, line),
    /** Kills the process with SIGKILL. */
    kill,
    /** Starts Redis again at the same address, empty. */
    start,
    /** Stops the process with SIGSTOP. The kernel still accepts connections and data. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  }
}
export type RedisServer = Awaited<ReturnType<typeof startRedis>>

endAfterTests(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
