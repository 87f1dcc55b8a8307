import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

const { scripts, browserslist } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: { start: string }
  browserslist: string[]
}
/** The `start` script: with `exec`, npm's signals reach Node; without it, as on Windows, its second half runs. */
export const START_COMMAND = scripts.start

interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface Running {
  child: ChildProcess
  /** Resolves when stdout has carried the text; rejects when the process ends first. */
  printed: (text: string) => Promise<void>
  ended: Promise<Ended>
}

/** Sends SIGINT like a terminal: to the command and to every process that it has started. */
export function pressCtrlC({ child: { pid } }: Running): void {
  if (pid === undefined) throw new Error('It was not started')
  process.kill(-pid, 'SIGINT')
}

/** Returns an environment without the settings of this machine, including npm's own, which a test must not inherit. */
function cleanEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const names = /^(npm_|NODE_ENV|TEST_ALL|TMPDIR|PORT|HOST|DATA_DIR|MONGODB_URI|VITEST|CI$)/i
  const inherited = Object.entries(process.env).filter(([name]) => !names.test(name))
  return { ...Object.fromEntries(inherited), ...env }
}

const FAKE_VITE = `
import { mkdirSync, writeFileSync } from 'node:fs'
const [folder, ...files] = process.argv.includes('--ssr') ? ['dist/ssr', 'entry-server.js'] : ['dist/client', 'index.html']
if (process.env.BREAK_VITE) process.exit(3)
if (process.env.SLOW_VITE) { console.log('vite is slow'); await new Promise((done) => setTimeout(done, 60_000)) }
for (const name of ['assets', '.vite']) mkdirSync(folder + '/' + name, { recursive: true })
for (const file of files) writeFileSync(folder + '/' + file, 'built in ' + process.env.NODE_ENV)
if (files[0] === 'index.html') writeFileSync(folder + '/app.js', 'let a = 1;'.repeat(200))
`
const FAKE_BUNDLE = `
import { mkdirSync, copyFileSync, writeFileSync } from 'node:fs'
export async function bundleServer(outdir) {
  mkdirSync(outdir, { recursive: true })
  copyFileSync('server/index.ts', outdir + '/index.js')
  for (const name of ['preview-worker.js', 'embedded-db-worker.js', 'admin.js', 'backup.js'])
    writeFileSync(outdir + '/' + name, '')
}
`
/** Steps of the build that need the real client and server. Tests of the real build cover their output. */
const FAKE_STEPS = {
  'scripts/lib/server-bundle.mjs': FAKE_BUNDLE,
  'scripts/lib/glyphs.mjs': fakeStep('copyGlyphs', 'dist/server/fonts/fonts.json'),
  'scripts/lib/service-worker.mjs': fakeStep('bundleServiceWorker', 'dist/client/service-worker.js'),
  'scripts/lib/bill-of-materials.mjs': fakeStep('writeBillOfMaterials', 'dist/sbom.cdx.json'),
  'scripts/lib/third-party-notices.mjs': fakeStep('writeNotices', 'dist/client/third-party-notices.txt'),
}

function fakeStep(name: string, file: string): string {
  return `
import { mkdirSync, writeFileSync } from 'node:fs'
export function ${name}() {
  mkdirSync('${dirname(file)}', { recursive: true })
  writeFileSync('${file}', 'made')
}
`
}
/** Shuts down 700 ms after a signal, like a server with requests in flight. */
const FAKE_SERVER = `
const shutDown = (signal) => {
  console.log('stopping on ' + signal)
  setTimeout(() => { console.log('stopped cleanly'); process.exit(Number(process.env.SERVER_EXIT_CODE ?? 0)) }, 700)
}
process.once('SIGTERM', () => shutDown('SIGTERM'))
process.once('SIGINT', () => shutDown('SIGINT'))
console.log('serving version ' + 1)
console.log('log level ' + process.env.LOG_LEVEL)
if (process.env.SERVER_FAILS) { console.error('PORT 1 is taken'); process.exit(1) }
setInterval(() => {}, 1000)
`

/** A small project around the real scripts. npm is real and installs fake packages from the project's folder. */
export async function createFixtureProject(name = 'bingoboard-scripts-') {
  const folder = await mkdtemp(join(tmpdir(), name))
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  for (const path of ['scripts', ...['rules', 'logins', 'values'].map((part) => `server/config-${part}.mjs`)])
    await cp(join(PROJECT, path), join(folder, path), { recursive: true })
  const project = {
    name: 'fixture',
    version: '1.0.0',
    private: true,
    type: 'module',
    browserslist,
    scripts: { start: START_COMMAND },
    devDependencies: { vite: 'file:fakes/vite' },
  }
  const contents = {
    'package.json': JSON.stringify(project),
    'fakes/vite/package.json': JSON.stringify({
      name: 'vite',
      version: '1.0.0',
      type: 'module',
      bin: { vite: 'vite.js' },
    }),
    'fakes/vite/vite.js': FAKE_VITE,
    'server/index.ts': FAKE_SERVER,
    ...FAKE_STEPS,
  }
  for (const [path, content] of Object.entries(contents)) await write(path, content)
  const locked = spawnSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], {
    cwd: folder,
    env: cleanEnvironment({}),
    encoding: 'utf8',
  })
  if (locked.status !== 0) throw new Error(`No lock file for the fixture: ${locked.stderr}`)

  const running = new Set<ChildProcess>()
  const starter =
    (detached: boolean) =>
    (command: string, args: string[], env: Record<string, string> = {}): Running => {
      const child = spawn(command, args, {
        cwd: folder,
        env: cleanEnvironment(env),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached,
      })
      running.add(child)
      const output = { stdout: '', stderr: '' }
      const listeners = new Set<() => void>()
      for (const name of ['stdout', 'stderr'] as const)
        child[name]?.setEncoding('utf8').on('data', (text: string) => {
          output[name] += text
          for (const check of listeners) check()
        })
      const ended = once(child, 'close').then(([code, signal]) => {
        running.delete(child)
        for (const check of listeners) check()
        return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...output }
      })
      const printed = (text: string) =>
        new Promise<void>((resolve, reject) => {
          const check = () => {
            if (output.stdout.includes(text)) resolve()
            else if (child.exitCode !== null)
              reject(new Error(`Ended without "${text}": ${JSON.stringify(output)}`))
          }
          listeners.add(check)
          check()
        })
      return { child, printed, ended }
    }
  return {
    folder,
    write,
    /** Starts a command in the project, such as `npm start`. */
    start: starter(false),
    /** Starts a command as in a separate terminal, for `pressCtrlC`. */
    startInTerminal: starter(true),
    /** Runs a command of scripts/run.mjs to its end. */
    run: (script: string, args: string[] = [], env: Record<string, string> = {}) =>
      starter(false)(process.execPath, ['scripts/run.mjs', script, ...args], env).ended,
    close: async () => {
      for (const child of running) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
