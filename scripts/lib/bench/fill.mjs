import { randomUUID } from 'node:crypto'

const BATCH = 1000
const CELLS = 25

/**
 * Fills a database with cards of 25 squares, each with one row of history and, for every tenth, an account.
 * @param {string} uri
 * @param {number} cards
 */
export async function fill(uri, cards) {
  const { default: mongoose } = await import('mongoose')
  const client = await new mongoose.mongo.MongoClient(uri).connect()
  const { ObjectId } = mongoose.mongo
  const db = client.db()
  const insert = async (name, make) => {
    for (let done = 0; done < cards; done += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, cards - done) }, (_, i) => make(done + i))
      await db.collection(name).insertMany(rows.filter(Boolean))
    }
  }
  const now = new Date()
  await insert('bingo_cards', (n) => ({
    cardId: randomUUID(),
    userId: new ObjectId(),
    title: `Card ${n}`,
    gridSize: 5,
    hasFreeSpace: true,
    cells: Array.from({ length: CELLS }, (_, cell) => `Square ${cell} of card ${n}`),
    theme: 'blue',
    freeSpaceImageUrl: null,
    version: 1,
    round: 1,
    opIds: [],
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }))
  await insert('card_history', () => ({ cardId: randomUUID(), userId: new ObjectId(), playedAt: now }))
  await insert('users', (n) =>
    n % 10 > 0
      ? undefined
      : {
          username: `user${n}`,
          usernameLower: `user${n}`,
          email: `user${n}@example.test`,
          passwordHash: 'x'.repeat(100),
          createdAt: now,
          updatedAt: now,
        },
  )
  await client.close()
}
