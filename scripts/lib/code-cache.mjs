import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const READY_WITHIN_MS = 60_000

/** The address that the server prints. */
function printedAddress(server) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(() => reject(new Error(`the server is not ready:\n${printed}`)), READY_WITHIN_MS)
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text
        const url = /is ready: (\S+)/.exec(printed)?.[1]
        if (url !== undefined) resolve(url)
      })
    server.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`the server ended:\n${printed}`))
    })
  })
}

/**
 * Starts the built server once, asks for a page, and keeps what V8 has compiled for it: later starts take half of the time. A build
 * whose server does not run fails.
 * @param {string} folder `dist/server` of a project
 */
export async function writeCodeCache(folder) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-build-'))
  const { PATH = '', TMPDIR = '', SystemRoot = '' } = process.env
  const server = fork(fileURLToPath(import.meta.url), [folder], {
    cwd: join(folder, '..', '..'),
    env: {
      PATH,
      ...(TMPDIR && { TMPDIR }),
      ...(SystemRoot && { SystemRoot }),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    silent: true,
  })
  const ended = once(server, 'exit')
  try {
    await fetch(await printedAddress(server))
    server.send('write')
    const [code] = await ended
    if (code !== 0) throw new Error(`the server ended with exit code ${code}`)
  } finally {
    server.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The process that becomes the server: only it knows what it has compiled. */
async function serveAndWrite(folder) {
  const moduleAt = (name) => import(pathToFileURL(join(folder, name)).href)
  const { CODE_CACHE, codeCache } = await moduleAt('packages.js')
  process.once('message', () => {
    writeFileSync(CODE_CACHE, codeCache())
    process.exit(0)
  })
  await moduleAt('index.js')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveAndWrite(process.argv[2])
