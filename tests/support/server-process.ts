import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleServer } from '../../scripts/lib/server-bundle.mjs'
import { eventually } from './eventually.ts'
import { makeBuild, type Build } from './fake-build.ts'

/** The server as a separate process, in a folder with a small build of the client and nothing else. */
export interface ServerProcess {
  pid: number
  output: () => string
  errors: () => string
  signal: (signal: NodeJS.Signals) => void
  /** The exit code; null where a signal ended it. */
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()
let build: Promise<Build> | undefined

/** A bundle of the sources starts in 40 % of the CPU time that they take with tsx. The files of a worker share one. */
async function makeServerBuild(): Promise<Build> {
  const made = await makeBuild()
  process.once('exit', () => rmSync(made.folder, { recursive: true, force: true }))
  // Vitest ends its workers so, which emits no `exit`.
  process.once('SIGTERM', () => process.exit())
  await bundleServer(join(made.folder, 'dist', 'server'))
  await symlink(join(process.cwd(), 'node_modules'), join(made.folder, 'node_modules'), 'dir')
  return made
}

/** @param env all its settings; only PATH and the like come from ours */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const { folder } = await (build ??= makeServerBuild())
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [join('dist', 'server', 'index.js')], {
    cwd: folder,
    env: { PATH, HOME, ...(TMPDIR !== '' && { TMPDIR }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return {
    pid: child.pid!,
    output: () => output,
    errors: () => errors,
    signal: (signal) => child.kill(signal),
    ended: new Promise((resolve) => {
      child.once('close', (code) => {
        running.delete(child)
        resolve(code)
      })
    }),
  }
}

/** The app's address, also while it waits for its MongoDB; the address of the metrics may be printed before it. */
const ADDRESS = /^BingoBoard [^:]*: http:\/\/[^:]+:(\d+)/m

/** Starts it and waits for the address that it prints: `http://127.0.0.1:PORT`. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess & { url: string }> {
  const server = await spawnServer(env)
  let over = false
  void server.ended.then(() => (over = true))
  await eventually(
    () => [over, server.output(), server.errors()] as const,
    ([, output]) => over || ADDRESS.test(output),
  )
  const port = ADDRESS.exec(server.output())?.[1]
  if (port === undefined) throw new Error(`It has ended: ${server.output()}${server.errors()}`)
  return { ...server, url: `http://127.0.0.1:${port}` }
}

/** For `afterAll`: no test leaves a process behind. */
export async function endServers(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ended)
}
