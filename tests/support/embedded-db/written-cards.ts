import type { Client } from './test-db.ts'

/** A card in a database that is written to while it is copied. */
interface WrittenCard {
  _id: number
  cardId: string
  /** The number of the last write to the card. */
  n: number
  version: number
  deletedAt: null
  filler: string
}

const collectionOf = (client: Client) => client.db('bingoboard').collection<WrittenCard>('bingo_cards')

const DELETED = 20

/** Writes cards 0 to `count` - 1 with words of `bytes()` bytes, other cards that are deleted again, and a session. */
export async function writeCards(client: Client, count: number, bytes: () => number): Promise<void> {
  const cards = collectionOf(client)
  const all = count + DELETED
  await cards.createIndex({ cardId: 1 }, { unique: true })
  await cards.createIndex({ n: 1 })
  for (let from = 0; from < all; from += 500) {
    const docs = Array.from({ length: Math.min(500, all - from) }, (_, i) => {
      const id = from + i
      const filler = 'x'.repeat(bytes())
      return { _id: id, cardId: `card-${id}`, n: id, version: 1, deletedAt: null, filler }
    })
    await cards.insertMany(docs)
  }
  const others = Array.from({ length: DELETED }, (_, i) => count + i)
  await cards.deleteMany({ _id: { $in: others } })
  await client
    .db('bingoboard')
    .collection('sessions')
    .insertOne({ expires: new Date(Date.now() + 3_600_000) })
}

/** Performs write number `n`, which changes card `n % count`, so that the cards show how many writes there were. */
export async function write(client: Client, count: number, n: number): Promise<void> {
  const update = { $set: { n }, $inc: { version: 1 } }
  const { modifiedCount } = await collectionOf(client).updateOne({ _id: n % count }, update)
  if (modifiedCount !== 1) throw new Error(`write ${n} changed ${modifiedCount} cards`)
}

/** Returns how many writes the cards have had. @throws if they do not belong to one point in time */
export async function momentOf(client: Client, count: number, versionsAhead = 0): Promise<number> {
  const cards = await collectionOf(client).find().sort({ _id: 1 }).toArray()
  const last = Math.max(...cards.map(({ n }) => n))
  if (cards.length !== count) throw new Error(`${cards.length} cards, not ${count}`)
  for (const { _id, n, version, cardId } of cards) {
    const expected = last - ((((last - _id) % count) + count) % count)
    if (n !== expected || version !== 1 + Math.floor(n / count) + versionsAhead || cardId !== `card-${_id}`)
      throw new Error(`card ${_id} has version ${version} of write ${n}, and write ${last} is there`)
  }
  return last
}
