import { expect, it } from 'vitest'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const WRITERS = 16
const ROUNDS = process.env.TEST_ALL === '1' ? 6 : 1

interface Counter {
  _id: number
  n: number
}

/**
 * Kills the database with SIGKILL under 16 writers, `rounds` times. Expects that it starts again, that nothing
 * acknowledged is lost, and that indexes agree with documents.
 */
async function expectNothingLost(rounds: number): Promise<void> {
  const dataDir = newFolder()
  const acknowledged = new Set<string>()
  const counters = Array.from({ length: WRITERS }, () => ({ acknowledged: 0, attempted: 0 }))
  let attempted = 0

  for (let round = 0; round <= rounds; round++) {
    const db = await startDbProcess(dataDir)
    const client = await connect(db.uri, { maxPoolSize: WRITERS, retryWrites: false })
    const notes = client.db().collection<{ _id: string; word: string; text: string }>('notes')
    const tallies = client.db().collection<Counter>('tallies')
    if (round === 0)
      await notes.createIndexes([{ key: { word: 1 } }, { key: { text: 1, word: -1 }, unique: true }])

    const stored = new Set((await notes.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id))
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    expect(stored.size).toBeLessThanOrEqual(attempted)
    for (const { _id, n } of await tallies.find().toArray()) {
      expect(n).toBeGreaterThanOrEqual(counters[_id]!.acknowledged)
      expect(n).toBeLessThanOrEqual(counters[_id]!.attempted)
      // From now on it is known which writes in flight at the kill were stored.
      counters[_id] = { acknowledged: n, attempted: n }
    }
    const report = await db.verify()
    expect(report).toMatchObject({ problems: [] })
    if (round === rounds) {
      expect(report.documents).toBe(stored.size + (await tallies.countDocuments({})))
      await client.close()
      expect(await db.end('SIGTERM')).toBe(0)
      break
    }

    let killed = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let i = 0; !killed; i++) {
        const id = `${round}-${writer}-${i}`
        attempted++
        counters[writer]!.attempted++
        try {
          await notes.insertOne({ _id: id, word: `w${i % 7}`, text: id.repeat(20) })
          acknowledged.add(id)
          await tallies.updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true })
          counters[writer]!.acknowledged++
          if (i % 3 === 0) await notes.updateOne({ _id: id }, { $set: { word: 'changed' } })
        } catch {
          return
        }
      }
    })
    const before = acknowledged.size
    while (acknowledged.size < before + 200 + round * 37)
      await new Promise((resolve) => setTimeout(resolve, 5))
    killed = (await db.end('SIGKILL')) === null
    expect(killed).toBe(true)
    await Promise.all(writers)
    await client.close()
  }
  // The writers were at work in every round.
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 200)
}

it(`DB-4: kill -9 under 16 writers loses no acknowledged write (rounds: ${ROUNDS})`, () =>
  expectNothingLost(ROUNDS))
