import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const faults = JSON.parse(readFileSync('scripts/lib/mutants/faults.json', 'utf8')) as {
  id: string
  file: string
  find: string
}[]

// The run of all of them takes an hour, and stops at one whose code has changed.
it.each(faults)('the planted fault $id has one place in the code', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
