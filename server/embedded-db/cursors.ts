import { randomBytes } from 'node:crypto'
import { Long } from 'bson'
import { CommandError } from './errors.ts'
import { BATCH_DOCUMENTS, type Row } from './query.ts'
import type { Doc } from './values.ts'

type ResultRow = Pick<Row, 'doc' | 'bytes'>

/** MongoDB's size of a first batch. A batch also ends with the document that reaches the bytes (10 ms of encoding). */
const FIRST_BATCH_DOCUMENTS = 101
const BATCH_BYTES = 1024 * 1024
/** An unused cursor lives this long. */
const IDLE_TIMEOUT_MS = 10 * 60_000
/** The most open cursors: clients that lost their connection leave some, and the pool of a process reads 30 at once. */
const MAX_OPEN_CURSORS = 200

interface Cursor {
  namespace: string
  rows: AsyncIterator<ResultRow>
  /** How many documents the client may still get. */
  remaining: number
  lastUsed: number
}

/** The results that clients have not yet read to their end, by id. */
export class Cursors {
  readonly #open = new Map<string, Cursor>()

  /** Returns the reply with the first batch. The cursor stays open unless that batch reaches the end or the limit. */
  async start(namespace: string, rows: AsyncIterator<ResultRow>, limit = Infinity): Promise<{ cursor: Doc }> {
    const now = Date.now()
    // The oldest come first.
    for (const [id, { lastUsed }] of this.#open)
      if (lastUsed < now - IDLE_TIMEOUT_MS || this.#open.size >= MAX_OPEN_CURSORS) this.#open.delete(id)
    const cursor: Cursor = { namespace, rows, remaining: limit, lastUsed: now }
    const { batch, done } = await takeBatch(cursor, FIRST_BATCH_DOCUMENTS)
    const id = done ? Long.ZERO : Long.fromBigInt(randomBytes(8).readBigInt64BE() | 1n)
    if (!done) this.#open.set(id.toString(), cursor)
    return { cursor: { firstBatch: batch, id, ns: namespace } }
  }

  async getMore(namespace: string, id: Long): Promise<{ cursor: Doc }> {
    const cursor = this.#open.get(id.toString())
    if (cursor?.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`)
    cursor.lastUsed = Date.now()
    const { batch, done } = await takeBatch(cursor, BATCH_DOCUMENTS)
    if (done) this.#open.delete(id.toString())
    return { cursor: { nextBatch: batch, id: done ? Long.ZERO : id, ns: namespace } }
  }
}

/** Takes the next documents. As in MongoDB, a batch that is just full does not look for the end. */
async function takeBatch(cursor: Cursor, size: number): Promise<{ batch: Doc[]; done: boolean }> {
  const batch: Doc[] = []
  for (let bytes = 0; batch.length < size && bytes < BATCH_BYTES && cursor.remaining > 0;) {
    const next = await cursor.rows.next()
    if (next.done) return { batch, done: true }
    batch.push(next.value.doc)
    bytes += next.value.bytes.length
    cursor.remaining--
  }
  return { batch, done: cursor.remaining === 0 }
}
