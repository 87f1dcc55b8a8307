import { describe, expect, it } from 'vitest'
import { Changes } from '#server/embedded-db/changes.ts'
import { createSharedReads } from '#server/services/shared-reads.ts'

/** Returns a store whose reads take the values when they start, and resolve when the test calls `finish`. */
function slowStore() {
  const store = { values: new Map<string, number>(), reads: [] as string[][], finish: [] as (() => void)[] }
  const readMany = (keys: string[]) => {
    store.reads.push(keys)
    const seen = new Map(store.values)
    return new Promise<Map<string, number>>((resolve) => store.finish.push(() => resolve(seen)))
  }
  return { store, readMany }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('shared reads', () => {
  it('OPS-24: everyone who requests a key while it is being read shares the next read, and misses no change', async () => {
    const { store, readMany } = slowStore()
    store.values.set('a', 1)
    const read = createSharedReads(readMany)
    const early = read('a')
    await nextTurn()
    store.values.set('a', 2)
    const late = Promise.all([read('a'), read('a')])
    const other = read('b')
    await nextTurn()
    expect(store.reads).toEqual([['a'], ['b']])
    store.finish[0]!()
    expect(await early).toBe(1)
    await expect.poll(() => store.reads).toEqual([['a'], ['b'], ['a']])
    store.finish[2]!()
    expect(await late).toEqual([2, 2])
    store.finish[1]!()
    expect(await other).toBeUndefined()
  })

  it('OPS-24: a document is read again after it changed, even if it changed while it was read', async () => {
    const changes = new Changes()
    let reads = 0
    const read = createSharedReads<{ _id: string; reads: number }>(async (keys) => {
      reads++
      await nextTurn()
      return new Map(keys.filter((key) => key !== 'nothing').map((_id) => [_id, { _id, reads }]))
    }, changes)
    const first = read('a')
    await nextTurn()
    changes.record('a')
    await first
    expect(await read('a')).toMatchObject({ reads: 2 })
    changes.record('b')
    expect(await read('a')).toMatchObject({ reads: 2 })
    changes.record('a')
    expect(await Promise.all([read('a'), read('a')])).toMatchObject([{ reads: 3 }, { reads: 3 }])
    for (const times of [4, 5]) {
      expect(await read('nothing')).toBeUndefined()
      expect(reads).toBe(times)
    }
  })
})
