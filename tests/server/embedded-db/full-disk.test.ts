import { execFileSync, spawnSync } from 'node:child_process'
import { openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DiskReserve } from '#server/embedded-db/disk-reserve.ts'
import { startDbProcess, type DbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'
import { protectedFiles } from '#tests/support/faults/small-disk.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const SMALL_BYTES = 3 * 1024 * 1024
const FULL = { code: 14031, codeName: 'OutOfDiskSpace' }

interface Row {
  _id: number
  text?: string
  filler: string
}

const dir = newFolder()
const disk = protectedFiles()
afterAll(() => disk?.remove())

/** Gives a process space again: with `prlimit` the same process, otherwise a new one on the same directory. */
async function grow(db: DbProcess): Promise<DbProcess> {
  if (spawnSync('prlimit', ['--version']).status === 0) {
    execFileSync('prlimit', ['--pid', String(db.pid), '--fsize=unlimited'])
    return db
  }
  await db.end('SIGTERM')
  return startDbProcess(dir)
}

// Files that may not grow look like a full disk. faults/full-disk.long.test.ts tests a full file system.
it('DB-5: on a full disk writes fail, the process and reads continue, and writes succeed again once there is space', async () => {
  // `ulimit -f` counts blocks of 512 bytes. Only the soft limit is set, so that it can be raised again.
  const launcher = ['sh', '-c', `ulimit -S -f ${SMALL_BYTES / 512} && exec "$@"`, 'sh']
  const db = await startDbProcess(dir, { launcher })
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
})

it.skipIf(disk === undefined)(
  'DB-5: on a disk that becomes read-only writes fail, the process and reads continue, and writes succeed afterwards',
  async () => {
    const { dataDir, fill, empty } = disk!
    const db = await startDbProcess(dataDir)
    const client = await connect(db.uri, { retryWrites: false })
    const rows = client.db().collection<Row>('rows')
    const insert = (_id: number) => rows.insertOne({ _id, filler: 'x'.repeat(8000) })
    await insert(0)
    fill(db.pid)
    for (const id of [1, 2, 3, 4, 5]) await expect(insert(id)).rejects.toMatchObject(FULL)
    expect(await rows.countDocuments({})).toBe(1)
    empty(db.pid)
    await insert(6)
    expect(await db.verify()).toMatchObject({ problems: [], documents: 2 })
    await client.close()
    expect(await db.end('SIGTERM')).toBe(0)
  },
)

// Root can give files away, and can drop the right to change the times of files that it does not own.
const notOwning = ['--bounding-set=-fowner', '--']
const isRoot = process.getuid?.() === 0 && spawnSync('setpriv', [...notOwning, 'true']).status === 0

it.skipIf(!isRoot)('DB-5: writes succeed in a file of another user that is writable', async () => {
  const path = newFolder()
  const first = await startDbProcess(path)
  expect(await first.end('SIGTERM')).toBe(0)
  execFileSync('chown', ['-R', '65534', path])
  const db = await startDbProcess(path, { launcher: ['setpriv', ...notOwning] })
  const client = await connect(db.uri, { retryWrites: false })
  await client.db().collection<Row>('rows').insertOne({ _id: 0, filler: '' })
  expect(await db.verify()).toMatchObject({ problems: [], documents: 1 })
  await client.close()
  expect(await db.end('SIGTERM')).toBe(0)
})

it('DB-5: space is reserved only beyond the end of the file, even if LMDB wrote further than was reserved', () => {
  const file = join(newFolder(), 'data.mdb')
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
})
