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

/** Bundles the sources, which start in 40 % of the CPU time of tsx then. The first worker does it for all of them. */
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

/** Creates a folder per worker, so that relative data directories with the same name are different ones. */
async function makeServerFolder(): Promise<string> {
  const [built, own] = [await builtFolder(), await mkdtemp(join(inject('runFolder'), 'server-'))]
  for (const name of ['dist', 'package.json']) await symlink(join(built, name), join(own, name))
  return own
}

/**
 * Starts the server as a separate process, in a folder that contains only a small build of the client.
 * @param env all of its settings; only PATH, HOME and TMPDIR are inherited
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
    /** Closes the reading end of its stdout. */
    stopReading: () => child.stdout?.destroy(),
    /** Resolves with the exit code; null if a signal ended the process. */
    ended,
    /** Stops the server as a service manager does; fails the test if its exit code is not 0. */
    stop: async () => {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    },
  }
}
export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>

/** A command's output and exit code. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** Runs the bundle of `npm run NAME -- …` to its end, which takes a quarter of the time of the sources. */
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

/** Matches the printed address, also while the app waits for its MongoDB. The metrics' address may precede it. */
const ADDRESS = /^BingoBoard [^:]*: http:\/\/[^:]+:(\d+)/m

/** Starts the server and waits until it prints its address. `url` is `http://127.0.0.1:PORT`. */
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

/** Starts the server as in production behind a proxy, and waits until its MongoDB and Redis, if any, are connected. */
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

/** Ends all running servers. Each test file calls it after its last test. */
export async function endServers(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ended)
}
endAfterTests(endServers)
