import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = new URL('../../../server/embedded-db/', import.meta.url)
/** Its thread, and the care of its file. All other files do what MongoDB does. */
const CARE = [
  'changes.ts',
  'copy.ts',
  'data-dir.ts',
  'disk-reserve.ts',
  'embedded-db.ts',
  'lmdb-file.ts',
  'lock.ts',
  'thread.ts',
  'worker.ts',
]

it('DB-11: what it does of MongoDB has 2,000 lines at most, its thread and the care of its file 810', () => {
  const lines = { mongodb: 0, care: 0 }
  for (const name of readdirSync(FOLDER))
    lines[CARE.includes(name) ? 'care' : 'mongodb'] +=
      readFileSync(new URL(name, FOLDER), 'utf8').split('\n').length - 1
  expect(lines.mongodb).toBeLessThanOrEqual(2000)
  expect(lines.care).toBeLessThanOrEqual(810)
})
