import { mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DiskReserve } from '#server/embedded-db/disk-reserve.ts'
import { endAllDbProcesses } from '#tests/support/embedded-db/processes.ts'
import { smallDisks } from '#tests/support/embedded-db/small-disks.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'

const FULL = { code: 14031, codeName: 'OutOfDiskSpace' }
const NAMESPACE_NOT_FOUND = 26
const disks = smallDisks()

afterAll(() => {
  endAllDbProcesses()
  for (const { remove } of disks) remove()
})

interface Row {
  _id: number
  text?: string
  filler: string
}

describe.each(disks)('$name', ({ start, grow }) => {
  it('DB-5: writes get an error, the process lives, reads go on, and writes come back with the space', async () => {
    const db = await start()
    const client = await connect(db.uri, { retryWrites: false })
    const rows = client.db().collection<Row>('rows')
    await rows.createIndex({ text: 1 })
    const row = (_id: number): Row => ({ _id, text: String(_id), filler: 'x'.repeat(8000) })

    let stored = 0
    let refusal: unknown
    while (refusal === undefined && stored < 10_000) {
      await rows.insertOne(row(stored)).then(
        () => stored++,
        (error: unknown) => (refusal = error),
      )
    }
    expect(refusal).toMatchObject(FULL)
    expect(stored).toBeGreaterThan(50)

    const racing = Array.from({ length: 20 }, (_, i) => rows.insertOne(row(stored + i)))
    for (const { status } of await Promise.allSettled(racing)) expect(status).toBe('rejected')
    expect(await rows.countDocuments({})).toBe(stored)
    expect(await rows.findOne({ text: String(stored - 1) })).toMatchObject({ _id: stored - 1 })

    // A collection whose making failed is not remembered either.
    const late = client.db().collection<Row>('late')
    const wide: Row = { _id: 0, filler: 'x'.repeat(100_000) }
    await expect(late.insertOne(wide)).rejects.toMatchObject(FULL)
    await expect(late.indexes()).rejects.toMatchObject({ code: NAMESPACE_NOT_FOUND })
    expect(await db.verify()).toMatchObject({ ok: true, documents: stored })
    await client.close()

    const roomy = await grow(db)
    const later = await connect(roomy.uri)
    await later.db().collection<Row>('rows').insertOne(row(stored))
    await later.db().collection<Row>('late').insertOne(wide)
    expect(await later.db().collection('rows').countDocuments({})).toBe(stored + 1)
    expect(await roomy.verify()).toMatchObject({ ok: true, documents: stored + 2 })
    await later.close()
    expect(await roomy.end('SIGTERM')).toBe(0)
  })
})

it('DB-5: room is taken after the end of the file only, also when LMDB has written further than was reserved', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bingoboard-test-'))
  const file = join(dir, 'data.mdb')
  const pageSize = 4096
  writeFileSync(file, Buffer.alloc(2 * pageSize, 1))
  const reserve = new DiskReserve(file)
  const written = Buffer.alloc(30 * pageSize, 2)
  writeSync(openSync(file, 'r+'), written, 0, written.length, 2 * pageSize)
  const tree = { pageSize, treeDepth: 1, treeBranchPageCount: 0, treeLeafPageCount: 1, overflowPages: 0 }
  reserve.begin({ ...tree, free: tree, lastPageNumber: 31 })
  reserve.close()
  expect(
    readFileSync(file)
      .subarray(2 * pageSize, 32 * pageSize)
      .equals(written),
  ).toBe(true)
  expect(statSync(file).size).toBeGreaterThan(60 * pageSize)
  rmSync(dir, { recursive: true })
})
