import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, symlink } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { bundleServer } from '../../scripts/lib/server-bundle.mjs'
import { eventually } from './eventually.ts'
import { makeBuild } from './fake-build.ts'
import { endAfterTests } from './left-running.ts'
import { untilReady } from './until-ready.ts'

const running = new Set<ChildProcess>()
let folder: Promise<string> | undefined

/** A bundle of the sources starts in 40 % of the CPU time that they take with tsx. The first worker that needs it makes it for all. */
async function builtFolder(): Promise<string> {
  const shared = inject('runFolder')
  const built = join(shared, 'build')
  const isFirst = await mkdir(join(shared, 'building')).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const made = await makeBuild(shared)
    await bundleServer(join(made.folder, 'dist', 'server'))
    await rename(made.folder, built)
  }
  await eventually(() => existsSync(built), Boolean)
  return built
}

/** Data directories with the same name are different ones in two workers. */
async function makeServerFolder(): Promise<string> {
  const [built, own] = [await builtFolder(), await mkdtemp(join(inject('runFolder'), 'server-'))]
  for (const name of ['dist', 'package.json']) await symlink(join(built, name), join(own, name))
  return own
}

/**
 * The server as a separate process, in a folder with a small build of the client and nothing else.
 * @param env all its settings; only PATH and the like come from ours
 * @param stdout an open file instead of a pipe
 */
export async function spawnServer(env: Record<string, string>, stdout: number | 'pipe' = 'pipe') {
  const cwd = await (folder ??= makeServerFolder())
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [join('dist', 'server', 'index.js')], {
    cwd,
    env: { PATH, HOME, ...(TMPDIR !== '' && { TMPDIR }), ...env },
    stdio: ['ignore', stdout, 'pipe'],
  })
  running.add(child)
  let output = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return {
    pid: child.pid!,
    output: () => output,
    errors: () => errors,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Ends the reader of its stdout. */
    stopReading: () => child.stdout?.destroy(),
    /** The exit code; null where a signal ended it. */
    ended,
    /** Ends it as a service manager does; fails the test where it does not end well. */
    stop: async () => {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>

/** What a command has printed, and its exit code. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** Runs the bundle of `npm run NAME -- …` to its end: it takes a quarter of the time that the sources take. */
export async function runBundled(
  name: 'admin' | 'backup',
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const cwd = await (folder ??= makeServerFolder())
  return runToEnd([join(cwd, 'dist', 'server', `${name}.js`), ...args], env)
}

/** Runs `npm run NAME -- …` to its end. */
export function runCommand(
  name: 'admin' | 'backup',
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  return runToEnd(['scripts/run.mjs', name, ...args], env)
}

function runToEnd(args: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
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

/** Starts it as in production behind a proxy, on a MongoDB and perhaps with a Redis, and waits until it has them. */
export async function startBehindProxy(env: Record<string, string>): ReturnType<typeof startServer> {
  const server = await startServer({
    SESSION_SECRET: 'a secret for tests, 32 bytes or more',
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY_HOPS: '1',
    ...env,
  })
  await untilReady(server.url, env.REDIS_URL === undefined ? {} : { redis: 'up' })
  return server
}

/** Ends all that run, as a file does after its last test. */
export async function endServers(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ended)
}
endAfterTests(endServers)
