import { mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DiskReserve } from '#server/embedded-db/disk-reserve.ts'
import { expectRecovery } from '#tests/support/embedded-db/full-disk.ts'
import { endAllDbProcesses } from '#tests/support/embedded-db/processes.ts'
import { limitedFiles } from '#tests/support/embedded-db/small-disks.ts'

const disk = limitedFiles()

afterAll(() => {
  endAllDbProcesses()
  disk.remove()
})

it(`DB-5: writes fail, the process lives, reads go on, and writes succeed again with space: ${disk.name}`, () =>
  expectRecovery(disk))

it('DB-5: space is reserved only behind the end of the file, even if LMDB wrote further than was reserved', () => {
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
