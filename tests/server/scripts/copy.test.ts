import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  dumpOf,
  dumpOfDocuments,
  fill,
  onEmbedded,
  sampleDocuments,
  startSilentMongodb,
} from '#tests/support/moving.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const root = newFolder()
const documents = sampleDocuments()
let rounds = 0
let folder: string

beforeEach(() => {
  folder = join(root, String(rounds++))
  mkdirSync(folder)
})

/** Runs `npm run copy -- …`, with the variable by which npm says that it was called in `folder`. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'copy', ...args], {
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }))
  return { child, ended }
}

describe('npm run copy', () => {
  it('MOV-1 MOV-5: copies directories that are relative to the current folder, with plain lines of progress', async () => {
    await onEmbedded(join(folder, 'source'), (uri) => fill(uri, documents))
    const copied = await start('source', './target').ended
    expect(copied).toMatchObject({ code: 0, stderr: '' })
    const count = Object.values(documents).flat().length
    expect(copied.stdout).toMatch(
      new RegExp(String.raw`^Copying: \d+%\n(?:Copying: \d+%\n)*Copied ${count} documents\.\n$`),
    )
    expect(await onEmbedded(join(folder, 'target'), dumpOf)).toEqual(dumpOfDocuments(documents))
  })

  it('MOV-5: prints its usage, and no password, without a valid FROM and TO', async () => {
    for (const args of [
      [],
      ['a'],
      ['a', 'b', 'c'],
      ['--help', 'a'],
      ['', 'a'],
      ['a', 'postgres://me:secret@host/x'],
    ])
      expect(await start(...args).ended).toEqual({
        code: 1,
        stdout: '',
        stderr:
          'Usage: npm run copy -- FROM TO (each a mongodb:// URI, or a directory of an embedded database)\n',
      })
  })

  it('MOV-5: refuses in one line with exit code 1', async () => {
    expect(await start('missing', 'target').ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `DATA_DIR ${join(folder, 'missing')} holds no database: database/data.mdb is missing or empty.\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('MOV-4 MOV-5: is stopped by %s while it waits for a database', async (signal, exitCode) => {
    await onEmbedded(join(folder, 'source'), (uri) => fill(uri, documents))
    const mongodb = await startSilentMongodb()
    const { child, ended } = start('source', mongodb.uri)
    await mongodb.taken
    child.kill(signal)
    expect(await ended).toEqual({ code: exitCode, stdout: '', stderr: 'Stopped: nothing was copied.\n' })
    await mongodb.close()
  })
})
