import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIndexes, SESSIONS_COLLECTION } from '#server/database/indexes.ts'
import { COLLECTIONS } from '#server/database/transfer/export-format.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { atUri, dumpOf, dumpOfDocuments, fill, inDataDir } from '#tests/support/moving.ts'
import { newMongodb, onEmbedded, runExport, runImport, sampleDocuments } from '#tests/support/moving.ts'

const root = temporaryDir()
const at = (name: string) => join(root.path, name)
const documents = sampleDocuments()
let counts: Awaited<ReturnType<typeof runExport>>

beforeAll(async () => {
  await onEmbedded(at('source'), (uri) => fill(uri, documents))
  counts = await runExport(inDataDir(at('source')), at('file'))
})
afterAll(() => root.remove())

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Stores a second account of one name. @returns the code of the refusal */
async function storeTwin(uri: string): Promise<number | undefined> {
  const client = await connect(uri)
  const twin = { usernameLower: 'user1', username: 'x', email: 'x@example.test' }
  const code = await client
    .db()
    .collection('users')
    .insertOne(twin)
    .then(
      () => undefined,
      (error: { code?: number }) => error.code,
    )
  await client.close()
  return code
}

describe('a round trip', () => {
  it('MOV-1: from an embedded database into another one leaves every byte as it is, and makes the indexes of the application', async () => {
    expect(counts).toMatchObject({ users: 600, bingo_cards: 3, sessions: 1 })
    expect(await runImport(inDataDir(at('target')), at('file'))).toEqual(counts)
    const stored = await onEmbedded(at('target'), dumpOf)
    expect(stored).toEqual(dumpOfDocuments(documents))
    expect(stored).toEqual(await onEmbedded(at('source'), dumpOf))
    expect(await onEmbedded(at('target'), storeTwin)).toBe(11_000)
  })

  it('MOV-1: from an embedded database to a MongoDB and back leaves every byte as it is', async () => {
    const mongodb = await newMongodb()
    try {
      await runImport(atUri(mongodb.uri), at('file'))
      expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments(documents))
      await runExport(atUri(mongodb.uri), at('back'))
    } finally {
      await mongodb.dispose()
    }
    // The headers have the time, and the last lines the checksum with it.
    expect(linesOf(at('back')).slice(1, -2)).toEqual(linesOf(at('file')).slice(1, -2))
    await runImport(inDataDir(at('returned')), at('back'))
    expect(await onEmbedded(at('returned'), dumpOf)).toEqual(dumpOfDocuments(documents))
  })

  it('MOV-1: documents that are larger than a batch, and many of them, arrive', async () => {
    const large = {
      content_items: Array.from({ length: 12 }, (_, n) => ({
        _id: new mongoose.Types.ObjectId(),
        categoryId: 'c',
        content: String(n % 10).repeat(1_000_000),
        createdAt: new Date(n),
      })),
    }
    await onEmbedded(at('large'), (uri) => fill(uri, large))
    await runExport(inDataDir(at('large')), at('large-file'))
    await runImport(inDataDir(at('large-target')), at('large-file'))
    expect(await onEmbedded(at('large-target'), dumpOf)).toEqual(dumpOfDocuments(large))
  })
})

describe('the file', () => {
  it('MOV-1: holds every collection of the application', async () => {
    const mongodb = await newMongodb()
    const connection = await mongoose.createConnection(mongodb.uri).asPromise()
    await createIndexes(connection)
    const names = Object.values(connection.models).map(({ collection }) => collection.collectionName)
    await connection.close()
    await mongodb.dispose()
    expect([...COLLECTIONS].toSorted()).toEqual([...names, SESSIONS_COLLECTION].toSorted())
  })

  it('MOV-1: has a header, one document a line, and counts with a checksum at its end; only its owner can read it', () => {
    const lines = linesOf(at('file'))
    expect(JSON.parse(lines[0]!)).toEqual({
      export: 'BingoBoard',
      format: 1,
      version: '1.2.3',
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      collections: [...COLLECTIONS],
    })
    expect(JSON.parse(lines[1]!)).toMatchObject({ collection: 'sessions', document: { _id: 'a-session' } })
    expect(JSON.parse(lines.at(-2)!)).toMatchObject({
      documents: { users: 600, bingo_cards: 3 },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    const count = Object.values(documents).flat().length
    expect(lines).toHaveLength(1 + count + 1 + 1)
    if (process.platform !== 'win32') expect(statSync(at('file')).mode & 0o777).toBe(0o600)
  })
})
