import { expect } from 'vitest'
import type { SmallDisk } from './small-disks.ts'
import { connect } from './test-db.ts'

const FULL = { code: 14031, codeName: 'OutOfDiskSpace' }

interface Row {
  _id: number
  text?: string
  filler: string
}

/** Fills the disk: writes fail, the process lives, reads go on, and writes succeed again with space. */
export async function expectRecovery({ start, grow }: SmallDisk): Promise<void> {
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

  // A collection whose creation failed is not cached either.
  const late = client.db().collection<Row>('late')
  const wide: Row = { _id: 0, filler: 'x'.repeat(100_000) }
  await expect(late.insertOne(wide)).rejects.toMatchObject(FULL)
  expect(await db.verify()).toMatchObject({ problems: [], documents: stored })
  await client.close()

  const roomy = await grow(db)
  const later = await connect(roomy.uri)
  await later.db().collection<Row>('rows').insertOne(row(stored))
  await later.db().collection<Row>('late').insertOne(wide)
  expect(await later.db().collection('rows').countDocuments({})).toBe(stored + 1)
  expect(await roomy.verify()).toMatchObject({ problems: [], documents: stored + 2 })
  await later.close()
  expect(await roomy.end('SIGTERM')).toBe(0)
}
