import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { dumpOf, dumpOfDocuments, fill, onEmbedded, sampleDocuments } from '#tests/support/moving.ts'
import { startSilentMongodb } from '#tests/support/moving.ts'
import { createProgress } from '../../../scripts/lib/progress.mjs'

const root = temporaryDir()
const documents = sampleDocuments()
const running = new Set<ChildProcess>()
let rounds = 0
let folder: string

beforeEach(() => {
  folder = join(root.path, String(rounds++))
  mkdirSync(folder)
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => {
  endAllDbProcesses()
  root.remove()
})

/** Runs `node scripts/run.mjs NAME`, called from `folder` as npm tells it. */
function start(name: 'export' | 'import', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/run.mjs', name, ...args], {
    env: { ...process.env, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { code: code as number | null, stdout, stderr }
  })
  return { child, ended }
}

describe('npm run export and npm run import', () => {
  it('MOV-1 MOV-5: move the data of a served database, with a plain line of progress', async () => {
    const db = await startDbProcess(join(folder, 'source'))
    await fill(db.uri, documents)
    const exported = await start('export', ['file'], { DATA_DIR: join(folder, 'source') }).ended
    expect(exported).toMatchObject({ code: 0, stderr: '' })
    expect(exported.stdout).toMatch(/^Exporting: \d+%\n(?:Exporting: 100%\n)?Exported 1,219 documents to /)
    expect(exported.stdout.split('\n').at(-2)).toBe(
      `Exported 1,219 documents to ${join(folder, 'file')}. It holds emails and password hashes: keep it safe.`,
    )
    await db.end('SIGTERM')
    const imported = await start('import', ['file'], { DATA_DIR: join(folder, 'target') }).ended
    expect(imported).toMatchObject({ code: 0, stderr: '' })
    expect(imported.stdout).toMatch(
      /^Checking: \d+%\n(?:Checking: 100%\n)?Importing: \d+%\nImporting: 100%\nImported 1,219 documents\.\n$/,
    )
    expect(await onEmbedded(join(folder, 'target'), dumpOf)).toEqual(dumpOfDocuments(documents))
  })

  it.each(['export', 'import'] as const)('MOV-5: %s without one file says how it is used', async (name) => {
    for (const args of [[], ['a', 'b'], ['--help'], ['']])
      expect(await start(name, args, {}).ended).toEqual({
        code: 1,
        stdout: '',
        stderr: `Usage: npm run ${name} -- FILE\n`,
      })
  })

  it('MOV-5: a refusal is one line and exit code 1', async () => {
    const { code, stderr } = await start('import', ['missing'], { DATA_DIR: join(folder, 'target') }).ended
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${join(folder, 'missing')} doesn't exist.\n` })
    expect(readdirSync(folder)).toEqual([])
  })

  it('OPS-2: an invalid setting is refused', async () => {
    const { code, stderr } = await start('export', ['file'], { MONGODB_URI: 'here' }).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^MONGODB_URI must be an address/)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('MOV-4 MOV-5: %s stops an export that waits for its database', async (signal, exitCode) => {
    const mongodb = await startSilentMongodb()
    const { child, ended } = start('export', ['file'], { MONGODB_URI: mongodb.uri })
    await mongodb.taken
    child.kill(signal)
    expect(await ended).toEqual({ code: exitCode, stdout: '', stderr: 'Stopped: nothing was exported.\n' })
    expect(existsSync(join(folder, 'file'))).toBe(false)
    mongodb.close()
  })

  it('MOV-4 MOV-5: Ctrl-C stops an import', async () => {
    await onEmbedded(join(folder, 'source'), (uri) => fill(uri, documents))
    await start('export', ['file'], { DATA_DIR: join(folder, 'source') }).ended
    const mongodb = await startSilentMongodb()
    const { child, ended } = start('import', ['file'], { MONGODB_URI: mongodb.uri })
    await mongodb.taken
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130, stderr: 'Stopped: nothing was imported.\n' })
    mongodb.close()
  })
})

describe('the progress', () => {
  function recorded(isTTY: boolean) {
    let text = ''
    let nowMs = 0
    const out = { isTTY, write: (part: string) => (text += part) }
    const progress = createProgress(out, () => nowMs)
    return { progress, pass: (ms: number) => (nowMs += ms), text: () => text }
  }

  it('MOV-5: is a bar in a terminal, drawn over itself', () => {
    const { progress, pass, text } = recorded(true)
    progress.show('Exporting', 0, 8)
    pass(99)
    progress.show('Exporting', 1, 8)
    pass(1)
    progress.show('Exporting', 2, 8)
    progress.show('Exporting', 8, 8)
    progress.show('Checking', 1, 1)
    progress.end()
    expect(text().split('\r')).toEqual([
      '',
      'Exporting [........................]   0%',
      'Exporting [######..................]  25%',
      'Exporting [########################] 100%\n',
      'Checking [########################] 100%\n',
    ])
  })

  it('MOV-5: is a line every 5 s elsewhere, and more than was expected is 100%', () => {
    const { progress, pass, text } = recorded(false)
    for (let done = 0; done < 100; done++) {
      progress.show('Importing', done, 100)
      pass(100)
    }
    progress.show('Importing', 100, 100)
    progress.show('Exporting', 7, 5)
    pass(9000)
    progress.show('Exporting', 9, 5)
    progress.show('Checking', 0, 0)
    progress.end()
    expect(text()).toBe('Importing: 0%\nImporting: 50%\nImporting: 100%\nExporting: 100%\nChecking: 100%\n')
  })
})
