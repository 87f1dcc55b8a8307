import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

describe('npm run db', () => {
  let dataDir: string
  const started: ChildProcess[] = []

  /** @returns its output once it has printed a URI or ended */
  async function startDb(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'db'], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    let stdout = ''
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const uri = await new Promise<string | undefined>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text
        const line = /^(mongodb:.*)\n/m.exec(stdout)?.[1]
        if (line !== undefined) resolve(line)
      })
      child.once('close', () => resolve(undefined))
    })
    return { child, uri, code: () => child.exitCode, stderr: () => stderr }
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-db-test-'))
  })
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  it('prints the URI of its data, and ends cleanly on a signal with the data kept', async () => {
    for (const [round, signal] of (['SIGTERM', 'SIGINT'] as const).entries()) {
      const db = await startDb()
      const connection = await mongoose.createConnection(db.uri ?? '').asPromise()
      const things = connection.collection('things')
      expect(await things.countDocuments()).toBe(round)
      await things.insertOne({ round })
      await connection.close()
      db.child.kill(signal)
      expect(await once(db.child, 'exit')).toEqual([0, null])
    }
  })

  it('OPS-6: a second process on the same directory is refused and named', async () => {
    await startDb()
    const second = await startDb()
    expect(second.uri).toBeUndefined()
    expect(second.code()).toBe(1)
    expect(second.stderr()).toMatch(/^DATA_DIR .* is in use by another process/)
    expect(second.stderr().trimEnd()).not.toContain('\n')
  })

  it('OPS-2: refuses an invalid setting', async () => {
    const db = await startDb({ LOG_LEVEL: 'loud' })
    expect(db.code()).toBe(1)
    expect(db.stderr()).toMatch(/^LOG_LEVEL must be one of/)
  })
})
