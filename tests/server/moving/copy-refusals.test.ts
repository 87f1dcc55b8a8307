import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VERSION } from '#server/version.ts'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { GIVEN_URI } from '#tests/support/given-mongodb.ts'
import { dumpOf, dumpOfDocuments, fill, newMongodb, onEmbedded, refusalOf } from '#tests/support/moving.ts'
import { runCopy, sampleDocuments, type Documents } from '#tests/support/moving.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { useEach } from '#tests/support/use-started.ts'

const root = newFolder()
const documents = sampleDocuments()
const EMPTY = dumpOfDocuments({})
const NEWER = { dataFormat: 7, oldestReader: '9.4.0' }
const NEWER_REASON = `holds data for BingoBoard 9.4.0 or later, and this is ${VERSION}. Start a newer version, or restore a backup from before the upgrade.`
const source = join(root, 'source')
let rounds = 0
/** A directory that doesn't exist yet. */
let other: string
const mongodb = useEach(newMongodb)

beforeAll(() => onEmbedded(source, (uri) => fill(uri, documents)))
beforeEach(() => void (other = join(root, `other-${rounds++}`)))

const fillOther = (rows: Documents) => onEmbedded(other, (uri) => fill(uri, rows))
const refusedTarget = (to: string) => refusalOf(runCopy(source, to))

describe('a refused source', () => {
  const target = () => join(root, `target-of-${rounds}`)
  const refusal = (from: string) => refusalOf(runCopy(from, target()))

  it('MOV-3: is a directory that does not exist or has no database, which is not created', async () => {
    const message = `DATA_DIR ${other} holds no database: database/data.mdb is missing or empty.`
    expect(await refusal(other)).toBe(message)
    expect(existsSync(other)).toBe(false)
    mkdirSync(other)
    expect(await refusal(other)).toBe(message)
    expect(existsSync(join(other, 'database'))).toBe(false)
    expect(existsSync(target())).toBe(false)
  })

  it('MOV-3: is a directory in use, as is a target; the error has its pid and how to copy it', async () => {
    const db = await startDbProcess(other)
    const reason = `DATA_DIR ${other} is in use by another process (pid ${db.pid}). Stop that one first, or choose another directory.`
    const way = 'To copy it while it is in use, run `npm run backup -- DIR` and copy from DIR.'
    expect([await refusal(other), await refusedTarget(other)]).toEqual([`${reason} ${way}`, reason])
    expect(await dumpOf(db.uri)).toEqual(EMPTY)
    expect(await db.end('SIGTERM')).toBe(0)
  })

  it('MOV-3: is one with data of a newer version, as is a target', async () => {
    await fillOther({})
    writeFileSync(join(other, 'bingoboard.json'), JSON.stringify({ database: 'database/data.mdb', ...NEWER }))
    const reason = `DATA_DIR ${other} ${NEWER_REASON}`
    expect([await refusal(other), await refusedTarget(other)]).toEqual([reason, reason])
    await fill(mongodb.uri, { data_format: [{ _id: 'stored-data', ...NEWER }] })
    expect(await refusal(mongodb.uri)).toBe(`FROM ${NEWER_REASON}`)
    expect(existsSync(target())).toBe(false)
  })

  it('MOV-3: is a database without documents or an unreachable MongoDB, and the error has no password', async () => {
    expect(await refusal(mongodb.uri)).toBe('FROM has no documents of BingoBoard. Name another database.')
    const message = await refusal('mongodb://me:a-password@127.0.0.1:1/bingoboard')
    expect(message).toMatch(/^FROM can't be used \(.*ECONNREFUSED\)\.$/)
    expect(message).not.toContain('password')
    expect(await refusal('mongodb://me:a-password@/?x=a-password')).toBe(
      "FROM can't be used (MongoParseError).",
    )
  })

  // Only on a MongoDB, since the embedded database encodes documents exactly as the driver does.
  it.runIf(GIVEN_URI)(
    'MOV-3: is one with a document that would arrive changed, and the target stays empty',
    async () => {
      // The driver writes the `$ref` of a reference first.
      await fill(mongodb.uri, {
        users: [{ _id: 'odd', usernameLower: 'odd', email: 'e', note: { $id: 1, $ref: 'a' } }],
      })
      expect(await refusal(mongodb.uri)).toBe('users has a document that would arrive changed (_id "odd").')
      expect(await onEmbedded(target(), dumpOf)).toEqual(EMPTY)
    },
  )
})

describe('a refused target', () => {
  it('MOV-3: is the source itself or an invalid URI, and the error has no password', async () => {
    expect(await refusedTarget(source)).toBe('FROM and TO are the same database.')
    expect(await refusedTarget('mongodb://me:a-password@/?x=a-password')).toBe(
      "TO can't be used (MongoParseError).",
    )
  })

  it('MOV-3: is a directory or a MongoDB with data, which is left unchanged', async () => {
    const own = { sessions: [{ _id: 's' }], bingo_cards: [{ _id: 'mine', cardId: 'mine' }] }
    const reason =
      'has data already (sessions, bingo_cards), and a copy never mixes two databases. Copy into an empty one.'
    await fillOther(own)
    expect(await refusedTarget(other)).toBe(`${other} ${reason}`)
    expect(await onEmbedded(other, dumpOf)).toEqual(dumpOfDocuments(own))
    await fill(mongodb.uri, own)
    expect(await refusedTarget(mongodb.uri)).toBe(`TO ${reason}`)
    expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments(own))
  })
})
