import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { atUri, dumpOf, dumpOfDocuments, fill, inDataDir, newMongodb } from '#tests/support/moving.ts'
import {
  onEmbedded,
  refusalOf,
  runExport,
  runImport,
  sampleDocuments,
  sealed,
} from '#tests/support/moving.ts'

const root = temporaryDir()
const sound = join(root.path, 'sound')
const documents = sampleDocuments()
const EMPTY = dumpOfDocuments({})

beforeAll(async () => {
  await onEmbedded(join(root.path, 'source'), (uri) => fill(uri, documents))
  await runExport(inDataDir(join(root.path, 'source')), sound)
})
afterAll(() => {
  endAllDbProcesses()
  root.remove()
})

/** Stops at a moment in the middle, when `users` have begun. */
function stopInTheMiddle() {
  const stop = new AbortController()
  const steps = new Set<string>()
  const onProgress = (step: string, done: number) => {
    steps.add(step)
    if (step === 'Importing' && done > 500) stop.abort()
  }
  return { signal: stop.signal, onProgress, steps }
}

describe('a stopped import', () => {
  it('MOV-4: leaves a MongoDB empty, so that the next one works', async () => {
    const mongodb = await newMongodb()
    try {
      const { signal, onProgress, steps } = stopInTheMiddle()
      await expect(runImport(atUri(mongodb.uri), sound, { signal, onProgress })).rejects.toThrow('aborted')
      expect([...steps]).toEqual(['Checking', 'Importing', 'Removing'])
      expect(await dumpOf(mongodb.uri)).toEqual(EMPTY)
      await runImport(atUri(mongodb.uri), sound)
      expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments(documents))
    } finally {
      await mongodb.dispose()
    }
  })

  it('MOV-4: leaves a data directory empty, so that the next one works', async () => {
    const target = join(root.path, 'stopped')
    const { signal, onProgress } = stopInTheMiddle()
    await expect(runImport(inDataDir(target), sound, { signal, onProgress })).rejects.toThrow('aborted')
    expect(await onEmbedded(target, dumpOf)).toEqual(EMPTY)
    await runImport(inDataDir(target), sound)
    expect(await onEmbedded(target, dumpOf)).toEqual(dumpOfDocuments(documents))
  })
})

describe('an import that fails in the middle', () => {
  it('MOV-4: names the line that is refused, and leaves the target empty', async () => {
    const lines = readFileSync(sound, 'utf8').trimEnd().split('\n').slice(0, -1)
    // Two accounts with one name, in the second batch of users.
    const { document } = JSON.parse(lines.at(-1)!) as { document: Record<string, unknown> }
    const twin = { ...document, usernameLower: 'user3' }
    const faulty = join(root.path, 'twin')
    const all = [...lines.slice(0, -1), JSON.stringify({ collection: 'users', document: twin })]
    writeFileSync(faulty, sealed(all, { users: 600, others: lines.length - 601 }))
    const target = join(root.path, 'twin-target')
    expect(await refusalOf(runImport(inDataDir(target), faulty))).toBe(
      `${faulty}: line ${all.length} can't be stored, because DATA_DIR ${target} has one with its id or name. Stop the servers that use it.`,
    )
    expect(await onEmbedded(target, dumpOf)).toEqual(EMPTY)
  })

  it('MOV-4: deletes nothing that it has not written', async () => {
    const mongodb = await newMongodb()
    try {
      const client = await connect(mongodb.uri)
      const foreign = {
        _id: new mongoose.Types.ObjectId(),
        usernameLower: 'other',
        email: 'other@example.test',
      }
      let hasWritten: Promise<unknown> | undefined
      const { signal, onProgress } = stopInTheMiddle()
      const work = runImport(atUri(mongodb.uri), sound, {
        signal,
        onProgress: (step, done) => {
          if (step === 'Importing') hasWritten ??= client.db().collection('users').insertOne(foreign)
          onProgress(step, done)
        },
      })
      await expect(work).rejects.toThrow('aborted')
      await hasWritten
      await client.close()
      expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments({ users: [foreign] }))
    } finally {
      await mongodb.dispose()
    }
  })

  it('MOV-4: says what is left when the database goes away', async () => {
    const db = await startDbProcess(join(root.path, 'killed'))
    let killed: Promise<number | null> | undefined
    const message = await refusalOf(
      runImport(atUri(db.uri), sound, {
        onProgress: (step, done) => {
          if (step === 'Importing' && done > 500) killed ??= db.end('SIGKILL')
        },
      }),
    )
    await killed
    expect(message).toMatch(
      /^The import failed, and MONGODB_URI still has a part of it: \d+ documents or fewer\. Delete that database before anything uses it\.$/,
    )
  })
})
