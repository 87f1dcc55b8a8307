import { expect, it } from 'vitest'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'

const test = useStarted(() => openTestDb({ anyUri: true }))

it('DB-1: counts by a field whose values are listed; a value that no document has is left out', async () => {
  const items = test.db.collection('items')
  const countsOf = async (values: string[]) => {
    const found = items.aggregate<{ _id: string; n: number }>([
      { $match: { of: { $in: values } } },
      { $group: { _id: '$of', n: { $sum: 1 } } },
    ])
    return Object.fromEntries((await found.toArray()).map(({ _id, n }) => [_id, n]))
  }
  expect(await countsOf(['x'])).toEqual({})
  await items.insertMany(['x', 'y', 'x', 'z', 'x', 'y'].map((of) => ({ of })))
  expect(await countsOf(['x', 'y', 'none', 'x'])).toEqual({ x: 3, y: 2 })
  expect(await countsOf([])).toEqual({})
  const many = Array.from({ length: 150 }, (_, at) => `value ${at}`)
  await items.insertMany(many.map((of) => ({ of })))
  expect(Object.keys(await countsOf(many))).toHaveLength(150)
})
