import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionsOf } from '#server/database/copy-documents.ts'
import { VERSION } from '#server/version.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'
import { dumpOf, dumpOfDocuments, fill, newMongodb, onEmbedded } from '#tests/support/moving.ts'
import { runCopy, sampleDocuments } from '#tests/support/moving.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { forTest, useStarted } from '#tests/support/use-started.ts'

const root = newFolder()
const at = (name: string) => join(root, name)
const documents = sampleDocuments()
const count = Object.values(documents).flat().length
const mongodb = useStarted(newMongodb)

beforeAll(() => onEmbedded(at('source'), (uri) => fill(uri, documents)))

/** Stores a second account with the same name. @returns the code of the refusal */
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

describe('a copy', () => {
  it('MOV-1: from a directory to a MongoDB and back keeps every byte, the indexes and the data format', async () => {
    const marker = (name: string) => join(at(name), 'bingoboard.json')
    const format = { dataFormat: 7, oldestReader: VERSION }
    writeFileSync(marker('source'), JSON.stringify({ database: 'database/data.mdb', ...format }))
    expect(await runCopy(at('source'), mongodb.uri)).toBe(count)
    expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments(documents))
    expect(await runCopy(mongodb.uri, at('returned'))).toBe(count)
    expect(await onEmbedded(at('returned'), dumpOf)).toEqual(dumpOfDocuments(documents))
    expect(await onEmbedded(at('source'), dumpOf)).toEqual(dumpOfDocuments(documents))
    expect(await onEmbedded(at('returned'), storeTwin)).toBe(11_000)
    expect(JSON.parse(readFileSync(marker('returned'), 'utf8'))).toMatchObject(format)
  })

  it('MOV-1: contains every collection of the application, each before those that it refers to', () => {
    const connection = mongoose.createConnection()
    const names = collectionsOf(connection)
    expect(names.toSorted()).toEqual(Object.keys(documents).toSorted())
    for (const [before, after] of [
      ['card_history', 'bingo_cards'],
      ['join_codes', 'bingo_cards'],
      ['content_items', 'categories'],
      ['category_permissions', 'categories'],
    ])
      expect(names.indexOf(before!)).toBeLessThan(names.indexOf(after!))
    expect(names.at(-1)).toBe('users')
  })

  it('MOV-1: contains documents that are larger than a batch together, and expired ones', async () => {
    const large = {
      join_codes: [{ _id: '482193', cardId: 'c', expires: new Date(0) }],
      content_items: Array.from({ length: 12 }, (_, n) => ({
        _id: new mongoose.Types.ObjectId(),
        categoryId: 'c',
        content: String(n % 10).repeat(1_000_000),
        createdAt: new Date(n),
      })),
    }
    await onEmbedded(at('large'), (uri) => fill(uri, large))
    expect(await runCopy(at('large'), at('large-target'))).toBe(13)
    expect(await onEmbedded(at('large-target'), dumpOf)).toEqual(dumpOfDocuments(large))
  })

  it('MOV-2: of a MongoDB that is being written to has complete documents, and all that were acknowledged before', async () => {
    const source = await forTest(newMongodb())
    const client = await connect(source.uri, { maxPoolSize: 8 })
    interface Row {
      _id: number
      cardId: string
      a?: number
      b?: number
    }
    const cards = client.db().collection<Row>('bingo_cards')
    const history = client.db().collection<Row>('card_history')
    const acknowledged: number[] = []
    let next = 0
    let isOver = false
    const writers = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const _id = next++
        await cards.insertOne({ _id, cardId: `c${_id}`, a: 0, b: 0 })
        await history.insertOne({ _id, cardId: `c${_id}` })
        acknowledged.push(_id)
        await cards.updateOne({ _id: _id % 50 }, { $set: { a: _id, b: _id } })
      }
    })
    while (acknowledged.length < 100) await cards.findOne({ _id: 0 })
    const before = [...acknowledged]
    await runCopy(source.uri, at('written'))
    isOver = true
    await Promise.all(writers)
    expect(acknowledged.length).toBeGreaterThan(before.length)
    await client.close()
    await onEmbedded(at('written'), async (uri) => {
      const reader = await connect(uri)
      const rowsOf = async (name: string) =>
        new Map((await reader.db().collection<Row>(name).find().toArray()).map((row) => [row._id, row]))
      const [copied, plays] = [await rowsOf('bingo_cards'), await rowsOf('card_history')]
      expect(before.filter((id) => !copied.has(id) || !plays.has(id))).toEqual([])
      for (const { a, b } of copied.values()) expect(a).toBe(b)
      // The history is read before the cards that it refers to.
      expect([...plays.keys()].filter((id) => !copied.has(id))).toEqual([])
      await reader.close()
    })
  })
})
