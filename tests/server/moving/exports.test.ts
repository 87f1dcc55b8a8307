import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { atUri, fill, inDataDir, newMongodb, onEmbedded, refusalOf } from '#tests/support/moving.ts'
import { runExport, sampleDocuments, type Place } from '#tests/support/moving.ts'

const root = temporaryDir()
let rounds = 0
let folder: string
let dataDir: string
let file: string

beforeEach(() => {
  folder = join(root.path, String(rounds++))
  mkdirSync(folder)
  dataDir = join(folder, 'data')
  file = join(folder, 'file')
})
afterAll(() => {
  endAllDbProcesses()
  root.remove()
})

interface Row {
  n: number
  a?: number
  b?: number
}

/** The documents of one collection in the file, by `_id`. */
function exported(collection: string): Map<number, Row> {
  const rows = new Map<number, Row>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.startsWith(`{"collection":"${collection}"`)) continue
    const { document } = mongoose.mongo.BSON.EJSON.parse(line) as { document: Row & { _id: number } }
    expect(rows.has(document._id)).toBe(false)
    rows.set(document._id, document)
  }
  return rows
}

/**
 * Eight writers at once: each stores a card and then its history, and changes two fields of older cards together. Resolves
 * with what was acknowledged before `during` began.
 */
async function whileWriting(uri: string, during: () => Promise<unknown>): Promise<{ before: number[] }> {
  const client = await connect(uri, { maxPoolSize: 8 })
  const cards = client.db().collection<Row & { _id: number; cardId: string }>('bingo_cards')
  const history = client.db().collection<Row & { _id: number; cardId: string }>('card_history')
  const acknowledged: number[] = []
  let next = 0
  let isOver = false
  const writers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const n = next++
      await cards.insertOne({ _id: n, n, cardId: `c${n}`, a: 0, b: 0 })
      await history.insertOne({ _id: n, n, cardId: `c${n}` })
      acknowledged.push(n)
      await cards.updateOne({ _id: n % 50 }, { $set: { a: n, b: n } })
    }
  })
  const written = (async () => {
    while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 5))
  })()
  // A writer ends here by an error only.
  await Promise.race([written, ...writers])
  const before = [...acknowledged]
  try {
    await during()
  } finally {
    isOver = true
    await Promise.all(writers)
    await client.close()
  }
  expect(acknowledged.length).toBeGreaterThan(before.length)
  return { before }
}

describe('while people write', () => {
  it('MOV-2: an export of an embedded database that a process serves shows one moment', async () => {
    const db = await startDbProcess(dataDir)
    const filler = Array.from({ length: 2000 }, (_, n) => ({
      _id: `u${n}`,
      usernameLower: `u${n}`,
      email: `${n}@example.test`,
      text: 'x'.repeat(500),
    }))
    await fill(db.uri, { users: filler })
    const { before } = await whileWriting(db.uri, () => runExport(inDataDir(dataDir), file))
    const cards = exported('bingo_cards')
    const history = exported('card_history')
    expect(before.filter((n) => !cards.has(n) || !history.has(n))).toEqual([])
    for (const { a, b } of cards.values()) expect(a).toBe(b)
    // A card is stored before its history, so one moment has no history without its card, and at most 8 cards without theirs.
    expect([...history.keys()].filter((n) => !cards.has(n))).toEqual([])
    expect(cards.size - history.size).toBeLessThanOrEqual(8)
    expect(await db.verify()).toMatchObject({ problems: [] })
    expect(await db.end('SIGTERM')).toBe(0)
  })

  it('MOV-2: an export of a MongoDB has whole documents, and all that were acknowledged before', async () => {
    const mongodb = await newMongodb()
    try {
      await fill(mongodb.uri, {})
      const { before } = await whileWriting(mongodb.uri, () => runExport(atUri(mongodb.uri), file))
      const cards = exported('bingo_cards')
      const history = exported('card_history')
      expect(before.filter((n) => !cards.has(n) || !history.has(n))).toEqual([])
      for (const { a, b } of cards.values()) expect(a).toBe(b)
      // History is read before the cards that it is about.
      expect([...history.keys()].filter((n) => !cards.has(n))).toEqual([])
    } finally {
      await mongodb.dispose()
    }
  })

  it('MOV-2: an owner may start while an export runs, and both go on', async () => {
    await onEmbedded(dataDir, (uri) => fill(uri, sampleDocuments()))
    let started: ReturnType<typeof startDbProcess> | undefined
    await runExport(inDataDir(dataDir), file, {
      onProgress: () => {
        started ??= startDbProcess(dataDir)
      },
    })
    const db = await started!
    const client = await connect(db.uri)
    expect(await client.db().collection('users').countDocuments({})).toBe(600)
    await client.close()
    expect(await db.end('SIGTERM')).toBe(0)
  })
})

describe('a refused export', () => {
  it('MOV-4: never replaces a file', async () => {
    await onEmbedded(dataDir, (uri) => fill(uri, {}))
    writeFileSync(file, 'mine')
    expect(await refusalOf(runExport(inDataDir(dataDir), file))).toBe(
      `${file} exists already. Choose another name.`,
    )
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('MOV-4: of a MongoDB that is not there names no password', async () => {
    const uri = 'mongodb://me:a-password@127.0.0.1:1/bingoboard'
    const message = await refusalOf(runExport(atUri(uri), file))
    expect(message).toMatch(/^MONGODB_URI can't be used \(.*ECONNREFUSED\)\.$/)
    expect(message).not.toContain('password')
    expect(readdirSync(folder)).toEqual([])
  })

  it('MOV-4: of a document that would come back differently names it and leaves no file', async () => {
    const odd = { _id: 'odd', usernameLower: 'odd', email: 'odd@example.test', note: { $date: 'soon' } }
    await onEmbedded(dataDir, (uri) => fill(uri, { users: [odd] }))
    expect(await refusalOf(runExport(inDataDir(dataDir), file))).toBe(
      `users has a document that a line of JSON can't hold exactly (_id "odd"). Nothing was exported.`,
    )
    expect(readdirSync(folder)).toEqual(['data'])
  })
})

describe('a stopped export', () => {
  async function leavesNoFile(place: Place): Promise<void> {
    const stop = new AbortController()
    let wasThere = false
    const onProgress = () => {
      wasThere = existsSync(`${file}.part`)
      stop.abort()
    }
    await expect(runExport(place, file, { signal: stop.signal, onProgress })).rejects.toThrow('aborted')
    expect(wasThere).toBe(true)
    expect(readdirSync(dirname(file))).toEqual(existsSync(dataDir) ? ['data'] : [])
  }

  it('MOV-4: leaves no file (embedded)', async () => {
    await onEmbedded(dataDir, (uri) => fill(uri, sampleDocuments()))
    await leavesNoFile(inDataDir(dataDir))
  })

  it('MOV-4: leaves no file (MongoDB)', async () => {
    const mongodb = await newMongodb()
    try {
      await fill(mongodb.uri, sampleDocuments())
      await leavesNoFile(atUri(mongodb.uri))
    } finally {
      await mongodb.dispose()
    }
  })
})
