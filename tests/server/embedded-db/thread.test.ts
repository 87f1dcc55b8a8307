import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { startEmbeddedDbThread } from '#server/embedded-db/thread.ts'
import { verify } from '#server/embedded-db/verify.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const dir = newFolder()

/** Inserts a document and counts. Runs in a separate process, so that this one can be blocked. */
const CLIENT = `
  import mongoose from 'mongoose'
  const connection = await mongoose.createConnection(process.argv[1]).asPromise()
  const things = connection.collection('things')
  await things.insertOne({ from: 'another process' })
  console.log(await things.countDocuments())
  await connection.close()`

const start = (lines: string[] = []) =>
  startEmbeddedDbThread({ dataDir: dir, log: (line) => lines.push(line) })

it('DB-9, OPS-6: the embedded database’s thread responds while the sockets’ thread is blocked, locks its directory, and leaves it with the data when it ends', async () => {
  const lines: string[] = []
  const db = await start(lines)
  const before = db.changes.count()
  // Blocks this thread until the client has ended.
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', CLIENT, db.uri], {
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual(['1\n', ''])
  // The change by the other process is noticed.
  expect(db.changes.count()).toBe(before + 1n)
  await expect(start()).rejects.toThrow(/^DATA_DIR .* is in use by another process/)
  await db.close()
  expect(lines).toEqual([
    `Embedded database in ${dir}, for one machine; several need a MongoDB (MONGODB_URI).`,
  ])
  const again = await startEmbeddedDb({ dataDir: dir })
  expect(verify(again.engine)).toMatchObject({ problems: [], documents: 1 })
  await again.close()
})
