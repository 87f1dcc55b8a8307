import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Storage } from '#server/embedded-db/storage.ts'
import { newFolder } from '#tests/support/new-folder.ts'

let folder: string
let storage: Storage
let reloads: number

beforeEach(() => {
  folder = newFolder()
  reloads = 0
  storage = new Storage(join(folder, 'data.mdb'), () => reloads++)
})
afterEach(() => storage.close())

const key = (text: string) => Buffer.from(text)
const put = (text: string) => () => storage.put(key(text), key(text))

it('DB-5: a failed write is undone together with its cache entries, and the other writes of its commit are stored', async () => {
  const fails = storage.write(() => {
    put('undone')()
    throw new Error('refused')
  })
  const other = storage.write(put('stored'))
  await expect(fails).rejects.toThrow()
  await other
  expect(reloads).toBe(1)
  expect(storage.get(key('undone'))).toBeUndefined()
  expect(storage.get(key('stored'))).toEqual(key('stored'))
  await storage.write(put('later'))
  expect(reloads).toBe(1)
})

it('OPS-5: closing stores what was written before, and refuses later writes', async () => {
  const before = storage.write(put('before'))
  const closed = storage.close()
  await expect(storage.write(put('after'))).rejects.toThrow('The database is closing')
  await Promise.all([before, closed])
  storage = new Storage(join(folder, 'data.mdb'), () => reloads++)
  expect([storage.get(key('before')), storage.get(key('after'))]).toEqual([key('before'), undefined])
})

it('DB-10: a commit with many entries leaves the following writes to the next one, in their order', async () => {
  const order: string[] = []
  const large = (name: string) =>
    storage
      .write(() => {
        for (let n = 0; n < 2000; n++) put(`${name} ${n}`)()
      })
      .then(() => order.push(name))
  let turns = 0
  const turn = () => {
    if (turns++ < 100) setImmediate(turn)
  }
  const writes = [
    large('a'),
    large('b'),
    storage.write(put('c')).then(() => order.push(`c in turn ${turns}`)),
  ]
  turn()
  await Promise.all(writes)
  expect(order).toEqual(['a', 'b', 'c in turn 3'])
})
