import { afterAll, expect, it } from 'vitest'
import { expectRecovery } from '#tests/support/embedded-db/full-disk.ts'
import { endAllDbProcesses } from '#tests/support/embedded-db/processes.ts'
import { smallFileSystem } from '#tests/support/embedded-db/small-disks.ts'

/** Undefined where the machine does not allow mounting. */
const disk = smallFileSystem()

afterAll(() => {
  endAllDbProcesses()
  disk?.remove()
})

it.skipIf(!disk)('DB-5: on a full tmpfs writes fail, reads go on, and all heals', async () => {
  expect(disk).toBeDefined()
  await expectRecovery(disk!)
})
