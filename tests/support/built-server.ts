import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** A start takes 1 s on a quiet machine and 25 s next to other test runs. A process that exits fails at once. */
const READY_WITHIN_MS = 60_000

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server was not ready in ${READY_WITHIN_MS} ms:\n${output()}`)
}

/**
 * Starts dist/server in production mode, in its own process, with its own port and database.
 * @param env settings beyond PORT and DATA_DIR
 * @param firstFolder the folder whose `dist` is started
 */
export async function startBuiltServer(env: Record<string, string> = {}, firstFolder = '.') {
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let printed = ''
  let child: ChildProcess | undefined

  const start = async (folder = '.') => {
    const started = spawn(process.execPath, ['dist/server/index.js'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await untilReady(url, started, () => printed)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start(firstFolder)
  return {
    /** `http://localhost:PORT` */
    url,
    port,
    dataDir,
    /** Kills the process with SIGKILL, as a power cut would. */
    kill: () => end('SIGKILL'),
    /** Stops the server as a service manager does. */
    stop: () => end('SIGTERM'),
    /** Starts the server again on the same port and data, from the `dist` of `folder`, which may be another build. */
    start,
    /** Stops the server and deletes its data. */
    dispose: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    /** Returns the server's output so far, for the message of a failing test. */
    output: () => printed,
  }
}
export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>
